import {
  type CoverLetterTemplate,
  type GeneratedLetter,
  type GenerateLetterFields,
  RESUME_FILE_TYPES,
  type ReadLetterhead,
  type RegenerateLetter,
  TEMPLATE_NOT_FOUND,
} from '@vitae/contract/cover-letter';
import { SURE_ENOUGH } from '@vitae/contract/resumes';
import { exportResumeText } from '@vitae/documents/export/resume-text';
import { restore } from '@vitae/documents/model/restore';
import { and, desc, eq, gt, isNull, or, sql } from 'drizzle-orm';
import { type AllowanceDependencies, spendAllowance } from '../billing/allowance.ts';
import type { Database } from '../database/connect.ts';
import { isUuid } from '../database/is-uuid.ts';
import { ApiFailure } from '../errors/api-failure.ts';
import { UnreadableResumeError } from '../parsing/errors.ts';
import type { ResumeFile } from '../parsing/read-file.ts';
import type { ParsedResume } from '../parsing/result.ts';
import { readResume } from '../resumes/service.ts';
import type { TextWork } from '../workers/text-work.ts';
import type { Writer, WrittenLetter } from '../writing/writer.ts';
import { letterheadOf, withCorrections } from './letterhead.ts';
import { coverLetterGenerations, coverLetters } from './tables.ts';
import { findTemplate } from './templates.ts';

/** How long a letter can be written again while nobody has kept it. */
const UNKEPT_LIFETIME_HOURS = 24;
/** How many of the letters already written a new one is compared with. */
const PREVIOUS_LETTERS_MAX = 10;

export interface CoverLetterDependencies extends AllowanceDependencies {
  writer: Writer;
  work: TextWork;
}

export interface LetterCaller {
  /** Null for an anonymous visitor, who knows a generation by its id alone. */
  userId: string | null;
  address: string;
  signal: AbortSignal;
}

function requireTemplate(id: string): CoverLetterTemplate {
  const template = findTemplate(id);
  if (!template) {
    throw new ApiFailure(400, 'template_not_found', TEMPLATE_NOT_FOUND, { fields: { template: TEMPLATE_NOT_FOUND } });
  }
  return template;
}

/** A letter that nobody signs is no letter. */
function requireName(resume: ParsedResume): ParsedResume {
  if (resume.name === null || resume.name.confidence < SURE_ENOUGH) {
    throw new ApiFailure(
      400,
      'name_missing',
      'Your name was not found in your resume. Please enter it, so that your letter can be signed.',
      { fields: { full_name: 'Please enter your name.' } },
    );
  }
  return resume;
}

/** What the letter's head would say, for a look before anything is written. */
export async function readLetterhead(
  { work }: CoverLetterDependencies,
  resume: File,
  { address, signal }: LetterCaller,
): Promise<ReadLetterhead> {
  const read = await work.readResume(await toResumeFile(resume), { client: address, signal });
  return { success: true, ...letterheadOf(read.resume) };
}

/** The reader knows more kinds of files than a letter is promised to be written from. */
const FILE_TYPES: readonly string[] = Object.values(RESUME_FILE_TYPES);
const FILE_NAME = new RegExp(`\\.(?:${Object.keys(RESUME_FILE_TYPES).join('|')})$`, 'i');

async function toResumeFile(file: File): Promise<ResumeFile> {
  if (!FILE_NAME.test(file.name) && !FILE_TYPES.includes(file.type))
    throw new UnreadableResumeError('unsupported_type');
  return { bytes: new Uint8Array(await file.arrayBuffer()), fileName: file.name, mimeType: file.type };
}

interface ResumeSource {
  resume?: File | undefined;
  resume_id?: string | undefined;
}

/** The uploaded file, or a resume of the caller's account as one. */
async function resumeFileOf(database: Database, source: ResumeSource, userId: string | null): Promise<ResumeFile> {
  if (source.resume) return toResumeFile(source.resume);
  if (userId === null) throw new ApiFailure(401, 'token_missing', 'Please sign in.');
  const stored = await readResume(database, userId, source.resume_id ?? '');
  const text = exportResumeText(restore(stored.data).resume);
  return { bytes: new TextEncoder().encode(text), fileName: `${stored.title}.txt` };
}

function toAnswer(written: WrittenLetter, generationId: string): GeneratedLetter {
  return {
    success: true,
    generated_letter: written.letter,
    generation_id: generationId,
    applicant: written.applicant,
    company_name: written.companyName,
    writer: written.writer,
    notes: written.notes,
    unsupported: written.unsupported,
  };
}

function toWriterRequest(fields: GenerateLetterFields, template: CoverLetterTemplate) {
  return {
    jobDescription: fields.job_description,
    jobTitle: fields.job_title,
    companyName: fields.company_name,
    tone: fields.tone,
    additionalContext: fields.additional_context,
    template,
    month: new Date().toISOString().slice(0, 'YYYY-MM'.length),
  };
}

export async function generateLetter(
  dependencies: CoverLetterDependencies,
  fields: GenerateLetterFields & ResumeSource,
  caller: LetterCaller,
): Promise<GeneratedLetter> {
  const { database, writer, work } = dependencies;
  const { userId, address, signal } = caller;
  const template = requireTemplate(fields.template);
  const file = await resumeFileOf(database, fields, userId);
  const { text: resumeText, resume } = await work.readResume(file, { client: address, signal });
  const stated = requireName(withCorrections(resume, fields));
  const written = await spendAllowance(dependencies, caller, 'cover_letters', () =>
    writer.writeLetter({
      ...toWriterRequest(fields, template),
      resumeText,
      resume: stated,
      previousLetters: [],
      variationRequest: '',
      client: address,
      signal,
    }),
  );

  const generationId = await database.orm.transaction(async (transaction) => {
    const [generation] = await transaction
      .insert(coverLetterGenerations)
      .values({
        userId,
        resumeText,
        parsedResume: resume,
        resumeFileName: file.fileName,
        jobTitle: fields.job_title,
        companyName: written.companyName,
        templateId: template.id,
        expiresAt: sql`now() + make_interval(hours => ${UNKEPT_LIFETIME_HOURS})`,
      })
      .returning({ id: coverLetterGenerations.id });
    await transaction.insert(coverLetters).values({
      generationId: generation!.id,
      letter: written.letter,
      variationRequest: '',
      writer: written.writer.name,
    });
    return generation!.id;
  });
  return toAnswer(written, generationId);
}

/** The generation, if this caller may see it: an anonymous one through its id, a user's by that user only. */
async function findGeneration({ orm }: Database, id: string, userId: string | null) {
  if (!isUuid(id)) return undefined;
  const isVisible = or(
    isNull(coverLetterGenerations.userId),
    userId === null ? undefined : eq(coverLetterGenerations.userId, userId),
  );
  const isThere = or(isNull(coverLetterGenerations.expiresAt), gt(coverLetterGenerations.expiresAt, sql`now()`));
  const [generation] = await orm
    .select()
    .from(coverLetterGenerations)
    .where(and(eq(coverLetterGenerations.id, id), isVisible, isThere));
  return generation;
}

export async function regenerateLetter(
  dependencies: CoverLetterDependencies,
  fields: RegenerateLetter,
  caller: LetterCaller,
): Promise<GeneratedLetter> {
  const { database, writer } = dependencies;
  const { userId, address, signal } = caller;
  const template = requireTemplate(fields.template);
  const generation = await findGeneration(database, fields.generation_id, userId);
  const resume = generation?.parsedResume;
  if (!generation || !resume) {
    throw new ApiFailure(
      404,
      'generation_not_found',
      'This letter is no longer stored. Please generate a new cover letter.',
    );
  }
  const previous = await database.orm
    .select({ letter: coverLetters.letter })
    .from(coverLetters)
    .where(eq(coverLetters.generationId, generation.id))
    .orderBy(desc(coverLetters.id))
    .limit(PREVIOUS_LETTERS_MAX);

  const written = await spendAllowance(dependencies, caller, 'cover_letters', () =>
    writer.writeLetter({
      ...toWriterRequest(fields, template),
      resumeText: generation.resumeText,
      resume: requireName(withCorrections(resume, fields)),
      previousLetters: previous.map((row) => row.letter).reverse(),
      variationRequest: fields.variation_request,
      client: address,
      signal,
    }),
  );
  await database.orm.insert(coverLetters).values({
    generationId: generation.id,
    letter: written.letter,
    variationRequest: fields.variation_request,
    writer: written.writer.name,
  });
  return toAnswer(written, generation.id);
}
