/** From 75 % to 150 %, in steps of 10 % from 80 % on. */
const LEVELS = [0.75, 0.8, 0.9, 1, 1.1, 1.2, 1.3, 1.4, 1.5] as const;
export const ZOOM = { min: LEVELS[0], max: LEVELS[LEVELS.length - 1]! } as const;

/** The next level in or out, never beyond the limits. */
export function stepZoom(zoom: number, direction: 1 | -1): number {
  const next = direction === 1 ? LEVELS.find((level) => level > zoom) : LEVELS.findLast((level) => level < zoom);
  return next ?? (direction === 1 ? ZOOM.max : ZOOM.min);
}
