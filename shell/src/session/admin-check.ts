import { PERSISTENT_KEYS } from '@vitae/contract/storage';
import { isAxiosError } from 'axios';
import { isRefusal } from '../platform/http.ts';
import { refreshInTurn } from './refresh-in-turn.ts';
import type { Tokens } from './session.ts';

const { adminAuthenticated, adminUser, adminAccessToken, adminRefreshToken } = PERSISTENT_KEYS;

const REFRESH_LOCK = 'vitae-admin-token-refresh';

interface AdminCheckOptions {
  /** Fails with the API's answer when the token is not an admin's. */
  ask(accessToken: string): Promise<unknown>;
  refresh(refreshToken: string): Promise<Tokens>;
  storage: Storage;
}

/**
 * Whether this browser holds an admin session that the API confirms. Flags alone prove nothing: who writes them by
 * hand is refused. An expired token is refreshed once; a refused session is removed. These tokens are not the user's.
 */
export function createAdminCheck({ ask, refresh, storage }: AdminCheckOptions) {
  const clear = () => {
    for (const key of [adminAuthenticated, adminUser, adminAccessToken, adminRefreshToken]) storage.removeItem(key);
  };

  return async (): Promise<boolean> => {
    const access = storage.getItem(adminAccessToken);
    if (storage.getItem(adminAuthenticated) !== 'true' || !storage.getItem(adminUser) || !access) return false;
    try {
      await ask(access);
      return true;
    } catch (error) {
      if (!isUnauthorized(error)) return false;
    }
    try {
      const isRejected = () => storage.getItem(adminAccessToken) === access;
      await refreshInTurn(REFRESH_LOCK, isRejected, async () => {
        const tokens = await refresh(storage.getItem(adminRefreshToken) ?? '');
        storage.setItem(adminAccessToken, tokens.access);
        storage.setItem(adminRefreshToken, tokens.refresh);
      });
      await ask(storage.getItem(adminAccessToken) ?? '');
      return true;
    } catch (error) {
      if (isRefusal(error)) clear();
      return false;
    }
  };
}

function isUnauthorized(error: unknown): boolean {
  return isAxiosError(error) && error.response?.status === 401;
}
