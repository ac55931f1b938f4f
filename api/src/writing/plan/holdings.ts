import { stripBullet } from '@vitae/language/bullets';
import { namesCertificate } from '@vitae/language/certificates';
import { degreeLevels } from '@vitae/language/degrees';
import { fold, foldWords } from '@vitae/language/fold';
import { HEADING_NOUNS, HEADINGS, type SectionKind } from '@vitae/language/headings';
import { OCCUPATION_NOUNS } from '@vitae/language/occupations';
import { CREDENTIALS } from '@vitae/language/persons';
import { knownSkill } from '@vitae/language/skills';
import { tellingTerms } from '../text/terms.ts';
import { inTitleCase } from '../text/title-case.ts';
import { unwrapped } from '../text/unwrap.ts';
import { onceEach, sentencesOf, wordCount } from '../text/words.ts';
import { isPlace } from '../understand/places.ts';
import { readPage } from '../understand/reading-order.ts';
import { isTold } from '../understand/told.ts';

// What an advert wants its people to hold (a licence, a trade, a registration, an admission), and the resume names in
// its own words, whether or not a list knows it: the lines of both are held against each other by their words.

/** Where a resume says what its writer holds. */
const OF_HOLDINGS: ReadonlySet<SectionKind | null> = new Set(['certifications', 'education', 'personal', null]);

const SAYS_HELD =
  /\b(?:licen[cs]\p{L}*|certific\p{L}*|certified|cert|qualifi\p{L}*|regist\p{L}*|accredit\p{L}*|admitted|admission|called to the bar|chartered|charter|member\p{L}*|fellow|trade test|ticket|tickets|card|permit|clearance|cleared|vetted|diploma|matric|grade|level|pin|trained|training|course|award|belt|apprenticeship|red seal|endorse\p{L}*|nvq|qts|pgce|papers?|dbs)\b/iu;
/** Nothing that can be applied with, or not yet. */
const NOT_HELD =
  /\b(?:in progress|ongoing|expected|expired|lapsed|studying|pursuing|planned|candidate|awaiting|eligible|renewal|not|no|none|never|to be|due|booked|towards|started|starts|finish\p{L}*|finishes|enrolled|underway|pending|applied|application|part \d of|in training)\b/iu;
/** Words of every second qualification: they tell none from another. */
const OF_ANY =
  /^(?:licen[cs]|certif|qualif|regist|accredit|member|diploma|degre|award|cours|train|level|class|grade|standard|nation|profession|advanc|basic|gener|valid|current|full|hold|school|univers|colleg|institut|academi|intern|manag|equival|relev|year|card|state|author|board|council|prefer|essenti|requir|abil|skill|knowledg|experi|work|job|role|posit|health|servic|industri|system|advantag|desir|bonus|plus|ideal|must|need|proof|evid|admit|admiss)/;

/** "NEBOSH", "N4", "CCT", "18th": names that mean one thing. */
const CODE = /(?<![\p{L}\d&])(?:\p{Lu}{2,7}|\p{Lu}{1,4}\d{1,4}\p{L}?|\d{2}th|S\/?4hana)(?![\p{L}\d])/giu;
const NO_CODE =
  /^(?:CV|UK|US|USA|EU|UAE|KSA|GCC|HR|IT|IN|AND|OR|THE|OF|FOR|TO|BSC|MSC|BA|MA|PHD|BENG|MBA|GBP|USD|EUR|AED|PAYE|FTE|EEO|AM|PM|PA|CPD|NOT|TEL|DOB|ID|\d+)$/i;
/** "Grade 12", "Level 3": one name of two words. */
const NUMBERED = /\b(grade|level|class|band|cat(?:egory)?|code|stage|tier|part)\s+(\d{1,2}|[A-E]\d?\b)/gi;
const MOST_INITIALS = 5;
/** "HV" of "high voltage", "ACLS" of "Advanced Cardiac Life Support". */
function initialsIn(text: string): string[] {
  const words = text.split(/[^\p{L}]+/u).filter((word) => word.length > 2 && !/^(?:and|for|the)$/i.test(word));
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
  const isShouted = text === text.toUpperCase() && wordCount(text) > 2;
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

/** How much of what a line of the advert asks for an item names; 0 where it may be something else. */
function nearness(item: Wording, asked: Wording): number {
  const shared = [...item.terms].filter((term) => asked.terms.has(term) && !item.codes.has(term.toUpperCase()));
  const isShared = (shorts: ReadonlySet<string>, whole: Wording) =>
    shared.length > 0 && [...shorts].some((short) => whole.initials.has(short));
  const codes =
    [...asked.codes].filter((code) => item.codes.has(code) || item.initials.has(code)).length +
    [...item.codes].filter((code) => asked.initials.has(code) && !asked.codes.has(code)).length +
    (isShared(asked.shorts, item) || isShared(item.shorts, asked) ? 1 : 0);
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
    telling +
    (shared.length - telling) * OF_ANY_SHARE +
    (telling === ofOwn(item) || (telling === ofOwn(asked) && shared.length > telling) ? WHOLE : 0);
  return near;
}

const MAX_WORDS = 18;
const MAX_LINES = 300;
const MAX_LINE = 300;
const LIST_WORDS = 6;
const MOST_ITEMS = 80;
const MOST_DEMANDS = 500;
const LABEL =
  /^(?:(?:professional |key |other |additional )?(?:licen[cs]es?|certificates?|certifications?|qualifications?|trainings?|courses?|memberships?|registrations?|tickets|cards|admissions?|education)(?: (?:and|&) \p{L}+)?|also|other|additional)\s*:\s*/iu;

/** The parts of a line that each name something: by signs, and by commas where each part does so. */
function itemsOf(line: string): string[] {
  // A banner: "EPA 608 Universal — TDLR Registered Technician — NATE certified".
  const row = line.split(' — ').length > 2 ? line.replaceAll(' — ', '; ') : line;
  const parts = row.replace(LABEL, '').split(/\s*[;•|·●★\t]\s*|\s{3,}|(?<=\p{Ll}{3})\. (?=\p{Lu})/u);
  return parts.flatMap((part) => {
    const listed = part.split(/,\s+(?![^(]*\))/);
    const isNamed = (one: string) => wordCount(one) <= LIST_WORDS && !isPlace(one) && /^[\p{Lu}\d]/u.test(one);
    return listed.length > 1 && listed.every((one) => isNamed(one) && (listed.length > 2 || SAYS_HELD.test(one)))
      ? listed
      : [part];
  });
}

/** Who has issued something, by itself. */
const IS_ISSUER =
  /\b(?:Authority|Council|Board|Institute|Institution|Association|Society|University|College|Academy|Ministry)(?: of [\p{L} ]+)?(?: \([^()]+\))?$/u;

const isName = (item: string) =>
  wordCount(item) <= MAX_WORDS &&
  item.length > 2 &&
  !/^(?:have|has|had|am|is|was|were)\b|\b(?:workshop|seminar|conference|webinar)s?\b/i.test(item) &&
  /^[\p{Lu}\d]/u.test(item) &&
  !/[@|<>{}[\]!?"“”*#]|https?:|www\.|:(?!\d)|\d{6}|\bPIN\b|\bdriv\p{L}*['’]?s? licen|\b(?:i|my|we|our|you|your)\b/iu.test(
    item,
  ) &&
  !/x{3}/.test(item) &&
  !/^(?:EQF |RQF |NQF )?level \d$/i.test(item) &&
  // "IHRM MEMBER", of a headline.
  !(item === item.toUpperCase() && / \p{Lu}{5}/u.test(item)) &&
  !(isTold(item) && !SAYS_HELD.test(item.split(' ')[0] ?? '')) &&
  !/(?:19|20)\d\d ?[-–—] ?(?:(?:19|20)\d\d|present|now|current)/i.test(item) &&
  !item.split(/, ?/).every(isPlace) &&
  !IS_ISSUER.test(item) &&
  !degreeLevels(fold(item.replace(/licen[cs]e/gi, ''))).some((level) => level !== 'school' && level !== 'diploma') &&
  item.split('(').length === item.split(')').length &&
  !/(?:[-–—,&/(]|\b(?:and|or|of|the|in|for|to|with|by|at|from|on|no\.?))$/iu.test(item);

const MONTH = String.raw`(?:(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Sept|Oct|Nov|Dec)\p{L}* )?`;
const DATED = new RegExp(
  String.raw`(?<! (?:(?:since|in|on|of|from|to|until|till|by|valid|exp|expires|expiry|due)(?: \p{Lu}\p{Ll}+)?|admitted|qualified|registered|obtained))(?:,| [–—-]|:)? +(${MONTH}(?:19|20)\d\d)$`,
  'u',
);
/** A name of three words and more, typed in capitals. */
const IN_CAPITALS = /^\p{Lu}[\p{Lu}&-]{2,}(?:[ ,]+[\p{Lu}&-]{2,}){2,}(?=$| \()/u;
/** "Admitted as a solicitor: November 2020", "WSET Level 3, 2022": the date in brackets; no number, no full stop. */
const asItem = (item: string) =>
  item
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/[.,;\s]+$/, '')
    .replace(/^\d{1,2}(?:\.\d{1,2})+\.? +/, '')
    .replace(/^(?:\d{1,2}\/)?(?:19|20)\d\d[:,]? (?:[–—-] )?/, '')
    .replace(/^(?:19|20)\d\d ?[–—-] ?(?:(?:19|20)\d\d|present|now|(?:till |to )?date|ongoing):? +/i, '')
    .replace(/^(?:evening class|course|part[- ]time course): /i, '')
    .replace(/^(\p{Lu}[\p{L} ]{1,14}): ([^:]{3,40})$/u, (whole, label: string, value: string) =>
      SAYS_HELD.test(label) && !/^(?:\d|yes|no)/i.test(value) ? `${label} (${value})` : whole,
    )
    .replace(/,? (?:no\.?|number|#):? ?[\w-]*\d{3,}\w*/giu, '')
    .replace(DATED, ' ($1)')
    .replace(/, \(/g, ' (')
    .replace(/ +/g, ' ')
    .replace(IN_CAPITALS, (words) => inTitleCase(words));

const HEADS_HOLDINGS =
  /\b(?:certificates|certifications?|licen[cs]es|registrations?|qualifications?|training|courses|tickets|cards|memberships?|accreditations?|admissions?)\b/i;
const isInCapitals = (line: string) => /^\p{Lu}[\p{Lu} &/,-]{5,}:?$/u.test(line);
const isTitle = (line: string) => /^(?:\p{Lu}\p{Ll}+|and|&)(?: (?:\p{Lu}?\p{Ll}+|&))*:?$/u.test(line);
/** A heading that the list of headings does not know ends the section before it. */
const isHeading = (line: string) =>
  wordCount(line) <= LIST_WORDS &&
  (isInCapitals(line) || (isTitle(line) && (HEADS_HOLDINGS.test(line) || kindByNoun(line) !== null)));
/** "LEARNING TO CODE" is of studies, "Legal experience" of experience. */
const kindByNoun = (line: string): SectionKind | null =>
  /^(?:learning|retraining|self[- ]study)\b/i.test(line)
    ? 'education'
    : wordCount(line) <= 3
      ? (HEADING_NOUNS.get(foldWords(line.split(' ').at(-1) ?? '')) ?? null)
      : null;

/** Named by a list, it is held wherever it stands. */
const isKnown = (item: string) =>
  namesCertificate(item) ||
  item.split(/[^\p{L}]+/u).some((word) => /^\p{Lu}{3,}/u.test(word) && CREDENTIALS.has(fold(word)));

/** "MS Project, Excel, Procore", below a heading that nobody knows. */
function isListOfSkills(item: string): boolean {
  const parts = item.split(/, /);
  return !SAYS_HELD.test(item) && parts.filter((part) => knownSkill(part) !== null).length >= parts.length / 2;
}

/** Each line of a resume with the section that it stands in; headings are none. */
function linesBySection(resumeText: string): { text: string; section: SectionKind | null }[] {
  const opens = new Map(readPage(resumeText).lines.map((line) => [line.text, line.opens]));
  let section: SectionKind | null = null;
  return unwrapped(resumeText.split('\n', MAX_LINES)).flatMap((line) => {
    const text = stripBullet(line.trim());
    const heading = text.replace(/^\d{1,2}(?:\.\d{1,2})?[.)]? +/, '');
    const opened = opens.get(text.replace(/\s+/g, ' ')) ?? HEADINGS.get(foldWords(heading));
    if (opened) section = opened;
    else if (isHeading(heading)) section = HEADS_HOLDINGS.test(heading) ? 'certifications' : kindByNoun(heading);
    return text.length > MAX_LINE || isHeading(heading) ? [] : [{ text, section }];
  });
}

/** The lines of studies, courses and certificates. */
export const linesOfLearning = (resumeText: string): string[] =>
  linesBySection(resumeText).flatMap(({ text, section }) =>
    section === 'education' || section === 'certifications' ? [text.replace(/\s+/g, ' ')] : [],
  );

/** The names of things held on the lines of a resume that are neither of work nor of others. */
export function itemsOnPage(resumeText: string, fullName: string): string[] {
  const names = fold(fullName).split(' ').filter(Boolean);
  return linesBySection(resumeText).flatMap(({ text, section }) => {
    const isOfName = names.length > 0 && names.every((name) => fold(text).includes(name));
    if (isOfName || isListOfSkills(text)) return [];
    const isThere = OF_HOLDINGS.has(section);
    return itemsOf(text)
      .map(asItem)
      .filter(
        (item) =>
          isName(item) &&
          (section === 'certifications' ||
            (isThere &&
              !/, (?!admitted|called|registered|on |in |valid|current|with )\p{Ll}/u.test(
                item.replace(/\([^()]*\)/g, ''),
              ) &&
              (SAYS_HELD.test(item) || isKnown(item)))),
      );
  });
}

/** What the advert asks for of the resume's names, as it writes them. */
export interface Holdings {
  held: string[];
  /** Not finished: "Level 3 Diploma in Adult Care (ongoing, 7 of 10 units)". */
  underWay: string[];
}

/** Names of what the applicant holds as the resume writes them, which a line of the advert asks for, in its order. */
export function holdingsAsked(advert: string, resumeText: string, fullName: string): Holdings {
  const items = itemsOnPage(resumeText, fullName)
    .slice(0, MOST_ITEMS)
    .map((text) => ({ text, wording: wordingOf(text) }));
  const demands = advert
    .split('\n', MAX_LINES)
    .flatMap(sentencesOf)
    .filter(({ length }) => length <= MAX_LINE)
    .flatMap((sentence) => {
      const parts = sentence.split(/[,;]|\s(?:and|plus|or)\s/);
      const isOfHolding = SAYS_HELD.test(sentence);
      return (parts.length > 1 ? [...parts, sentence] : parts).map((text) => ({ text, isOfHolding }));
    })
    .slice(0, MOST_DEMANDS);
  const found = onceEach(
    demands.flatMap(({ text: demand, isOfHolding }) => {
      const asked = { ...wordingOf(demand), saysHeld: isOfHolding };
      const least = isOfHolding || asked.codes.size > 0 ? ENOUGH : ENOUGH_UNSAID;
      const [best] = items
        .filter(({ wording }) => least === ENOUGH || wording.saysHeld)
        .map(({ text, wording }) => ({ text, near: nearness(wording, asked) }))
        .filter(({ near }) => near >= least)
        .sort((one, other) => other.near - one.near);
      return best ? [best.text] : [];
    }),
  );
  return {
    held: found.filter((item) => !NOT_HELD.test(item)),
    underWay: found.filter((item) => UNDER_WAY.test(item) && !HELD_NO_MORE.test(item)),
  };
}

const UNDER_WAY =
  /\b(?:in progress|ongoing|expected|studying|pursuing|working towards|started|enrolled|underway|part[- ]qualified)\b/i;
const HELD_NO_MORE = /\b(?:expired|lapsed|not completed|never)\b/i;
