import {
  adminAnalyticsQuerySchema,
  adminAnalyticsSchema,
  trackUserActionSchema,
  trackVisitSchema,
  userAnalyticsSchema,
} from '@vitae/contract/analytics';
import { doneSchema } from '@vitae/contract/auth';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { requireUserId } from '../auth/access.ts';
import type { Database } from '../database/connect.ts';
import { errorResponses } from '../errors/error-responses.ts';
import { limitedTo, type RateLimits } from '../rate-limit/limits.ts';
import { reportToStaff } from './admin-report.ts';
import { linkSession, trackActions, trackVisit } from './tracking.ts';
import { reportToUser } from './user-report.ts';

const TRACKING_BODY_MAX_BYTES = 256 * 1024;
const tags = ['analytics'];

export const analyticsRoutes: FastifyPluginAsyncZod<{ database: Database; limits: RateLimits }> = async (
  app,
  { database, limits },
) => {
  // A limit of their own: what is only counted must not use up what the user needs.
  const limit = limitedTo(limits.general, 'analytics');
  const done = { success: true as const };

  app.route({
    method: 'POST',
    url: '/track-anonymous-visit/',
    config: { access: 'optional', ...limit },
    schema: {
      summary: 'A browser has come to the site',
      tags,
      body: trackVisitSchema,
      response: { 200: doneSchema, ...errorResponses },
    },
    handler: async (request) => {
      await trackVisit(database, request.body, request.caller.userId);
      return done;
    },
  });

  app.route({
    method: 'POST',
    url: '/track-user-action/',
    bodyLimit: TRACKING_BODY_MAX_BYTES,
    config: { access: 'optional', ...limit },
    schema: {
      summary: 'One action of a visitor, or several that have waited together',
      tags,
      body: trackUserActionSchema,
      response: { 200: doneSchema, ...errorResponses },
    },
    handler: async (request) => {
      await trackActions(database, [request.body].flat(), request.caller.userId);
      return done;
    },
  });

  app.route({
    method: 'POST',
    url: '/link-device-to-user/',
    config: { access: 'user', ...limit },
    schema: {
      summary: 'The browser session belongs to the signed-in user',
      tags,
      body: trackVisitSchema,
      response: { 200: doneSchema, ...errorResponses },
    },
    handler: async (request) => {
      await linkSession(database, request.body, requireUserId(request.caller));
      return done;
    },
  });

  app.route({
    method: 'GET',
    url: '/user-analytics/',
    config: { access: 'user' },
    schema: { summary: "The user's own figures", tags, response: { 200: userAnalyticsSchema, ...errorResponses } },
    handler: (request) => reportToUser(database, requireUserId(request.caller)),
  });

  app.route({
    method: 'GET',
    url: '/admin-analytics/',
    config: { access: 'staff' },
    schema: {
      summary: "The site's figures of the last days",
      tags: ['admin'],
      querystring: adminAnalyticsQuerySchema,
      response: { 200: adminAnalyticsSchema, ...errorResponses },
    },
    handler: (request) => reportToStaff(database, request.query.days),
  });
};
