import * as calls from '@vitae/contract/remote-reports';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Secrets } from '../auth/secrets.ts';
import type { Database } from '../database/connect.ts';
import { routeOf } from '../http/route-of.ts';
import { clientAddress } from '../rate-limit/client-address.ts';
import { limitedTo, type RateLimits } from '../rate-limit/limits.ts';
import { countReports } from './count-reports.ts';
import { readHealth } from './read-health.ts';

const tags = ['remotes'];

export const remoteHealthRoutes: FastifyPluginAsyncZod<{
  database: Database;
  limits: RateLimits;
  secrets: Secrets;
}> = async (app, { database, limits, secrets }) => {
  app.route({
    ...routeOf(calls.reportRemotes, {
      summary: 'A page says how the remotes on it do',
      tags,
      // A limit of their own: what is only counted must not use up what the user needs.
      config: limitedTo(limits.general, 'remote-reports'),
    }),
    handler: async (request) => {
      await countReports(database, request.body, { address: clientAddress(request), factor: limits.factor, secrets });
      return { success: true as const };
    },
  });

  app.route({
    ...routeOf(calls.readRemoteHealth, { summary: 'How the remotes do, as browsers have reported it', tags }),
    handler: async (request) => ({ success: true as const, releases: await readHealth(database, request.query.hours) }),
  });
};
