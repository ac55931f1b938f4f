import { z } from 'zod';

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
} as const;

export const coverLetterTemplateSchema = z.object({
  id: z.string(),
  name: z.string(),
  format: z.object({
    paragraphs: z.array(z.object({ title: z.string(), /** Guidance, over several lines. */ why: z.string() })),
  }),
});
export type CoverLetterTemplate = z.infer<typeof coverLetterTemplateSchema>;

/** GET /api/cover-letter/templates/ */
export const coverLetterTemplatesSchema = z.object({
  success: z.literal(true),
  templates: z.array(coverLetterTemplateSchema),
});

/** The text fields of POST /api/cover-letter/generate/ (multipart; the file is `resume`). */
export const generateLetterFieldsSchema = z.object({
  job_description: z.string().trim().min(1, 'Job description is required.').max(LETTER_LIMITS.jobDescription),
  job_title: z.string().trim().min(1, 'Job title is required.').max(LETTER_LIMITS.jobTitle),
  company_name: z.string().trim().max(LETTER_LIMITS.companyName).default(''),
  tone: toneSchema.default('Professional'),
  additional_context: z.string().trim().max(LETTER_LIMITS.additionalContext).default(''),
  /** A template's id. */
  template: z.string().min(1),
});
export type GenerateLetterFields = z.infer<typeof generateLetterFieldsSchema>;

/** POST /api/cover-letter/regenerate/: the same, without the file, from the resume of an earlier generation. */
export const regenerateLetterSchema = generateLetterFieldsSchema.extend({
  generation_id: z.string().min(1),
  regenerate: z.literal(true),
  variation_request: z.string().trim().max(LETTER_LIMITS.variationRequest).default(''),
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
    fallback_reason: z.string().nullable(),
  }),
});
export type GeneratedLetter = z.infer<typeof generatedLetterSchema>;

/** GET /api/cover-letter/history/: the signed-in user's letters, newest first. */
export const coverLetterHistorySchema = z.object({
  success: z.literal(true),
  letters: z.array(
    z.object({
      generation_id: z.string(),
      generated_letter: z.string(),
      job_title: z.string(),
      company_name: z.string(),
      /** The template's id. */
      template: z.string(),
      resume_file_name: z.string(),
      created_at: z.iso.datetime(),
    }),
  ),
});
export type CoverLetterHistory = z.infer<typeof coverLetterHistorySchema>;
