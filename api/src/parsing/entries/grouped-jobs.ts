import { PRESENT_WORDS } from '@vitae/language/dates';
import { fold, foldWords } from '@vitae/language/fold';
import { EMPLOYMENT_TYPES, SELF_EMPLOYMENT } from '@vitae/language/jobs';
import { isBullet } from '../layout/bullets.ts';
import type { Line } from '../layout/line.ts';
import { lookOf } from '../layout/look.ts';
import { toParagraphs } from '../layout/paragraphs.ts';
import { type Piece, splitLine } from '../layout/pieces.ts';
import { fieldOfPiece, placeOfLine } from '../layout/place-of.ts';
import { type FoundDates, findDates, toMonth } from '../phrases/dates.ts';
import { splitLabel } from '../phrases/labels.ts';
import { isDuration } from '../phrases/only-dates.ts';
import { looksLikePlace } from '../phrases/places.ts';
import { organisationScore, titleScore } from '../phrases/words.ts';
import type { Field, ParsedJob } from '../result.ts';
import { tellsOfGap } from './gaps.ts';
import type { Entry } from './group.ts';
import { namesOfMany, textWithout, withOwnEmployer, withWardInTitle } from './own-employer.ts';
import { CHANGES_POST, isSaidInCommonWords, type StatedJob } from './roles-and-companies.ts';

const DATE_CONFIDENCE = 0.96;

/** The jobs of a section's entries, whose heads state this. */
export function jobsOf(entries: readonly Entry[], stated: readonly StatedJob[]): ParsedJob[] {
  const names = namesOfMany(entries);
  const jobs = inheritCompanies(
    entries,
    stated.map((job, i) => withRestOfTitle(withOwnEmployer(withTitleOfText(job, entries[i]!), entries[i]!, names))),
  );
  return withSharedText(
    entries.flatMap((entry, i) => {
      const job = jobs[i];
      return job && !isGap(job) ? [{ entry, job: toJob(entry, job), company: job.company }] : [];
    }),
  );
}

interface ReadJob {
  entry: Entry;
  job: ParsedJob;
  company: StatedJob['company'];
}

/** From a head to what tells of all heads above it, against the step between these heads. */
const CLEARLY_WIDER = 1.3;

/** Two posts at one employer, one right above the other, and what was done in both below a gap: told with the later post. */
function withSharedText(read: readonly ReadJob[]): ParsedJob[] {
  const jobs = read.map(({ job }) => job);
  for (let i = read.length - 2; i >= 0; i--) {
    const [above, below] = [read[i]!, read[i + 1]!];
    if (above.company === null || above.company !== below.company || jobs[i]!.bullets.length > 0) continue;
    if (!isTextOfBoth(above.entry, below)) continue;
    jobs[i] = { ...jobs[i]!, bullets: jobs[i + 1]!.bullets };
    jobs[i + 1] = { ...jobs[i + 1]!, bullets: [] };
  }
  return jobs;
}

function isTextOfBoth(above: Entry, { entry, job }: ReadJob): boolean {
  const [upper, lower] = [above.head.at(-1), entry.head[0]];
  const place = job.bullets[0]?.place;
  if (!upper || !lower || !place || upper.page !== lower.page || place.page !== lower.page) return false;
  const last = entry.head.filter(({ y }) => y < place.y - 1).at(-1);
  const step = lower.baseline - upper.baseline;
  return last !== undefined && step > 0 && place.y - last.y > step * CLEARLY_WIDER;
}

/** "2003 – 2006 Elternzeit", "Backpacking, Australia": the time between two jobs. */
function isGap({ title, company }: StatedJob): boolean {
  return (!(title && company) || titleScore(title.text) < 0.5) && tellsOfGap((title ?? company)?.text ?? '');
}

const LEADING_PHRASE = /^\p{L}[\p{L}'’ /&-]{2,50}?(?=[,.;:(–]|\s\d|$)/u;
const MAX_LEADING_WORDS = 6;

/** "Lawyer, family law. Cases before …": where the head names no title, the text under it may begin with it. */
function withTitleOfText(job: StatedJob, { body: [first] }: Entry): StatedJob {
  if (job.title || !job.company || !first || isBullet(first)) return job;
  const [piece] = splitLine(first, 0).pieces;
  const phrase = LEADING_PHRASE.exec(first.text)?.[0];
  const isTitle = piece && phrase && titleScore(phrase) >= 0.7 && phrase.split(/\s+/).length <= MAX_LEADING_WORDS;
  return isTitle ? { ...job, title: { ...piece, text: phrase } } : job;
}

/** "Contract" of "Data Analyst (Contract)": how somebody was employed, and not by whom. */
const isKindOfContract = (text: string) => EMPLOYMENT_TYPES.has(fold(text)) && !SELF_EMPLOYMENT.has(fold(text));

/** What a title goes on in that no mark cuts off. */
const REST_OF_TITLE = /^\s(?:with|and|&)\s\p{Lu}[^,;:|()\d]{2,50}$/u;

/** "Vicar of Elm with Great Elm and Elm Parva" over the diocese: nothing of the line belongs to anything else. */
function withRestOfTitle(job: StatedJob): StatedJob {
  const { title, company, location } = job;
  const cell = title?.source.cells.find(({ text }) => text.startsWith(title.text));
  if (!title || !company || !cell || company.source === title.source || location?.source === title.source) return job;
  const rest = cell.text.slice(title.text.length);
  return REST_OF_TITLE.test(rest) ? { ...job, title: { ...title, text: title.text + rest, width: cell.width } } : job;
}

/** Several roles at one company: only the first, or a line above all, names it. */
function inheritCompanies(entries: readonly Entry[], stated: readonly StatedJob[]): (StatedJob | null)[] {
  let company: StatedJob['company'] = null;
  let location: StatedJob['location'] = null;
  let companyLook: string | null = null;
  let isApart = false;
  return stated.map((read, i) => {
    const job = company && isApart ? withWardInTitle(read) : read;
    const entry = entries[i]!;
    const next = stated[i + 1];
    const onlyCompany = job.company && !job.title;
    if (onlyCompany && entry.body.length === 0 && next?.title && !next.company && spans(entry, entries[i + 1]!)) {
      // Names the company of the roles that follow.
      company = job.company;
      location = job.location;
      companyLook = lookKey(entry.head[0]);
      isApart = true;
      return null;
    }
    if (job.company) {
      company = job.company;
      location = job.location;
      companyLook = lookKey(entry.head[0]);
      // Where each line names title and company, one without names none.
      isApart = job.title?.line !== job.company.line && !standsWithDatesBelow(job);
      return job.title || entry.dates.length > 0 || entry.body.length > 0 ? job : null;
    }
    const isOfNobody = job.title && titleScore(job.title.text) < 0.5 && isSaidInCommonWords(job.title.text);
    if (
      job.title &&
      company &&
      isApart &&
      !isOfNobody &&
      !isOwnMaster(job.title.text) &&
      !job.isWithoutEmployer &&
      (statingPieces(entry).length <= 2 || lookKey(entry.head[0]) !== companyLook)
    ) {
      return { ...job, company, location: job.location ?? location, certainty: 0.95 };
    }
    return job.title && (entry.dates.length > 0 || entry.body.length > 0) ? job : null;
  });
}

/** "Tour leader" over "2011 – 2019, Elm Travel, Salerno": who employs stands with the dates of this one post. */
const standsWithDatesBelow = ({ title, company }: StatedJob) =>
  title !== null &&
  company !== null &&
  title.line < company.line &&
  findDates(company.source.text).some(
    ({ isRange, index }) => isRange && index < company.source.text.indexOf(company.text),
  );

/** "(1 year 8 months)" and the town below the dates name no employer. */
const statingPieces = ({ pieces }: Entry) => pieces.filter(({ text }) => !isDuration(text) && !looksLikePlace(text));

/** "self employed market trader": in nobody's service. */
function isOwnMaster(title: string): boolean {
  const words = foldWords(title).split(' ');
  return [1, 2].some((count) => SELF_EMPLOYMENT.has(words.slice(0, count).join(' ')));
}

/** Without dates of its own, or with dates that hold those of the role under it. */
function spans(company: Entry, role: Entry): boolean {
  const [all, own] = [bestDates(company.dates), bestDates(role.dates)];
  if (!all || !own) return true;
  const year = (date: string | null) => (date === 'present' ? '9999' : (date ?? '').slice(0, 4));
  return year(all.start) <= year(own.start) && year(own.end) <= year(all.end);
}

function lookKey(line: Line | undefined): string | null {
  if (!line) return null;
  const look = lookOf(line);
  return `${look.bold} ${look.italic} ${look.size}`;
}

function toJob(entry: Entry, stated: StatedJob): ParsedJob {
  const { title, company, location, certainty } = stated;
  const dates = datesBehindLabel(entry.head) ?? bestDates(entry.dates);
  const place = entry.head[0] ? placeOfLine(lineOfDates(entry.head, dates) ?? entry.head[0]) : null;
  const date = (value: string | null | undefined): Field | null =>
    value ? { value, confidence: DATE_CONFIDENCE, place } : null;
  const evidence = (score: number) => Math.min(0.98, 0.55 + 0.3 * certainty + 0.15 * score);
  return {
    title: title && fieldOfPiece(titleAlone(title), evidence(titleScore(title.text))),
    company:
      company && !isKindOfContract(company.text)
        ? fieldOfPiece(company, evidence(organisationScore(company.text)))
        : null,
    location: location && fieldOfPiece(location, 0.85),
    start: date(toMonth(dates?.start ?? null)),
    end: date(toMonth(dates?.end ?? null)),
    bullets: toParagraphs(textWithout([...toldInHead(entry, stated), ...entry.body], company)),
  };
}

/** "Duration: January 2018 to present", whatever other dates the head names. */
function datesBehindLabel(head: readonly Line[]): FoundDates | null {
  const stated = head.flatMap(({ text }) => (splitLabel(text)?.labels.includes('dates') ? findDates(text) : []));
  return stated.find(({ isRange }) => isRange) ?? null;
}

const MIN_TOLD_WORDS = 4;

/** "Acting on sales up to £18m" right under the head: common words that state nothing of it are the first of what was done. */
function toldInHead(entry: Entry, { title, company, location }: StatedJob): Line[] {
  const dated = entry.head.findIndex((line) => findDates(line.text).length > 0);
  const stated = [title, company, location].flatMap((piece) => piece?.text ?? []);
  // "Nurse, Sample Practice, since 2021" lacks nothing: what stands below heads nothing.
  const isWhole = title !== null && title.line === company?.line && title.line === dated;
  const lastStated = title && company ? Math.max(title.line, company.line) : Number.POSITIVE_INFINITY;
  return entry.head.filter((line, number) => {
    // "Sales ledger and banking" between title and dates is told, too.
    if (number === dated || (number < dated && number <= lastStated) || dated < 0 || isBullet(line)) return false;
    const words = line.text.split(/\s+/);
    const common = words.filter((word) => /^[\p{Ll}\d€£$]/u.test(word)).length;
    return (
      (isWhole || lastStated <= dated || words.length >= MIN_TOLD_WORDS) &&
      common * 2 >= words.length &&
      findDates(line.text).length === 0 &&
      !looksLikePlace(line.text) &&
      !splitLabel(line.text) &&
      !isDuration(line.text) &&
      !stated.some((text) => line.text.includes(text))
    );
  });
}

/** "Data Analyst (Contract), Freelance" */
const withoutKindBehind = (title: string) => {
  const [behind = '', kind = ''] = /,\s*([^,()]{3,20})$/u.exec(title) ?? [];
  return EMPLOYMENT_TYPES.has(fold(kind)) ? title.slice(0, -behind.length) : title;
};

/** "Shop assistant (part-time while studying)", "Ward Manager (interim)": without what is said of it in a bracket. */
function titleAlone(printed: Piece): Piece {
  const title = { ...printed, text: withoutKindBehind(withoutPresent(printed.text)) };
  const [, alone, remark = ''] = /^(.{3,}?)\s*\(([^()]*)\)$/u.exec(title.text) ?? [];
  const isRemark =
    /^\p{Ll}[^()]*\s/u.test(remark) || (EMPLOYMENT_TYPES.has(fold(remark)) && !CHANGES_POST.test(fold(remark)));
  return alone && isRemark && titleScore(alone) >= 0.5 ? { ...title, text: alone } : title;
}

/** "Present: Head of Music" beside rows that begin with their years. */
const withoutPresent = (text: string) =>
  text.replace(/^(\p{L}[\p{L} ]{1,18}):\s+/u, (written, words: string) =>
    PRESENT_WORDS.has(foldWords(words)) ? '' : written,
  );

/** The line among these on which dates stand. */
export function lineOfDates(lines: readonly Line[], dates: FoundDates | null): Line | undefined {
  return lines.find(({ cells }) =>
    cells.some(({ text }) => findDates(text).some(({ start, end }) => start === dates?.start && end === dates?.end)),
  );
}

/** A range before a single date. */
export function bestDates(dates: readonly FoundDates[]): FoundDates | null {
  return dates.find((date) => date.isRange) ?? dates[0] ?? null;
}
