import { fold } from '@vitae/language/fold';
import { findLine, linesOf, type ResumeLine } from '../../tools/resume-lines.ts';
import { rewriteBullets } from '../../tools/rewrite-bullets.ts';
import type { CoachAnswer, Turn } from '../turn.ts';

const OTHER =
  /^(?:no|nope|not that|i meant?|sorry)?[\s,.]*(?:i meant? )?(?:the other|another|a different)(?: (?:one|line|bullet))?\b(?:[\s,]+the [\p{L}\d -]{3,30} (?:one|line|bullet))?[\s.,:;-]+(?<line>\S.{8,300})$/isu;
const ALL_OF_JOB =
  /\b(?:all|each|every one|the rest) (?:of )?(?:them|those|the (?:lines|bullets|others))?.{0,12}\b(?:in|at|of|under) (?:that|this|the same) (?:job|role|position)\b/u;
const WORDS_MAX = 16;

/** "no the other one, the picking one. Pick orders with …", and "do it for all of them in that job". */
export function anotherLine(turn: Turn): CoachAnswer | null {
  if (!turn.resume) return null;
  const quoted = OTHER.exec(turn.text.trim())?.groups?.line;
  const meant = quoted ? lineIn(turn, quoted) : null;
  if (meant) return rewriteBullets.run({ line: meant.text }, turn);
  const words = fold(turn.text);
  if (!ALL_OF_JOB.test(words) || words.split(/\s+/).length > WORDS_MAX) return null;
  const before = lineSpokenOf(turn);
  const job = turn.resume.data.workExperience.find(({ id }) => id === before?.entryId);
  return job?.company ? rewriteBullets.run({ employer: job.company }, turn) : null;
}

const lineIn = (turn: Turn, text: string): ResumeLine | null => findLine(linesOf(turn.resume!.data), text);

/** The line that was quoted last. */
function lineSpokenOf(turn: Turn): ResumeLine | null {
  const asked = turn.history.filter(({ role }) => role === 'user').toReversed();
  for (const { text } of asked) {
    const line = lineIn(turn, OTHER.exec(text.trim())?.groups?.line ?? text.slice(text.indexOf('\n') + 1));
    if (line) return line;
  }
  return null;
}
