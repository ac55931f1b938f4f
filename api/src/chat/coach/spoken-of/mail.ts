import { isAsShortAsCanBe } from '../../tools/mail/draft-email.ts';
import { inNoOtherLanguage } from '../../tools/mail/language.ts';
import { wishesPlain, wishesShort } from '../../tools/mail/wished.ts';
import { reply } from '../language.ts';
import { anotherMail } from '../mails.ts';
import type { MailSubject } from '../subject.ts';
import type { CoachAnswer, Turn } from '../turn.ts';
import { draft } from './draft-again.ts';
import { asMoved, corrected, dayMovedTo, isOfMail, toOtherReader } from './mail-corrected.ts';
import { inStyle, madePolite, SHORT_ALREADY } from './mail-in-style.ts';
import { withToldOf } from './mail-told-more.ts';
import { wishesIn } from './mail-wishes.ts';
import { type Operation, readOperation } from './operation.ts';
import { asOneQuestion, questionsForMail } from './questions-of-mail.ts';
import { signatureIn } from './signature.ts';
import { takesLastOut } from './take-last-out.ts';

/** A mail that was drafted, as a message wants it now; null where the message is of something else. */
export function ofMail(turn: Turn, mail: MailSubject, operation: Operation | null): CoachAnswer | null {
  const other = inNoOtherLanguage(turn) ?? anotherMail(turn, mail);
  if (other) return other;
  const signed = signatureIn(turn);
  if (signed) return draft(turn, { ...mail, signed });
  if (mail.added.length > 0 && takesLastOut(turn.text)) return draft(turn, { ...mail, added: mail.added.slice(0, -1) });
  const polite = madePolite(turn, mail);
  if (polite) return polite;
  const several = withSeveralWishes(turn, mail) ?? oneAfterTheOther(turn, mail);
  if (several) return several;
  const day = dayMovedTo(turn.text);
  if (day)
    return draft(turn, {
      ...mail,
      ...asMoved(mail, day),
      told: corrected(mail, turn.text, { does: 'correct', value: day, isSure: true }),
    });
  const readdressed = toOtherReader(turn.text, mail);
  if (readdressed) return draft(turn, { ...mail, told: readdressed });
  if (operation?.does === 'correct' && PUTS_SENTENCE.test(turn.text)) return withToldOf(turn, mail);
  switch (operation?.does) {
    case 'shorten': {
      const short = draft(turn, { ...mail, isShort: true });
      const isNoShorter = mail.isShort || isAsShortAsCanBe(mail.mail, { ...turn, text: mail.told });
      return isNoShorter ? { ...short, text: reply(turn, SHORT_ALREADY).text } : short;
    }
    case 'make plain':
      return draft(turn, { ...mail, isPlain: true, isShort: mail.isShort || /\bshort|اقصر|أقصر/iu.test(turn.text) });
    case 'make formal':
      return draft(turn, { ...mail, isPlain: false });
    case 'correct':
      return isOfMail(mail, operation)
        ? draft(turn, { ...mail, ...asMoved(mail, operation.value), told: corrected(mail, turn.text, operation) })
        : withToldOf(turn, mail);
    default:
      return withToldOf(turn, mail);
  }
}

/** "put that i'll finish my bookings": what somebody says of themselves is no other value. */
const PUTS_SENTENCE =
  /^(?:\p{L}+ ){0,3}?(?:put|add|write|say|mention|include)(?: in| there| down)*(?: that)? (?:i|i['’]?(?:m|ll|d|ve)|ill|thanks?|cheers)\b/iu;

/** "add that i train the new one and make it less formal": one wish after the other; null where a message has but one. */
function oneAfterTheOther(turn: Turn, mail: MailSubject): CoachAnswer | null {
  const { style, others } = wishesIn(turn.text);
  if (others.length === 0) return style && inStyle(turn, mail, style);
  if (!style && others.length === 1) return null;
  let now = { ...mail, ...style };
  const left: string[] = [];
  for (const text of others) {
    const done = ofMail({ ...turn, text }, now, readOperation(text));
    if (done?.kind === 'answer' && done.about?.kind === 'mail') now = done.about;
    else left.push(text);
  }
  // Without a word on its style what is not understood of it may be no wish for it at all.
  if (left.length > 0 && !style) return null;
  const { text, ...answer } = draft(turn, now);
  return { ...answer, text: left.length === 0 ? text : `${text}\n\n${notDone(turn, left)}` };
}

const notDone = (turn: Turn, left: readonly string[]): string => {
  const named = left.map((wish) => `“${wish}”`).join(', ');
  return reply(turn, {
    en: `**Not done:** ${named}. Say that by itself and in other words.`,
    ar: `**لم يُنفّذ:** ${named}. اكتبه وحده بكلمات أخرى.`,
  }).text;
};

/** "shorter. and ask her when they decide": each wish is kept; null where a message has but one. */
function withSeveralWishes(turn: Turn, mail: MailSubject): CoachAnswer | null {
  if (mail.language === 'ar') return null;
  const questions = questionsForMail(turn.text);
  const isShort = wishesShorter(turn.text);
  const isPlain = wishesPlain(turn.text);
  if (questions.length === 0 || (questions.length === 1 && !isShort && !isPlain)) return null;
  return draft(turn, {
    ...mail,
    added: [...mail.added, asOneQuestion(questions)],
    isShort: mail.isShort || isShort,
    isPlain: mail.isPlain || isPlain,
  });
}
const wishesShorter = (text: string): boolean =>
  wishesShort(text) || /\bshort(?:er|en)|\bbriefer|\bcut it\b|اقصر|أقصر/iu.test(text);
