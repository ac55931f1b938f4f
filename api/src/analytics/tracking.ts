import type { SessionPayload } from '@vitae/contract/actions';
import type { UserAction } from '@vitae/contract/analytics';
import { withoutPrivateData } from '@vitae/contract/secret-fields';
import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../database/connect.ts';
import { addDailyCounts, type Count, OTHER_LABEL } from './daily-counts.ts';
import { analyticsSessions, userActions } from './tables.ts';

const REFERRAL_PARAMETERS = ['from', 'utm_source', 'source'];
const REFERRAL_MAX_CHARACTERS = 100;

/** `en-GB` as browsers write it; whatever else is written there counts together. */
function nameLanguage(language: string): string {
  return /^[a-z]{2,3}(-[A-Z][a-z]{3})?(-([A-Z]{2}|\d{3}))?$/.test(language) ? language : OTHER_LABEL;
}

type Writer = Pick<Database['orm'], 'insert'>;

function readReferralSource(pageUrl: string): string {
  // Pages send their path or their whole address.
  const parameters = URL.parse(pageUrl, 'http://localhost')?.searchParams;
  for (const name of REFERRAL_PARAMETERS) {
    const value = parameters?.get(name)?.trim();
    if (value) return value.slice(0, REFERRAL_MAX_CHARACTERS);
  }
  return 'direct';
}

/**
 * Keeps a session at its first sight. Returns what there is to count then: a transaction adds up its counts at its
 * end and in one order, so that two of them never wait for each other.
 */
async function saveSession(orm: Writer, session: SessionPayload, userId: string | null): Promise<Count[]> {
  const referralSource = readReferralSource(session.page_url);
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
    })
    .onConflictDoNothing()
    .returning({ id: analyticsSessions.id });
  if (inserted.length === 0) return [];
  return [
    { dimension: 'session', label: '', count: 1 },
    { dimension: 'referral_source', label: referralSource, count: 1 },
    { dimension: 'language', label: nameLanguage(session.language), count: 1 },
  ];
}

export async function trackVisit({ orm }: Database, session: SessionPayload, userId: string | null): Promise<void> {
  await orm.transaction(async (transaction) => {
    const counts = await saveSession(transaction, session, userId);
    await addDailyCounts(transaction, [...counts, { dimension: 'visit', label: '', count: 1 }]);
  });
}

function countAction(action: UserAction): Count[] {
  const counts: Count[] = [{ dimension: 'action', label: action.action_type, count: 1 }];
  switch (action.action_type) {
    case 'page_visit': {
      const path = URL.parse(action.action_data.page_url, 'http://localhost')?.pathname ?? '';
      counts.push({ dimension: 'page', label: path, count: 1 });
      break;
    }
    case 'ai_content_used':
      counts.push({
        dimension: 'ai_content',
        label: action.action_data.content_type,
        count: action.action_data.usage_count,
      });
      break;
    case 'resume_download':
      counts.push({ dimension: 'template_download', label: action.action_data.template_type, count: 1 });
      break;
    case 'custom_event':
      counts.push({ dimension: 'custom_event', label: action.action_data.event_name, count: 1 });
      break;
  }
  return counts;
}

export async function trackActions({ orm }: Database, actions: UserAction[], userId: string | null): Promise<void> {
  const sessions = new Map(actions.map((action) => [action.session_id, action]));
  const counts = actions.flatMap(countAction);
  await orm.transaction(async (transaction) => {
    for (const id of [...sessions.keys()].sort()) {
      counts.push(...(await saveSession(transaction, sessions.get(id)!, userId)));
    }
    await transaction.insert(userActions).values(
      actions.map((action) => ({
        sessionId: action.session_id,
        userId,
        actionType: action.action_type,
        actionData: withoutPrivateData(action.action_type, action.action_data),
        pageUrl: action.page_url,
        pageTitle: action.page_title,
      })),
    );
    await addDailyCounts(transaction, counts);
  });
}

/** What a browser did before the sign-in becomes the user's, unless it is another user's already. */
export async function linkSession({ orm }: Database, session: SessionPayload, userId: string): Promise<void> {
  await orm.transaction(async (transaction) => {
    const counts = await saveSession(transaction, session, userId);
    const isThisSession = eq(analyticsSessions.id, session.session_id);
    await transaction
      .update(analyticsSessions)
      .set({ userId })
      .where(and(isThisSession, isNull(analyticsSessions.userId)));
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
    await addDailyCounts(transaction, counts);
  });
}
