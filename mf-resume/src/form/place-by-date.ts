/** An entry of a list that may have dates, each `YYYY`, `YYYY-MM`, `YYYY-MM-DD` or empty. */
interface MaybeDated {
  id: string;
  startDate?: string;
  endDate?: string;
  current?: boolean;
}

const DATE = /^\d{4}(?:-\d{2}){0,2}$/;
const STILL = '9999';

/** When it ended and, of two that ended together, began; what goes on is the newest. Null when no date tells. */
function ageOf({ startDate = '', endDate = '', current }: MaybeDated): string | null {
  const end = current ? STILL : endDate || startDate;
  return DATE.test(end) ? `${end} ${startDate}` : null;
}

/**
 * The list with one entry where its dates put it, newest first. A list that is in another order, or has entries
 * without dates, is somebody's own order: it stays as it is.
 */
export function placeByDate<T extends MaybeDated>(entries: T[], id: string): T[] {
  const entry = entries.find((each) => each.id === id);
  const age = entry ? ageOf(entry) : null;
  if (!entry || age === null) return entries;
  const others = entries.filter((each) => each.id !== id);
  const ages = others.map(ageOf);
  const isByDate = ages.every((each, i) => each !== null && (i === 0 || each <= ages[i - 1]!));
  if (!isByDate) return entries;
  const at = ages.findIndex((each) => each! < age);
  return others.toSpliced(at === -1 ? others.length : at, 0, entry);
}
