import { useLingui } from '@lingui/react';
import { useMemo } from 'react';

/** Dates, numbers and lists as the page's language writes them. */
export interface Formats {
  /** Default: `22 Nov 2026`. */
  date(value: Date | string | number, options?: Intl.DateTimeFormatOptions): string;
  number(value: number, options?: Intl.NumberFormatOptions): string;
  /** `a, b, and c`. */
  list(items: readonly string[], options?: Intl.ListFormatOptions): string;
  /** `3 days ago`; negative values lie in the past. */
  relativeTime(value: number, unit: Intl.RelativeTimeFormatUnit): string;
}

const MEDIUM_DATE: Intl.DateTimeFormatOptions = { dateStyle: 'medium' };

export function useFormats(): Formats {
  const { i18n } = useLingui();
  const locale = String(i18n.locales ?? i18n.locale);
  return useMemo(() => createFormats(locale), [locale]);
}

/** @param locale A BCP 47 tag, as `formatLocale` gives it. */
export function createFormats(locale: string): Formats {
  return {
    date: (value, options = MEDIUM_DATE) => new Intl.DateTimeFormat(locale, options).format(new Date(value)),
    number: (value, options) => new Intl.NumberFormat(locale, options).format(value),
    list: (items, options) => new Intl.ListFormat(locale, options).format(items),
    relativeTime: (value, unit) => new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(value, unit),
  };
}
