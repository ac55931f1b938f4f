import { fold } from '@vitae/language/fold';
import { OCCUPATION_NOUNS } from '@vitae/language/occupations';
import { CREDENTIALS } from '@vitae/language/persons';
import { escapePattern } from '@vitae/language/phrases';
import { tellingTerms } from '../text/terms.ts';
import { onceEach, sentencesOf, wordCount } from '../text/words.ts';
import { SAYS_HELD } from '../understand/held-on-page.ts';
import { ENDED_OR_PLANNED, NO_LONGER_HELD, NOT_HELD } from '../understand/state-of-holding.ts';

// What an advert wants its people to hold (a licence, a trade, a registration, an admission), and the resume names in
// its own words, whether or not a list knows it: the lines of both are held against each other by their words.

/** Words of every second qualification: they tell none from another. */
const OF_ANY =
  /^(?:licen[cs]|certif|qualif|regist|endors|accredit|member|diploma|degre|award|cours|train|level|class|grade|standard|nation|profession|advanc|basic|gener|valid|current|full|hold|school|univers|colleg|institut|academi|intern|manag|equival|relev|year|card|state|author|board|council|prefer|essenti|requir|abil|skill|knowledg|experi|work|job|role|posit|complet|hr|hour|health|servic|industri|system|advantag|desir|bonus|plus|ideal|must|need|proof|evid|admit|admiss)/;

/** "NEBOSH", "N4", "CCT", "18th": names that mean one thing. */
const CODE = /(?<![\p{L}\d&])(?:\p{Lu}{2,7}|\p{Lu}{1,4}\d{1,4}\p{L}?|\d{2}th|S\/?4hana)(?![\p{L}\d])/giu;
const NO_CODE =
  /^(?:CV|UK|US|USA|EU|UAE|KSA|GCC|HR|IT|IN|AND|OR|THE|OF|FOR|TO|BSC|MSC|BA|MA|PHD|BENG|MBA|GBP|USD|EUR|AED|PAYE|FTE|EEO|AM|PM|PA|CPD|NOT|TEL|DOB|ID|\d+)$/i;
/** "Grade 12", "Level 3": one name of two words. */
const NUMBERED = /\b(grade|level|class|band|cat(?:egory)?|code|stage|tier|part)\s+(\d{1,2}|[A-E]\d?\b)/gi;
/** "I.S. 10101", "BS EN 1090", "ISO 15189:2012": a standard, whichever of its years. */
const STANDARD =
  /(?<!\p{L})((?:I\.?S\.?|BS|EN|ISO|IEC|AS\/NZS|AS|DIN|NFPA|ANSI|SANS|OHSAS|API)(?: EN| ISO| IEC){0,2}) ?(\d{2,6})(?!\d)/gu;
const MOST_INITIALS = 5;
/** "HV" of "high voltage", "ACLS" of "Advanced Cardiac Life Support". */
function initialsIn(text: string): string[] {
  // A short form in brackets is of the whole, and no word of a longer one.
  const words = text
    .replace(/\(\p{Lu}{2,7}\)/gu, ' ')
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length > 2 && !/^(?:and|for|the)$/i.test(word));
  return words.flatMap((_, at) =>
    Array.from({ length: MOST_INITIALS - 1 }, (_, more) => words.slice(at, at + more + 2))
      .filter((run, more) => run.length === more + 2)
      .map((run) => run.map((word) => word.charAt(0).toUpperCase()).join('')),
  );
}

const MONTHS = /\b(?:Jan|Feb|Mar|Apr|May|June?|July?|Aug|Sep|Sept|Oct|Nov|Dec)[a-z]* (?=(?:19|20)\d\d)/g;

interface Wording {
  isOneWord: boolean;
  saysHeld: boolean;
  isState: boolean;
  occupations: ReadonlySet<string>;
  codes: ReadonlySet<string>;
  /** Of two letters, which may mean many things. */
  shorts: ReadonlySet<string>;
  initials: ReadonlySet<string>;
  terms: ReadonlySet<string>;
}

function wordingOf(text: string): Wording {
  // In a line all of capitals a capital says nothing.
  const isShouted = text === text.toUpperCase() && (text.match(/\p{L}{2,}/gu) ?? []).length > 2;
  const codes = isShouted
    ? []
    : [...text.matchAll(CODE)].map(([code]) => code).filter((code) => code === code.toUpperCase() || /\d/.test(code));
  return {
    isOneWord: wordCount(text) === 1,
    saysHeld: SAYS_HELD.test(text),
    isState: /^(?:admitted|called|registered|licen[cs]ed|chartered|qualified|certified)\b/i.test(text),
    occupations: new Set(
      tellingTerms(
        text
          .split(/[^\p{L}]+/u)
          .filter((word) => [word, word.replace(/s$/, '')].some((one) => OCCUPATION_NOUNS.has(fold(one))))
          .join(' '),
      ),
    ),
    codes: new Set([
      ...codes
        .map((code) => code.toUpperCase())
        .filter((code) => !NO_CODE.test(code) && (code.length > 2 || /\d/.test(code) || CREDENTIALS.has(fold(code)))),
      ...[...text.matchAll(STANDARD)].map(([, body = '', number]) => `${body.replace(/\./g, '')} ${number}`),
      ...[...text.matchAll(NUMBERED)].map(([, kind, number]) => `${kind} ${number}`.toUpperCase()),
    ]),
    shorts: new Set(codes.filter((code) => /^\p{Lu}{2}$/u.test(code))),
    initials: new Set(initialsIn(text)),
    terms: new Set(tellingTerms(text.replace(/['’]s\b/g, '').replace(MONTHS, ''))),
  };
}

const CODE_SHARE = 2;
const OF_ANY_SHARE = 0.25;
/** Everything that tells the item, or the advert's line, from others stands in the other one. */
const WHOLE = 0.5;
const ENOUGH = 1.5;
/** Of a sentence that does not say that something is to be held. */
const ENOUGH_UNSAID = 2.5;
/** Of the words that tell one qualification from another. */
const MOST_OF_THEM = 0.5;

/** "anaesthesia" and "anaesthetic": one word with two endings. */
function isSameWord(term: string, asked: string): boolean {
  if (term === asked) return true;
  const [one, other] = [term, asked].map((word) => word.replace(/[ao]e/g, 'e')) as [string, string];
  const differs = [...one].findIndex((letter, at) => letter !== other[at]);
  const end = differs < 0 ? one.length : differs;
  return end >= LEAST_OF_ROOT && [one.slice(end), other.slice(end)].every((ending) => ENDING.test(ending));
}
const LEAST_OF_ROOT = 7;
const ENDING = /^(?:s?ia|s|t|t?ics?|t?ists?|t?ical|al|ally|e|er|or|ion|ive|ed|ing|y|ian|ant|ance|ent|ence)?$/;

/** How much of what a line of the advert asks for an item names; 0 where it may be something else. */
function nearness(item: Wording, asked: Wording): number {
  const shared = [...item.terms].filter(
    (term) => [...asked.terms].some((other) => isSameWord(term, other)) && !item.codes.has(term.toUpperCase()),
  );
  const isShared = (shorts: ReadonlySet<string>, whole: Wording) =>
    shared.length > 0 && [...shorts].some((short) => whole.initials.has(short));
  const isHeldByName = item.saysHeld || asked.saysHeld;
  const codes =
    [...asked.codes].filter((code) => item.codes.has(code) || item.initials.has(code)).length +
    [...item.codes].filter((code) => asked.initials.has(code) && !asked.codes.has(code)).length +
    (isShared(asked.shorts, item) || (isHeldByName && isShared(item.shorts, asked)) ? 1 : 0);
  // "HRWL – CO (over 100t)" of the licences that the advert names in full: the class is the one that it wants.
  const classes = codes > 0 ? [...asked.shorts].filter((short) => item.shorts.has(short)).length : 0;
  const ofOwn = ({ terms }: Wording) => [...terms].filter((term) => !OF_ANY.test(term)).length;
  const telling = shared.filter((term) => !OF_ANY.test(term)).length;
  const least = Math.min(ofOwn(item), ofOwn(asked));
  if (codes === 0 && item.isOneWord) return 0;
  // "Admitted to the Roll of Solicitors", "Registered nurse": what one is, whatever else the line says.
  const isState = item.isState && asked.saysHeld && shared.some((term) => item.occupations.has(term));
  if (isState) return ENOUGH;
  if (codes === 0 && (telling === 0 || telling < least * MOST_OF_THEM)) return 0;
  if (codes === 0 && !item.saysHeld && telling < 2) return 0;
  const near =
    codes * CODE_SHARE +
    classes +
    telling +
    (shared.length - telling) * OF_ANY_SHARE +
    (telling === ofOwn(item) || (telling === ofOwn(asked) && shared.length > telling) ? WHOLE : 0);
  return near;
}

const MAX_LINES = 300;
const MAX_LINE = 300;
const MOST_ITEMS = 80;
const MOST_DEMANDS = 500;

/** "(C1 or C6 only will not be considered)": of what is not asked for nothing is told. */
const NOT_ENOUGH =
  /\([^()]*\bnot (?:be )?(?:considered|accepted|sufficient|enough|suitable|required|needed)\b[^()]*\)/gi;
const WORDS_OF_CLASS = 6;
/** "DG and preferably RI": classes of a licence, by the letters with which the page lists them under its name. */
const classIn = (onPage: readonly string[], short: string) =>
  onPage
    .filter((item) =>
      new RegExp(`^(?:\\p{L}+ ){0,2}\\p{Lu}[\\p{Lu}\\d-]{2,7} – ${short}(?![\\p{L}\\d])`, 'u').test(item),
    )
    .slice(0, 1);

/** Languages, and the exams that show how well somebody has one. */
const EXAMS: readonly (readonly [RegExp, RegExp])[] = [
  [/\benglish\b/i, /\b(?:IELTS|TOEFL|TOEIC|OET|PTE|CPE|CAE|FCE)\b/],
  [/\bgerman\b/i, /\b(?:Goethe|telc|TestDaF|DSH|ÖSD)\b/],
  [/\bfrench\b/i, /\b(?:DELF|DALF|TEF|TCF)\b/],
  [/\bspanish\b/i, /\b(?:DELE|SIELE)\b/],
  [/\bjapanese\b/i, /\bJLPT\b/],
  [/\b(?:chinese|mandarin)\b/i, /\bHSK\b/],
  [/\bkorean\b/i, /\bTOPIK\b/],
];
/** "IELTS Academic 7.0" of "very good spoken English" */
const isExamOf = (item: string, demand: string) =>
  EXAMS.some(([language, exam]) => language.test(demand) && exam.test(item));

/** "Food Safety Supervisor", of "Food Safety Supervisor, Tay Institute (2024)" as of a line that is nothing else; empty of one word. */
function wholeName(text: string): string {
  const [name = ''] = /[\p{L}\d][^,(]*[\p{L}\d]/u.exec(text) ?? [];
  return wordCount(name) > 1 ? fold(name) : '';
}

/** Of the items on the page (`itemsOnPage`) those that a line of the advert asks for, in its order. */
export function holdingsAsked(advert: string, onPage: readonly string[]): string[] {
  const items = onPage
    .filter((text) => !ENDED_OR_PLANNED.test(text))
    .slice(0, MOST_ITEMS)
    .map((text) => ({ text, name: wholeName(text), wording: wordingOf(text) }));
  const demands = advert
    .split('\n', MAX_LINES)
    .flatMap(sentencesOf)
    .filter(({ length }) => length <= MAX_LINE)
    .flatMap((whole) => {
      const sentence = whole.replace(NOT_ENOUGH, '');
      const parts = sentence.split(/[,;]|\s(?:and|plus|or)\s/);
      const isOfHolding = SAYS_HELD.test(sentence);
      return (parts.length > 1 ? [...parts, sentence] : parts).map((text) => ({ text, isOfHolding }));
    })
    .slice(0, MOST_DEMANDS);
  return onceEach(
    demands.flatMap(({ text: demand, isOfHolding }) => {
      const asked = { ...wordingOf(demand), saysHeld: isOfHolding };
      const ofClass =
        wordCount(demand) <= WORDS_OF_CLASS ? [...asked.shorts].flatMap((short) => classIn(onPage, short)) : [];
      if (ofClass.length > 0) return ofClass;
      const exam = items.find(({ text }) => isExamOf(text, demand));
      if (exam) return [exam.text];
      const name = wholeName(demand);
      const same = items.find((item) => name !== '' && item.name === name);
      if (same) return [same.text];
      const least = isOfHolding || asked.codes.size > 0 ? ENOUGH : ENOUGH_UNSAID;
      const [best] = items
        .filter(({ wording }) => least === ENOUGH || wording.saysHeld)
        .map(({ text, wording }) => ({ text, near: nearness(wording, asked) }))
        .filter(({ near }) => near >= least)
        .sort((one, other) => other.near - one.near);
      return best ? [best.text] : [];
    }),
  );
}

/** "First aid level 1" of "First aid level 1 - lapsed 2023": what stands behind it on the page ends it. */
export const isHeldNoMore = (item: string, resumeText: string) =>
  NO_LONGER_HELD.test(item) ||
  new RegExp(
    // "CMRP (SMRP)" over "2021 – expired 2024"
    `${escapePattern(item)}(?:[^\\p{L}\\d\\n]{0,10}|\\s{1,4}(?:19|20)\\d\\d ?[–—,-] ?)(?:has |is |was )?(?:${NO_LONGER_HELD.source})`,
    'iu',
  ).test(resumeText);

/** "CIPD Level 5" beside "started Oct 2026, due 2028" in the next cell of its row: told with it, since it is not held yet. */
export function withItsState(item: string, resumeText: string): string {
  const row = new RegExp(
    `(?:^|\\n)[ \\t•]{0,6}(?:(?:19|20)\\d\\d\\t)?${escapePattern(item)}(?:\\t|\\s{2,})([^\\n\\t]{4,60})(?=\\n|$)`,
    'u',
  );
  const [, state = ''] = row.exec(resumeText) ?? [];
  // "SQE1 ⇥ Passed, first sitting"
  if (/^passed\b/i.test(state)) return `${item} (passed)`;
  return NOT_HELD.test(state) ? `${item} (${state.trim()})` : item;
}
