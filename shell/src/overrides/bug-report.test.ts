import { channelOf, storedVersion } from '@vitae/contract/testing/channel-fixture';
import { formatBugReport } from './bug-report.ts';
import { noteStep, readTrail } from './trail.ts';

beforeEach(() => sessionStorage.clear());

test('a report names versions, which of them are replaced, steps and errors', () => {
  noteStep('went to /ats-checker');
  noteStep('VITAE-REMOTE-005 mf-x@2.0.0: it does not mount');
  const remote = { ...storedVersion('mf-x', '2.0.0'), navigation: [], menu: [], previous: null };
  const report = formatBugReport({
    channel: channelOf({ 'mf-x': remote }),
    overridden: ['mf-x'],
    trail: readTrail(),
    userAgent: 'A browser',
  });
  expect(report).toContain('Channel production, revision 1\n- shell@1.0.0\n- mf-x@2.0.0 (in place of the channel’s)');
  expect(report).toMatch(/- \S+Z went to \/ats-checker\n- \S+Z VITAE-REMOTE-005 mf-x@2\.0\.0: it does not mount/);
});

test('a trail has an end', () => {
  for (let step = 0; step < 100; step += 1) noteStep(`step ${step}`);
  expect(readTrail()).toHaveLength(40);
  expect(readTrail().at(-1)).toContain('step 99');
});
