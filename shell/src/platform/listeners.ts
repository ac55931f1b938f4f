type Listener<Args extends unknown[]> = (...args: Args) => void;

/**
 * Who listens to one service. A listener that throws is the page's error to report, and keeps the news neither from
 * the others nor from whoever tells them.
 */
export function createListeners<Args extends unknown[] = []>() {
  const listeners = new Set<Listener<Args>>();
  return {
    get size() {
      return listeners.size;
    },
    add(listener: Listener<Args>): () => void {
      // Its own entry, so that who subscribes twice may leave once.
      const entry: Listener<Args> = (...args) => listener(...args);
      listeners.add(entry);
      return () => void listeners.delete(entry);
    },
    tell(...args: Args): void {
      for (const listener of [...listeners]) {
        try {
          listener(...args);
        } catch (error) {
          reportError(error);
        }
      }
    },
  };
}
