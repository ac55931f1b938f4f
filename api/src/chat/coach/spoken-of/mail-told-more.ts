import { fold } from '@vitae/language/fold';
import { isPlain, rankAnswers } from '../answer-question.ts';
import { tellingStems } from '../asked-words.ts';
import { reply } from '../language.ts';
import { LIGHT_ORDERS } from '../light-orders.ts';
import { isOfApplication } from '../mails.ts';
import { readRequest } from '../request.ts';
import type { MailSubject } from '../subject.ts';
import type { CoachAnswer, Turn } from '../turn.ts';
import { draft } from './draft-again.ts';
import { putsIn } from './mail-wishes.ts';
import { asYou } from './questions-of-mail.ts';
import { asSentence, toldForText } from './told-for-text.ts';

// What a message adds to a mail, fills into its blanks or leaves out of it.

/** "add a line that i train the new one": of the mail, and of no resume. */
const A_SENTENCE =
  /\b(?:an?|one|the|that|another) (?:short |last )?(?:line|sentence|bit|part|point)s?(?= (?:\p{L}+ ){0,2}(?:about|that|saying|where|on|with|to|in)\b)/giu;

/** "i have 9 days left, do they have to pay me": what is due is asked of the coach, and of nobody in the mail. */
const ASKS_OF_RIGHTS =
  /\b(?:do|must|can|will|are|would|should) (?:they|he|she|we|the (?:company|firm)|my (?:boss|employer|company|manager)) (?:\p{L}+ ){0,3}?(?:pay|owe|refuse|force|make|keep|deduct|sue|cancel|ban|stop|hold|withhold|fire|sack)\b|\b(?:am i (?:entitled|owed|allowed|due|safe)|do i (?:get|have to|need to|lose|still get))\b|(?:^|\s)(?:هل|لازم) (?:ي|ت)?(?:دفع|حق|جب|قدر)\S*/u;

/** A sentence of its writer's own, what is not to be in it, another value, or what fills its blanks. */
export function withToldOf(turn: Turn, mail: MailSubject): CoachAnswer | null {
  const { things, isQuestion: isAsking } = readRequest(turn.text.replace(A_SENTENCE, ' '));
  const isQuestion = (isAsking || ASKS_OF_RIGHTS.test(fold(turn.text))) && !putsIn(turn.text);
  const told = isQuestion || OF_RESUME.some((thing) => things.has(thing)) ? null : toldForText(turn.text);
  if (mail.mail === 'follow_up' && !isQuestion && isOfApplication(turn.text))
    return draft(turn, { ...mail, mail: 'application_status', told: `${mail.told}\n${turn.text}` });
  const phone = turn.resume?.data.personal.phone;
  if (told?.does === 'add' && phone && MY_NUMBER.test(told.what))
    return draft(
      turn,
      draft(turn, mail).text.includes(phone)
        ? mail
        : { ...mail, added: [...mail.added, `You can reach me on ${phone}.`] },
    );
  // What is told to whoever it goes to speaks of them.
  if (told?.does === 'add' && TELLS_READER.test(turn.text)) told.what = asYou(told.what);
  const filledIn = told?.does === 'add' ? withBlankFilled(turn, mail, told.what) : null;
  if (filledIn) return filledIn;
  if (told?.does === 'add' && !isValueOf(mail, told.what))
    return draft(turn, { ...mail, added: [...mail.added, asSentence(told.what, turn)] });
  if (told?.does === 'leave out') return leftOut(turn, mail, told.what);
  if (!(mail.hasBlanks || NAMES_READER.test(turn.text)) || !tellsMore(turn.text) || isPlain(rankAnswers(turn)))
    return null;
  const filled = draft(turn, { ...mail, told: `${mail.told}\n${turn.text}` });
  // What changes nothing in it was not said of it.
  return filled.text === draft(turn, mail).text ? null : filled;
}

/** "say that we worked together at …": what fills a blank stands there, and in no sentence beside it; null for all else. */
function withBlankFilled(turn: Turn, mail: MailSubject, what: string): CoachAnswer | null {
  const before = draft(turn, mail).text;
  const filled = draft(turn, { ...mail, told: `${mail.told}\n${what}` });
  // Whoever is spoken of in it is not whom it greets.
  const isToSame = greetingOf(filled.text) === greetingOf(before);
  return isToSame && blanksIn(filled.text) < blanksIn(before) ? filled : null;
}
const greetingOf = (text: string): string => /^> .+$/mu.exec(text)?.[0] ?? '';
const blanksIn = (text: string): number => text.split('[').length;

const TELLS_READER = /\btell (?:them|him|her)\b|\blet (?:them|him|her) know\b/iu;
const MY_NUMBER = /^(?:my|the) (?:phone |mobile |telephone )?(?:number|phone|mobile)$|^رقمي$/iu;

/** "his name is mr khalid". */
const NAMES_READER = /\b(?:name|called|addressed? to|dear)\b|اسمه|اسمها/iu;

/** "mention my last day is 15 july" is a value of the mail, and no sentence beside it. */
const isValueOf = ({ mail }: MailSubject, what: string): boolean =>
  mail === 'resign' && /\blast (?:working )?day\b/iu.test(what);

function leftOut(turn: Turn, mail: MailSubject, what: string): CoachAnswer {
  const stems = tellingStems(what);
  const speaksOf = (sentence: string) =>
    stems.length > 0 && stems.every((stem) => tellingStems(sentence).includes(stem));
  const kept = mail.added.filter((sentence) => !speaksOf(sentence));
  if (kept.length < mail.added.length) return draft(turn, { ...mail, added: kept });
  const without = draft(turn, { ...mail, left: [...(mail.left ?? []), what] });
  if (without.text !== draft(turn, mail).text) return without;
  return reply(
    turn,
    {
      en: `“${what}” stands in no sentence of the email, so nothing is left out. Copy me the words that are to go.`,
      ar: `لا توجد جملة في الرسالة عن «${what}»، فلم أحذف شيئًا. انسخ لي الكلمات التي تريد حذفها.`,
    },
    { kind: 'asking', about: { kind: 'mail', ...mail } },
  );
}

const OF_RESUME = ['resume', 'skills', 'summary', 'lines'];

/** Whether a message fills blanks: it asks for nothing itself. */
function tellsMore(text: string): boolean {
  const { orders, things, isQuestion } = readRequest(text);
  const isOfResume = OF_RESUME.some((thing) => things.has(thing));
  if (orders.has('add') && things.size > 0) return false;
  return !isQuestion && !isOfResume && ![...orders].some((order) => !LIGHT_ORDERS.has(order) && order !== 'add');
}
