/** The whole numbers from the first up to, and without, the last; none where that is not above it. */
export function range(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from) }, (_, more) => from + more);
}
