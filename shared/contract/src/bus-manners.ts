import type { Channel } from './channel.ts';

/** What the shell says on the bus and listens to. */
export const SHELL_BUS = {
  emits: [
    'analytics:action@1',
    'auth:changed@1',
    'auth:signed-out@1',
    'plan:changed@1',
    'region:changed@1',
    'remote:failed@2',
    'remote:loaded@1',
    'remote:mounted@1',
  ],
  hears: ['analytics:action@1', 'auth:changed@1', 'remote:failed@2', 'remote:loaded@1', 'remote:mounted@1'],
} as const;

/** Who is signed in, what they have paid for, where they look for work and how remotes do: only the shell says so. */
export function isShellsEvent(event: string): boolean {
  return /^(auth|plan|region|remote):/.test(event);
}

/**
 * Why a remote may not emit an event, in a sentence; null where it may.
 * @param emits of its remote.json; undefined of releases from before 1.2, which declare nothing
 */
export function refusalToEmit(event: string, emits: readonly string[] | undefined): string | null {
  if (isShellsEvent(event)) return `only the shell emits ${event}`;
  return !emits || emits.includes(event) ? null : `"emits" of its remote.json does not name ${event}`;
}

/** An event, and who says it or listens to it. */
export interface BusLine {
  event: string;
  emittedBy: string[];
  heardBy: string[];
}

/** Who talks to whom in a channel, by the declarations of its remotes. */
export function busLines(channel: Pick<Channel, 'remotes'>): BusLine[] {
  const parts: [string, { emits?: readonly string[] | undefined; hears?: readonly string[] | undefined }][] = [
    ['shell', SHELL_BUS],
    ...Object.entries(channel.remotes),
  ];
  const naming = (event: string, field: 'emits' | 'hears') =>
    parts.filter(([, part]) => part[field]?.includes(event)).map(([name]) => name);
  const events = new Set(parts.flatMap(([, { emits = [], hears = [] }]) => [...emits, ...hears]));
  return [...events].sort().map((event) => ({
    event,
    emittedBy: naming(event, 'emits'),
    heardBy: naming(event, 'hears'),
  }));
}
