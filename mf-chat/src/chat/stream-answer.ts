import type { CallInput } from '@vitae/contract/call';
import { type ChatEvent, chatEventSchema, sendChatMessage } from '@vitae/contract/chat';
import type { Platform } from '@vitae/contract/platform';
import { sendLines } from '@vitae/remote-kit/send-lines';

export type Question = CallInput<typeof sendChatMessage>['body'];

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
  let isOver = false;
  await sendLines(
    http,
    sendChatMessage,
    { body: question },
    {
      signal,
      schema: chatEventSchema,
      onEvent: (event) => {
        isOver = event.event === 'done' || event.event === 'failed';
        onEvent(event);
      },
    },
  );
  return isOver;
}
