import { fold } from '@vitae/language/fold';
import { draftEmail, isAsShortAsCanBe } from '../../tools/draft-email.ts';
import { namesOtherDay } from '../../tools/mail-appointments.ts';
import { inNoOtherLanguage } from '../../tools/mail-language.ts';
import { whomIn } from '../../tools/mail-names.ts';
import { namesTime, withOtherValue } from '../../tools/mail-values.ts';
import { wishesPlain, wishesShort } from '../../tools/mail-wished.ts';
import { isPlain, rankAnswers } from '../answer-question.ts';
import { tellingStems } from '../asked-words.ts';
import { reply } from '../language.ts';
import { LIGHT_ORDERS } from '../light-orders.ts';
import { anotherMail, isOfApplication } from '../mails.ts';
import { readRequest } from '../request.ts';
import type { MailSubject } from '../subject.ts';
import type { ChatLanguage, CoachAnswer, Turn } from '../turn.ts';
import { justBefore } from './last.ts';
import type { Style } from './mail-style.ts';
import { wishesIn } from './mail-wishes.ts';
import { type Operation, readOperation } from './operation.ts';
import { asOneQuestion, questionsForMail } from './questions-of-mail.ts';
import { signatureIn } from './signature.ts';
import { takesLastOut } from './take-last-out.ts';
import { asSentence, toldForText } from './told-for-text.ts';

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
  const day = DAY_MOVED.exec(turn.text.trim())?.groups?.day;
  if (day && namesTime(day))
    return draft(turn, {
      ...mail,
      ...asMoved(mail, day),
      told: corrected(mail, turn.text, { does: 'correct', value: day, isSure: true }),
    });
  const readdressed = toOtherReader(turn.text, mail);
  if (readdressed) return draft(turn, { ...mail, told: readdressed });
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
      return isOfMail(mail, operation) && !SAYS_MORE.test(operation.value)
        ? draft(turn, { ...mail, ...asMoved(mail, operation.value), told: corrected(mail, turn.text, operation) })
        : withToldOf(turn, mail);
    default:
      return withToldOf(turn, mail);
  }
}

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

/** The mail as it is to sound, and how long it is to be. */
function inStyle(turn: Turn, mail: MailSubject, style: Style): CoachAnswer {
  const styled = draft(turn, { ...mail, ...style });
  if (styled.text !== draft(turn, mail).text) return styled;
  const said = style.isShort ? SHORT_ALREADY : style.isPlain ? PLAIN_ALREADY : FORMAL_ALREADY;
  return { ...styled, text: reply(turn, said).text };
}

const PLAIN_ALREADY = {
  en: 'It is already in the plainest words that I have for it. Copy me the sentence that sounds wrong (“take out …”), or give me yours (“add that …”).',
  ar: 'هي بأبسط ما لدي من الكلمات. انسخ لي الجملة التي لا تعجبك («احذف …») أو أعطني جملتك («اذكر أن …»).',
};
const FORMAL_ALREADY = {
  en: 'It is already in formal words. Copy me the sentence that sounds too light (“take out …”), or give me yours (“add that …”).',
  ar: 'هي رسمية بالفعل. انسخ لي الجملة التي لا تعجبك («احذف …») أو أعطني جملتك («اذكر أن …»).',
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

const POLITE =
  /\b(?:more polite|politer|polite(?:ly)?|softer|kinder|nicer|gentler|humble)\b|(?:اكثر|اكتر) (?:ادب|لطف|تهذيب)|الطف/u;
const NOT_MENTIONED =
  /\b(?:don'?t|do not|dont|without|no need to) (?:mention(?:ing)?|say(?:ing)?|includ(?:e|ing)|nam(?:e|ing)) (?:the |my |their |any )?(?<what>[^.,;!?\n]{3,40})/iu;

/** "a little more polite and dont mention the company": what is asked is said to be a request, and what is named goes. */
function madePolite(turn: Turn, mail: MailSubject): CoachAnswer | null {
  if (!POLITE.test(fold(turn.text)) || turn.text.length > POLITE_MAX) return null;
  const what = NOT_MENTIONED.exec(turn.text)?.groups?.what;
  const plea = mail.language === 'ar' ? PLEA.ar : PLEA.en;
  const added = mail.added.includes(plea) ? mail.added : [...mail.added, plea];
  const without = what ? draft(turn, { ...mail, left: [...(mail.left ?? []), what] }) : null;
  const isNowhere = without !== null && without.text === draft(turn, mail).text;
  const polite = draft(turn, { ...mail, added, ...(what && !isNowhere && { left: [...(mail.left ?? []), what] }) });
  const note = isNowhere
    ? `${reply(turn, { en: `It speaks nowhere of “${what}”.`, ar: `لا تذكر الرسالة «${what}».` }).text}\n\n`
    : '';
  return { ...polite, text: note + polite.text };
}
const POLITE_MAX = 160;
const PLEA = {
  en: 'I know that this asks something of the team, and I am grateful for whatever you can do.',
  ar: 'أعلم أن في هذا طلبًا من الفريق، وأقدّر لكم كل ما يمكنكم فعله.',
};

const SHORT_ALREADY = { en: 'It is as short as a polite mail can be.', ar: 'هي أقصر ما تكون الرسالة المهذبة.' };

/** "add a line that i train the new one": of the mail, and of no resume. */
const A_SENTENCE =
  /\b(?:an?|one|the|that|another) (?:short |last )?(?:line|sentence|bit|part|point)s?(?= (?:\p{L}+ ){0,2}(?:about|that|saying|where|on|with|to|in)\b)/giu;

/** A sentence of its writer's own, what is not to be in it, another value, or what fills its blanks. */
function withToldOf(turn: Turn, mail: MailSubject): CoachAnswer | null {
  const { things, isQuestion } = readRequest(turn.text.replace(A_SENTENCE, ' '));
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

/** "change it so that it says …": a sentence for it, and no other value. */
const SAYS_MORE = /^(?:so|to|and) (?:(?:that|it|this) )*(?:says?|mentions?|includes?|tells?|reads?)\b/iu;

type Correction = Extract<Operation, { does: 'correct' }>;

/** "make it to mr hale instead", "address it to Laura". */
const OTHER_READER =
  /^(?:(?:ok|and|but|now|please|pls|sorry|actually|can (?:yo)?u|could (?:yo)?u)[\s,]+)*(?:(?:make|send|address|write|change) (?:it|that|this|the (?:e-?mail|mail|letter|message))(?: out)? (?:to|for)|(?:it'?s|it is|thats|that'?s|should be) (?:for|to)) (?<name>(?:(?:mr|ms|mrs|miss|dr|prof)\.? )?\p{L}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?)(?:,? (?:instead|please|pls|not \p{L}[\p{L}'’. -]{1,30}))*[\s.!]*$/iu;

/** What the mail was told, of another reader; null where a message names none. */
function toOtherReader(text: string, { told, language }: MailSubject): string | null {
  const name = OTHER_READER.exec(text.trim())?.groups?.name;
  const reader = whomIn(`write to ${name}`, language);
  if (!name || !reader || reader.startsWith('[')) return null;
  const before = whomIn(told, language)?.split(/\s+/u) ?? [];
  const isOfBefore = (word: string) => before.some((each) => each.toLowerCase() === word.toLowerCase());
  return `write to ${name}\n${told.replace(/\p{L}[\p{L}'’-]*\.?/gu, (word) => (isOfBefore(word) ? '' : word))}`;
}

/** "move it to 19 september". */
const DAY_MOVED =
  /^(?:(?:ok|and|but|now|please|pls|sorry|actually|can (?:yo)?u|could (?:yo)?u)[\s,]+)*(?:move|push|bring|shift|put|change|set) (?:it|that|this|the (?:\p{L}+ )?(?:day|date|interview|time))(?: (?:forward|back|out))? (?:to|for|on|until|till) (?<day>[\p{L}\d][\p{L}\d /.:-]{2,30}?)(?: (?:please|pls|instead))*[\s.!]*$/iu;

/** An interview that is put off to another day is not cancelled. */
const asMoved = ({ mail }: MailSubject, value: string): Partial<MailSubject> =>
  mail === 'cancel_interview' && namesTime(value) ? { mail: 'reschedule' } : {};

/** "salary not paid" names nothing that the mail was told. */
const isOfMail = ({ told }: MailSubject, { value, instead, isSure }: Correction): boolean =>
  (isSure || namesTime(value)) && (instead === undefined || told.toLowerCase().includes(instead.toLowerCase()));

/** "leena not lina" is put where it stands, a date where one was told; what is told last is read first. */
function corrected({ told, mail }: MailSubject, text: string, { value, instead }: Correction): string {
  const at = instead ? told.toLowerCase().indexOf(instead.toLowerCase()) : -1;
  if (at >= 0) {
    const name = value.split(/\s+/).at(-1)!;
    return told.slice(0, at) + name + told.slice(at + instead!.length);
  }
  if ((mail === 'reschedule' || mail === 'cancel_interview') && namesTime(value) && !namesOtherDay(told))
    return `${told} or ${value}`;
  return (
    withOtherValue(told, value) ??
    (mail === 'resign' && namesTime(value) ? `${told}\nlast day ${value}` : `${text}\n${told}`)
  );
}

/** "i liked the first version": the mail before the one that was drafted last; null where there is none. */
export function mailBefore(turn: Turn): CoachAnswer | null {
  const [last, before] = turn.history.flatMap(({ about }) => (about?.kind === 'mail' ? [about] : [])).toReversed();
  return last && before && justBefore(turn) === last ? draft(turn, before) : null;
}

/** The same mail in another language. */
export const mailIn = (turn: Turn, mail: MailSubject, answerIn: ChatLanguage): CoachAnswer =>
  draft(turn, { ...mail, language: answerIn });

export function draft(
  turn: Turn,
  { mail, told, added, left, signed, isShort, isPlain, language }: MailSubject,
): CoachAnswer {
  return draftEmail.run(
    { kind: mail, added, ...(left && { left }), ...(signed && { signed }), isShort, isPlain },
    { ...turn, text: told, answerIn: language },
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
