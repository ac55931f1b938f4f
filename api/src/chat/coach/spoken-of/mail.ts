import { draftEmail, isAsShortAsCanBe } from '../../tools/draft-email.ts';
import { inMail } from '../../tools/mail-details.ts';
import { isPlain, rankAnswers } from '../answer-question.ts';
import { reply } from '../language.ts';
import { LIGHT_ORDERS } from '../light-orders.ts';
import { readRequest } from '../request.ts';
import type { MailSubject } from '../subject.ts';
import type { ChatLanguage, CoachAnswer, Turn } from '../turn.ts';
import { justBefore } from './last.ts';
import type { Operation } from './operation.ts';

/** A mail that was drafted, as a message wants it now; null where the message is of something else. */
export function ofMail(turn: Turn, mail: MailSubject, operation: Operation | null): CoachAnswer | null {
  switch (operation?.does) {
    case 'shorten': {
      const short = draft(turn, { ...mail, isShort: true });
      const isNoShorter = mail.isShort || isAsShortAsCanBe(mail.mail, { ...turn, text: mail.told });
      return isNoShorter ? { ...short, text: reply(turn, SHORT_ALREADY).text } : short;
    }
    case 'make plain':
      return draft(turn, { ...mail, isPlain: true });
    case 'make formal':
      return draft(turn, { ...mail, isPlain: false });
    case 'correct':
      return isOfMail(mail, operation)
        ? draft(turn, { ...mail, told: corrected(mail.told, turn.text, operation) })
        : withToldOf(turn, mail);
    default:
      return withToldOf(turn, mail);
  }
}

const SHORT_ALREADY = { en: 'It is as short as a polite mail can be.', ar: 'هي أقصر ما تكون الرسالة المهذبة.' };

/** A sentence of its writer's own, or what fills its blanks. */
function withToldOf(turn: Turn, mail: MailSubject): CoachAnswer | null {
  const arabic = ADDS_IN_ARABIC.exec(turn.text.trim())?.groups?.sentence;
  if (arabic) return draft(turn, { ...mail, added: [...mail.added, `أنا ${arabic.replace(/[\s.]+$/u, '')}.`] });
  const sentence = ADDS.exec(turn.text.trim())?.groups?.sentence;
  if (sentence) return draft(turn, { ...mail, added: [...mail.added, asSentence(sentence)] });
  if (!mail.hasBlanks || !tellsMore(turn.text) || isPlain(rankAnswers(turn))) return null;
  const filled = draft(turn, { ...mail, told: `${mail.told}\n${turn.text}` });
  // What changes nothing in it was not said of it.
  return filled.text === draft(turn, mail).text ? null : filled;
}

/** "add that I have 6 years of experience". */
const ADDS =
  /^(?:please |pls |can you |could you |and |also )*(?:add|mention|say|include|write)(?: in| there| also| too)* (?:that )?(?<sentence>(?:i|we|my)\b.{3,200})$/iu;

const ADDS_IN_ARABIC =
  /^(?:ضيف|أضف|اضف|اذكر|قول|زود)(?:ي|لهم|ي لهم)?\s+(?:اني|أني|إني|اننا|أننا)\s+(?<sentence>[^\n؟]{3,160})$/u;

function asSentence(told: string): string {
  const said = inMail(told.replace(/[\s.!]+$/u, ''))
    .replace(/(?<![\p{L}'’])i(?![\p{L}])/gu, 'I')
    .replace(/\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\b/gu, (day) => day[0]!.toUpperCase() + day.slice(1));
  return `${said[0]!.toUpperCase()}${said.slice(1)}.`;
}

type Correction = Extract<Operation, { does: 'correct' }>;

/** "salary not paid" names nothing that the mail was told. */
const isOfMail = ({ told }: MailSubject, { instead, isSure }: Correction): boolean =>
  isSure && (instead === undefined || told.toLowerCase().includes(instead.toLowerCase()));

/** "leena not lina" is put where it stands; what is told last is read first. */
function corrected(told: string, text: string, { value, instead }: Correction): string {
  const at = instead ? told.toLowerCase().indexOf(instead.toLowerCase()) : -1;
  const name = value.split(/\s+/).at(-1)!;
  return at < 0 ? `${text}\n${told}` : told.slice(0, at) + name + told.slice(at + instead!.length);
}

/** "i liked the first version": the mail before the one that was drafted last; null where there is none. */
export function mailBefore(turn: Turn): CoachAnswer | null {
  const [last, before] = turn.history.flatMap(({ about }) => (about?.kind === 'mail' ? [about] : [])).toReversed();
  return last && before && justBefore(turn) === last ? draft(turn, before) : null;
}

/** The same mail in another language. */
export const mailIn = (turn: Turn, mail: MailSubject, answerIn: ChatLanguage): CoachAnswer =>
  draft(turn, { ...mail, language: answerIn });

function draft(turn: Turn, { mail, told, added, isShort, isPlain, language }: MailSubject): CoachAnswer {
  return draftEmail.run({ kind: mail, added, isShort, isPlain }, { ...turn, text: told, answerIn: language });
}

const OF_RESUME = ['resume', 'skills', 'summary', 'lines'];

/** Whether a message fills blanks: it asks for nothing itself. */
function tellsMore(text: string): boolean {
  const { orders, things, isQuestion } = readRequest(text);
  const isOfResume = OF_RESUME.some((thing) => things.has(thing));
  if (orders.has('add') && things.size > 0) return false;
  return !isQuestion && !isOfResume && ![...orders].some((order) => !LIGHT_ORDERS.has(order) && order !== 'add');
}
