import { fold } from '@vitae/language/fold';
import { addFigures } from '../../tools/line-figures.ts';
import { rewriteBullets } from '../../tools/rewrite-bullets.ts';
import { askForLine, employerIn, lineNamed, topicOf } from '../edits.ts';
import type { CoachAnswer, Turn } from '../turn.ts';
import { quotedIn } from './quoted.ts';

/** "get rid of all the 'responsible for' stuff": how weak lines begin is to go, and no entry of that name. */
export const BEGINS_WEAKLY =
  /\b(?:get rid of|remove|delete|drop|lose|cut|replace|change|swap|fix|no more|stop saying|without|take out)\b.{0,30}\b(?:responsible for|helped with|assisted (?:with|in)|worked on|was involved in|involved in|duties included|in charge of|passive (?:voice|verbs|words)|weak (?:verbs|words|openings|beginnings))\b/u;
/** "use proper action verbs". */
export const WANTS_VERBS =
  /\b(?:use|put in|add|give me|want|need|with|start (?:them|it|each line|every line) with|begin with)\b.{0,20}\b(?:action|active|strong(?:er)?|power(?:ful)?|better|punchy) (?:verbs|words)\b/u;

/** The line that a message quotes or names, else all of a job, else all weak ones. */
export function rewriteLine(turn: Turn): CoachAnswer {
  const named = quotedLine(turn) === undefined ? lineNamed(turn) : null;
  const told = named ? figuresTold(turn.text, named.text) : '';
  if (named && told !== '') return addFigures(turn, named, told);
  const line = quotedLine(turn) ?? named?.text;
  const topic = line ? undefined : topicOf(turn.text);
  if (turn.resume && topic) return askForLine(turn, topic);
  if (line) return rewriteBullets.run({ line }, turn);
  const employer = employerIn(turn);
  const saying = phrasesIn(turn);
  return rewriteBullets.run({ ...(employer && { employer }), ...(saying.length > 0 && { saying }) }, turn);
}

const CLAUSES = /[.;:\n]+\s*|,(?!\d)\s*|\s[-–]\s/u;
const NAMES_LINE = /\b(?:bullet|line|point|sentence|one)\b|سطر|نقطه/u;

/** The parts of a message that tell figures of a line which it does not hold, and do not only say which line is meant. */
const figuresTold = (text: string, line: string): string =>
  text
    .split(CLAUSES)
    .filter((clause) => !NAMES_LINE.test(fold(clause)))
    .filter((clause) => clause.match(/\d[\d.,]*/gu)?.some((figure) => !line.includes(figure)))
    .join(', ');

/** What is quoted, unless that is only how lines begin: "responsible for". */
const quotedLine = ({ text }: Turn): string | undefined => {
  const quoted = quotedIn(text);
  return quoted !== undefined && quoted.split(/\s+/).length <= OPENING_WORDS_MAX && BEGINS_WEAKLY.test(fold(text))
    ? undefined
    : quoted;
};

const OPENING_WORDS_MAX = 4;

/** How lines begin that say little; of what is named only such lines are meant. */
const WEAK_PHRASES = [
  'responsible for',
  'in charge of',
  'helped',
  'assisted',
  'worked on',
  'involved in',
  'duties included',
  'tasked with',
  'did',
];

/** The weak phrases that a message names; none where it speaks of weak lines as such. */
function phrasesIn({ text, resume }: Turn): string[] {
  const words = ` ${fold(text.slice(0, 300)).replace(/[^\p{L}\s]/gu, ' ')} `;
  return resume ? WEAK_PHRASES.filter((phrase) => words.includes(` ${phrase} `)) : [];
}
