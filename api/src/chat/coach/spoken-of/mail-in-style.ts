import { fold } from '@vitae/language/fold';
import { wishesShort } from '../../tools/mail/wished.ts';
import { reply } from '../language.ts';
import { readRequest } from '../request.ts';
import type { MailSubject } from '../subject.ts';
import type { CoachAnswer, Turn } from '../turn.ts';
import { draft } from './draft-again.ts';
import type { Style } from './mail-style.ts';

// How a mail is to sound, and how long it is to be.

/** The mail as it is to sound, and how long it is to be. */
export function inStyle(turn: Turn, mail: MailSubject, style: Style): CoachAnswer {
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

/** "less salesy", "too much like a robot": how it is not to be, in a word that no list has. */
const LESS_SO =
  /^(?:(?:ok|but|and|hmm|can (?:yo)?u|could (?:yo)?u|please|pls|make|keep|it|that|this|be|sound|sounds?|reads?|feels?|a|bit|little|lot|way|still|is|its|it'?s|needs? to be|should be)[\s,]+)*(?<how>(?:less|not (?:so|too|as)|too|sounds? like|don'?t be (?:so|too)) (?:much )?(?:like )?(?:an? )?\p{L}[\p{L}'’-]{2,20}(?: (?!please|pls|mate|man\b|though|tho\b|now\b)\p{L}[\p{L}'’-]{2,20})?)(?:[\s,]+(?:please|pls|mate|man|though|tho|now))*[\s.!?]*$/iu;

/** The most likely wish behind such a word, and what it was taken for; null where a message says anything else. */
export function inUnknownStyle(turn: Turn, mail: MailSubject): CoachAnswer | null {
  const how = LESS_SO.exec(turn.text.trim())?.groups?.how;
  if (!how || readRequest(turn.text).things.size > 0) return null;
  const styled = inStyle(turn, mail, { isShort: true, isPlain: true });
  const said = reply(turn, {
    en: `I took “${how}” as shorter and in plainer words. If a certain sentence is meant, copy it to me (“take out …”).`,
    ar: `فهمت «${how}» على أنها أقصر وبكلمات أبسط. إن قصدت جملة بعينها فانسخها لي («احذف …»).`,
  }).text;
  return { ...styled, text: `${said}\n\n${styled.text}` };
}

const POLITE =
  /\b(?:more polite|politer|polite(?:ly)?|softer|kinder|nicer|gentler|humble)\b|(?:اكثر|اكتر) (?:ادب|لطف|تهذيب)|الطف/u;
const NOT_MENTIONED =
  /\b(?:don'?t|do not|dont|without|no need to) (?:mention(?:ing)?|say(?:ing)?|includ(?:e|ing)|nam(?:e|ing)) (?:the |my |their |any )?(?<what>[^.,;!?\n]{3,40})/iu;

/** "a little more polite and dont mention the company": what is asked is said to be a request, and what is named goes. */
export function madePolite(turn: Turn, mail: MailSubject): CoachAnswer | null {
  if (!POLITE.test(fold(turn.text)) || turn.text.length > POLITE_MAX) return null;
  const what = NOT_MENTIONED.exec(turn.text)?.groups?.what;
  const { en, ar } = ASKS_HOW_IT_STANDS.has(mail.mail) ? PLEA_FOR_WORD : PLEA;
  const plea = mail.language === 'ar' ? ar : en;
  const added = mail.added.includes(plea) ? mail.added : [...mail.added, plea];
  const without = what ? draft(turn, { ...mail, left: [...(mail.left ?? []), what] }) : null;
  const isNowhere = without !== null && without.text === draft(turn, mail).text;
  const isShort = mail.isShort || wishesShort(turn.text) || /\bshort(?:er|en)\b|اقصر|اختصر/u.test(fold(turn.text));
  const polite = draft(turn, {
    ...mail,
    isShort,
    added,
    ...(what && !isNowhere && { left: [...(mail.left ?? []), what] }),
  });
  const note = isNowhere
    ? `${reply(turn, { en: `It speaks nowhere of “${what}”.`, ar: `لا تذكر الرسالة «${what}».` }).text}\n\n`
    : '';
  return { ...polite, text: note + polite.text };
}
const POLITE_MAX = 160;
const ASKS_HOW_IT_STANDS: ReadonlySet<string> = new Set(['follow_up', 'application_status', 'question']);
const PLEA_FOR_WORD = {
  en: 'I know that you have much to do, and would be grateful for a short word.',
  ar: 'أعلم أن لديكم الكثير من العمل، وسأكون ممتنًا لكلمة قصيرة.',
};
const PLEA = {
  en: 'I know that this asks something of the team, and I am grateful for whatever you can do.',
  ar: 'أعلم أن في هذا طلبًا من الفريق، وأقدّر لكم كل ما يمكنكم فعله.',
};

export const SHORT_ALREADY = { en: 'It is as short as a polite mail can be.', ar: 'هي أقصر ما تكون الرسالة المهذبة.' };
