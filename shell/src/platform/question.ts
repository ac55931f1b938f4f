import { createListeners } from './listeners.ts';

/** Something to be asked before it is done; a screen shows it and answers. */
export function createQuestion() {
  const listeners = createListeners();
  let pending: (() => void) | null = null;
  const become = (next: (() => void) | null) => {
    pending = next;
    listeners.tell();
  };
  return {
    subscribe: listeners.add,
    isAsked: () => pending !== null,
    ask: (onYes: () => void) => become(onYes),
    answer(isYes: boolean) {
      const onYes = pending;
      become(null);
      if (isYes) onYes?.();
    },
  };
}
