import type { SessionPayload } from '@vitae/contract/actions';

const SESSION_ID_KEY = 'vitae:analytics-session';

/** One id per browser session: a timestamp and a random part, and nothing that outlives the session. */
export function readSessionId(storage: Storage, now = Date.now()): string {
  const stored = storage.getItem(SESSION_ID_KEY);
  if (stored) return stored;
  const random = crypto.getRandomValues(new Uint32Array(2)).reduce((text, part) => text + part.toString(36), '');
  const id = `session_${now}_${random}`;
  storage.setItem(SESSION_ID_KEY, id);
  return id;
}

/** What the browser says of itself with every analytics call. The API reads the referral source from `page_url`. */
export function readSessionPayload(page: Window = window): SessionPayload {
  return {
    user_agent: page.navigator.userAgent,
    language: page.navigator.language,
    screen_resolution: `${page.screen.width}x${page.screen.height}`,
    timezone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    referrer: page.document.referrer || 'direct',
    page_url: page.location.href,
    page_title: page.document.title,
    session_id: readSessionId(page.sessionStorage),
  };
}
