import type { Label } from '@vitae/language/labels';
import { isBullet } from '../layout/bullets.ts';
import { type Line, withCells } from '../layout/line.ts';
import { findDates } from '../phrases/dates.ts';
import { labelsOf, splitLabel } from '../phrases/labels.ts';

const MAX_HEAD_LINES = 6;

type Named = 'client' | 'employer' | 'label' | null;

/** Of a label in a cell of its own, or before the colon. */
function labelsBefore({ cells: [first, ...others] }: Line): readonly Label[] {
  const inItsCell = others.length > 0 ? labelsOf(first!.text) : [];
  return inItsCell.length > 0 ? inItsCell : (splitLabel(first!.text)?.labels ?? []);
}

/** What the label of a line names. */
function namedBy(line: Line): Named {
  const labels = isBullet(line) ? [] : labelsBefore(line);
  if (labels.includes('client')) return 'client';
  if (labels.includes('company')) return 'employer';
  return labels.some((label) => label === 'title' || label === 'dates' || label === 'location') ? 'label' : null;
}

const IN_BRACKETS = /(?<=\S)\s?\((?:end[- ])?clients?\s?[:–-]\s?[^()]{2,60}\)/iu;

/** "Elm Consulting (client: a grocery retailer)": for whom the employer worked is no part of the head. */
export const withoutClientsInBrackets = (lines: readonly Line[]): readonly Line[] =>
  lines.map((line) =>
    isBullet(line) || !IN_BRACKETS.test(line.text)
      ? line
      : withCells(
          line,
          line.cells.map((cell) => ({
            ...cell,
            text: cell.text.replace(IN_BRACKETS, ''),
            spans: cell.spans.map((span) => ({ ...span, text: span.text.replace(IN_BRACKETS, '') })),
          })),
        ),
  );

/**
 * "Client: Sample Bank ⇥ 2019 – 2022" over "Employer: Sample Systems Inc." over "Role: Tester": who pays is the
 * employer, and the client is told of below the head. Without an employer beside it, a client stays where it is.
 */
export function withClientsBelow(lines: readonly Line[]): readonly Line[] {
  const named = lines.map(namedBy);
  if (!named.includes('client') || !named.includes('employer')) return lines;
  const below = new Map<number, Line>();
  const kept = lines.map((line, i) => {
    const last = named[i] === 'client' ? endOfHead(named, i) : -1;
    if (last < 0) return [line];
    const [client, ...others] = line.cells;
    below.set(last, { ...withCells(line, [client!]), isTold: true });
    return others.length > 0 && others.some(({ text }) => findDates(text).length > 0) ? [withCells(line, others)] : [];
  });
  return kept.flatMap((own, i) => [...own, ...(below.has(i) ? [below.get(i)!] : [])]);
}

/** The last line of the labels around a client's, where one of them names the employer; -1 where none does. */
function endOfHead(named: readonly Named[], at: number): number {
  const isOfHead = (i: number) => Math.abs(i - at) < MAX_HEAD_LINES && Boolean(named[i]) && named[i] !== 'client';
  let [from, to] = [at, at];
  while (isOfHead(from - 1)) from--;
  while (isOfHead(to + 1)) to++;
  const next = named.slice(at, to + 1).includes('employer');
  return next || named.slice(from, at).includes('employer') ? to : -1;
}
