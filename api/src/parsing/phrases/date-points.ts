import { HIJRI_MONTHS, JAPANESE_ERAS, MONTHS, MONTHS_BEFORE_YEAR, PRESENT_WORDS, SEASONS } from '@vitae/language/dates';
import { anyOf } from '@vitae/language/phrases';
import { fromHijri } from './hijri.ts';
import type { ResumeDate } from './resume-date.ts';

export const MONTH = `(?:${anyOf(MONTHS.keys())})`;
const HIJRI_MONTH = `(?:${anyOf(HIJRI_MONTHS.keys())})`;
const SEASON = `(?:${anyOf(SEASONS)}|q[1-4]|h[12])`;
const PRESENT = `(?:${anyOf(PRESENT_WORDS)})`;
const YEAR = '(?:19[3-9]\\d|20[0-9]\\d)(?!\\d)';
/** "May 20008": a figure too many. */
const MISTYPED_YEAR = '(?:200[0-2]\\d(?!\\d))';
const ERA = anyOf([...JAPANESE_ERAS.keys()].filter((era) => /^\p{Script=Han}+$/u.test(era)));
const HIJRI_YEAR = '(?:1[34]\\d\\d)';
const SHORT_YEAR = "['’]\\d\\d";
/** Words that stand between a month and its year: "março de 2020", "Marzo del 2021". */
const OF = '(?:de|del|d|of|di|von)';
const END = '(?![\\p{L}\\p{N}])';

/** One date, in folded text. The order matters: the more exact form first. */
const POINT = [
  `(?<d1>\\d{1,2})(?:st|nd|rd|th|er|\\.|º|°)?[\\s-]{0,2}(?:${OF}\\s)?(?<m1>${MONTH})${END}[\\s.,/'-]{0,3}(?:${OF}\\s)?(?<y1>${YEAR}|${SHORT_YEAR})`,
  `(?<m2>${MONTH})(?:${END}|(?=${YEAR}))[\\s.,/’'-]{0,3}(?:${OF}\\s)?(?:(?<d2>\\d{1,2})(?:st|nd|rd|th)?,?\\s{1,2})?(?<y2>${YEAR}|${MISTYPED_YEAR}|${SHORT_YEAR})`,
  `(?<m2c>${anyOf(MONTHS_BEFORE_YEAR.keys())})\\s(?<y2c>${YEAR})`,
  `(?<m2b>${MONTH})${END}[\\s.'-]{1,3}(?<y2b>\\d\\d)(?![\\d:/.])`,
  // "2008 – 7/2014" is a year, and a month of another one.
  `(?<y3>${YEAR})\\s?(?:[年년]|[.\\-/])\\s?(?!\\d{1,2}[./]${YEAR})(?<m3>0?[1-9]|1[0-2])(?:\\s?(?:[月월]|[.\\-/])\\s?(?<d3>[0-2]?\\d|3[01])[日일]?|\\s?[月월])?(?!\\d|:\\d)`,
  `(?<y3b>${YEAR})\\.?\\s{0,2}(?<m3b>${MONTH})${END}(?:\\s(?<d3b>\\d{1,2})(?:\\.(?!\\d)|$))?`,
  `(?!\\d{1,2}-\\d{1,2}\\.|\\d{1,2}/\\d\\d-\\d{1,2}/\\d\\d(?!\\d))(?<d4>\\d{1,2})(?:[./-]|\\.\\s)(?<m4>\\d{1,2})(?:[./-]|\\.\\s)(?<y4>${YEAR}|\\d\\d)(?!\\d)`,
  // "HACCP Level 2 - 2020" names no month.
  `(?<!(?:level|grade|class|part|stage|tier|phase|module|unit|step)\\s)(?<m5>0?[1-9]|1[0-2])\\s?[./-]\\s?(?<y5>${YEAR})`,
  `(?<hd>\\d{1,2})?\\s?(?<hm>${HIJRI_MONTH})\\s(?<hy>${HIJRI_YEAR})\\s?(?:ه[ـ]?(?!\\p{L})|h\\b|ah\\b)?`,
  `(?<hd2>\\d{1,2})[./-](?<hm2>\\d{1,2})[./-](?<hy2>${HIJRI_YEAR})\\s?(?:ه(?!\\p{L})|h\\b|ah\\b)`,
  `(?<hy3>${HIJRI_YEAR})\\s?(?:ه(?!\\p{L})|h\\b|ah\\b)`,
  `(?<era>${ERA})\\s?(?<ye>\\d{1,2}|元)年(?:\\s?(?<me>\\d{1,2})月(?:\\s?(?<de>\\d{1,2})日)?)?`,
  `(?:${SEASON})[\\s-](?:${OF}\\s)?(?<ys>${YEAR})`,
  `(?<y6>${YEAR})(?:\\s?[年년]|\\s?م(?!\\p{L}))?(?!\\d|[.,]\\d|%)`,
  `(?<m7>0?[1-9]|1[0-2])/(?<y7>\\d\\d)(?![\\d/])`,
  // "08.14", but no time of day.
  `(?<m8>0[1-9]|1[0-2])\\.(?<y8>(?!00|30|45)\\d\\d)(?![\\d.])`,
  `(?<y9>${SHORT_YEAR})(?!\\d)`,
].join('|');

const POINT_OR_PRESENT = new RegExp(
  `(?<![\\p{Script=Latin}\\p{N}$€£#@_.+])(?<!\\p{Script=Latin}[-/])(?:${POINT})(?![^\\P{L}生至到起부까]|-(?!(?:${PRESENT}|${MONTH})(?!\\p{L}))\\p{L}{3})|(?<![^\\P{L}年月日년월일])(?<present>${PRESENT})(?!\\p{L})`,
  'gu',
);
/** One date, or a word for the present, in a folded text. */
export interface Point {
  value: ResumeDate;
  index: number;
  end: number;
  isPresent: boolean;
  /** "05/15", "'15": a date only beside another one. */
  isBare: boolean;
}

/** Every single date of a folded text. */
export function findPoints(folded: string): Point[] {
  const points: Point[] = [];
  for (const match of folded.matchAll(POINT_OR_PRESENT)) {
    const value = match.groups!.present ? 'present' : dateOfMatch(match.groups!);
    if (value)
      points.push({
        value,
        index: match.index,
        end: match.index + match[0].length,
        isPresent: value === 'present',
        isBare: (match.groups!.m7 ?? match.groups!.m8 ?? match.groups!.y9) !== undefined,
      });
  }
  return points;
}

function dateOfMatch(groups: Record<string, string | undefined>): ResumeDate | null {
  const month = groups.m1 ?? groups.m2 ?? groups.m2b ?? groups.m3b;
  if (month) {
    const year = fullYear((groups.y1 ?? groups.y2 ?? groups.y2b ?? groups.y3b)!);
    const number = MONTHS.get(month.replace(/\s/g, ' '));
    return number ? isoDate(year, number, groups.d1 ?? groups.d2 ?? groups.d3b) : null;
  }
  if (groups.m2c) return isoDate(groups.y2c!, MONTHS_BEFORE_YEAR.get(groups.m2c)!, undefined);
  if (groups.m3) return isoDate(groups.y3!, Number(groups.m3), groups.d3);
  if (groups.m4) return dayMonthYear(groups.d4!, groups.m4, fullYear(groups.y4!));
  if (groups.m5) return isoDate(groups.y5!, Number(groups.m5), undefined);
  const bareMonth = groups.m7 ?? groups.m8;
  if (bareMonth) return isoDate(fullYear((groups.y7 ?? groups.y8)!), Number(bareMonth), undefined);
  if (groups.y9) return fullYear(groups.y9);
  if (groups.hm)
    return fromHijri(
      Number(groups.hy),
      HIJRI_MONTHS.get(groups.hm.replace(/\s/g, ' ')),
      Number(groups.hd) || undefined,
    );
  if (groups.hm2) return fromHijri(Number(groups.hy2), Number(groups.hm2), Number(groups.hd2));
  if (groups.hy3) return fromHijri(Number(groups.hy3), undefined, undefined);
  if (groups.era) {
    const year = String(JAPANESE_ERAS.get(groups.era)! + (groups.ye === '元' ? 1 : Number(groups.ye)));
    return groups.me ? isoDate(year, Number(groups.me), groups.de) : year;
  }
  return groups.ys ?? groups.y6 ?? null;
}

function fullYear(year: string): string {
  const digits = year.replace(/\D/g, '');
  if (digits.length > 3) return `${digits.slice(0, 2)}${digits.slice(-2)}`;
  return Number(digits) > 50 ? `19${digits}` : `20${digits}`;
}

function isoDate(year: string, month: number, day: string | undefined): ResumeDate | null {
  if (month < 1 || month > 12) return year;
  const iso = `${year}-${String(month).padStart(2, '0')}`;
  return day && Number(day) >= 1 && Number(day) <= 31 ? `${iso}-${day.padStart(2, '0')}` : iso;
}

/** Day first, as most of the world writes it, unless the figures allow only month first. */
function dayMonthYear(first: string, second: string, year: string): ResumeDate | null {
  const [a, b] = [Number(first), Number(second)];
  if (a <= 12 && b > 12) return isoDate(year, a, second);
  return b <= 12 && a <= 31 ? isoDate(year, b, first) : null;
}
