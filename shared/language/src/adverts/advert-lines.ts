import { startsWithBullet, stripBullet } from '../bullets.ts';

/** How much an advert asks for what a line names. */
export type Importance = 'required' | 'preferred' | 'mentioned';

export interface AdvertLine {
  text: string;
  importance: Importance;
}

type Section = Importance | 'ignored';

// Order matters: "preferred qualifications" is a preference, "about you" is not about the company.
const SECTION_HEADINGS: readonly (readonly [Section, RegExp])[] = [
  [
    'preferred',
    /\b(?:prefer\w*|nice[\s-]to[\s-]haves?|good[\s-]to[\s-]haves?|bonus(?: points| skills)?|desirables?|desired|pluses|would be (?:great|a plus)|additional skills|extra credit)\b/i,
  ],
  [
    'required',
    /\b(?:require(?:ments?|d)|must[\s-]haves?|qualifications?|skills?|essentials?|minimum|what (?:you(?:['’]?ll| will)? (?:need|bring|have)|we(?:['’]?re| are)? (?:need|look\w*|expect)(?: for)?)|who you are|about you|your (?:profile|background|experience|skills)|experience|competenc(?:y|ies)|you (?:have|bring|are)|candidate|person specification|education|tech(?:nology|nical)? stack|certifications?)\b/i,
  ],
  [
    'mentioned',
    /\b(?:responsibilit(?:y|ies)|dut(?:y|ies)|what you(?:['’]?ll| will) (?:do|be doing|work on)|your (?:role|tasks|mission)|the role|role overview|key tasks|day[\s-]to[\s-]day|job (?:description|summary|purpose)|about the (?:role|job|position)|position summary|scope)\b/i,
  ],
  [
    'ignored',
    /\b(?:about (?:us|the company|the team|[A-Z]\w+)|who we are|our (?:company|story|values|culture|mission|benefits)|benefits?|perks?|what we offer|we offer|what(?:['’]s| is) in it for you|why (?:join|work)|compensation|remuneration|salary|pay|job types?|employment type|schedule|shifts?|equal opportunit\w*|diversity|how to apply|application process|location|contact|working hours|hours|legal|privacy)\b/i,
  ],
];

const MAX_HEADING_WORDS = 8;
const NUMBER = /^\d{1,2}[.)]\s+/;
const LINK = /\bhttps?:\/\/\S+|\bwww\.\S+|\S+@\S+\.\w+/gi;
const IS_PREFERENCE =
  /\b(?:preferred|preferably|nice to have|a (?:big |huge |strong )?(?:plus|bonus|advantage)|bonus|desirable|desired|ideally|advantageous|beneficial|would be (?:great|good|useful|helpful|an? \w+))\b/i;
const IS_DEMAND = /\b(?:must|required|essential|mandatory|need to have|you (?:have|need|bring)|at least|minimum)\b/i;
const IS_WAIVER =
  /\b(?:not (?:be )?(?:required|necessary|needed|essential)|no (?:prior |previous )?[\w\s]{0,30}(?:required|needed|necessary))\b/i;
const ASKS_FOR =
  /\b(?:experience (?:with|in|of|using|working)|experienced in|years?['’]?(?: of)? (?:\w+ ){0,3}experience|knowledge of|proficien\w+|familiar\w* with|skilled in|expertise in|understanding of|fluen(?:t|cy)|ability to|able to|degree)\b/i;
const IS_ABOUT_PAY_OR_LAW =
  /\b(?:equal opportunity|regardless of|without regard to|race, |salary range|401\s?\(?k|paid time off|annual leave|health insurance|subsid(?:y|ies)|reasonable accommodation)\b/i;

/**
 * The lines and sentences of an advert that say something about the job, each with how much it asks for them.
 * The advert's headings decide; a line's own words ("is a plus", "must") overrule them. What is said of the
 * company, the pay and the law is left out.
 */
export function readAdvertLines(advert: string): AdvertLine[] {
  const lines: AdvertLine[] = [];
  let section: Section | null = null;
  for (const raw of splitAtInlineHeadings(joinWrappedLines(advert)).split(/\r?\n/)) {
    const line = raw.trim();
    const isItem = startsWithBullet(line) || NUMBER.test(line);
    const written = stripBullet(line).replace(NUMBER, '').replace(LINK, ' ').trim();
    if (!written) continue;
    const heading = readHeading(written, isItem);
    if (heading) {
      section = heading.section;
      if (!heading.rest) continue;
    }
    const text = heading ? heading.rest : written;
    for (const sentence of splitSentences(text)) {
      const importance = importanceOf(sentence, section);
      if (importance) lines.push({ text: sentence, importance });
    }
  }
  return lines;
}

function importanceOf(sentence: string, section: Section | null): Importance | null {
  if (section === 'ignored' || IS_WAIVER.test(sentence) || IS_ABOUT_PAY_OR_LAW.test(sentence)) return null;
  if (IS_PREFERENCE.test(sentence)) return 'preferred';
  if (section === 'preferred') return 'preferred';
  if (IS_DEMAND.test(sentence) || section === 'required') return 'required';
  if (section === null && ASKS_FOR.test(sentence)) return 'required';
  return 'mentioned';
}

function readHeading(line: string, isBullet: boolean): { section: Section; rest: string } | null {
  const [, beforeColon, rest = ''] = /^([^:]{3,50}):\s*(.*)$/s.exec(line) ?? [];
  if (isBullet && !(beforeColon && !rest)) return null;
  const title = beforeColon ?? line;
  const isShort = title.split(/\s+/).length <= MAX_HEADING_WORDS;
  const endsLikeTitle = beforeColon !== undefined || !/[.,;!]$/.test(title);
  if (!isShort || !endsLikeTitle) return null;
  const isTitle = beforeColon !== undefined || isWrittenAsTitle(title);
  const section = isTitle ? SECTION_HEADINGS.find(([, pattern]) => pattern.test(title))?.[0] : undefined;
  return section ? { section, rest } : null;
}

/** A heading without a colon holds no list and no verb phrase: a few words, the first with a capital. */
function isWrittenAsTitle(title: string): boolean {
  return /^[\p{Lu}#\d“"']/u.test(title) && !/[,;]/.test(title) && title.split(/\s+/).length <= 6;
}

/** A long line that goes on in lower case was broken by the width of a page, not by its author. */
function joinWrappedLines(advert: string): string {
  return advert.replace(/([^\n]{50,}[^\n.:;!?])\r?\n(?=[ \t]*[\p{Ll}(])/gu, '$1 ');
}

/** Adverts that have lost their line breaks keep "Requirements:" in the middle of a paragraph. */
function splitAtInlineHeadings(advert: string): string {
  return advert.replace(
    /(?<=[.!?;)]\s{1,3})((?:[A-Z][\w'’-]*\s){0,3}(?:Requirements?|Qualifications?|Responsibilities|Duties|Benefits|Skills|Nice[ -]to[ -]haves?|Preferred|Essential|Desirable)\s?:)/g,
    '\n$1',
  );
}

function splitSentences(text: string): string[] {
  return text
    .split(/(?<=[.!?;])\s+(?=[\p{Lu}•])/u)
    .map((sentence) => sentence.trim())
    .filter(Boolean);
}
