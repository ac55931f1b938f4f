import { SURE_ENOUGH } from '@vitae/contract/resumes';
import { namesOccupation } from '@vitae/language/occupations';
import { escapePattern } from '@vitae/language/phrases';
import { BASE_FORMS } from '@vitae/language/verbs';
import { findDates } from '../../parsing/phrases/dates.ts';
import type { Field } from '../../parsing/result.ts';
import { hasLegalForm } from './company.ts';

// What the reading of a page puts below a job, or takes for one, and is none.

/** Below the last job of a resume without headings: a ticket, an office held in a club, what somebody is ready for. */
const NOT_OF_A_JOB =
  /^(?:Cert(?:ificate)?\.? (?:[IV]+|\d)\b|White Card\b|NVQ\b|(?:Trade )?Apprenticeship (?:completed|certificate)\b)|^(?:can|could|able to|willing to|available|happy to|prepared to) \p{Ll}|^(?:treasurer|secretary|chair(?:man|woman|person)?|member|captain|volunteer) of (?:the |a |my )?[\p{L} ]{0,30}\b(?:club|society|church|choir|association|team|league|union|branch)\b|^(?!(?:\p{L}+ed|\p{L}+ing|ran|led|built|taught|gave|took|made|wrote|set|held|won|got|did) )[^.;:]{0,50}\b(?:certificate|cert|licen[cs]e|card|first aid)(?: (?:19|20)\d\d)?$/iu;

/** The head of another job among the lines of one: what stands below it is of that job. */
export function upToNextHead(bullets: readonly Field[]): readonly Field[] {
  const at = bullets.findIndex(
    ({ value, confidence }) =>
      (confidence < SURE_ENOUGH &&
        HEADS_A_JOB.test(value) &&
        // "Lead the wetlands project (2022–2026)" tells of this one.
        !BASE_FORMS.has((BEGINS_WITH_VERB.exec(value)?.[1] ?? '').toLowerCase()) &&
        findDates(value).some(({ isRange }) => isRange)) ||
      (confidence < SURELY_NO_LINE && namesPostAndHouse(value)),
  );
  return at < 0 ? bullets : bullets.slice(0, at);
}
/** What the reading takes for no line of the work. */
const SURELY_NO_LINE = 0.3;
/** "In-house translator, Turia Words S.L., Valencia", whose dates stand elsewhere. */
function namesPostAndHouse(line: string): boolean {
  const [post = '', house = ''] = line.split(', ');
  return /^\p{Lu}[^.;:]{3,60}$/u.test(post) && namesOccupation(post) && hasLegalForm(house);
}

/** "Shop Manager, Dock Fabrics (2012 - 2018)" */
const HEADS_A_JOB = /^\p{Lu}[^.;]{3,120}[,(–—-] ?\(?[^.;]{0,20}(?:19|20)\d\d/u;

const BEGINS_WITH_VERB = /^(\p{Lu}\p{Ll}+) (?:the|an?|our|my|all|\d[\d,]*) /u;

/** "Cert III Commercial Cookery", taken for a post. */
const QUALIFICATION =
  /^(?:(?:advanced |higher |graduate |postgraduate )?(?:cert(?:ificate)?|diploma)(?: [IV\d]+\b| (?:in|of|level)\b)|(?:NVQ|BTEC|HND|HNC|GCSEs?|A[- ]levels?|TAFE)\b|(?:bachelor|master)(?:['’]?s)? (?:of|in)\b|(?:B|M)\.?(?:Sc|Eng|Tech|Com|Ed)\b)/i;

/** "First aid course 2022", below a job that ended in 2009. */
function isOfLaterYears(line: string, end: string): boolean {
  const until = Number(/^\d{4}/.exec(end)?.[0] ?? Number.NaN);
  const years = [...line.matchAll(/(?<![\d.,£$€])(?:19|20)\d\d(?![\d]|[.,]\d)/g)].map(([year]) => Number(year));
  return years.length > 0 && years.every((year) => year > until + 1);
}

const OF_STUDY =
  /\b(?:school|sch|poly(?:technic)?|college|university|matric|ssce|waec|neco|nysc|trade test|hnd|ond|nce|diploma|leaving certificate)\b/i;
/** "Technical school, car mechanic, 2019" below a job that began in 2021. */
function isOfOtherYears(line: string, start: string, end: string): boolean {
  const years = (line.match(/(?<!\d)(?:19|20)\d\d(?!\d)/g) ?? []).map(Number);
  const [from, until] = [start, end].map((date) => Number(/^\d{4}/.exec(date)?.[0] ?? Number.NaN));
  return OF_STUDY.test(line) && years.length > 0 && (Math.max(...years) <= from! || Math.min(...years) > until!);
}

/** "Seasonal work – Elm Hotel, cleaning (summer 2011)": another job in a line. */
const OTHER_WORK =
  /^(?:seasonal|temporary|summer|casual|occasional|odd|vacation|student) (?:work|jobs?|position)\b.*(?:19|20)\d\d/iu;

/** "Summer 2024, Lifeguard, Sample Beach": another post, with the season in which it was held. */
const isOfASeason = (line: string) => {
  const [, post = ''] =
    /^(?:summers?|winters?|spring|autumn|fall|easter|christmas) (?:19|20)\d\d,? (?:[–—-] )?(\p{Lu}[^,.;]*)/iu.exec(
      line,
    ) ?? [];
  return post !== '' && namesOccupation(post);
};

/** "Family – 2013 to 2015, in the evenings, care for my grandmother": an entry by itself, with a time of its own. */
function isStation(line: string, start: string, end: string): boolean {
  const dates = findDates(line).find(({ isRange }) => isRange);
  const label = dates ? line.slice(0, dates.index) : '';
  const isOwn = dates?.start?.slice(0, 4) !== start.slice(0, 4) || dates?.end?.slice(0, 4) !== end.slice(0, 4);
  return dates !== undefined && isOwn && /^\p{Lu}[\p{L} &/'’]{2,40}\s*[–—:-]\s*$/u.test(label);
}

/** "2007 Sample Commerce Cambridge, MA testing": a row of another post. */
const IS_ROW_OF_YEAR = /^(?:19|20)\d\d \S.{2,60}, [A-Z]{2}(?: |$)/u;

/** "Completed internships at Sample Weekly and Example Radio", below the last job: of other houses. */
const OF_INTERNSHIPS = /^(?:completed |also completed |previous(?:ly)? )?(?:\p{L}+ )?internships? (?:at|with)\b/iu;

/** Whether a line that stands below a job of that time (YYYY, YYYY-MM or `present`) is not of it. */
export const isOfNoJob = (line: string, start: string, end: string) =>
  NOT_OF_A_JOB.test(line) ||
  OTHER_WORK.test(line) ||
  OF_INTERNSHIPS.test(line) ||
  IS_ROW_OF_YEAR.test(line) ||
  isOfLaterYears(line, end) ||
  isOfOtherYears(line, start, end) ||
  isOfASeason(line) ||
  isStation(line, start, end);

/** "Cub Scout assistant leader", "Parent Governor": done beside one's work, and unpaid. */
export const isUnpaid = (title: string) =>
  /\b(?:volunteer(?:ing)?|(?:cub|beaver|brownie|girl|boy)? ?scouts?|guides? leader|governor|trustee|befriender|committee member|board member)\b/i.test(
    title,
  ) &&
  !/\b(?:volunteers? (?:manager|coordinator|officer)|governors?['’]? (?:clerk|services)|scout executive|talent scout)\b/i.test(
    title,
  );

/** "Treasurer (Volunteer)", of whose title the reading keeps the first word. */
export const isUnpaidOnPage = (title: string, resumeText: string) =>
  title !== '' &&
  new RegExp(
    `(?:^|\\n)[ \\t]*${escapePattern(title)}[ \\t]*[(,–-]\\s*(?:unpaid|volunteer|voluntary|pro bono|honorary)(?![\\p{L}])`,
    'iu',
  ).test(resumeText);

export const isQualification = (title: string) => QUALIFICATION.test(title);
