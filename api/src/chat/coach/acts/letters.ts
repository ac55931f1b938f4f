import { fold } from '@vitae/language/fold';
import { draftLetter } from '../../tools/letter/draft-letter.ts';
import { rewriteLetter } from '../../tools/letter/rewrite-letter.ts';
import { shortenLetter } from '../../tools/letter/shorten-letter.ts';
import { strengthenOpening } from '../../tools/letter/strengthen-opening.ts';
import { tailorLetter } from '../../tools/letter/tailor-letter.ts';
import { refuseOtherJob } from '../other-job.ts';
import { readRequest } from '../request.ts';
import type { CoachAnswer, Turn } from '../turn.ts';
import { type Act, some } from './act.ts';
import { quotedIn } from './quoted.ts';
import { whereLettersAreWritten } from './where.ts';

export const LETTERS: readonly Act[] = [
  {
    asks: ({ orders, things }, words) => CHANGES.some((deed) => orders.has(deed)) && speaksOfLetter(things, words),
    act: changeLetter,
  },
  {
    asks: ({ isQuestion }, words) =>
      !isQuestion && COVER_LETTER.test(words) && WANTS_ONE.test(words) && !CHANGES_ONE.test(words),
    act: writeLetter,
  },
];

/** "they want a covering letter, can you do one", "knock me up an application letter". */
const COVER_LETTER =
  /\b(?:cover(?:ing)?|motivation(?:al)?|application|supporting) (?:letter|note|statement)\b|\bcover letr?ter\b|خطاب (?:تقديم|تغطيه|تحفيز|توظيف)|(?:رساله|ليتر) (?:تقديم|تغطيه|تحفيز)|كوفر ?ليتر/u;
const WANTS_ONE =
  /\b(?:can|could|would|will) (?:yo)?u (?:please |pls |just |quickly )*(?:do|make|write|draft|knock|put|create|prepare|give|get|whip|rustle|help)\b|\b(?:do|make|write|draft|prepare|create|knock (?:me )?up|whip up|give me|get me|sort(?: me)?(?: out)?|put together|i (?:need|want)|need|id like|i'd like)\b.{0,30}\b(?:one|letter|note|statement)\b|(?:^|\s)(?:فيك|فيكي|ممكن|تقدر|تقدري|بتقدر|بدي|عايزه?|ابي|ابغي|محتاجه?|اعمل|سو|جهز|اكتب|حضر)(?:ي)?(?:لي|يلي)?(?=\s)/u;
const CHANGES_ONE =
  /\b(?:my|the|this|that|your) (?:whole )?(?:cover(?:ing)? )?letter (?:is|shorter|better|sounds?|needs?)\b|\b(?:shorten|improve|fix|check|review|rewrite)\b/u;

const CHANGES = ['shorten', 'rewrite', 'tailor'] as const;

const OF_LETTER =
  /\b(?:my|the|this|that)(?: whole| entire)? (?:cover |motivation )?letter\b|\bletter (?:shorter|better|stronger)|خطابي|(?:هذا )?الخطاب|خطاب التقديم|رساله (?:ال)?تقديم|رسالتي/u;

const OF_TEXT = /\b(?:opening|paragraph)\b|فقره|افتتاح/u;

const OPENING = /opening|beginning|first (?:line|sentence|paragraph)|افتتاح|بدايه|مقدمه/u;

const speaksOfLetter = (things: ReadonlySet<string>, words: string) =>
  OF_LETTER.test(words) || OF_TEXT.test(words) || !some(things, 'resume', 'summary', 'lines', 'skills');

/** A whole letter, where there is something to write it from; else where letters are written. */
export function writeLetter(turn: Turn): CoachAnswer {
  if (!turn.resume || turn.advert === '') return whereLettersAreWritten(turn);
  const other = refuseOtherJob(turn);
  if (other) return other;
  const words = fold(turn.text.slice(0, 300));
  const wishes = [
    WORD_LIMIT.exec(words)?.[0] ?? (HALF_PAGE.test(words) ? HALF_A_PAGE : undefined),
    /\b(?:short|brief)\b|قصير|مختصر/u.test(words) ? 'shorter' : undefined,
    leadIn(turn),
    /\b(?:casual|informal|friendly|not (?:too |so )?formal)\b|غير رسمي|ودي/u.test(words) ? 'casual' : undefined,
  ].filter((wish) => wish !== undefined);
  return draftLetter.run({ wishes }, turn);
}

/** "open with the hospital contract": what the letter is to begin with. */
function leadIn({ text }: Turn): string | undefined {
  const { what, arabic } = OPENS_WITH.exec(text.slice(0, 300))?.groups ?? {};
  const named = what ?? arabic;
  return named && `lead with ${named.replace(/(?:[\s,]+(?:please|pls|thanks))+$/iu, '').trim()}`;
}
const OPENS_WITH =
  /\b(?:open|begin|start|lead)(?:s|ing)?(?: it| the letter)? (?:with|on) (?:the |my )?(?<what>\p{L}[^,.;!?\n]{2,80})|(?:ابدا|ابدأ|افتتح|يبدا|يبدأ)(?:ي|ه|ها)?\s+ب(?:ال)?(?<arabic>\p{L}[^،.؟\n]{2,60})/iu;
/** "half a page max". */
const HALF_PAGE = /\bhalf(?: of)?(?: an?| the)?[ -](?:a4 )?page\b|نص صفحه|نصف صفحه/u;
const HALF_A_PAGE = '200 words';
const WORD_LIMIT = /\b\d{2,3} words?\b/u;

/** Changes a letter where one is spoken of, or what only letters have; without a name the talk's own letter is meant. */
function changeLetter(turn: Turn): CoachAnswer | null {
  const changed = changedLetter(turn);
  return changed && { ...changed, about: { kind: 'letter' } };
}

function changedLetter(turn: Turn): CoachAnswer | null {
  const { text, letter, letters, resume } = turn;
  const words = fold(text.slice(0, 600));
  const isOfLetter =
    OF_LETTER.test(words) || (letters.length > 0 && OF_TEXT.test(words)) || (letter !== null && resume === null);
  if (!isOfLetter) return null;
  const { orders } = readRequest(text);
  if (orders.has('shorten')) return shortenLetter.run({}, turn);
  if (OPENING.test(words)) return strengthenOpening.run({}, turn);
  if (orders.has('tailor')) return tailorLetter.run({}, turn);
  const passage = quotedIn(text);
  // What a choice adds is the letter's name.
  const isName = letters.some(({ title }) => title === passage);
  return rewriteLetter.run(passage && !isName ? { passage } : {}, turn);
}
