import { fold, toAsciiDigits } from '@vitae/language/fold';
import { namesOccupation } from '@vitae/language/occupations';
import { KNOWN_SKILLS } from '@vitae/language/skills';
import type { ChatLanguage } from '../coach/turn.ts';
import { capital } from './first-letter.ts';
import { MONTH_NAMES as MONTH, monthNumber, withEnglishMonth } from './month-names.ts';
import { withProperNames } from './proper-names.ts';

// What a request says of the mail that it asks for, as it is typed: nothing of it is made up.

type Say = (en: string, ar: string) => string;

const DATE = `\\d{1,2}(?:st|nd|rd|th)?(?: of)? (?:${MONTH})\\b|(?:${MONTH}) \\d{1,2}(?:st|nd|rd|th)?\\b`;

const COUNT = '\\d{1,2}|an?|one|two|three|four|five|six|a couple of|a few';

/** "I interviewed last Tuesday", "on 3rd june". */
const DAY = new RegExp(
  `\\b(?:today|yesterday|(?:last|on|this) (?:mon|tues|wednes|thurs|fri|satur|sun)day|last week|(?:${COUNT}) (?:days?|weeks?|months?) ago|(?<=\\b(?:was|were|happened) )(?:mon|tues|wednes|thurs|fri|satur|sun)day|on (?:the )?(?:${DATE}))`,
  'iu',
);
const DAY_IN_ARABIC = /اليوم|امبارح|مبارح|البارحه|امس|الاسبوع (?:الماضي|اللي فات|الفايت)/u;
const YESTERDAY = new Set(['امس', 'امبارح', 'مبارح', 'البارحه']);

const withCapitals = (text: string) =>
  text.replace(/\p{L}+/gu, (word) =>
    monthNumber(word) !== null || /day$/.test(word) ? (/^to?day|yesterday$/.test(word) ? word : capital(word)) : word,
  );

/** With a space before it; empty where no day is named. */
export function dayIn(text: string, language: ChatLanguage): string {
  const day = DAY.exec(text)?.[0];
  const arabic = DAY_IN_ARABIC.exec(fold(text))?.[0];
  if (language === 'ar') {
    if (!arabic) return day ? dayInArabic(day) : '';
    return arabic === 'اليوم' ? ' اليوم' : YESTERDAY.has(arabic) ? ' أمس' : ' الأسبوع الماضي';
  }
  if (arabic && !day) return arabic === 'اليوم' ? ' today' : YESTERDAY.has(arabic) ? ' yesterday' : ' last week';
  const isBare = /^\p{L}+day$/iu.test(day ?? '') && !/^(?:to|yester)day$/iu.test(day!);
  return day
    ? ` ${isBare ? 'on ' : ''}${withCapitals(day.toLowerCase().replace(/(\d)(?:st|nd|rd|th)(?: of)?/, '$1'))}`
    : '';
}

const WEEKDAYS: Record<string, string> = {
  sun: 'الأحد',
  mon: 'الاثنين',
  tues: 'الثلاثاء',
  wednes: 'الأربعاء',
  thurs: 'الخميس',
  fri: 'الجمعة',
  satur: 'السبت',
};

/** "on Monday" in an Arabic mail; empty for a date, which its writer puts in. */
function dayInArabic(day: string): string {
  const said = day.toLowerCase();
  const weekday = Object.keys(WEEKDAYS).find((name) => said.includes(`${name}day`));
  if (weekday) return ` يوم ${WEEKDAYS[weekday]!}`;
  return said === 'yesterday' ? ' أمس' : said === 'today' ? ' اليوم' : said === 'last week' ? ' الأسبوع الماضي' : '';
}

/** "2 weeks after applying", "i applied 10 days ago". */
const APPLIED =
  /\b(?<count>\d{1,2}|an?|one|two|three|four|five|six|couple of|few) (?<unit>days?|weeks?|months?) (?:(?:ago|after|since|now since)\b.{0,20}\bappl|.{0,12}\bago\b)|\bappl(?:ied|ication)\b.{0,60}?\b(?<told>\d{1,2}|an?|one|two|three|four|five|six|couple of|few) (?<of>days?|weeks?|months?) (?:ago|back|now)\b/iu;

/** "قدمت قبل أسبوعين". */
const APPLIED_IN_ARABIC =
  /(?:قبل|منذ|من|صارلي|صار لي)\s+(?<since>(?:حوالي )?(?:\d{1,2} )?(?:أسبوعين|اسبوعين|[أا]سبوع|شهرين|شهر|يومين|[أا]يام|[أا]سابيع|يوم))/u;

/** "two weeks ago"; undefined where no time is told. */
export function appliedIn(text: string, say: Say): string | undefined {
  const { count, unit, told, of } = APPLIED.exec(text)?.groups ?? {};
  const [number, span] = [count ?? told, unit ?? of];
  if (number && span)
    return say(`${/^(?:couple of|few)$/i.test(number) ? `a ${number}` : number} ${span} ago`, `منذ ${number} ${span}`);
  const since = APPLIED_IN_ARABIC.exec(toAsciiDigits(text))?.groups?.since;
  if (since) return say('on [date]', `قبل ${since}`);
  const day = /\bappl(?:ied|ication)\b|\b(?:sent|submitted) .{0,20}\b(?:cv|resume|application)\b/i.test(text)
    ? dayIn(text, 'en').trim()
    : '';
  return day === '' ? undefined : say(day, 'بتاريخ [التاريخ]');
}

/** "for guest service agent", "as a shift leader", "لوظيفة محاسب": what the person applies for. */
const APPLIES_FOR =
  /\b(?:for|as|position of|role of|post of|from(?= the [\p{L} ]{3,40} (?:position|role|job|post)\b)) (?:an? |the )?(\p{L}[\p{L} /-]{2,40}?)(?: (?:position|role|job|post))?(?= (?:at|with|in|she|he|they|and|but|i|we|last|on|who|from|today)\b|[.,;!?\n]|$)/giu;
/** "…, buyer role at a furniture company". */
const NAMED_AS_POST =
  /(?:^|[,.;:\n]|\b(?:the|an?|about|on)\s)\s*(?:the |an? )?((?:\p{L}[\p{L}/-]*\s){1,4}?)(?:role|position|job|post|vacancy)\b/giu;
const AS_ARABIC_JOB =
  /(?:لوظيفة|وظيفة|لوظيفه|كـ)\s+(\p{Script=Arabic}{3,}(?:\s\p{Script=Arabic}{3,})?)(?=\s*(?:[،.؟]|$|\sفي\s|\sمن\s|\sلأن))/u;
/** "…, Halden Marine, senior accountant. she said": between stops. */
const BETWEEN_STOPS = /[,.;\n]/u;

/** "write to recruiter". */
const ORDERS = /^(?:please |pls )?(?:write|e-?mail|mail|message|text|tell|reply|answer|ask|thank)\b/iu;

export function jobIn(text: string): string | undefined {
  const arabic = AS_ARABIC_JOB.exec(text)?.[1];
  if (arabic) return arabic;
  return postAppliedFor(text) ?? postBetweenStops(text);
}

/** What is said to be applied for, and is no post of whoever was met. */
export function postAppliedFor(text: string): string | undefined {
  return [...text.matchAll(APPLIES_FOR), ...text.matchAll(NAMED_AS_POST)]
    .filter(
      ({ index, 0: found }) =>
        !(OF_SOMEBODY.test(text.slice(0, index)) || FOR_READER.test(text.slice(0, index)) || PERSON_FIRST.test(found)),
    )
    .map(([, phrase = '']) => phrase.trim())
    .find((phrase) => namesOccupation(phrase));
}

/** "the managers name is Ines". */
const TELLS_NAME = /\b(?:name(?:['’]?s| is| was)?|called|named)\b/iu;

function postBetweenStops(text: string): string | undefined {
  const parts = text.split(BETWEEN_STOPS).map((part) => part.trim());
  const isShort = (part: string) =>
    part.length > 3 &&
    part.split(' ').length <= 4 &&
    !/\d/.test(part) &&
    !ORDERS.test(part) &&
    !OF_ONE.test(part) &&
    !TELLS_NAME.test(part);
  return parts.find(
    (part, at) => isShort(part) && namesOccupation(part) && !(at > 0 && isOfPerson(parts[at - 1]!, part)),
  );
}

/** "he works as": the post is another's. */
const OF_SOMEBODY =
  /\b(?:he|she|they|who|that)(?:['’]s| is| was| has)?(?: now)?(?: (?:works?|worked|working|acts?|acting|employed))?\s?$/iu;
/** "a thank you mail for the hiring manager": whom it goes to. */
const FOR_READER = /\b(?:e-?mails?|mail|letter|note|message|msg|text|line|thanks|thank you|reply)\s?$/iu;
/** "for Marcus, the VP", "for Marcus the VP of ops". */
const PERSON_FIRST = /^(?:for|as|from|(?:position|role|post) of) \p{L}+ the /iu;
/** "the ops manager", "their VP": somebody, and not a post by itself. */
const OF_ONE = /^(?:the|their|his|her|our|my|an?|who|he|she|with|and)\b/iu;
/** "a guy named Marcus", "i spoke to Dana": what stands behind it says what they are. */
const PERSON_TOLD =
  /\b(?:named|called|name(?:['’]s| is| was)|guy|man|woman|lady|person|gentleman|(?:spoke|spoken|talked|chatted|met|meeting)(?: (?:to|with))?|boss|manager|interviewer|recruiter|interviewed by|mr|ms|mrs|dr)\.?(?: \p{L}[\p{L}'’-]*){1,3}$/iu;
/** "interview with Dana, head of stores": whoever one is interviewed by is of such a post. */
const MET_ONE = /\b(?:with|by|from|to|thank|dear) \p{L}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?$/iu;
const OF_WHO_HIRES =
  /\b(?:vp|svp|evp|vice president|president|head|director|chief|c[efot]o|coo|cmo|owner|founder|partner|recruiter|hr|human resources|talent|principal|manager|boss|supervisor)\b/iu;
const isOfPerson = (before: string, post: string): boolean =>
  PERSON_TOLD.test(before) || (MET_ONE.test(before) && OF_WHO_HIRES.test(post));

/** "last day 30 days from today", "آخر يوم 30 الشهر الجاي": as it is typed, where it names a time. */
const LAST_DAY =
  /\b(?:last (?:working )?(?:day|shift)|(?:i(?:'m| am| will be|'ll be)? |want to |wanna |to )(?:leav(?:e|ing)|finish(?:ing)?|stop(?:ping)?)(?: work(?:ing)?| here| there)?) (?:is |will be |would be |should be |on |by |at |= ?)?(?:on )?((?:the )?[\p{L}\d][\p{L}\d /.-]{2,30}?)(?=[,;.!?\n]|$)/iu;
const LAST_DAY_IN_ARABIC = /[آا]خر يوم(?: عمل| دوام)?(?: هو| يوم)?\s+([\p{L}\d][\p{L}\d /-]{1,30}?)(?=[،.؟\n]|$)/u;
const NAMES_TIME = new RegExp(
  `\\d|\\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|today|tomorrow|week|month|end|${MONTH})\\b|الشهر|الاسبوع|الأسبوع|نهاية`,
  'iu',
);

export function lastDayIn(text: string, language: ChatLanguage): string | undefined {
  const digits = toAsciiDigits(text);
  const said = (LAST_DAY.exec(digits) ?? LAST_DAY_IN_ARABIC.exec(digits))?.[1]?.trim();
  return said !== undefined && NAMES_TIME.test(said)
    ? withCapitals(language === 'en' ? withEnglishMonth(said) : said)
    : undefined;
}

/** "30 days notice". */
const NOTICE = /\b(\d{1,2}|one|two|three) (days?|weeks?|months?)['’]? (?:of )?notice\b/iu;
const NOTICE_IN_ARABIC = /(?:إشعار|اشعار|انذار)\s+(\d{1,2}\s+يوم|شهرين|شهر)/u;

export function noticeIn(text: string, say: Say): string | undefined {
  const [, count, unit] = NOTICE.exec(text) ?? [];
  const arabic = NOTICE_IN_ARABIC.exec(text)?.[1];
  if (arabic) return say('the notice agreed', `إشعار ${arabic}`);
  return count && unit ? say(`a notice of ${count} ${unit.toLowerCase()}`, 'مدة الإشعار') : undefined;
}

/** "they offered 5500 i want 6500": what is asked for first, and not what would do. */
const WISHED_SUM =
  /\b(?:want|need|asking for|ask(?:ing)? for|expect(?:ed|ing)?|hop(?:ed|ing) for|get)\b\D{0,15}(\d(?:[\d,.]*\d)?k?)/iu;
export const wishedSumIn = (text: string): string | undefined => sumIn(text, WISHED_SUM);

/** "i also hold another offer of 68,000": a reason to ask for more. */
const OTHER_OFFER = /\banother offer of (?<sum>(?:[A-Z]{3} )?\d[\d,]*)/u;
export function otherOfferIn(text: string, say: Say): string | undefined {
  const sum = OTHER_OFFER.exec(text)?.groups?.sum;
  return sum && say(`another offer of ${sum} that I hold`, `عرض آخر لدي بمبلغ ${sum}`);
}

/** Where the offered job is, with a space before it. */
const OFFER_AT = /\bjob place: (?<place>\p{L}[\p{L} .'-]{1,30}?)\./u;
export function whereIn(text: string, say: Say): string {
  const place = OFFER_AT.exec(text)?.groups?.place;
  return place ? say(` in ${place}`, ` في ${place}`) : '';
}

/** "they offered 11k aed", "the offer is 9,500". */
const OFFERED_SUM = /\b(?:offer(?:ed|ing|s)?(?: me| is| was| of)*|عرضوا(?: علي| عليا)?)\D{0,15}(\d(?:[\d,.]*\d)?k?)/iu;
export const offeredSumIn = (text: string): string | undefined => sumIn(text, OFFERED_SUM);

const CURRENCY = /\b(aed|sar|qar|kwd|bhd|omr|usd|eur|gbp|inr|egp)\b/iu;

/** "13k" as a mail writes it, in the currency that is named. */
function sumIn(text: string, told: RegExp): string | undefined {
  const typed = told.exec(text)?.slice(1).find(Boolean);
  if (typed === undefined) return undefined;
  const many = /^(\d+(?:\.\d+)?)k$/i.exec(typed)?.[1];
  const isOfThousands = /^\d{2,3}$/.test(typed) && /\d\s?k\b/iu.test(text);
  const plain = many || isOfThousands ? String(Number(many ?? typed) * 1000) : typed;
  const sum = /^\d{4,}$/.test(plain) ? new Intl.NumberFormat('en').format(Number(plain)) : plain;
  return [CURRENCY.exec(text)?.[1]?.toUpperCase(), sum].filter(Boolean).join(' ');
}

/** What is said in a chat and not in a mail. */
const SPOKEN = /\s*\b(?:lol|haha+|lmao|mess|crap|bla(?:h)?|stupid|damn)\b/giu;
const ACRONYMS = new Map(
  KNOWN_SKILLS.filter(({ label }) => /^[A-Z]{2,5}$/.test(label)).map(({ label }) => [label.toLowerCase(), label]),
);

/** What was typed in a chat, as it stands in a mail. */
export const inMail = (text: string) =>
  text
    .replace(SPOKEN, '')
    .replace(/\btheir\b/giu, 'your')
    .replace(/\p{L}+/gu, (word) => ACRONYMS.get(word) ?? (word === 'excel' || word === 'saudi' ? capital(word) : word))
    .trim();

/** "they do a lot of rotations between desks", "we talked about the move to SAP": to be put in one's own words. */
const LIKED_IN_ARABIC =
  /(?:[أا]?عجبني|حبيت|اعجبت ب|استفدت من)\s?(?:كلام|حديث|ال?جزء|ال?فكرة|شرح|ال?كلام|ما قلت)\S*\s+عن\s+(?<arabic>[^.،؟\n]{3,60})/u;
const TALKED_IN_ARABIC =
  /(?:اتكلمنا|تكلمنا|تحدثنا|حكينا|ناقشنا|تناقشنا)\s(?:(?:كثير[اً]*|كتير|طويلا|مطولا)\s)?(?:(?:عن|في|حول|على)\s)?(?<arabic>[^.،؟\n]{3,60}?)(?=\sو[أا]?عجب|[.،؟\n]|$)/u;
const SAID =
  /\bi (?:really |also |especially |particularly )?(?:like[d]?|loved?|enjoyed|was (?:impressed|struck|taken) by|found) (?:the |that |your )?(?:bit|part|talk|idea|story|conversation|discussion|point|chat)s? (?:about|on|of|with) (?<liked>.{3,80}?)(?= which\b| and i\b|[.,;!?\n]|$)|\b(?:she|he|they|who) (?:said|told me|mentioned|explained|talked about|spoke about)(?: that| about)? (?!(?:one|two|three|\d+|an?) (?:days?|weeks?|months?))(.{8,80}?)(?= which\b| and i\b|[.,;!?\n]|$)|\b(?:(?:we|i)(?: (?:also|mostly|mainly|really))? (?:talked|spoke|chatted)(?: (?:to|with) (?:him|her|them))?(?: (?:a lot|a bit|lots|much|mostly|mainly|at length|in detail|long|quite a (?:bit|lot)|for (?:a (?:while|long time)|ages)|mostly))* about|we(?: (?:also|mostly|mainly))? discussed|our (?:talk|chat|conversation|discussion) (?:about|on)) (.{4,120}?)(?= which\b| and (?:i|he|she|they|we)\b|[.,;!?\n]|$)/iu;

export function subjectIn(text: string): string | undefined {
  const inArabic = (LIKED_IN_ARABIC.exec(text) ?? TALKED_IN_ARABIC.exec(text))?.groups?.arabic?.trim();
  if (inArabic) return inArabic;
  const [, liked, said, talked] = SAID.exec(text) ?? [];
  const subject = liked ?? said ?? talked;
  return subject === undefined ? undefined : withProperNames(said ? `[${inMail(subject)}]` : inMail(subject));
}

/** "he liked my idea of shifting two people": what the reader took to. */
const IDEA =
  /\b(?:he|she|they|\p{Lu}\p{Ll}+)(?: really| also| seemed to| both| all)? (?:like[ds]?|loved|was (?:keen on|taken by|interested in)|were (?:keen on|taken by|interested in)|was happy with) my (?:idea|suggestion|plan|proposal|thought)s? (?<how>of|to|about|for|that) (?<what>.{4,120}?)(?= which\b| and (?:i|he|she|they|we|wants?|asked|said)\b|[.,;!?\n]|$)/u;
const IDEA_IN_ARABIC =
  /(?:[أا]?عجب(?:ته|تها|تهم|ه|ها|هم)|حب(?:وا)?)\s(?:ب)?(?:فكرتي|اقتراحي)\s(?:عن |في |ب)?(?<what>[^.،؟\n]{4,80})/u;

export function ideaIn(text: string, say: Say): string | undefined {
  const { how, what } = IDEA.exec(text)?.groups ?? {};
  const arabic = IDEA_IN_ARABIC.exec(text)?.groups?.what?.trim();
  const idea = what && `my idea ${how} ${withProperNames(inMail(what))}`;
  return (
    say(idea ? `I was glad that you liked ${idea}.` : '', arabic ? `وسرني أن فكرتي ${arabic} أعجبتكم.` : '') ||
    undefined
  );
}
/** "she said one week". */
const TERM = /\b(?:said|told me|promised|within|answer in)\b.{0,15}?\b(one|two|three|\d+|a) (days?|weeks?|months?)\b/iu;

/** The question how things stand, with the term that was named for it. */
export function howItStands(text: string, say: Say): string {
  const [, count, unit] = TERM.exec(text) ?? [];
  return count && unit
    ? say(
        `You mentioned an answer within ${count.toLowerCase()} ${unit.toLowerCase()}; may I ask how things stand?`,
        'ذكرتم موعدًا للرد، فهل يمكنني معرفة المستجدات؟',
      )
    : say('May I ask how things stand?', 'هل يمكنني معرفة المستجدات؟');
}

/** "no news for three weeks", "صار أسبوعين": how long ago it was of which a mail asks. */
const SINCE = new RegExp(`(?<!\\p{L})(?<since>(?:${COUNT}) (?:days?|weeks?|months?))(?!\\p{L})`, 'iu');
const SINCE_IN_ARABIC = /(?<since>\d{1,2} (?:أيام|ايام|أسابيع|اسابيع)|[أا]سبوعين|[أا]سبوع|شهر)(?!\p{L})/u;
const RELATIVE_DAYS =
  /\b(?:today|yesterday|this morning|last (?:week|night|(?:mon|tues|wednes|thurs|fri|satur|sun)day))\b|اليوم|امبارح|مبارح|[أا]مس/giu;

export const sinceIn = (text: string): string | undefined => {
  const digits = toAsciiDigits(text);
  return (SINCE.exec(digits) ?? SINCE_IN_ARABIC.exec(digits))?.groups?.since;
};

/** What was told some time ago, without days that are counted from then. */
export const withoutRelativeDays = (text: string): string => text.replace(RELATIVE_DAYS, ' ').replace(/ {2,}/gu, ' ');

/** "i said i would send a sample". */
const PROMISED =
  /\bi (?:said|promised|told (?:them|him|her))(?: that)? (?:i )?(?:would|will|'d|to) send (?:them |him |her )?(.{4,80}?)(?=[.,;!?\n]|$)/iu;

export function promiseIn(text: string, say: Say): string {
  const promised = PROMISED.exec(text)?.[1];
  if (!promised) return '';
  const what = inMail(promised);
  const named = /^(?:the|an?|my|some|our)\b/i.test(what) ? what : `the ${what}`;
  return say(`\n\nAs promised, I attach ${named}.`, `\n\nوكما وعدت أرفق [${what}].`);
}

/** "we worked together at palm gate 2019-2021". */
const WORKED_TOGETHER =
  /\bwe (?:worked|studied|were) (?:together )?(?:at|in) (.{3,60}?)(?=,|[.;!?\n]| (?:she|he|and|now|who)\b|$)/iu;

export function sharedIn(text: string, say: Say): string | undefined {
  const [whole = '', place] = WORKED_TOGETHER.exec(text) ?? [];
  if (!place) return undefined;
  const deed = /studied/i.test(whole) ? 'studied' : 'worked';
  const years = /(?:19|20)\d\d\D{1,4}(?:19|20)\d\d/.exec(place)?.[0];
  const where = place
    .replace(years ?? '', '')
    .trim()
    .replace(/\p{L}+/gu, (word) => (word.length > 2 ? capital(word) : word));
  const when = years ? ` (${years.replace(/\D+/, ' – ')})` : '';
  return say(
    `we ${deed} together at ${where}${when}, and I hope that you are well`,
    `عملنا معًا في ${where}${when}، وأرجو أن تكون بخير`,
  );
}

const READERS_FIRM = /\b(?:she|he) (?:is|works)(?: now)? (?:now )?(?:in|at|for|with) ((?:\p{Lu}[\p{L}&.'-]+ ?){1,4})/u;

/** The firm that the reader works for, with a space before it. */
export function companyOfReader(text: string): string {
  const firm = READERS_FIRM.exec(text)?.[1]?.replace(/[.\s]+$/, '');
  return firm ? `, ${firm},` : '';
}

/** "4 rounds + a test over 2 months". */
const ROUNDS = /\b(\d|two|three|four|five|six|seven) (?:interview )?(rounds|interviews|stages)\b/iu;
const OVER = /\b(?:over|in|during|for) (\d{1,2}|two|three|four|five|six) (weeks|months)\b/iu;

/** What the application has cost, said civilly. */
export function effortIn(text: string, say: Say): string {
  const [, count, rounds] = ROUNDS.exec(text) ?? [];
  if (!count || !rounds) return '';
  const [, length, unit] = OVER.exec(text) ?? [];
  const test = /\ba? ?(?:test|assignment|case study)\b/i.test(text);
  const over = length && unit ? ` over ${length} ${unit}` : '';
  return say(
    ` After ${count} ${rounds}${test ? ' and a test' : ''}${over}, I would have welcomed a word on the reasons.`,
    ` وبعد ${count} جولات${test ? ' واختبار' : ''} كنت أود معرفة الأسباب.`,
  );
}

/** Of a chat or a text message. */
const AS_MESSAGE =
  /\b(?:whats ?app|sms|text message|dm|linkedin|not (?:a )?formal|informal(?! (?:\p{L}+ )?(?:chat|call|talk|conversation|meeting|coffee)))\b.{0,20}|واتس/iu;
export const asksForMessage = (text: string): boolean => AS_MESSAGE.test(text);

/** "free on sunday", "i can do monday at 3pm". */
const FREE =
  /\b(?:free|available|can (?:do|come|talk|meet)|works for me|suits me)\b(?: \p{L}+)?? (?:on |for |at )?(?<when>(?:next |this )?(?:today|tomorrow|(?:mon|tues|wednes|thurs|fri|satur|sun)day)(?: (?:morning|afternoon|evening))?(?: at \d{1,2}(?::\d\d)? ?(?:am|pm)?)?)/iu;

const WEEKDAY =
  '(?:(?:next |this )?(?:today|tomorrow|(?:mon|tues|wednes|thurs|fri|satur|sun)day)(?: (?:morning|afternoon|evening))?)';
/** "answer her tuesday or thursday after 4". */
const TIMES_GIVEN = new RegExp(
  `\\b(?:answer|reply|respond|write back|tell|free|available|can (?:do|come|talk|meet))\\b(?: (?:to|her|him|them|that|with|saying|i|am|i'm|im|can|could|do|talk|is|free|available|on|for|at)\\b){0,7} (?<when>${WEEKDAY}(?:(?:,|,? or|,? and) ${WEEKDAY}){0,3}(?: (?:after|before|from|at|around|between) \\d{1,2}(?::\\d\\d)?(?: ?(?:am|pm)\\b)?(?: (?:and|to) \\d{1,2}(?::\\d\\d)?(?: ?(?:am|pm)\\b)?)?)?)`,
  'iu',
);
export const givesTimes = (text: string): boolean => ANSWERS_TIMES.test(text) && TIMES_GIVEN.test(text);
const ANSWERS_TIMES = /\b(?:answer|reply|respond|write back|tell (?:her|him|them))\b/iu;

/** When its writer can talk, with a space before it; empty where no time is told. */
export function freeIn(text: string, say: Say): string {
  const when = TIMES_GIVEN.exec(text)?.groups?.when ?? FREE.exec(text)?.groups?.when;
  if (!when) return '';
  const named = when.toLowerCase().replace(/(?:mon|tues|wednes|thurs|fri|satur|sun)day/gu, capital);
  return say(/^(?:today|tomorrow|next|this)/u.test(named) ? ` ${named}` : ` on ${named}`, dayInArabic(when));
}

/** "asking when my contract starts", "to ask if they need my papers". */
const QUESTION =
  /\b(?:asking|ask|know|inquire|enquire|find out)(?: (?:them|him|her|hr|\p{L}+))?(?: about)? (?<what>(?:when|if|whether|how|what|where|which|who|why)\b[^.;?!\n]{3,120})|(?:[اأ]س[أا]ل(?:ه|ها|هم)?|استفسر|السؤال|الاستفسار) (?:عن )?(?<arabic>[^.؟،\n]{3,100})/iu;

/** What is asked for in a mail, as a polite question; a blank where nothing is told. */
export function questionIn(text: string, say: Say): string {
  const { what, arabic } = QUESTION.exec(text)?.groups ?? {};
  const asked =
    what &&
    inMail(what.replace(/(?:[\s,]+(?:please|pls|plz|thanks|thx))+[\s.!]*$/iu, ''))
      .replace(/(?<![\p{L}'’])i(?![\p{L}])/gu, 'I')
      .replace(/\bthey (?=\p{L})/gu, 'you ')
      .trim();
  return say(
    asked ? `Could you tell me ${asked}?` : '[Your question in one sentence.]',
    arabic ? `أود الاستفسار عن ${arabic.trim()}.` : '[سؤالك في جملة.]',
  );
}

export const asksQuestion = (text: string): boolean => QUESTION.test(text);

const BEFORE_DATE = new RegExp(`\\b(?:join|start|come|begin|arrive|send (?:it|them))(?= (?:${DATE}))`, 'giu');

/** "reply that i will send them by monday": what is answered, as a sentence of the mail. */
const ANSWERED =
  /\b(?:reply|answer|respond|write|write back|tell|say|inform|let)\b(?: (?:to|them|him|her|hr|the \p{L}+|that|saying|know|back|and|say)){0,4} (?<what>i(?:'ll|'m|’ll|’m)? (?:will|can|am|have|would|shall|accept|agree|need|send|bring|sent|got|received)?\b[^.;?!\n]{4,160})/iu;

export function answeredIn(text: string): string | undefined {
  const what = ANSWERED.exec(text)?.groups?.what;
  if (!what) return undefined;
  const typed = inMail(what.replace(/(?:[\s,]+(?:please|pls|plz|thanks|thx))+[\s.!]*$/iu, '')).replace(
    /(?<![\p{L}'’])i(?=['’]|(?![\p{L}]))/gu,
    'I',
  );
  return `${withCapitals(typed).replace(BEFORE_DATE, '$& on')}.`;
}

/** "start date 1 september", "i can start on 3 may". */
const START = new RegExp(`\\bstart(?:ing|s)?(?: date)?(?: is| will be| on| from|:)* (?<when>${DATE})`, 'iu');
const START_IN_ARABIC =
  /(?:تاريخ البدء|ابدا|أبدأ|البداية|ابتداء من|ابتداءً من)(?: يوم| في| هو)?\s+(?<when>[\d٠-٩]{1,2} \p{L}{3,10})/u;

export function startIn(text: string, language: ChatLanguage): string | undefined {
  const digits = toAsciiDigits(text);
  const when = (START.exec(digits) ?? START_IN_ARABIC.exec(digits))?.groups?.when;
  return when && withCapitals(language === 'en' ? withEnglishMonth(when) : when);
}

/** "salary 16500": the pay that was agreed. */
const PAY = /\b(?:salary|pay|package)(?: is| of| was|:)* (\d(?:[\d,.]*\d)?k?)/iu;
export function payIn(text: string, say: Say): string | undefined {
  const sum = sumIn(text, PAY);
  return sum && say(`a salary of ${sum} a month`, `${sum} شهريًا`);
}

/** "can i have till next wednesday": the time that is asked for. */
const UNTIL = new RegExp(
  `\\b(?:till|til|until)\\s+(?:the )?(?<when>(?:(?:next|this) )?(?:mon|tues|wednes|thurs|fri|satur|sun)day(?: (?:week|after next))?|tomorrow|(?:the )?end of (?:the |next |this )?(?:week|month)|next (?:week|month)|${DATE})`,
  'giu',
);
const UNTIL_IN_ARABIC =
  /(?:لحد|حتى|حتي|لغاية|لغايه|ليوم)\s(?:يوم\s)?(?<when>(?:ال)?(?:[أا]حد|[إا]ثنين|اتنين|ثلاثاء|تلاتا|[أا]ربعاء|[أا]ربعا|خميس|جمعة|جمعه|سبت|[أا]سبوع|شهر)(?:\s(?:القادم|الجاي|المقبل|الجاية))?|بكرا|بكرة|غدا|غدًا)/u;

export function untilIn(text: string, language: ChatLanguage): string | undefined {
  const told = [...text.matchAll(UNTIL)].at(-1)?.groups?.when;
  const arabic = UNTIL_IN_ARABIC.exec(text)?.groups?.when;
  if (language === 'ar') return arabic ?? (told && (dayInArabic(told).trim().replace(/^يوم /u, '') || undefined));
  return told && withCapitals(told.toLowerCase());
}

const BY_THE_HOUR = /\d\s?(?:\/|an |per )\s?(?:hour|hr)\b/iu;
/** ", and have 32,000 in mind": what somebody would like to earn. */
const RAISE_SUM =
  /\b(?:raise|rise|increase|go up|bump)\b.{0,20}?\b(?:to|of)\s+(\d(?:[\d,.]*\d)?k?)|(?:الى|إلى|لـ?|ل|بقيمة|بمقدار)\s?(\d(?:[\d,.]*\d)?k?)/iu;
export function raiseIn(text: string, say: Say): string {
  const sum = sumIn(toAsciiDigits(text), RAISE_SUM) ?? wishedSumIn(text);
  const time = BY_THE_HOUR.test(text) ? ' an hour' : '';
  return sum ? say(`, and have ${sum}${time} in mind`, `، وأفكر في ${sum}`) : '';
}
