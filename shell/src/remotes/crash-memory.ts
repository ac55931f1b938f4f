/** In the tab's own storage: how often each `name@version` has crashed. */
const CRASHES_KEY = 'vitae:crashes';
/** A restart is forgiven once; code that cannot start is not. */
const CRASHES_MAX = 2;

/** The versions that have crashed in this tab, so that a visitor does not meet the same crash at every visit. */
export function createCrashMemory(storage: Storage) {
  const read = (): Record<string, number> => {
    try {
      return JSON.parse(storage.getItem(CRASHES_KEY) ?? '{}');
    } catch {
      return {};
    }
  };
  return {
    /** `forGood`: another try would end in the same way. */
    remember(name: string, version: string, forGood: boolean): void {
      const crashes = read();
      const id = `${name}@${version}`;
      crashes[id] = forGood ? CRASHES_MAX : (crashes[id] ?? 0) + 1;
      try {
        storage.setItem(CRASHES_KEY, JSON.stringify(crashes));
      } catch {
        // A full storage costs a second crash, no more.
      }
    },
    hasCrashed: (name: string, version: string): boolean => (read()[`${name}@${version}`] ?? 0) >= CRASHES_MAX,
  };
}

export type CrashMemory = ReturnType<typeof createCrashMemory>;
