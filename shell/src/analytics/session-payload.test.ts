import { sessionPayloadSchema } from '@vitae/contract/actions';
import { endAnalyticsSession, readSessionId, readSessionPayload } from './session-payload.ts';

beforeEach(() => {
  sessionStorage.clear();
  document.title = 'Plans · Vitae';
  history.replaceState(null, '', '/choose-plan?utm_source=mail');
});

test('the payload has the eight fields, and nothing else', () => {
  expect(readSessionPayload()).toEqual({
    user_agent: navigator.userAgent,
    language: navigator.language,
    screen_resolution: `${screen.width}x${screen.height}`,
    timezone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    referrer: 'direct',
    page_url: 'http://localhost/choose-plan?utm_source=mail',
    page_title: 'Plans · Vitae',
    session_id: readSessionId(sessionStorage),
  });
});

test('a referrer is sent as the browser gives it', () => {
  Object.defineProperty(document, 'referrer', { value: 'https://jobs.example/', configurable: true });
  expect(readSessionPayload().referrer).toBe('https://jobs.example/');
  Reflect.deleteProperty(document, 'referrer');
});

test('the id is a time and a random part, and lasts as long as the session', () => {
  const id = readSessionId(sessionStorage, 1_700_000_000_000);
  expect(id).toMatch(/^session_1700000000000_[0-9a-z]+$/);
  expect(readSessionId(sessionStorage)).toBe(id);
  endAnalyticsSession(sessionStorage);
  expect(readSessionId(sessionStorage, 1_700_000_000_000)).not.toBe(id);
});

test('an id that the API would refuse is replaced', () => {
  sessionStorage.setItem('vitae:analytics-session', 'somebody\u2019s own');
  expect(readSessionId(sessionStorage)).toMatch(/^session_\d+_[0-9a-z]+$/);
});

test('however long an address and a title are, the API takes them', () => {
  const url = `http://localhost/x?${'y'.repeat(5_000)}`;
  const payload = readSessionPayload({ url, title: 'z'.repeat(500), pathname: '/x' });
  expect(sessionPayloadSchema.safeParse(payload).success).toBe(true);
  expect(url.startsWith(payload.page_url)).toBe(true);
});
