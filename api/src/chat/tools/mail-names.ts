import { COMMON_WORDS } from '@vitae/language/common-words';
import { fold } from '@vitae/language/fold';
import { namesOccupation } from '@vitae/language/occupations';
import { QUESTION_WORDS } from '@vitae/language/question-words';
import { REQUEST_WORDS } from '@vitae/language/request-words';
import { STOP_WORDS } from '@vitae/language/stop-words';
import { isBase } from '../../writing-help/verb-forms.ts';
import type { ChatLanguage } from '../coach/turn.ts';
import { capital } from './first-letter.ts';
import { monthNumber } from './month-names.ts';

// The people and firms that a request for a mail names, in capitals or in small letters.

const NAME = "\\p{Lu}[\\p{Ll}'’-]+(?: \\p{Lu}[\\p{Ll}'’-]+)?";
const TITLED = /\b(?:Mr|Ms|Mrs|Dr|Eng)\.? \p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{Ll}'’-]+)?/gu;
const BEFORE_NAME = '(?:with|w/|to|for|thank|dear|met|from)';
/** "met finance manager Daniel Osei and Hala from hr", "to Priya, we": a person, not a firm. */
const NAMED_PERSON = new RegExp(
  `\\b${BEFORE_NAME} ?(?:\\p{Ll}+ ){0,3}?(${NAME})(?: and (${NAME}))?(?= (?:at|from|of)\\b|,| (?:today|yesterday|last|we|who|she|he)\\b)|\\b(?:boss|manager|supervisor|recruiter|interviewer|hr)(?:['’]?s name)? (?:is|was|=|called|named) (${NAME})`,
  'u',
);
/** "المدير اسمه أ. خالد", "للاستاذة منى", "مع استاذ كريم". */
const NAMED_IN_ARABIC =
  /(?:اسمه|اسمها|(?:ل|مع |إلى |الى )?(?:مديري|مديرتي|رئيسي|زميلي|زميلتي|مشرفي)|(?:ل|ال|لل|مع )?[أا]ستاذة?|السيدة?|للسيدة?|إلى|الى|باشمهندس|دكتورة?|الدكتورة?)\s+(?:أ\.\s?|الأستاذة?\s+)?(?!(?:بطلب|لطلب|طلب|ارفع|أرفع|حول|للحديث|انه|أنه|هل|لو|آخر|اخر|اني|أني|في|من|عن|على|عشان|بخصوص|لان|لأن|يوم|بعد|قبل|بطريقة|اطلب|أطلب)\s)(\p{Script=Arabic}{3,15})(?=\s|[،.]|$)/u;
/** Whom one works with, and then who it is: "my old boss Hany", "the recruiter, sarah at meridian"; or whom one writes to. */
const BEHIND_WHO = new RegExp(
  [
    String.raw`\b(?:boss|manager|supervisor|recruiter|interviewer|lead|director|head|colleague|professor|teacher|hr),?\s(?<name>\p{L}[\p{L}'’-]{1,20})(?<last> \p{L}[\p{L}'’-]{1,20})?(?=\s|[,.!?]|$)`,
    String.raw`\b(?:to|with|from|dear|thank|ask)\s(?<to>\p{L}[\p{L}'’-]{1,20})(?<toLast> \p{L}[\p{L}'’-]{1,20})?(?=\s(?:at|from|of|in)\s\p{L}|,?\s(?:who|she|he|interviewed)\b)`,
    String.raw`\b(?:e-?mail|mail|message|note|msg|dm|letter|write)\s(?:to|for)\s(?!(?:the|my|our|his|her|their|an?)\s)(?<reader>\p{L}[\p{L}'’-]{1,20})(?<readerLast> \p{L}[\p{L}'’-]{1,20})?(?=[\s,.!?]|$)`,
    String.raw`\b(?:e-?mail|mail|message|text|write|thank|tell|ask)\s(?!(?:the|my|our|his|her|their|them|an?|me|back|again)\s)(?<whom>\p{L}[\p{L}'’-]{1,20})(?<whomLast> \p{L}[\p{L}'’-]{1,20})?(?=\s(?:to|asking|that|and|about|for|if|whether)\b|,|[\s.!]*$)`,
  ].join('|'),
  'giu',
);
/** "interview with Karen Doyle for the planner job at Oakridge": a person, where the firm is named as well. */
const MET_FOR =
  /\b(?:with|met|saw|by)\s(?!with\b)(?<name>\p{L}[\p{L}'’-]{1,20})(?<last> (?!for\b|about\b|on\b|regarding\b)\p{L}[\p{L}'’-]{1,20})?(?=\s(?:for|about|on|regarding)\s)/giu;

function metFor(text: string): string[] {
  const firm = firmIn(text);
  if (firm === undefined) return [];
  return [...text.matchAll(MET_FOR)]
    .flatMap(({ groups }) => fullName(groups!) ?? [])
    .filter((name) => !fold(firm).includes(fold(name)) && !fold(name).includes(fold(firm)))
    .slice(0, 1);
}

/** A word in small letters is a name only where it is no other word. */
const isName = (word: string): boolean => {
  const folded = fold(word);
  const isOther = STOP_WORDS.has(folded) || QUESTION_WORDS.has(folded) || REQUEST_WORDS.has(folded);
  return (
    /^\p{Lu}?\p{Ll}{3,}$/u.test(word) &&
    !isOther &&
    !COMMON_WORDS.has(folded) &&
    !ASKS.test(word) &&
    !isBase(word) &&
    !namesOccupation(word)
  );
};
const ASKS =
  /^(?:said|says|told|wants|withdraw|drop|quit|step|join|gave|left|refused|agreed|promised|instead|now|then|later|first|please|back|properly|again|quickly|asap|today)$|^(?:ask|tell|say|thank|resched|cancel|declin|accept|resign|negotiat|follow|request|inform|apolog|postpon)|ing$/iu;

/** "لسارة من شركة …". */
const TO_IN_ARABIC =
  /(?<!بطريقة|بشكل|باسلوب|بأسلوب|بصورة)\sل(?!ل|وظيفة|شركة)(\p{Script=Arabic}{3,12})(?=\s(?:من|في)\sشركة)/u;
/** "المقابلة مع هيلين": no firm and no office. */
const MET_IN_ARABIC =
  /(?:مقابل|لقا|اجتماع|انترفيو)\S*\s+مع\s+(?!(?:ال|شركة|فريق|قسم|مدير|لجنة|مسؤول|[أا]ستاذ|باشمهندس|دكتور|السيد))(?<name>\p{Script=Arabic}{3,15})(?=\s|[،.]|$)/u;
const TO_HR = /\b(?:to|for) (?:the )?(?:hr|human resources|hiring team|recruitment team)\b/iu;

/** "mr osman", in small letters. */
const TITLED_SMALL = /\b(?<title>mr|ms|mrs|dr|eng)\.? (?<name>\p{Ll}[\p{Ll}'’-]{1,20})(?=[\s,.!?]|$)/gu;

function titledSmall(text: string): string[] {
  return [...text.matchAll(TITLED_SMALL)]
    .filter(({ groups }) => !STOP_WORDS.has(fold(groups!.name!)))
    .map(({ groups }) => `${capital(groups!.title!)} ${capital(groups!.name!)}`);
}

/** "his name is george": said of the reader alone. */
const CALLED =
  /\b(?:name(?:['’]?s)?(?: is| =)|(?:he|she)(?:['’]s| is) called|call(?:ed)? (?:him|her)) (?:mr |ms |mrs |dr )?(?<name>\p{L}[\p{L}'’-]{1,20})(?=[\s,.!?]|$)/giu;

/** Whom the mail goes to. */
export function whomIn(text: string, language: ChatLanguage): string | undefined {
  const [, first, second, called] = NAMED_PERSON.exec(text) ?? [];
  const titled = [...text.matchAll(TITLED)].map(([name]) => name);
  const behind = [...text.matchAll(BEHIND_WHO)].flatMap(({ groups }) => fullName(groups!) ?? []);
  const named = [first, second, called].filter((name) => name !== undefined);
  const told = [...text.matchAll(CALLED)].map(({ groups }) => capital(groups!.name!)).slice(-1);
  const names = [titled, titledSmall(text), told, named, behind.slice(0, 1), metFor(text)].find(
    (some) => some.length > 0,
  );
  if (names) return [...new Set(names)].join(' and ');
  if (language === 'ar')
    return MET_IN_ARABIC.exec(text)?.groups?.name ?? NAMED_IN_ARABIC.exec(text)?.[1] ?? TO_IN_ARABIC.exec(text)?.[1];
  return TO_HR.test(text) ? 'Hiring Team' : undefined;
}

/** "to pull out of": a verb, and nobody's name. */
const PARTICLE = /^(?:out|up|off|down|back|away|over|through|on|along|aside)$/iu;

/** First name and, where it is one, the name behind it. */
function fullName({
  name,
  last,
  to,
  toLast,
  reader,
  readerLast,
  whom,
  whomLast,
}: Record<string, string | undefined>): string | undefined {
  const first = name ?? to ?? reader ?? whom;
  const second = (last ?? toLast ?? readerLast ?? whomLast)?.trim();
  if (first === undefined || !isName(first) || (second && PARTICLE.test(second))) return undefined;
  return second && isName(second) ? `${capital(first)} ${capital(second)}` : capital(first);
}

/** "sarah at meridian", "the offer from Meridian", "applied to nova bank": the firm that the mail is about. */
const FIRM =
  /(?:(?<!\p{L})(?!(?:together|worked|studied|were)\s)\p{L}+ (?:at|from)|\b(?:rejected|turned down|refused|interviewed|hired|invited) by|\b(?:declin(?:e|ing)|reject(?:ing)?|accept(?:ing)?|turn(?:ing)? down|(?:say(?:ing)? )?(?:no|yes) to)|\bappl(?:y|ied|ying|ication) (?:to|with|at)|\b(?:role|position|job|offer) (?:in|with|of)) (?=(?<firm>\p{L}[\p{L}&.'-]*(?: \p{L}[\p{L}&.'-]*){0,3})(?:[,.;!?]|\s|$))/giu;
const FIRM_IN_ARABIC = /(?:^|\s)(?:ب|ل|لل|ال)?شركة\s+(?<firm>[\p{L}&.'-]{2,30})/u;

/** As the advert writes it, where it is the advert's; else with capitals. */
export function firmIn(text: string, advert = ''): string | undefined {
  const firms = [...text.matchAll(FIRM)].map(({ groups }) => beginningOfName(groups!.firm!, advert));
  const firm =
    firms.find((name) => name !== '' && monthNumber(name) === null) ?? FIRM_IN_ARABIC.exec(text)?.groups?.firm;
  return firm && (writtenIn(advert, firm) ?? firm.replace(/(?<!\p{L})\p{Ll}/gu, (letter) => letter.toUpperCase()));
}

/** "politely": how a mail is to be written. */
const ADVERB = /^\p{Ll}{3,}ly$/u;

/** The words at the beginning that can be a name's: "nova bank who", "Crumb & Sons". */
function beginningOfName(words: string, advert: string): string {
  const advertised = fold(advert);
  const named: string[] = [];
  for (const word of words.split(' ')) {
    const isPart =
      (isName(word) && (named.length === 0 || !ADVERB.test(word))) ||
      /^\p{Lu}/u.test(word) ||
      (named.length > 0 && /^&$/.test(word));
    const isAdvertised = advertised !== '' && advertised.includes(fold([...named, word].join(' ')));
    if (!(isPart || (isAdvertised && !STOP_WORDS.has(fold(word)) && named.length > 0))) break;
    named.push(word);
  }
  return named.join(' ');
}

/** A name as a text spells it; undefined where it does not stand there. */
function writtenIn(text: string, name: string): string | undefined {
  const at = text.toLowerCase().indexOf(name.toLowerCase());
  return at < 0 ? undefined : text.slice(at, at + name.length);
}
