import { eq, sql } from 'drizzle-orm';
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
/** Of a dimension and a day. What comes later counts as `OTHER_LABEL`: nobody reads more, and anybody may send them. */
export const LABELS_PER_DAY_MAX = 100;
export const OTHER_LABEL = 'other';

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

type Orm = Pick<Database['orm'], 'insert' | 'select'>;

/** The counts, those of labels beyond a day's bound under one name. */
async function withKnownLabels(orm: Orm, counts: Count[]): Promise<Count[]> {
  const known = new Map<string, Set<string>>();
  for (const { dimension, label } of await orm
    .select({ dimension: analyticsDaily.dimension, label: analyticsDaily.label })
    .from(analyticsDaily)
    .where(eq(analyticsDaily.day, today))) {
    known.set(dimension, (known.get(dimension) ?? new Set()).add(label));
  }
  return counts.map((count) => {
    const labels = known.get(count.dimension) ?? new Set();
    known.set(count.dimension, labels);
    if (!labels.has(count.label) && labels.size >= LABELS_PER_DAY_MAX) return { ...count, label: OTHER_LABEL };
    labels.add(count.label);
    return count;
  });
}

/** Adds to today's counts. */
export async function addDailyCounts(orm: Orm, counts: Count[]): Promise<void> {
  if (counts.length === 0) return;
  const added = addUp(await withKnownLabels(orm, addUp(counts)));
  await orm
    .insert(analyticsDaily)
    .values(added.map((count) => ({ ...count, day: today })))
    .onConflictDoUpdate({
      target: [analyticsDaily.day, analyticsDaily.dimension, analyticsDaily.label],
      set: { count: sql`${analyticsDaily.count} + excluded.count` },
    });
}
