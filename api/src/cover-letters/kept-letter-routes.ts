import * as calls from '@vitae/contract/letters';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { requireUserId } from '../auth/access.ts';
import type { Database } from '../database/connect.ts';
import { routeOf } from '../http/route-of.ts';
import * as letters from './kept-letters.ts';
import { listLetterVersions, restoreLetterVersion } from './letter-versions.ts';

/** The letters of an account: kept, found again, renamed, copied, deleted and brought back. */
export const keptLetterRoutes: FastifyPluginAsyncZod<{ database: Database }> = async (app, { database }) => {
  const tags = ['cover letters'];
  const done = { success: true as const };

  app.route({
    ...routeOf(calls.listKeptLetters, { summary: "The user's letters, the one changed last first", tags }),
    handler: async ({ caller, query }) => ({
      ...done,
      letters: await letters.listKeptLetters(database, requireUserId(caller), query.search),
    }),
  });

  app.route({
    ...routeOf(calls.readKeptLetter, { summary: 'One letter with its advert', tags }),
    handler: async ({ caller, params }) => ({
      ...done,
      letter: await letters.readKeptLetter(database, requireUserId(caller), params.id),
    }),
  });

  app.route({
    ...routeOf(calls.keepLetter, { summary: 'Keeps a letter, or its newer text', tags }),
    handler: async ({ caller, params, body }) => {
      await letters.keepLetter(database, requireUserId(caller), { ...body, id: params.id });
      return done;
    },
  });

  app.route({
    ...routeOf(calls.renameLetter, { summary: 'Gives a letter another name', tags }),
    handler: async ({ caller, params, body }) => {
      await letters.renameLetter(database, requireUserId(caller), params.id, body.title);
      return done;
    },
  });

  app.route({
    ...routeOf(calls.duplicateLetter, { summary: 'Copies a letter', tags }),
    handler: async ({ caller, params, body }) => ({
      ...done,
      id: await letters.duplicateLetter(database, requireUserId(caller), params.id, body.title),
    }),
  });

  app.route({
    ...routeOf(calls.deleteKeptLetter, { summary: 'Deletes a letter; it can be brought back for some days', tags }),
    handler: async ({ caller, params }) => {
      await letters.setDeleted(database, requireUserId(caller), params.id, true);
      return done;
    },
  });

  app.route({
    ...routeOf(calls.listLetterVersions, { summary: 'What a letter was before it was changed by a proposal', tags }),
    handler: async ({ caller, params }) => ({
      ...done,
      versions: await listLetterVersions(database, requireUserId(caller), params.id),
    }),
  });

  app.route({
    ...routeOf(calls.restoreLetterVersion, { summary: 'Brings an earlier text of a letter back', tags }),
    handler: async ({ caller, params }) => {
      await restoreLetterVersion(database, requireUserId(caller), params.id, params.version);
      return done;
    },
  });

  app.route({
    ...routeOf(calls.restoreLetter, { summary: 'Brings a deleted letter back', tags }),
    handler: async ({ caller, params }) => {
      await letters.setDeleted(database, requireUserId(caller), params.id, false);
      return done;
    },
  });
};
