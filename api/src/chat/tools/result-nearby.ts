import type { Resume } from '@vitae/documents/model/resume';
import { tellingStems } from '../coach/asked-words.ts';
import { linesOf, type ResumeLine } from './resume-lines.ts';

/** A figure that went up or down: what came of something. */
const TELLS_CHANGE =
  /\bfrom\s\D{0,12}\d[\d.,%]*\D{0,12}\s(?:to|down to|up to)\s\D{0,12}\d|\b(?:grew|grown|rose|increased|raised|doubled|tripled|halved|fell|dropped|went (?:up|down)|reduced|cut|improved|gained|saved|up by|down by)\b.*\d|\d[\d.,]*\s?%\s(?:more|less|fewer|higher|lower|faster)/iu;
const ASIDE =
  /\s*\b(?:while|when|during the time|at the time) (?:i|we) (?:was|were|am|worked|stayed)\b[^,;.]*$|\s*\bin my time(?: there)?$/iu;
/** So little is told by each word of its own that one shared word is chance. */
const SAYS_LITTLE: ReadonlySet<string> = new Set(
  'page month year day week time team work new customer company people daily weekly monthly'
    .split(' ')
    .flatMap(tellingStems),
);

export interface LineWithResult {
  text: string;
  /** The line that told the result by itself. */
  result: ResumeLine;
}

/** A line joined with the result of the same job that another line tells of the same thing; null where none does. */
export function withResultNearby(resume: Resume, line: ResumeLine, written: string): LineWithResult | null {
  if (TELLS_CHANGE.test(line.text)) return null;
  const own = new Set(tellingStems(line.text).filter((stem) => !SAYS_LITTLE.has(stem)));
  const result = linesOf(resume).find(
    ({ entryId, index, text }) =>
      entryId === line.entryId &&
      index !== line.index &&
      TELLS_CHANGE.test(text) &&
      tellingStems(text).some((stem) => own.has(stem)),
  );
  if (!result) return null;
  const said = result.text.replace(/[.\s]+$/u, '').replace(ASIDE, '');
  const isName = /^\p{Lu}(?:\p{Lu}|\p{Ll}+ \p{Lu})/u.test(said);
  const joined = isName ? said : said[0]!.toLowerCase() + said.slice(1);
  return { text: `${written.replace(/[.\s]+$/u, '')}; ${named(joined, line.text)}`, result };
}

/** "facebook page grew": a name that the first line writes with its capital keeps it. */
function named(text: string, line: string): string {
  const [first = ''] = text.split(/\s/u, 1);
  const written = new RegExp(String.raw`\b\p{Lu}${first.slice(1).replace(/[^\p{L}\d]/gu, '.')}\b`, 'u').exec(line)?.[0];
  return written && written.toLowerCase() === first ? written + text.slice(first.length) : text;
}
