import { useNotify } from '@vitae/remote-kit/platform';

export const NOT_LOADED = 'This could not be opened. Please check your connection and try again.';

/**
 * Opens a part of a screen once its code is there. That it cannot be had is told in a toast: thrown by the lazy
 * component, it would take the whole screen.
 */
export function useOpenWhenLoaded(): (load: () => Promise<unknown>, open: () => void) => void {
  const notify = useNotify();
  return (load, open) => void load().then(open, () => notify('error', NOT_LOADED));
}
