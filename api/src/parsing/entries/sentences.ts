import { WORDS_BEFORE_EMPLOYER, WORDS_BEFORE_TITLE } from '@vitae/language/jobs';
import { anyOf } from '@vitae/language/phrases';
import type { Line } from '../layout/line.ts';
import { toParagraphs } from '../layout/paragraphs.ts';
import { cleanPiece, withPrefix } from '../layout/pieces.ts';
import { findDates, toMonth } from '../phrases/dates.ts';
import { looksLikePlace, splitTrailingPlace } from '../phrases/places.ts';
import { organisationScore, titleScore } from '../phrases/words.ts';
import type { Field, ParsedJob } from '../result.ts';
import { employerAlone } from './employer-name.ts';
import { endsShortened, sentencesOf } from './shortened.ts';

/** "I worked as a ward nurse at St Mary's Hospital": words before the title, words before the employer. */
const AS = new RegExp(
  `(?<!\\p{L})(?:${anyOf(WORDS_BEFORE_TITLE)})\\s+(?:(?:an?|the|eine?n?|une?|una|um|uma|einer|de)\\s+)?`,
  'iu',
);
const AT = new RegExp(`\\s+(?:${anyOf(WORDS_BEFORE_EMPLOYER)})\\s+(?:the\\s+|der\\s+|den\\s+)?(?=["“«]?\\p{Lu})`, 'u');
/** Before an employer or a town. */
const IN = /\s+in\s+(?:the\s+)?(?=\p{Lu})/u;
/** A full stop behind a word, not behind the letters of "C.T. Bora College". */
const NAME_END = /[;:]|(?<=\p{L}{2}|\))\.(?=\s|$)/gu;
const MAX_TITLE_WORDS = 7;
const MAX_COMPANY_WORDS = 8;

interface SentenceJob {
  title: string;
  company: string;
  location: string | null;
}

/** The job that a sentence of running text tells of, with its dates in the sentence. */
function readSentence(text: string): SentenceJob | null {
  const plain = withoutDates(text);
  const as = AS.exec(plain);
  if (!as) return null;
  const rest = plain.slice(as.index + as[0].length);
  // "Working with Sample Foods as a cashier"
  const before = AT.exec(plain.slice(0, as.index));
  const at = before ?? AT.exec(rest) ?? IN.exec(rest);
  if (!at) return null;
  const title = cleanPiece(before ? firstName(rest) : rest.slice(0, at.index));
  const told = before ? plain.slice(before.index + before[0].length, as.index) : rest.slice(at.index + at[0].length);
  const named = firstName(told).split(/,\s+(?=\p{Ll})|\s+(?:where|wo|où|donde|onde|dove|waar|and|und|et)\s/u)[0]!;
  const place = splitTrailingPlace(cleanPiece(named)) ?? trailingIn(cleanPiece(named));
  const company = employerAlone(cleanPiece(place?.rest ?? named).replace(/\s\([^()]*\)$/, ''));
  const words = (phrase: string) => phrase.split(/\s+/).length;
  if (title === '' || company === '' || words(title) > MAX_TITLE_WORDS || words(company) > MAX_COMPANY_WORDS)
    return null;
  if (titleScore(title) < 0.5 && organisationScore(company) < 0.6) return null;
  if (IN.test(at[0] + company) && !AT.test(at[0] + company) && looksLikePlace(company)) return null;
  return { title, company, location: place?.place ?? null };
}

/** Up to the stop that ends it. */
function firstName(text: string): string {
  const end = [...text.matchAll(NAME_END)].find(({ index }) => !endsShortened(text.slice(0, index)));
  return text.slice(0, end?.index);
}

/** "Hotel Adler in Ulm" */
function trailingIn(text: string): { rest: string; place: string } | null {
  const [, rest, place] = /^(.+?)\s(?:in|at|à|en|em|a|w|i)\s(\p{Lu}[\p{L}'’. -]{1,30})$/u.exec(text) ?? [];
  return rest && place ? { rest, place } : null;
}

function withoutDates(text: string): string {
  let plain = text;
  for (const date of findDates(text)
    .map((each) => withPrefix(text, each))
    .reverse())
    plain = `${plain.slice(0, date.index)} ${plain.slice(date.index + date.length)}`;
  return plain.replace(/\s+/g, ' ');
}

const SENTENCE_CONFIDENCE = 0.78;
const MIN_SENTENCE_LENGTH = 40;

/** Jobs that are told in sentences, or null where a section lists them. */
export function readTold(lines: readonly Line[]): ParsedJob[] | null {
  const jobs: ParsedJob[] = [];
  let dated = 0;
  for (const { value, place } of toParagraphs(lines)) {
    for (const sentence of sentencesOf(value)) {
      const found = findDates(sentence);
      const [dates] = found;
      const told = dates && sentence.length >= MIN_SENTENCE_LENGTH ? readSentence(sentence) : null;
      const field = (text: string | null): Field | null =>
        text ? { value: text, confidence: SENTENCE_CONFIDENCE, place } : null;
      if (dates) dated++;
      if (told) {
        const last = dates!.isRange || found.length < 2 ? dates! : found[1]!;
        jobs.push({
          title: field(told.title),
          company: field(told.company),
          location: field(told.location),
          start: field(toMonth(dates!.start)),
          end: field(toMonth(last.end)),
          bullets: [],
        });
      } else jobs.at(-1)?.bullets.push({ value: sentence, confidence: SENTENCE_CONFIDENCE, place });
    }
  }
  return jobs.length > 0 && jobs.length * 2 > dated ? jobs : null;
}
