/**
 * Counts what happens within `windowMs`. `count` is false, and `onExceeded` called once, when it is more than `max`.
 * `allow` takes one of them off the count.
 */
export function createRate(max: number, windowMs: number, onExceeded: () => void, now = () => performance.now()) {
  let windowBegan = now();
  let count = 0;
  let isExceeded = false;
  return {
    count(): boolean {
      if (isExceeded) return false;
      if (now() - windowBegan > windowMs) {
        windowBegan = now();
        count = 0;
      }
      count += 1;
      if (count <= max) return true;
      isExceeded = true;
      onExceeded();
      return false;
    },
    allow(): void {
      count = Math.max(0, count - 1);
    },
  };
}
