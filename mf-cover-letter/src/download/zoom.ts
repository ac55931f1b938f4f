export const ZOOM = { min: 0.75, max: 1.5, step: 0.1 } as const;

/** One step in or out, never beyond the limits. */
export function stepZoom(zoom: number, direction: 1 | -1): number {
  const next = Math.round((zoom + direction * ZOOM.step) * 100) / 100;
  return Math.min(ZOOM.max, Math.max(ZOOM.min, next));
}
