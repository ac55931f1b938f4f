import * as calls from '@vitae/contract/ats';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { requireUserId } from '../auth/access.ts';
import { abortOnDisconnect } from '../http/abort-on-disconnect.ts';
import { routeOf } from '../http/route-of.ts';
import { clientAddress } from '../rate-limit/client-address.ts';
import { limitedTo, type RateLimits } from '../rate-limit/limits.ts';
import * as service from './service.ts';

export const atsRoutes: FastifyPluginAsyncZod<service.AtsDependencies & { limits: RateLimits }> = async (
  app,
  { limits, ...dependencies },
) => {
  const { database } = dependencies;
  const tags = ['ATS checks'];
  const success = true as const;

  app.route({
    ...routeOf(calls.checkResume, {
      summary: 'Scores a resume, against an advert where there is one',
      tags,
      config: limitedTo(limits.letters, 'ats-checks'),
    }),
    handler: async (request, reply) => {
      const caller = {
        userId: requireUserId(request.caller),
        address: clientAddress(request),
        signal: abortOnDisconnect(reply),
      };
      return { success, check: await service.runCheck(dependencies, request.body, caller) };
    },
  });

  app.route({
    ...routeOf(calls.importAdvert, {
      summary: 'Reads the text of an advert on the web',
      tags,
      config: limitedTo(limits.letters, 'advert-addresses'),
    }),
    handler: async (request, reply) => {
      const options = { client: clientAddress(request), signal: abortOnDisconnect(reply) };
      const page = await dependencies.fetchPage(request.body.address, options.signal);
      const { text, title } = await service.readPage(dependencies.work, page, options);
      return {
        success,
        text: text.slice(0, calls.ATS_LIMITS.jobDescription),
        job_title: title.slice(0, calls.ATS_LIMITS.jobTitle),
      };
    },
  });

  app.route({
    ...routeOf(calls.listAtsChecks, { summary: "The user's checks, newest first", tags }),
    handler: async (request) => ({
      success,
      checks: await service.listChecks(database, requireUserId(request.caller)),
    }),
  });

  app.route({
    ...routeOf(calls.readAtsCheck, { summary: 'One check with its report', tags }),
    handler: async (request) => ({
      success,
      check: await service.readCheck(database, requireUserId(request.caller), request.params.id),
    }),
  });

  app.route({
    ...routeOf(calls.deleteAtsCheck, { summary: 'Deletes one check and its public page', tags }),
    handler: async (request) => {
      await service.deleteCheck(database, requireUserId(request.caller), request.params.id);
      return { success };
    },
  });

  app.route({
    ...routeOf(calls.undeleteAtsCheck, { summary: 'Brings a deleted check back', tags }),
    handler: async (request) => {
      await service.undeleteCheck(database, requireUserId(request.caller), request.params.id);
      return { success };
    },
  });

  app.route({
    ...routeOf(calls.shareAtsCheck, { summary: 'Opens a public page of a report', tags }),
    handler: async (request) => ({
      success,
      link: await service.shareCheck(database, requireUserId(request.caller), request.params.id),
    }),
  });

  app.route({
    ...routeOf(calls.revokeAtsLink, { summary: 'Closes the public page of a report', tags }),
    handler: async (request) => {
      await service.revokeLink(database, requireUserId(request.caller), request.params.id);
      return { success };
    },
  });

  app.route({
    ...routeOf(calls.readSharedAtsCheck, {
      summary: 'A report by its public link',
      tags,
      config: limitedTo(limits.signIn, 'shared-ats-check'),
    }),
    handler: async (request) => ({ success, ...(await service.readShared(database, request.params.token)) }),
  });
};
