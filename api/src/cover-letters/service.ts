import {
  type CoverLetterHistory,
  type CoverLetterTemplate,
  type GeneratedLetter,
  type GenerateLetterFields,
  type RegenerateLetter,
  TEMPLATE_NOT_FOUND,
} from '@vitae/contract/cover-letter';
import { and, desc, eq, gt, inArray, isNull, notExists, or, sql } from 'drizzle-orm';
import { type AllowanceDependencies, spendAllowance } from '../billing/allowance.ts';
import type { Database } from '../database/connect.ts';
import { ApiFailure } from '../errors/api-failure.ts';
import type { TextWork } from '../workers/text-work.ts';
import type { Writer, WrittenLetter } from '../writing/writer.ts';
import { coverLetterGenerations, coverLetters } from './tables.ts';
import { findTemplate } from './templates.ts';

const ANONYMOUS_LIFETIME_HOURS = 24;
/** How many of the letters already written a new one is compared with. */
const PREVIOUS_LETTERS_MAX = 10;
const HISTORY_LETTERS_MAX = 100;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

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

function toAnswer(written: WrittenLetter, generationId: string): GeneratedLetter {
  return {
    success: true,
    generated_letter: written.letter,
    generation_id: generationId,
    applicant: written.applicant,
    company_name: written.companyName,
    writer: written.writer,
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
  fields: GenerateLetterFields & { resume: File },
  caller: LetterCaller,
): Promise<GeneratedLetter> {
  const { database, writer, work } = dependencies;
  const { userId, address, signal } = caller;
  const template = requireTemplate(fields.template);
  const file = {
    bytes: new Uint8Array(await fields.resume.arrayBuffer()),
    fileName: fields.resume.name,
    mimeType: fields.resume.type,
  };
  const { text: resumeText, resume } = await work.readResume(file, { client: address, signal });
  const written = await spendAllowance(dependencies, caller, 'cover_letters', () =>
    writer.writeLetter({
      ...toWriterRequest(fields, template),
      resumeText,
      resume,
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
        resumeFileName: fields.resume.name,
        jobTitle: fields.job_title,
        companyName: written.companyName,
        templateId: template.id,
        expiresAt: userId === null ? sql`now() + make_interval(hours => ${ANONYMOUS_LIFETIME_HOURS})` : null,
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
  if (!UUID.test(id)) return undefined;
  const isVisible = or(
    and(isNull(coverLetterGenerations.userId), gt(coverLetterGenerations.expiresAt, sql`now()`)),
    userId === null ? undefined : eq(coverLetterGenerations.userId, userId),
  );
  const [generation] = await orm
    .select()
    .from(coverLetterGenerations)
    .where(and(eq(coverLetterGenerations.id, id), isVisible));
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
      resume,
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

/** Every letter that was written for a user, regenerated ones too, newest first. */
export async function listLetters({ orm }: Database, userId: string): Promise<CoverLetterHistory> {
  const letters = await orm
    .select({
      id: coverLetters.id,
      generation_id: coverLetterGenerations.id,
      generated_letter: coverLetters.letter,
      job_title: coverLetterGenerations.jobTitle,
      company_name: coverLetterGenerations.companyName,
      template: coverLetterGenerations.templateId,
      resume_file_name: coverLetterGenerations.resumeFileName,
      createdAt: coverLetters.createdAt,
    })
    .from(coverLetters)
    .innerJoin(coverLetterGenerations, eq(coverLetters.generationId, coverLetterGenerations.id))
    .where(eq(coverLetterGenerations.userId, userId))
    .orderBy(desc(coverLetters.id))
    .limit(HISTORY_LETTERS_MAX);
  return {
    success: true,
    letters: letters.map(({ createdAt, ...letter }) => ({ ...letter, created_at: createdAt.toISOString() })),
  };
}

/** Deletes one letter of a user; with the last of a generation what it was written from goes too. */
export async function deleteLetter({ orm }: Database, userId: string, id: number): Promise<void> {
  await orm.transaction(async (transaction) => {
    const own = transaction
      .select({ id: coverLetterGenerations.id })
      .from(coverLetterGenerations)
      .where(eq(coverLetterGenerations.userId, userId));
    const [deleted] = await transaction
      .delete(coverLetters)
      .where(and(eq(coverLetters.id, id), inArray(coverLetters.generationId, own)))
      .returning({ generationId: coverLetters.generationId });
    if (!deleted) throw new ApiFailure(404, 'letter_not_found', 'There is no such letter in your account.');
    const rest = transaction
      .select({ id: coverLetters.id })
      .from(coverLetters)
      .where(eq(coverLetters.generationId, deleted.generationId));
    await transaction
      .delete(coverLetterGenerations)
      .where(and(eq(coverLetterGenerations.id, deleted.generationId), notExists(rest)));
  });
}
