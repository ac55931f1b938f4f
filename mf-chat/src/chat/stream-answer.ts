import type { CallInput } from '@vitae/contract/call';
import { type ChatEvent, chatEventSchema, sendChatMessage } from '@vitae/contract/chat';
import type { Platform } from '@vitae/contract/platform';

export type Question = CallInput<typeof sendChatMessage>['body'];

/** Without a further piece of an answer, the connection counts as lost. The API gives up on a model before. */
const SILENCE_MAX_MS = 60_000;

/**
 * Asks, and calls back for each event of the answer as it arrives.
 *
 * @returns whether the answer came to its end: `done` or `failed` was the last event.
 * @throws the axios error of a call that failed before it began, or was stopped.
 */
export async function streamAnswer(
  http: Platform['http'],
  question: Question,
  { signal, onEvent }: { signal: AbortSignal; onEvent(event: ChatEvent): void },
): Promise<boolean> {
  const silence = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listen = () => {
    clearTimeout(timer);
    timer = setTimeout(() => silence.abort(), SILENCE_MAX_MS);
  };
  let isOver = false;
  const readLines = createLineReader((line) => {
    const event = chatEventSchema.parse(JSON.parse(line));
    isOver = event.event === 'done' || event.event === 'failed';
    onEvent(event);
  });
  let request: XMLHttpRequest | null = null;
  const onProgress = () => {
    listen();
    readLines(request?.responseText ?? '');
  };
  listen();
  try {
    const { data } = await http.request<unknown>({
      method: sendChatMessage.method,
      url: sendChatMessage.path,
      data: question,
      timeout: 0,
      signal: AbortSignal.any([signal, silence.signal]),
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
    return isOver;
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
