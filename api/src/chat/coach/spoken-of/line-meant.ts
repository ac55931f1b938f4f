import { linesOf, type ResumeLine } from '../../tools/resume-lines.ts';
import type { Subject } from '../subject.ts';
import type { ProposedChange, Turn } from '../turn.ts';

/** The line of the resume that was spoken of, as it stands now: with what was proposed, or without. */
export function lineMeant(
  { resume }: Turn,
  { entryId, text }: Extract<Subject, { kind: 'line' }>,
  proposals: readonly ProposedChange[],
): ResumeLine | null {
  if (!resume) return null;
  const before = new Set(proposals.flatMap(({ diffs }) => diffs.map((diff) => diff.before)));
  const lines = linesOf(resume.data).filter((line) => line.entryId === entryId);
  return lines.find((line) => line.text === text) ?? lines.find((line) => before.has(line.text)) ?? null;
}
