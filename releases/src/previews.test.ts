import { startCanary } from './canary/canary.ts';
import { isPreview, PREVIEW_LASTS_MS, previewLabel, previewLink } from './previews.ts';
import { promote } from './promote.ts';
import { prune } from './prune.ts';
import { addRemote, addShell, TESTER } from './testing/published-fixture.ts';
import { createStore } from './testing/stores.ts';

const PREVIEW = { name: 'mf-ats', version: '1.1.0-preview.new-look.s0123456789ab' };
let store: string;
let remove: () => Promise<void>;

beforeEach(async () => {
  ({ store, remove } = await createStore());
  await addShell(store, '1.0.0');
  await addRemote(store, 'mf-ats', '1.0.0');
  await addRemote(store, PREVIEW.name, PREVIEW.version, { routes: ['/ats-checker'] });
  const first = [
    { name: 'shell', version: '1.0.0' },
    { name: 'mf-ats', version: '1.0.0' },
  ];
  await promote(store, 'staging', first, TESTER);
});
afterEach(() => remove());

test.each([
  ['promoted', () => promote(store, 'staging', [PREVIEW], TESTER)],
  ['tried', () => startCanary(store, 'staging', PREVIEW, { shares: [5], everyMs: null, ...TESTER })],
])('a preview is not %s', async (_what, attempt) => {
  await expect(attempt()).rejects.toMatchObject({ codes: ['VITAE-RELEASE-041'] });
});

test('its link leads to its screen inside staging', async () => {
  const release = await addRemote(store, PREVIEW.name, PREVIEW.version, { routes: ['/letter/:id', '/ats-checker'] });
  expect(previewLink(release, 'http://staging.localhost:3000')).toBe(
    `http://staging.localhost:3000/ats-checker?override=${encodeURIComponent('mf-ats@1.1.0-preview.new-look.s0123456789ab')}`,
  );
});

test('it is kept for its time, and then nobody needs it', async () => {
  const after = async (milliseconds: number) =>
    (await prune(store, { isDone: false, now: Date.now() + milliseconds })).needless.map(({ version }) => version);
  expect(await after(PREVIEW_LASTS_MS - 60_000)).toEqual([]);
  expect(await after(PREVIEW_LASTS_MS + 60_000)).toEqual([PREVIEW.version]);
});

test.each(['', '7', 'New', 'a/b', '../x', 'a'.repeat(41)])('"%s" is no name for one', (name) => {
  expect(() => previewLabel(name)).toThrow('cannot be the name of a preview');
});

test('only what publish --preview has named is one', () => {
  expect(isPreview(`1.0.0-${previewLabel('new-look')}.s0123456789ab`)).toBe(true);
  expect(isPreview('2.0.0-rc.1.preview.x.s01')).toBe(true);
  for (const version of ['1.0.0', '1.0.0-dev.s0123456789ab', '1.0.0-preview.1']) expect(isPreview(version)).toBe(false);
});
