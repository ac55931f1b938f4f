import { createListeners } from '../platform/listeners.ts';

/** Something that happens once, for React to follow. */
export function createFlag() {
  const listeners = createListeners();
  let isRaised = false;
  return {
    get: () => isRaised,
    subscribe: listeners.add,
    raise() {
      isRaised = true;
      listeners.tell();
    },
  };
}

export type Flag = ReturnType<typeof createFlag>;
