/**
 * Where one remote on the page stands.
 * - `loading`: its code is on its way, or a pause before the next try
 * - `mounting`: its lifecycles are at work on a new element
 * - `shown`: on the screen, and alive
 * - `updating`: on the screen, and asked to show another location
 * - `clearing`: what has failed is being taken off the page, and its cause looked into
 * - `failed`: the panel is in its place
 * - `removed`: its place is gone; for good
 */
export type HostState = 'loading' | 'mounting' | 'shown' | 'updating' | 'clearing' | 'failed' | 'removed';

/**
 * What can befall it.
 * - `loaded`: code has come, be it that of an earlier try that was late
 * - `mounted`, `moved`, `updated`: the mount is done, be it behind the panel; there is another location to show; it is shown
 * - `broke`: it threw, took too long, drew nothing or went round in circles
 * - `began`: the next try has begun
 * - `gaveUp`: there is none left
 * - `retried`: a person asked for another round
 * - `removed`: its place on the page is gone
 */
export type HostEvent =
  | 'loaded'
  | 'mounted'
  | 'moved'
  | 'updated'
  | 'broke'
  | 'began'
  | 'gaveUp'
  | 'retried'
  | 'removed';

/** Every change there is. An event that a state does not name comes too late, or too early, and changes nothing. */
export const TRANSITIONS: Record<HostState, Partial<Record<HostEvent, HostState>>> = {
  loading: { loaded: 'mounting', broke: 'clearing', removed: 'removed' },
  mounting: { mounted: 'shown', broke: 'clearing', removed: 'removed' },
  shown: { moved: 'updating', broke: 'clearing', removed: 'removed' },
  updating: { updated: 'shown', broke: 'clearing', removed: 'removed' },
  clearing: { began: 'loading', gaveUp: 'failed', removed: 'removed' },
  failed: { retried: 'loading', loaded: 'mounting', mounted: 'shown', removed: 'removed' },
  removed: {},
};

/** In which a person waits for a screen. */
export const WAITING: ReadonlySet<HostState> = new Set(['loading', 'mounting', 'updating', 'clearing']);
