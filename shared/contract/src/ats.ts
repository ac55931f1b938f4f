// From zod/mini: the browser checks answers with these, and a bundle then holds only what is used of zod.
import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { doneSchema } from './done.ts';
import { regionCodeSchema } from './regions.ts';

/** Characters. */
export const ATS_LIMITS = { jobDescription: 20_000, jobTitle: 200, gulfField: 120, advertAddress: 2_000 } as const;

/** Of the engine: a report of another version is not compared with one of this. */
export const ATS_REPORT_VERSION = 8;

/** In points from the page's top left corner. */
const placeSchema = z.object({ page: z.number(), x: z.number(), y: z.number(), width: z.number(), height: z.number() });

const evidenceSchema = z.object({ text: z.string(), place: z.nullable(placeSchema) });
export type AtsEvidence = z.infer<typeof evidenceSchema>;

export const ATS_PARTS = ['match', 'readable', 'structure', 'contact', 'content', 'regional'] as const;
export type AtsPart = (typeof ATS_PARTS)[number];

/** Every rule by its id; screens say what it is, why it counts and how to mend it. */
export const ATS_RULES = [
  'selectable_text',
  'hidden_text',
  'tiny_text',
  'odd_characters',
  'file_type',
  'length',
  'experience_found',
  'education_found',
  'skills_found',
  'job_dates',
  'job_titles',
  'newest_first',
  'name',
  'email',
  'phone',
  'location',
  'summary',
  'job_details',
  'figures',
  'long_lines',
  'stuffing',
  'model_instructions',
  'too_personal',
  'never_counted',
  'nationality',
  'visa_status',
  'notice_period',
  'languages',
  'requirement',
  'title',
  'years',
  'degree',
] as const;
export type AtsRule = (typeof ATS_RULES)[number];

const findingSchema = z.object({
  rule: z.enum(ATS_RULES),
  part: z.enum(ATS_PARTS),
  /** What the rule found, by name: `skill`, `years`, `count`, `field`. */
  values: z.record(z.string(), z.union([z.string(), z.number()])),
  evidence: z.nullable(evidenceSchema),
  /** Points of the score that mending it brings. 0: worth knowing, not scored. */
  gain: z.number(),
});
export type AtsFinding = z.infer<typeof findingSchema>;

const requirementSchema = z.object({
  kind: z.enum(['skill', 'years', 'degree', 'language', 'driving-licence', 'right-to-work']),
  /** `React`; the years; the degree's level; the language. */
  label: z.string(),
  importance: z.enum(['required', 'preferred', 'mentioned']),
  /** `implied`: by something that includes it. `unscored`: asked of the applicant, not of the resume. */
  outcome: z.enum(['met', 'implied', 'near', 'missing', 'unscored']),
  /** The advert's sentence. */
  asked: z.string(),
  evidence: z.nullable(evidenceSchema),
  /** What stands in the resume instead, or implies it: `TypeScript`, `4.5`. */
  found: z.nullable(z.string()),
  /** Months of dated work that names the skill; null where no job with sure dates does. */
  months: z._default(z.nullable(z.number()), null),
  /** Of `years`: the skills that they are of; none: of work in the line of the job. */
  of: z._default(z.array(z.string()), []),
  /** Labels of what the advert takes in its place: `Go` where it asks for "Python or Go". */
  or: z._default(z.array(z.string()), []),
  gain: z.number(),
});
export type AtsRequirement = z.infer<typeof requirementSchema>;

/** What software that reads resumes is known to stumble over, each at its place. */
export const LAYOUT_FLAGS = [
  'columns',
  'table',
  'text_box',
  'picture',
  'running_line',
  'hidden_text',
  'tiny_text',
  'odd_characters',
] as const;
export type AtsLayoutFlag = (typeof LAYOUT_FLAGS)[number];

const machineLineSchema = z.object({
  text: z.string(),
  x: z.number(),
  y: z.number(),
  width: z.number(),
  height: z.number(),
});

export const atsReportSchema = z.object({
  version: z.int(),
  region: regionCodeSchema,
  /** 0 to 100. */
  score: z.number(),
  parts: z.array(z.object({ id: z.enum(ATS_PARTS), score: z.number(), weight: z.number() })),
  /** Null without an advert. */
  match: z.nullable(
    z.object({
      title: z.string(),
      parts: z.array(
        z.object({
          id: z.enum(['title', 'required', 'preferred', 'experience', 'education', 'duties']),
          score: z.number(),
          weight: z.number(),
        }),
      ),
      requirements: z.array(requirementSchema),
    }),
  ),
  /** What would raise the score most first. */
  findings: z.array(findingSchema),
  /** What a parser reads: the text in its order, and the fields that it is sure of. */
  machine: z.object({
    text: z.string(),
    format: z.string(),
    page_count: z.number(),
    fields: z.array(z.object({ name: z.string(), value: z.string() })),
    /** Where each line stands, in points; none where the format has no fixed pages. */
    pages: z._default(
      z.array(
        z.object({ number: z.number(), width: z.number(), height: z.number(), lines: z.array(machineLineSchema) }),
      ),
      [],
    ),
    flags: z._default(
      z.array(
        z.object({ kind: z.enum(LAYOUT_FLAGS), page: z.number(), text: z.string(), place: z.nullable(placeSchema) }),
      ),
      [],
    ),
  }),
});
export type AtsReport = z.infer<typeof atsReportSchema>;

const optionalText = (limit: number) => z._default(z.string().check(z.trim(), z.maxLength(limit)), '');
const gulfText = optionalText(ATS_LIMITS.gulfField);

/** What employers in the Gulf ask beside the resume; empty where nothing was said. */
export const gulfAnswersSchema = z.object({
  nationality: gulfText,
  visa_status: gulfText,
  notice_period: gulfText,
  driving_licence: gulfText,
  languages: gulfText,
  availability: gulfText,
  transferable: gulfText,
});
export type AtsGulfAnswers = z.infer<typeof gulfAnswersSchema>;
/** The answers of somebody who has said nothing. */
export const NO_GULF_ANSWERS: Readonly<AtsGulfAnswers> = gulfAnswersSchema.parse({});

const success = z.literal(true);
const checkSummarySchema = z.object({
  id: z.string(),
  job_title: z.string(),
  /** The file's name or the resume's title. */
  resume_name: z.string(),
  resume_id: z.nullable(z.string()),
  /** The kept version that was checked; null: the resume as it was at the time. */
  resume_version: z._default(
    z.nullable(z.object({ name: z.nullable(z.string()), created_at: z.iso.datetime() })),
    null,
  ),
  region: regionCodeSchema,
  score: z.number(),
  has_advert: z.boolean(),
  /** The same for checks against the same advert; empty without one. */
  advert_key: z.string(),
  /** `ATS_REPORT_VERSION` of its day. */
  version: z.int(),
  created_at: z.iso.datetime(),
});
export type AtsCheckSummary = z.infer<typeof checkSummarySchema>;

const checkSchema = z.extend(checkSummarySchema, {
  report: atsReportSchema,
  job_description: z.string(),
  gulf: gulfAnswersSchema,
  /** Of the page that everybody with the link can open; null: there is none. */
  link: z.nullable(z.string()),
});
export type AtsCheck = z.infer<typeof checkSchema>;

export const checkResume = defineCall({
  method: 'POST',
  path: '/api/ats-checker/',
  access: 'user',
  request: {
    form: z.extend(gulfAnswersSchema, {
      /** Of the account; otherwise `resume` is the file. */
      resume_id: z.optional(z.string().check(z.maxLength(60))),
      /** Of that resume; otherwise it is checked as it is now. */
      version_id: z.optional(z.string().check(z.maxLength(60))),
      resume: z.optional(z.file('Please upload your resume.')),
      job_description: optionalText(ATS_LIMITS.jobDescription),
      job_title: optionalText(ATS_LIMITS.jobTitle),
      region: regionCodeSchema,
    }),
  },
  response: z.object({ success, check: checkSchema }),
});

export const listAtsChecks = defineCall({
  method: 'GET',
  path: '/api/ats-checker/history/',
  access: 'user',
  request: {},
  response: z.object({ success, checks: z.array(checkSummarySchema) }),
});

const idParams = z.object({ id: z.string().check(z.maxLength(60)) });

export const readAtsCheck = defineCall({
  method: 'GET',
  path: '/api/ats-checker/history/:id/',
  access: 'user',
  request: { params: idParams },
  response: z.object({ success, check: checkSchema }),
});

export const deleteAtsCheck = defineCall({
  method: 'DELETE',
  path: '/api/ats-checker/history/:id/',
  access: 'user',
  request: { params: idParams },
  response: doneSchema,
});

/** Within 30 days of its deletion. */
export const undeleteAtsCheck = defineCall({
  method: 'POST',
  path: '/api/ats-checker/history/:id/undelete/',
  access: 'user',
  request: { params: idParams },
  response: doneSchema,
});

/** The text of an advert on the web, to be looked at before it is used. Nothing is kept. */
export const importAdvert = defineCall({
  method: 'POST',
  path: '/api/ats-checker/advert/address/',
  access: 'user',
  request: { body: z.object({ address: z.string().check(z.trim(), z.maxLength(ATS_LIMITS.advertAddress)) }) },
  response: z.object({
    success,
    text: z.string(),
    /** Of the job; empty where the page does not tell. */
    job_title: z.string(),
  }),
});

/** Opens a public page of the report, without the resume's text. */
export const shareAtsCheck = defineCall({
  method: 'POST',
  path: '/api/ats-checker/history/:id/link/',
  access: 'user',
  request: { params: idParams },
  response: z.object({ success, link: z.string() }),
});

export const revokeAtsLink = defineCall({
  method: 'DELETE',
  path: '/api/ats-checker/history/:id/link/',
  access: 'user',
  request: { params: idParams },
  response: doneSchema,
});

export const readSharedAtsCheck = defineCall({
  method: 'GET',
  path: '/api/ats-checker/shared/:token/',
  access: 'public',
  request: { params: z.object({ token: z.string().check(z.regex(/^[\w-]{10,60}$/)) }) },
  response: z.object({
    success,
    job_title: z.string(),
    created_at: z.iso.datetime(),
    report: atsReportSchema,
  }),
});
