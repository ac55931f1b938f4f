import type { Call, CallInput } from '@vitae/contract/call';
import type { AxiosInstance, AxiosProgressEvent } from 'axios';
import type * as z from 'zod/mini';
import { requestOf } from './send.ts';

/** Without a further line for so long, the connection counts as lost. */
const SILENCE_MAX_MS = 60_000;

interface SendLinesOptions<Event> {
  signal: AbortSignal;
  /** What each line of the answer is. */
  schema: z.ZodMiniType<Event>;
  onEvent(event: Event): void;
  /** How much of the request has left the browser. */
  onUploadProgress?(progress: AxiosProgressEvent): void;
}

/**
 * Makes a call of the contract whose answer comes line by line, and calls back for each line as it arrives.
 *
 * @throws the axios error of a call that failed before its answer began, or was stopped.
 */
export async function sendLines<C extends Call, Event>(
  http: AxiosInstance,
  call: C,
  input: CallInput<C>,
  { signal, schema, onEvent, onUploadProgress }: SendLinesOptions<Event>,
): Promise<void> {
  const silence = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listen = () => {
    clearTimeout(timer);
    timer = setTimeout(() => silence.abort(), SILENCE_MAX_MS);
  };
  const readLines = createLineReader((line) => onEvent(schema.parse(JSON.parse(line))));
  let request: XMLHttpRequest | null = null;
  const onProgress = () => {
    listen();
    readLines(request?.responseText ?? '');
  };
  listen();
  try {
    const { data } = await http.request<unknown>({
      ...requestOf(call, input),
      timeout: 0,
      signal: AbortSignal.any([signal, silence.signal]),
      onUploadProgress: (progress) => {
        listen();
        onUploadProgress?.(progress);
      },
      onDownloadProgress: ({ event }) => {
        const target: unknown = event?.target;
        if (!(target instanceof XMLHttpRequest) || target.status !== 200) return;
        // Axios calls back three times a second only; a text that is being written wants every piece.
        if (request === null) target.addEventListener('progress', onProgress);
        request = target;
        onProgress();
      },
    });
    if (typeof data === 'string') readLines(data);
  } finally {
    clearTimeout(timer);
  }
}

/** Calls back for each whole line of a text that grows. */
function createLineReader(onLine: (line: string) => void): (text: string) => void {
  let read = 0;
  return (text) => {
    for (let end = text.indexOf('\n', read); end >= 0; end = text.indexOf('\n', read)) {
      const line = text.slice(read, end);
      read = end + 1;
      if (line !== '') onLine(line);
    }
  };
}
