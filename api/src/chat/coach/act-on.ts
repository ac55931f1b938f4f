import { fold } from '@vitae/language/fold';
import { actAskedIn } from './acts.ts';
import { answerQuestion } from './answer-question.ts';
import { employerNamed } from './employers.ts';
import { languageOf, reply } from './language.ts';
import { readRequest } from './request.ts';
import { onProposed } from './spoken-of/proposed.ts';
import { answerOf, type CoachAnswer, type Turn } from './turn.ts';

// A message may ask for one thing, for two, or for one and a piece of advice.

/** Does what a message asks for; null where it asks for nothing that can be done. */
export function actOn(turn: Turn): CoachAnswer | null {
  const words = fold(turn.text.slice(0, 600)).trim();
  if (OF_OTHERS.test(words)) return null;
  const done = severalActs(turn) ?? actAndQuestion(turn) ?? actAskedIn(turn.text, turn)?.answer;
  return done ? withPartsNotDone(turn, done) : null;
}

/** "my brother quit his job": what others do is no request, though it may be a question. */
const OF_OTHERS =
  /\bmy (?:\w+ )?(?:brother|sister|friend|husband|wife|son|daughter|cousin|mother|father|mum|mom|dad|flatmate|roommate|neighbou?r)s?\b.{0,40}\b(?:his|her|their|he|she|they)\b/u;

/** A longer message tells a story rather than asking for two things. */
const SEVERAL_MAX = 200;

const BETWEEN_ACTS =
  /,?\s(?:and then|and also|and|also|then|plus)\s|;|\n+|[.!]\s|\s(?=و(?:احذف|امسح|شيل|ضيف|[أا]ضف|غير|حط|انقل|اكتب)\S*\s)/iu;
/** "delete English from languages and Excel from skills": the second part says where, and not what is done. */
const NAMES_PLACE = /^[^?؟]{2,60}\s(?:from|to|in|into|under|out of)\s(?:my |the )?\p{L}+$/iu;

/** "change my number to … and my city to Leeds": the second value of one order. */
const GIVES_VALUE = /^(?:my|the) [^?؟\n]{2,60}? (?:to|into|as) \S/iu;
const CHANGES = /^(?:change|update|set|correct|fix|make|put)$/iu;
/** "please rewrite it for this job": done to what the part before it names. */
const OF_PART_BEFORE =
  /^(?:(?:please|pls|can (?:yo)?u|could (?:yo)?u|and|so|i want (?:yo)?u to) )*(?:rewrite|rework|reword|rephrase|redo|improve|fix|polish|tailor|adapt|fit|shorten|tighten|trim|cut) (?:it|this|that|them|these|those)\b(?! (?:line|bullet|point|sentence|job|section|one))/u;

/**
 * The parts of a message, each with its own order: one that has none is done as the one before it, and one that only says
 * what is done to "it" belongs to the part that names it.
 */
function partsWithOrders(text: string): string[] {
  const parts: string[] = [];
  for (const part of text.split(BETWEEN_ACTS)) {
    const before = parts.at(-1)?.trim() ?? '';
    const isOfBefore = readRequest(before).things.size > 0 && OF_PART_BEFORE.test(fold(part).trim());
    if (isOfBefore) parts[parts.length - 1] = `${before}, ${part.trim()}`;
    else parts.push(withOrderOf(before, part));
  }
  return parts;
}

/** "the Palm Inn bullets … and the rota one can go": a line of the job that was named before it. */
function atEmployerBefore(turn: Turn, part: string, before: readonly string[]): string {
  const employer = employerNamed(turn, before.join(' '));
  return employer && OF_ONE_LINE.test(part) && !employerNamed(turn, part) ? `${part.trim()} at ${employer}` : part;
}
const OF_ONE_LINE = /\b(?:the|that) [^,.;?!\n]{2,60} (?:one|bullet|line|point)\b/iu;

function withOrderOf(before: string, part: string): string {
  const own = part.trim();
  const verb = FIRST_ORDER.exec(before)?.groups?.verb;
  const isAlike =
    (NAMES_PLACE.test(before) && NAMES_PLACE.test(own)) || (CHANGES.test(verb ?? '') && GIVES_VALUE.test(own));
  return verb && isAlike && !FIRST_ORDER.test(own) ? `${verb} ${own}` : part;
}

/** Two things asked for in one message are both done. */
function severalActs(turn: Turn): CoachAnswer | null {
  if (turn.text.length > SEVERAL_MAX) return null;
  const parts = partsWithOrders(turn.text).map((part, at, all) => atEmployerBefore(turn, part, all.slice(0, at)));
  const done = parts.map((text) => {
    const act = actAskedIn(text, { ...turn, text, answerIn: languageOf(turn), history: [] });
    return act && { act: act.act, answer: act.answer };
  });
  const found = done.filter((each) => each !== null);
  // One part tells what the mail is for that another part asks for: they are one wish.
  if (found.some(({ answer }) => answer.about?.kind === 'mail asked')) return null;
  const isTwo = found.length === 2 && found[0]!.act !== found[1]!.act;
  if (!isTwo && !changeApart(found.map(({ answer }) => answer))) return null;
  const answers = found.map(({ answer }) => answer);
  const together = isTwo ? ofOnePlace(turn, answers[0]!, parts[done.indexOf(found[1]!)]!) : null;
  return answerOf([...new Set(answers.map(({ text }) => text))].join('\n\n---\n\n'), {
    kind: answers.every(({ kind }) => kind === 'asking') ? 'asking' : 'answer',
    sources: answers.flatMap(({ sources }) => sources),
    choices: answers.flatMap(({ choices }) => choices).slice(0, 4),
    proposals: together ?? answers.flatMap(({ proposals }) => proposals),
    practice: answers.at(-1)!.practice,
  });
}

/** What two parts of a message change in the same place, as one proposal: two of them could not both be accepted. */
function ofOnePlace(turn: Turn, first: CoachAnswer, text: string): CoachAnswer['proposals'] | null {
  const actOnIt = (now: Turn) =>
    actAskedIn(text, { ...now, text, answerIn: languageOf(turn), history: [] })?.answer ?? null;
  const second = actOnIt(turn);
  const isApart = !second || first.proposals.length === 0 || changeApart([first, second]);
  return isApart || second.proposals.length === 0
    ? null
    : (onProposed(turn, first.proposals, actOnIt)?.proposals ?? null);
}

/** Whether answers all propose something, and each of another part of the resume: all of it can be accepted. */
function changeApart(answers: readonly CoachAnswer[]): boolean {
  const changed = answers.map(({ proposals }) => proposals.flatMap(({ changes }) => changes.map(pathOf)));
  const all = changed.flat();
  return answers.length > 1 && changed.every((paths) => paths.length > 0) && new Set(all).size === all.length;
}

const pathOf = ({ path }: { path: readonly string[] }): string => path.join('.');

/** "Change my number to … and also do I need to write my nationality": the one is done, and the other answered. */
function actAndQuestion(turn: Turn): CoachAnswer | null {
  const parts = turn.text.length > SEVERAL_MAX ? [] : turn.text.split(BETWEEN_ACTS).map((text) => text.trim());
  const isAsked = (text: string) => ASKS_ADVICE.test(fold(text)) && readRequest(text).orders.size === 0;
  const question = parts.find(isAsked);
  const rest = parts.filter((text) => text !== question && text !== '').join(' and ');
  if (question === undefined || rest === '') return null;
  const done = actAskedIn(rest, { ...turn, text: rest, answerIn: languageOf(turn), history: [] })?.answer;
  const said = answerQuestion({ ...turn, text: question, answerIn: languageOf(turn) });
  if (!done || done.proposals.length === 0 || said.kind !== 'answer') return null;
  return { ...done, text: `${done.text}\n\n---\n\n${said.text}`, sources: said.sources };
}

const ASKS_ADVICE =
  /^(?:and |also |but )*(?:do|should|can|may|must|is|are|what|how|why|when|which) |^(?:هل|كيف|متي|كم|لازم) /u;

const ORDERS =
  'fix|check|correct|change|update|add|remove|delete|make|put|rewrite|shorten|translate|move|write|replace|rename|take|list|include|sort|highlight|convert';

const FIRST_ORDER = new RegExp(String.raw`^(?:please |pls |can you |could you )*(?<verb>${ORDERS})\b`, 'iu');

const PARTS_OF_ORDER = new RegExp(
  String.raw`[,.;!]?\s+(?:and then|and also|then|also|plus)\s+|[;\n]+|[.!]\s+|,?\s+and\s+(?=(?:${ORDERS})\b)`,
  'iu',
);

/** What begins like an order and names something of its own: "update it" belongs to what stands before. */
const OWN_ORDER = new RegExp(
  String.raw`^(?:please |pls |can you |could you )*(?:${ORDERS})\b(?!\s+(?:it|that|this|them|there|accordingly|please|pls)\b)\s+\S`,
  'iu',
);

/** "update my cv": what all of the message is about. */
const OF_ALL =
  /^(?:please |pls |can you |could you )*(?:update|change|fix|correct) (?:my|the) (?:cv|resume)(?: (?:please|pls|accordingly|with (?:it|that)))*[\s.!]*$/iu;

/** Names the part of a message that was not done, where another part was: nothing is dropped in silence. */
function withPartsNotDone(turn: Turn, answer: CoachAnswer): CoachAnswer {
  if (answer.proposals.length === 0 || turn.text.length > SEVERAL_MAX) return answer;
  const parts = turn.text.split(PARTS_OF_ORDER).map((part) => part.trim());
  if (parts.length < 2) return answer;
  const left = parts.filter((text) => {
    if (!OWN_ORDER.test(text) || OF_ALL.test(text)) return false;
    const alone = actAskedIn(text, { ...turn, text, answerIn: languageOf(turn), history: [] })?.answer;
    return !alone || alone.kind === 'unknown';
  });
  if (left.length === 0 || left.length === parts.length) return answer;
  const named = left.map((part) => `“${part.replace(/[.!\s]+$/u, '')}”`).join(', ');
  const { text } = reply(turn, {
    en: `**Not done:** ${named}. That part I did not understand, or cannot do. Say it by itself and in other words, or change it under **Your resumes**, **Edit**.`,
    ar: `**لم يُنفّذ:** ${named}. لم أفهم هذا الجزء أو لا أستطيعه. اكتبه وحده بكلمات أخرى، أو عدّله من **سيرك الذاتية** ثم **تحرير**.`,
  });
  return { ...answer, text: `${answer.text}\n\n${text}` };
}
