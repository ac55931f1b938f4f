import type { Faults } from '../finding.ts';
import { holdsPhrase, isEmptyWord, plain, stem, stemsOf, wordsOf } from '../text.ts';
import { type Entry, entriesNaming, isIn, type ResumeText, UNTIL_NOW, yearsOf } from './resume.ts';
import { capitalRuns, type ReadSentence } from './sentence.ts';

const PAST_CLAIM =
  /\b(?:i|we)\s+(?:also\s+|have\s+|had\s+|currently\s+|now\s+)?(?!am applying|would|could|hope|look|was thrilled|am excited|am interested|will|can|may|like|love|want|know)\p{Ll}+/iu;
const NOW = /\b(?:in my (?:current|present) (?:role|position|job)|i currently|i now work)\b/;
/** What the applicant asks to become is no claim. */
const ASKS =
  /\b(?:apply|applying|application|consider(?:ed)?|position|post of|role of|join|welcome|would|'d|interested|opportunity|vacancy|look forward|attracts|excited|thrilled)\b/;

/** Employers, titles, what was done where, and when. */
export function employmentFaults(sentence: ReadSentence, resume: ResumeText, advert: string): Faults {
  const { text } = sentence;
  const faults: Faults = [];
  const asks = ASKS.test(plain(text)) && !/\bmy (?:current|present) (?:role|position)/.test(plain(text));
  const named = capitalRuns(text)
    .map(({ text: run }) => run)
    .filter((run) => entriesNaming(resume, run).length > 0 && wordsOf(run).some((word) => word.length > 2));
  const entries = resume.entries.filter((entry) => named.some((run) => entryIsNamedAs(entry, run, text)));
  if (!asks) {
    faults.push(...titleFaults(text, resume, entries), ...strangerFaults(sentence, resume, advert));
    if (entries.length > 0) {
      if (NOW.test(plain(text)) && entries.every(({ isCurrent }) => !isCurrent))
        faults.push('called current, and over by the resume');
      const moved = movedFrom(sentence, resume, entries, named);
      if (moved) faults.push(`done elsewhere: "${moved}"`);
    }
  }
  faults.push(...dateFaults(sentence, resume, advert, { entries, named }));
  return faults;
}

/** Employers and schools are named after at, for, with, from; a tool of the same line is not meant. */
function entryIsNamedAs(entry: Entry, run: string, text: string): boolean {
  return (
    entry.bullets.length > 0 &&
    holdsPhrase(entry.head, run) &&
    // "knowledge of SAP PM"
    new RegExp(
      `(?<!\\b(?:knowledge|experience|command|use) )\\b(?:at|for|with|from|joined|of|in|left)\\s+(?:the\\s+)?${escapeRegExp(run)}`,
      'i',
    ).test(text)
  );
}

function escapeRegExp(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

const TITLE_AT =
  /\b(?:[Aa]s|[Rr]ole as|[Pp]osition as|[Ww]ork(?:ed)? as|(?:am|was|became)(?: now)?)\s+(an? |the )?((?:\p{L}[\p{L}/&-]*\s+){0,5}?\p{L}[\p{L}/&-]*(?:\s+(?:I{1,3}|IV|V)\b)?(?:\s+of\s+(?!\p{Lu}\p{Ll}+\s+\p{Lu})\p{Lu}\p{L}+)?)\s+(?:at|of|for|with)\s+(?:the\s+)?(\p{Lu}[^,.;]*?)(?=,|\.|;| I | where | since |$)/u;

function titleFaults(text: string, resume: ResumeText, entries: Entry[]): Faults {
  const [, article, title, employer] = TITLE_AT.exec(text) ?? [];
  if (!title || !employer || /\b(?:part|member|well|soon|much|many|and|or|have|has)\b/.test(title))
    return faultsOfBareTitle(text, resume);
  // "I am registered with the Council", "I was happy at": no title at all.
  if (!article && /^\p{Ll}/u.test(title)) return [];
  const at = entries.length > 0 ? entries : entriesNaming(resume, employer);
  const wanted = titleStems(title);
  if (wanted.length === 0) return [];
  const fits = (source: string) => wanted.every((one) => stemsOf(source).has(one));
  if (at.length > 0)
    return at.some(({ head }) => fits(head)) ? [] : [`the title "${title}" is not the one at ${employer}`];
  return resume.lines.some(fits) ? [] : [`the title "${title}" is not in the resume`];
}

const BARE_TITLE = /^(?:As|I am|I was) (?:an? )?((?:\p{Lu}[\p{L}-]*\s+){1,3}\p{Lu}[\p{L}-]*),/u;

function faultsOfBareTitle(text: string, resume: ResumeText): Faults {
  const title = BARE_TITLE.exec(text)?.[1];
  if (!title) return [];
  const wanted = titleStems(title);
  return resume.lines.some((line) => wanted.every((one) => stemsOf(line).has(one)))
    ? []
    : [`the title "${title}" is not in the resume`];
}

function titleStems(title: string): string[] {
  return wordsOf(title)
    .filter((word) => !isEmptyWord(word))
    .map(stem);
}

const AT_PLACE = /\b(?:at|for|with)\s+(?:the\s+)?$/i;

/** Work for the firm that is applied to, or for one that the resume does not know. */
function strangerFaults(sentence: ReadSentence, resume: ResumeText, advert: string): Faults {
  if (sentence.isDenial || !PAST_CLAIM.test(sentence.text)) return [];
  const faults: Faults = [];
  for (const { text: run, index } of capitalRuns(sentence.text)) {
    if (!AT_PLACE.test(sentence.text.slice(0, index)) || /^I\b/.test(run)) continue;
    if (isKnownRun(resume, run)) continue;
    if (isIn(advert, run) && !sentence.isWish)
      faults.push(`${run} is where the letter goes, not where the applicant has worked`);
    else if (!isIn(advert, run)) faults.push(`${run} is in neither document`);
  }
  return faults;
}

/** The run, or each name that "and" joins in it. */
function isKnownRun({ text, stems }: ResumeText, run: string): boolean {
  // "APIs" of a resume that speaks of an API.
  if (/^\p{Lu}{2,}s?$/u.test(run) && [...stemsOf(run)].every((one) => stems.has(one))) return true;
  return isIn(text, run) || run.split(/\s+(?:and|&)\s+/).every((part) => isIn(text, part));
}

/** Stems that a sentence and a line must share before the line is taken for its source. */
const SURE_OVERLAP = 3;

/** The line of another entry that the sentence tells, where no line of the named one does. */
function movedFrom(
  sentence: ReadSentence,
  resume: ResumeText,
  entries: Entry[],
  named: readonly string[],
): string | null {
  const names = new Set(entries.flatMap(({ head }) => [...stemsOf(head)]));
  const own = [...sentence.stems].filter((one) => !names.has(one));
  const overlap = (line: string) => {
    const stems = stemsOf(line);
    return own.filter((one) => stems.has(one)).length;
  };
  const here = Math.max(0, ...entries.flatMap(({ bullets }) => bullets.map(overlap)));
  let best = { line: '', shared: here };
  for (const entry of resume.entries) {
    if (entries.includes(entry)) continue;
    for (const bullet of entry.bullets) {
      const shared = overlap(bullet);
      // The name is of what the line itself tells of: "featured in PyTorch".
      if (named.some((run) => holdsPhrase(bullet, run))) continue;
      if (shared > best.shared) best = { line: bullet, shared };
    }
  }
  return best.shared >= Math.min(SURE_OVERLAP, own.length) && best.shared >= own.length / 2 && best.shared > here + 1
    ? best.line
    : null;
}

/** The bullet with a year of its own that the sentence tells. */
function datedSource({ stems, text }: ReadSentence, resume: ResumeText): { line: string; years: number[] } | null {
  const sharedWith = (line: string) => [...stemsOf(line)].filter((one) => stems.has(one) && !/^\d+$/.test(one)).length;
  const years = yearsOf(text);
  // "VAT Diploma, 2023", which another line of that year says whole.
  const nearest = Math.max(
    0,
    ...resume.lines.filter((line) => yearsOf(line).some((year) => years.includes(year))).map(sharedWith),
  );
  for (const line of resume.entries.flatMap(({ bullets }) => bullets)) {
    const shared = sharedWith(line);
    if (yearsOf(line).length > 0 && shared >= SURE_OVERLAP - 1 && shared >= stems.size / 3 && shared >= nearest)
      return { line, years: yearsOf(line) };
  }
  return null;
}

const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');

/** When it began: a bullet may tell of an earlier year. */
const firstYearOf = ({ head, years }: Entry) => Math.min(...(yearsOf(head).length > 0 ? yearsOf(head) : years));

/** "TU Delft — MSc, 2023 – 2025": a school that is an employer as well. */
const standsBeside = (year: number, named: readonly string[], resume: ResumeText) =>
  resume.lines.some((line) => yearsOf(line).includes(year) && named.some((run) => holdsPhrase(line, run)));

/** Lines below an employer's name in which its years stand. */
const LINES_TO_YEARS = 3;

/** "Acme | Engineer" above "Jan 2015 - Present": where a resume has no bullets, one entry runs into the next. */
function goesOnSince(year: number, named: readonly string[], resume: ResumeText): boolean {
  return resume.lines.some(
    (line, index) =>
      named.some((run) => holdsPhrase(line, run)) &&
      resume.lines
        .slice(index, index + LINES_TO_YEARS)
        .some((near) => yearsOf(near)[0] === year && UNTIL_NOW.test(near)),
  );
}

/** Years that belong to something else, or to nothing. */
function dateFaults(
  sentence: ReadSentence,
  resume: ResumeText,
  advert: string,
  { entries, named }: { entries: Entry[]; named: string[] },
): Faults {
  const faults: Faults = [];
  const since = /\bsince\s+(?:\p{L}+\s+)?((?:19|20)\d{2})/iu.exec(sentence.text)?.[1];
  for (const year of yearsOf(sentence.text)) {
    if (!yearsOf(resume.text).includes(year)) {
      if (!yearsOf(advert).includes(year)) faults.push(`${year} is in neither document`);
      continue;
    }
    if (entries.length > 0) {
      if (entries.every(({ years }) => !years.includes(year)) && !standsBeside(year, named, resume))
        faults.push(`${year} is not of that employer`);
      else if (
        since === String(year) &&
        entries.every((entry) => firstYearOf(entry) !== year) &&
        !goesOnSince(year, named, resume)
      )
        faults.push(`not since ${year}`);
      continue;
    }
    const dated = resume.entries.filter(({ years }) => years.includes(year));
    const rest = [...sentence.stems].filter((one) => !/^\d+$/.test(one));
    if (dated.length > 0 && rest.length > 1 && dated.every(({ stems }) => rest.every((one) => !stems.has(one))))
      faults.push(`${year} is of something else`);
  }
  const dated = datedSource(sentence, resume);
  if (dated && yearsOf(sentence.text).length === 1 && !dated.years.includes(yearsOf(sentence.text)[0]!))
    faults.push(`the resume says "${dated.line}"`);
  for (const [, month = '', year = ''] of sentence.text.matchAll(/\b(\p{Lu}\p{Ll}{2})\p{Ll}*\s+((?:19|20)\d{2})/gu)) {
    const at = MONTHS.indexOf(month.toLowerCase());
    const numbered = new RegExp(`\\b0?${at + 1}[/.]${year}\\b|\\b${year}[-/.]0?${at + 1}\\b`);
    const spoken = new RegExp(
      `\\b${month}\\p{L}*\\.?,?[\\s'’/–-]+(?:\\p{L}+\\.?\\s+)?(?:\\d{1,2},?\\s+)?(?:${year}|${year.slice(2)}(?!\\d))`,
      'iu',
    );
    if (at >= 0 && !numbered.test(resume.text) && !spoken.test(resume.text) && !spoken.test(advert))
      faults.push(`${month} ${year} is in neither document`);
  }
  return faults;
}
