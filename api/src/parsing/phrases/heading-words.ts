import { foldWords } from '@vitae/language/fold';
import {
  DOCUMENT_TITLES,
  FIRST_HEADING_NOUNS,
  HEADING_NOUNS,
  HEADINGS,
  type SectionKind,
  WEAK_HEADING_NOUNS,
} from '@vitae/language/headings';
import { OCCUPATION_NOUNS } from '@vitae/language/occupations';

export interface HeadingMatch {
  kind: SectionKind;
  /** The whole text is a heading of the table, not just a phrase that ends like one. */
  isExact: boolean;
}

const MAX_HEADING_WORDS = 6;
const MAX_HEADING_LENGTH = 48;
/** Of a heading that its first word decides. */
const MAX_LED_WORDS = 3;
const MAX_REMARK_LENGTH = 45;
const REMARK = /\s*\([^()]{0,40}\)\s*$|\s+[-–—:]\s+\d{1,2}\s\p{L}+(?:\s\d{1,2}\s\p{L}+)?$/u;
/** "1. Experience", "II. Education", "أولا: الخبرات" */
const NUMBERING = /^(?:\d{1,2}|[ivx]{1,4}|اولا|ثانيا|ثالثا|رابعا|خامسا|سادسا|سابعا|ثامنا|تاسعا|عاشرا)\s(?=\p{L})/u;
/** "2. Present employment" */
const NUMBER = /^\s*\d{1,2}[.)]\s+(?=\p{L})/u;
/** "A. Personal data", "b) Education" */
const LETTERING = /^\s*\p{L}[.)]\s+(?=\p{L})/u;
/** Turkish for "my": "Eğitimim", "Hobilerim". */
const POSSESSIVE = /(?<=\p{L}{4})[iu]m$/u;
const CONNECTIVES = new Set([
  'and',
  'of',
  'the',
  'in',
  'my',
  'y',
  'et',
  'und',
  'e',
  'de',
  'des',
  'en',
  'i',
  've',
  'och',
  'و',
]);
/** Connectives between two headings of one section. */
const CONJUNCTION = / (?:and|y|et|und|e|en|i|ve|och|و) /;

/** Headings without their blanks, which letters set wide hide. */
const BY_LETTERS = new Map([...HEADINGS].map(([words, kind]) => [words.replace(/ /g, ''), kind] as const));

/** What section a line of this text would open, if it is a heading at all. */
export function matchHeading(printed: string): HeadingMatch | null {
  if (printed.length > MAX_HEADING_LENGTH + MAX_REMARK_LENGTH) return null;
  const text = withoutRemark(printed).replace(LETTERING, '').replace(NUMBER, '');
  if (text.length > MAX_HEADING_LENGTH) return null;
  const printedWords = closeSpacedLetters(foldWords(text));
  // "I can also" is no first section.
  const words = HEADINGS.has(printedWords) ? printedWords : printedWords.replace(NUMBERING, '');
  if (words === '') return null;
  const exact =
    HEADINGS.get(words) ??
    HEADINGS.get(words.replace(/^(?:my|the|mes|mis) /, '')) ??
    HEADINGS.get(words.replace(POSSESSIVE, '')) ??
    HEADINGS.get(words.replace(/m$/, '')) ??
    BY_LETTERS.get(words.replace(/ /g, ''));
  if (exact) return { kind: exact, isExact: true };
  const list = words.split(' ');
  if (list.length > MAX_HEADING_WORDS || /\d/.test(words) || /[.,;@|]/.test(text.replace(/[.,;]$/, ''))) return null;
  const halves = splitTwoHeadings(list);
  if (halves) return { kind: halves, isExact: true };
  const first = list.length <= MAX_LED_WORDS ? FIRST_HEADING_NOUNS.get(list[0]!) : undefined;
  if (first && !HEADING_NOUNS.has(list.at(-1)!)) return { kind: first, isExact: false };
  // "Senior Software Engineer" speaks of a person.
  const last = list.at(-1)!;
  if (OCCUPATION_NOUNS.has(last) && !HEADING_NOUNS.has(last) && !WEAK_HEADING_NOUNS.has(last)) return null;
  // "Junior Accountant – Training"
  if (/\s[-–—|]\s/.test(text) && list.some((word) => OCCUPATION_NOUNS.has(word))) return null;
  const kind = headNounKind(list);
  return kind ? { kind, isExact: false } : null;
}

/** "Employment history (most recent first)", "Опыт работы — 12 лет": what a person adds to a heading. */
export function withoutRemark(text: string): string {
  const bare = text.replace(REMARK, '').trim();
  return bare === '' ? text : bare;
}

export function isDocumentTitle(text: string): boolean {
  const words = closeSpacedLetters(foldWords(text));
  return DOCUMENT_TITLES.has(words) || /^(?:last updated|updated on|stand:?|page \d)/.test(words);
}

/** "Skills and Interests": the first of two headings joined by a connective. */
function splitTwoHeadings(words: readonly string[]): SectionKind | null {
  for (let i = 1; i < words.length - 1; i++) {
    if (!CONNECTIVES.has(words[i]!)) continue;
    const first = HEADINGS.get(words.slice(0, i).join(' '));
    if (first && HEADINGS.has(words.slice(i + 1).join(' '))) return first;
  }
  return null;
}

/** "Education and Postgraduate Training" is about its first half, "Experience Details" about its stronger word. */
function headNounKind(words: readonly string[]): SectionKind | null {
  const halves = words
    .join(' ')
    .split(CONJUNCTION)
    .map((half) => half.split(' '));
  for (const nouns of [HEADING_NOUNS, WEAK_HEADING_NOUNS]) {
    for (const half of halves) {
      const kind = kindOfPhrase(half, nouns);
      if (kind) return kind;
    }
  }
  return null;
}

function kindOfPhrase(words: readonly string[], nouns: ReadonlyMap<string, SectionKind>): SectionKind | null {
  // Volunteering and the like are about their first telling word, everything else about its last.
  const telling = words.flatMap((word) => nouns.get(word) ?? []);
  const unpaid = telling.find((kind) => kind === 'volunteer' || kind === 'activities' || kind === 'research');
  const last = telling.at(-1);
  if (!last) return null;
  return unpaid && last === 'experience' && !words.includes('work') && !words.includes('professional') ? unpaid : last;
}

function closeSpacedLetters(words: string): string {
  return /^(?:\p{L} ){3,}\p{L}$|^(?:[\p{Script=Han}\p{Script=Hangul}][ 　]+)+[\p{Script=Han}\p{Script=Hangul}]$/u.test(
    words,
  )
    ? words.replace(/[ 　]/g, '')
    : words;
}
