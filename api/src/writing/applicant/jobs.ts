import { startsWithBullet, withoutBullet } from '../language/clean-text.ts';
import { readVerb } from '../language/verbs.ts';
import { dateRangeIn, isLoneDate, withoutDates } from './dates.ts';
import type { JobFacts } from './facts.ts';
import { hasTitleWord } from './job-titles.ts';

const MAX_HEADING_LENGTH = 110;
/** Characters. A longer line without a full stop has probably been broken by the page's width. */
const WRAPPED_LENGTH = 65;
const NEARLY_FULL = 0.85;
const PLACE_LIKE =
  /^(?:(?:\p{Lu}[\p{L}.'-]+ ?){1,3},\s*(?:[A-Z]{2}|\p{Lu}[\p{L}.]+(?: \p{Lu}\p{L}+)*)(?:, ?\p{Lu}[\p{L}. ]+)?|remote|hybrid|on-?site|freelance|full[- ]time|part[- ]time|\d+ (?:years?|months?)(?: \d+ months?)?)$/iu;
const LOCATION_WORD = /^(?:location|address|date|tech stack|stack|technologies)\b\s*:/i;

interface Entry {
  heading: string[];
  isCurrent: boolean;
  hasDates: boolean;
  lines: string[];
}

/** A line that goes on from the one before: the layout broke it, not the writer. */
function continues(line: string, previous: string): boolean {
  if (/^[\p{Ll}\d(]/u.test(line) && !dateRangeIn(line)) return true;
  return /[,&–-]$/.test(previous) || /\b(?:and|of|the|for|with|to|in|by|using|a|an)$/i.test(previous);
}

/** "Research Intern, Google DeepMind, London": the next job begins although no date says so. */
function looksLikeHeading(line: string): boolean {
  return (
    /^\p{Lu}/u.test(line) &&
    line.length < MAX_HEADING_LENGTH &&
    line.includes(',') &&
    hasTitleWord(line) &&
    !/[.!?]$/.test(line)
  );
}

function tellsWhatWasDone(line: string): boolean {
  const words = line.split(' ');
  if (words.length < 4) return false;
  const first = (words[0] ?? '').replace(/,$/, '');
  const second = (words[1] ?? '').replace(/,$/, '');
  if (/^[a-z]+ly$/i.test(first) && readVerb(second)) return true;
  if (/^(?:responsible|played)$/i.test(first)) return true;
  const reading = readVerb(first);
  if (!reading || dateRangeIn(line)) return false;
  return reading.form !== 'base' || !reading.mayBeNoun || !hasTitleWord(line) || /^(?:a|an|the)$/i.test(second);
}

function entriesOf(lines: string[]): Entry[] {
  const entries: Entry[] = [];
  let current: Entry | null = null;
  let previous = '';
  let afterBlank = false;
  let afterLoneBullet = false;
  const pageWidth = Math.max(...lines.map((line) => line.length));
  const begin = (): Entry => {
    const entry: Entry = { heading: [], isCurrent: false, hasDates: false, lines: [] };
    entries.push(entry);
    return entry;
  };
  for (const raw of lines) {
    const line = raw.trim().replace(/^Present (?=\p{Lu}\p{Ll}+(?:ing|ed)\b)/u, '');
    if (line === '') {
      afterBlank = true;
      continue;
    }
    if (isPlace(line)) continue;
    if (/^[•●▪◦∙·-]$/u.test(line)) {
      afterLoneBullet = true;
      continue;
    }
    const told = current?.lines ?? [];
    const range = dateRangeIn(line);
    const isBroken =
      !afterBlank && previous.length > Math.max(WRAPPED_LENGTH, pageWidth * NEARLY_FULL) && !/[.!?]$/.test(previous);
    if (
      startsWithBullet(raw) ||
      afterLoneBullet ||
      (tellsWhatWasDone(withoutBullet(line)) &&
        !(told.length > 0 && !afterBlank && isBroken && continues(line, previous)))
    ) {
      current ??= begin();
      current.lines.push(withoutBullet(line));
    } else if (
      current &&
      told.length > 0 &&
      !range &&
      !isLoneDate(line) &&
      !looksLikeHeading(line) &&
      (continues(line, previous) || isBroken || (line.length > MAX_HEADING_LENGTH && !afterBlank))
    ) {
      told[told.length - 1] = joined(told.at(-1) ?? '', line);
    } else if (range && current && !current.hasDates && withoutDates(line).length < 3) {
      current.hasDates = true;
      current.isCurrent = range.isOpen;
    } else {
      if (!current || told.length > 0) current = begin();
      else if (range && current.hasDates) current = begin();
      if (range) {
        current.hasDates = true;
        current.isCurrent = range.isOpen;
      }
      if (!isLoneDate(line) && !LOCATION_WORD.test(line)) current.heading.push(line);
    }
    previous = line;
    afterBlank = false;
    afterLoneBullet = false;
  }
  return entries;
}

function joined(start: string, rest: string): string {
  return /\p{L}-$/u.test(start) && /^\p{Ll}/u.test(rest) ? start + rest : `${start} ${rest}`;
}

const MAX_NAME_WORDS = 8;

function isPlace(text: string): boolean {
  return PLACE_LIKE.test(text) && !hasTitleWord(text);
}

const LABEL = /^(?:company|employer|organi[sz]ation|position|title|role|designation)\s*:\s*/i;
const SPLIT = /\s*[|•·\t]\s*|\s+[–—-]+\s+|,\s+|\s+(?:at|@)\s+|\s{2,}/;

function titleAndCompany(heading: string[]): { title: string; company: string } {
  let title = '';
  let company = '';
  for (const line of heading) {
    const text = withoutDates(line)
      .replace(/[*_]/g, '')
      .replace(LABEL, '')
      .replace(/^[\s,|•·–—-]+|[\s,|•·–—:-]+$/g, '');
    if (text === '' || text.length > MAX_HEADING_LENGTH || isPlace(text)) continue;
    for (const part of partsOf(text)) {
      if (
        isPlace(part) ||
        /^\d|\b(?:19|20)\d{2}\b/.test(part) ||
        part.split(' ').length > MAX_NAME_WORDS ||
        /^\p{Ll}/u.test(part)
      )
        continue;
      if (!title && hasTitleWord(part)) title = part.replace(/\s*\([^)]*(?:hours|week|time|contract)[^)]*\)/i, '');
      else if (!company && !hasTitleWord(part) && /^[\p{L}\d]/u.test(part)) company = part;
    }
  }
  return { title: trimmed(title), company: trimmed(company) };
}

function partsOf(text: string): string[] {
  return text
    .split(SPLIT)
    .map((part) => part.replace(LABEL, '').trim())
    .filter((part) => part.length > 1);
}

function trimmed(part: string): string {
  return part.split('(').length === part.split(')').length ? part.trim() : part.replace(/[()]/g, '').trim();
}

export function jobsOf(lines: string[]): JobFacts[] {
  return entriesOf(lines)
    .map((entry) => ({ ...titleAndCompany(entry.heading), isCurrent: entry.isCurrent, lines: entry.lines }))
    .filter((job) => job.lines.length > 0 || job.title !== '');
}
