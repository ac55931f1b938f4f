import { sql } from 'drizzle-orm';
import type { Database } from '../database/connect.ts';
import { analyticsDaily } from './tables.ts';

/** What is counted by day. Dimensions without labels count under the empty one. */
export type Dimension =
  | 'visit'
  | 'session'
  | 'referral_source'
  | 'language'
  | 'action'
  | 'page'
  | 'ai_content'
  | 'template_download'
  | 'custom_event';

export interface Count {
  dimension: Dimension;
  label: string;
  count: number;
}

export const LABEL_MAX_CHARACTERS = 200;

export const today = sql`(now() at time zone 'utc')::date`;

function addUp(counts: Count[]): Count[] {
  const sums = new Map<string, Count>();
  for (const { dimension, label, count } of counts) {
    const shortLabel = label.slice(0, LABEL_MAX_CHARACTERS);
    const key = `${dimension} ${shortLabel}`;
    sums.set(key, { dimension, label: shortLabel, count: (sums.get(key)?.count ?? 0) + count });
  }
  // In one order everywhere: two writers that lock the same rows must not wait for each other.
  return [...sums.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, count]) => count);
}

/** Adds to today's counts. */
export async function addDailyCounts(orm: Pick<Database['orm'], 'insert'>, counts: Count[]): Promise<void> {
  if (counts.length === 0) return;
  await orm
    .insert(analyticsDaily)
    .values(addUp(counts).map((count) => ({ ...count, day: today })))
    .onConflictDoUpdate({
      target: [analyticsDaily.day, analyticsDaily.dimension, analyticsDaily.label],
      set: { count: sql`${analyticsDaily.count} + excluded.count` },
    });
}
