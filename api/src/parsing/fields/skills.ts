import { stripBullet } from '@vitae/language/bullets';
import { fold } from '@vitae/language/fold';
import { anyOf } from '@vitae/language/phrases';
import { LEVELS_BEHIND_SKILLS, PROSE_WORDS, SKILL_LEVELS } from '@vitae/language/skill-levels';
import { isBullet, stripNumber } from '../layout/bullets.ts';
import { breaksForRoom } from '../layout/fit.ts';
import type { Line } from '../layout/line.ts';
import { lookOf } from '../layout/look.ts';
import { joinLines } from '../layout/paragraphs.ts';
import { placeOfLine } from '../layout/place-of.ts';
import { isKnownSkill, splitAtBlanks } from '../phrases/blank-separated.ts';
import { findDates } from '../phrases/dates.ts';
import { matchHeading } from '../phrases/heading-words.ts';
import { labelsOf } from '../phrases/labels.ts';
import type { ParsedSkill } from '../result.ts';
import { isRowOfLanguages, readLanguageText } from './languages.ts';

const MAX_SKILL_WORDS = 7;
const MAX_SKILL_LENGTH = 60;
/** With a list in brackets behind it. */
const MAX_BRACKETED_LENGTH = 400;
const LABEL = /^([^:：]{2,45}?)\s*[:：]\s*[-–]?\s*(.*)$/u;
const DASH_LABEL = /^(\p{Lu}[\p{L}&/ ]{2,28}?)\s+[-–—]\s+(.*,.*)$/u;
const SEPARATOR = /\s*[,，،、;；|•·●▪◦│✓✔✗★➢►▸▶■□◆◇❖»→]\s*|\t|\s{3,}|\s+[-–—]\s+/u;
const SENTENCE_END = /(?<=\p{L}{3})\.\s+(?=\p{Lu})/u;
const SLASH = /\s+\/\s+/;
const LEVEL = `(?:${anyOf(SKILL_LEVELS)})(?:\\s(?:level|user|skills|knowledge|niveau|nivel|nível))?`;
const MEASURE = '(?:\\d{1,2}\\+?\\s*(?:years?|yrs?)\\.?|\\d{1,3}\\s?%|[★☆●○•]+)';
const BRACKETED = /\s*[([（]([^()[\]（）]{1,60})[)\]）]$/u;
const MEASURE_ALONE = new RegExp(`^${MEASURE}$`, 'i');
const FOLDED_LEVEL = new RegExp(
  `^(?:${anyOf([...SKILL_LEVELS].map(fold))})(?:\\s(?:level|user|skills|knowledge|niveau|nivel))?$`,
);
/** "Excel", "MS Excel", "SAP": a tool's name, whose remark in brackets is no part of it. */
const TOOL = /^\p{Lu}[\p{L}\p{N}.+#/-]*(?:\s\p{Lu}[\p{L}\p{N}.+#/-]*)?$/u;
const TRAILING_LEVEL = new RegExp(
  `\\s+(?:[-–—:]\\s*)?(${anyOf(LEVELS_BEHIND_SKILLS)}|[★☆●○◐■□▪▫]{2,}|\\d{1,3}\\s?%|\\d(?:\\.\\d)?\\s?\\/\\s?(?:5|10))$`,
  'i',
);
const LEVEL_ALONE = new RegExp(`^${LEVEL}$`, 'i');
const AND = '(?:and|und|et|y|e|en|i|ja|og|och|ve|și|și|a|и|و)';
const CONJUNCTION = new RegExp(`^${AND}\\s+`, 'i');
const PAIR = new RegExp(`^(\\S+(?:\\s\\S+)?)\\s+(?:${AND}|&)\\s+(\\S+(?:\\s\\S+)?)$`);
const PROSE = new RegExp(`\\b(?:${anyOf(PROSE_WORDS)})\\b`, 'i');

/** The skills of a section: from lists, labelled groups, table cells and pills. */
export function readSkills(lines: readonly Line[]): ParsedSkill[] {
  const skills: ParsedSkill[] = [];
  const seen = new Set<string>();
  for (const { line, text, group } of toStatements(lines)) {
    if (isLicence(text)) continue;
    for (const { value, level } of readStatement(text)) {
      const key = value.toLowerCase();
      if (seen.has(key)) continue;
      seen.add(key);
      skills.push({ value, level, group, confidence: confidenceOf(value), place: placeOfLine(line) });
    }
  }
  return skills;
}

interface Statement {
  line: Line;
  text: string;
  group: string | null;
}

const FEWEST_ROWS = 4;
/** "Prometheus, Grafana, Loki" over "Go, Python, Bash" in a rail: of lines that only its width breaks, some would break at a comma. */
const areRows = (lines: readonly Line[]) =>
  lines.length >= FEWEST_ROWS &&
  lines.every((line) => !isBullet(line) && line.cells.length === 1 && /^[\p{Lu}\d]/u.test(line.text)) &&
  lines.slice(0, -1).every(({ text }) => !ENDS_OPEN.test(text.trim())) &&
  lines.filter(({ text }) => text.includes(',')).length * 2 >= lines.length;
const ENDS_OPEN = /[,،;/&(-]$|\s(?:and|or|of|for|with|in)$/i;

/** Lines joined to whole lists, each with the label it stands under. */
function toStatements(lines: readonly Line[]): Statement[] {
  const statements: Statement[] = [];
  const areApart = areRows(lines);
  let group: string | null = null;
  let previous: Line | null = null;
  let other: Line | null = null;
  for (const [i, line] of lines.filter((each) => !isDate(each) && !isRowOfLanguages(each.text)).entries()) {
    const beforePrevious = lines[i - 2] ?? null;
    const { label, cells } = partLabel(line);
    const last = statements.at(-1);
    const isOther = isOtherFact(label ?? line.cells[0]!.text, label === null ? cells.slice(1) : cells);
    if (isOther) other = line;
    if (isOther || goesOnLanguages(other, line) || (other !== null && isSameHeading(line))) continue;
    other = null;
    if (label !== null) {
      group = label;
      for (const text of cells) statements.push({ line, text, group });
    } else if (last && previous && !areApart && continuesList(beforePrevious, previous, line, last.text)) {
      last.text = joinLines([last.text, cells.join('\t')]);
    } else {
      if (isSubheading(line, lines)) {
        group = stripBullet(line.text);
        previous = null;
        continue;
      }
      if (previous && line.x < previous.x - 4 && !isBullet(line)) group = null;
      for (const text of cells) statements.push({ line, text, group });
    }
    previous = line;
  }
  return statements;
}

/** "Languages: English, French" and "Driving licence: B" among skills are facts of another kind. */
function isOtherFact(label: string, cells: readonly string[]): boolean {
  const labels = labelsOf(label);
  if (labels.includes('driving_licence')) return cells.length > 0;
  return labels.includes('languages') && cells.some((cell) => readLanguageText(cell).length > 0);
}

/** "Английский — B1" under "Русский — Родной", which stands beside "Знание языков". */
function goesOnLanguages(other: Line | null, { cells }: Line): boolean {
  const [cell] = cells;
  return (
    other !== null &&
    cells.length === 1 &&
    other.cells.length > 1 &&
    Math.abs(cell!.x - other.cells.at(-1)!.x) < 1 &&
    readLanguageText(cell!.text).length > 0
  );
}

/** "Навыки" once more, behind facts of another kind. */
function isSameHeading(line: Line): boolean {
  const match = line.cells.length === 1 ? matchHeading(line.text) : null;
  return match?.isExact === true && match.kind === 'skills';
}

const MAX_LABEL_WORDS = 3;
const LICENCE_CLASS = /^(?:[A-E]{1,2}\d?|AM)(?:[\s,+/&]|$)/;

/** "Führerschein Klasse B, BE" */
function isLicence(text: string): boolean {
  const words = text.split(/\s+/, MAX_LABEL_WORDS + 2);
  return words.some(
    (word, i) =>
      i > 0 &&
      i <= MAX_LABEL_WORDS &&
      LICENCE_CLASS.test(word) &&
      [words.slice(0, i), words.slice(0, i - 1)].some((label) => labelsOf(label.join(' ')).includes('driving_licence')),
  );
}

/** The day on which the resume was written ends the list above it. */
function isDate(line: Line): boolean {
  const [date] = findDates(line.text);
  return date !== undefined && date.length >= line.text.trim().length - 1;
}

/** "Databases: …", or a bold cell or beginning that labels the rest. */
function partLabel(line: Line): { label: string | null; cells: string[] } {
  const texts = line.cells.map((cell) => stripNumber(stripBullet(cell.text))).filter((text) => text !== '');
  const [first, ...others] = texts;
  if (first === undefined) return { label: null, cells: [] };
  const labelled = LABEL.exec(first) ?? DASH_LABEL.exec(first);
  // "1С: Склад" is the name of one.
  if (labelled && !/https?$|^\d\p{L}$/u.test(labelled[1]!)) {
    const rest = labelled[2]!.trim();
    return { label: labelled[1]!.trim(), cells: [...(rest ? [rest] : []), ...others] };
  }
  if (others.length > 0 && matchHeading(first)?.isExact) return { label: first, cells: others };
  const firstCell = line.cells[0]!;
  const isBoldLabel = others.length > 0 && lookOf(firstCell).bold && !lookOf(line.cells.at(-1)!).bold;
  const isListBeside =
    others.length === 1 && !/[,،;|]/.test(first) && /[,،;|].*[,،;|]|,/.test(others[0]!) && first.split(' ').length <= 4;
  if (isBoldLabel || isListBeside) return { label: first, cells: others };
  const [lead, ...rest] = firstCell.spans;
  if (
    others.length === 0 &&
    lead?.bold &&
    rest.length > 0 &&
    !rest.some((span) => span.bold) &&
    /[,،;|]/.test(rest.map((span) => span.text).join(''))
  ) {
    return {
      label: stripBullet(lead.text.trim()),
      cells: [
        rest
          .map((span) => span.text)
          .join('')
          .replace(/^[\s:–—-]+/, ''),
      ],
    };
  }
  return { label: null, cells: texts };
}

/** What stands further from a line than that line from its own label or first line begins something else. */
function isWiderGap(before: Line | null, previous: Line, line: Line): boolean {
  if (!before || before.page !== previous.page || previous.page !== line.page) return false;
  const own = previous.baseline - before.baseline;
  return own > 0 && line.baseline - previous.baseline > own * 1.25;
}

function continuesList(beforePrevious: Line | null, previous: Line, line: Line, text: string): boolean {
  if (isBullet(line)) return false;
  if (line.structure?.paragraph !== undefined && line.structure.paragraph !== previous.structure?.paragraph)
    return false;
  if (/[,،;/&-]$/.test(text.trim())) return true;
  if (line.cells.length > 1 || previous.cells.length > 1) return false;
  const isUnderItem =
    isBullet(previous) && line.page === previous.page && line.baseline - previous.baseline < line.size * 1.7;
  if (isUnderItem && line.x >= previous.x - 1 && breaksForRoom(previous, line)) return true;
  if (lookOf(line).bold !== lookOf(previous).bold && lookOf(line).bold) return false;
  const isClose = line.page === previous.page && line.baseline - previous.baseline < line.size * 1.9;
  if (isWiderGap(beforePrevious, previous, line)) return false;
  return isClose && breaksForRoom(previous, line) && /[,،、;；|•·/✓✔]|\s[–—]\s.+\s[–—]\s/.test(text);
}

/** A short bold line over lines that are not. */
function isSubheading(line: Line, lines: readonly Line[]): boolean {
  if (line.cells.length > 1 || isBullet(line) || /[,،;|]/.test(line.text)) return false;
  return lookOf(line).bold && lines.some((other) => !lookOf(other).bold) && line.text.split(/\s+/).length <= 4;
}

/** The single skills of a list. */
export function splitSkills(text: string): string[] {
  return readStatement(text).map((skill) => skill.value);
}

interface SkillWithLevel {
  value: string;
  level: string | null;
}

function readStatement(text: string): SkillWithLevel[] {
  const skills: SkillWithLevel[] = [];
  const parts = splitOutsideBrackets(text).flatMap(splitAtSlashes).flatMap(splitAtStop);
  const isPlain = parts.length === 1 && !/[()（）,]/.test(text);
  for (const part of isPlain ? (splitAtBlanks(text) ?? parts) : parts) {
    const last = skills.at(-1);
    // "Photoshop - Advanced", and "Advanced" over the names of what is known so.
    if (LEVEL_ALONE.test(part.trim())) {
      if (last) last.level ??= part.trim();
    } else skills.push(...cleanSkill(part).filter((skill) => isSkill(skill.value)));
  }
  return skills;
}

/** "Word / Excel / Outlook" are three; "Picture exchange / AAC devices" is one with two names. */
function splitAtSlashes(part: string): string[] {
  const names = part.split(SLASH);
  return names.length > 2 ? names : [part];
}

const MAX_LISTED_WORDS = 3;

/** "Python. German (B1)": the end of one list and the beginning of the next, no sentences. */
function splitAtStop(part: string): string[] {
  const items = part.split(SENTENCE_END);
  return items.every((item) => item.trim().split(/\s+/).length <= MAX_LISTED_WORDS) ? items : [part];
}

function splitOutsideBrackets(text: string): string[] {
  const parts: string[] = [];
  const lastQuote = text.lastIndexOf('»');
  let depth = 0;
  let from = 0;
  for (let i = 0; i < text.length; i++) {
    const isQuoteEnd = text[i] === '»' && depth > 0;
    if ('([（'.includes(text[i]!) || (text[i] === '«' && i < lastQuote)) depth++;
    else if (')]）'.includes(text[i]!) || isQuoteEnd) depth = Math.max(0, depth - 1);
    if (depth > 0 || isQuoteEnd) continue;
    const separator = SEPARATOR.exec(text.slice(i, i + 6));
    if (separator?.index !== 0) continue;
    parts.push(text.slice(from, i));
    i += separator[0].length - 1;
    from = i + 1;
  }
  parts.push(text.slice(from));
  return parts;
}

/** "I am punctual, I'm good with people" */
const SAYS_I_AM = /^I(?:['’]m|\sam)\s+/;

function cleanSkill(part: string): SkillWithLevel[] {
  let text = stripBullet(part.trim())
    .replace(SAYS_I_AM, '')
    .replace(CONJUNCTION, '')
    .replace(/[.。;]+$/, (end) => (/\b(?:etc|[A-Z])\.$/.test(part) ? end : ''))
    .trim();
  const [stated, level] = bracketedLevel(text) ?? TRAILING_LEVEL.exec(text) ?? [];
  if (stated) text = text.slice(0, -stated.length).trim();
  text = text.replace(/\s*[:：]$/, '');
  const plain = (value: string): SkillWithLevel => ({ value, level: null });
  const bracketed =
    text.length < MAX_BRACKETED_LENGTH && /^(.{2,}?)\s*[(（]([^()（）]*[,،;、，][^()（）]*)[)）]$/u.exec(text);
  if (bracketed) {
    const [name, ...inner] = [bracketed[1]!, ...bracketed[2]!.split(/[,،;、，]/)].map((each) =>
      each.trim().replace(/^(?:e\.g\.|incl\.|including)\s*/i, ''),
    );
    // "DFT (Gaussian, ORCA)" is one, "Python (Pandas, NumPy)" are three.
    return TOOL.test(name!) && ![name!, ...inner].some(isKnownSkill) ? [plain(text)] : [name!, ...inner].map(plain);
  }
  const pair = PAIR.exec(text);
  // "Git and GitHub" are two, "Health and safety" is one.
  return pair &&
    (CONJUNCTION.test(part.trim()) || (!text.includes('&') && pair.slice(1).every((each) => /^\p{Lu}/u.test(each))))
    ? [pair[1]!, pair[2]!].map(plain)
    : [{ value: text, level: level?.trim() ?? null }];
}

/** What stands in brackets behind a skill and says how well or how far: "advanced", "65 wpm", "exp. 11/2025", "goods in". */
function bracketedLevel(text: string): [string, string] | null {
  const [stated, inner] = BRACKETED.exec(text) ?? [];
  if (!stated || !inner) return null;
  const isLevel =
    FOLDED_LEVEL.test(fold(inner)) ||
    MEASURE_ALONE.test(inner) ||
    /^\d+\s\p{Ll}{2,}$/u.test(inner) ||
    findDates(inner).length > 0;
  const isRemark = /^\p{Ll}/u.test(inner) && !/[,،;、，]/.test(inner) && TOOL.test(text.slice(0, -stated.length));
  return isLevel || isRemark ? [stated, inner] : null;
}

function isSkill(text: string): boolean {
  if (text.length < 1 || text.length > MAX_SKILL_LENGTH || !/[\p{L}]/u.test(text)) return false;
  const words = text.split(/\s+/).length;
  if (words > MAX_SKILL_WORDS) return false;
  return words < 5 || !PROSE.test(text);
}

function confidenceOf(text: string): number {
  const words = text.split(/\s+/).length;
  return words <= 3 ? 0.93 : words <= 5 ? 0.85 : 0.7;
}
