import * as calls from '@vitae/contract/profile';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { requireUserId } from '../auth/access.ts';
import type { Database } from '../database/connect.ts';
import { routeOf } from '../http/route-of.ts';
import { changeProfile, readProfile } from './profile.ts';

export const profileRoutes: FastifyPluginAsyncZod<{ database: Database }> = async (app, { database }) => {
  const tags = ['accounts'];

  app.route({
    ...routeOf(calls.readProfile, { summary: 'Who is signed in, with plan and counts', tags }),
    handler: (request) => readProfile(database, requireUserId(request.caller)),
  });

  app.route({
    ...routeOf(calls.changeProfile, { summary: 'Changes the name or the region', tags }),
    handler: (request) => changeProfile(database, requireUserId(request.caller), request.body),
  });
};
