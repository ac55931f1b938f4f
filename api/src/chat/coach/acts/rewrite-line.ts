import { fold } from '@vitae/language/fold';
import { rewriteBullets } from '../../tools/rewrite-bullets.ts';
import { employerIn, lineNamed, topicOf } from '../edits.ts';
import { reply } from '../language.ts';
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
  const line = quotedLine(turn) ?? lineNamed(turn)?.text;
  const topic = line ? undefined : topicOf(turn.text);
  if (turn.resume && topic) return askForLine(turn, topic);
  if (line) return rewriteBullets.run({ line }, turn);
  const employer = employerIn(turn);
  const saying = phrasesIn(turn);
  return rewriteBullets.run({ ...(employer && { employer }), ...(saying.length > 0 && { saying }) }, turn);
}

/** What is quoted, unless that is only how lines begin: "responsible for". */
const quotedLine = ({ text }: Turn): string | undefined => {
  const quoted = quotedIn(text);
  return quoted !== undefined && quoted.split(/\s+/).length <= OPENING_WORDS_MAX && BEGINS_WEAKLY.test(fold(text))
    ? undefined
    : quoted;
};

const OPENING_WORDS_MAX = 4;

/** Other lines than the one that was meant stay as they are. */
const askForLine = (turn: Turn, topic: string): CoachAnswer =>
  reply(
    turn,
    {
      en: `I find no line about “${topic}” in your resume. Paste the line, and I work on that one alone.`,
      ar: `لا أجد سطرًا عن «${topic}» في سيرتك. الصق السطر فأعمل عليه وحده.`,
    },
    { kind: 'asking' },
  );

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
