import { endsInAbbreviation, sentencesOf } from './sentences.ts';

/** Marks that people begin an item with, and numbers of a list. */
const ITEM = /^\s*(?:[-–—*•▪‣◦·●○]\s+|[•▪●○]|(?<number>\d{1,2})[.)]\s+(?=\p{L}))/u;
const HEADING = /^(?:\p{L}+ ){0,3}\p{L}+:$/u;

/** A line that becomes an item, or a heading that stays above some. */
export interface NotedLine {
  text: string;
  isHeading: boolean;
}

/** The lines that notes become, one thing each: their lines, and the sentences of these. No figure gets lost. */
export function linesOfNotes(notes: string): NotedLine[] {
  const lines = notes.split('\n').filter((line) => /[\p{L}\p{N}]/u.test(line));
  const isNumbered = lines.every((line, index) => ITEM.exec(line)?.groups?.number === `${index + 1}`);
  return lines.flatMap((line) => {
    const mark = ITEM.exec(line);
    const text = mark && (isNumbered || !mark.groups?.number) ? line.slice(mark[0].length) : line;
    if (HEADING.test(text.trim())) return [{ text: text.trim(), isHeading: true }];
    return text
      .split(/;\s+/)
      .flatMap((part) => sentencesOf(part.trim(), (next) => /^[\p{L}\p{N}]/u.test(next)))
      .map((part) => ({ text: withoutEnd(part), isHeading: false }))
      .filter((part) => /[\p{L}\p{N}]/u.test(part.text));
  });
}

const withoutEnd = (text: string) => (endsInAbbreviation(text) ? text : text.replace(/[.;,]\s*$/, '')).trim();
