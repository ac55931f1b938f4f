import { startsWithBullet, stripBullet } from '../bullets.ts';
import { fold } from '../fold.ts';

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
    /\b(?:prefer\w*|nice[\s-]to[\s-]haves?|good[\s-]to[\s-]haves?|bonus(?: points| skills)?|desirables?|desired|(?:big )?plus(?:es)?|advantage(?:s|ous)?|ideally|optional|would be (?:great|a plus|nice)|(?:what )?would help|sets you apart|nice extras|(?:great|good|helpful|useful|even better|a bonus) if|additional skills|extra credit|(?:we|we['’]d) (?:would )?love)\b|(?<!\p{L})(?:ال)?(?:يفضل|ويفضل|الافضليه|افضليه|مفضله|مزايا اضافيه|ميزه اضافيه)(?!\p{L})/iu,
  ],
  [
    'required',
    /\b(?:require(?:ments?|d)|must|must[\s-]haves?|mandatory|qualifications?|skills?|essentials?|minimum|what (?:you(?:['’]?ll| will)? (?:need|bring|have)|we(?:['’]?re| are)? (?:need|look\w*|expect|ask)(?: for)?)|who you are|about you|your (?:profile|background|experience|skills)|experience|competenc(?:y|ies)|you (?:have|bring|are|need|offer|should|must|know)|(?:might|may) be a (?:good )?fit|we (?:expect|need|ask)|candidate|person specification|education|tech(?:nology|nical)? stack|certifications?)\b|(?<!\p{L})(?:المتطلبات|متطلبات|الموهلات|موهلات|الشروط|شروط|المهارات|مهارات|الخبرات|المطلوب)(?!\p{L})/iu,
  ],
  [
    'mentioned',
    /\b(?:responsibilit(?:y|ies)|dut(?:y|ies)|what you(?:['’]?ll| will) (?:do|be doing|work on)|your (?:role|tasks|mission)|the role|role overview|key tasks|day[\s-]to[\s-]day|job (?:description|summary|purpose)|about the (?:role|job|position)|position summary|scope)\b|(?<!\p{L})(?:المهام|مهام|المسووليات|مسووليات|الوصف الوظيفي|وصف الوظيفه)(?!\p{L})/iu,
  ],
  [
    'ignored',
    /\b(?:about (?:us|the company|the team|[A-Z]\w+)|who we are|our (?:company|story|values|culture|mission|benefits)|benefits?|perks?|package|what we offer|we offer|you get|what(?:['’]s| is) in it for you|why (?:join|work)|compensation|remuneration|salary|pay|job types?|employment type|schedule|shifts?|equal opportunit\w*|diversity|how to apply|application process|location|contact|working hours|hours|legal|privacy)\b|(?<!\p{L})(?:المزايا|مزايا|الراتب|ساعات العمل|الدوام|نقدم لك|ما نقدمه|الموقع|للتقديم|طريقه التقديم)(?!\p{L})/iu,
  ],
];

const MAX_HEADING_WORDS = 8;
const ENDS_SENTENCE = /[.!?]$/;
const NUMBER = /^\d{1,2}[.)]\s+/;
const WORD = /\S+/g;
const LINK = /\b(?:https?:\/\/|www\.).*/i;
const IS_PREFERENCE =
  /\b(?:preferred|preferably|nice to have|an? (?:big |huge |strong |added )?(?:plus|bonus|advantage)|bonus|desirable|desired|ideally|advantageous|beneficial|would be (?:great|good|useful|helpful|an? \w+))\b|(?<!\p{L})و?(?:يفضل|الافضليه|ميزه اضافيه)(?!\p{L})/iu;
const IS_DEMAND =
  /\b(?:must|required|essential|mandatory|need to have|you (?:have|need|bring|speak|know|hold)|at least|minimum)\b|(?<!\p{L})(?:يشترط|يجب|مطلوب)(?!\p{L})/iu;
const IS_WAIVER =
  /\b(?:not (?:be )?(?:required|necessary|needed|essential)|no (?:prior |previous )?[\w\s]{0,30}(?:required|needed|necessary))\b/i;
/** What is asked for, and no heading over it: "Experience with ADP", "5 years of C#", "Advanced Excel skills". */
const IS_REQUIREMENT_ITSELF =
  /\d|\b(?:years?|(?:experienced?|skill(?:s|ed)|certifi\w+|education|competen\w+|qualifi\w+) (?:with|in|of|as|at|on|using)|knowledge|proficien\w+|fluen\w+|hands[\s-]on)\b/i;
/** Words of headings that name no particular skill: "Key technical skills". */
const HEADS_SKILLS =
  /^(?:(?:key|required?|technical|core|essentials?|professional|your|the|other|soft|hard|additional|and|&|or|experience|qualifications?|knowledge|education|desired|desirable|preferred|needed|necessary|important|basic|job|minimum|personal|special|mandatory|relevant|work|related|certifications?|competenc(?:y|ies)|abilities|requirements|skills?|set|you|have|bring|need|we|look|for|are|candidate)[\s,/]*)+$/i;
const NAMES_SKILLS = /\bskills?$/i;
const ASKS_FOR =
  /\b(?:experience (?:with|in|of|using|working)|experienced in|years?['’]?(?: of)? (?:\w+ ){0,3}experience|knowledge of|proficien\w+|familiar\w* with|skilled in|expertise in|understanding of|fluen(?:t|cy)|ability to|able to|degree)\b/i;
const IS_ABOUT_PAY_OR_LAW =
  /\b(?:equal opportunity|regardless of|without regard to|race, |salary range|401\s?\(?k|paid time off|annual leave|health insurance|subsid(?:y|ies)|reasonable accommodation|(?:an|per) hour|(?:AED|SAR|QAR|BHD|KWD|OMR|USD|GBP|EUR|INR|Rs\.?)\s?\d)|[£$€₹]\s?\d/i;
/** What employers give beside money, where nothing is asked for. */
const IS_PAID_IN_KIND = /\b(?:accommodation|housing|air ?tickets?|meals?|medical insurance|canteen|visa provided)\b/i;

/**
 * The lines and sentences of an advert that say something about the job, each with how much it asks for them.
 * The advert's headings decide; a line's own words ("is a plus", "must") overrule them. What is said of the
 * company, the pay and the law is left out.
 */
export function readAdvertLines(advert: string): AdvertLine[] {
  const lines: AdvertLine[] = [];
  let section: Section | null = null;
  let hasItems = false;
  let isAfterGap = false;
  for (const raw of splitAtInlineHeadings(joinWrappedLines(advert)).split(/\r?\n/)) {
    const line = raw.trim();
    const isItem = startsWithBullet(line) || NUMBER.test(line);
    const written = stripBullet(line).replace(NUMBER, '').replace(WORD, withoutLink).trim();
    if (!written) {
      isAfterGap = true;
      continue;
    }
    const heading = readHeading(written, isItem);
    if (heading) {
      section = heading.section;
      hasItems = false;
      if (!heading.rest) continue;
    }
    // A sentence of its own below a list is no longer part of it.
    if (!heading && !isItem && hasItems && isAfterGap && ENDS_SENTENCE.test(written)) section = null;
    hasItems ||= isItem;
    isAfterGap = false;
    const text = heading ? heading.rest : written;
    for (const sentence of splitSentences(text).flatMap(splitPreference)) {
      const importance = importanceOf(sentence, section);
      if (importance) lines.push({ text: sentence, importance });
    }
  }
  return lines;
}

function importanceOf(sentence: string, section: Section | null): Importance | null {
  if (section === 'ignored' || IS_WAIVER.test(sentence) || IS_ABOUT_PAY_OR_LAW.test(sentence)) return null;
  if (IS_PAID_IN_KIND.test(sentence) && !ASKS_FOR.test(sentence)) return null;
  const folded = fold(sentence);
  if (IS_PREFERENCE.test(folded)) return 'preferred';
  if (section === 'preferred') return 'preferred';
  if (IS_DEMAND.test(folded) || section === 'required') return 'required';
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
  const section = isTitle ? SECTION_HEADINGS.find(([, pattern]) => pattern.test(fold(title)))?.[0] : undefined;
  if (!section) return null;
  if (beforeColon === undefined && section === 'required' && isRequirementItself(title)) return null;
  return { section, rest };
}

function isRequirementItself(line: string): boolean {
  return IS_REQUIREMENT_ITSELF.test(line) || (NAMES_SKILLS.test(line) && !HEADS_SKILLS.test(line));
}

/** A heading without a colon holds no list and no verb phrase: a few words, the first with a capital. */
function isWrittenAsTitle(title: string): boolean {
  return /^[\p{Lu}\p{Lo}#\d“"']/u.test(title) && !/[,;]/.test(title) && title.split(/\s+/).length <= MAX_HEADING_WORDS;
}

/** A long line that goes on in lower case was broken by the width of a page, not by its author. */
function joinWrappedLines(advert: string): string {
  return advert.replace(/(?<=[^\n]{50}[^\n.:;!?])\r?\n(?=[ \t]*[\p{Ll}(])/gu, ' ');
}

/** Adverts that have lost their line breaks keep "Requirements:" in the middle of a paragraph. */
function splitAtInlineHeadings(advert: string): string {
  return advert.replace(
    /(?<=[.!?;)]\s{1,3})((?:[A-Z][\w'’-]*\s){0,3}(?:Requirements?|Qualifications?|Responsibilities|Duties|Benefits|Skills|Nice[ -]to[ -]haves?|Preferred|Essential|Desirable)\s?:)/g,
    '\n$1',
  );
}

/** "5 years on site, high-rise preferred" demands the first and prefers the second. */
function splitPreference(sentence: string): string[] {
  const at = sentence.lastIndexOf(', ');
  if (at < 0) return [sentence];
  const [demand, rest] = [sentence.slice(0, at), sentence.slice(at + 2)];
  return /\d/.test(demand) && !IS_PREFERENCE.test(demand) && IS_PREFERENCE.test(rest) ? [demand, rest] : [sentence];
}

function splitSentences(text: string): string[] {
  return text
    .split(/(?<=[.!?;])\s+(?=[\p{Lu}•])/u)
    .map((sentence) => sentence.trim())
    .filter(Boolean);
}

/** A word without its address on the web; nothing of an e-mail address. Steps are at most a few for each character. */
function withoutLink(word: string): string {
  const at = word.indexOf('@');
  const isMail = at > 0 && /\.\w/.test(word.slice(at));
  return isMail ? ' ' : word.replace(LINK, ' ');
}
