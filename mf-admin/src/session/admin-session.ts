import { type AdminUser, adminUserSchema } from '@vitae/contract/staff';
import { PERSISTENT_KEYS } from '@vitae/contract/storage';
import type { TokenPair } from '@vitae/contract/tokens';
import { useSyncExternalStore } from 'react';

const { adminAuthenticated, adminUser, adminAccessToken, adminRefreshToken } = PERSISTENT_KEYS;
const KEYS: readonly string[] = [adminAuthenticated, adminUser, adminAccessToken, adminRefreshToken];

const listeners = new Set<() => void>();
let lastRead: { raw: string; user: AdminUser | null } = { raw: '', user: null };

function announce(): void {
  for (const listener of listeners) listener();
}

/** Who is signed in as staff. Needs the flag, the user and the access token, all three. */
function getAdmin(): AdminUser | null {
  const isMarked = localStorage.getItem(adminAuthenticated) === 'true';
  const hasToken = Boolean(localStorage.getItem(adminAccessToken));
  const raw = isMarked && hasToken ? (localStorage.getItem(adminUser) ?? '') : '';
  // The same object as long as nothing changed: React compares by identity.
  if (raw !== lastRead.raw) lastRead = { raw, user: parseUser(raw) };
  return lastRead.user;
}

function parseUser(raw: string): AdminUser | null {
  try {
    return adminUserSchema.parse(JSON.parse(raw));
  } catch {
    return null;
  }
}

export function saveAdminSession(user: AdminUser, tokens: TokenPair): void {
  localStorage.setItem(adminUser, JSON.stringify(user));
  localStorage.setItem(adminAccessToken, tokens.access);
  localStorage.setItem(adminRefreshToken, tokens.refresh);
  localStorage.setItem(adminAuthenticated, 'true');
  announce();
}

/** The session goes on with new tokens. */
export function replaceAdminTokens(tokens: TokenPair): void {
  localStorage.setItem(adminAccessToken, tokens.access);
  localStorage.setItem(adminRefreshToken, tokens.refresh);
}

/** Forgets the staff session and returns the refresh token that it had, for the API to forget it too. */
export function clearAdminSession(): string | null {
  const refresh = localStorage.getItem(adminRefreshToken);
  for (const key of KEYS) localStorage.removeItem(key);
  announce();
  return refresh;
}

function subscribe(listener: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === null || KEYS.includes(event.key)) listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', onStorage);
  };
}

/** Who is signed in as staff; follows sign-in and log-out, in other tabs too. */
export function useAdmin(): AdminUser | null {
  return useSyncExternalStore(subscribe, getAdmin);
}
