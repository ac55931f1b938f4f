import { PassThrough } from 'node:stream';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { toFailure } from '../errors/error-handler.ts';
import { toLoggable } from '../errors/loggable-error.ts';

type Emit<Event> = (event: Event | { event: 'failed'; code: string; message: string }) => void;

/**
 * Answers with lines of JSON, each sent as soon as `write` emits it. What fails before the first line is an answer like
 * another; after it, when the status has been sent, the failure is a line too: `{ event: 'failed', code, message }`.
 *
 * @param signal Aborted when nobody waits for the answer any more.
 */
export async function streamLines<Event>(
  request: FastifyRequest,
  reply: FastifyReply,
  signal: AbortSignal,
  write: (emit: Emit<Event>) => Promise<void>,
): Promise<FastifyReply> {
  const lines = new PassThrough();
  const begun = Promise.withResolvers<void>();
  let hasBegun = false;
  const emit: Emit<Event> = (event) => {
    lines.write(`${JSON.stringify(event)}\n`);
    hasBegun = true;
    begun.resolve();
  };
  write(emit)
    .catch((error: unknown) => {
      if (!hasBegun) return begun.reject(error);
      if (signal.aborted) return;
      const failure = toFailure(error as FastifyError);
      if (failure.status >= 500) request.log.error({ err: toLoggable(error) }, failure.code);
      emit({ event: 'failed', code: failure.code, message: failure.message });
    })
    .finally(() => lines.end());
  await begun.promise;
  // A proxy that gathers the answer before it sends it would make a stream of it no more.
  return reply
    .header('content-type', 'application/x-ndjson; charset=utf-8')
    .header('x-accel-buffering', 'no')
    .send(lines);
}
