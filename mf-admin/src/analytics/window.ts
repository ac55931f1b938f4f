import type { AdminWindowQuery } from '@vitae/contract/admin-analytics';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';

export const PRESETS = [1, 7, 30, 90] as const;
const DEFAULT_DAYS = 30;
const ISO_DAY = /^\d{4}-\d{2}-\d{2}$/;

export interface ChosenWindow {
  days: number;
  /** Both or none. */
  range: { from: string; to: string } | null;
  timeZone: string;
}

export const ownTimeZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC';

function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}

/** What the address says: `?days=7`, or `?from=…&to=…`, and `&tz=…` where it is not the viewer's own time zone. */
export function readWindow(parameters: URLSearchParams): ChosenWindow {
  const days = Number(parameters.get('days'));
  const from = parameters.get('from') ?? '';
  const to = parameters.get('to') ?? '';
  const zone = parameters.get('tz') ?? '';
  return {
    days: Number.isInteger(days) && days >= 1 && days <= 365 ? days : DEFAULT_DAYS,
    range: ISO_DAY.test(from) && ISO_DAY.test(to) && from <= to ? { from, to } : null,
    timeZone: zone && isTimeZone(zone) ? zone : ownTimeZone(),
  };
}

export function toQuery({ days, range, timeZone }: ChosenWindow): AdminWindowQuery {
  return range ? { ...range, time_zone: timeZone } : { days, time_zone: timeZone };
}

/** The window of days that the page shows; it stands in the address, so that it can be sent to others. */
export function useChosenWindow() {
  const [parameters, setParameters] = useSearchParams();
  const chosen = useMemo(() => readWindow(parameters), [parameters]);
  const choose = (change: Partial<ChosenWindow>) => {
    const next = { ...chosen, ...change };
    const written: Record<string, string> = next.range ? { ...next.range } : { days: String(next.days) };
    if (next.timeZone !== ownTimeZone()) written.tz = next.timeZone;
    setParameters(written, { replace: true });
  };
  return { chosen, choose };
}
