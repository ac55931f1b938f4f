import { useFormats } from '@vitae/remote-kit/formats';

/** `Nov 20, 2026, 10:43 AM` */
export function useDateTime(): (iso: string) => string {
  const { date } = useFormats();
  return (iso) => date(iso, { dateStyle: 'medium', timeStyle: 'short' });
}
