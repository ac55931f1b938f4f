import { holdsPhrase, plain, stemsOf, wordsOf } from '../text.ts';

/** A job, a degree or another block of the resume: what stands above its bullets, and the bullets. */
export interface Entry {
  head: string;
  bullets: string[];
  /** All of it. */
  text: string;
  stems: Set<string>;
  years: number[];
  isCurrent: boolean;
}

export interface ResumeText {
  text: string;
  /** Lines, those that a file has broken joined again. */
  lines: string[];
  /** Name, place and ways to reach the applicant. */
  contact: string[];
  name: string;
  entries: Entry[];
  /** What stands under "Languages", or null where there is no such heading. */
  languages: string | null;
  stems: Set<string>;
}

const BULLET = /^\s*(?:[-–—•*▪◦●○]|\d{1,2}[.)](?=(?:\s+\S+){7}))\s+/;
const HEADING =
  /^(?:about(?: me)?|profile|summary|(?:career |professional )?objective|(?:work |professional |employment |relevant )?(?:experience|history)|employment(?: history)?|positions held|career|education(?: and training)?|studies|training|qualifications|certificates?|certifications?|licen[cs]es|registrations?|skills|(?:key |technical |core )?(?:skills|competencies)|tools|projects|languages?|awards|honou?rs|interests|hobbies|volunteering|publications|references|achievements|personal details)\b[\s\w&]{0,20}:?$/i;
const CONTACT =
  /@|\+\d|\b\d{3,}[\s-]\d{3,}|\b(?:address|mobile|phone|tel|e-?mail|linkedin|github|nationality|visa)\b|https?:|www\./i;
const PRESENT = /\b(?:present|now|current|to date|today|ongoing|expected|in progress)\b/i;
export const UNTIL_NOW = /(?:[-–—]|\bto|\bsince|\btill)\s*(?:present|now|current|date|today)\b/i;

/** Lines at the top in which a place can stand without a label. */
const PLACE_LINES = 3;

export function readResumeText(text: string): ResumeText {
  const lines = joinedLines(text);
  const firstHeading = lines.findIndex((line) => HEADING.test(line));
  const top = lines.slice(0, firstHeading < 0 ? Math.min(4, lines.length) : Math.min(firstHeading, 12));
  const contact = top.filter((line, index) => CONTACT.test(line) || (index < PLACE_LINES && wordsOf(line).length <= 5));
  const name = top.find((line) => isNameLine(line.replace(NAME_LABEL, ''))) ?? '';
  return {
    text,
    lines,
    contact: [...contact, ...lines.filter((line) => /@/.test(line))],
    name: name.split(/[,|·]/)[0]!.replace(NAME_LABEL, '').trim(),
    entries: entriesOf(lines),
    languages: sectionOf(lines, /^languages?\b/i),
    stems: stemsOf(text),
  };
}

const NAME_LABEL = /^(?:full )?name\s*:\s*/i;
const PARTICLES = /^(?:bin|bint|al|el|de|da|do|dos|das|del|della|di|van|von|der|den|ter|la|le|ibn|y|e)$/;
/** What may follow a name after a comma: "Grace Adeyemi, RN". */
const CREDENTIALS = /^\s*(?:[A-Z][A-Za-z.]{0,5}[\s,]*){1,4}$/;

function isNameLine(line: string): boolean {
  const [name = '', ...rest] = line.split(/[,|·]/);
  const words = name.trim().split(/\s+/);
  const isOfCapitals = words.every((word) => /^[\p{Lu}\p{Lo}][\p{L}.'’-]*$/u.test(word) || PARTICLES.test(word));
  const isAlone = rest.length === 0 || CREDENTIALS.test(rest.join(',')) || /@|\d/.test(rest.join(''));
  return (
    words.length <= 6 &&
    isOfCapitals &&
    isAlone &&
    !HEADING.test(line) &&
    !/^(?:curriculum vitae|resume|résumé|cv)$/i.test(name.trim())
  );
}

/** Characters of a line that a page may have broken. */
const FULL_LINE = 40;

/** A line that goes on in small letters belongs to the one before. */
function joinedLines(text: string): string[] {
  const lines: string[] = [];
  for (const raw of text.replace(/\r\n?/g, '\n').split('\n')) {
    const line = raw.replace(/^#+\s*|\*\*/g, '').trim();
    const goesOn = /^\p{Ll}/u.test(line) && (lines.at(-1)?.length ?? 0) >= FULL_LINE && !line.includes('@');
    if (goesOn) lines[lines.length - 1] += ` ${line}`;
    else lines.push(line);
  }
  return lines;
}

function sectionOf(lines: string[], heading: RegExp): string | null {
  const inline = lines.filter((line) => /^languages?(?: known| spoken)?\s*:/i.test(line));
  if (inline.length > 0) return inline.join('\n');
  const start = lines.findIndex((line) => HEADING.test(line) && heading.test(line));
  if (start < 0) return null;
  const length = lines.slice(start + 1).findIndex((line) => HEADING.test(line));
  return lines.slice(start + 1, length < 0 ? undefined : start + 1 + length).join('\n');
}

function entriesOf(lines: string[]): Entry[] {
  const blocks: { head: string[]; bullets: string[] }[] = [];
  let open: { head: string[]; bullets: string[] } | null = null;
  for (const [index, line] of lines.entries()) {
    if (HEADING.test(line)) open = null;
    else if (line === '') {
      if (open && open.bullets.length > 0) open = null;
    } else if (open && open.bullets.length > 0 && !BULLET.test(line) && !opensEntry(lines, index)) {
      // A bullet that a page has broken goes on with a capital as well.
      open.bullets[open.bullets.length - 1] += ` ${line}`;
    } else if (BULLET.test(line)) {
      open ??= startBlock(blocks);
      open.bullets.push(line.replace(BULLET, ''));
    } else {
      if (!open || open.bullets.length > 0) open = startBlock(blocks);
      open.head.push(line);
    }
  }
  return blocks.map(({ head, bullets }) => {
    const heads = head.join('\n');
    const all = [heads, ...bullets].join('\n');
    return {
      head: heads,
      bullets,
      text: all,
      stems: stemsOf(all),
      years: yearsOf(all),
      isCurrent: PRESENT.test(heads) || UNTIL_NOW.test(all),
    };
  });
}

/** Lines within which the head of a job or degree says when it was. */
const HEAD_LINES = 3;

function opensEntry(lines: string[], index: number): boolean {
  const head = lines.slice(index, index + HEAD_LINES);
  const length = head.findIndex((line) => BULLET.test(line) || HEADING.test(line));
  return head
    .slice(0, length < 0 ? undefined : length)
    .some((line) => yearsOf(line).length > 0 || UNTIL_NOW.test(line));
}

function startBlock(blocks: { head: string[]; bullets: string[] }[]): { head: string[]; bullets: string[] } {
  const block = { head: [], bullets: [] };
  blocks.push(block);
  return block;
}

export function yearsOf(text: string): number[] {
  // "06.2017"
  const dates = text.replace(/(?<!\d)(?:0?[1-9]|1[0-2])\.(?=(?:19|20)\d\d(?!\d))/g, '');
  return (dates.match(/(?<![\d.,])(?:19|20)\d{2}(?![\d.,]\d|\d)/g) ?? []).map(Number);
}

/** The entries whose head names the employer or school. */
export function entriesNaming(resume: ResumeText, name: string): Entry[] {
  return resume.entries.filter(({ head }) => holdsPhrase(head, name));
}

export function isIn(text: string, phrase: string): boolean {
  return holdsPhrase(text, phrase) || plain(text).includes(plain(phrase));
}
