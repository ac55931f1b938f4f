import { fold, foldWords } from '@vitae/language/fold';
import { DUTY_WORDS, SELF_EMPLOYMENT } from '@vitae/language/jobs';
import { findDates, withoutParts } from '../phrases/dates.ts';
import { degreeScore, institutionScore, titleScore } from '../phrases/words.ts';
import type { Field } from '../result.ts';
import { bareOf, type PageText } from './page-text.ts';
import type { Entry } from './values.ts';

const MIN_ALIKE = 2;
const MIN_SHARE = 0.75;
const MAX_HEAD_LINES = 4;
const MAX_NAME_WORDS = 14;
/** "and", "for", "the": shorter words are written small within a name. */
const MAX_SMALL_LETTERS = 3;

/**
 * Jobs whose heads are all printed in one and the same form, line for line, with nothing left over: what one of them
 * states is sure by what the others do, however odd an employer's name or a single year looks for itself.
 */
export function headsPrintedAlike(entries: readonly Entry[], page: PageText): Entry[] {
  if (entries.length < MIN_ALIKE) return [];
  const isSmall = entries.every(({ what, where }) => !/\p{Lu}/u.test(`${what?.value ?? ''}${where?.value ?? ''}`));
  const forms = Map.groupBy(
    entries.filter(({ kind }) => kind !== 'school'),
    (entry) => formOf(entry, page, isSmall),
  );
  forms.delete('');
  const [form, alike] = [...forms].reduce((best, each) => (each[1].length > best[1].length ? each : best), ['', []]);
  const most = [...alike, ...(forms.get(withoutEmployer(form)) ?? []).filter(isOwnMaster)];
  const named = entries.filter(({ what, where }) => where || titleScore(what?.value ?? '') >= 0.5);
  if (most.length < MIN_ALIKE || most.length < named.length * MIN_SHARE) return [];
  const titled = most.filter(
    ({ what, where }) => titleScore(what!.value) >= 0.5 && titleScore(where?.value ?? '') < 0.5,
  );
  return titled.length * 2 > most.length ? most : [];
}

/** The form in which the same job would be printed without the line of its employer. */
function withoutEmployer(form: string): string {
  const [title, ...others] = form.split(' ').map(Number);
  if (title === undefined || others.length !== 2) return '';
  const numbers = [title, others[1]!];
  return numbers.map((number) => number - Math.min(...numbers)).join(' ');
}

/** "self employed joiner": a job that has no employer. */
function isOwnMaster({ what, where }: Entry): boolean {
  const words = foldWords(what?.value ?? '').split(' ');
  return where === null && [1, 2].some((count) => SELF_EMPLOYMENT.has(words.slice(0, count).join(' ')));
}

/** "Freelance auditor for small suppliers" under its dates: nothing else is to be said of a job that has no employer. */
export function ownMasters(entries: readonly Entry[], { lineOf }: PageText): Entry[] {
  return entries.filter((entry) => {
    const { kind, what, start, end } = entry;
    if (kind === 'school' || !what || !isOwnMaster(entry) || titleScore(what.value) < 0.5) return false;
    const [titled, dated] = [what, start ?? end].map((field) => field && lineOf.get(field));
    return Boolean(titled && dated) && Math.abs(titled!.index - dated!.index) < MAX_HEAD_LINES - 1;
  });
}

/**
 * Schools whose lines state degree, school and dates by words of each, and nothing else: what is said in no words of
 * another kind is sure, however few siblings bear it out.
 */
export function wholeSchools(entries: readonly Entry[], page: PageText): Entry[] {
  return entries.filter((entry) => {
    const { kind, what, where, start, end, place, told } = entry;
    const date = end ?? start;
    if (kind !== 'school' || !what || !where || !date) return false;
    const isTold = degreeScore(what.value) >= SURE_WORD && institutionScore(what.value) === 0;
    const isPlaced = institutionScore(where.value) >= SURE_WORD && degreeScore(where.value) === 0;
    const lines = [what, where, date].flatMap((field) => page.lineOf.get(field) ?? []);
    const own = new Set<Field | null>([what, where, start, end, place, ...told]);
    return (
      isTold &&
      isPlaced &&
      lines.length === 3 &&
      Math.max(...lines.map(({ index }) => index)) - Math.min(...lines.map(({ index }) => index)) <
        MAX_HEAD_LINES - 1 &&
      lines.every(
        ({ hasUnplaced, taken, line: { text } }) =>
          (!hasUnplaced || INITIALS.test(text.split(where.value)[1] ?? '')) && taken.every((field) => own.has(field)),
      )
    );
  });
}

/** "(KNUST)" behind the name that it is short for. */
const INITIALS = /^\s?\(\p{Lu}{2,7}\)/u;
/** What a word of the lists scores. */
const SURE_WORD = 0.9;

/**
 * Posts at one employer, one after the other: its name stands once above them, and each has a line of its own for title
 * and dates, with nothing left over. They bear each other out as the heads of other jobs do.
 */
export function stackedPosts(entries: readonly Entry[], page: PageText): Entry[] {
  const stacked = new Set<Entry>();
  entries.forEach((entry, i) => {
    const above = entries[i - 1];
    if (!above?.where || !entry.where || bareOf(above.where.value) !== bareOf(entry.where.value)) return;
    const posts = [above, entry];
    if (!posts.every((each) => isOnOwnLines(each, page))) return;
    // "Sapper" below "Staff Sergeant": one of the two is called by a word that the lists know.
    if (!posts.some(({ what }) => titleScore(what!.value) >= 0.5)) return;
    const [employer, first, second] = [above.where, above.what!, entry.what!].map(
      (field) => page.lineOf.get(field)?.index,
    );
    if (employer === undefined || first === undefined || second === undefined) return;
    // "Deputy ⇥ 2011 – 2016" over "Nurse ⇥ 2008 – 2011" over "Elm House": right below both.
    const isBeside = employer < first ? first - employer <= MAX_HEAD_LINES : employer === second + 1;
    if (!isBeside || first >= second) return;
    stacked.add(above).add(entry);
  });
  return stacked.size === 0 ? [] : entries.filter((entry) => stacked.has(entry) || isBelowEmployer(entry, page));
}

const MAX_EMPLOYER_STEP = 2;

/** A single post among stacks, its employer right above title and dates as above the first of each stack. */
function isBelowEmployer(entry: Entry, page: PageText): boolean {
  const { what, where } = entry;
  const employer = where && page.lineOf.get(where);
  if (!what || !employer || employer.hasUnplaced || titleScore(what.value) < 0.5 || !isOnOwnLines(entry, page))
    return false;
  const step = page.lineOf.get(what)!.index - employer.index;
  return step > 0 && step <= MAX_EMPLOYER_STEP;
}

/** Title and dates, on one line or on two, and nothing else but a place. */
function isOnOwnLines({ kind, what, start, end, place, where }: Entry, page: PageText): boolean {
  const line = what && page.lineOf.get(what);
  const date = start ?? end;
  if (kind === 'school' || !line || !date || line.isBullet || line.hasUnplaced) return false;
  const own = new Set<Field | null>([what, where, start, end, place]);
  const dated = page.lineOf.get(date);
  return (
    dated !== undefined &&
    (dated === line || (dated.index === line.index + 1 && !dated.hasUnplaced)) &&
    [...line.taken, ...dated.taken].every((field) => own.has(field))
  );
}

/**
 * On which lines of its head a job states title, dates (or, where only the text tells when, its town) and, if it has
 * one, its employer; empty where it does not state them all, or something else stands among them.
 */
function formOf({ what, where, start, end, place, told }: Entry, page: PageText, isSmall: boolean): string {
  const date = start ?? end;
  if (!what || (where && !isName(where.value, isSmall))) return '';
  const names = where ? [what, where] : [what];
  const isDatedInText = date !== null && told.some((field) => page.lineOf.get(field) === page.lineOf.get(date));
  const last = isDatedInText || !date ? place : date;
  if (!last || (last === place && told.length === 0)) return '';
  const lines = [...names, last].flatMap((field) => page.lineOf.get(field) ?? []);
  if (lines.length <= names.length || lines.some(({ isBullet }) => isBullet)) return '';
  const numbers = lines.map(({ index }) => index);
  const [from, to] = [Math.min(...numbers), Math.max(...numbers)];
  const own = new Set<Field | null>([what, where, start, end, place]);
  // "Sample Museum, Department of Programmes": what goes on behind a name is left out, and may be.
  const named = lines.slice(0, names.length);
  const isWhole = page.lines
    .slice(from, to + 1)
    .every(
      (line) =>
        (!line.hasUnplaced || named.includes(line)) &&
        line.taken.length > 0 &&
        line.taken.every((field) => own.has(field)),
    );
  const isToldBelow = told.every((field) => (page.lineOf.get(field)?.index ?? to + 1) > to);
  const areAtEdge = names.every((field, i) => {
    const bare = bareOf(field.value);
    const { bare: whole, bareCells, line } = named[i]!;
    return [whole, ...bareCells, bareWithoutDates(line.text)].some(
      (text) => text.startsWith(bare) || text.endsWith(bare),
    );
  });
  if (to - from >= MAX_HEAD_LINES || !isWhole || !isToldBelow || !areAtEdge) return '';
  return numbers.map((number) => number - from).join(' ');
}

/** "1998-2002  Apprentice, Sample & Sons": dates before a name are not of it. */
function bareWithoutDates(text: string): string {
  const rest = withoutParts(text, findDates(text));
  return bareOf(rest).replace(/^(?:since|from|seit|desde|depuis)/u, '');
}

/** Capitals throughout, unless no head has any, no sentence and no duty. */
function isName(printed: string, isSmall: boolean): boolean {
  const text = printed.replace(/\s\([^()]*\)$/, '');
  const words = text.split(/[\s/–—-]+/).filter((word) => /\p{L}/u.test(word));
  return (
    words.length > 0 &&
    words.length <= MAX_NAME_WORDS &&
    !/\p{Ll}{3}[.!?]$/u.test(text) &&
    !DUTY_WORDS.has(fold(words[0]!)) &&
    words.every(
      (word, i) =>
        isSmall ||
        /^\P{L}*[\p{Lu}\p{Lo}]/u.test(word) ||
        (i > 0 && word.length <= MAX_SMALL_LETTERS) ||
        /\.\p{L}{2,4}$/u.test(word),
    )
  );
}
