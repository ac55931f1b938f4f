import { or, sql } from 'drizzle-orm';
import type { PersonalData } from '../account/personal-data.ts';
import { devMails } from './tables.ts';

/** Mails of a site that sends none. They were the person's to read already. */
export const mailData: PersonalData = {
  tables: ['dev_mails'],
  collect: async () => ({}),
  erase: async (transaction, { email }) => {
    const contains = (column: typeof devMails.recipient | typeof devMails.body) =>
      sql`position(lower(${email}) in lower(${column})) > 0`;
    await transaction.delete(devMails).where(or(contains(devMails.recipient), contains(devMails.body)));
  },
};
