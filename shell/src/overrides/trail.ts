import type { RouteChange } from '../platform/navigation.ts';

/** In the tab's own storage: where somebody went and what failed meanwhile, for their report of a bug. */
const TRAIL_KEY = 'vitae:trail';
const LENGTH_MAX = 40;

/** Follows the visitor by paths alone: a query may hold what is nobody's business. */
export function startTrail(onRouteChange: (listener: (change: RouteChange) => void) => unknown): void {
  noteStep(`opened ${location.pathname}`);
  onRouteChange(({ to }) => noteStep(`went to ${to.split('?')[0]}`));
}

/** Adds a line. The oldest go. */
export function noteStep(text: string): void {
  const line = `${new Date().toISOString()} ${text}`;
  sessionStorage.setItem(TRAIL_KEY, JSON.stringify([...readTrail(), line].slice(-LENGTH_MAX)));
}

export function readTrail(): string[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(TRAIL_KEY) ?? '[]');
    return Array.isArray(kept) ? kept.map(String) : [];
  } catch {
    return [];
  }
}
