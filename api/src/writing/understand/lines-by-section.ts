import { startsWithBullet, stripBullet } from '@vitae/language/bullets';
import { foldWords } from '@vitae/language/fold';
import { HEADING_NOUNS, HEADINGS, type SectionKind } from '@vitae/language/headings';
import { namesOccupation } from '@vitae/language/occupations';
import { labelsOf } from '../../parsing/phrases/labels.ts';
import { lastAsked } from '../text/last-asked.ts';
import { unwrapped } from '../text/unwrap.ts';
import { wordCount } from '../text/words.ts';
import { readPage } from './reading-order.ts';

// The lines of a resume, each with the section that it stands in.

const MAX_LINES = 300;
const MAX_LINE = 1_000;
/** Of a heading. */
const HEADING_WORDS = 6;
/** Of who keeps a register. */
const KEEPER_WORDS = 18;

const OF_REFEREES = /^(?:[\p{L}-]+ ){0,2}(?:referees|references)(?: \p{L}+){0,2}:?$/iu;
const HEADS_HOLDINGS =
  /\b(?:certificates|certifications?|licen[cs]es|registrations?|qualifications?|training|courses|tickets|cards|memberships?|accreditations?|admissions?)\b/i;
const isInCapitals = (line: string) => /^\p{Lu}[\p{Lu} &/,-]{5,}:?$/u.test(line);
const isTitle = (line: string) => /^(?:\p{Lu}\p{Ll}+|and|&)(?: (?:\p{Lu}?\p{Ll}+|&))*:?$/u.test(line);
/** A heading that the list of headings does not know ends the section before it. */
const isHeading = (line: string) =>
  wordCount(line) <= HEADING_WORDS &&
  !namesOccupation(line) &&
  (isInCapitals(line) || (isTitle(line) && (HEADS_HOLDINGS.test(line) || kindByNoun(line) !== null)));
/** "LEARNING TO CODE" is of studies, "Legal experience" of experience. */
const kindByNoun = (line: string): SectionKind | null =>
  /^(?:learning|retraining|self[- ]study)\b/i.test(line)
    ? 'education'
    : wordCount(line) <= 3
      ? (HEADING_NOUNS.get(foldWords(line.split(' ').at(-1) ?? '')) ?? null)
      : null;

interface LineOfSection {
  text: string;
  /** Null above the first heading. */
  section: SectionKind | 'unknown' | null;
  isBullet: boolean;
}

/** "Registered 2017", "Full member since May 2019", and not "Registered Nurse Diploma". */
const IS_STATE_HELD =
  /^(?:(?:currently|fully|full) )?(?:registered|licen[cs]ed|registration|member|fellow)(?: (?:since |in |from )?(?:\p{L}{3,9} )?(?:19|20)\d\d| (?:no|number)\b.{0,20})?$/iu;

/** "Sample Nursing Council (SNC)" over "Registered 2017, licence valid to …": who keeps the register, and that one is in it. */
const withStateOfRegister = (lines: readonly string[]): string[] =>
  lines.flatMap((line, at) => {
    const [before = '', next = ''] = [lines[at - 1], lines[at + 1]].map((other) => other?.trim());
    const isKeeper = (text: string) =>
      text.length <= MAX_LINE && IS_KEEPER.test(text) && wordCount(text) <= KEEPER_WORDS && !startsWithBullet(text);
    const [state = ''] = next.split(/[,;]\s/);
    if (isKeeper(line.trim()) && IS_STATE_HELD.test(state))
      return [
        line,
        `${line.trim()}, ${state.charAt(0).toLowerCase()}${state.slice(1).replace(/(?<=ed) (?=(?:19|20)\d\d$)/, ' in ')}`,
      ];
    return isKeeper(before) && IS_STATE_HELD.test(line.trim().split(/[,;]\s/)[0]!)
      ? [
          line
            .trim()
            .split(/[,;]\s/)
            .slice(1)
            .join(', '),
        ]
      : [line];
  });
/** Who keeps a register; no school does. */
const IS_KEEPER =
  /\b(?:Authority|Council|Board|Association|Society|Order|Chamber|College|Institute)(?: (?:of|for) [\p{L} ]+)?(?: \(\p{Lu}{2,8}\))?$/u;

/** "Certified: Contoso PL-300, June 2022" among the rows of skills: what it names is held. */
const LABEL_OF_HOLDINGS =
  /^(?:certified|certs?|certificates?|certifications?|licen[cs]es?|tickets?|memberships?|accreditations?|registrations?)\s?:\s*(\p{Lu}.*)$/iu;

/** Each line of a resume with the section that it stands in; headings are none. */
export const linesBySection = lastAsked((resumeText: string): readonly LineOfSection[] => {
  const opens = new Map(readPage(resumeText).lines.map((line) => [line.text, line.opens]));
  let section: SectionKind | 'unknown' | null = null;
  return withStateOfRegister(
    withoutOpenEnds(withNumberOfRegister(unwrapped(resumeText.split('\n', MAX_LINES)))),
  ).flatMap((line) => {
    const text = stripBullet(line.trim());
    const heading = text.replace(/^\d{1,2}(?:\.\d{1,2})?[.)]? +/, '');
    const onPage = opens.get(text.replace(/\s+/g, ' '));
    // What the page knows for a label is no heading, whatever it is called.
    const opened = onPage ?? (onPage === null && heading === text ? undefined : HEADINGS.get(foldWords(heading)));
    if (opened) section = opened;
    else if (OF_REFEREES.test(heading)) section = 'references';
    else if (isHeading(heading))
      section = HEADS_HOLDINGS.test(heading) ? 'education' : (kindByNoun(heading) ?? 'unknown');
    const isBullet = startsWithBullet(line.trim());
    // "JOB APPLIED FOR ⇥ Financial Analyst"
    const [label = '', ...beside] = line.split('\t');
    if (beside.length > 0 && labelsOf(label.trim()).includes('headline')) return [];
    if (text.length > MAX_LINE || (isHeading(heading) && !isBullet)) return [];
    const [, held = ''] = (section !== 'experience' && LABEL_OF_HOLDINGS.exec(text)) || [];
    return held ? [{ text: held, section: 'certifications', isBullet }] : [{ text, section, isBullet }];
  });
});

/** "CORU Radiographers" over "Registration Board, reg." over "RA018834", in a column too narrow for one line. */
function withNumberOfRegister(lines: readonly string[]): string[] {
  const joined: string[] = [];
  for (const line of lines) {
    const opening = joined.at(-1)?.trim() ?? '';
    if (!OPENS_NUMBER.test(opening) || !IS_NUMBER.test(line.trim())) joined.push(line);
    else {
      joined.pop();
      const name = isShortName(joined.at(-1)?.trim() ?? '') ? joined.pop()!.trim() : '';
      joined.push([name, opening, line.trim()].filter(Boolean).join(' '));
    }
  }
  return joined;
}
const OPENS_NUMBER = /^\p{Lu}[^.:;|]{3,60}[ ,](?:reg(?:istration)?|no|nr|number|ref)\.?$/iu;
const IS_NUMBER = /^(?=.*\d)[\p{Lu}\d/-]{4,14}$/u;
const isShortName = (line: string) => /^\p{Lu}[\p{L} &’'-]{2,30}$/u.test(line) && !isHeading(line);

const FULL_LINE = 85;

/** "Microcredential (in progress). Te reo Māori – Te Ara" over "Reo level 3. …": the last name goes on in the next line. */
function withoutOpenEnds(lines: readonly string[]): string[] {
  return lines.map((line, at) => {
    const next = lines[at + 1]?.trim() ?? '';
    const isOpen =
      line.trimEnd().length >= FULL_LINE && /\p{L}$/u.test(line.trimEnd()) && /^\p{Lu}/u.test(next) && !isHeading(next);
    const end = isOpen ? line.search(/(?<=[\p{L})]{2}\.) (?=\p{Lu}[^.]*$)/u) : -1;
    return end > 0 ? line.slice(0, end) : line;
  });
}

/** The lines of studies, courses and certificates. */
export const linesOfLearning = (resumeText: string): string[] =>
  linesBySection(resumeText).flatMap(({ text, section }, at, all) => {
    if (section !== 'education' && section !== 'certifications') return [];
    const [, since = ''] = OPEN_RANGE.exec(all[at + 1]?.text ?? '') ?? [];
    return [`${text.replace(OPEN_DATE, '$2 (since $1)')}${since ? ` (since ${since})` : ''}`.replace(/\s+/g, ' ')];
  });

/** "2023 - Current", below what was begun then. */
const OPEN_RANGE = /^((?:\p{L}{3,9}\.? |\d{1,2}[./])?(?:19|20)\d\d) ?[-–—] ?(?:current|present|now|ongoing)\.?$/iu;
/** "03/2025 – ⇥ German B2 evening course": begun, and with no end. */
const OPEN_DATE = /^((?:\d{1,2}[./])?(?:19|20)\d\d) ?[–-](?:\t|\s{2,})(\S.*)$/u;
