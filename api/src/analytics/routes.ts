import * as adminCalls from '@vitae/contract/admin-analytics';
import * as calls from '@vitae/contract/analytics';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { requireUserId } from '../auth/access.ts';
import type { Database } from '../database/connect.ts';
import { routeOf } from '../http/route-of.ts';
import { clientAddress } from '../rate-limit/client-address.ts';
import { limitedTo, type RateLimits } from '../rate-limit/limits.ts';
import { spendTrackedBytes } from './byte-budget.ts';
import { keepPurging } from './purge.ts';
import { readBreakdowns, readOverview } from './reports/overview.ts';
import { countLive, readJourneys } from './reports/people.ts';
import { readWindow, type Window } from './reports/window.ts';
import { keepRollingUp } from './roll-up.ts';
import { linkSession, trackActions, trackVisit } from './tracking.ts';
import { reportToUser } from './user-report.ts';

const TRACKING_BODY_MAX_BYTES = 256 * 1024;
const tags = ['analytics'];

const describeWindow = ({ firstDay, lastDay, timeZone }: Window) => ({
  first_day: firstDay,
  last_day: lastDay,
  time_zone: timeZone,
});

export const analyticsRoutes: FastifyPluginAsyncZod<{ database: Database; limits: RateLimits }> = async (
  app,
  { database, limits },
) => {
  keepPurging(app, database);
  keepRollingUp(app, database);
  const spend = (request: FastifyRequest) =>
    spendTrackedBytes(database, {
      address: clientAddress(request),
      bytes: calls.jsonBytes(request.body),
      factor: limits.factor,
    });
  // A limit of their own: what is only counted must not use up what the user needs.
  const config = limitedTo(limits.general, 'analytics');
  const done = { success: true as const };

  app.route({
    ...routeOf(calls.trackAnonymousVisit, { summary: 'A browser has come to the site', tags, config }),
    handler: async (request) => {
      await spend(request);
      await trackVisit(database, request.body, request.caller.userId);
      return done;
    },
  });

  app.route({
    bodyLimit: TRACKING_BODY_MAX_BYTES,
    ...routeOf(calls.trackUserAction, {
      summary: 'One action of a visitor, or several that have waited together',
      tags,
      config,
    }),
    handler: async (request) => {
      await spend(request);
      await trackActions(database, [request.body].flat(), request.caller.userId);
      return done;
    },
  });

  app.route({
    ...routeOf(calls.linkDeviceToUser, { summary: 'The browser session belongs to the signed-in user', tags, config }),
    handler: async (request) => {
      await spend(request);
      await linkSession(database, request.body, requireUserId(request.caller));
      return done;
    },
  });

  app.route({
    ...routeOf(calls.readUserAnalytics, { summary: "The user's own figures", tags }),
    handler: (request) => reportToUser(database, requireUserId(request.caller)),
  });

  app.route({
    ...routeOf(adminCalls.readAdminAnalytics, { summary: "The site's figures of some days", tags: ['admin'] }),
    handler: async ({ query }) => {
      const window = await readWindow(database, query);
      const [overview, breakdowns] = await Promise.all([
        readOverview(database, window),
        readBreakdowns(database, window),
      ]);
      return {
        success: true as const,
        days: window.dayCount,
        window: describeWindow(window),
        ...overview,
        ...breakdowns,
      };
    },
  });

  app.route({
    ...routeOf(adminCalls.readAdminJourneys, {
      summary: 'How far new people come, and whether they come back',
      tags: ['admin'],
    }),
    handler: async ({ query }) => {
      const window = await readWindow(database, query);
      return { success: true as const, window: describeWindow(window), ...(await readJourneys(database, window)) };
    },
  });

  app.route({
    ...routeOf(adminCalls.readAdminLive, { summary: 'How many browsers are on the site just now', tags: ['admin'] }),
    handler: async () => ({ success: true as const, visitors: await countLive(database) }),
  });
};
