import type { AuditEntry } from '@vitae/contract/admin';
import { sql } from 'drizzle-orm';
import type { Database } from '../database/connect.ts';

/** Names are stable: the screen translates by them. */
export type AuditAction =
  | 'users_listed'
  | 'user_read'
  | 'timeline_read'
  | 'user_disabled'
  | 'user_enabled'
  | 'mail_sent'
  | 'plan_changed'
  | 'usage_reset'
  | 'user_exported'
  | 'user_erased'
  | 'operations_read'
  | 'limit_lifted'
  | 'limit_changed'
  | 'audit_read'
  | 'release_promote'
  | 'release_rollback'
  | 'release_withdraw'
  | 'release_freeze'
  | 'release_thaw'
  | 'release_approve'
  | 'release_decline'
  | 'release_refused';

interface AuditRecord {
  staffId: string;
  action: AuditAction;
  /** The account that it is about. */
  subject?: string;
  /** Nothing of anybody's own data: rows stay for ever, also when the account is erased. */
  details?: Record<string, unknown>;
}

type Writer = Pick<Database['orm'], 'execute'>;
const PAGE = 50;

/** Writes it down. Called before the data is read, or within the transaction that changes it. */
export async function noteAudit(orm: Writer, { staffId, action, subject, details = {} }: AuditRecord): Promise<void> {
  await orm.execute(sql`
    insert into audit_log (staff_id, staff_name, action, subject_id, details)
    select id, username, ${action}, ${subject ?? null}::uuid, ${JSON.stringify(details)}::jsonb
    from staff where id = ${staffId}`);
}

export async function readAudit(
  { orm }: Pick<Database, 'orm'>,
  before: number | undefined,
): Promise<{ entries: AuditEntry[]; has_more: boolean }> {
  const { rows } = await orm.execute<{
    id: number;
    at: Date;
    staff_name: string;
    action: string;
    subject_id: string | null;
    details: Record<string, unknown>;
  }>(sql`
    select id::float8 as id, at, staff_name, action, subject_id, details from audit_log
    where id < ${before ?? Number.MAX_SAFE_INTEGER} order by audit_log.id desc limit ${PAGE + 1}`);
  return {
    entries: rows.slice(0, PAGE).map(({ at, staff_name, ...row }) => ({
      ...row,
      at: new Date(at).toISOString(),
      staff: staff_name,
    })),
    has_more: rows.length > PAGE,
  };
}
