import type { SessionPayload } from '@vitae/contract/actions';
import { readShownPage, type ShownPage } from './shown-page.ts';

const SESSION_ID_KEY = 'vitae:analytics-session';
const SESSION_ID = /^session_\w{1,80}$/;
/** The API refuses longer ones; the beginning says enough. */
const ADDRESS_MAX_LENGTH = 2000;
const TITLE_MAX_LENGTH = 300;

/** One id per browser session: a timestamp and a random part, and nothing that outlives the session. */
export function readSessionId(storage: Storage, now = Date.now()): string {
  const stored = storage.getItem(SESSION_ID_KEY);
  if (stored && SESSION_ID.test(stored)) return stored;
  const random = crypto.getRandomValues(new Uint32Array(2)).reduce((text, part) => text + part.toString(36), '');
  const id = `session_${now}_${random}`;
  storage.setItem(SESSION_ID_KEY, id);
  return id;
}

/** The next person at this browser is another session. */
export function endAnalyticsSession(storage: Storage): void {
  storage.removeItem(SESSION_ID_KEY);
}

/** What the browser says of itself with every analytics call. The API reads the referral source from `page_url`. */
export function readSessionPayload({ url, title }: ShownPage = readShownPage()): SessionPayload {
  return {
    user_agent: navigator.userAgent,
    language: navigator.language,
    screen_resolution: `${screen.width}x${screen.height}`,
    timezone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    referrer: document.referrer.slice(0, ADDRESS_MAX_LENGTH) || 'direct',
    page_url: url.slice(0, ADDRESS_MAX_LENGTH),
    page_title: title.slice(0, TITLE_MAX_LENGTH),
    session_id: readSessionId(sessionStorage),
  };
}
