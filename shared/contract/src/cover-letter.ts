// From zod/mini: the browser checks answers and drafts with these, and a bundle then holds only what is used of zod.
import * as z from 'zod/mini';
import { defineCall } from './call.ts';

export const LETTER_TONES = ['Professional', 'Casual', 'Enthusiastic', 'Informational'] as const;
export const toneSchema = z.enum(LETTER_TONES);
export type LetterTone = z.infer<typeof toneSchema>;

/** Limits of the uploaded resume, the same in the form and in the API. */
export const RESUME_FILE_MAX_BYTES = 5 * 1024 * 1024;
export const RESUME_FILE_TYPES = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  txt: 'text/plain',
} as const;

/** Characters. Longer input is refused with a sentence that names the limit. */
export const LETTER_LIMITS = {
  jobDescription: 20_000,
  jobTitle: 200,
  companyName: 200,
  additionalContext: 2_000,
  variationRequest: 500,
  letterhead: 200,
} as const;

export const coverLetterTemplateSchema = z.object({
  id: z.string(),
  name: z.string(),
  format: z.object({
    paragraphs: z.array(z.object({ title: z.string(), /** Guidance, over several lines. */ why: z.string() })),
  }),
});
export type CoverLetterTemplate = z.infer<typeof coverLetterTemplateSchema>;

export const listLetterTemplates = defineCall({
  method: 'GET',
  path: '/api/cover-letter/templates/',
  access: 'public',
  request: {},
  response: z.object({ success: z.literal(true), templates: z.array(coverLetterTemplateSchema) }),
});

const requiredText = (message: string, limit: number) =>
  z.string().check(z.trim(), z.minLength(1, message), z.maxLength(limit));
/** What the applicant says of themselves, in the place of what the file says. Left out: as in the file; empty: nothing. */
const correction = z.optional(z.string().check(z.trim(), z.maxLength(LETTER_LIMITS.letterhead)));
const optionalText = (limit: number) => z._default(z.string().check(z.trim(), z.maxLength(limit)), '');

export const TEMPLATE_NOT_FOUND = 'Template ID not found. Please select a valid template.';
const RESUME_REQUIRED = 'Resume file is required. Please upload your resume.';

/** What a letter is asked for with, beside the resume. */
export const generateLetterFieldsSchema = z.object({
  job_description: requiredText('Job description is required.', LETTER_LIMITS.jobDescription),
  job_title: requiredText('Job title is required.', LETTER_LIMITS.jobTitle),
  company_name: optionalText(LETTER_LIMITS.companyName),
  tone: z._default(toneSchema, 'Professional'),
  additional_context: optionalText(LETTER_LIMITS.additionalContext),
  /** A template's id. */
  template: z.string(TEMPLATE_NOT_FOUND).check(z.minLength(1, TEMPLATE_NOT_FOUND), z.maxLength(60, TEMPLATE_NOT_FOUND)),
  full_name: correction,
  email: correction,
  phone: correction,
  location: correction,
});
export type GenerateLetterFields = z.infer<typeof generateLetterFieldsSchema>;

export const generationIdSchema = z.string().check(z.minLength(1), z.maxLength(100));

/** The same, without the file, from the resume of an earlier generation. */
const regenerateLetterSchema = z.extend(generateLetterFieldsSchema, {
  generation_id: generationIdSchema,
  regenerate: z.literal(true),
  variation_request: optionalText(LETTER_LIMITS.variationRequest),
});
export type RegenerateLetter = z.infer<typeof regenerateLetterSchema>;

/** The parts of a letter that the page lays out around the text. Empty when the resume does not state them. */
export const letterApplicantSchema = z.object({
  fullName: z.string(),
  email: z.string(),
  phone: z.string(),
  location: z.string(),
  skills: z.array(z.string()),
});
export type LetterApplicant = z.infer<typeof letterApplicantSchema>;

/** What became of one sentence of the additional context or the variation request. */
export const letterNoteSchema = z.object({
  text: z.string(),
  /** `said` in the letter, `followed` as a wish about it, or neither. */
  outcome: z.enum(['said', 'followed', 'left_out']),
});
export type LetterNote = z.infer<typeof letterNoteSchema>;

/** Answer of generate and regenerate. */
export const generatedLetterSchema = z.object({
  success: z.literal(true),
  /** Salutation, paragraphs and closing, separated by blank lines. */
  generated_letter: z.string(),
  generation_id: z.string(),
  applicant: letterApplicantSchema,
  /** As stated in the form, else as found in the advert; may be empty. */
  company_name: z.string(),
  writer: z.object({
    /** `builtin`, or the model's name. */
    name: z.string(),
    /** Why the built-in writer stood in for the model. */
    fallback_reason: z.nullable(z.string()),
  }),
  notes: z._default(z.array(letterNoteSchema), []),
  /** What the letter states and neither resume nor advert nor notes do, as it stands there. */
  unsupported: z._default(z.array(z.string()), []),
});
export type GeneratedLetter = z.infer<typeof generatedLetterSchema>;

const resumeFileSchema = z
  .file(RESUME_REQUIRED)
  .check(z.refine((file) => file.name !== '' || file.size > 0, RESUME_REQUIRED));

const readFieldSchema = z.object({
  /** Empty: not found. */
  value: z.string(),
  /** To be looked at by the applicant before it is printed. */
  is_doubtful: z.boolean(),
});

/** What a letter would say of the applicant, read from the resume for a look before anything is written. */
export const readLetterhead = defineCall({
  method: 'POST',
  path: '/api/cover-letter/letterhead/',
  access: 'optional',
  request: { form: z.object({ resume: resumeFileSchema }) },
  response: z.object({
    success: z.literal(true),
    letterhead: z.object({
      full_name: readFieldSchema,
      email: readFieldSchema,
      phone: readFieldSchema,
      location: readFieldSchema,
    }),
    /** Neither a job nor a school was found: a letter would have little to say. */
    has_found_little: z.boolean(),
  }),
});
export type ReadLetterhead = z.infer<typeof readLetterhead.response>;

export const generateLetter = defineCall({
  method: 'POST',
  path: '/api/cover-letter/generate/',
  access: 'optional',
  request: {
    form: z
      .extend(generateLetterFieldsSchema, {
        resume: z.optional(resumeFileSchema),
        /** In the file's place: a resume of the caller's account. */
        resume_id: z.optional(z.string().check(z.minLength(1), z.maxLength(80))),
      })
      .check(
        z.refine(({ resume, resume_id }) => resume !== undefined || resume_id !== undefined, {
          error: RESUME_REQUIRED,
          path: ['resume'],
        }),
      ),
  },
  response: generatedLetterSchema,
});

export const regenerateLetter = defineCall({
  method: 'POST',
  path: '/api/cover-letter/regenerate/',
  access: 'optional',
  request: { body: regenerateLetterSchema },
  response: generatedLetterSchema,
});
