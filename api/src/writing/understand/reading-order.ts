import { startsWithBullet, stripBullet } from '@vitae/language/bullets';
import { fold, foldWords } from '@vitae/language/fold';
import { HEADINGS, type SectionKind } from '@vitae/language/headings';
import { BODY_HEADINGS, BODY_LABELS } from '@vitae/language/jobs';
import { findDates } from '../../parsing/phrases/dates.ts';
import { wordCount } from '../text/words.ts';

/** A line of a resume as it stands on the page. */
export interface PageLine {
  text: string;
  folded: string;
  isBullet: boolean;
  /** What of the resume begins here, where the line is a heading or is opened by one: "Publications: 11". */
  opens: SectionKind | null;
  /** Holds a range of dates, as heads do. */
  isDated: boolean;
}

/** The lines of a resume from top to bottom, to look up where a text stands among them. */
export interface Page {
  lines: readonly PageLine[];
  /** The lines on which a text begins, whether or not it goes over their end. */
  linesWith(text: string): number[];
}

const MAX_LINES = 2000;
const MAX_LINE = 400;
const MAX_FOUND = 20;
/** Characters by which a line is told from others. */
const KEY = 60;
/** Words; a longer line tells. */
const MAX_HEAD_WORDS = 24;
/** Sections that a line may open by its first word; "Tools: React" may stand among the lines of a job. */
const OPENED_BY_LABEL: ReadonlySet<SectionKind> = new Set([
  'education',
  'thesis',
  'publications',
  'patents',
  'talks',
  'references',
  'interests',
  'languages',
  'certifications',
  'personal',
  'declaration',
]);

/** "2016 – 2020", "since May 2019 to date"; "from 2022" may stand in any sentence. */
const holdsRange = (text: string) =>
  findDates(text).some(
    ({ isRange, index, length }) =>
      isRange &&
      /\S\s*(?:[-–—~→]|(?<!\p{L})\p{L}{1,5}(?!\p{L}))\s*\S/u.test(
        text.slice(index, index + length).replace(/^\p{L}+\.?\s+/u, ''),
      ),
  );

function sectionOpenedBy(line: string): SectionKind | null {
  const words = foldWords(line);
  if (BODY_LABELS.has(words) || BODY_HEADINGS.has(words)) return null;
  const heading = HEADINGS.get(words);
  if (heading) return heading;
  const colon = line.indexOf(':');
  const kind = colon > 0 ? HEADINGS.get(foldWords(line.slice(0, colon))) : undefined;
  return kind && OPENED_BY_LABEL.has(kind) ? kind : null;
}

export function readPage(resumeText: string): Page {
  const lines = resumeText
    .split('\n', MAX_LINES)
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '' && line.length <= MAX_LINE)
    .map((line): PageLine => {
      const text = stripBullet(line.replace(/^#{1,6} /, '').replaceAll('**', ''));
      return {
        text,
        folded: fold(text),
        isBullet: startsWithBullet(line),
        opens: sectionOpenedBy(text),
        isDated: wordCount(text) <= MAX_HEAD_WORDS && holdsRange(text),
      };
    });
  const begins: number[] = [];
  let whole = '';
  for (const { folded } of lines) {
    begins.push(whole.length);
    whole += `${folded} `;
  }
  const lineAt = (offset: number) => {
    let [low, high] = [0, begins.length - 1];
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if (begins[middle]! <= offset) low = middle;
      else high = middle - 1;
    }
    return low;
  };
  return {
    lines,
    linesWith(text) {
      const key = fold(text).replace(/\s+/g, ' ').trim().slice(0, KEY);
      const found: number[] = [];
      if (key === '') return found;
      for (let at = whole.indexOf(key); at >= 0 && found.length < MAX_FOUND; at = whole.indexOf(key, at + 1))
        if (isOfWholeWords(whole, at, at + key.length, key.length < KEY)) found.push(lineAt(at));
      return found;
    },
  };
}

const isOfWholeWords = (whole: string, begin: number, end: number, endsHere: boolean) =>
  !/[\p{L}\p{N}]/u.test(whole.charAt(begin - 1)) && !(endsHere && /[\p{L}\p{N}]/u.test(whole.charAt(end)));
