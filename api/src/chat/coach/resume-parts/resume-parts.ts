import { languageOf } from '../language.ts';
import { rewordForOtherTrade } from '../other-trade.ts';
import { clausesOf } from '../resume-wishes/clauses.ts';
import { tidyingIn } from '../tidying.ts';
import type { CoachAnswer, Turn } from '../turn.ts';
import { agreedPart } from './agreed-part.ts';
import { adviseOnEntry } from './entry-in-doubt.ts';
import { judgeLines } from './judge-lines.ts';
import { moveNamedEntry } from './place-of-entry.ts';
import { rewriteEntry } from './rewrite-entry.ts';
import { shortenEntry } from './shorten-entry.ts';
import { summaryInLines } from './summary-in-lines.ts';
import { addToldDeed } from './told-line.ts';
import { addToldPaper } from './told-paper.ts';

// What one message wishes of one part of the open resume, by whatever word that part is called.

/** Other texts have wishes of their own, and a talk about them is none about the resume. */
const OF_OTHER_TEXTS: ReadonlySet<string> = new Set([
  'letter',
  'mail',
  'mail asked',
  'spoken answer',
  'offers',
  'questions',
]);
/** Of what was proposed twice, one is chosen. */
const OF_VERSIONS = /\b(?:first|second|third|last|other|longer|shorter|previous|original|old) (?:one|version)\b/i;
const SAYS_NOTHING =
  /^(?:(?:ok(?:ay)?|nice|great|good|cool|thanks|thank you|perfect|hi|hello|hey|fine|yes|lovely|super|awesome|got it|thx|ta|مزيان|تمام|طيب|شكرا|ممتاز|حلو|اوكي)[\s,.!،]*)+$/iu;

/** Null where a message is of no single part of the resume, or wishes several things. */
export function wishOfPart(turn: Turn): CoachAnswer | null {
  if (!turn.resume) return null;
  const { about } = turn.history.at(-1) ?? {};
  if (about && OF_OTHER_TEXTS.has(about.kind)) return null;
  if (about?.kind === 'summary' && OF_VERSIONS.test(turn.text)) return null;
  const clauses = clausesOf(turn.text.replace(AND_ASKS, '. ')).filter((clause) => !SAYS_NOTHING.test(clause));
  // What goes without its name is looked for in all of the resume, and a second wish has its own answer.
  if (clauses.some((clause) => tidyingIn(clause).size > 0)) return null;
  if (clauses.filter((clause) => isWish(turn, clause)).length > 1) return eachByItself(turn, clauses);
  if (clauses.some((clause) => TAKES_OUT.test(clause) && !isWish(turn, clause))) return null;
  return clauses.length <= CLAUSES_MAX ? partOf(turn) : null;
}
/** "…, and is the store needed?" */
const AND_ASKS = /,? and (?=(?:is|are|should|shall|do|does|would|can)\s(?!(?:yo)?u\b)[^?\n]{3,60}\?)/giu;
const CLAUSES_MAX = 4;
/** "…, and the rota one can go": a line by itself. */
const TAKES_OUT = /\b(?:one|line|bullet|sentence)\b.{0,30}\b(?:can|may|should|must) (?:go|be removed)\b/iu;

/** Whether a part of a message by itself is a wish of one part of the resume. */
const isWish = (turn: Turn, clause: string): boolean => partOf({ ...turn, text: clause, history: [] }) !== null;

/** Each wish by itself, where all of them are of such parts and of different ones; null for all else. */
function eachByItself(turn: Turn, clauses: readonly string[]): CoachAnswer | null {
  const answers = clauses.map((text) => partOf({ ...turn, text, answerIn: languageOf(turn), history: [] }));
  const found = answers.filter((answer) => answer !== null);
  const paths = found.flatMap(({ proposals }) =>
    proposals.flatMap(({ changes }) => changes.map(({ path }) => path.join('.'))),
  );
  if (found.length < answers.length || new Set(paths).size < paths.length) return null;
  return {
    ...found.at(-1)!,
    text: [...new Set(found.map(({ text }) => text))].join('\n\n---\n\n'),
    choices: found.flatMap(({ choices }) => choices).slice(0, 4),
    proposals: found.flatMap(({ proposals }) => proposals),
  };
}

/** The same of a part of a message. */
export const partOf = (turn: Turn): CoachAnswer | null =>
  agreedPart(turn) ??
  summaryInLines(turn) ??
  shortenEntry(turn) ??
  judgeLines(turn) ??
  adviseOnEntry(turn) ??
  addToldPaper(turn) ??
  addToldDeed(turn) ??
  moveNamedEntry(turn) ??
  rewordForOtherTrade(turn) ??
  rewriteEntry(turn);
