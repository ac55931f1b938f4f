/** The region that a person has chosen on /region-selection, as a region code; `OTHER` until then. */
const REGION_KEY = 'vitae:region';
const DEFAULT_REGION = 'OTHER';

export function createRegion(storage: Storage) {
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  // Another tab's choice, and its log-out, count here too.
  window.addEventListener('storage', tell);
  return {
    get: () => storage.getItem(REGION_KEY) ?? DEFAULT_REGION,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    set(targetCountry: string) {
      storage.setItem(REGION_KEY, targetCountry);
      tell();
    },
    clear() {
      storage.removeItem(REGION_KEY);
      tell();
    },
  };
}
