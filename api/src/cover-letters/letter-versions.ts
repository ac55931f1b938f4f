import type { LetterVersion } from '@vitae/contract/letters';
import type { Change } from '@vitae/documents/model/changes';
import { and, desc, eq, isNull, notInArray, sql } from 'drizzle-orm';
import type { Transaction } from '../account/personal-data.ts';
import type { Database } from '../database/connect.ts';
import { isUuid } from '../database/is-uuid.ts';
import { ApiFailure } from '../errors/api-failure.ts';
import { letterNotFound, readKeptLetter } from './kept-letters.ts';
import { replacePassages } from './passages.ts';
import { keptLetters, keptLetterVersions } from './tables.ts';

/** Of one letter. */
const VERSIONS_MAX = 20;
type LetterRow = typeof keptLetters.$inferSelect;

async function lockLetter(transaction: Transaction, userId: string, id: string): Promise<LetterRow> {
  const isWanted = and(eq(keptLetters.id, id), eq(keptLetters.userId, userId), isNull(keptLetters.deletedAt));
  const [row] = isUuid(id) ? await transaction.select().from(keptLetters).where(isWanted).for('update') : [];
  if (!row) throw letterNotFound();
  return row;
}

/** Writes another text into a letter, which keeps the version before under a name. */
async function writeLetter(
  transaction: Transaction,
  { id, letter }: LetterRow,
  changed: LetterRow['letter'],
  keepAs: string,
): Promise<void> {
  await transaction.insert(keptLetterVersions).values({ letterId: id, name: keepAs, letter });
  const isOfLetter = eq(keptLetterVersions.letterId, id);
  const newest = transaction
    .select({ id: keptLetterVersions.id })
    .from(keptLetterVersions)
    .where(isOfLetter)
    .orderBy(desc(keptLetterVersions.createdAt))
    .limit(VERSIONS_MAX);
  await transaction.delete(keptLetterVersions).where(and(isOfLetter, notInArray(keptLetterVersions.id, newest)));
  await transaction.update(keptLetters).set({ letter: changed, updatedAt: sql`now()` }).where(eq(keptLetters.id, id));
}

/** Changes passages of the letter's text. Returns false, and changes nothing, where one is not there any more. */
export async function changeLetter(
  transaction: Transaction,
  userId: string,
  id: string,
  changes: readonly Change[],
  keepAs: string,
): Promise<boolean> {
  const row = await lockLetter(transaction, userId, id);
  const introduction = replacePassages(row.letter.introduction, changes);
  if (introduction === null) return false;
  await writeLetter(transaction, row, { ...row.letter, introduction }, keepAs);
  return true;
}

/** The newest first. */
export async function listLetterVersions(
  database: Database,
  userId: string,
  letterId: string,
): Promise<LetterVersion[]> {
  await readKeptLetter(database, userId, letterId);
  const versions = await database.orm
    .select()
    .from(keptLetterVersions)
    .where(eq(keptLetterVersions.letterId, letterId))
    .orderBy(desc(keptLetterVersions.createdAt));
  return versions.map(({ id, name, letter, createdAt }) => ({
    id,
    name,
    text: letter.introduction,
    created_at: createdAt.toISOString(),
  }));
}

/** Puts the text of a version in the place of the letter's, which is kept as a version itself. */
export async function restoreLetterVersion(
  { orm }: Database,
  userId: string,
  letterId: string,
  versionId: string,
): Promise<void> {
  await orm.transaction(async (transaction) => {
    const row = await lockLetter(transaction, userId, letterId);
    const [version] = await transaction
      .select()
      .from(keptLetterVersions)
      .where(and(eq(keptLetterVersions.id, versionId), eq(keptLetterVersions.letterId, letterId)));
    if (!version) {
      throw new ApiFailure(404, 'letter_version_not_found', 'This version is not there any more.');
    }
    const { introduction } = version.letter;
    await writeLetter(transaction, row, { ...row.letter, introduction }, version.name);
  });
}
