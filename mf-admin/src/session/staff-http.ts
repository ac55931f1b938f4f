import type { Call, CallInput, CallOutput } from '@vitae/contract/call';
import { PERSISTENT_KEYS } from '@vitae/contract/storage';
import { refreshTokens } from '@vitae/contract/tokens';
import { readHttpFailure } from '@vitae/remote-kit/http-error';
import { useHttp } from '@vitae/remote-kit/platform';
import { send } from '@vitae/remote-kit/send';
import type { AxiosInstance } from 'axios';
import { useCallback } from 'react';
import { clearAdminSession, replaceAdminTokens } from './admin-session.ts';

/** Another tab, or the shell's check of staff, may refresh the same token at this moment. */
const REFRESH_LOCK = 'vitae-admin-token-refresh';

/** Nobody is signed in as staff here: nothing was asked. */
export class NoStaffTokenError extends Error {
  override name = 'NoStaffTokenError';
}

const readToken = () => localStorage.getItem(PERSISTENT_KEYS.adminAccessToken);

/** Exchanges the refresh token, unless somebody else has done so since `rejected` was sent. */
async function refresh(http: AxiosInstance, rejected: string): Promise<void> {
  const exchange = async () => {
    if (readToken() !== rejected) return;
    const body = { refresh: localStorage.getItem(PERSISTENT_KEYS.adminRefreshToken) ?? '' };
    // Without what the platform's HTTP does for users.
    replaceAdminTokens(await send(http.create(), refreshTokens, { body }));
  };
  await (navigator.locks ? navigator.locks.request(REFRESH_LOCK, exchange) : exchange());
}

/**
 * Makes a call with the staff token. An expired one is refreshed once; a session that has ended is forgotten here too,
 * which leads back to the sign-in.
 */
export async function sendAsStaff<C extends Call>(
  http: AxiosInstance,
  call: C,
  input: CallInput<C>,
  signal?: AbortSignal,
): Promise<CallOutput<C>> {
  const attempt = (token: string) => send(http, call, input, { signal, headers: { Authorization: `Bearer ${token}` } });
  const token = readToken();
  if (!token) {
    console.warn('[admin] nobody is signed in as staff: nothing was asked');
    throw new NoStaffTokenError();
  }
  try {
    return await attempt(token);
  } catch (error) {
    const { status } = readHttpFailure(error);
    if (status === 403) console.warn('Admin access denied');
    if (status !== 401) throw error;
  }
  try {
    await refresh(http, token);
    return await attempt(readToken() ?? '');
  } catch (error) {
    const { status } = readHttpFailure(error);
    if (status === 400 || status === 401 || status === 403) clearAdminSession();
    throw error;
  }
}

/** `sendAsStaff` over the platform's HTTP, which says failures in the page's language. */
export function useStaffCall() {
  const http = useHttp();
  return useCallback(
    <C extends Call>(call: C, input: CallInput<C>, signal?: AbortSignal) => sendAsStaff(http, call, input, signal),
    [http],
  );
}
