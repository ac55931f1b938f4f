const MEAN_HIJRI_YEAR_DAYS = 354.36708;
const DAY_MS = 86_400_000;
/** 1 Muharram 1300 AH in the Umm al-Qura calendar. */
const ANCHOR = { year: 1300, time: Date.UTC(1882, 10, 12) };

const calendar = new Intl.DateTimeFormat('en-u-ca-islamic-umalqura-nu-latn', {
  timeZone: 'UTC',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
});

/** A date of the Umm al-Qura calendar as an ISO date of the same precision, or null where it does not exist. */
export function fromHijri(year: number, month: number | undefined, day: number | undefined): string | null {
  if (month !== undefined && (month < 1 || month > 12)) return null;
  const target = { year, month: month ?? 1, day: day ?? 1 };
  const guess =
    ANCHOR.time + ((year - ANCHOR.year + (target.month - 1) / 12) * MEAN_HIJRI_YEAR_DAYS + target.day - 1) * DAY_MS;
  let time = Math.round(guess / DAY_MS) * DAY_MS;
  for (let step = 0; step < 40; step++) {
    const difference = daysApart(target, hijriOf(time));
    if (difference === 0) {
      const iso = new Date(time).toISOString();
      return day ? iso.slice(0, 10) : month ? iso.slice(0, 7) : iso.slice(0, 4);
    }
    time += difference * DAY_MS;
  }
  return null;
}

interface HijriDate {
  year: number;
  month: number;
  day: number;
}

function daysApart(target: HijriDate, current: HijriDate): number {
  const months = (target.year - current.year) * 12 + target.month - current.month;
  const days = Math.round(months * 29.53) + target.day - current.day;
  return days === 0 && months !== 0 ? Math.sign(months) : days;
}

function hijriOf(time: number): HijriDate {
  const parts = Object.fromEntries(
    calendar.formatToParts(new Date(time)).map((part) => [part.type, Number.parseInt(part.value, 10)]),
  );
  return { year: parts.year!, month: parts.month!, day: parts.day! };
}
