import type { AxiosError } from 'axios';

export interface HttpFailure {
  /** `null` when no answer came: the network is down, the request timed out or was cancelled. */
  status: number | null;
  /** What the server said, for people; `null` when it said nothing readable. */
  serverMessage: string | null;
  code: string | null;
}

/** As axios does it; the import of its own function would bring all of axios into every remote. */
function isAxiosError(error: unknown): error is AxiosError<{ code?: unknown }> {
  return typeof error === 'object' && error !== null && 'isAxiosError' in error && error.isAxiosError === true;
}

/**
 * Reads any failed call. The server's sentence is taken from `message`, `error` or `detail`, from a plain-text
 * body, or else is the whole body as JSON. An HTML page of some proxy is not a sentence and counts as nothing.
 */
export function readHttpFailure(error: unknown): HttpFailure {
  if (!isAxiosError(error) || !error.response) return { status: null, serverMessage: null, code: null };
  const { status, data } = error.response;
  return { status, serverMessage: readMessage(data), code: typeof data?.code === 'string' ? data.code : null };
}

function readMessage(body: unknown): string | null {
  if (typeof body === 'string') {
    const text = body.trim();
    return text && !text.startsWith('<') ? text : null;
  }
  if (typeof body !== 'object' || body === null) return null;
  const { message, error, detail } = body as Record<string, unknown>;
  const sentence = [message, error, detail].find((value) => typeof value === 'string' && value.trim());
  if (sentence) return sentence as string;
  return Object.keys(body).length > 0 ? JSON.stringify(body) : null;
}
