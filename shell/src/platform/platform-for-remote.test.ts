import type { Platform } from '@vitae/contract/platform';
import { createFakePlatform } from '@vitae/remote-kit/testing';
import { openPlatformFor } from './platform-for-remote.ts';

function open(emits?: string[]) {
  const platform: Platform = createFakePlatform();
  const refused: string[] = [];
  const opened = openPlatformFor(platform, {
    emits,
    mayNavigate: () => true,
    onListenerError: () => {},
    onRefusedEvent: (error) => refused.push(error instanceof Error ? error.message : String(error)),
  });
  const heard: unknown[] = [];
  platform.bus.on('resume:count@1', ({ count }) => heard.push(count));
  platform.bus.on('region:changed@1', ({ targetCountry }) => heard.push(targetCountry));
  return { bus: opened.platform.bus, refused, heard };
}

test('what a remote has declared reaches the others', () => {
  const { bus, refused, heard } = open(['resume:count@1']);
  bus.emit('resume:count@1', { count: 3 });
  expect([heard, refused]).toEqual([[3], []]);
});

test('what it has not declared, and what only the shell says, reaches nobody and is told', () => {
  const { bus, refused, heard } = open(['region:changed@1']);
  bus.emit('resume:count@1', { count: 3 });
  bus.emit('region:changed@1', { targetCountry: 'AE' });
  expect(heard).toEqual([]);
  expect(refused).toEqual([
    '"emits" of its remote.json does not name resume:count@1',
    'only the shell emits region:changed@1',
  ]);
});

test('a release from before declarations says what it wants but for the shell’s events', () => {
  const { bus, refused, heard } = open(undefined);
  bus.emit('resume:count@1', { count: 3 });
  bus.emit('region:changed@1', { targetCountry: 'AE' });
  expect([heard, refused.length]).toEqual([[3], 1]);
});

test('a payload that the platform refuses is told and does not throw into the remote', () => {
  const { bus, refused, heard } = open(['resume:count@1']);
  expect(() => bus.emit('resume:count@1', { count: 'three' } as never)).not.toThrow();
  expect(heard).toEqual([]);
  expect(refused).toHaveLength(1);
});
