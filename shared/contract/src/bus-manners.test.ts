import { busLines, isShellsEvent, refusalToEmit, SHELL_BUS } from './bus-manners.ts';
import { busPayloadSchemas } from './events.ts';
import { channelOf, storedVersion } from './testing/channel-fixture.ts';

test('a remote emits what it has declared, and nothing that only the shell can know', () => {
  expect(refusalToEmit('resume:saved@1', ['resume:saved@1'])).toBeNull();
  expect(refusalToEmit('resume:saved@1', [])).toContain('remote.json');
  expect(refusalToEmit('resume:saved@1', undefined)).toBeNull();
  for (const emits of [['auth:changed@1'], undefined])
    expect(refusalToEmit('auth:changed@1', emits)).toBe('only the shell emits auth:changed@1');
});

test('the shell’s own events exist, and every event that only it emits is among them', () => {
  const known = Object.keys(busPayloadSchemas);
  expect(known).toEqual(expect.arrayContaining([...SHELL_BUS.emits, ...SHELL_BUS.hears]));
  expect(SHELL_BUS.emits).toEqual(expect.arrayContaining(known.filter(isShellsEvent)));
});

test('the lines of a channel say who emits and who hears each event', () => {
  const remote = (name: string, declared: object) => ({
    ...storedVersion(name, '1.0.0', declared),
    navigation: [],
    menu: [],
    previous: null,
  });
  const lines = busLines(
    channelOf({
      'mf-resume': remote('mf-resume', { emits: ['resume:saved@1'], hears: ['auth:signed-out@1'] }),
      'mf-ats': remote('mf-ats', { hears: ['auth:signed-out@1', 'resume:saved@1'] }),
      'mf-old': remote('mf-old', {}),
    }),
  );
  expect(lines).toContainEqual({ event: 'resume:saved@1', emittedBy: ['mf-resume'], heardBy: ['mf-ats'] });
  expect(lines).toContainEqual({
    event: 'auth:signed-out@1',
    emittedBy: ['shell'],
    heardBy: ['mf-resume', 'mf-ats'],
  });
});
