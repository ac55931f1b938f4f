import { asc, eq, lt, sql } from 'drizzle-orm';
import type { PersonalData } from '../account/personal-data.ts';
import { atsChecks } from './tables.ts';

/** A deleted check can be brought back for so long. */
const DELETED_KEPT_DAYS = 30;

export const atsData: PersonalData = {
  tables: ['ats_checks'],

  collect: async ({ orm }, { id }) => {
    const checks = await orm.select().from(atsChecks).where(eq(atsChecks.userId, id)).orderBy(asc(atsChecks.createdAt));
    return { 'ats-checks.json': checks };
  },

  erase: async (transaction, { id }) => {
    await transaction.delete(atsChecks).where(eq(atsChecks.userId, id));
  },

  removeExpired: async ({ orm }) => {
    await orm
      .delete(atsChecks)
      .where(lt(atsChecks.deletedAt, sql`now() - make_interval(days => ${DELETED_KEPT_DAYS})`));
  },
};
