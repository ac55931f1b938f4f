import axios, { type AxiosInstance, type InternalAxiosRequestConfig, isAxiosError } from 'axios';
import type { Session, Tokens } from '../session/session.ts';

interface RetryableRequest extends InternalAxiosRequestConfig {
  /** Carries the session's token, not one that the caller has brought. */
  usesSession?: boolean;
  hasBeenRetried?: boolean;
}

const REQUEST_TIMEOUT_MS = 90_000;
const REFRESH_PATH = '/api/token/refresh/';
const REFRESH_LOCK = 'vitae-token-refresh';
/**
 * What one tab stores, another may see a moment later. Until then the lock is kept, since a second use of a refresh
 * token ends the session.
 */
const STORAGE_SETTLES_MS = 1_000;

/**
 * The axios instance of shell and remotes. A 401 is answered with one refresh, shared by all requests of all tabs
 * that wait for it, and one repeat of the request. When the refresh is refused the session ends and the first
 * error is thrown; when it only could not be reached, the session stays.
 */
export function createHttp(session: Session, baseUrl = ''): AxiosInstance {
  const http = axios.create({ baseURL: baseUrl, timeout: REQUEST_TIMEOUT_MS });
  let refreshing: Promise<void> | null = null;

  /** True when it has asked the API. */
  const refresh = async (rejectedToken: string) => {
    // Another tab may have refreshed while this one waited for the lock.
    if (session.getAccessToken() !== rejectedToken) return false;
    const { data } = await axios.post<Tokens>(baseUrl + REFRESH_PATH, { refresh: session.getRefreshToken() });
    session.replaceTokens({ access: data.access, refresh: data.refresh });
    return true;
  };

  const refreshOnce = (rejectedToken: string) => {
    refreshing ??= new Promise<void>((resolve, reject) => {
      const finished = new AbortController();
      window.addEventListener('storage', () => session.getAccessToken() !== rejectedToken && resolve(), finished);
      const work = async () => {
        const hasAsked = await refresh(rejectedToken).finally(() => finished.abort());
        resolve();
        if (hasAsked) await new Promise((settled) => setTimeout(settled, STORAGE_SETTLES_MS));
      };
      (navigator.locks ? navigator.locks.request(REFRESH_LOCK, work) : work()).catch(reject);
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
    if (!request.usesSession || request.hasBeenRetried || !session.getRefreshToken()) throw error;
    const rejectedToken = String(request.headers.get('Authorization') ?? '').replace(/^Bearer /, '');
    try {
      await refreshOnce(rejectedToken);
    } catch (refreshError) {
      if (isAxiosError(refreshError) && refreshError.response && refreshError.response.status < 500)
        session.end('expired');
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
