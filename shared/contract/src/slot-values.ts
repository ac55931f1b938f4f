import type { SlotValues } from './remote.ts';

/**
 * Names of the values that are not of their kind; empty where all are. Values that nobody asked for do no harm.
 * @param data what a slot passes
 * @param kinds what a contribution needs, by its remote.json
 */
export function findUnfitValues(data: object, kinds: SlotValues): string[] {
  const values = data as Record<string, unknown>;
  return Object.entries(kinds)
    .filter(([name, kind]) => {
      const value = values[name];
      if (value === undefined) return !kind.endsWith('?');
      return typeof value !== kind.replace('?', '');
    })
    .map(([name]) => name);
}
