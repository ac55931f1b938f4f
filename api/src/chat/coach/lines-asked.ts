import { fold } from '@vitae/language/fold';
import { hasFigure } from '../tools/has-figure.ts';
import { addFigures, addTold } from '../tools/line-figures.ts';
import { linesOf, type ResumeLine } from '../tools/resume-lines.ts';
import { rewriteBullets } from '../tools/rewrite-bullets.ts';
import { tellingStems } from './asked-words.ts';
import { employerIn } from './edits.ts';
import { reply } from './language.ts';
import { placeIn } from './ordinals.ts';
import { readRequest } from './request.ts';
import type { Subject } from './subject.ts';
import type { CoachAnswer, Turn } from './turn.ts';

// Which lines of the resume tell a figure and which do not, and what is said of one of them afterwards.

const LINES = '(?:bullets?(?: ?points?)?|lines?|points|sentences|jobs?|roles?)';
const FIGURES = '(?:numbers?|figures?|metrics|digits|stats|statistics|data)';
/** "which of my bullets have no numbers", "where am i missing figures". */
export const ASKS_FIGURES = new RegExp(
  `\\b(?:which|what|where|do any|does any|are there|is there|any|how many|list|show|find|tell me)\\b.{0,40}\\b${LINES}\\b.{0,60}\\b${FIGURES}\\b|\\b(?:where|which)\\b.{0,30}\\b(?:miss\\w*|lack\\w*|need\\w*|without|no)\\b.{0,15}\\b${FIGURES}\\b|(?:^|\\s)(?:اي|ايش|شو|وش|ايه|ما|وين|كم|هل).{0,30}(?:نقاط|النقاط|نقطه|سطور|اسطر|الاسطر|سطر|جمل).{0,40}(?:ارقام|رقم|اعداد)`,
  'u',
);
const WITHOUT =
  /\b(?:no|not|without|lack\w*|miss\w*|don'?t|dont|doesn'?t|doesnt|isn'?t|aren'?t|zero|needs?|could use)\b|بدون|بلا|من غير|ناقص|تحتاج|محتاج|ما في|مافي|ما عند|ليس|تفتقر/u;

const SHOWN_MAX = 12;
/** "and which ones at Rapid don't". */
const ASKS_OTHERS =
  /^(?:and |ok |so |but )*(?:which|what|any)(?: ones?| lines?| bullets?| of them)?\b.{0,30}\b(?:don'?t|dont|do|doesn'?t|have|without|not)\b[\s?.!]*(?:have (?:any|one|them))?[\s?.!]*$|^(?:و)?(?:اي|شو|وش|ايش) .{0,20}(?:بدون|ما فيه\S*|فيه)/u;

/** Those without a figure, or those with one; the only one is then spoken of. */
export function listLinesByFigures(turn: Turn): CoachAnswer | null {
  if (!turn.resume) return null;
  const employer = employerIn(turn);
  const isBare = WITHOUT.test(fold(turn.text));
  const all = linesOf(turn.resume.data).filter(({ label }) => !employer || label.includes(employer));
  const lines = all.filter(({ text }) => hasFigure(text) !== isBare).slice(0, SHOWN_MAX);
  if (all.length === 0) return null;
  const at = employer ? { en: ` at ${employer}`, ar: ` في ${employer}` } : { en: '', ar: '' };
  if (lines.length === 0)
    return reply(
      turn,
      isBare
        ? { en: `None: every line${at.en} tells a figure.`, ar: `لا يوجد: كل سطر${at.ar} فيه رقم.` }
        : { en: `None: no line${at.en} tells a figure yet.`, ar: `لا يوجد: لا سطر${at.ar} فيه رقم بعد.` },
    );
  const list = lines
    .map(({ text, label }, index) => `${index + 1}. ${text}${employer ? '' : ` *(${label})*`}`)
    .join('\n');
  const count = {
    en: `${lines.length} of ${all.length} lines${at.en} ${lines.length === 1 ? 'tells' : 'tell'}`,
    ar: `${lines.length} من ${all.length} أسطر${at.ar}`,
  };
  return reply(
    turn,
    isBare
      ? {
          en: `${count.en} no figure:\n\n${list}\n\nHow many, how often, how long, or what was different afterwards? Tell me of one of them (“the first one: about 40 a day”), and I put it in. What has no figure may stay without: make none up.`,
          ar: `${count.ar} بلا رقم:\n\n${list}\n\nكم العدد، كم مرة، كم المدة، أو ماذا تغيّر بعدها؟ قل لي عن أحدها («الأول: نحو 40 يوميًا») وأضعه فيه. وما لا رقم له يبقى كما هو فلا تختلق رقمًا.`,
        }
      : { en: `${count.en} a figure:\n\n${list}`, ar: `${count.ar} فيها رقم:\n\n${list}` },
    { about: isBare ? aboutOf(lines) : listedAs(lines) },
  );
}

function aboutOf(lines: readonly ResumeLine[]): Subject {
  const [only, another] = lines;
  return another === undefined
    ? { kind: 'line', entryId: only!.entryId, text: only!.text, deed: 'figures asked' }
    : listedAs(lines);
}

const listedAs = (lines: readonly ResumeLine[]): Subject => ({
  kind: 'lines listed',
  lines: lines.map(({ entryId, text }) => ({ entryId, text })),
});

/** What is told of one of the lines that were listed, or wanted of it; null where none of them is meant. */
export function ofListedLine(turn: Turn, listed: readonly { entryId: string; text: string }[]): CoachAnswer | null {
  const { orders, isQuestion } = readRequest(turn.text);
  if (ASKS_OTHERS.test(fold(turn.text.slice(0, 120)).trim()))
    return listLinesByFigures({ ...turn, text: `${turn.text} (numbers)` });
  const said = listedLine(turn, listed);
  const line =
    said &&
    turn.resume &&
    linesOf(turn.resume.data).find(({ text, entryId }) => text === said.text && entryId === said.entryId);
  if (!line || isQuestion) return null;
  const { told = '', arabic = told } = SHOULD_SAY.exec(turn.text.slice(0, 300))?.groups ?? {};
  if (arabic) return addTold(turn, line, arabic.replace(AFFIRMED, ''));
  if (/\d/.test(turn.text.replace(LEADING_NUMBER, '')))
    return addFigures(turn, line, turn.text.replace(LEADING_NUMBER, ''));
  return orders.has('rewrite') ? rewriteBullets.run({ line: line.text }, turn) : null;
}
/** "the second one should say …": in the words in which it is told. */
const SHOULD_SAY =
  /\b(?:should|must|has to|needs to|could) (?:also )?(?:say|mention|include|read|have)(?: in it)?(?: that)?:? (?<told>[^\n]{4,200})$|(?:يذكر|تذكر|يقول|تقول)(?: [أا]يض[اًا]+)?(?: [أا]ن)? (?<arabic>[^\n]{4,200})$/iu;
const AFFIRMED = /[,.;]? (?:that'?s|it'?s|this is|and that is) (?:true|right|correct|so|a fact)[\s.!]*$/iu;

/** "2: about 40 a day": which one. */
const LEADING_NUMBER = /^\s*(?:(?:number|nr|no\.?|#|رقم)\s?)?\d{1,2}\s*[:.)-]\s*/iu;

function listedLine({ text }: Turn, listed: readonly { entryId: string; text: string }[]) {
  const lead = LEADING_NUMBER.exec(text)?.[0];
  const at = placeIn(fold((lead ?? text.replace(/\d+/gu, ' ')).trim()));
  if (listed[at]) return listed[at];
  const said = new Set(tellingStems(text));
  const shares = listed.map((line) => tellingStems(line.text).filter((stem) => said.has(stem)).length);
  const most = Math.max(...shares);
  return most > 0 && shares.filter((share) => share === most).length === 1 ? listed[shares.indexOf(most)] : undefined;
}
