import { fold } from '../text/fold.ts';
import { fromHijri } from './hijri.ts';

/** A point in time as a resume states it: `YYYY`, `YYYY-MM`, `YYYY-MM-DD` or `present`. */
export type ResumeDate = string;

export interface FoundDates {
  start: ResumeDate | null;
  end: ResumeDate | null;
  /** Where the dates stand in the text. */
  index: number;
  length: number;
  isRange: boolean;
}

const MONTH_NAMES: readonly (readonly string[])[] = [
  [
    'january',
    'jan',
    'janv',
    'janvier',
    'enero',
    'ene',
    'januar',
    'jaenner',
    'janner',
    'janeiro',
    'gennaio',
    'gen',
    'januari',
    'styczen',
    'ocak',
    'يناير',
    'كانون الثاني',
    'جانفي',
    'जनवरी',
  ],
  [
    'february',
    'feb',
    'febr',
    'fevrier',
    'fevr',
    'fev',
    'febrero',
    'februar',
    'fevereiro',
    'febbraio',
    'februari',
    'luty',
    'subat',
    'فبراير',
    'شباط',
    'فيفري',
    'फरवरी',
    'फ़रवरी',
  ],
  ['march', 'mar', 'mars', 'marzo', 'marz', 'maerz', 'marco', 'maart', 'marzec', 'mart', 'مارس', 'اذار', 'मार्च'],
  ['april', 'apr', 'avril', 'avr', 'abril', 'abr', 'aprile', 'kwiecien', 'nisan', 'ابريل', 'نيسان', 'افريل', 'अप्रैल'],
  ['may', 'mai', 'mayo', 'maio', 'maggio', 'mag', 'mei', 'maj', 'mayis', 'مايو', 'ايار', 'ماي', 'मई'],
  [
    'june',
    'jun',
    'juin',
    'junio',
    'juni',
    'junho',
    'giugno',
    'giu',
    'czerwiec',
    'haziran',
    'يونيو',
    'يونيه',
    'حزيران',
    'جوان',
    'जून',
  ],
  [
    'july',
    'jul',
    'juil',
    'juillet',
    'julio',
    'juli',
    'julho',
    'luglio',
    'lug',
    'lipiec',
    'temmuz',
    'يوليو',
    'يوليه',
    'تموز',
    'جويليه',
    'जुलाई',
  ],
  ['august', 'aug', 'aout', 'agosto', 'ago', 'augustus', 'sierpien', 'agustos', 'اغسطس', 'اب', 'اوت', 'अगस्त'],
  [
    'september',
    'sept',
    'sep',
    'septembre',
    'septiembre',
    'set',
    'setembro',
    'settembre',
    'wrzesien',
    'eylul',
    'سبتمبر',
    'ايلول',
    'सितंबर',
    'सितम्बर',
  ],
  [
    'october',
    'oct',
    'octobre',
    'octubre',
    'oktober',
    'okt',
    'outubro',
    'out',
    'ottobre',
    'ott',
    'pazdziernik',
    'ekim',
    'اكتوبر',
    'تشرين الاول',
    'अक्टूबर',
    'अक्तूबर',
  ],
  [
    'november',
    'nov',
    'novembre',
    'noviembre',
    'novembro',
    'listopad',
    'kasim',
    'نوفمبر',
    'تشرين الثاني',
    'नवंबर',
    'नवम्बर',
  ],
  [
    'december',
    'dec',
    'decembre',
    'diciembre',
    'dic',
    'dezember',
    'dez',
    'dezembro',
    'dicembre',
    'desember',
    'grudzien',
    'aralik',
    'ديسمبر',
    'كانون الاول',
    'दिसंबर',
    'दिसम्बर',
  ],
];

const HIJRI_MONTHS: readonly (readonly string[])[] = [
  ['محرم', 'muharram'],
  ['صفر', 'safar'],
  ['ربيع الاول', 'rabi al-awwal', 'rabi i'],
  ['ربيع الاخر', 'ربيع الثاني', 'rabi al-thani', 'rabi ii'],
  ['جمادي الاولي', 'جمادي الاول', 'jumada i'],
  ['جمادي الاخره', 'جمادي الثانيه', 'جمادي الاخر', 'jumada ii'],
  ['رجب', 'rajab'],
  ['شعبان', 'shaban', "sha'ban"],
  ['رمضان', 'ramadan'],
  ['شوال', 'shawwal'],
  ['ذو القعده', 'ذي القعده', 'dhu al-qadah'],
  ['ذو الحجه', 'ذي الحجه', 'dhu al-hijjah'],
];

const PRESENT_WORDS = [
  'present',
  'presently',
  'current',
  'currently',
  'now',
  'today',
  'to date',
  'till date',
  'till now',
  'until now',
  'till present',
  'until present',
  'ongoing',
  'on-going',
  'to present',
  'continuing',
  'date',
  'still working',
  'till today',
  'actualidad',
  'actual',
  'actualmente',
  'presente',
  'hoy',
  'a la fecha',
  'la fecha',
  'en curso',
  'hasta ahora',
  "aujourd'hui",
  'a ce jour',
  'ce jour',
  'present jour',
  'actuel',
  'actuellement',
  'maintenant',
  'en cours',
  'heute',
  'gegenwart',
  'aktuell',
  'jetzt',
  'laufend',
  'bis heute',
  'derzeit',
  'dato',
  'atual',
  'atualmente',
  'atualidade',
  'hoje',
  'momento',
  'o momento',
  'em curso',
  'ate o momento',
  'ate hoje',
  'oggi',
  'attuale',
  'in corso',
  'heden',
  'nu',
  'obecnie',
  'halen',
  'devam ediyor',
  'الان',
  'حتي الان',
  'حاليا',
  'الحاضر',
  'الوقت الحالي',
  'الوقت الحاضر',
  'تاريخه',
  'حتي تاريخه',
  'الي الان',
  'مستمر',
  'حتي اليوم',
  'اليوم',
  'لا يزال',
  '至今',
  '现在',
  '目前',
  '至 今',
  'वर्तमान',
  'अब तक',
  'अभी तक',
  'आज तक',
];

const SEASONS = [
  'spring',
  'summer',
  'fall',
  'autumn',
  'winter',
  'primavera',
  'verano',
  'otono',
  'invierno',
  'printemps',
  'ete',
  'automne',
  'hiver',
  'fruhling',
  'fruhjahr',
  'sommer',
  'herbst',
  'verao',
  'outono',
  'inverno',
  'صيف',
  'شتاء',
  'ربيع',
  'خريف',
];

const escapePattern = (word: string) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/ /g, '\\s');
const alternatives = (words: readonly string[]) =>
  [...words]
    .sort((a, b) => b.length - a.length)
    .map(escapePattern)
    .join('|');

const MONTH_NUMBER = new Map(MONTH_NAMES.flatMap((names, i) => names.map((name) => [name, i + 1] as const)));
const HIJRI_MONTH_NUMBER = new Map(HIJRI_MONTHS.flatMap((names, i) => names.map((name) => [name, i + 1] as const)));

const MONTH = `(?:${alternatives([...MONTH_NUMBER.keys()])})`;
const HIJRI_MONTH = `(?:${alternatives([...HIJRI_MONTH_NUMBER.keys()])})`;
const SEASON = `(?:${alternatives(SEASONS)}|q[1-4]|h[12])`;
const PRESENT = `(?:${alternatives(PRESENT_WORDS)})`;
const YEAR = '(?:19[3-9]\\d|20[0-9]\\d)';
const HIJRI_YEAR = '(?:1[34]\\d\\d)';
const SHORT_YEAR = "['’]\\d\\d";
/** Words that stand between a month and its year: "março de 2020", "Marzo del 2021". */
const OF = '(?:de|del|d|of|di|von)';
const END = '(?![\\p{L}\\p{N}])';

/** One date, in folded text. The order matters: the more exact form first. */
const POINT = [
  `(?<d1>\\d{1,2})(?:st|nd|rd|th|er|\\.|º|°)?[\\s-]{0,2}(?:${OF}\\s)?(?<m1>${MONTH})${END}[\\s.,/'-]{0,3}(?:${OF}\\s)?(?<y1>${YEAR}|${SHORT_YEAR})`,
  `(?<m2>${MONTH})${END}[\\s.,/-]{0,3}(?:${OF}\\s)?(?:(?<d2>\\d{1,2})(?:st|nd|rd|th)?,?\\s{1,2})?(?<y2>${YEAR}|${SHORT_YEAR})`,
  `(?<m2b>${MONTH})${END}[\\s.'-]{1,3}(?<y2b>\\d\\d)(?![\\d:/.])`,
  `(?<y3>${YEAR})\\s?(?:年|[.\\-/])\\s?(?<m3>0?[1-9]|1[0-2])(?:\\s?(?:月|[.\\-/])\\s?(?<d3>[0-2]?\\d|3[01])日?|\\s?月)?(?!\\d)`,
  `(?<y3b>${YEAR})\\s{0,2}(?<m3b>${MONTH})${END}`,
  `(?<d4>\\d{1,2})[./-](?<m4>\\d{1,2})[./-](?<y4>${YEAR}|\\d\\d)(?!\\d)`,
  `(?<m5>0?[1-9]|1[0-2])\\s?[./-]\\s?(?<y5>${YEAR})`,
  `(?<hd>\\d{1,2})?\\s?(?<hm>${HIJRI_MONTH})\\s(?<hy>${HIJRI_YEAR})\\s?(?:ه[ـ]?(?!\\p{L})|h\\b|ah\\b)?`,
  `(?<hd2>\\d{1,2})[./-](?<hm2>\\d{1,2})[./-](?<hy2>${HIJRI_YEAR})\\s?(?:ه(?!\\p{L})|h\\b|ah\\b)`,
  `(?<hy3>${HIJRI_YEAR})\\s?(?:ه(?!\\p{L})|h\\b|ah\\b)`,
  `(?:${SEASON})\\s(?:${OF}\\s)?(?<ys>${YEAR})`,
  `(?<y6>${YEAR})(?:\\s?年|\\s?م(?!\\p{L}))?(?!\\d|[.,]\\d|%)`,
].join('|');

const POINT_OR_PRESENT = new RegExp(
  `(?<![\\p{Script=Latin}\\p{N}$€£#@_.+])(?<!\\p{Script=Latin}[-/])(?:${POINT})(?!\\p{L}|-(?!(?:${PRESENT}|${MONTH})(?!\\p{L}))\\p{L}{3})|(?<!\\p{L})(?<present>${PRESENT})(?!\\p{L})`,
  'gu',
);
const JOINER =
  /^\s{0,3}(?:ad|م)?[)\],.]?\s{0,3}(?:[-~–—→>]{1,3}|to|till|until|til|through|thru|upto|up to|a|al|hasta|au|a la|jusqu'a|jusqu'au|bis|ate|fino a|do|الي|حتي|—|至|到|से|तक|[-–]\s?(?:to|till|until))\s{0,3}[([]?(?:the\s|el\s|o\s|la\s|le\s)?$/u;
const MONTH_ALONE = new RegExp(`(?<!\\p{L})(?<month>${MONTH})\\.?\\s{0,2}(?:[-–—]|to|a|bis|au|الي)\\s{0,2}$`, 'u');
const YEAR_PAIR = /^\s?[-/]\s?(?<yy>\d\d)(?![\d/.-])/u;
const OPEN_END = /^\s{0,2}[-–—]\s{0,2}(?=$|[|,)\]])/u;
const SINCE = /(?:since|from|desde|depuis|seit|dal|منذ|من)\s{0,2}$/u;

interface Point {
  value: ResumeDate;
  index: number;
  end: number;
  isPresent: boolean;
}

/** A quick look before the thorough one: a year, figures joined as dates are, or a month with two figures. */
const MAY_HOLD_DATE =
  /(?:19|20|1[34])\d\d|\d[./-]\d|['’]\d\d|\p{L}{3,10}[\s.'’-]{1,3}\d\d(?!\d)|[\u0660-\u0669\u06f0-\u06f9\u0966-\u096f\uff10-\uff19]{2}/u;

/** Lines are looked at by several steps in turn; this many of the last ones are remembered. */
const MEMORY_SIZE = 4_000;
const memory = new Map<string, readonly FoundDates[]>();

/** Whether "04/01/2019" is the first of April, as the document that is being read writes dates. */
let isMonthFirst = false;

const NUMERIC_DATE = /(?<![\d./-])(?<first>\d{1,2})([./-])(?<second>\d{1,2})\2(?:19|20)\d\d(?!\d)/g;

/** Reads ambiguous dates of figures as the rest of the document writes its dates, for as long as the reading takes. */
export function withDateOrderOf<Result>(texts: readonly string[], read: () => Result): Result {
  const before = isMonthFirst;
  setDateOrder(writesMonthFirst(texts));
  try {
    return read();
  } finally {
    setDateOrder(before);
  }
}

function setDateOrder(monthFirst: boolean): void {
  if (monthFirst !== isMonthFirst) memory.clear();
  isMonthFirst = monthFirst;
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

/** Every date and range of dates in a line, in the order of the text. */
export function findDates(text: string): readonly FoundDates[] {
  const known = memory.get(text);
  if (known) return known;
  if (memory.size >= MEMORY_SIZE) memory.clear();
  const found = searchDates(text);
  memory.set(text, found);
  return found;
}

function searchDates(text: string): FoundDates[] {
  if (!MAY_HOLD_DATE.test(text)) return [];
  const { folded, position } = foldKeepingPositions(text);
  const points = findPoints(folded);
  const found: FoundDates[] = [];
  for (let i = 0; i < points.length; i++) {
    const point = points[i]!;
    if (point.isPresent) continue;
    const next = points[i + 1];
    let start: ResumeDate | null = point.value;
    let end: ResumeDate | null = point.value;
    let from = point.index;
    let to = point.end;
    let isRange = false;
    if (next && JOINER.test(folded.slice(point.end, next.index))) {
      [start, end] = inOrder(point.value, next.value);
      to = next.end;
      isRange = true;
      i++;
    } else if (next?.isPresent && /^[\s,-]{0,3}$/.test(folded.slice(point.end, next.index))) {
      end = next.value;
      to = next.end;
      isRange = true;
      i++;
    } else {
      const rest = folded.slice(point.end);
      const pair = /^\d{4}$/.test(point.value) ? YEAR_PAIR.exec(rest) : null;
      if (pair && Number(pair.groups!.yy) > Number(point.value.slice(2))) {
        end = point.value.slice(0, 2) + pair.groups!.yy;
        to += pair[0].length;
        isRange = true;
      } else if (OPEN_END.test(rest) || SINCE.test(folded.slice(0, point.index))) {
        end = 'present';
        isRange = true;
        to += OPEN_END.exec(rest)?.[0].length ?? 0;
      } else {
        const month = MONTH_ALONE.exec(folded.slice(0, point.index));
        const number = month && MONTH_NUMBER.get(month.groups!.month!);
        if (month && number && /^\d{4}-\d\d/.test(point.value)) {
          start = `${point.value.slice(0, 4)}-${String(number).padStart(2, '0')}`;
          from = month.index;
          isRange = true;
        }
      }
    }
    found.push({ start, end, index: position(from), length: position(to) - position(from), isRange });
  }
  return found;
}

/** In a right-to-left line a range of figures may be stored end first. */
function inOrder(first: ResumeDate, second: ResumeDate): [ResumeDate, ResumeDate] {
  if (first === 'present') return [second, first];
  return second !== 'present' && second < first && second.length === first.length ? [second, first] : [first, second];
}

function findPoints(folded: string): Point[] {
  const points: Point[] = [];
  for (const match of folded.matchAll(POINT_OR_PRESENT)) {
    const value = match.groups!.present ? 'present' : dateOfMatch(match.groups!);
    if (value)
      points.push({ value, index: match.index, end: match.index + match[0].length, isPresent: value === 'present' });
  }
  return points;
}

function dateOfMatch(groups: Record<string, string | undefined>): ResumeDate | null {
  const month = groups.m1 ?? groups.m2 ?? groups.m2b ?? groups.m3b;
  if (month) {
    const year = fullYear((groups.y1 ?? groups.y2 ?? groups.y2b ?? groups.y3b)!);
    const number = MONTH_NUMBER.get(month.replace(/\s/g, ' '));
    return number ? isoDate(year, number, groups.d1 ?? groups.d2) : null;
  }
  if (groups.m3) return isoDate(groups.y3!, Number(groups.m3), groups.d3);
  if (groups.m4) return dayMonthYear(groups.d4!, groups.m4, fullYear(groups.y4!));
  if (groups.m5) return isoDate(groups.y5!, Number(groups.m5), undefined);
  if (groups.hm)
    return fromHijri(
      Number(groups.hy),
      HIJRI_MONTH_NUMBER.get(groups.hm.replace(/\s/g, ' ')),
      Number(groups.hd) || undefined,
    );
  if (groups.hm2) return fromHijri(Number(groups.hy2), Number(groups.hm2), Number(groups.hd2));
  if (groups.hy3) return fromHijri(Number(groups.hy3), undefined, undefined);
  return groups.ys ?? groups.y6 ?? null;
}

function fullYear(year: string): string {
  const digits = year.replace(/\D/g, '');
  if (digits.length === 4) return digits;
  return Number(digits) > 50 ? `19${digits}` : `20${digits}`;
}

function isoDate(year: string, month: number, day: string | undefined): ResumeDate | null {
  if (month < 1 || month > 12) return year;
  const iso = `${year}-${String(month).padStart(2, '0')}`;
  return day && Number(day) >= 1 && Number(day) <= 31 ? `${iso}-${day.padStart(2, '0')}` : iso;
}

/** Day first, as most of the world writes it, unless the document writes, or the figures allow, only month first. */
function dayMonthYear(first: string, second: string, year: string): ResumeDate | null {
  const [a, b] = [Number(first), Number(second)];
  if (a <= 12 && (b > 12 || (isMonthFirst && b >= 1 && b <= 31))) return isoDate(year, a, second);
  return b <= 12 && a <= 31 ? isoDate(year, b, first) : null;
}

/** `YYYY-MM-DD` cut to the month, as jobs and schools are dated. */
export function toMonth(date: ResumeDate | null): ResumeDate | null {
  return date && /^\d{4}-\d\d-\d\d$/.test(date) ? date.slice(0, 7) : date;
}

/** Folding may change a text's length; positions in the folded text are mapped back to the original. */
function foldKeepingPositions(text: string): { folded: string; position: (index: number) => number } {
  const whole = fold(text);
  if (whole.length === text.length) return { folded: whole, position: (index) => index };
  const starts: number[] = [];
  let folded = '';
  let offset = 0;
  for (const character of text) {
    const part = fold(character);
    for (let i = 0; i < part.length; i++) starts.push(offset);
    folded += part;
    offset += character.length;
  }
  starts.push(text.length);
  return { folded, position: (index) => starts[Math.min(index, starts.length - 1)] ?? text.length };
}
