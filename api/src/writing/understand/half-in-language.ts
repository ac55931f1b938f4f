import { foldWords } from '@vitae/language/fold';
import { HEADINGS } from '@vitae/language/headings';
import { parseDocument } from '../../parsing/parse.ts';
import { readPlainText } from '../../parsing/text/plain.ts';
import type { LetterTexts } from '../writer.ts';

/** Of a resume that is given twice, in English and in Arabic; less is a heading or a name in the other language. */
const LEAST_LINES = 8;
/** Lines that are in the other language all the same: a list of tools, an address. */
const MOST_STRAY = 0.2;

type Texts = Pick<LetterTexts, 'resumeText' | 'resume'>;

/** The half in `language` of a resume that stands there twice, one language below the other, read by itself; else what was given. */
export function halfInLanguage<T extends Texts>(given: T, language: 'en' | 'ar'): T {
  const lines = given.resumeText.split('\n');
  const wanted = lines.map((line) => languageOfLine(line)).map((own) => own && (own === language ? 1 : -1));
  // At each line, how much more of the lines above are in the language than not.
  const above = [0];
  for (const own of wanted) above.push(above.at(-1)! + (own ?? 0));
  const [most, least] = [Math.max(...above), Math.min(...above)];
  // Of two halves the difference climbs to its peak and falls, or falls to its bottom and climbs.
  const isFirst = most > above.at(-1)! - least;
  const at = above.indexOf(isFirst ? most : least);
  const [own, other] = isFirst ? [lines.slice(0, at), lines.slice(at)] : [lines.slice(at), lines.slice(0, at)];
  if (!isWhole(own, language) || !isWhole(other, language === 'en' ? 'ar' : 'en')) return given;
  const resumeText = own.join('\n');
  return {
    ...given,
    resumeText,
    resume: parseDocument(readPlainText(new TextEncoder().encode(resumeText), false), true),
  };
}

function isWhole(lines: readonly string[], language: 'en' | 'ar'): boolean {
  const spoken = lines.map(languageOfLine).filter((own) => own !== null);
  const stray = spoken.filter((own) => own !== language).length;
  return (
    spoken.length >= LEAST_LINES &&
    stray <= spoken.length * MOST_STRAY &&
    lines.some((line) => languageOfLine(line) === language && HEADINGS.get(foldWords(line)) === 'experience')
  );
}

function languageOfLine(line: string): 'en' | 'ar' | null {
  const arabic = line.match(/\p{Script=Arabic}/gu)?.length ?? 0;
  const latin = line.match(/\p{Script=Latin}/gu)?.length ?? 0;
  return arabic + latin === 0 ? null : arabic > latin ? 'ar' : 'en';
}
