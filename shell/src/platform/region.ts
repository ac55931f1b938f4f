import { createListeners } from './listeners.ts';

/** The region that a person has chosen on /region-selection, as a region code; `OTHER` until then. */
const REGION_KEY = 'vitae:region';
const DEFAULT_REGION = 'OTHER';

export function createRegion(storage: Storage) {
  const listeners = createListeners();
  // Another tab's choice, and its log-out, count here too.
  window.addEventListener('storage', () => listeners.tell());
  return {
    get: () => storage.getItem(REGION_KEY) ?? DEFAULT_REGION,
    subscribe: listeners.add,
    set(targetCountry: string) {
      storage.setItem(REGION_KEY, targetCountry);
      listeners.tell();
    },
    clear() {
      storage.removeItem(REGION_KEY);
      listeners.tell();
    },
  };
}
