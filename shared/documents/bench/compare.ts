import type { DrawnRun } from './page/main.tsx';
import type { PdfRun } from './pdf-text.ts';

export interface LineComparison {
  /** CSS pixels between a line's place in the preview and in the PDF, the largest of all lines. */
  worstOffset: number;
  lineCount: number;
  /** Lines of the preview that the PDF does not have. */
  missing: string[];
}

/** Lines as close as this belong together. */
const SAME_LINE = 1;

/**
 * Compares every run of the preview with the PDF. pdf.js joins neighbouring runs of one font: a run inside of such
 * a longer one is compared by its baseline.
 */
export function compareLines(drawn: readonly DrawnRun[], pdf: readonly PdfRun[]): LineComparison {
  const comparison: LineComparison = { worstOffset: 0, lineCount: 0, missing: [] };
  for (const run of drawn) {
    if (run.text.trim() === '') continue;
    comparison.lineCount += 1;
    const offset = offsetOf(run, pdf);
    if (offset === null) comparison.missing.push(run.text);
    else comparison.worstOffset = Math.max(comparison.worstOffset, offset);
  }
  return comparison;
}

function offsetOf(run: DrawnRun, pdf: readonly PdfRun[]): number | null {
  let best: number | null = null;
  for (const candidate of pdf) {
    if (candidate.page !== run.page) continue;
    const down = Math.abs(candidate.baseline - run.baseline);
    if (down > 3) continue;
    const startsThere = Math.abs(candidate.left - run.left);
    const isInside = candidate.left <= run.left + SAME_LINE && candidate.right >= run.right - SAME_LINE;
    const offset = startsThere < 4 ? Math.max(startsThere, down) : isInside ? down : null;
    if (offset !== null && (best === null || offset < best)) best = offset;
  }
  return best;
}

/** CSS pixels. A wider gap is no space between words. */
const PHRASE_GAP = 14;

/** The text of the preview with spaces where runs are apart and breaks where lines end. */
export function textOfRuns(drawn: readonly DrawnRun[]): string {
  return joinRuns(drawn, Number.POSITIVE_INFINITY);
}

/** What stands together on a line of the preview. */
export function phrasesOfRuns(drawn: readonly DrawnRun[]): string[] {
  return joinRuns(drawn, PHRASE_GAP).split('\n');
}

function joinRuns(drawn: readonly DrawnRun[], widestGap: number): string {
  let text = '';
  let previous: DrawnRun | null = null;
  for (const run of drawn) {
    if (previous) {
      const isSameLine = previous.page === run.page && Math.abs(previous.baseline - run.baseline) < SAME_LINE;
      const gap = Math.min(Math.abs(run.left - previous.right), Math.abs(previous.left - run.right));
      const hasSpace = /\s$/.test(previous.text) || /^\s/.test(run.text) || gap > 1.2;
      text += isSameLine && gap < widestGap ? (hasSpace ? ' ' : '') : '\n';
    }
    text += run.text;
    previous = run;
  }
  return text;
}
