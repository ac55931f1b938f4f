/**
 * Calls back once the browser has nothing else to do, or soon where it does not say so (Safari).
 *
 * @param limitMs Milliseconds after which it calls back however busy the browser is.
 */
export function whenIdle(callback: () => void, limitMs?: number): void {
  if (window.requestIdleCallback)
    window.requestIdleCallback(callback, limitMs === undefined ? {} : { timeout: limitMs });
  else setTimeout(callback);
}
