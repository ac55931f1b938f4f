import { randomUUID } from 'node:crypto';
import {
  DELETED_LETTER_KEPT_DAYS,
  KEPT_LETTERS_MAX,
  type KeptLetter,
  type LetterSummary,
} from '@vitae/contract/letters';
import { and, count, desc, eq, gt, isNotNull, isNull, lt, notInArray, or, sql } from 'drizzle-orm';
import type { Transaction } from '../account/personal-data.ts';
import type { Database } from '../database/connect.ts';
import { isUuid } from '../database/is-uuid.ts';
import { ApiFailure } from '../errors/api-failure.ts';
import { coverLetterGenerations, keptLetters, keptLetterVersions } from './tables.ts';

const EXCERPT_CHARACTERS = 160;

export const letterNotFound = () => new ApiFailure(404, 'letter_not_found', 'There is no such letter in your account.');
const isOwn = (userId: string, id: string) => and(eq(keptLetters.id, id), eq(keptLetters.userId, userId));
const isListed = isNull(keptLetters.deletedAt);

/** The account's letters, the one changed last first; with `search` those that it stands in, or whose advert. */
export async function listKeptLetters({ orm }: Database, userId: string, search = ''): Promise<LetterSummary[]> {
  const wanted = search.trim().toLowerCase();
  const searched = sql`lower(concat_ws(' ', ${keptLetters.title}, ${keptLetters.letter} ->> 'jobTitle',
    ${keptLetters.letter} ->> 'companyName', ${keptLetters.letter} ->> 'introduction',
    ${keptLetters.request} ->> 'job_description'))`;
  const { id: ofLetter, title: named, letter: content } = keptLetters;
  const versions = orm.$count(keptLetterVersions, eq(keptLetterVersions.letterId, keptLetters.id));
  const found = await orm
    .select({ id: ofLetter, title: named, letter: content, versions })
    .from(keptLetters)
    .where(and(eq(keptLetters.userId, userId), isListed, wanted ? sql`strpos(${searched}, ${wanted}) > 0` : undefined))
    .orderBy(desc(keptLetters.updatedAt));
  return found.map(({ id, title, letter, versions: count }) => ({
    id,
    title,
    job_title: letter.jobTitle,
    company_name: letter.companyName,
    template_name: letter.templateName,
    resume_file_name: letter.resumeFileName,
    excerpt: excerptOf(letter.introduction),
    generated_at: letter.generatedAt,
    versions: count,
  }));
}

/** The letters changed last; `first` stands before all others, where the account has it. */
export async function readNewestLetters(
  { orm }: Database,
  userId: string,
  count: number,
  first: string | null,
): Promise<KeptLetter[]> {
  const { id, title, letter, request } = keptLetters;
  return orm
    .select({ id, title, letter, request })
    .from(keptLetters)
    .where(and(eq(keptLetters.userId, userId), isListed))
    .orderBy(desc(sql`${id} is not distinct from ${first}::uuid`), desc(keptLetters.updatedAt))
    .limit(count);
}

/** What a letter is called: by its owner, else by what it applies for. */
export function letterTitle({ title, letter }: Pick<KeptLetter, 'title' | 'letter'>): string {
  return title || [letter.jobTitle, letter.companyName].filter(Boolean).join(', ');
}

export async function readKeptLetter({ orm }: Database, userId: string, id: string): Promise<KeptLetter> {
  const isWanted = and(isOwn(userId, id), isListed);
  const [found] = isUuid(id) ? await orm.select().from(keptLetters).where(isWanted) : [];
  if (!found) throw letterNotFound();
  return { id, title: found.title, letter: found.letter, request: found.request };
}

/** Puts a letter into the account, a new one or in the place of its older text. */
export async function keepLetter({ orm }: Database, userId: string, kept: KeptLetter): Promise<void> {
  const { id, title, letter, request } = kept;
  await orm.transaction(async (transaction) => {
    const [known] = await transaction.select().from(keptLetters).where(eq(keptLetters.id, id)).for('update');
    if (known && known.userId !== userId) throw letterNotFound();
    if (!known) await requireRoom(transaction, userId);
    else if (known.letter.introduction !== letter.introduction) await keepProposedText(transaction, known);
    const generationId = await takeGeneration(transaction, userId, request.generation_id);
    const values = { title, letter, request, generationId };
    await transaction
      .insert(keptLetters)
      .values({ id, userId, ...values })
      .onConflictDoUpdate({
        target: keptLetters.id,
        set: { ...values, updatedAt: sql`now()` },
        setWhere: eq(keptLetters.userId, userId),
      });
  });
}

/** A proposal that was accepted last is not lost to a browser that has not heard of it and keeps its older text. */
async function keepProposedText(
  transaction: Transaction,
  { id, letter }: typeof keptLetters.$inferSelect,
): Promise<void> {
  const [proposed] = await transaction
    .select({ name: keptLetterVersions.name })
    .from(keptLetterVersions)
    .innerJoin(keptLetters, eq(keptLetters.id, keptLetterVersions.letterId))
    // Written in one transaction, a proposal's version and its letter are of the same moment.
    .where(and(eq(keptLetters.id, id), eq(keptLetterVersions.createdAt, keptLetters.updatedAt)));
  if (proposed) await transaction.insert(keptLetterVersions).values({ letterId: id, name: proposed.name, letter });
}

export async function renameLetter({ orm }: Database, userId: string, id: string, title: string): Promise<void> {
  const renamed = await orm
    .update(keptLetters)
    .set({ title })
    .where(and(isOwn(userId, id), isListed))
    .returning({ id: keptLetters.id });
  if (renamed.length === 0) throw letterNotFound();
}

/** Makes a copy under a new name. Returns its id. */
export async function duplicateLetter({ orm }: Database, userId: string, id: string, title: string): Promise<string> {
  return orm.transaction(async (transaction) => {
    await requireRoom(transaction, userId);
    const [source] = await transaction
      .select()
      .from(keptLetters)
      .where(and(isOwn(userId, id), isListed));
    if (!source) throw letterNotFound();
    const { letter, request, generationId } = source;
    const copy = { id: randomUUID(), userId, title, letter, request, generationId };
    await transaction.insert(keptLetters).values(copy);
    return copy.id;
  });
}

/** Takes a letter out of the list, or puts it back. */
export async function setDeleted({ orm }: Database, userId: string, id: string, isDeleted: boolean): Promise<void> {
  const changed = await orm
    .update(keptLetters)
    .set({ deletedAt: isDeleted ? sql`now()` : null })
    .where(isOwn(userId, id))
    .returning({ id: keptLetters.id });
  if (changed.length === 0) throw letterNotFound();
}

/** Letters that were deleted long enough ago go, and with the last of a generation what it was written from. */
export async function removeDeletedLetters({ orm }: Database): Promise<void> {
  await orm.transaction(async (transaction) => {
    await transaction
      .delete(keptLetters)
      .where(lt(keptLetters.deletedAt, sql`now() - make_interval(days => ${DELETED_LETTER_KEPT_DAYS})`));
    const referred = transaction
      .select({ id: keptLetters.generationId })
      .from(keptLetters)
      .where(isNotNull(keptLetters.generationId));
    await transaction
      .delete(coverLetterGenerations)
      .where(and(isNull(coverLetterGenerations.expiresAt), notInArray(coverLetterGenerations.id, referred)));
  });
}

async function requireRoom(transaction: Transaction, userId: string): Promise<void> {
  const [own] = await transaction
    .select({ count: count() })
    .from(keptLetters)
    .where(and(eq(keptLetters.userId, userId), isListed));
  if (own!.count < KEPT_LETTERS_MAX) return;
  throw new ApiFailure(
    409,
    'letters_full',
    `An account keeps ${KEPT_LETTERS_MAX} letters. Please delete some that you no longer need.`,
  );
}

/** What a letter was generated from is its owner's from now on, and stays. Null where it is gone, or another's. */
async function takeGeneration(transaction: Transaction, userId: string, id: string): Promise<string | null> {
  if (!isUuid(id)) return null;
  const isOpen = or(
    eq(coverLetterGenerations.userId, userId),
    and(isNull(coverLetterGenerations.userId), gt(coverLetterGenerations.expiresAt, sql`now()`)),
  );
  const [taken] = await transaction
    .update(coverLetterGenerations)
    .set({ userId, expiresAt: null })
    .where(and(eq(coverLetterGenerations.id, id), isOpen))
    .returning({ id: coverLetterGenerations.id });
  return taken?.id ?? null;
}

/** The beginning of a letter behind its salutation. */
function excerptOf(letter: string): string {
  const body = letter
    .replace(/^[^\n]*,[ \t]*\n+/, '')
    .slice(0, 4 * EXCERPT_CHARACTERS)
    .replace(/\s+/g, ' ')
    .trim();
  return body.length > EXCERPT_CHARACTERS ? `${body.slice(0, EXCERPT_CHARACTERS).trimEnd()}…` : body;
}
