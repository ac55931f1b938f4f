import { WORDS_BEFORE_EMPLOYER, WORDS_BEFORE_TITLE } from '@vitae/language/jobs';
import { anyOf } from '@vitae/language/phrases';
import { isBullet } from '../layout/bullets.ts';
import type { Line } from '../layout/line.ts';
import { toParagraphs } from '../layout/paragraphs.ts';
import { cleanPiece, withPrefix } from '../layout/pieces.ts';
import { type FoundDates, findDates, toMonth, withoutParts } from '../phrases/dates.ts';
import { looksLikePlace, splitTrailingPlace } from '../phrases/places.ts';
import { endsShortened, sentencesOf } from '../phrases/shortened.ts';
import { institutionScore, organisationScore, titleScore } from '../phrases/words.ts';
import type { Field, ParsedJob } from '../result.ts';
import { employerAlone } from './employer-name.ts';

/** "I worked as a ward nurse at St Mary's Hospital": words before the title, words before the employer. */
const AS = new RegExp(
  `(?<!\\p{L})(?:${anyOf(WORDS_BEFORE_TITLE)})\\s+(?:(?:now|currently|presently|still|first|then)\\s+)?(?:(?:an?|the|eine?n?|une?|una|um|uma|einer|de)\\s+)?`,
  'iu',
);
const AT = new RegExp(`\\s+(?:${anyOf(WORDS_BEFORE_EMPLOYER)})\\s+(?:the\\s+|der\\s+|den\\s+)?(?=["“«]?\\p{Lu})`, 'u');
/** What is left of "and then a waiter at …". */
const BEGINS_WITH_TITLE = /^(?:an?|the)\s+(?=\p{Ll})/u;
/** Before an employer or a town. */
const IN = /\s+in\s+(?:the\s+)?(?=\p{Lu})/u;
/** A full stop behind a word, not behind the letters of "C.T. Bora College". */
const NAME_END = /[;:]|(?<=\p{L}{2}|\))\.(?=\s|$)/gu;
const MAX_TITLE_WORDS = 7;
const MAX_COMPANY_WORDS = 8;

interface SentenceJob {
  title: string | null;
  company: string;
  location: string | null;
}

/** The job that a sentence of running text tells of, with its dates in the sentence. */
function readSentence(text: string): SentenceJob | null {
  const plain = withoutDates(text);
  return readTitleAndEmployer(plain) ?? readEmployerAlone(plain);
}

function readTitleAndEmployer(plain: string): SentenceJob | null {
  const as = AS.exec(plain) ?? BEGINS_WITH_TITLE.exec(plain);
  if (!as) return null;
  const rest = plain.slice(as.index + as[0].length);
  // "Working with Sample Foods as a cashier"
  const before = AT.exec(plain.slice(0, as.index));
  const at = before ?? AT.exec(rest) ?? IN.exec(rest);
  if (!at) return null;
  const title = cleanPiece(before ? firstName(rest) : rest.slice(0, at.index));
  const { company, location } = employerIn(
    before ? plain.slice(before.index + before[0].length, as.index) : rest.slice(at.index + at[0].length),
  );
  const words = (phrase: string) => phrase.split(/\s+/).length;
  if (title === '' || company === '' || words(title) > MAX_TITLE_WORDS || words(company) > MAX_COMPANY_WORDS)
    return null;
  if (!isSaidOfOneself(title, as[0]) && titleScore(title) < 0.5 && organisationScore(company) < 0.6) return null;
  if (IN.test(at[0] + company) && !AT.test(at[0] + company) && looksLikePlace(company)) return null;
  return { title, company, location };
}

const MAX_UNKNOWN_TITLE_WORDS = 4;
const BEHIND_ARTICLE = /(?<!\p{L})(?:an?|the)\s+$/iu;

/** "I started out as a yard hand at …": a word that no list knows, behind an article. */
function isSaidOfOneself(title: string, before: string): boolean {
  return (
    BEHIND_ARTICLE.test(before) &&
    title.split(/\s+/).length <= MAX_UNKNOWN_TITLE_WORDS &&
    /^[\p{Ll}\s'’-]+$/u.test(title)
  );
}

/** The name at the beginning of what is told, and its town. */
function employerIn(told: string): { company: string; location: string | null } {
  const named = firstName(told).split(
    /,\s+(?=\p{Ll})|\s+(?:for|doing)\s+(?=\p{Ll})|\s+(?:where|when|until|while|wo|où|donde|onde|dove|waar|and|und|et)\s/u,
  )[0]!;
  const place = splitTrailingPlace(cleanPiece(named)) ?? trailingIn(cleanPiece(named));
  const company = employerAlone(cleanPiece(place?.rest ?? named).replace(/\s\([^()]*\)$/, ''));
  return { company: company.replace(/[,;\s]+$/u, ''), location: place?.place ?? null };
}

/** "I drive buses for Sample Coaches", "I was at Sample Meats": the work is told of, and no title. */
const OWN_WORK =
  /^[^.]{0,60}?(?<!\p{L})I(?:[’']ve|[’']m)?\s[\p{Ll}\s]{2,40}?(?<!\p{L})(?:at|for|with)\s+(?:the\s+)?(?=\p{Lu})/u;
const MIN_NAME = 3;

function readEmployerAlone(plain: string): SentenceJob | null {
  const own = OWN_WORK.exec(plain);
  if (!own || TELLS_OF_SCHOOL.test(own[0])) return null;
  const { company, location } = employerIn(plain.slice(own[0].length));
  const isName =
    company.length >= MIN_NAME &&
    company.split(/\s+/).length <= MAX_COMPANY_WORDS &&
    company.split(/\s+/).every((word) => /^[\p{Lu}&\d]|^(?:and|of|the|for|de|du|la)$/u.test(word));
  return isName && !looksLikePlace(company) && institutionScore(company) === 0
    ? { title: null, company, location }
    : null;
}

/** "I trained at …", "I went to …" */
const TELLS_OF_SCHOOL =
  /(?<!\p{L})(?:train(?:ed)?|stud(?:y|ied)|qualified|graduat\p{L}+|learn\p{L}+|live[ds]?)(?!\p{L})/u;

/** Up to the stop that ends it. */
function firstName(text: string): string {
  const end = [...text.matchAll(NAME_END)].find(({ index }) => !endsShortened(text.slice(0, index)));
  return text.slice(0, end?.index);
}

/** "Hotel Adler in Ulm" */
function trailingIn(text: string): { rest: string; place: string } | null {
  const [, rest, place] = /^(.+?)\s(?:in|at|à|en|em|a|w|i)\s(\p{Lu}[\p{L}'’. -]{1,30})$/u.exec(text) ?? [];
  return rest && place ? { rest, place } : null;
}

function withoutDates(text: string): string {
  const parts = findDates(text).map((each) => withPrefix(text, each));
  return withoutParts(text, parts).replace(/\s+/g, ' ');
}

const SENTENCE_CONFIDENCE = 0.78;
const MIN_SENTENCE_LENGTH = 40;

/** What a sentence tells: a job, when something was, or what was done. */
interface Told {
  text: string;
  place: Field['place'];
  job: SentenceJob | null;
  dates: readonly FoundDates[];
}

/** From the first to the last line of those that tell of two jobs or more, by their numbers; null where fewer are told of. */
export function linesOfTold(lines: readonly Line[]): { from: number; to: number } | null {
  const jobs = readTold(lines) ?? [];
  if (jobs.length < MIN_TOLD) return null;
  const heights = jobs.flatMap(({ company }) => company?.place ?? []);
  const at = lines.flatMap((line, i) =>
    heights.some(({ page, y, height }) => page === line.page && y - 1 < line.y && line.y < y + height) ? [i] : [],
  );
  return at.length > 0 ? { from: at[0]!, to: at.at(-1)! + 1 } : null;
}

const MIN_TOLD = 2;

/** Jobs that are told in sentences, or null where a section lists them. */
export function readTold(lines: readonly Line[]): ParsedJob[] | null {
  const sentences = toProse(lines).flatMap(({ value, place }): Told[] =>
    sentencesOf(value).flatMap((sentence) =>
      sentence.length < MIN_SENTENCE_LENGTH
        ? [{ text: sentence, place, job: null, dates: findDates(sentence) }]
        : clausesOf(sentence).map((text) => ({ text, place, job: readSentence(text), dates: findDates(text) })),
    ),
  );
  const jobs: ParsedJob[] = [];
  let toldOf: ParsedJob | null = null;
  for (const [i, told] of sentences.entries()) {
    const dates = told.job ? datesOf(told, sentences[i + 1]) : null;
    if (told.job && dates) {
      toldOf = jobOf(told.job, dates, told.place);
      jobs.push(toldOf);
    } else if (isHead(told.text)) toldOf = null;
    else toldOf?.bullets.push({ value: told.text, confidence: SENTENCE_CONFIDENCE, place: told.place });
  }
  const dated = sentences.filter(({ dates }) => dates.length > 0).length;
  return jobs.some(({ title }) => title) && jobs.length * 2 > dated ? jobs : null;
}

/** "Academic Contributor, Sample Group": what stands below it is told of no job above it. */
function isHead(text: string): boolean {
  const [title = '', name] = text.split(', ');
  return (
    name !== undefined && text.length <= MAX_HEAD_LENGTH && !/[.!?;]$/.test(text) && titleScore(title) >= HEAD_TITLE
  );
}

const MAX_HEAD_LENGTH = 80;
const HEAD_TITLE = 0.5;

interface Stay {
  start: string | null;
  end: string | null;
}

/** "These days I am …" */
const SAYS_NOW = /^(?:(?:right )?now|these days|currently|presently|at present|at the moment|today)(?!\p{L})/iu;
/** "I was a cook there until 2018": no more is said. */
const UNTIL = /(?<!\p{L})(?:until|till|up to|bis|hasta|até|fino al?)\s+(?:(?:early|mid|late)[\s-])?$/iu;
const SAYS_THERE = /(?<!\p{L})(?:t?here|this (?:job|post|role|position))(?!\p{L})/iu;

/** The dates of a job in its sentence, or in the next, which tells of no other: "I have been there since 2020." */
function datesOf({ text, dates }: Told, next: Told | undefined): Stay | null {
  const goesOn = next !== undefined && !next.job && next.dates.length > 0 && SAYS_THERE.test(next.text);
  const own = dates.length > 0 ? { text, dates } : goesOn ? next : null;
  const [first, second] = own?.dates ?? [];
  if (!own || !first) return SAYS_NOW.test(text) ? { start: null, end: 'present' } : null;
  const isEnd = !first.isRange && UNTIL.test(own.text.slice(0, first.index));
  const last = first.isRange || !second ? first : second;
  return { start: isEnd ? null : first.start, end: last.end };
}

function jobOf({ title, company, location }: SentenceJob, { start, end }: Stay, place: Field['place']): ParsedJob {
  const field = (text: string | null): Field | null =>
    text ? { value: text, confidence: SENTENCE_CONFIDENCE, place } : null;
  return {
    title: field(title),
    company: field(company),
    location: field(location),
    start: field(toMonth(start)),
    end: field(toMonth(end)),
    bullets: [],
  };
}

/** Where one sentence goes on in the next job: "… until 2012 and then a waiter at …". */
const NEXT_JOB = /[,;]?\s(?:and\s)?(?:then|before that|after that|prior to that)(?:\s+as)?,?\s+(?=an?\s|I\s|at\s)/iu;

/** The clauses of a sentence of which each has its own dates. */
function clausesOf(sentence: string): string[] {
  if (sentence.length > MAX_SENTENCE_LENGTH) return [sentence];
  const clauses = sentence.split(NEXT_JOB);
  return clauses.length > 1 && clauses.every((clause) => findDates(clause).length > 0) ? clauses : [sentence];
}

const MAX_SENTENCE_LENGTH = 600;
const MIN_PROSE_LENGTH = 50;
/** Of a paragraph that tells of a few jobs. */
const MAX_PROSE_LENGTH = 4_000;
const STEP_EM = 1.6;

/** Paragraphs of running text: lines that no stop ends go on in the next, whatever it begins with. */
function toProse(lines: readonly Line[]): Field[] {
  const joined: Line[] = [];
  for (const line of lines) {
    const before = joined.at(-1);
    if (before && goesOnInNext(before, line)) joined[joined.length - 1] = joinTwo(before, line);
    else joined.push(line);
  }
  return toParagraphs(joined);
}

function goesOnInNext(before: Line, line: Line): boolean {
  const words = before.text.slice(-MIN_PROSE_LENGTH).split(/\s+/);
  return (
    before.page === line.page &&
    !isBullet(line) &&
    before.cells.length === 1 &&
    line.cells.length === 1 &&
    line.baseline - before.baseline < line.size * STEP_EM &&
    before.text.length >= MIN_PROSE_LENGTH &&
    before.text.length <= MAX_PROSE_LENGTH &&
    !/[.!?:;)]$|\d$/.test(before.text) &&
    words.filter((word) => /^\p{Ll}/u.test(word)).length * 2 >= words.length
  );
}

function joinTwo(before: Line, line: Line): Line {
  const [cell, next] = [before.cells[0]!, line.cells[0]!];
  const text = `${before.text} ${line.text}`;
  return {
    ...before,
    text,
    cells: [{ ...cell, text, spans: [...cell.spans, ...next.spans] }],
    baseline: line.baseline,
    height: line.y + line.height - before.y,
  };
}
