import { breakpoint } from '@vitae/ui/tokens';
import { useSyncExternalStore } from 'react';

const query = () => window.matchMedia(breakpoint.narrow.replace('@media ', ''));

/** Whether the window is a phone's. */
export function useIsNarrow(): boolean {
  return useSyncExternalStore(subscribe, () => query().matches);
}

function subscribe(listener: () => void): () => void {
  const list = query();
  list.addEventListener('change', listener);
  return () => list.removeEventListener('change', listener);
}
