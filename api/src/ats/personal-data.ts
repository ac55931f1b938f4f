import { asc, eq } from 'drizzle-orm';
import type { PersonalData } from '../account/personal-data.ts';
import { atsChecks } from './tables.ts';

export const atsData: PersonalData = {
  tables: ['ats_checks'],

  collect: async ({ orm }, { id }) => {
    const checks = await orm.select().from(atsChecks).where(eq(atsChecks.userId, id)).orderBy(asc(atsChecks.createdAt));
    return { 'ats-checks.json': checks };
  },

  erase: async (transaction, { id }) => {
    await transaction.delete(atsChecks).where(eq(atsChecks.userId, id));
  },
};
