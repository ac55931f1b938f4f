import { stripBullet } from '@vitae/language/bullets';
import { certificatesNamed } from '@vitae/language/certificates';
import { fold } from '@vitae/language/fold';
import type { SectionKind } from '@vitae/language/headings';
import { LANGUAGE_NAMES, spokenLanguage } from '@vitae/language/spoken-languages';
import { isBullet } from '../layout/bullets.ts';
import { breaksForRoom } from '../layout/fit.ts';
import type { Line } from '../layout/line.ts';
import { findDates } from '../phrases/dates.ts';
import { matchHeading } from '../phrases/heading-words.ts';
import { splitLabel } from '../phrases/labels.ts';
import { degreeScore, institutionScore } from '../phrases/words.ts';
import type { Section, Segmented } from './segment.ts';

/** Sections whose readers know neither languages nor certificates. */
const CLOSED_KINDS: ReadonlySet<SectionKind> = new Set([
  'experience',
  'education',
  'skills',
  'other',
  'volunteer',
  'activities',
  'research',
  'projects',
  'awards',
  'certifications',
]);
/** Characters of a line that says it all. */
const MAX_LENGTH = 300;
const LABELLED = /^\s*([^:：]{3,40})[:：]\s*(\S.*)$/u;
/** Of a list that had no room on its line. */
const MAX_FURTHER_LINES = 3;

/**
 * "Languages: English, Vietnamese" or "Certifications: Network+ / ITIL 4" as a line among jobs, schools or skills: a
 * section of its own, whatever else goes on below.
 */
export function withStatedLines({ header, sections }: Segmented): Segmented {
  return {
    header,
    sections: sections.flatMap((section) => (CLOSED_KINDS.has(section.kind) ? parted(section) : [section])),
  };
}

function parted(section: Section): Section[] {
  const { lines } = section;
  const rest: Line[] = [];
  const stated: Section[] = [];
  for (let i = 0; i < lines.length; i++) {
    const said = statedIn(lines[i]!, section.kind);
    if (!said) {
      rest.push(lines[i]!);
      continue;
    }
    const own = [said.line];
    while (own.length <= MAX_FURTHER_LINES && goesOn(lines[i]!, lines[i + 1])) own.push(lines[++i]!);
    stated.push({ kind: said.kind, heading: '', headingLine: null, lines: own });
  }
  return stated.length > 0 ? [{ ...section, lines: rest }, ...stated] : [section];
}

function goesOn(line: Line, next: Line | undefined): boolean {
  return (
    next !== undefined &&
    next.page === line.page &&
    next.column === line.column &&
    next.structure === undefined &&
    !isBullet(next) &&
    !LABELLED.test(next.text) &&
    next.baseline - line.baseline < line.size * 2 &&
    breaksForRoom(line, next)
  );
}

function statedIn(line: Line, kind: SectionKind): { kind: SectionKind; line: Line } | null {
  if (line.text.length > MAX_LENGTH) return null;
  const text = line.text.replace(/\t/g, ' ');
  // Among skills "Latin, Greek" may be subjects; with how well in brackets they are spoken.
  const isOfSkills = kind === 'skills' && (splitLabel(text) !== null || !/\(\p{Ll}/u.test(text));
  if (statesLanguages(text)) return isOfSkills ? null : { kind: 'languages', line };
  if (kind === 'education' && statesCertificate(line)) return { kind: 'certifications', line };
  const spoken = kind === 'skills' ? rowOfLanguage(line) : null;
  if (spoken) return { kind: 'languages', line: spoken };
  const [, label, value] = LABELLED.exec(line.text.replace(/\t/g, ', ')) ?? [];
  const match = label ? matchHeading(label) : null;
  if (!value || !match?.isExact || match.kind !== 'certifications' || kind === 'certifications') return null;
  const cell = line.cells.at(-1)!;
  const spans = [{ ...cell.spans.at(-1)!, text: value }];
  return { kind: 'certifications', line: { ...line, text: value, cells: [{ ...cell, text: value, spans }] } };
}

const VALIDITY = /(?<!\p{L})(?:expire[sd]?|expiry|valid (?:to|till|until)|renewed|renewal)(?!\p{L})/iu;
const STILL_AT = /in progress|expected|ongoing|pursuing|studying|working towards/i;
const MAX_CERTIFICATE = 80;

/** "SMSTS expired 2022", "CSCS gold card" among schools: what runs out, or is called by its name, and no school and no degree. */
function statesCertificate(line: Line): boolean {
  const { cells, text } = line;
  const isNamed = certificatesNamed(text).length > 0 && !/[:|]/.test(text) && !STILL_AT.test(text);
  return (
    cells.length === 1 &&
    !isBullet(line) &&
    text.length <= MAX_CERTIFICATE &&
    (isNamed || (VALIDITY.test(text) && findDates(text).length > 0)) &&
    degreeScore(text) === 0 &&
    institutionScore(text) === 0
  );
}

const LEVEL = /^[ABC][12]$/;
/** What heads the columns and rows of a Europass table, and the notes below it. */
const TABLE_WORDS =
  /^(?:(?:other )?languages?(?:\(s\))?|mother tongues?(?:\(s\))?|understanding|speaking|writing|listening|reading|spoken (?:interaction|production)|levels: .*|common european framework.*)$/i;
const OWN_LANGUAGE = /^(?:mother tongue|native language)(?:s|\(s\))?$/i;

/** "English ⇥ B2 ⇥ B2 ⇥ B1" and the words around it in a table of languages: the lowest level holds for all. */
function rowOfLanguage(line: Line): Line | null {
  const [first, ...others] = line.cells.map(({ text }) => text.trim());
  if (!first) return null;
  const whole = (text: string) => ({ ...line, text, cells: [{ ...line.cells[0]!, text }] });
  if (OWN_LANGUAGE.test(first) && others.length > 0)
    return whole(others.map((name) => `${name} (${first.replace('(s)', '')})`).join(', '));
  if (others.length > 0 && isLanguage(first) && others.every((level) => LEVEL.test(level)))
    return whole(`${first} ${[...others].sort()[0]!}`);
  return [first, ...others].every((text) => TABLE_WORDS.test(text)) ? whole('') : null;
}

/** Behind its label mostly spoken languages: "Languages: Python, C" is about programs. */
function statesLanguages(text: string): boolean {
  const stated = splitLabel(text);
  if (!stated) return listsLanguages(text);
  if (!stated.labels.includes('languages') || stated.value === '') return false;
  const parts = partsOf(stated.value);
  return parts.filter((part) => part.split(/[^\p{L}\p{M}]+/u).some(isLanguage)).length * 2 > parts.length;
}

/** "Sepedi (mother tongue), English, fluent French": nothing else in any part. */
function listsLanguages(text: string): boolean {
  const parts = partsOf(stripBullet(text)).map((part) => part.trim().split(/\s+/));
  return (
    parts.length > 1 &&
    parts.every((words) => words.length <= MAX_NAME_WORDS && [words[0]!, words.at(-1)!].some(isLanguage))
  );
}

/** Of a language with its level. */
const MAX_NAME_WORDS = 2;

const partsOf = (text: string) => text.replace(/\([^()]*\)/g, ' ').split(/[,;،/|•·]|\s(?:and|und|et|y|e)\s/);

function isLanguage(word: string): boolean {
  const name = fold(word);
  return LANGUAGE_NAMES.has(name) || spokenLanguage(name) !== null;
}
