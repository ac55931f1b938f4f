import { linesOf } from '../../tools/resume-lines.ts';
import type { Subject } from '../subject.ts';
import type { TalkedMessage, Turn } from '../turn.ts';

type Answered = TalkedMessage & { about: Subject };

/** What was spoken of, brought down to "the second one" of it where it was several things; all of it for a negative `at`. */
export function theOneAt(turn: Turn, answered: Answered, at: number): Answered {
  if (at < 0) return answered;
  const { about } = answered;
  if (about.kind === 'skills') {
    const names = skillsSpokenOf(turn);
    return names[at] === undefined
      ? answered
      : { ...answered, about: { kind: 'skills', names: [names[at]] }, proposals: [] };
  }
  if (about.kind !== 'lines' || !turn.resume) return answered;
  const diff = answered.proposals?.flatMap(({ diffs }) => diffs)[at];
  const line = linesOf(turn.resume.data).find(({ text }) => diff && (text === diff.after || text === diff.before));
  if (!line || !diff) return answered;
  return {
    ...answered,
    about: { kind: 'line', entryId: line.entryId, text: line.text, deed: 'changed' },
    proposals: [],
  };
}

/** The skills of the last answers in the order in which they came up. */
const skillsSpokenOf = ({ history }: Turn): string[] => [
  ...new Set(history.flatMap(({ about }) => (about?.kind === 'skills' ? about.names : []))),
];
