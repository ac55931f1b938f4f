import { fold } from '@vitae/language/fold';
import { linesOf } from '../../tools/resume-lines.ts';
import { rewriteBullets } from '../../tools/rewrite-bullets.ts';
import { shorten } from '../../tools/shorten.ts';
import { lineNamed } from '../edits.ts';
import { employerAt } from '../employers.ts';
import { ordinalIn } from '../ordinals.ts';
import type { Subject } from '../subject.ts';
import type { CoachAnswer, Turn } from '../turn.ts';

/** "the same for the second one": what was done to a line or a job, done to another; null where none is named. */
export function repeatAt(turn: Turn, about: Subject, where: string): CoachAnswer | null {
  if (about.kind !== 'line' && about.kind !== 'lines') return null;
  const employer = employerAt(turn, where);
  if (about.kind === 'lines') {
    if (!employer) return null;
    return about.deed === 'shortened' ? shorten.run({ employer }, turn) : rewriteBullets.run({ employer }, turn);
  }
  if (!turn.resume || about.deed === 'added') return null;
  const own = linesOf(turn.resume.data).filter(({ entryId }) => entryId === about.entryId);
  const at = ordinalIn(fold(where));
  const line = lineNamed({ ...turn, text: `the line about ${where}` }) ?? own[at];
  return line
    ? rewriteBullets.run({ line: line.text }, turn)
    : employer
      ? rewriteBullets.run({ employer }, turn)
      : null;
}
