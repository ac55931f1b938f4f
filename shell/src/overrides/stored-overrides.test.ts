import { channelOf, storedVersion } from '@vitae/contract/testing/channel-fixture';
import { asksForOverrides, keepOverrides, readOverrides, withOverrides } from './stored-overrides.ts';

const version = (number: string) => ({ ...storedVersion('mf-x', number), navigation: [], menu: [] });
const previous = storedVersion('mf-x', '0.9.0');
const page = channelOf({ 'mf-x': { ...version('1.0.0'), previous } });
const staging = { ...page, channel: 'staging', overrides: { localhost: true } };

const ADMIN = 'admin_authenticated';

beforeEach(() => {
  sessionStorage.clear();
  localStorage.setItem(ADMIN, 'true');
});

test('a version that is kept stands in the place of the channel’s, with nothing to fall back to', () => {
  keepOverrides(sessionStorage, page, { 'mf-x': version('2.0.0') });
  const { remotes } = withOverrides(page, readOverrides(sessionStorage, page));
  expect(remotes['mf-x']).toMatchObject({ version: '2.0.0', previous: null });
});

test('it is for the channel that it was chosen on', () => {
  keepOverrides(sessionStorage, staging, { 'mf-x': version('2.0.0') });
  expect(withOverrides(page, readOverrides(sessionStorage, page))).toEqual(page);
});

test('it goes with the staff member who signs out, where only staff may', () => {
  for (const channel of [page, staging]) {
    keepOverrides(sessionStorage, channel, { 'mf-x': version('2.0.0') });
    localStorage.removeItem(ADMIN);
    expect(Object.keys(readOverrides(sessionStorage, channel))).toEqual(channel === staging ? ['mf-x'] : []);
    localStorage.setItem(ADMIN, 'true');
  }
});

test('a remote that the channel does not serve is not brought in', () => {
  expect(withOverrides(page, { 'mf-new': version('2.0.0') })).toEqual(page);
});

test('there is something to say while versions are replaced, or when a link asks', () => {
  expect(asksForOverrides(page, '')).toBe(false);
  expect(asksForOverrides(page, '?override=mf-x@2.0.0')).toBe(true);
  keepOverrides(sessionStorage, page, { 'mf-x': version('2.0.0') });
  expect(asksForOverrides(page, '')).toBe(true);
  keepOverrides(sessionStorage, page, {});
  expect(asksForOverrides(page, '')).toBe(false);
});

test('a server of the developer’s machine counts only where the channel lets it in', () => {
  const local = {
    ...version('0.0.0-dev'),
    entry: { path: 'http://localhost:3100/releases/dev/mf-x/r.js', integrity: '' },
  };
  const names = (channel: typeof page) => {
    keepOverrides(sessionStorage, channel, { 'mf-x': local, 'mf-y': version('2.0.0') });
    return Object.keys(readOverrides(sessionStorage, channel));
  };
  localStorage.setItem('admin_authenticated', 'true');
  expect(names(page)).toEqual(['mf-y']);
  expect(names(staging)).toEqual(['mf-x', 'mf-y']);
});

test('what somebody else has written there is as good as nothing', () => {
  sessionStorage.setItem('vitae:overrides', '{"channel":');
  expect(readOverrides(sessionStorage, page)).toEqual({});
});
