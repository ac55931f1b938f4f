import { sql } from 'drizzle-orm';
import type { Database } from '../database/connect.ts';
import type { Mail } from './mailer.ts';

const REASON_MAX_CHARACTERS = 60;

/** Keeps that a mail was not sent: to which host and by which code of the mail server's, not a word of it. */
export async function noteMailFault({ orm }: Pick<Database, 'orm'>, { to }: Mail, error: unknown): Promise<void> {
  const host = to.split('@').at(-1)!.toLowerCase();
  const { code, responseCode } = (error ?? {}) as { code?: unknown; responseCode?: unknown };
  const reason = [code, responseCode].filter(Boolean).join(' ') || 'not sent';
  await orm.execute(sql`
    insert into mail_faults (host, reason) values (${host}, ${reason.slice(0, REASON_MAX_CHARACTERS)})`);
}
