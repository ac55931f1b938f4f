import { profileChangeSchema, profileSchema } from '@vitae/contract/auth';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { requireUserId } from '../auth/access.ts';
import type { Database } from '../database/connect.ts';
import { errorResponses } from '../errors/error-responses.ts';
import { changeProfile, readProfile } from './profile.ts';

export const profileRoutes: FastifyPluginAsyncZod<{ database: Database }> = async (app, { database }) => {
  app.route({
    method: 'GET',
    url: '/me/',
    config: { access: 'user' },
    schema: {
      summary: 'Who is signed in, with plan and counts',
      tags: ['accounts'],
      response: { 200: profileSchema, ...errorResponses },
    },
    handler: (request) => readProfile(database, requireUserId(request.caller)),
  });

  app.route({
    method: 'PATCH',
    url: '/me/',
    config: { access: 'user' },
    schema: {
      summary: 'Changes the name or the region',
      tags: ['accounts'],
      body: profileChangeSchema,
      response: { 200: profileSchema, ...errorResponses },
    },
    handler: (request) => changeProfile(database, requireUserId(request.caller), request.body),
  });
};
