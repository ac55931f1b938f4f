/** Each step is a tenth longer than the one before: what is read off them is right within a tenth. */
export const STEP_FACTOR = 1.1;

/** The step that a duration lies in. */
export function stepOf(durationMs: number): number {
  return Math.floor(Math.log(Math.max(1, durationMs)) / Math.log(STEP_FACTOR));
}

/**
 * The duration, in milliseconds, that this share of all stays below: the middle of its step.
 *
 * @param steps Step and count, in any order.
 * @returns null where nothing was counted.
 */
export function percentileOf(steps: readonly { step: number; count: number }[], share: number): number | null {
  const ordered = [...steps].sort((a, b) => a.step - b.step);
  const total = ordered.reduce((sum, { count }) => sum + count, 0);
  let below = 0;
  for (const { step, count } of ordered) {
    below += count;
    if (below >= total * share) return Math.round(STEP_FACTOR ** (step + 0.5));
  }
  return null;
}
