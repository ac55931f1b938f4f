import * as calls from '@vitae/contract/cover-letter';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { abortOnDisconnect } from '../http/abort-on-disconnect.ts';
import { routeOf } from '../http/route-of.ts';
import { clientAddress } from '../rate-limit/client-address.ts';
import { limitedTo, type RateLimits } from '../rate-limit/limits.ts';
import {
  type CoverLetterDependencies,
  generateLetter,
  type LetterCaller,
  readLetterhead,
  regenerateLetter,
} from './service.ts';
import { COVER_LETTER_TEMPLATES } from './templates.ts';

const REGENERATE_TOO_OFTEN = 'Too many requests. Please wait a moment before regenerating.';
const TEMPLATES_MAX_AGE_SECONDS = 300;

function describeCaller(request: FastifyRequest, reply: FastifyReply): LetterCaller {
  return { userId: request.caller.userId, address: clientAddress(request), signal: abortOnDisconnect(reply) };
}

export const coverLetterRoutes: FastifyPluginAsyncZod<CoverLetterDependencies & { limits: RateLimits }> = async (
  app,
  { limits, ...dependencies },
) => {
  const tags = ['cover letters'];

  app.route({
    ...routeOf(calls.listLetterTemplates, {
      summary: 'The cover letter templates',
      tags,
      config: { rateLimit: false },
    }),
    handler: async (_request, reply) => {
      reply.header('cache-control', `public, max-age=${TEMPLATES_MAX_AGE_SECONDS}`);
      return { success: true as const, templates: [...COVER_LETTER_TEMPLATES] };
    },
  });

  app.route({
    ...routeOf(calls.readLetterhead, { summary: 'Reads from a resume what the head of a letter would say', tags }),
    handler: (request, reply) => readLetterhead(dependencies, request.body.resume, describeCaller(request, reply)),
  });

  app.route({
    ...routeOf(calls.generateLetter, {
      summary: 'Writes a cover letter from a resume file and a job description',
      tags,
      config: limitedTo(limits.letters, 'letters'),
    }),
    handler: (request, reply) => generateLetter(dependencies, request.body, describeCaller(request, reply)),
  });

  app.route({
    ...routeOf(calls.regenerateLetter, {
      summary: 'Writes another letter for an earlier generation',
      tags,
      config: limitedTo(limits.letters, 'letters', REGENERATE_TOO_OFTEN),
    }),
    handler: (request, reply) => regenerateLetter(dependencies, request.body, describeCaller(request, reply)),
  });
};
