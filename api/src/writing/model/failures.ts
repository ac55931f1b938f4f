import { APICallError, RetryError } from 'ai';

/** Why a model's letter could not be used, as a sentence for the person who reads the letter. */
export class ModelFailure extends Error {
  override name = 'ModelFailure';
}

const STOOD_IN = 'so the built-in writer wrote this letter.';

export const FAILURES = {
  refused: `The AI service did not accept its access key, ${STOOD_IN}`,
  unknownModel: `The AI service does not offer the configured model, ${STOOD_IN}`,
  busy: `The AI service is busy or its quota is used up, ${STOOD_IN}`,
  broken: `The AI service reported an error, ${STOOD_IN}`,
  slow: `The AI service took too long to answer, ${STOOD_IN}`,
  unreachable: `The AI service could not be reached, ${STOOD_IN}`,
  unreadable: `The AI service sent an answer that could not be read, ${STOOD_IN}`,
  interrupted: `The AI service broke off before the letter was complete, ${STOOD_IN}`,
} as const;

const UNAUTHORIZED = new Set([401, 403]);

/** `hasBegun`: text had already arrived, so that a lost connection means an incomplete letter. */
export function reasonFor(error: unknown, hasBegun: boolean): string {
  if (error instanceof ModelFailure) return error.message;
  const cause = RetryError.isInstance(error) ? error.lastError : error;
  if (APICallError.isInstance(cause) && cause.statusCode !== undefined && cause.statusCode >= 400) {
    if (UNAUTHORIZED.has(cause.statusCode)) return FAILURES.refused;
    if (cause.statusCode === 404) return FAILURES.unknownModel;
    return cause.statusCode === 429 ? FAILURES.busy : FAILURES.broken;
  }
  if (hasBegun) return FAILURES.interrupted;
  if (isConnectionFailure(cause)) return FAILURES.unreachable;
  return FAILURES.unreadable;
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
