import { showDevMailbox } from '@vitae/contract/dev-mailbox';
import { desc, sql } from 'drizzle-orm';
import type { Database } from '../database/connect.ts';
import type { Mailer } from './mailer.ts';
import { devMails } from './tables.ts';

/** The page's address below the site's, with the key that opens it. */
export function devMailboxPath(key: string): string {
  return `${showDevMailbox.path}?key=${key}`;
}

const KEPT_MAILS = 100;

/** Keeps mails in place of sending them, for a deployment without an SMTP server. */
export function createDevMailbox({ orm }: Database): Mailer {
  return {
    send: async ({ to, subject, text }) => {
      const [mail] = await orm
        .insert(devMails)
        .values({ recipient: to, subject, body: text })
        .returning({ id: devMails.id });
      await orm.delete(devMails).where(sql`${devMails.id} <= ${mail!.id - KEPT_MAILS}`);
    },
  };
}

export function listDevMails({ orm }: Database) {
  return orm.select().from(devMails).orderBy(desc(devMails.id)).limit(KEPT_MAILS);
}
