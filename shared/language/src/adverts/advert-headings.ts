import { fold } from '../fold.ts';
import { readClasses } from '../lists.ts';
import type { Section } from './importance.ts';
import { isListItem } from './split-advert.ts';

/** By their whole titles. */
const KNOWN_HEADINGS = readClasses('advert-headings') as ReadonlyMap<string, Section>;
const knownSection = (title: string) => KNOWN_HEADINGS.get(fold(title).replace(/[\s?؟!:.…]+$/u, ''));
/** "Training" in a list may be one of its items. */
const MAY_BE_ITEM = /^\p{L}+$/u;

// Order matters: "preferred qualifications" is a preference, "about you" is not about the company.
const SECTION_HEADINGS: readonly (readonly [Section, RegExp])[] = [
  ['mentioned', /\bessential (?:\w+ )?(?:functions|duties|responsibilities|tasks)\b/i],
  [
    'ignored',
    /\b(?:physical (?:requirements|demands)|(?:working )?conditions of (?:employment|service)|working conditions|what (?:to|you can|can you) expect|why (?!you\b)\w+$|our promise|in return|travel required|relocation|telework|required documents|documents required|supporting documents|(?:how|where|ready|when) to apply|how (?:you will|we(?:['’]ll| will)?|will you|do we) (?:be )?(?:evaluated?|assess(?:ed)?|selected?|hire|interview)|(?:hiring|selection|recruitment|assessment|application|interview|shortlisting) (?:process|procedure|stages?|timeline|timetable)|next steps?|what happens (?:next|then|after)|data protection|appeals|additional information|job details|agency contact|what(?:['’]ll| will)? (?:do )?(?:we|i) (?:(?:do|will|can|['’]ll) )?(?:give|offer|pay|provide)|what(?:['’]s| is) in it)\b|(?<!\p{L})(?:المستندات|الاوراق|الوثائق) (?:المطلوبه|اللازمه)/iu,
  ],
  ['required', /\b(?:desired|preferred|ideal|expected) (?:candidate|applicant)s?(?:['’]s)?(?: profile)?\b/i],
  [
    'preferred',
    /\b(?:secondary skills?|not (?:required|essential|mandatory|necessary)|(?:glad|happy) to see|prefer\w*|nice[\s-]to[\s-]haves?|good[\s-]to[\s-]haves?|bonus(?: points| skills)?|desirables?|desired|(?:big )?plus(?:es)?|advantage(?:s|ous)?|ideally|optional|would be (?:great|a plus|nice)|(?:what )?would help|sets you apart|nice extras|(?:great|good|nice|lovely|handy|brilliant|helpful|useful|even better|a bonus) if|additional skills|extra credit|added value|it helps if|would (?:help|make (?:me|us))|if you(?:['’]ve| have)? also|(?:stand|standing) out|deal[\s-]?breakers?|make us smile|put off if|even better|(?:a )?bonus if|(?:we|we['’]d) (?:would )?love)\b|(?<!\p{L})(?:ال)?(?:يفضل|ويفضل|الافضليه|افضليه|مفضله|مزايا اضافيه|ميزه اضافيه|نقاط اضافيه|يستحسن|يحبذ|الاولويه|تحسب|يحسب|تميزك|اضافه|حبذا|نتمني)(?!\p{L})/iu,
  ],
  [
    'required',
    /\b(?:require(?:ments?|d|s)?|must|must[\s-]haves?|mandatory|qualifications?|skills?|essentials?|minimum|what (?:it takes|makes you|you(?:['’]?ll| will)? (?:need|bring|have)|(?:do )?i need|we(?:['’]?re| are)? (?:need|look\w*|expect|ask)(?: for)?)|who (?:(?:i|we) think )?(?:you are|we want|can apply|should apply|(?:are we|we are|we['’]re) looking for)|could this be you|is this you|eligibility|ideal candidate|about you|^the (?:person|individual|right person)$|your (?:profile|background|experience|skills)|experience|competenc(?:y|ies|es?)|you(?:['’](?:ve|re))? (?:have|bring|are|need|offer|should|must|know)|you(?:['’]ve| will have|['’]ll have)|(?:might|may) be a (?:good )?fit|we (?:expect|need|ask)|candidate|person specification|education|(?:personal )?(?:attributes|qualities)|selection criteria|tech(?:nology|nical)? stack|certifications?)\b|(?<!\p{L})(?:المتطلبات|متطلبات|الموهلات|موهلات|الشروط|شروط|المهارات|مهارات|الخبرات|المطلوب|المواصفات|نتوقع منك|نتوقعه منك|نبحث عنه|نبحث عن|نتوقع|نتطلع|نريد|ما تحتاجه|عنك|من انت)(?!\p{L})/iu,
  ],
  [
    'mentioned',
    /\b(?:responsibilit(?:y|ies)|dut(?:y|ies)|what (?:you(?:['’]?ll| will) (?:do|be doing|work on)|(?:is|['’]s) the job|the job is)|what['’]s the job|your (?:role|tasks|mission)|the (?:role|job)|(?:typical|average|usual) (?:day|week|shift)|(?:a|your) (?:day|week) (?:look|in)|purpose|role overview|key tasks|day[\s-]to[\s-]day|job (?:description|summary|purpose|role|profile)|about the (?:role|job|position)|position summary|scope)\b|(?<!\p{L})(?:المهام|مهام|المسووليات|مسووليات|ماذا ستفعل|ما ستفعله|ستقوم به|مهامك|دورك|طبيعه العمل|الوصف الوظيفي|وصف الوظيفه)(?!\p{L})/iu,
  ],
  [
    'ignored',
    /\b(?:about (?:us|the company|the team|[A-Z]\w+)|who we are|our (?:company|story|values|culture|mission|benefits)|benefits?|perks?|package|what we offer|we offer|(?:what )?you(?:['’]ll)? get|look forward to|(?:informal )?[ei]nquir(?:y|ies)|what(?:['’]s| is) (?:in it for (?:you|me)|on offer)|what (?:i|we) (?:won['’]t|don['’]t|do not) (?:ask|need|require|care)|about (?:the )?client|^the (?:client|company|offer|package|rewards?)$|notice period|ctc|joining|visa|age|interview|life (?:here|at)|why (?:join|work)|what we (?:do|can do|have|offer) for you|compensation|remuneration|salary|pay|job types?|employment type|schedule|shifts?|equal opportunit\w*|diversity|how to apply|application process|location|contact|working hours|hours|legal|privacy)\b|(?<!\p{L})(?:المزايا|مزايا|المميزات|مميزات|عن الشركه|من نحن|نبذه عن|الراتب|ساعات العمل|الدوام|نقدم|نقدم لك|ما نقدمه|نمنحك|نوفر|الموقع|للتقديم|طريقه التقديم)(?!\p{L})/iu,
  ],
];

const MAX_HEADING_WORDS = 8;
const MAX_WORDS_OVER_SENTENCES = 4;
/** A sentence that ends in a colon leads to what follows, however long it is. */
const MAX_LEAD_LETTERS = 140;
const LEADS_TO_DEMANDS =
  /\b(?:(?:you|candidates?|applicants?) (?:will |do |to )?(?:need|must|should|have|bring)|need you to|requires?|we (?:expect|need|ask))\b/i;
const LEADS_TO_PERSON =
  /\b(?:what|who) (?:we|i) (?:hope|want|need|ask|expect|seek|(?:are|am) (?:after|looking|hoping))\b/i;
const LEADS_TO_WISHES =
  /\b(?:none|not|neither)\b.{0,60}\b(?:must|must-haves?|required|requirements?|essential|necessary|need(?:ed)?|expect(?:ed)?)\b|n['’]t (?:\w+ )?(?:essential|required|must|necessary|needed)\b|\b(?:would make (?:me|us)|would help|stand out|deal[\s-]?breakers?|bonus|nice|(?<!-)plus|smile|put off|delighted|great|lovely|love|ideally|prefer\w*|advantage|desirable)\b/i;
/** Heads what kind of thing is asked for, and says nothing of how much: "Education: BSN" below "Preferred". */
const NAMES_A_KIND =
  /^(?:(?:education(?:al)?|experience|skills?|certifications?|licensure|licen[cs]es?|knowledge|training|languages?|technical|qualifications?|background|and|&)[\s,/]*)+$/i;
const BEGINS_AS_WISH = /^(?:(?:nice|good|great)[\s-]to[\s-]have|what would|it would|would be|desirable)\b/i;
/** A sentence, however short it is and whatever it begins with. */
const SPEAKS_OF_APPLICANTS = /\b(?:candidates?|applicants?)\b.{0,80}\b(?:will|should|must|can|may|need)\b/i;
/** In headings that nobody has foreseen, what is over and above: "Lovely extras", "You get brownie points for". */
const SOUNDS_LIKE_WISH =
  /\b(?:extras?|bonus|also|plus|advantages?|apart|helps?|helpful|points|edge|impress|delight(?:ed)?|wish(?:es|list)?|optional|optionally|dream|favou?r\w*|over and above|even better|love)\b|(?<!\p{L})و?(?:حبذا|اضافي|اضافيه|نتمني|ميزه|مزيه)(?!\p{L})/iu;
const SOUNDS_LIKE_OFFER =
  /\b(?:us|our|why|here|offer|table|yours?|rewards?|treats?|give|gives|pay|earn|receive|enjoy|included|extras for you|looked after)\b|(?<!\p{L})(?:لك|معنا|لماذا)(?!\p{L})/iu;
/** Headings are misspelt as other words are: "Requirments". */
const WORDS_OF_HEADINGS = [
  'requirements',
  'qualifications',
  'responsibilities',
  'experience',
  'preferred',
  'desirable',
  'benefits',
  'education',
  'essential',
];
const MAX_SLIPS = 2;
/** What is asked for, and no heading over it: "Experience with ADP", "5 years of C#", "Advanced Excel skills". */
const IS_REQUIREMENT_ITSELF =
  /\d|\b(?:years?|(?:exp|experienced?|skills?|skilled|certifi\w+|education|competen\w+|qualifi\w+) (?:with|in|of|as|at|on|using)|knowledge|proficien\w+|fluen\w+|hands[\s-]on)\b/i;
/** Words of headings that name no particular skill: "Key technical skills". */
const HEADS_SKILLS =
  /^(?:(?:key|required?|technical|core|essentials?|professional|your|the|other|soft|hard|additional|and|&|or|experience|qualifications?|knowledge|education|desired|desirable|preferred|needed|necessary|important|basic|mandatory|optional|academic|licensure|licen[cs]es?|training|languages?|criteria|person|specification|tools?|tech|technologies|stack|applicant|ideal|what|is|job|minimum|personal|special|mandatory|relevant|work|related|certifications?|competenc(?:y|ies)|abilities|attributes|qualities|requirements|skills?|set|you|have|bring|need|we|look|for|are|candidate)[\s,/]*)+$/i;
/** Headings with a word of their own speak to the reader or say what they are: "What your profile is", "Requirements of the role". */
const ADDRESSES_READER =
  /\b(?:require(?:ments?|d|s)|what|who|you|your|we|must[\s-]haves?|criteria|specification|profile|fit|this|qualifications)\b|\p{Script=Arabic}/iu;
const NAMES_SKILLS = /\b(?:skills?|required|preferred|mandatory|desirable|(?:is )?a must|a plus)$/i;

export interface Heading {
  /** Null: what follows speaks for itself. */
  section: Section | null;
  /** What stands behind its colon. */
  rest: string;
  /** It says nothing of the lines below. */
  isOfItsLine: boolean;
  /** It says what kind of thing is asked for, not how much. */
  namesKind: boolean;
  /** It is a sentence. */
  isLead: boolean;
}

export function readHeading(line: string, isBullet: boolean): Heading | null {
  const lead = readLead(line);
  if (lead) return lead;
  const [, beforeColon, rest = ''] = /^([^:]{3,50}):\s*(.*)$/s.exec(line) ?? [];
  if (isBullet && !(beforeColon && !rest)) return null;
  const title = beforeColon ?? line;
  if (SPEAKS_OF_APPLICANTS.test(title)) return null;
  const isShort = title.split(/\s+/).length <= MAX_HEADING_WORDS;
  const endsLikeTitle = beforeColon !== undefined || !/[.,;!]$/.test(title);
  if (!isShort || !endsLikeTitle) return null;
  const known = knownSection(title);
  const namesKind = rest !== '' && NAMES_A_KIND.test(title);
  if (known && (beforeColon !== undefined || !MAY_BE_ITEM.test(title)))
    return { section: known, rest, isOfItsLine: namesKind, namesKind, isLead: false };
  const isTitle =
    beforeColon !== undefined || isWrittenAsTitle(title) || BEGINS_AS_WISH.test(title) || HEADS_SKILLS.test(title);
  const spelt = isTitle ? spellHeading(fold(title)) : '';
  const section = SECTION_HEADINGS.find(([, pattern]) => pattern.test(spelt))?.[0];
  if (!section) return null;
  if (beforeColon === undefined && !HEADS_SKILLS.test(spelt)) {
    if (section === 'required' && isRequirementItself(spelt)) return null;
    if (section === 'preferred' && IS_REQUIREMENT_ITSELF.test(spelt)) return null;
  }
  return { section, rest, isOfItsLine: namesKind, namesKind, isLead: false };
}

function spellHeading(title: string): string {
  return title.replace(/\p{L}{8,20}/gu, (word) => WORDS_OF_HEADINGS.find((right) => isSlipOf(word, right)) ?? word);
}

/** The words differ by so few letters that one is the other mistyped. */
function isSlipOf(word: string, right: string): boolean {
  // One qualification is no heading over many.
  if (`${word}s` === right || word[0] !== right[0] || Math.abs(word.length - right.length) > MAX_SLIPS) return false;
  let row = Array.from({ length: right.length + 1 }, (_, column) => column);
  for (const [index, letter] of [...word].entries()) {
    const above = row;
    row = [index + 1];
    for (let column = 1; column <= right.length; column++)
      row.push(
        Math.min(above[column]! + 1, row[column - 1]! + 1, above[column - 1]! + (letter === right[column - 1] ? 0 : 1)),
      );
  }
  return row.at(-1)! <= MAX_SLIPS;
}

/** "You don't need a degree. We do need you to:" and "Some things that would make us smile: a background in …" */
function readLead(line: string): Heading | null {
  const colon = line.indexOf(':');
  if (colon < 0 || colon > MAX_LEAD_LETTERS) return null;
  const title = line
    .slice(0, colon)
    .split(/[.!?]\s/)
    .at(-1) as string;
  const rest = line.slice(colon + 1).trim();
  const isShort = title.length === colon && title.split(/\s+/).length <= MAX_HEADING_WORDS;
  if (isShort && !SPEAKS_OF_APPLICANTS.test(title) && !LEADS_TO_PERSON.test(title)) return null;
  const section = LEADS_TO_WISHES.test(title)
    ? 'preferred'
    : (rest === '' && LEADS_TO_DEMANDS.test(title)) || LEADS_TO_PERSON.test(title)
      ? 'required'
      : null;
  return section && { section, rest, isOfItsLine: rest !== '', namesKind: false, isLead: true };
}

/**
 * A line that leads to a list and that no word of is known: what stands above it is over. So it is where a few words stand
 * over sentences (`isUnderHeading`: something is over).
 */
export function readUnforeseenHeading(
  line: string,
  all: readonly string[],
  index: number,
  isUnderHeading: boolean,
): Heading | null {
  const words = line.split(/\s+/).length;
  if (isListItem(all[index]!) || words > MAX_HEADING_WORDS) return null;
  const next = all.slice(index + 1, index + 3).find((each) => each !== '');
  const isOverSentences =
    isUnderHeading &&
    words <= MAX_WORDS_OVER_SENTENCES &&
    all[index - 1] === '' &&
    isWrittenAsTitle(line) &&
    /^\p{Lu}.{60,}[.!?]$/u.test(all[index + 1] ?? '');
  const leads =
    /[:?؟]$/.test(line) || (!/[.,;!]$/.test(line) && ((next !== undefined && isListItem(next)) || isOverSentences));
  if (!leads || next === undefined || IS_REQUIREMENT_ITSELF.test(line)) return null;
  const sounds = SOUNDS_LIKE_OFFER.test(fold(line))
    ? 'ignored'
    : SOUNDS_LIKE_WISH.test(fold(line))
      ? 'preferred'
      : null;
  const section = knownSection(line) ?? sounds;
  return { section, rest: '', isOfItsLine: false, namesKind: false, isLead: false };
}

function isRequirementItself(line: string): boolean {
  return IS_REQUIREMENT_ITSELF.test(line) || NAMES_SKILLS.test(line) || !ADDRESSES_READER.test(line);
}

/** A heading without a colon holds no list and no verb phrase: a few words, the first with a capital. */
function isWrittenAsTitle(title: string): boolean {
  return /^[\p{Lu}\p{Lo}#\d“"']/u.test(title) && !/[,;]/.test(title) && title.split(/\s+/).length <= MAX_HEADING_WORDS;
}
