import { useLingui } from '@lingui/react/macro';
import { formatDate } from '@vitae/documents/model/dates';
import { useEditor } from '../../editor/resume-store.ts';

/** Gives from when to when, as the heads of entries show it. */
export function usePeriod(): (entry: { startDate: string; endDate: string; current: boolean }) => string {
  const { t } = useLingui();
  const language = useEditor((state) => state.resume.language);
  const shown = (date: string) => date && formatDate(date, 'MMM YYYY', language);
  return ({ startDate, endDate, current }) =>
    [shown(startDate), current ? t({ message: 'now', context: 'end of a job' }) : shown(endDate)]
      .filter(Boolean)
      .join(' – ');
}
