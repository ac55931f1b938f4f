import * as calls from '@vitae/contract/resumes';
import { restore } from '@vitae/documents/model/restore';
import { DEFAULT_SECTION_TITLES, type Resume, type SectionKey } from '@vitae/documents/model/resume';
import { TEMPLATE_GALLERY } from '@vitae/documents/resume/templates';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { requireUserId } from '../auth/access.ts';
import { type AllowanceDependencies, spendAllowance } from '../billing/allowance.ts';
import { ApiFailure } from '../errors/api-failure.ts';
import { abortOnDisconnect } from '../http/abort-on-disconnect.ts';
import { routeOf } from '../http/route-of.ts';
import { streamLines } from '../http/stream-lines.ts';
import type { ResumeFile } from '../parsing/read-file.ts';
import { clientAddress } from '../rate-limit/client-address.ts';
import { limitedTo, type RateLimits } from '../rate-limit/limits.ts';
import type { TaskProgress } from '../workers/messages.ts';
import type { TextWork } from '../workers/text-work.ts';
import type { HelpOptions, Proposals, WritingHelp } from '../writing-help/writing-help.ts';
import { exampleResume } from './examples/example-resume.ts';
import { RESUME_EXAMPLES } from './examples/examples.ts';
import { readSharedResume, revokeLink, shareResume } from './links.ts';
import { toUploadedResume } from './read-upload.ts';
import * as service from './service.ts';
import { listVersions, nameVersion, readVersion } from './versions.ts';

const STATIC_MAX_AGE_SECONDS = 300;
const CONFLICT_MESSAGE = 'This resume was changed elsewhere, in the same place. Please choose which text to keep.';

export interface ResumeDependencies extends AllowanceDependencies {
  work: TextWork;
  help: WritingHelp;
}

export const resumeRoutes: FastifyPluginAsyncZod<ResumeDependencies & { limits: RateLimits }> = async (
  app,
  { limits, work, help: writing, ...dependencies },
) => {
  const { database } = dependencies;
  const tags = ['resumes'];
  const isStatic = (reply: FastifyReply) => reply.header('cache-control', `public, max-age=${STATIC_MAX_AGE_SECONDS}`);

  app.route({
    ...routeOf(calls.listResumeTemplates, { summary: 'The resume templates', tags, config: { rateLimit: false } }),
    handler: async (_request, reply) => {
      isStatic(reply);
      return { success: true as const, templates: TEMPLATE_GALLERY };
    },
  });

  app.route({
    ...routeOf(calls.listResumeExamples, { summary: 'Example resumes by profession', tags }),
    handler: async (_request, reply) => {
      isStatic(reply);
      const examples = RESUME_EXAMPLES.map(({ id, profession, region, field }) => ({ id, profession, region, field }));
      return { success: true as const, examples };
    },
  });

  app.route({
    ...routeOf(calls.readResumeExample, { summary: 'One example resume', tags }),
    handler: async (request, reply) => {
      const example = RESUME_EXAMPLES.find(({ id }) => id === request.params.id);
      if (!example) throw new ApiFailure(404, 'example_not_found', 'There is no such example.');
      isStatic(reply);
      return { success: true as const, title: example.profession, data: exampleResume(example) };
    },
  });

  app.route({
    ...routeOf(calls.createResume, { summary: 'Makes a resume, once for each key', tags }),
    bodyLimit: calls.RESUME_BODY_MAX_BYTES,
    handler: async (request) => ({
      success: true as const,
      resume: await service.createResume(database, requireUserId(request.caller), request.body),
    }),
  });

  app.route({
    ...routeOf(calls.listResumes, { summary: "The user's resumes with their content", tags }),
    handler: (request) => service.listResumes(database, requireUserId(request.caller)),
  });

  app.route({
    ...routeOf(calls.listResumeSummaries, { summary: "The user's resumes, to choose from", tags }),
    handler: async (request) => ({
      success: true as const,
      resumes: await service.listSummaries(database, requireUserId(request.caller)),
    }),
  });

  app.route({
    ...routeOf(calls.readResumeData, { summary: 'One resume with its content', tags }),
    handler: async (request) => ({
      success: true as const,
      resume: await service.readResume(database, requireUserId(request.caller), request.query.id),
    }),
  });

  app.route({
    ...routeOf(calls.readResumeSection, { summary: 'One section of a resume', tags }),
    handler: async (request) => {
      const { id, section } = request.query;
      const { data, revision } = await service.readResume(database, requireUserId(request.caller), id);
      const { title, content } = sectionOf(data as Resume, section);
      return { success: true as const, section, title, revision, content };
    },
  });

  const update = routeOf(calls.updateResume, { summary: 'Writes what has changed in a resume', tags });
  app.route({
    ...update,
    schema: { ...update.schema, response: { ...update.schema.response, 409: calls.resumeConflictSchema } },
    bodyLimit: calls.RESUME_BODY_MAX_BYTES,
    handler: async (request, reply) => {
      const userId = requireUserId(request.caller);
      const { resume, conflicts } = await service.updateResume(database, userId, request.params.id, request.body);
      if (conflicts.length === 0) return { success: true as const, resume };
      return reply.code(409).send({
        success: false,
        code: 'resume_conflict',
        message: CONFLICT_MESSAGE,
        conflicts,
        resume,
      });
    },
  });

  app.route({
    ...routeOf(calls.deleteResume, { summary: 'Deletes a resume; for 30 days it can be taken back', tags }),
    handler: async (request) => {
      await service.deleteResume(database, requireUserId(request.caller), request.params.id);
      return { success: true as const };
    },
  });

  app.route({
    ...routeOf(calls.undeleteResume, { summary: 'Takes the deletion of a resume back', tags }),
    handler: async (request) => ({
      success: true as const,
      resume: await service.undeleteResume(database, requireUserId(request.caller), request.params.id),
    }),
  });

  app.route({
    ...routeOf(calls.listResumeVersions, { summary: 'The versions of a resume, newest first', tags }),
    handler: async (request) => ({
      success: true as const,
      versions: await listVersions(database, requireUserId(request.caller), request.params.id),
    }),
  });

  app.route({
    ...routeOf(calls.nameResumeVersion, { summary: 'Keeps the resume as it is now under a name', tags }),
    handler: async (request) => {
      const userId = requireUserId(request.caller);
      const version = await nameVersion(database, userId, request.params.id, request.body.name);
      return { success: true as const, version };
    },
  });

  app.route({
    ...routeOf(calls.readResumeVersion, { summary: 'A version with its content', tags }),
    handler: async (request) => {
      const { id, version } = request.params;
      return {
        success: true as const,
        ...(await readVersion(database, requireUserId(request.caller), id, version)),
      };
    },
  });

  app.route({
    ...routeOf(calls.shareResume, { summary: 'Opens a public page of a resume', tags }),
    handler: async (request) => ({
      success: true as const,
      link: await shareResume(database, requireUserId(request.caller), request.params.id, request.body),
    }),
  });

  app.route({
    ...routeOf(calls.revokeResumeLink, { summary: 'Closes the public page of a resume', tags }),
    handler: async (request) => {
      await revokeLink(database, requireUserId(request.caller), request.params.id);
      return { success: true as const };
    },
  });

  app.route({
    ...routeOf(calls.readSharedResume, {
      summary: 'A resume by its public link',
      tags,
      config: limitedTo(limits.signIn, 'shared-resume'),
    }),
    handler: async (request) => ({
      success: true as const,
      ...(await readSharedResume(database, request.body.token, request.body.password)),
    }),
  });

  app.route({
    ...routeOf(calls.uploadResume, {
      summary: 'Reads a resume file into a resume to be corrected',
      tags,
      config: limitedTo(limits.letters, 'uploads'),
    }),
    handler: async (request, reply) => {
      const options = { client: clientAddress(request), signal: abortOnDisconnect(reply) };
      const { resume, text } = await work.readResume(await fileOf(request.body), options);
      return toUploadedResume(resume, text);
    },
  });

  app.route({
    ...routeOf(calls.readResumePictures, {
      summary: 'Reads the words off the pictures of a resume file, and says how far it is',
      tags,
      config: limitedTo(limits.letters, 'uploads'),
    }),
    handler: async (request, reply) => {
      const options = { client: clientAddress(request), signal: abortOnDisconnect(reply) };
      const file = await fileOf(request.body);
      const answer = streamLines<calls.PictureReadingEvent>(request, reply, options.signal, async (emit) => {
        const onProgress = ({ share, pagesRead, pageCount }: TaskProgress) =>
          emit({ event: 'progress', share, pages_read: pagesRead, page_count: pageCount });
        const resume = await work.scanResume(file, { ...options, onProgress });
        emit({ event: 'done', reading: toUploadedResume(resume, '') });
      });
      return answer as unknown as string;
    },
  });

  const helps = { tags: ['writing help'], config: limitedTo(limits.letters * HELPS_PER_LETTER, 'helps') };
  const help = async (
    request: FastifyRequest,
    reply: FastifyReply,
    propose: (options: HelpOptions) => Promise<Proposals>,
  ) => {
    const client = clientAddress(request);
    const owner = { userId: requireUserId(request.caller), address: client };
    const work = () => propose({ signal: abortOnDisconnect(reply), client });
    return { success: true as const, ...(await spendAllowance(dependencies, owner, 'ai_texts', work)) };
  };

  app.route({
    ...routeOf(calls.generateDescription, { summary: 'Proposes lines for a job', ...helps }),
    handler: (request, reply) => {
      const { job_title: jobTitle, company, notes } = request.body;
      return help(request, reply, (options) => writing.describe({ jobTitle, company, notes }, options));
    },
  });
  app.route({
    ...routeOf(calls.generateSummary, { summary: 'Proposes summaries of a resume', ...helps }),
    bodyLimit: calls.RESUME_BODY_MAX_BYTES,
    handler: (request, reply) =>
      help(request, reply, (options) => writing.summarize(restore(request.body.data).resume, options)),
  });
  app.route({
    ...routeOf(calls.suggestHistory, { summary: 'Proposes what to write about a job', ...helps }),
    handler: (request, reply) =>
      help(request, reply, (options) => writing.suggestHistory(request.body.job_title, options)),
  });
  app.route({
    ...routeOf(calls.suggestSkills, { summary: 'Proposes skills', ...helps }),
    bodyLimit: calls.RESUME_BODY_MAX_BYTES,
    handler: (request, reply) => {
      const { job_title, data } = request.body;
      return help(request, reply, (options) => writing.suggestSkills(job_title, restore(data).resume, options));
    },
  });
  app.route({
    ...routeOf(calls.enhanceText, { summary: 'Proposes a tighter text', ...helps }),
    handler: (request, reply) => help(request, reply, (options) => writing.enhance(request.body.text, options)),
  });
};

async function fileOf({ resume }: { resume: File }): Promise<ResumeFile> {
  return { bytes: new Uint8Array(await resume.arrayBuffer()), fileName: resume.name, mimeType: resume.type };
}

/** Texts asked for while writing are short, and many. */
const HELPS_PER_LETTER = 3;

const CONTENT: Partial<Record<SectionKey, keyof Resume>> = {
  experience: 'workExperience',
  personalDetails: 'personal',
};

function sectionOf(resume: Resume, key: string): { title: string; content: unknown } {
  const custom = resume.customSections.find((section) => section.id === key);
  if (custom) return { title: custom.title, content: custom };
  if (!Object.hasOwn(DEFAULT_SECTION_TITLES, key)) {
    throw new ApiFailure(404, 'section_not_found', 'This resume has no such section.');
  }
  const section = key as SectionKey;
  const content =
    section === 'summary' ? resume.personal.profile : resume[CONTENT[section] ?? (section as keyof Resume)];
  return { title: resume.sectionTitles[section], content };
}
