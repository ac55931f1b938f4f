/** Milliseconds that a toast stays. */
export const TOAST_DURATION_MS = 4_000;
