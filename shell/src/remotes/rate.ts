const WINDOW_MS = 1_000;

/** Counts what happens within a second. `count` is false, and `onExceeded` called once, when it is more than `max`. */
export function createRate(max: number, onExceeded: () => void, now = () => performance.now()) {
  let windowBegan = now();
  let count = 0;
  let isExceeded = false;
  return {
    count(): boolean {
      if (isExceeded) return false;
      if (now() - windowBegan > WINDOW_MS) {
        windowBegan = now();
        count = 0;
      }
      count += 1;
      if (count <= max) return true;
      isExceeded = true;
      onExceeded();
      return false;
    },
  };
}
