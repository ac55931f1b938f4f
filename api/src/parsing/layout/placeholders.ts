import type { Span } from '../text/model.ts';
import type { Line } from './line.ts';

/** What stands for towns in resumes that were made anonymous; where it does, what stands for employers is no name either. */
const TOWN =
  /(?<!\p{L})(?:City|Town)\s?,\s?(?:State|Province|Country)(?!\p{L})(?:\s?,\s?(?:USA|US|Country|ZIP)(?!\p{L}))?/u;
const NAME =
  /(?<!\p{L})(?:(?:Company|Employer|School|University|College|Institution|Organi[sz]ation) Name|Name of (?:Company|Employer|School))(?!\p{L})/u;
const EITHER = new RegExp(`${TOWN.source}|${NAME.source}`, 'gu');

const holdsPlace = (text: string) => TOWN.test(text) || NAME.test(text);

/** "Company Name - City , State Cook" as "Cook": the lines without what only holds the place of a name. */
export function withoutPlaceholders(lines: readonly Line[]): Line[] {
  if (!lines.some(({ text }) => TOWN.test(text))) return [...lines];
  return lines.flatMap((line) => {
    if (!holdsPlace(line.text)) return [line];
    const cells = line.cells.flatMap((cell) => {
      const spans = cell.spans
        .map((span): Span => ({ ...span, text: parted(span.text) }))
        .filter(({ text }) => text !== '');
      return spans.length > 0 ? [{ ...cell, spans, text: spans.map(({ text }) => text).join('') }] : [];
    });
    return cells.length > 0 ? [{ ...line, cells, text: cells.map(({ text }) => text).join('\t') }] : [];
  });
}

/** The same of a text that has been read. */
export function textWithoutPlaceholders(text: string): string {
  if (!TOWN.test(text)) return text;
  return text
    .split('\n')
    .map((line) => (holdsPlace(line) ? parted(line) : line))
    .join('\n');
}

/** What is left of a text, with a bar where something stood between two parts of it. */
function parted(text: string): string {
  return text
    .replace(EITHER, '\n')
    .split('\n')
    .map((part) => part.replace(/^[\s,;:|–—－-]+/u, '').replace(/[\s,;:|–—－-]{1,20}$/u, ''))
    .filter((part) => part !== '')
    .join(' | ');
}
