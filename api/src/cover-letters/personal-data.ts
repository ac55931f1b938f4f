import { asc, eq, lt, sql } from 'drizzle-orm';
import type { PersonalData } from '../account/personal-data.ts';
import { coverLetterGenerations, coverLetters } from './tables.ts';

export const letterData: PersonalData = {
  tables: ['cover_letter_generations', 'cover_letters'],

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
    const texts = letters.map((letter) => [`letters/letter-${letter.id}.txt`, letter.letter]);
    return { 'letters.json': { generations, letters }, ...Object.fromEntries(texts) };
  },

  erase: async (transaction, { id }) => {
    await transaction.delete(coverLetterGenerations).where(eq(coverLetterGenerations.userId, id));
  },

  removeExpired: async ({ orm }) => {
    await orm.delete(coverLetterGenerations).where(lt(coverLetterGenerations.expiresAt, sql`now()`));
  },
};
