import { readHealth } from '@vitae/contract/health';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Database } from '../database/connect.ts';
import { toLoggable } from '../errors/loggable-error.ts';
import { routeOf } from '../http/route-of.ts';
import { API_VERSION } from '../version.ts';
import type { Writer } from '../writing/writer.ts';

export const healthRoutes: FastifyPluginAsyncZod<{ database: Database; writer: Writer }> = async (
  app,
  { database, writer },
) => {
  app.route({
    ...routeOf(readHealth, {
      summary: 'Whether the API and what it stands on are well',
      tags: ['health'],
      config: { rateLimit: false },
    }),
    handler: async (request) => {
      const isDatabaseUp = await database.pool.query('select 1').then(
        () => true,
        (error) => {
          request.log.error({ err: toLoggable(error) }, 'database_unavailable');
          return false;
        },
      );
      return {
        status: isDatabaseUp ? ('ok' as const) : ('degraded' as const),
        version: API_VERSION,
        database: isDatabaseUp ? ('ok' as const) : ('down' as const),
        writer: writer.name,
      };
    },
  });
};
