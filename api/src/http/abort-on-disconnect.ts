import type { FastifyReply } from 'fastify';

/** Aborted when the browser has gone away before its answer was sent: nobody waits for the work any more. */
export function abortOnDisconnect(reply: FastifyReply): AbortSignal {
  const controller = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) controller.abort();
  });
  return controller.signal;
}
