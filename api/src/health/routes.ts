import { readHealth, readLiveness, readReadiness } from '@vitae/contract/health';
import type { FastifyBaseLogger } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Database } from '../database/connect.ts';
import { ApiFailure } from '../errors/api-failure.ts';
import { toLoggable } from '../errors/loggable-error.ts';
import { routeOf } from '../http/route-of.ts';
import { API_VERSION } from '../version.ts';
import type { Writer } from '../writing/writer.ts';

export const healthRoutes: FastifyPluginAsyncZod<{ database: Database; writer: Writer }> = async (
  app,
  { database, writer },
) => {
  const tags = ['health'];
  const config = { rateLimit: false } as const;
  const isDatabaseUp = (log: FastifyBaseLogger) =>
    database.pool.query('select 1').then(
      () => true,
      (error) => {
        log.error({ err: toLoggable(error) }, 'database_unavailable');
        return false;
      },
    );

  app.route({
    ...routeOf(readLiveness, { summary: 'Whether the API answers', tags, config }),
    handler: async () => ({ success: true as const }),
  });

  app.route({
    ...routeOf(readReadiness, { summary: 'Whether the API can do its work', tags, config }),
    handler: async (request) => {
      if (await isDatabaseUp(request.log)) return { success: true as const };
      throw new ApiFailure(503, 'database_unavailable', 'The service cannot reach its database at the moment.');
    },
  });

  app.route({
    ...routeOf(readHealth, { summary: 'Whether the API and what it stands on are well', tags, config }),
    handler: async (request) => {
      const isUp = await isDatabaseUp(request.log);
      return {
        status: isUp ? ('ok' as const) : ('degraded' as const),
        version: API_VERSION,
        database: isUp ? ('ok' as const) : ('down' as const),
        writer: writer.name,
      };
    },
  });
};
