let monthFirst = false;

/** Whether "04/01/2019" is the first of April, as the document that is being read writes dates. */
export function isMonthFirst(): boolean {
  return monthFirst;
}

const NUMERIC_DATE = /(?<![\d./-])(?<first>\d{1,2})([./-])(?<second>\d{1,2})\2(?:19|20)\d\d(?!\d)/g;

/** Lets a reading run under the date order of its texts; `onChange` is told when the order changes. */
export function readDateOrder<Result>(texts: readonly string[], read: () => Result, onChange: () => void): Result {
  const before = monthFirst;
  const set = (order: boolean) => {
    if (order !== monthFirst) onChange();
    monthFirst = order;
  };
  set(writesMonthFirst(texts));
  try {
    return read();
  } finally {
    set(before);
  }
}

/** Figures above twelve are days; where there are none, a figure that never changes is the first of the month. */
function writesMonthFirst(texts: readonly string[]): boolean {
  const dates = texts.flatMap((text) =>
    [...text.matchAll(NUMERIC_DATE)].map(
      (match) => [Number(match.groups!.first), Number(match.groups!.second)] as const,
    ),
  );
  const dayFirst = dates.filter(([first, second]) => first > 12 && second <= 12).length;
  const monthFirst = dates.filter(([first, second]) => second > 12 && first <= 12).length;
  if (dayFirst !== monthFirst) return monthFirst > dayFirst;
  return dates.length > 1 && dates.every(([, second]) => second === 1) && dates.some(([first]) => first !== 1);
}
