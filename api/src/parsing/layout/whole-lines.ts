import { startsWithBullet } from '@vitae/language/bullets';
import type { SectionKind } from '@vitae/language/headings';
import { type FoundDates, findDates } from '../phrases/dates.ts';
import { matchHeading } from '../phrases/heading-words.ts';
import { isOnlyDates } from '../phrases/only-dates.ts';
import { beginsItem } from '../text/item-words.ts';
import { isBullet } from './bullets.ts';
import { breaksForRoom } from './fit.ts';
import type { Line } from './line.ts';
import { IS_REST, joinLines } from './paragraphs.ts';
import { WANTS_DATE } from './tails-of-lines.ts';

/**
 * The texts of lines in reading order, with what only the width of a column has broken on one line; what a format
 * marks as an item of a list has its bullet. Where the page leaves in doubt whether a break was wanted, it stays.
 */
export function wholeLines(lines: readonly Line[]): string[] {
  const settings = settingsOf(lines);
  const groups: Line[][] = [];
  for (const line of lines) {
    const group = groups.at(-1);
    if (group && goesOn(group, line, settings.get(line)!)) group.push(line);
    else groups.push([line]);
  }
  return groups.map((group) => joinLines(group.map((line, at) => (at === 0 ? withBullet(line) : line.text))));
}

export const withBullet = ({ text, structure }: Line) =>
  structure?.isListItem && !startsWithBullet(text) ? `• ${text}` : text;

/** How the lines of one section, column and size are set. */
interface Setting {
  kind: SectionKind | null;
  /** From baseline to baseline of neighbours: the least, and whether wider ones part some. */
  narrowest: number;
  isSpaced: boolean;
}

function settingsOf(lines: readonly Line[]): Map<Line, Setting> {
  const blocks = new Map<string, { kind: SectionKind | null; lines: Line[]; steps: number[] }>();
  let kind: SectionKind | null = null;
  let count = 0;
  for (const [at, line] of lines.entries()) {
    const heading = matchHeading(line.text);
    if (heading?.isExact) [kind, count] = [heading.kind, count + 1];
    const key = `${count}/${line.column.x}/${line.column.width}/${Math.round(line.size * 2)}`;
    const block = blocks.get(key) ?? { kind, lines: [], steps: [] };
    blocks.set(key, block);
    block.lines.push(line);
    const before = lines[at - 1];
    if (before && areOfOneText(before, line)) block.steps.push(line.baseline - before.baseline);
  }
  return new Map(
    [...blocks.values()].flatMap((block) => {
      const narrowest = block.steps.reduce((least, step) => Math.min(least, step), Number.POSITIVE_INFINITY);
      const isSpaced = block.steps.some(
        (step) => step > narrowest * NEXT_ITEM.least && step < narrowest * NEXT_ITEM.most,
      );
      return block.lines.map((line) => [line, { kind: block.kind, narrowest, isSpaced }] as const);
    }),
  );
}

/** Of the narrowest step: lines of one text differ by less, and two items stand this far from each other. */
const SAME_STEP = 1.06;
const NEXT_ITEM = { least: 1.15, most: 2.6 };
/** Em from one line of a text to the next. */
const MOST_STEP = 1.9;
const SAME_SIZE = 0.5;
const SAME_EDGE = 2;
/** Em by which a text stands behind its bullet. */
const MOST_HANGING = 3;

/** One below the other in a column; no heading, no address, and no change of the look parts them. */
function areOfOneText(before: Line, line: Line): boolean {
  const [last, next] = [before.cells.at(-1)!.spans.at(-1)!, line.cells[0]!.spans[0]!];
  return (
    before.page === line.page &&
    before.column === line.column &&
    Math.abs(before.size - line.size) < SAME_SIZE &&
    line.baseline > before.baseline &&
    last.bold === next.bold &&
    last.italic === next.italic &&
    last.color === next.color &&
    ![before.text, line.text].some((text) => HAS_ADDRESS.test(text) || matchHeading(text)?.isExact)
  );
}
const HAS_ADDRESS = /@|https?:|www\./;

function goesOn(group: readonly Line[], line: Line, setting: Setting): boolean {
  const before = group.at(-1)!;
  const step = line.baseline - before.baseline;
  const isNextLine =
    line.structure?.paragraph === undefined &&
    areOfOneText(before, line) &&
    !isBullet(line) &&
    line.cells.length === 1 &&
    (!isOnlyDates(line.text) || WANTS_DATE.test(before.text)) &&
    step <= line.size * MOST_STEP &&
    (step <= setting.narrowest * SAME_STEP || isOfStudy(group[0]!, setting));
  return isNextLine && (isBullet(group[0]!) ? hangsUnder(group, line) : isRest(group, line, setting));
}

const indentOf = (before: Line, line: Line) => (line.isRightToLeft ? 0 : line.cells[0]!.x - before.cells.at(-1)!.x);

/** Whether a line stands below the text of a list item. */
function hangsUnder([item, ...rest]: readonly Line[], line: Line): boolean {
  const indent = indentOf(rest.at(-1) ?? item!, line);
  if (rest.length > 0) return Math.abs(indent) <= SAME_EDGE;
  const isBulletInText = startsWithBullet(item!.text);
  if (indent < -SAME_EDGE) return IS_REST.test(line.text) && breaksForRoom(item!, line);
  return isBulletInText && indent > SAME_EDGE
    ? indent < line.size * MOST_HANGING
    : Math.abs(indent) <= SAME_EDGE && (!isBulletInText || breaksForRoom(item!, line));
}

/** "Diploma, Example College, 2012": the next line is another study. */
const ENDS_IN_YEAR = /(?:19|20)\d\d\)?$/;
const ENDS_OPEN =
  /(?:[,&(/–-]|\b(?:class(?:es)?|levels?|categor(?:y|ies)|cat\.?|grades?|modules?|parts?|no\.)|\b(?:and|or|of|the|an?|in|on|to|for|with|by|at|from|as|that|which))\s*$/i;
/** "Languages: TypeScript, SQL" */
const BEGINS_LABEL = /^\p{Lu}[\p{L} /&-]{1,30}:\s/u;
/** Characters of running text. */
const OF_PROSE = 60;
/** The heads of their entries, and what stands below these, are read by their lines. */
const HAS_HEADS: ReadonlySet<SectionKind | null> = new Set(['experience', 'volunteer', 'projects', 'education']);
/** Beside a year there may stand another one. */
const NAMES_COURSE = /\b(?:certificat\w*|course|diploma|licen[cs]e|training|workshop)\b/i;
const isOfStudy = ({ cells }: Line, { kind }: Setting) =>
  kind === 'education' && cells.length > 1 && isOnlyDates(cells[0]!.text);
const NAMES_SCHOOL = /\b(?:University|College|Institute|School|Academy|Faculty|Polytechnic)\b[^,]*$/u;
const BEGINS_WITH_JOINT = /^(?:of|and|for|&) \p{Lu}/u;
const isRange = (date: FoundDates) => date.isRange;

/** Whether a line is the rest of a text without a bullet, which had no room for it. */
function isRest(group: readonly Line[], line: Line, setting: Setting): boolean {
  const before = group.at(-1)!;
  const isLower = /^[\p{Ll}(&]/u.test(line.text);
  const isProse = before.text.length >= OF_PROSE;
  // A date at the right edge stands beside the line, and is no part of its text.
  const isBesideText = before.cells.length > 1 && before.cells.at(-1)!.x > before.x + line.column.width / 2;
  if (
    isBesideText ||
    Math.abs(indentOf(before, line)) > SAME_EDGE ||
    !breaksForRoom(before, line) ||
    beginsItem(before.text, line.text) ||
    BEGINS_LABEL.test(line.text)
  )
    return false;
  // "2007–2013 ⇥ Engineer, Power Machines – University of West" over "Bohemia": the next study has its own years.
  if (isOfStudy(group[0]!, setting)) return !NAMES_COURSE.test(line.text);
  // "Diploma in Nursing, University" over "of Galway", "Harbour University of Science" over "and Technology"
  if (setting.kind === 'education' && NAMES_SCHOOL.test(before.text) && BEGINS_WITH_JOINT.test(line.text)) return true;
  if (HAS_HEADS.has(setting.kind)) return isLower && isProse && !findDates(group[0]!.text).some(isRange);
  if (isLower || ENDS_OPEN.test(before.text) || WANTS_DATE.test(before.text)) return true;
  return !ENDS_IN_YEAR.test(before.text) && (isProse || (setting.isSpaced && !findDates(line.text).some(isRange)));
}
