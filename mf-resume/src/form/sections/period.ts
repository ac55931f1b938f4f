import { formatDate } from '@vitae/documents/model/dates';
import type { Resume } from '@vitae/documents/model/resume';

/** From when to when, as the heads of entries show it. */
export const period = (resume: Resume, entry: { startDate: string; endDate: string; current: boolean }) =>
  [entry.startDate, entry.current ? 'now' : entry.endDate]
    .filter(Boolean)
    .map((date) => formatDate(date, 'MMM YYYY', resume.language))
    .join(' – ');
