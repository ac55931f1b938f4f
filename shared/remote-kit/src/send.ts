import type { Call, CallInput, CallOutput } from '@vitae/contract/call';
import type { AxiosInstance, AxiosProgressEvent } from 'axios';

interface SendOptions {
  signal?: AbortSignal;
  /** Milliseconds until it counts as failed, where the platform's own limit does not fit. */
  timeout?: number;
  headers?: Record<string, string>;
  /** How much of the request has left the browser. */
  onUploadProgress?(progress: AxiosProgressEvent): void;
}

/** The API answered with something else than the contract says: an old page, or a proxy's own words. */
export class UnexpectedAnswerError extends Error {
  /** The body as it came. */
  readonly answer: unknown;

  constructor(call: Call, answer: unknown, cause: unknown) {
    super(`${call.method} ${call.path} gave an unexpected answer`, { cause });
    this.answer = answer;
    this.name = 'UnexpectedAnswerError';
  }
}

/**
 * Makes a call of the contract and checks its answer.
 *
 * @param http The platform's axios instance.
 * @param input The call's `params`, `query` and `body` or `form`. In a form `undefined` is left out.
 * @throws the axios error of a failed call (see `readHttpFailure`), or `UnexpectedAnswerError`.
 */
export async function send<C extends Call>(
  http: AxiosInstance,
  call: C,
  input: CallInput<C>,
  options: SendOptions = {},
): Promise<CallOutput<C>> {
  const { data } = await http.request<unknown>({ ...requestOf(call, input), ...options });
  const answer = call.response.safeParse(data);
  if (!answer.success) throw new UnexpectedAnswerError(call, data, answer.error);
  return answer.data as CallOutput<C>;
}

/** A call with its input, as axios takes it. */
export function requestOf<C extends Call>(call: C, input: CallInput<C>) {
  const { params, query, body, form } = input as {
    params?: Record<string, string>;
    query?: object;
    body?: unknown;
    form?: Record<string, unknown>;
  };
  return {
    method: call.method,
    url: fillPath(call.path, params),
    params: query,
    data: form ? toFormData(form) : body,
  };
}

/** `/api/resume/:id/update/` with its segments filled in. */
export function fillPath(path: string, params: Record<string, string> = {}): string {
  return path.replace(/:(\w+)/g, (_segment, name: string) => {
    const value = params[name];
    if (value === undefined) throw new Error(`${path} lacks its ${name}`);
    return encodeURIComponent(value);
  });
}

function toFormData(fields: Record<string, unknown>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (value instanceof File) form.append(name, value, value.name);
    else if (value !== undefined) form.append(name, String(value));
  }
  return form;
}
