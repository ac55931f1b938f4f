import { fold, foldWords } from '@vitae/language/fold';
import { SAME_EMPLOYER } from '@vitae/language/jobs';
import { DEPARTMENT_WORDS } from '@vitae/language/organisations';
import { STREET_WORDS } from '@vitae/language/places';
import { isBullet } from '../layout/bullets.ts';
import type { Line } from '../layout/line.ts';
import { type Piece, splitLine } from '../layout/pieces.ts';
import { findDates } from '../phrases/dates.ts';
import { looksLikePlace } from '../phrases/places.ts';
import { institutionScore, organisationScore, titleScore } from '../phrases/words.ts';
import type { ParsedJob } from '../result.ts';
import { employerAlone } from './employer-name.ts';
import type { Entry } from './group.ts';
import { isSaidInCommonWords, isWrittenSmall, type StatedJob } from './roles-and-companies.ts';

const MOST_WORDS = 8;
/** What a capitalised word without meaning scores as an organisation. */
const UNKNOWN_NAME = 0.3;
const SURE_ORGANISATION = 0.7;

/**
 * The job with the employer that its lines name, where a ward behind the title, or a remark behind the dates, was taken
 * for one: "Staff Nurse, Acute Medical Unit" over "Millbrook General Hospital", "2013 – 2017 alongside my degree".
 */
export function withOwnEmployer(job: StatedJob, entry: Entry, namesOfMany: ReadonlySet<string>): StatedJob {
  const { title } = job;
  if (!job.company) return job;
  if (title && isStreet(job.company.text) && titleScore(title.text) < 0.5)
    return { ...job, title: null, company: title, location: job.location ?? job.company };
  const isOwn = title && IS_OWN_BUSINESS.test(job.company.text) && titleScore(title.text) < 0.5;
  if (title && (isOwn || isBusinessWithPost(title.text, job.company.text)))
    return { ...job, title: job.company, company: title };
  const company = { ...job.company, text: employerAlone(beforeBracket(job)) };
  const isSmall = isWrittenSmall(entry.head) && !OF_MANY.test(company.text);
  const bare =
    !isSmall && /^\p{Ll}/u.test(company.text) && isSaidInCommonWords(company.text) && !isSameEmployer(company.text);
  if (bare) return { ...job, company: null, isWithoutEmployer: true };
  const isCutFromTitle = title !== null && title.line === company.line && title.cell === company.cell;
  if (!isCutFromTitle || !(isPart(company.text) || organisationScore(company.text) <= UNKNOWN_NAME))
    return { ...job, company };
  const others = [...entry.pieces.filter((piece) => piece.line !== company.line), ...ofText(entry)];
  const employer = others.find(isEmployer) ?? others.find(({ text }) => namesOfMany.has(fold(text)));
  return { ...job, company: employer ?? company };
}

/** "Self-employed – Elm Electrical": who one works for is oneself, and what the business is called. */
const IS_OWN_BUSINESS = /^(?:self[- ]employed|freelance|sole trader|own business)$/i;

/** "Elm County Ministry of Works (NYSC)" above its post: what stands before the bracket, and not what is in it. */
function beforeBracket({ title, company }: StatedJob): string {
  const { source, cell, text } = company!;
  const whole = source.cells[cell]?.text ?? '';
  const at = whole.indexOf(`(${text})`);
  const before = at > 3 && title?.source !== source ? whole.slice(0, at).trim() : '';
  const isName = /^\p{Lu}/u.test(before) && titleScore(before) < 0.5 && findDates(before).length === 0;
  const isShort = /^\p{Lu}{2,6}$/u.test(text) && organisationScore(text) <= UNKNOWN_NAME;
  return isName && isShort ? before : text;
}

/** "various agencies", "whitehaven area" */
const OF_MANY =
  /^(?:various|several|different|many|other|multiple|until|alongside|while|during|left|part|private)(?!\p{L})|\sarea$/u;

/** "Winchester Rd" behind "Sample Mart": where its shop is. */
function isStreet(text: string): boolean {
  const words = fold(text).split(/\s+/);
  return (
    words.length > 1 &&
    words.length <= 4 &&
    STREET_WORDS.has(words.at(-1)!.replace(/\.$/, '')) &&
    /^[\p{Lu}\d]/u.test(text) &&
    organisationScore(text) <= UNKNOWN_NAME
  );
}

/** Of a name the part that says what it is: "Head" of "Head of Sales, North". */
const headNoun = (text: string) =>
  fold(
    text
      .split(/,\s|\s[-–—(/]\s?|\s(?:of|for|in|at)\s/u)[0]!
      .trim()
      .split(/\s+/)
      .at(-1)!,
  );

/** "Headmasters Corner" for the title and "Junior stylist" for the employer: no word says that the first is a post. */
const isBusinessWithPost = (title: string, company: string) =>
  titleScore(company) >= 0.5 &&
  titleScore(headNoun(company)) >= 0.5 &&
  organisationScore(company) <= UNKNOWN_NAME &&
  !/^The\s/.test(company) &&
  titleScore(headNoun(title)) < 0.3 &&
  /^\p{Lu}[\p{L}'’&-]+(?:\s[\p{Lu}&][\p{L}'’-]*){0,4}$/u.test(title);

/** "same company", "idem": the employer of the job printed before. */
const isSameEmployer = (text: string) => SAME_EMPLOYER.has(foldWords(text));

/** "Acute Medical Unit", "Ward 24", "Travel Account (US)" of a centre that answers for others */
function isPart(text: string): boolean {
  const words = fold(text.replace(/\s*\([^()]*\)$/, '')).split(/[^\p{L}]+/u);
  const last = words.at(-1)!;
  return (words.length > 1 && OF_CLIENT.has(last)) || [words[0]!, last].some((word) => DEPARTMENT_WORDS.has(word));
}
const OF_CLIENT: ReadonlySet<string> = new Set(['account', 'accounts', 'campaign', 'desk', 'queue']);

/** "Trainee – Accounts Department – Elm Trading Ltd – Tanta": jobs with the house of a department that was taken for one. */
export function withHouseOfDepartment(jobs: readonly ParsedJob[], lines: readonly Line[]): ParsedJob[] {
  return jobs.map((job) => {
    const { company } = job;
    const line =
      company && isPart(company.value)
        ? lines.find(
            ({ page, y, text }) =>
              page === company.place?.page && y === company.place.y && text.includes(company.value),
          )
        : undefined;
    const behind = line
      ? splitLine(line, 0).pieces.filter(({ text }) => line.text.indexOf(text) > line.text.indexOf(company!.value))
      : [];
    const house = behind.find(isEmployer);
    return house ? { ...job, company: { ...company!, value: house.text } } : job;
  });
}

function isEmployer({ text }: Piece): boolean {
  return (
    text.split(/\s+/).length <= MOST_WORDS &&
    isName(text) &&
    !isPart(text) &&
    Math.max(organisationScore(text), institutionScore(text)) >= SURE_ORGANISATION &&
    titleScore(text) < 0.5 &&
    !looksLikePlace(text)
  );
}

/** The names that stand alone on a line of more than one entry: "Sample Outdoors" below "Manager – Elmford". */
export function namesOfMany(entries: readonly Entry[]): ReadonlySet<string> {
  const names = entries.flatMap(({ pieces }) => {
    const alone = pieces.filter(
      ({ line, text }) => isNameAlone(text) && !pieces.some((p) => p.line === line && p.text !== text),
    );
    return [...new Set(alone.map(({ text }) => fold(text)))];
  });
  return new Set(names.filter((name, at) => names.indexOf(name) !== at));
}
const isNameAlone = (text: string) =>
  isName(text) && /^\S+(?: \S+){1,3}$/.test(text) && !isPart(text) && titleScore(text) < 0.5 && !looksLikePlace(text);

/** "Hospital of the Holy Cross": words in small letters only join the others. */
const isName = (text: string) =>
  /^[\p{Lu}\p{Script=Arabic}]/u.test(text) &&
  !/[.:;]$/.test(text) &&
  text.split(/\s+/).every((word) => /^[^\p{Ll}]|^\p{Ll}{1,3}$/u.test(word));

/** "Staff Nurse, Ward 4" below a line that names the hospital: the ward belongs to the title. */
export function withWardInTitle(job: StatedJob): StatedJob {
  const { title, company } = job;
  if (!title || !company || title.source !== company.source || title.cell !== company.cell || !isPart(company.text))
    return job;
  const [first, second] = [title.source.text.indexOf(title.text), title.source.text.indexOf(company.text)];
  if (first < 0 || second < first) return job;
  const text = title.source.text.slice(first, second + company.text.length);
  return { ...job, title: { ...title, text, width: company.x + company.width - title.x }, company: null };
}

/** The line under the head, where it holds a name and nothing else. */
function ofText({ body: [first] }: Entry): Piece[] {
  if (!first || isBullet(first) || findDates(first.text).length > 0) return [];
  const { pieces } = splitLine(first, 1);
  return pieces.length === 1 ? pieces : [];
}

/** The text of an entry without the line from which its employer was taken. */
export const textWithout = (body: readonly Line[], employer: Piece | null): readonly Line[] =>
  body[0] && employer?.source === body[0] ? body.slice(1) : body;
