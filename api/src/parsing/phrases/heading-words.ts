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
/** "Experience (12 years) :", "Experience: total 19+ yrs" */
const REMARK =
  /\s*\([^()]{0,40}\)[\s:：]*$|\s*:\s*(?:total\s*:?\s*)?\d{1,2}\+?\s?(?:years?|yrs?\.?)$|\s+[-–—:]\s+\d{1,2}\s\p{L}+(?:\s\d{1,2}\s\p{L}+)?$/u;
/** "1. Experience", "II. Education", "أولا: الخبرات" */
const NUMBERING = /^(?:\d{1,2}|[ivx]{1,4}|اولا|ثانيا|ثالثا|رابعا|خامسا|سادسا|سابعا|ثامنا|تاسعا|عاشرا)\s(?=\p{L})/u;
/** "2. Present employment", "6a. Funded projects" */
const NUMBER = /^\s*\d{1,2}(?:\.\d{1,2})?\p{L}?[.)]?(?<=\p{L}[.)]|[.)]|\.\d{1,2})\s+(?=\p{L})/u;
/** "A. Personal data", "b) Education" */
const LETTERING = /^\s*\p{L}[.)]\s+(?=\p{L})/u;
/** Behind a title. */
const RANK = /^(?:i{1,3}|iv|v|senior|junior|sr|jr)$/;
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

/** "Hi, I'm Ada", "Where I've cooked", "Away from the stove": headings as somebody would say them. */
const SPOKEN: readonly (readonly [RegExp, SectionKind])[] = [
  [/^(?:hi|hello|hey)(?: there)? (?:i ?m|i am|my name is) \p{L}+(?: \p{L}+)?$/u, 'summary'],
  [
    /^(?:places )?where i(?: ?ve| have)? (?:been )?(?:worked|working|cooked|cooking|taught|nursed|built|driven|cut)$/u,
    'experience',
  ],
  [/^(?:(?:what|things) )?(?:i ?m |i am )?good at$/u, 'skills'],
  [/^(?:away from (?:the |my )?\p{L}+|outside (?:of )?work|off the clock|when i ?m not working)$/u, 'interests'],
];

/** What section a line of this text would open, if it is a heading at all. */
export function matchHeading(printed: string): HeadingMatch | null {
  if (printed.length > MAX_HEADING_LENGTH + MAX_REMARK_LENGTH) return null;
  const text = withoutNumber(withoutRemark(printed));
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
    (words.includes(' ') ? HEADINGS.get(`${words}s`) : undefined) ??
    BY_LETTERS.get(words.replace(/ /g, ''));
  if (exact) return { kind: exact, isExact: true };
  const spoken = SPOKEN.find(([pattern]) => pattern.test(words))?.[1];
  if (spoken) return { kind: spoken, isExact: true };
  const list = words.split(' ');
  if (list.length > MAX_HEADING_WORDS || /\d/.test(words) || /[.,;@|]/.test(text.replace(/[.,;]$/, ''))) return null;
  const inTwoLanguages = kindInTwoLanguages(text);
  if (inTwoLanguages) return { kind: inTwoLanguages, isExact: true };
  const shared = kindOfSharedNoun(list);
  if (shared) return { kind: shared, isExact: true };
  const halves = splitTwoHeadings(list);
  if (halves) return { kind: halves, isExact: true };
  const last = list.at(-1)!;
  // "Hospice Volunteer" is what a person is, too.
  const isOther = (word: string) => CONNECTIVES.has(word) || HEADING_NOUNS.get(word) === 'experience';
  if (list.length > 1 && last === 'volunteer' && !list.some(isOther)) return null;
  const first = list.length <= MAX_LED_WORDS ? FIRST_HEADING_NOUNS.get(list[0]!) : undefined;
  if (first && !HEADING_NOUNS.has(last)) return { kind: first, isExact: false };
  // "Senior Software Engineer", "Research Associate II" speak of a person.
  const named = list.length > 1 && RANK.test(last) ? list.at(-2)! : last;
  if (OCCUPATION_NOUNS.has(named) && !HEADING_NOUNS.has(named) && !WEAK_HEADING_NOUNS.has(named)) return null;
  // "Junior Accountant – Training"
  if (/\s[-–—|]\s/.test(text) && list.some((word) => OCCUPATION_NOUNS.has(word))) return null;
  const kind = headNounKind(list) ?? kindOfMisspelt(words);
  return kind ? { kind, isExact: false } : null;
}

/** "الخبرة المهنية / Experience": the same heading in two scripts. */
function kindInTwoLanguages(text: string): SectionKind | null {
  const [one = '', other = '', ...more] = text.split(/\s*[/|–-]\s*/);
  const isOf = (part: string) => /^\p{Script=Latin}/u.test(part);
  const kind = HEADINGS.get(foldWords(one));
  return kind && more.length === 0 && isOf(one) !== isOf(other) && HEADINGS.get(foldWords(other)) === kind
    ? kind
    : null;
}

/** "Technical & Academic Qualification": two adjectives of one noun, which decides. */
function kindOfSharedNoun(words: readonly string[]): SectionKind | null {
  const [first, connective, ...rest] = words;
  const noun = rest.at(-1);
  if (rest.length !== 2 || !noun || !CONNECTIVES.has(connective!) || HEADING_NOUNS.has(first!)) return null;
  const kind = HEADINGS.get(rest.join(' '));
  return kind && (HEADINGS.get(`${first} ${noun}`) ?? HEADING_NOUNS.get(noun)) === kind ? kind : null;
}

const MIN_MISSPELT_LENGTH = 9;
/** From this length on two letters may be wrong, below it one. */
const LONG_HEADING_LENGTH = 12;
/** Other endings are other forms of a word: "affiliation", "personali". */
const SUFFIX_LENGTH = 2;
const PREFIX_LENGTH = 3;

const BY_PREFIX = Map.groupBy(
  [...HEADINGS].filter(([words]) => words.length >= MIN_MISSPELT_LENGTH && /^[a-z ]+$/.test(words)),
  ([words]) => words.slice(0, PREFIX_LENGTH),
);

/** "Acheivements", "Personnel statement": the section of folded words that are a heading but for a letter or two. */
export function kindOfMisspelt(words: string): SectionKind | null {
  if (words.length < MIN_MISSPELT_LENGTH || !/^[a-z ]+$/.test(words)) return null;
  const most = words.length < LONG_HEADING_LENGTH ? 1 : 2;
  const known = BY_PREFIX.get(words.slice(0, PREFIX_LENGTH))?.find(
    ([heading]) => heading.slice(-SUFFIX_LENGTH) === words.slice(-SUFFIX_LENGTH) && isWithin(words, heading, most),
  );
  return known?.[1] ?? null;
}

/** Whether so many letters at most must be changed, added, left out or swapped to make one text of the other. */
function isWithin(one: string, other: string, most: number): boolean {
  if (Math.abs(one.length - other.length) > most) return false;
  let beforeLast: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, j) => j);
  for (let i = 1; i <= one.length; i++) {
    const row = [i];
    for (let j = 1; j <= other.length; j++) {
      const isSame = one[i - 1] === other[j - 1];
      const isSwap = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      row[j] = Math.min(
        last[j]! + 1,
        row[j - 1]! + 1,
        last[j - 1]! + (isSame ? 0 : 1),
        isSwap ? beforeLast[j - 2]! + 1 : Number.POSITIVE_INFINITY,
      );
    }
    if (Math.min(...row) > most) return false;
    [beforeLast, last] = [last, row];
  }
  return last[other.length]! <= most;
}

/** "6a. FUNDED PROJECTS" */
export const withoutNumber = (text: string) => text.replace(LETTERING, '').replace(NUMBER, '');

/** "Employment history (most recent first)", "Опыт работы — 12 лет": what a person adds to a heading. */
export function withoutRemark(text: string): string {
  const bare = text.replace(REMARK, '').trim();
  return bare === '' ? text : bare;
}

export function isDocumentTitle(text: string): boolean {
  const words = closeSpacedLetters(foldWords(text));
  return (
    DOCUMENT_TITLES.has(words) || isMisspeltTitle(words) || /^(?:last updated|updated on|stand:?|page \d)/.test(words)
  );
}

/** "Curriculam vitae" */
function isMisspeltTitle(words: string): boolean {
  if (words.length < LONG_HEADING_LENGTH || !/^[a-z ]+$/.test(words)) return false;
  for (const title of DOCUMENT_TITLES)
    if (
      title.length >= LONG_HEADING_LENGTH &&
      title.slice(0, PREFIX_LENGTH) === words.slice(0, PREFIX_LENGTH) &&
      isWithin(words, title, 2)
    )
      return true;
  return false;
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
