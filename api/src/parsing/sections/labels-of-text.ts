import { foldWords } from '@vitae/language/fold';
import type { SectionKind } from '@vitae/language/headings';
import { BODY_LABELS } from '@vitae/language/jobs';
import type { Line } from '../layout/line.ts';
import { findDates } from '../phrases/dates.ts';
import type { Candidate } from './candidate.ts';

/** Of what a resume has a section, and a job a label: "Achievements:", "Job profile:". */
const LABEL_KINDS: ReadonlySet<SectionKind | null> = new Set(['experience', 'summary', 'awards', 'skills']);
/** From the dates of a job to what it announces. */
const LINES_OF_HEAD = 4;

/**
 * The lines that may head a section, without those that announce what was done in a job: "Achievements:" below its
 * duties, where the heading over all jobs ends in no colon, and "Job profile:" right below the dates of each of two.
 */
export function withoutLabelsOfText(candidates: readonly Candidate[], lines: readonly Line[]): readonly Candidate[] {
  const labels = new Set(candidates.filter(({ kind, text }) => LABEL_KINDS.has(kind) && isLabel(text)));
  if (labels.size === 0) return candidates;
  const dated = lines.flatMap(({ text }, number) => (findDates(text).some(({ isRange }) => isRange) ? [number] : []));
  const areBelowDates = new Set(
    [...Map.groupBy(labels, ({ text }) => foldWords(text))].flatMap(([, alike]) => {
      const datesAbove = alike.map(({ index }) => lastBefore(dated, index));
      const isClose = alike.every(({ index }, at) => index - datesAbove[at]! <= LINES_OF_HEAD);
      return isClose && new Set(datesAbove).size > 1 ? alike : [];
    }),
  );
  let above: Candidate | undefined;
  return candidates.filter((candidate) => {
    const goesOn = above !== undefined && labels.has(candidate) && isOfJobUnder(above, candidate, dated);
    if (candidate.isExact && !isLabel(candidate.text)) above = candidate;
    return !goesOn && !areBelowDates.has(candidate);
  });
}

const isLabel = (text: string) => BODY_LABELS.has(foldWords(text));
const endsInColon = ({ text }: Candidate) => /[:：]$/.test(text.trim());

function isOfJobUnder(heading: Candidate, label: Candidate, dated: readonly number[]): boolean {
  return (
    heading.kind === 'experience' &&
    endsInColon(label) &&
    !endsInColon(heading) &&
    label.look.size <= heading.look.size &&
    lastBefore(dated, label.index) > heading.index
  );
}

/** The last of these numbers below this one. */
function lastBefore(numbers: readonly number[], limit: number): number {
  let [low, high] = [0, numbers.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (numbers[middle]! < limit) low = middle + 1;
    else high = middle;
  }
  return numbers[low - 1] ?? Number.NEGATIVE_INFINITY;
}
