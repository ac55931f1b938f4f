import axios, { type AxiosInstance, type InternalAxiosRequestConfig, isAxiosError } from 'axios';
import { refreshInTurn } from '../session/refresh-in-turn.ts';
import type { Session } from '../session/session.ts';

interface RetryableRequest extends InternalAxiosRequestConfig {
  /** Carries the session's token, not one that the caller has brought. */
  usesSession?: boolean;
  hasBeenRetried?: boolean;
}

const REQUEST_TIMEOUT_MS = 90_000;
/** What a session needs of the API comes with the first call that is made, its checks of the answers with it. */
export const loadSessionCalls = () => import('./session-calls.ts');

const REFRESH_LOCK = 'vitae-token-refresh';
/** Whether the API has refused a refresh token: not an outage, nor a call too many. */
export function isRefusal(error: unknown): boolean {
  return isAxiosError(error) && [400, 401, 403].includes(error.response?.status ?? 0);
}

/**
 * The axios instance of shell and remotes. A 401 is answered with one refresh, shared by all requests of all tabs
 * that wait for it, and one repeat of the request. When the refresh is refused the session ends and the first
 * error is thrown; when it could not be asked, or only not now, the session stays.
 */
export function createHttp(session: Session, baseUrl = ''): AxiosInstance {
  const options = { baseURL: baseUrl, timeout: REQUEST_TIMEOUT_MS };
  const http = axios.create(options);
  let refreshing: Promise<void> | null = null;

  const refreshOnce = (rejectedToken: string) => {
    const isRejected = () => session.getAccessToken() === rejectedToken;
    refreshing ??= refreshInTurn(REFRESH_LOCK, isRejected, async () => {
      const { send, refreshTokens } = await loadSessionCalls();
      const body = { refresh: session.getRefreshToken() ?? '' };
      session.replaceTokens(await send(axios.create(options), refreshTokens, { body }));
    }).finally(() => {
      refreshing = null;
    });
    return refreshing;
  };

  http.interceptors.request.use((request: RetryableRequest) => {
    const token = session.getAccessToken();
    if (token && !request.headers.has('Authorization')) {
      request.headers.set('Authorization', `Bearer ${token}`);
      request.usesSession = true;
    }
    return request;
  });

  http.interceptors.response.use(undefined, async (error: unknown) => {
    const request = isAxiosError(error) ? (error.config as RetryableRequest | undefined) : undefined;
    if (!request || !isAxiosError(error) || error.response?.status !== 401) throw error;
    if (!request.usesSession || request.hasBeenRetried) throw error;
    const rejectedToken = String(request.headers.get('Authorization') ?? '').replace(/^Bearer /, '');
    try {
      await refreshOnce(rejectedToken);
    } catch (refreshError) {
      if (isRefusal(refreshError)) session.end('expired');
      throw error;
    }
    const token = session.getAccessToken();
    // Another tab has signed out meanwhile.
    if (!token) throw error;
    request.hasBeenRetried = true;
    request.headers.set('Authorization', `Bearer ${token}`);
    return http.request(request);
  });

  return http;
}
