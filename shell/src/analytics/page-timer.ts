/** Measures how long a page is looked at: time in which the tab is hidden does not count. */
export function createPageTimer(
  now: () => number = () => performance.now(),
  page: Pick<Document, 'visibilityState'> = document,
) {
  let shownSince: number | null = page.visibilityState === 'hidden' ? null : now();
  let elapsed = 0;
  return {
    hide() {
      if (shownSince !== null) elapsed += now() - shownSince;
      shownSince = null;
    },
    show() {
      shownSince ??= now();
    },
    /** Seconds since the last call, to a tenth; starts over. */
    restart(): number {
      const total = elapsed + (shownSince === null ? 0 : now() - shownSince);
      elapsed = 0;
      if (shownSince !== null) shownSince = now();
      return Math.round(total / 100) / 10;
    },
  };
}
