import {
  coverLetterHistorySchema,
  coverLetterTemplatesSchema,
  generatedLetterSchema,
  generateLetterFieldsSchema,
  regenerateLetterSchema,
} from '@vitae/contract/cover-letter';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { requireUserId } from '../auth/access.ts';
import { errorResponses } from '../errors/error-responses.ts';
import { clientAddress } from '../rate-limit/client-address.ts';
import { limitedTo, type RateLimits } from '../rate-limit/limits.ts';
import {
  type CoverLetterDependencies,
  generateLetter,
  type LetterCaller,
  listLetters,
  regenerateLetter,
  TEMPLATE_NOT_FOUND,
} from './service.ts';
import { COVER_LETTER_TEMPLATES } from './templates.ts';

const RESUME_REQUIRED = 'Resume file is required. Please upload your resume.';
const REGENERATE_TOO_OFTEN = 'Too many requests. Please wait a moment before regenerating.';
const TEMPLATES_MAX_AGE_SECONDS = 300;

const templateId = z.string(TEMPLATE_NOT_FOUND).min(1, TEMPLATE_NOT_FOUND);
const generateBodySchema = z.object({
  ...generateLetterFieldsSchema.shape,
  template: templateId,
  resume: z.file(RESUME_REQUIRED).refine((file) => file.name !== '' || file.size > 0, RESUME_REQUIRED),
});
const regenerateBodySchema = z.object({ ...regenerateLetterSchema.shape, template: templateId });

/** Ends the writing when the browser has gone away. */
function abortOnDisconnect(reply: FastifyReply): AbortSignal {
  const controller = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) controller.abort();
  });
  return controller.signal;
}

function describeCaller(request: FastifyRequest, reply: FastifyReply): LetterCaller {
  return { userId: request.caller.userId, address: clientAddress(request), signal: abortOnDisconnect(reply) };
}

export const coverLetterRoutes: FastifyPluginAsyncZod<CoverLetterDependencies & { limits: RateLimits }> = async (
  app,
  { limits, ...dependencies },
) => {
  app.route({
    method: 'GET',
    url: '/cover-letter/templates/',
    config: { access: 'public', rateLimit: false },
    schema: {
      summary: 'The cover letter templates',
      tags: ['cover letters'],
      response: { 200: coverLetterTemplatesSchema, ...errorResponses },
    },
    handler: async (_request, reply) => {
      reply.header('cache-control', `public, max-age=${TEMPLATES_MAX_AGE_SECONDS}`);
      return { success: true as const, templates: [...COVER_LETTER_TEMPLATES] };
    },
  });

  app.route({
    method: 'POST',
    url: '/cover-letter/generate/',
    config: { access: 'optional', ...limitedTo(limits.letters, 'letters') },
    schema: {
      summary: 'Writes a cover letter from a resume file and a job description',
      tags: ['cover letters'],
      consumes: ['multipart/form-data'],
      body: generateBodySchema,
      response: { 200: generatedLetterSchema, ...errorResponses },
    },
    handler: (request, reply) => generateLetter(dependencies, request.body, describeCaller(request, reply)),
  });

  app.route({
    method: 'POST',
    url: '/cover-letter/regenerate/',
    config: { access: 'optional', ...limitedTo(limits.letters, 'letters', REGENERATE_TOO_OFTEN) },
    schema: {
      summary: 'Writes another letter for an earlier generation',
      tags: ['cover letters'],
      body: regenerateBodySchema,
      response: { 200: generatedLetterSchema, ...errorResponses },
    },
    handler: (request, reply) => regenerateLetter(dependencies, request.body, describeCaller(request, reply)),
  });

  app.route({
    method: 'GET',
    url: '/cover-letter/history/',
    config: { access: 'user' },
    schema: {
      summary: "The user's letters, newest first",
      tags: ['cover letters'],
      response: { 200: coverLetterHistorySchema, ...errorResponses },
    },
    handler: (request) => listLetters(dependencies.database, requireUserId(request.caller)),
  });
};
