import { JAPANESE_ERAS } from '@vitae/language/dates';
import { ENROLMENT_WORDS } from '@vitae/language/enrolments';
import { fold, toAsciiDigits } from '@vitae/language/fold';
import { anyOf } from '@vitae/language/phrases';
import { JAPANESE_SCHOOL_ENDINGS } from '@vitae/language/schools';
import type { Line } from '../layout/line.ts';
import { placeOfLine } from '../layout/place-of.ts';
import type { Field, ParsedJob, ParsedSchool, ResumeDate } from '../result.ts';

/** Somebody's time at a school or an employer, from the row in which it begins to that in which it ends. */
interface Enrolment {
  name: string;
  /** What stands behind the word for the beginning, or in rows of their own before the end. */
  told: string[];
  start: ResumeDate | null;
  end: ResumeDate | null;
  line: Line;
}

const CONFIDENCE = 0.9;
const MIN_EVENTS = 2;
const ROW = new RegExp(
  `^(?<era>${anyOf(JAPANESE_ERAS.keys())})?\\s*(?<year>\\d{1,4}|元)\\s*(?:年|[./\\t])\\s*(?<month>\\d{1,2})\\s*(?:月|\\t|(?=\\s))\\s*(?<text>\\S.*)$`,
  'iu',
);
const EVENT = new RegExp(`(?:${[...ENROLMENT_WORDS.keys()].sort((a, b) => b.length - a.length).join('|')})`, 'u');
/** Behind a job's title: "店長として". */
const AS = 'として';
const SCHOOL_NAME = new RegExp(`^(?<school>.*?(?:${anyOf(JAPANESE_SCHOOL_ENDINGS)}))[\\s　]*(?<course>.*)$`, 'u');

/** Jobs of a history in rows of year, month and what happened, or null where a section is not written so. */
export function readEnrolledJobs(lines: readonly Line[]): ParsedJob[] | null {
  const enrolments = readEnrolments(lines);
  return enrolments
    ? enrolments.map(({ name, told, start, end, line }) => ({
        title: fieldOf(titleOf(told), line),
        company: fieldOf(name, line),
        location: null,
        start: fieldOf(start, line),
        end: fieldOf(end, line),
        bullets: told.map((text) => ({ value: text, confidence: CONFIDENCE, place: placeOfLine(line) })),
      }))
    : null;
}

/** Schools of a history in rows, or null where a section is not written so. */
export function readEnrolledSchools(lines: readonly Line[]): ParsedSchool[] | null {
  const enrolments = readEnrolments(lines);
  return enrolments
    ? enrolments.map(({ name, start, end, line }) => {
        const { school, course } = SCHOOL_NAME.exec(name)?.groups ?? {};
        return {
          institution: fieldOf(school ?? name, line),
          degree: fieldOf(course || null, line),
          location: null,
          start: fieldOf(start, line),
          end: fieldOf(end, line),
          details: [],
        };
      })
    : null;
}

function fieldOf(value: string | null, line: Line): Field | null {
  return value ? { value, confidence: CONFIDENCE, place: placeOfLine(line) } : null;
}

function titleOf(told: readonly string[]): string | null {
  const [first] = told;
  if (!first) return null;
  const named = first.includes(AS) ? first.slice(0, first.indexOf(AS)) : first;
  const [, bracketed] = /^[（(]([^）)]+)[）)]/.exec(named) ?? [];
  // "介護施設にて相談員として": where comes before what.
  return (bracketed ?? named).replace(/^.*(?:にて|において)/u, '').trim() || null;
}

function readEnrolments(lines: readonly Line[]): Enrolment[] | null {
  const enrolments: Enrolment[] = [];
  let events = 0;
  for (const line of lines) {
    const row = ROW.exec(toAsciiDigits(line.text).normalize('NFKC'));
    const text = (row?.groups?.text ?? line.text).replace(/\t/g, ' ').trim();
    const word = EVENT.exec(text);
    const kind = word && ENROLMENT_WORDS.get(fold(word[0]));
    const last = enrolments.at(-1);
    if (kind === 'close') break;
    const goesOn = !row && kind === 'start' && text.slice(0, word!.index).includes(AS);
    if (!word || !kind || goesOn) {
      if (last?.end === null) {
        last.told.push(word ? text.slice(0, word.index) : text);
        if (goesOn && isPresent(text)) last.end = 'present';
      }
      continue;
    }
    const date = row ? dateOf(row.groups!) : null;
    const name = text.slice(0, word.index).trim();
    events++;
    if (kind === 'start') {
      const rest = text.slice(word.index + word[0].length).trim();
      enrolments.push({ name, told: rest === '' ? [] : [rest], start: date, end: null, line });
    } else if (kind === 'present') {
      if (last) last.end = 'present';
    } else {
      const open = enrolments.findLast((each) => each.end === null && (name === '' || sharesName(each.name, name)));
      if (open) open.end = date;
      else if (last && last.end === null) last.end = date;
      else if (name !== '') enrolments.push({ name, told: [], start: null, end: date, line });
    }
  }
  return events >= MIN_EVENTS && enrolments.length > 0 ? enrolments : null;
}

function isPresent(text: string): boolean {
  return [...ENROLMENT_WORDS].some(([word, kind]) => kind === 'present' && text.includes(word));
}

function sharesName(one: string, other: string): boolean {
  return one.startsWith(other) || other.startsWith(one) || one.slice(0, 4) === other.slice(0, 4);
}

function dateOf({ era, year, month }: Record<string, string | undefined>): ResumeDate {
  const number = year === '元' ? 1 : Number(year);
  const full = era ? JAPANESE_ERAS.get(fold(era))! + number : number;
  return `${full}-${month!.padStart(2, '0')}`;
}
