import { sql } from 'drizzle-orm';
import type { Database } from '../database/connect.ts';

/**
 * What is counted. Those from `sign_up` on are counted by triggers of the database (migration 0050), wherever the row
 * comes from. Dimensions without labels count under the empty one.
 */
export type Dimension =
  | 'session'
  /** Of somebody who has not signed in in it; taken back when they do. */
  | 'anonymous_session'
  | 'page_view'
  | 'page'
  | 'page_seconds'
  | 'page_timed'
  | 'referral_source'
  | 'referrer'
  | 'language'
  | 'country'
  | 'device'
  | 'browser'
  | 'system'
  | 'action'
  | 'ai_content'
  | 'template_download'
  | 'custom_event'
  | 'sign_up'
  | 'log_in'
  | 'resume'
  | 'letter'
  | 'ats_check'
  | 'chat'
  | 'payment'
  | 'demo_payment';

export interface Count {
  at: Date;
  dimension: Dimension;
  label: string;
  count: number;
}

const QUARTER_MS = 15 * 60 * 1000;
const LABEL_MAX_CHARACTERS = 200;
export const OTHER_LABEL = 'other';

/** The quarter of an hour, of UTC and so of every time zone, that a moment lies in. */
export function quarterOf(at: Date): Date {
  return new Date(Math.floor(at.getTime() / QUARTER_MS) * QUARTER_MS);
}

function addUp(counts: Count[]): Count[] {
  const sums = new Map<string, Count>();
  for (const { at, dimension, label, count } of counts) {
    const quarter = quarterOf(at);
    const shortLabel = label.slice(0, LABEL_MAX_CHARACTERS);
    const key = `${quarter.getTime()} ${dimension} ${shortLabel}`;
    const sum = sums.get(key);
    if (sum) sum.count += count;
    else sums.set(key, { at: quarter, dimension, label: shortLabel, count });
  }
  return [...sums.values()];
}

/** Hands counts over to the roll-up, with the rows that they count: both are kept, or neither. */
export async function addCounts(orm: Pick<Database['orm'], 'execute'>, counts: Count[]): Promise<void> {
  if (counts.length === 0) return;
  const sums = addUp(counts);
  await orm.execute(sql`
    insert into analytics_pending (quarter, dimension, label, count)
    select * from unnest(
      ${sql.param(sums.map(({ at }) => at.toISOString()))}::timestamptz[],
      ${sql.param(sums.map(({ dimension }) => dimension))}::text[],
      ${sql.param(sums.map(({ label }) => label))}::text[],
      ${sql.param(sums.map(({ count }) => Math.round(count)))}::bigint[]
    )`);
}
