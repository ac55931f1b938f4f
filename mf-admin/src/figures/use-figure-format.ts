import { useFormats } from '@vitae/remote-kit/formats';
import { useMemo } from 'react';
import type { FigureName } from './figures.ts';

const CENTS = 100;
const MONEY: Intl.NumberFormatOptions = { style: 'currency', currency: 'USD', maximumFractionDigits: 0 };

/** A figure as it is shown; what is not known is a dash. */
export function useFigureFormat(): (name: FigureName, value: number | null) => string {
  const formats = useFormats();
  return useMemo(
    () => (name, value) => {
      if (value === null) return '–';
      return name.endsWith('revenue') ? formats.number(value / CENTS, MONEY) : formats.number(value);
    },
    [formats],
  );
}
