import { stripBullet } from '@vitae/language/bullets';
import { fold } from '@vitae/language/fold';
import { HEADINGS } from '@vitae/language/headings';
import { namesOccupation } from '@vitae/language/occupations';
import { escapePattern } from '@vitae/language/phrases';
import { REMOTE_WORDS, STREET_WORDS } from '@vitae/language/places';
import { sentencesOf, withArticle, wordCount } from '../text/words.ts';
import { isPlace } from './places.ts';
import { isJob, isJobInSentence } from './resume-text.ts';

// What a resume of a few lines, without any heading, says of its writer.

const MAX_LINES = 12;
const MAX_FACTS = 12;
const FACT_WORDS = { least: 2, most: 36 };
const OWN_SENTENCE_WORDS = 45;
/** "I have …", "For the last four years I have worked …" */
export const IN_FIRST_PERSON =
  /^(?:I(?:'ve|'m)?|(?:For|Since|Before|After|In|From|At|As|Until) [^.;]{3,60}? I(?:'ve|'m)?) \p{Ll}/u;
/** "Our team's handling time came down …" */
const IS_OWN = new RegExp(`${IN_FIRST_PERSON.source}|^(?:My|Our)\\s`, 'u');
/** A line of more is no line of a form. */
const WORDS_OF_PARAGRAPH = 40;
const CONTACT = /@|\d{5}|(?<!\d)\d{3}[ -]\d{3}(?=[ -]?\d)|https?:|www\./;
const OF_YEARS = /^(?:19|20)\d\d ?(?:[-–—]|to )/;
const IS_TOLD =
  /^(?!(?:Worked|Restricted|Certified|Registered|Qualified|Licensed|Limited)\b)(?:\p{Lu}\p{Ll}+ed|Led|Ran|Built|Wrote|Made|Kept|Sold|Taught|Drove)\b/u;
const WITH_YEARS = /(?:19|20)\d\d ?(?:[-–—]|to) ?(?:(?:19|20)\d\d|now|present|today)/;
const BULLET = /^[-–—•*▪●]\s*/;
/** "Before that shop assistant at Trago Fresh for two years" */
const EARLIER =
  /^(?:before that|previously|earlier|formerly|before)[,:]? (?:i was |i worked as )?(?:an? )?(\p{Ll}[\p{L} /-]{2,40}? (?:at|with|for) \p{Lu}[^.;]{1,50})$/iu;

export interface PlainResume {
  facts: string[];
  /** Whether a line that was taken for one of a job only says who somebody is. */
  isFact(line: string): boolean;
}

/** Null for a resume that has headings, or is longer: the parser tells its parts. Where it has read no job, the lines of jobs are facts as well. */
export function plainResume(resumeText: string, hasJobs: boolean): PlainResume | null {
  const lines = resumeText
    .split('\n', MAX_LINES + 1)
    .map((line) => line.trim())
    .filter(Boolean);
  const isHeading = (line: string) =>
    HEADINGS.has(
      fold(line)
        .replace(/[^\p{L} ]/gu, '')
        .trim(),
    );
  if (lines.length > MAX_LINES || lines.some((line) => isHeading(line) || BULLET.test(line))) return null;
  // "Summary: …", "Skills: …": headings that stand before their text.
  if (lines.filter((line) => line.includes(':') && isHeading(line.slice(0, line.indexOf(':')))).length > 1) return null;
  const isByYears = lines.some((line) => OF_YEARS.test(line));
  const head = lines.findIndex(isJob);
  // A text that is one paragraph begins with no name of its own.
  const first = wordCount(lines[0] ?? '') > WORDS_OF_PARAGRAPH ? 0 : 1;
  const above = isByYears ? [] : lines.slice(first, head < 0 ? undefined : Math.max(1, head));
  const told = hasJobs
    ? [...above, ...lines.filter((line) => !above.includes(line) && isHeld(line))]
    : lines.slice(first);
  const facts = told
    .flatMap((line) => (wordCount(line) > WORDS_OF_PARAGRAPH ? sentencesOf(line) : [line]))
    .filter((line) => !CONTACT.test(line) && !isAddress(line))
    .flatMap(sentencesOf)
    .map((sentence) => sentence.replace(/[.\s]+$/, ''))
    .filter(
      (sentence) =>
        !(hasJobs && isJobInSentence(sentence)) &&
        // "Drove for the city's buses, 2009-2024" says when that was.
        (!IS_TOLD.test(sentence) || WITH_YEARS.test(sentence)) &&
        !/\bmy name is\b|^myself\b|^(?:references?|referees?|refs)\b|\byears old\b|\b(?:CTC|LPA|salary)\b/i.test(
          sentence,
        ) &&
        /^[\p{Lu}\d]/u.test(sentence) &&
        wordCount(sentence) >= FACT_WORDS.least &&
        wordCount(sentence) <= (IS_OWN.test(sentence) ? OWN_SENTENCE_WORDS : FACT_WORDS.most),
    )
    .slice(0, MAX_FACTS);
  const folded = facts.map((fact) => fold(fact));
  return {
    facts: facts.map(asFact),
    isFact: (line) => folded.some((fact) => fold(line).includes(fact)) || isHeld(line),
  };
}

const HELD = /\b(?:licen[cs]ed?|certificate|certified|safe pass|cscs|nvq|driver with|own (?:car|van|tools))\b/i;

/** What somebody holds, below the lines of the last job: no part of that job. */
const isHeld = (line: string) => HELD.test(line) && !IS_TOLD.test(line) && wordCount(line) <= FACT_WORDS.most;

const OF_STREET = new RegExp(
  `\\b(?:${[...STREET_WORDS]
    .filter((word) => /^[a-z]{3,}$/.test(word))
    .map(escapePattern)
    .join('|')})\\b`,
);

const MAX_ADDRESS_WORDS = 8;

/** "3 School Lane, Thirsk", "Remote (Lille, France)" */
export function isAddress(line: string): boolean {
  const parts = fold(line)
    .split(/[,،()]\s*|\s*\/\s*|\s[-–]\s/)
    .map((part) => part.trim().replace(/^حاليا\s/u, ''))
    .filter(Boolean);
  // "تعز / حاليا عدن - الشيخ عثمان": its quarter is in no list.
  const isArabicAddress =
    /^\p{Script=Arabic}/u.test(line) &&
    !/\p{Nd}/u.test(line) &&
    wordCount(line) <= MAX_ADDRESS_WORDS &&
    parts.length > 1 &&
    parts.filter(isPlace).length * 2 > parts.length;
  if (isArabicAddress) return true;
  const isOfPlace = (part: string) => isPlace(part) || REMOTE_WORDS.has(part) || /^\p{L}{1,2}\d/u.test(part);
  const isHouse =
    /^\d{1,4}[a-z]?,? (?:\p{Lu}\S+ ){1,3}\p{Lu}\p{L}+(?:,|$)/u.test(line) && wordCount(line) <= MAX_ADDRESS_WORDS;
  return parts.every(isOfPlace) || isHouse || (/^\d{1,4}\p{L}? /u.test(line) && OF_STREET.test(parts[0] ?? ''));
}

/** "Before that cashier at Elm Stores" as a sentence; everything else as it is written. */
export function asFact(sentence: string): string {
  const post = EARLIER.exec(sentence)?.[1];
  return post && namesOccupation(post.split(/ (?:at|with|for) /)[0] ?? '')
    ? `Before that I was ${withArticle(post)}`
    : sentence;
}

const MAX_LINE = 600;
const MAX_LINES_TO_SEARCH = 400;
/** "Full clean driving licence.", "Full UK driving licence (B, C+E)" */
const DRIVING_IN_WORDS =
  /^(?:i (?:hold|have) an? |holder of an? )?((?:(?:full|clean|valid|current|uk|eu|irish|british|american|canadian|australian|indian)[, ]+(?:and )?){1,4}driv(?:ing|er'?s?) licen[cs]e(?: \([^()]{1,30}\))?)/iu;
const DRIVING = /^driv(?:ing|er'?s?) licen[cs]es?(?: and [\p{L} ]{2,20})?\s*[:–-]\s*(.{3,})$/iu;

/** "Driving licence: Category C+E (since 2011), ADR, Driver CPC", in a line of its own. */
export function entitlementToDrive(resumeText: string): { drivingLicence?: string } {
  const lines = resumeText.split('\n', MAX_LINES_TO_SEARCH);
  for (const [at, own] of lines.entries()) {
    // "DRIVING LICENCE" over "Class B (Brazilian)"
    const line = /^\s*driv(?:ing|er['’]?s?) licen[cs]e:?\s*$/i.test(own)
      ? `Driving licence: ${lines[at + 1] ?? ''}`
      : own;
    const named = line.length < MAX_LINE ? DRIVING.exec(line.trim())?.[1] : undefined;
    const [held = ''] = named ? sentencesOf(named) : [];
    const value = held.replace(/[.\s]+$/, '');
    if (value) return { drivingLicence: value };
  }
  for (const line of resumeText.split('\n', MAX_LINES_TO_SEARCH)) {
    const parts = line.length < MAX_LINE ? sentencesOf(stripBullet(line.trim())) : [];
    const named = parts.flatMap((part) => DRIVING_IN_WORDS.exec(part)?.[1] ?? [])[0];
    if (named) return { drivingLicence: named.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase()) };
  }
  return {};
}
