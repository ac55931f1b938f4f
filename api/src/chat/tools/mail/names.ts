import { COMMON_WORDS } from '@vitae/language/common-words';
import { fold } from '@vitae/language/fold';
import { namesOccupation } from '@vitae/language/occupations';
import { OFFICE_WORDS } from '@vitae/language/organisations';
import { QUESTION_WORDS } from '@vitae/language/question-words';
import { REQUEST_WORDS } from '@vitae/language/request-words';
import { STOP_WORDS } from '@vitae/language/stop-words';
import { isBase } from '../../../writing-help/verb-forms.ts';
import type { ChatLanguage } from '../../coach/turn.ts';
import { capital } from '../first-letter.ts';
import { monthNumber } from '../month-names.ts';
import { namedByRole } from './named-by-role.ts';

// The people and firms that a request for a mail names, in capitals or in small letters.

const NAME = "\\p{Lu}[\\p{Ll}'’-]+(?: \\p{Lu}[\\p{Ll}'’-]+)?";
const TITLED =
  /\b(?:Mr|Ms|Mrs|Miss|Dr|Eng|Prof|Frau|Herr|Madame|Sheikh|Sir|Sister)\.? \p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{Ll}'’-]+)?/gu;
const BEFORE_NAME = '(?:(?:with|to|for|thank|dear|met|from) |w/ ?)';
/** "met finance manager Daniel Osei and Hala from hr", "to Priya, we": a person, not a firm. */
const NAMED_PERSON = new RegExp(
  `\\b${BEFORE_NAME}(?:\\p{Ll}+ ){0,3}?(${NAME})(?: and (${NAME}))?(?= (?:at|from|of)\\b|,| (?:today|yesterday|last|we|who|she|he)\\b)|\\b(?:guy|man|woman|lady|person|somebody|someone|friend|contact|recruiter|foreman|forewoman|boss|manager|supervisor|teacher|professor|lecturer|mentor|colleague|director|trainer|coach|chef|owner|principal)\\b[^,.]{0,40}, (?<behind>\\p{Lu}\\p{Ll}+(?: \\p{Lu}\\p{Ll}+)?)(?=,)|\\b(?:boss|manager|supervisor|recruiter|interviewer|contact|hr)(?:['’]?s name)? (?:is|was|=|called|named) (${NAME})`,
  'u',
);
/** "المدير اسمه أ. خالد", "للاستاذة منى", "مع استاذ كريم". */
const NAMED_IN_ARABIC =
  /(?:اسمه|اسمها|(?:ل|مع |إلى |الى )?(?:مديري|مديرتي|رئيسي|زميلي|زميلتي|مشرفي)|(?:ل|ال|لل|مع )?[أا]ستاذة?|السيدة?|للسيدة?|إلى|الى|باشمهندس|دكتورة?|الدكتورة?)\s+(?:أ\.\s?|الأستاذة?\s+)?(?!(?:عرض|عرضت|عرضوا|قال|قالت|طلب|طلبت|عايز|يبغى|رفض|وافق|سأل|سالني|كلمني|اتصل|يبي|زاد|بتاع|بتاعت|حق|تبع|مال|المسؤول|بطلب|لطلب|طلب|ارفع|أرفع|حول|للحديث|انه|أنه|هل|لو|آخر|اخر|اني|أني|في|من|عن|على|عشان|بخصوص|لان|لأن|يوم|بعد|قبل|بطريقة|اطلب|أطلب)\s)(\p{Script=Arabic}{3,15})(?=\s|[،.]|$)/u;
/** Whom one works with, and then who it is: "my old boss Hany", "the recruiter, sarah at meridian"; or whom one writes to. */
const BEHIND_WHO = new RegExp(
  [
    String.raw`\b(?:boss|manager|supervisor|recruiter|interviewer|lead|director|head|colleague|professor|teacher|hr),?\s(?<name>\p{L}[\p{L}'’-]{1,20})(?<last> \p{L}[\p{L}'’-]{1,20})?(?=\s|[,.!?]|$)`,
    String.raw`(?<!\b(?:need|needs|want|wants|wanted|have|has|had|going|like|plan|planning|try|trying|ready|decided|wish|hope|how|about|able|got|supposed|allowed|time|intend|way)\s)\b(?:to|with|from|dear|thank|ask)\s(?<to>\p{L}[\p{L}'’-]{1,20})(?<toLast> \p{L}[\p{L}'’-]{1,20})?(?=\s(?:at|from|of|in)\s(?!(?:my|a|an|this|notice)\b)\p{L}|,?\s(?:who|she|he|interviewed)\b)`,
    String.raw`\b(?:e-?mail|mail|message|note|msg|dm|letter|write)\s(?:to|for)\s(?!(?:the|my|our|his|her|their|an?)\s)(?<reader>\p{L}[\p{L}'’-]{1,20})(?<readerLast> \p{L}[\p{L}'’-]{1,20})?(?=[\s,.!?]|$)`,
    String.raw`\b(?:e-?mail|mail|message|text|write|thank|tell|ask)\s(?!(?:the|my|our|his|her|their|them|an?|me|back|again)\s)(?<whom>\p{L}[\p{L}'’-]{1,20})(?<whomLast> \p{L}[\p{L}'’-]{1,20})?(?=\s(?:to|asking|that|and|about|for|if|whether|an? (?:\p{L}+ )?(?:e-?mail|mail|message|note|letter))\b|,|[\s.!]*$)`,
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
    !OF_A_MAIL.test(word) &&
    !isBase(word) &&
    !namesOccupation(word)
  );
};
/** How a mail is to be, and what it is. */
const OF_A_MAIL =
  /^(?:short|quick|brief|politely|kindly|nicely|humbly|respectfully|quickly|polite|formal|informal|friendly|professional|simple|proper|good|nice|decent|strong|small|little|long|concise|warm|kind|casual|official|complete|full|perfect|similar|different|final|first|second|new|cold|cover|covering|application|resignation|acceptance|rejection|withdrawal|follow|thank|thanks|email|mail|message|letter|note|english|german|french|arabic|spanish|office|team|manager|everyone|everybody|somebody|someone)$/iu;
const ASKS =
  /^(?:said|says|told|wants|withdraw|drop|quit|step|join|gave|left|refused|agreed|promised|instead|now|then|later|first|please|back|properly|again|quickly|asap|today|sorry|apology|regret|sincere|came|went|keeps?|began)$|^(?:offer|text|email|messag|call|repli|mail|wrot|match|increas|ask|tell|say|thank|resched|cancel|declin|accept|resign|negotiat|follow|request|inform|apolog|postpon)|ing$/iu;

/** "لسارة من شركة …". */
const TO_IN_ARABIC =
  /(?<!بطريقة|بشكل|باسلوب|بأسلوب|بصورة)\sل(?!ل|وظيفة|شركة)(\p{Script=Arabic}{3,12})(?=\s(?:من|في)\sشركة)/u;
/** "المقابلة مع هيلين": no firm and no office. */
const MET_IN_ARABIC =
  /(?:مقابل|لقا|اجتماع|انترفيو)\S*\s+مع\s+(?!(?:ال|شركة|فريق|قسم|مدير|لجنة|مسؤول|[أا]ستاذ|باشمهندس|دكتور|السيد))(?<name>\p{Script=Arabic}{3,15})(?=\s|[،.]|$)/u;
const TO_HR =
  /\b(?:to|for) (?:the )?(?:hr|human resources|hiring team|recruitment team)\b|\bhr (?:madam|sir|lady|person|team|people|dept|department)\b/iu;

/** "mr osman", in small letters. */
const TITLED_SMALL =
  /\b(?<title>mr|ms|mrs|miss|dr|eng|prof|frau|herr|madame)\.? (?<name>\p{L}[\p{Ll}'’-]{1,20})(?=[\s,.!?]|$)/gu;

function titledSmall(text: string): string[] {
  return [...text.matchAll(TITLED_SMALL)]
    .filter(({ groups }) => !STOP_WORDS.has(fold(groups!.name!)))
    .map(({ groups }) => `${capital(groups!.title!.toLowerCase())} ${capital(groups!.name!)}`);
}

/** In the order in which they stand, in capitals or small letters. */
function titledIn(text: string): string[] {
  const small = titledSmall(text);
  const all = [...[...text.matchAll(TITLED)].map(([name]) => name), ...small].filter(
    (name, _, names) => !names.some((other) => other !== name && other.startsWith(`${name} `)),
  );
  const at = (name: string) => text.toLowerCase().indexOf(name.split(' ').at(-1)!.toLowerCase());
  return [...new Map(all.map((name) => [name.replace('.', ''), name])).values()].toSorted((a, b) => at(a) - at(b));
}

/** As a mail in English greets. */
const IN_ENGLISH: Readonly<Record<string, string>> = { Frau: 'Ms', Herr: 'Mr' };
const inEnglish = (name: string): string => name.replace(/^(?:Frau|Herr)\b/u, (title) => IN_ENGLISH[title] ?? title);

/** Whom one met without a name: "met the General Manager", "and a man from finance". */
const BY_ROLE =
  /\b(?:with|by|met|and|saw|to)\s(?<role>(?:the |their )(?:hr |general |sales |finance |operations |plant |store |area |head |school )?(?:director|manager|head|owner|principal|head ?teacher|supervisor|partner|ceo|chef|foreman|matron)(?: of (?!the\b)\p{L}+)?|(?:a|the|one|some) (?:lady|man|woman|guy|gentleman|person|colleague|girl|someone|engineer|manager) (?:from|of|in) (?:the )?(?!which\b)\p{L}+)/giu;
/** What behind it names somebody. */
const NAMED_BEHIND = /^,?\s(?:(?:is|called|named) )?(?:(?:Mr|Ms|Mrs|Dr)\.? )?\p{Lu}\p{Ll}/u;

/** A blank for each who is told by an office alone. */
function rolesIn(text: string): string[] {
  return [...text.matchAll(BY_ROLE)]
    .filter(({ 0: found, index }) => !NAMED_BEHIND.test(text.slice(index + found.length)))
    .map(({ groups }) => `[name of ${groups!.role!.replace(/^(?:an?|one|some|their) /iu, 'the ')}]`);
}

/** "Director", "Head": what somebody is, and not what they are called. */
const isOffice = (name: string): boolean => OFFICES.test(name) || namesOccupation(name);
const OFFICES = /^(?:the )?(?:director|head|owner|principal|chef|ceo|hr|lady|team|panel|hiring|human)\b/iu;

/** "his name is george": said of the reader alone. */
const CALLED =
  /\b(?:name(?:['’]?s)?(?: is| =)|(?:he|she|recruiter|manager|interviewer|boss|contact|owner|one)(?:['’]s| is) (?:called|named)|call(?:ed)? (?:him|her)) (?:mr |ms |mrs |dr )?(?<name>\p{L}[\p{L}'’-]{1,20})(?=[\s,.!?]|$)/giu;

/** Whom the mail goes to. */
export function whomIn(text: string, language: ChatLanguage): string | undefined {
  const [, first, second, behindComma, called] = NAMED_PERSON.exec(text) ?? [];
  const titled = titledIn(text);
  const behind = [...text.matchAll(BEHIND_WHO)].flatMap(({ groups }) => fullName(groups!) ?? []);
  const named = [first, second, behindComma, called].filter(
    (name) => name !== undefined && !isOffice(name),
  ) as string[];
  const told = [...text.matchAll(CALLED)].map(({ groups }) => capital(groups!.name!)).slice(-1);
  const names = [titled, told, named, namedByRole(text).slice(0, 1), behind.slice(0, 1), metFor(text)].find(
    (some) => some.length > 0,
  );
  const roles = language === 'en' ? rolesIn(text) : [];
  if (names) return [...new Set([...names.map(inEnglish), ...roles])].join(' and ');
  if (roles.length > 0) return roles.join(' and ');
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
  /(?:(?<!\p{L})(?!(?:together|worked|studied|were|mov(?:e|es|ed|ing)|shift|switch|change|back|away|far|back)\s)\p{L}+ (?:at|from)|\b(?:rejected|turned down|refused|interviewed|hired|invited) by|\b(?:declin(?:e|ing)|reject(?:ing)?|accept(?:ing)?|turn(?:ing)? down|(?:say(?:ing)? )?(?:no|yes) to)|\bappl(?:y|ied|ying|ication) (?:to|with|at)|\b(?:sent|submitted|dropped off|handed in|posted|emailed)(?: in)? (?:them |off )?(?:my|the|an?) (?:cv|resume|application|form)(?: off)? (?:to|at|with)|\binterview (?:in|with)|\b(?:role|position|job|offer) (?:in|with|of)) (?=(?<firm>\p{L}[\p{L}&.'-]*(?: \p{L}[\p{L}&.'-]*){0,3})(?:[,.;!?]|\s|$))/giu;
const OF_POST = /^(?:post|job|role|position|vacancy|opening) /iu;
const FIRM_IN_ARABIC =
  /(?:^|\s)(?:ب|ل|لل|ال)?شركة\s+(?!(?:من|في|على|عن|منذ|قبل|بعد|كبيرة|صغيرة|جديدة|ثانية|تانية|اخرى|أخرى|اسمها|ومحدش|وما|ولم|مش|مو)(?!\p{L}))(?<firm>[\p{L}&.'-]{2,30})/u;

/** As the advert writes it, where it is the advert's; else with capitals. */
export function firmIn(text: string, advert = ''): string | undefined {
  const found = [...text.matchAll(FIRM)];
  // The post is where the mail is about: "my boss at Pwani … for the post at Afya".
  const isOfPost = ({ 0: said }: RegExpExecArray) => OF_POST.test(said);
  const firms = [...found.filter(isOfPost), ...found.filter((each) => !isOfPost(each))].map(({ groups }) =>
    beginningOfName(groups!.firm!, advert),
  );
  const firm =
    firms.find((name) => name !== '' && monthNumber(name) === null && !isOfficeOfFirm(name)) ??
    FIRM_IN_ARABIC.exec(text)?.groups?.firm;
  return firm && (writtenIn(advert, firm) ?? firm.replace(/(?<![\p{L}'’])\p{Ll}/gu, (letter) => letter.toUpperCase()));
}

/** "a man from finance", "the boss from sales": a part of a firm. */
const isOfficeOfFirm = (name: string): boolean =>
  name.split(/\s+/u).every((word) => OFFICE_WORDS.has(fold(word.replace(/\W+$/u, ''))) || DEPARTMENTS.test(word));
const DEPARTMENTS =
  /^(?:h\.?r|finance|sales|operations|it|marketing|accounts|accounting|procurement|legal|engineering|production|quality|maintenance|purchasing|logistics|management|payroll|talent|home|work|school|university|indeed|linkedin|bayt|naukri|whatsapp)[.,]?$/iu;

const WHEN = /^(?:last|next|this|today|yesterday|tomorrow|ago|since|now|then|\p{L}+day)$/iu;
/** "politely": how a mail is to be written. */
const ADVERB = /^\p{Ll}{3,}ly$/u;

/** The words at the beginning that can be a name's: "nova bank who", "Crumb & Sons". */
function beginningOfName(words: string, advert: string): string {
  const advertised = fold(advert);
  const named: string[] = [];
  for (const typed of words.split(' ')) {
    // A stop behind it ends the name; that of "St." is part of it.
    const isLast = /\p{L}{3,}[.,]$/u.test(typed);
    const word = isLast ? typed.slice(0, -1) : typed;
    if (WHEN.test(word)) break;
    const isPart =
      (isName(word) && (named.length === 0 || !ADVERB.test(word))) ||
      /^\p{Lu}/u.test(word) ||
      (named.length > 0 && /^&$/.test(word));
    const isAdvertised = advertised !== '' && advertised.includes(fold([...named, word].join(' ')));
    if (!(isPart || (isAdvertised && !STOP_WORDS.has(fold(word)) && named.length > 0))) break;
    named.push(word);
    if (isLast) break;
  }
  return named.join(' ');
}

/** A name as a text spells it; undefined where it does not stand there. */
function writtenIn(text: string, name: string): string | undefined {
  const at = text.toLowerCase().indexOf(name.toLowerCase());
  return at < 0 ? undefined : text.slice(at, at + name.length);
}
