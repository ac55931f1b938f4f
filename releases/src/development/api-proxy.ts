import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';

/** What concerns one connection alone, and what `fetch` has taken off the answer already. */
const OWN_HEADERS = new Set(['connection', 'host', 'content-length', 'content-encoding', 'transfer-encoding']);

/** Hands every call below /api/ to a running site. */
export async function registerApiProxy(app: FastifyInstance, site: string): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
    scope.all('/api/*', async (request, reply) => {
      const hasBody = request.body !== undefined && request.body !== null;
      const answer = await fetch(site + request.url, {
        method: request.method,
        headers: withoutOwn(Object.entries(request.headers) as [string, string][]),
        redirect: 'manual',
        ...(hasBody ? { body: request.body as never, duplex: 'half' as const } : {}),
      });
      reply.code(answer.status).headers(withoutOwn([...answer.headers]));
      return reply.send(answer.body ? Readable.fromWeb(answer.body as never) : null);
    });
  });
}

function withoutOwn(headers: [string, string][]): Record<string, string> {
  return Object.fromEntries(headers.filter(([name]) => !OWN_HEADERS.has(name)));
}
