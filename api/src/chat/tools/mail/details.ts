import type { Say } from '../../coach/language.ts';
import { capital } from '../first-letter.ts';
import { DATE, dayInArabic, withCapitals } from './days.ts';
import { inMail } from './subject.ts';

// What a request says of the mail that it asks for, as it is typed: nothing of it is made up.

/** Where the offered job is, with a space before it. */
const OFFER_AT = /\bjob place: (?<place>\p{L}[\p{L} .'-]{1,30}?)\./u;
export function whereIn(text: string, say: Say): string {
  const place = OFFER_AT.exec(text)?.groups?.place;
  return place ? say(` in ${place}`, ` في ${place}`) : '';
}
/** "she said one week", "he would get back in a week". */
const TERM =
  /\b(?:said|told me|promised|within|answer in|get back|call|ring|revert|decide|hear|swore|have (?:a )?(?:word|news))\b[^.;!?\n]{0,30}?\b(one|two|three|four|five|six|seven|ten|\d+|an?|the) (days?|weeks?|months?)\b(?! (?:ago|back|later|notice))/iu;
/** "they'd let me know by friday", "meant to decide last week". */
const DUE = new RegExp(
  `(?:\\b(?:said|says|told|promised|swore|assured|meant to|supposed to|was to|were to|would|will|should|they'?d|he'?d|she'?d|i'?d|going to|get in touch|call|answer|decision)\\b)[^.;!?\\n]{0,60}?\\b(?<due>(?:by|before|on|until) (?:the )?(?:end of )?(?:(?:next|last|this|the) )?(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|week|weekend|month|yesterday|today|${DATE}|\\d{1,2}(?:st|nd|rd|th))|(?:at )?(?:the )?end of (?:last|this|the|next) (?:week|month)|last week|this week)\\b`,
  'iu',
);

/** The question how things stand, with the term that was named for it. */
export function howItStands(text: string, say: Say): string {
  const [, count, unit] = TERM.exec(text) ?? [];
  const due = DUE.exec(text)?.groups?.due;
  if (due && !count)
    return say(
      `You mentioned that I would hear from you ${dueInMail(due)}; may I ask how things stand?`,
      'ذكرتم موعدًا للرد، فهل يمكنني معرفة المستجدات؟',
    );
  return count && unit
    ? say(
        `You mentioned an answer within ${count.toLowerCase()} ${unit.toLowerCase()}; may I ask how things stand?`,
        'ذكرتم موعدًا للرد، فهل يمكنني معرفة المستجدات؟',
      )
    : say('May I ask how things stand?', 'هل يمكنني معرفة المستجدات؟');
}

/** Whether it is told by when an answer was to come. */
export const isPromised = (text: string): boolean => DUE.test(text) || TERM.test(text);

const dueInMail = (due: string): string =>
  withCapitals(due.toLowerCase())
    .replace(/^(?:the )?end/u, 'at the end')
    .replace(/(\d)(?:st|nd|rd|th)\b(?= \p{L})/u, '$1')
    .replace(/^(by|before|on|until) (?=\d{1,2}(?:st|nd|rd|th)$)/u, '$1 the ');

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
