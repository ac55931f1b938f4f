import { APICallError, RetryError } from 'ai';

/** Why a call of a language model came to nothing. */
export type ModelFailureReason =
  | 'key_refused'
  | 'unknown_model'
  | 'busy'
  | 'broken'
  | 'interrupted'
  | 'unreachable'
  | 'unreadable';

export interface FailureOfCall {
  reason: ModelFailureReason;
  /** Seconds, where the service said when it takes calls again. */
  retryAfter: number | null;
}

const STATUS_REASONS: Record<number, ModelFailureReason> = {
  401: 'key_refused',
  403: 'key_refused',
  404: 'unknown_model',
  429: 'busy',
};
const RETRY_AFTER_MAX_SECONDS = 24 * 60 * 60;

/** `hasBegun`: text had already arrived, so that a lost connection means an incomplete answer. */
export function failureOfCall(error: unknown, hasBegun: boolean): FailureOfCall {
  const cause = RetryError.isInstance(error) ? error.lastError : error;
  if (APICallError.isInstance(cause) && cause.statusCode !== undefined && cause.statusCode >= 400) {
    return {
      reason: STATUS_REASONS[cause.statusCode] ?? 'broken',
      retryAfter: cause.statusCode === 429 ? readRetryAfter(cause.responseHeaders?.['retry-after']) : null,
    };
  }
  if (hasBegun) return { reason: 'interrupted', retryAfter: null };
  return { reason: isConnectionFailure(cause) ? 'unreachable' : 'unreadable', retryAfter: null };
}

/** A number of seconds, or a date. */
function readRetryAfter(header: string | undefined): number | null {
  if (header === undefined) return null;
  const seconds = /^\d+$/.test(header) ? Number(header) : Math.ceil((Date.parse(header) - Date.now()) / 1000);
  return Number.isFinite(seconds) && seconds > 0 ? Math.min(seconds, RETRY_AFTER_MAX_SECONDS) : null;
}

const CONNECTION_FAILURE =
  /ECONNREFUSED|ECONNRESET|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ETIMEDOUT|UND_ERR|fetch failed|cannot connect|socket/i;

/** Looks through the causes, which libraries wrap several times over. */
function isConnectionFailure(error: unknown): boolean {
  for (let cause = error; typeof cause === 'object' && cause !== null; cause = 'cause' in cause ? cause.cause : null) {
    const message = 'message' in cause ? String(cause.message) : '';
    if (CONNECTION_FAILURE.test(message)) return true;
  }
  return false;
}
