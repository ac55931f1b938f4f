import type { FastifyInstance } from 'fastify';

const MAX_AGE_SECONDS = 365 * 24 * 60 * 60;

/** Has browsers come back over https only, for a site that is reached over https. For API and pages alike. */
export function requireStrictTransport(app: FastifyInstance, publicUrl: string | null): void {
  if (!publicUrl?.startsWith('https:')) return;
  app.addHook('onSend', async (_request, reply) => {
    reply.header('strict-transport-security', `max-age=${MAX_AGE_SECONDS}`);
  });
}
