// From zod/mini: the browser checks answers with these, and a bundle then holds only what is used of zod.
import * as z from 'zod/mini';
import { momentSchema, revisionSchema } from './bounds.ts';
import { defineCall } from './call.ts';

/** Characters; resumes and versions: how many are kept. */
export const RESUME_TEXT_LIMITS = {
  title: 120,
  tag: 30,
  tags: 12,
  versionName: 80,
  advert: 20_000,
  line: 200,
} as const;
/** Bytes of a call that carries a resume: its picture is the largest part. */
/** The title of a resume that nobody has named and that names nobody. */
export const UNTITLED_RESUME = 'Untitled resume';
export const RESUME_BODY_MAX_BYTES = 8 * 1024 * 1024;
export const LINK_PASSWORD_MIN = 6;
const LINK_PASSWORD_MAX = 100;

/** The resume in the form of `@vitae/documents/model/resume`. Whoever takes it in reads it with `readResume()` or `restore()`. */
const resumeDataSchema = z.record(z.string(), z.unknown());
const success = z.literal(true);
const line = z.string().check(z.trim(), z.maxLength(RESUME_TEXT_LIMITS.line));
const title = z.string().check(z.trim(), z.minLength(1), z.maxLength(RESUME_TEXT_LIMITS.title));
const tags = z
  .array(z.string().check(z.trim(), z.minLength(1), z.maxLength(RESUME_TEXT_LIMITS.tag)))
  .check(z.maxLength(RESUME_TEXT_LIMITS.tags));
const resumeId = z.object({ id: z.string().check(z.maxLength(60)) });

/** One field with its value before and after: see `@vitae/documents/model/changes`. */
export const changeSchema = z.object({
  path: z.array(z.string().check(z.maxLength(200))).check(z.maxLength(12)),
  before: z._default(z.unknown(), null),
  after: z._default(z.unknown(), null),
});

/** The advert that a copy was made for. */
export const jobSchema = z.object({
  title: line,
  company: line,
  advert: z.string().check(z.maxLength(RESUME_TEXT_LIMITS.advert)),
});
export type ResumeJob = z.infer<typeof jobSchema>;

export const resumeLinkSchema = z.object({
  token: z.string(),
  has_password: z.boolean(),
  expires_at: z.nullable(z.iso.datetime()),
});
export type ResumeLink = z.infer<typeof resumeLinkSchema>;

/** What a list shows of a resume. */
const summaryFields = {
  id: z.string(),
  title: z.string(),
  /** A template's id. */
  template: z.string(),
  /** Grows with every write. */
  revision: z.number(),
  tags: z.array(z.string()),
  /** The resume that this one is a copy of, for a job. */
  parent_id: z.nullable(z.string()),
  job: z.nullable(jobSchema),
  link: z.nullable(resumeLinkSchema),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
};
export const resumeSummarySchema = z.object(summaryFields);
export type ResumeSummary = z.infer<typeof resumeSummarySchema>;
export const storedResumeSchema = z.object({ ...summaryFields, data: resumeDataSchema });
export type StoredResume = z.infer<typeof storedResumeSchema>;

const oneResume = z.object({ success, resume: storedResumeSchema });

export const listResumeTemplates = defineCall({
  method: 'GET',
  path: '/api/templates/',
  access: 'public',
  request: {},
  response: z.object({
    success,
    templates: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        description: z.string(),
        columns: z.number(),
        look: z.object({ color: z.string(), font: z.string() }),
      }),
    ),
  }),
});

/** Resumes of invented people to begin from. */
export const listResumeExamples = defineCall({
  method: 'GET',
  path: '/api/resume-examples/',
  access: 'public',
  request: {},
  response: z.object({
    success,
    examples: z.array(z.object({ id: z.string(), profession: z.string(), field: z.string(), region: z.string() })),
  }),
});

export const readResumeExample = defineCall({
  method: 'GET',
  path: '/api/resume-examples/:id/',
  access: 'public',
  request: { params: resumeId },
  response: z.object({ success, title: z.string(), data: resumeDataSchema }),
});

/** Makes a resume. The same key makes it once, however often the call comes. */
export const createResume = defineCall({
  method: 'POST',
  path: '/api/resume/create/',
  access: 'user',
  request: {
    body: z.object({
      idempotency_key: z.string().check(z.minLength(8), z.maxLength(80)),
      title: z.optional(title),
      /** Default: an empty resume. */
      data: z.optional(resumeDataSchema),
      /** A resume of the same user to copy. */
      copy_of: z.optional(z.string().check(z.maxLength(60))),
      job: z.optional(jobSchema),
    }),
  },
  response: oneResume,
});

/** The user's resumes with their content, last changed first. */
export const listResumes = defineCall({
  method: 'GET',
  path: '/api/resumes/',
  access: 'user',
  request: {},
  response: z.object({
    success,
    resumes: z.array(storedResumeSchema),
    /** How many the plan keeps. */
    limit: z.number(),
    plan: z.string(),
  }),
});

/** The same without the content, to choose from. */
export const listResumeSummaries = defineCall({
  method: 'GET',
  path: '/api/resume-summaries/',
  access: 'user',
  request: {},
  response: z.object({ success, resumes: z.array(resumeSummarySchema) }),
});

export const readResumeData = defineCall({
  method: 'GET',
  path: '/api/resume_data/',
  access: 'user',
  request: { query: resumeId },
  response: oneResume,
});

/** One section: a list, a text, or a custom section by its id. */
export const readResumeSection = defineCall({
  method: 'GET',
  path: '/api/resume/section/',
  access: 'user',
  request: { query: z.extend(resumeId, { section: z.string().check(z.maxLength(80)) }) },
  response: z.object({ success, section: z.string(), title: z.string(), revision: z.number(), content: z.unknown() }),
});

/**
 * Writes what has changed. A field that has been changed elsewhere since is a 409 (`resumeConflictSchema`), and then
 * nothing is written; all else merges, whatever the revision was.
 */
export const updateResume = defineCall({
  method: 'PATCH',
  path: '/api/resume/:id/update/',
  access: 'user',
  request: {
    params: resumeId,
    body: z.object({
      /** The one that the changes were made on. */
      revision: z.optional(revisionSchema),
      changes: z.optional(z.array(changeSchema).check(z.maxLength(2000))),
      /** A template's id; the line height becomes that of a new template. */
      template: z.optional(z.string().check(z.maxLength(60))),
      title: z.optional(title),
      tags: z.optional(tags),
      job: z.optional(z.nullable(jobSchema)),
    }),
  },
  response: oneResume,
});

/** The body of the 409 of `updateResume`: both sides. */
export const resumeConflictSchema = z.object({
  success: z.literal(false),
  code: z.literal('resume_conflict'),
  message: z.string(),
  conflicts: z.array(z.extend(changeSchema, { theirs: z._default(z.unknown(), null) })),
  resume: storedResumeSchema,
});

/** It can be taken back for 30 days. */
export const deleteResume = defineCall({
  method: 'DELETE',
  path: '/api/resume/:id/delete/',
  access: 'user',
  request: { params: resumeId },
  response: z.object({ success }),
});

export const undeleteResume = defineCall({
  method: 'POST',
  path: '/api/resume/:id/undelete/',
  access: 'user',
  request: { params: resumeId },
  response: oneResume,
});

export const resumeVersionSchema = z.object({
  id: z.string(),
  /** Null: kept by itself. */
  name: z.nullable(z.string()),
  revision: z.number(),
  created_at: z.iso.datetime(),
});
export type ResumeVersion = z.infer<typeof resumeVersionSchema>;

export const listResumeVersions = defineCall({
  method: 'GET',
  path: '/api/resume/:id/versions/',
  access: 'user',
  request: { params: resumeId },
  response: z.object({ success, versions: z.array(resumeVersionSchema) }),
});

export const nameResumeVersion = defineCall({
  method: 'POST',
  path: '/api/resume/:id/versions/',
  access: 'user',
  request: {
    params: resumeId,
    body: z.object({ name: z.string().check(z.trim(), z.minLength(1), z.maxLength(RESUME_TEXT_LIMITS.versionName)) }),
  },
  response: z.object({ success, version: resumeVersionSchema }),
});

/** A version's content, to compare with; to restore it, write it as an update. */
export const readResumeVersion = defineCall({
  method: 'GET',
  path: '/api/resume/:id/versions/:version/',
  access: 'user',
  request: { params: z.extend(resumeId, { version: z.string().check(z.maxLength(60)) }) },
  response: z.object({ success, version: resumeVersionSchema, data: resumeDataSchema }),
});

/** Opens a page that everyone with its address can read. A new link takes the place of the old one. */
export const shareResume = defineCall({
  method: 'POST',
  path: '/api/resume/:id/link/',
  access: 'user',
  request: {
    params: resumeId,
    body: z.object({
      password: z.optional(z.string().check(z.minLength(LINK_PASSWORD_MIN), z.maxLength(LINK_PASSWORD_MAX))),
      expires_at: z.optional(momentSchema),
    }),
  },
  response: z.object({ success, link: resumeLinkSchema }),
});

export const revokeResumeLink = defineCall({
  method: 'DELETE',
  path: '/api/resume/:id/link/',
  access: 'user',
  request: { params: resumeId },
  response: z.object({ success }),
});

export const readSharedResume = defineCall({
  method: 'POST',
  path: '/api/shared-resume/',
  access: 'public',
  request: {
    body: z.object({
      token: z.string().check(z.maxLength(80)),
      password: z.optional(z.string().check(z.maxLength(LINK_PASSWORD_MAX))),
    }),
  },
  response: z.object({ success, title: z.string(), data: resumeDataSchema }),
});

const placeSchema = z.object({
  /** From 1. */
  page: z.number(),
  x: z.number(),
  y: z.number(),
  width: z.number(),
  height: z.number(),
});
/** Below this confidence a value that was read is shown to a person as doubtful, and used for nothing. */
export const SURE_ENOUGH = 0.75;

/** A value of an uploaded file, and where it came from. Points from the page's top left corner. */
export const readFieldSchema = z.object({
  /** As in a change: `['workExperience', id, 'jobTitle']`. */
  path: z.array(z.string()),
  value: z.string(),
  /** 0 to 1. */
  confidence: z.number(),
  place: z.nullable(placeSchema),
});
export type ReadField = z.infer<typeof readFieldSchema>;

export const uploadedResumeSchema = z.object({
  success,
  data: resumeDataSchema,
  fields: z.array(readFieldSchema),
  /** Text that stands in no field. */
  unplaced: z.array(z.object({ text: z.string(), section: z.string(), place: z.nullable(placeSchema) })),
  /** The file's text in reading order; empty for pictures. */
  text: z.string(),
  page_count: z.number(),
  source: z.enum(['text', 'ocr']),
});
export type UploadedResume = z.infer<typeof uploadedResumeSchema>;

export const uploadResume = defineCall({
  method: 'POST',
  path: '/api/upload-resume/',
  access: 'optional',
  request: { form: z.object({ resume: z.file('Please upload your resume.') }) },
  response: uploadedResumeSchema,
});

/** What comes about while words are read off pictures: how far it is, any number of times, then what was read. */
export const pictureReadingEventSchema = z.discriminatedUnion('event', [
  /** `share`: of the whole, 0 to 1. */
  z.object({ event: z.literal('progress'), pages_read: z.number(), page_count: z.number(), share: z.number() }),
  z.object({ event: z.literal('done'), reading: uploadedResumeSchema }),
  z.object({ event: z.literal('failed'), code: z.string(), message: z.string() }),
]);
export type PictureReadingEvent = z.infer<typeof pictureReadingEventSchema>;

/** Reads the words off a scan, and streams how far it is. Who ends the connection stops it. */
export const readResumePictures = defineCall({
  method: 'POST',
  path: '/api/upload-resume/pictures/',
  access: 'optional',
  request: { form: z.object({ resume: z.file('Please upload your resume.') }) },
  /** Lines of JSON, each a `pictureReadingEventSchema`. */
  response: z.string(),
});

/** Which writer wrote it, and what it wrote. Nothing is changed until the user takes it. */
const proposals = z.object({
  success,
  proposals: z.array(z.string()),
  /** `builtin`, or the model's name. */
  writer: z.string(),
  /** A model is configured and could not help: the built-in writer stood in for it. */
  is_stand_in: z._default(z.boolean(), false),
});
const helpText = z._default(z.string().check(z.maxLength(5_000)), '');

export const generateDescription = defineCall({
  method: 'POST',
  path: '/api/generate-description/',
  access: 'user',
  request: { body: z.object({ job_title: line, company: z._default(line, ''), notes: helpText }) },
  response: proposals,
});

export const generateSummary = defineCall({
  method: 'POST',
  path: '/api/generate-summary/',
  access: 'user',
  request: { body: z.object({ data: resumeDataSchema }) },
  response: proposals,
});

/** What people of this job write about, as questions to be answered and lines to be filled in. */
export const suggestHistory = defineCall({
  method: 'POST',
  path: '/api/history_suggestions/',
  access: 'user',
  request: { body: z.object({ job_title: line }) },
  response: proposals,
});

export const suggestSkills = defineCall({
  method: 'POST',
  path: '/api/skill_suggestions/',
  access: 'user',
  request: { body: z.object({ job_title: z._default(line, ''), data: resumeDataSchema }) },
  response: proposals,
});

export const enhanceText = defineCall({
  method: 'POST',
  path: '/api/enhance/',
  access: 'user',
  request: { body: z.object({ text: z.string().check(z.minLength(1), z.maxLength(5_000)) }) },
  response: proposals,
});
