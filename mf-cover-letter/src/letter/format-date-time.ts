const DATE_TIME = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

/** `Nov 20, 2026, 10:43 AM` */
export function formatDateTime(iso: string): string {
  return DATE_TIME.format(new Date(iso));
}
