import type { SessionPayload } from '@vitae/contract/actions';
import type { UserAction } from '@vitae/contract/analytics';
import { withoutPrivateData } from '@vitae/contract/secret-fields';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../database/connect.ts';
import { addCounts, type Count } from './counts.ts';
import { describeSession, pathOf } from './describe-session.ts';
import { analyticsSessions, userActions } from './tables.ts';

/** An action that waited longer, on a browser without a network, counts when it comes in. */
const WAITING_MAX_MS = 7 * 24 * 60 * 60 * 1000;
/** A tab that was left open counts for this long at most. */
export const TIME_ON_PAGE_MAX_SECONDS = 60 * 60;

type Writer = Pick<Database['orm'], 'insert' | 'execute'>;
type Transaction = Parameters<Parameters<Database['orm']['transaction']>[0]>[0];

/**
 * Work that nobody waits for to be safe on the disk: should the database's machine lose its power, the statistics of
 * its last half second are lost too, in whole transactions.
 */
function inLooseTransaction(orm: Database['orm'], work: (transaction: Transaction) => Promise<void>): Promise<void> {
  return orm.transaction(async (transaction) => {
    await transaction.execute(sql`set local synchronous_commit = off`);
    await work(transaction);
  });
}

/** When an action happened, as far as its browser's clock can be believed. */
function timeOf(action: { occurred_at?: string | undefined }, now: Date): Date {
  if (!action.occurred_at) return now;
  const at = new Date(action.occurred_at);
  return at > now || now.getTime() - at.getTime() > WAITING_MAX_MS ? now : at;
}

/**
 * Keeps a session at its first sight, as of `at`. Returns what there is to count then; a session that is known counts
 * no second time.
 */
async function saveSession(orm: Writer, session: SessionPayload, userId: string | null, at: Date): Promise<Count[]> {
  const described = describeSession(session);
  const { country, device, browser, system, referralSource } = described;
  const inserted = await orm
    .insert(analyticsSessions)
    .values({
      id: session.session_id,
      userId,
      userAgent: session.user_agent,
      language: session.language,
      screenResolution: session.screen_resolution,
      timezone: session.timezone,
      referrer: session.referrer,
      referralSource,
      landingUrl: session.page_url,
      country,
      device,
      browser,
      system,
      firstSeenAt: at,
    })
    .onConflictDoNothing()
    .returning({ id: analyticsSessions.id });
  if (inserted.length === 0) return [];
  const count = { at, count: 1 };
  return [
    { ...count, dimension: 'session', label: '' },
    ...(userId ? [] : [{ ...count, dimension: 'anonymous_session' as const, label: '' }]),
    { ...count, dimension: 'page_view', label: '' },
    { ...count, dimension: 'page', label: pathOf(session.page_url) },
    { ...count, dimension: 'referral_source', label: referralSource },
    { ...count, dimension: 'referrer', label: described.referrer },
    { ...count, dimension: 'language', label: described.language },
    { ...count, dimension: 'country', label: country },
    { ...count, dimension: 'device', label: device },
    { ...count, dimension: 'browser', label: browser },
    { ...count, dimension: 'system', label: system },
  ];
}

async function noteLive(orm: Writer, sessionIds: string[]): Promise<void> {
  await orm.execute(sql`
    insert into analytics_live (session_id, seen_at) select id, now() from unnest(${sql.param(sessionIds)}::text[]) as id
    on conflict (session_id) do update set seen_at = excluded.seen_at`);
}

export async function trackVisit({ orm }: Database, session: SessionPayload, userId: string | null): Promise<void> {
  await inLooseTransaction(orm, async (transaction) => {
    await addCounts(transaction, await saveSession(transaction, session, userId, new Date()));
    await noteLive(transaction, [session.session_id]);
  });
}

/** What an action counts as. A page view is a session's first page, and each navigation from there on. */
function countAction(action: UserAction, at: Date): Count[] {
  const one = { at, count: 1 };
  const counts: Count[] = [{ ...one, dimension: 'action', label: action.action_type }];
  switch (action.action_type) {
    case 'navigation':
      counts.push(
        { ...one, dimension: 'page_view', label: '' },
        { ...one, dimension: 'page', label: pathOf(action.action_data.to_page) },
      );
      break;
    case 'page_visit': {
      const label = pathOf(action.action_data.page_url);
      const seconds = Math.min(action.action_data.time_spent, TIME_ON_PAGE_MAX_SECONDS);
      counts.push(
        { ...one, dimension: 'page_timed', label },
        { at, dimension: 'page_seconds', label, count: Math.round(seconds) },
      );
      break;
    }
    case 'ai_content_used': {
      const { content_type: label, usage_count: count } = action.action_data;
      counts.push({ at, dimension: 'ai_content', label, count });
      break;
    }
    case 'resume_download':
      counts.push({ ...one, dimension: 'template_download', label: action.action_data.template_type });
      break;
    case 'custom_event':
      counts.push({ ...one, dimension: 'custom_event', label: action.action_data.event_name });
      break;
  }
  return counts;
}

interface TimedAction {
  action: UserAction;
  at: Date;
}

/**
 * Keeps actions that are not known yet, and returns the names of those that have one. A column is one parameter: twenty
 * actions cost the database one statement that it has seen before, and not two hundred values.
 */
async function saveActions(
  orm: Pick<Database['orm'], 'execute'>,
  actions: TimedAction[],
  userId: string | null,
): Promise<(string | null)[]> {
  const column = (read: (action: UserAction) => string | null) => sql.param(actions.map(({ action }) => read(action)));
  const { rows } = await orm.execute<{ event_id: string | null }>(sql`
    insert into user_actions
      (session_id, user_id, action_type, action_data, page_url, page_title, event_id, created_at)
    select session_id, ${userId}::uuid, action_type, action_data, page_url, page_title, event_id, created_at
    from unnest(
      ${column(({ session_id }) => session_id)}::text[],
      ${column(({ action_type }) => action_type)}::text[],
      ${column(({ action_type, action_data }) => JSON.stringify(withoutPrivateData(action_type, action_data)))}::jsonb[],
      ${column(({ page_url }) => page_url)}::text[],
      ${column(({ page_title }) => page_title)}::text[],
      ${column(({ event_id }) => event_id ?? null)}::uuid[],
      ${sql.param(actions.map(({ at }) => at.toISOString()))}::timestamptz[]
    ) as action (session_id, action_type, action_data, page_url, page_title, event_id, created_at)
    on conflict do nothing returning event_id`);
  return rows.map(({ event_id }) => event_id);
}

export async function trackActions({ orm }: Database, actions: UserAction[], userId: string | null): Promise<void> {
  const now = new Date();
  const timed = actions
    .map((action) => ({ action, at: timeOf(action, now) }))
    .sort((a, b) => a.at.getTime() - b.at.getTime());
  const sessions = new Map<string, (typeof timed)[number]>();
  for (const each of timed) {
    if (!sessions.has(each.action.session_id)) sessions.set(each.action.session_id, each);
  }
  // In one order everywhere: two writers that lock the same rows must not wait for each other.
  const ids = [...sessions.keys()].sort();
  await inLooseTransaction(orm, async (transaction) => {
    const counts: Count[] = [];
    for (const id of ids) {
      const { action, at } = sessions.get(id)!;
      counts.push(...(await saveSession(transaction, action, userId, at)));
    }
    // One at a time where one batch has an action twice: a statement inserts a name once.
    const rows = new Map(timed.map(({ action, at }, index) => [action.event_id ?? index, { action, at }]));
    const kept = await saveActions(transaction, [...rows.values()], userId);
    const keptIds = new Set(kept);
    for (const { action, at } of rows.values()) {
      if (!action.event_id || keptIds.has(action.event_id)) counts.push(...countAction(action, at));
    }
    await addCounts(transaction, counts);
    await noteLive(transaction, ids);
  });
}

/** What a browser did before the sign-in becomes the user's, unless it is another user's already. */
export async function linkSession({ orm }: Database, session: SessionPayload, userId: string): Promise<void> {
  await inLooseTransaction(orm, async (transaction) => {
    const counts = await saveSession(transaction, session, userId, new Date());
    const isThisSession = eq(analyticsSessions.id, session.session_id);
    const linked = await transaction
      .update(analyticsSessions)
      .set({ userId })
      .where(and(isThisSession, isNull(analyticsSessions.userId)))
      .returning({ at: analyticsSessions.firstSeenAt });
    for (const { at } of linked) counts.push({ at, dimension: 'anonymous_session', label: '', count: -1 });
    const [owner] = await transaction
      .select({ userId: analyticsSessions.userId })
      .from(analyticsSessions)
      .where(isThisSession);
    if (owner?.userId === userId) {
      await transaction
        .update(userActions)
        .set({ userId })
        .where(and(eq(userActions.sessionId, session.session_id), isNull(userActions.userId)));
    }
    await addCounts(transaction, counts);
    await noteLive(transaction, [session.session_id]);
  });
}
