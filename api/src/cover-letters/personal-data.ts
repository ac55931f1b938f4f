import { asc, eq, inArray, lt, sql } from 'drizzle-orm';
import type { PersonalData } from '../account/personal-data.ts';
import { removeDeletedLetters } from './kept-letters.ts';
import { coverLetterGenerations, coverLetters, keptLetters, keptLetterVersions } from './tables.ts';

export const letterData: PersonalData = {
  tables: ['cover_letter_generations', 'cover_letters', 'kept_letters', 'kept_letter_versions'],

  collect: async ({ orm }, { id }) => {
    const generations = await orm
      .select()
      .from(coverLetterGenerations)
      .where(eq(coverLetterGenerations.userId, id))
      .orderBy(asc(coverLetterGenerations.createdAt));
    const letters = await orm
      .select({
        id: coverLetters.id,
        generationId: coverLetters.generationId,
        letter: coverLetters.letter,
        variationRequest: coverLetters.variationRequest,
        createdAt: coverLetters.createdAt,
      })
      .from(coverLetters)
      .innerJoin(coverLetterGenerations, eq(coverLetters.generationId, coverLetterGenerations.id))
      .where(eq(coverLetterGenerations.userId, id))
      .orderBy(asc(coverLetters.id));
    const kept = await orm
      .select()
      .from(keptLetters)
      .where(eq(keptLetters.userId, id))
      .orderBy(asc(keptLetters.createdAt));
    const versions = await orm
      .select()
      .from(keptLetterVersions)
      .where(
        inArray(
          keptLetterVersions.letterId,
          kept.map((letter) => letter.id),
        ),
      )
      .orderBy(asc(keptLetterVersions.createdAt));
    const texts = [
      ...letters.map((letter) => [`letters/letter-${letter.id}.txt`, letter.letter]),
      ...kept.map((letter) => [`letters/kept-${letter.id}.txt`, letter.letter.introduction]),
    ];
    return { 'letters.json': { generations, letters, kept, versions }, ...Object.fromEntries(texts) };
  },

  erase: async (transaction, { id }) => {
    await transaction.delete(keptLetters).where(eq(keptLetters.userId, id));
    await transaction.delete(coverLetterGenerations).where(eq(coverLetterGenerations.userId, id));
  },

  removeExpired: async (database) => {
    await removeDeletedLetters(database);
    await database.orm.delete(coverLetterGenerations).where(lt(coverLetterGenerations.expiresAt, sql`now()`));
  },
};
