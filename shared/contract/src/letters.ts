import * as z from 'zod/mini';
import { momentSchema } from './bounds.ts';
import { defineCall } from './call.ts';
import { generateLetterFieldsSchema, generationIdSchema, RESUME_FILE_MAX_BYTES } from './cover-letter.ts';
import { doneSchema } from './done.ts';

/** Characters. */
export const KEPT_LETTER_LIMITS = { line: 500, text: 30_000, search: 200 } as const;
/** Letters in one account. */
export const KEPT_LETTERS_MAX = 500;
/** How long a deleted letter can be brought back. */
export const DELETED_LETTER_KEPT_DAYS = 7;

const line = z._default(z.string().check(z.maxLength(KEPT_LETTER_LIMITS.line)), '');
const text = z._default(z.string().check(z.maxLength(KEPT_LETTER_LIMITS.text)), '');

/** A letter as the browser lays it out: its head, its text, and what it came from. */
export const letterContentSchema = z.object({
  fullName: line,
  email: line,
  phone: line,
  /** The applicant's city or address. */
  location: line,
  /** As it is printed. Empty: the day on which the letter was generated. */
  date: line,
  jobTitle: line,
  companyName: line,
  companyAddress: line,
  /** The letter's text: as it was generated, then as it was edited. */
  introduction: text,
  /** Separated by commas. */
  skills: text,
  /** A line of the applicant's own below the letter, e.g. when to call. */
  closing: text,
  generatedAt: momentSchema,
  templateName: line,
  /** What the API answered, as it came: later versions of it may hold more. */
  rawResponse: z.record(z.string(), z.unknown()),
  resumeFileName: line,
  /** bytes */
  resumeFileSize: z.number().check(z.nonnegative(), z.maximum(RESUME_FILE_MAX_BYTES)),
});
export type LetterContent = z.infer<typeof letterContentSchema>;

/** The request that a letter came from: what regenerate sends again. */
export const letterRequestSchema = z.extend(generateLetterFieldsSchema, {
  generation_id: generationIdSchema,
});
export type LetterRequest = z.infer<typeof letterRequestSchema>;

const keptLetterSchema = z.object({
  /** Made by the browser, so that keeping a letter twice makes no second one. */
  id: z.uuid(),
  /** What its owner calls it; empty: nothing yet. */
  title: line,
  letter: letterContentSchema,
  request: letterRequestSchema,
});
export type KeptLetter = z.infer<typeof keptLetterSchema>;

export const letterSummarySchema = z.object({
  id: z.uuid(),
  title: z.string(),
  job_title: z.string(),
  company_name: z.string(),
  template_name: z.string(),
  /** Of the resume that it was written from. */
  resume_file_name: z.string(),
  /** How the letter begins. */
  excerpt: z.string(),
  generated_at: z.iso.datetime(),
  /** Earlier ones that can be brought back. */
  versions: z._default(z.int(), 0),
});
export type LetterSummary = z.infer<typeof letterSummarySchema>;

const letterVersionSchema = z.object({
  id: z.uuid(),
  /** What was about to change it, in a few words. */
  name: z.string(),
  text: z.string(),
  created_at: z.iso.datetime(),
});
export type LetterVersion = z.infer<typeof letterVersionSchema>;

const PATH = '/api/cover-letter/letters/:id/';
const params = z.object({ id: z.uuid() });

/** The account's letters, the one changed last first. `search`: only those in which, or in whose advert, it stands. */
export const listKeptLetters = defineCall({
  method: 'GET',
  path: '/api/cover-letter/letters/',
  access: 'user',
  request: { query: z.object({ search: z.optional(z.string().check(z.maxLength(KEPT_LETTER_LIMITS.search))) }) },
  response: z.object({ success: z.literal(true), letters: z.array(letterSummarySchema) }),
});

export const readKeptLetter = defineCall({
  method: 'GET',
  path: PATH,
  access: 'user',
  request: { params },
  response: z.object({ success: z.literal(true), letter: keptLetterSchema }),
});

/** Puts a letter into the account, or its newer text in place of what is there. */
export const keepLetter = defineCall({
  method: 'PUT',
  path: PATH,
  access: 'user',
  request: { params, body: z.omit(keptLetterSchema, { id: true }) },
  response: doneSchema,
});

export const renameLetter = defineCall({
  method: 'PATCH',
  path: PATH,
  access: 'user',
  request: { params, body: z.object({ title: line }) },
  response: doneSchema,
});

/** A copy under a new name, as the newest letter. */
export const duplicateLetter = defineCall({
  method: 'POST',
  path: '/api/cover-letter/letters/:id/duplicate/',
  access: 'user',
  request: { params, body: z.object({ title: line }) },
  response: z.object({ success: z.literal(true), id: z.uuid() }),
});

/** Takes a letter out of the list. It can be brought back for some days. */
export const deleteKeptLetter = defineCall({
  method: 'DELETE',
  path: PATH,
  access: 'user',
  request: { params },
  response: doneSchema,
});

export const restoreLetter = defineCall({
  method: 'POST',
  path: '/api/cover-letter/letters/:id/restore/',
  access: 'user',
  request: { params },
  response: doneSchema,
});

/** The letter as it was before proposals of the assistant were accepted, the newest first. */
export const listLetterVersions = defineCall({
  method: 'GET',
  path: '/api/cover-letter/letters/:id/versions/',
  access: 'user',
  request: { params },
  response: z.object({ success: z.literal(true), versions: z.array(letterVersionSchema) }),
});

/** Puts a version's text in the place of the letter's, which is kept as a version itself. */
export const restoreLetterVersion = defineCall({
  method: 'POST',
  path: '/api/cover-letter/letters/:id/versions/:version/restore/',
  access: 'user',
  request: { params: z.object({ id: z.uuid(), version: z.uuid() }) },
  response: doneSchema,
});
