import { startsWithBullet, stripBullet } from '@vitae/language/bullets';
import { DURATION_UNITS } from '@vitae/language/dates';
import { fold } from '@vitae/language/fold';
import { BODY_HEADINGS, BODY_LABELS, DUTY_WORDS } from '@vitae/language/jobs';
import type { Label } from '@vitae/language/labels';
import { LEGAL_FORMS } from '@vitae/language/organisations';
import { anyOf } from '@vitae/language/phrases';
import { isBullet } from '../layout/bullets.ts';
import { breaksForRoom, isGapAbove } from '../layout/fit.ts';
import type { Line } from '../layout/line.ts';
import { lookOf } from '../layout/look.ts';
import { splitLine, withPrefix } from '../layout/pieces.ts';
import { findDates } from '../phrases/dates.ts';
import { tellsDuties, tellsWhatWasDone } from '../phrases/duties.ts';
import { splitLabel } from '../phrases/labels.ts';
import { isDuration } from '../phrases/only-dates.ts';
import { looksLikePlace, splitTrailingPlace } from '../phrases/places.ts';
import { endsShortened } from '../phrases/shortened.ts';
import { degreeScore, institutionScore, organisationScore, titleScore } from '../phrases/words.ts';
import type { Fragment } from '../text/model.ts';
import { joinWrappedTitles, MIN_PROSE_LENGTH, mergeWrappedDates } from './wrapped-heads.ts';

/** `head`: may state an entry's title, company or dates. `body`: tells what was done. */
export type LineRole = 'head' | 'body';

export interface RoledLine {
  line: Line;
  role: LineRole;
  /** Cells at the margin of a body line that state dates or a place of the entry beside it. */
  margin: Fragment[];
  hasDates: boolean;
}

const MIN_RAIL_ROWS = 2;
const MIN_PROSE_WORDS = 10;
/** Of a script that takes a character or two for a word. */
const MIN_HAN_PROSE_LENGTH = 24;
const MAX_DATED_ROW_LENGTH = 130;
const HANGING_INDENT = 5;
const DURATION = new RegExp(`^\\(?\\d{1,2}\\+?\\s*(?:${anyOf(DURATION_UNITS)})(?!\\p{L})`, 'u');
const BODY_LABEL = new RegExp(`^(?:(?:${anyOf(BODY_LABELS)})(?!\\p{L})|(?:${anyOf(BODY_HEADINGS)})$)`, 'u');

/** Tells the lines that head an entry from those that describe it. */
export function assignRoles(lines: readonly Line[]): RoledLine[] {
  const roled = assignByForm(lines);
  if (roled.some((each) => each.hasDates)) return roled;
  // No line but list items states dates: then those that do are the entries.
  const items = roled.filter(({ line }) => isBullet(line));
  const isHeads = items.filter(({ line }) => endsInRange(line.text)).length * 2 > items.length;
  return roled.map((each) =>
    isBullet(each.line) && (endsInRange(each.line.text) || (isHeads && endsInDate(each.line.text)))
      ? asHead(each)
      : each,
  );
}

function endsInRange(text: string): boolean {
  const bare = text.replace(REMARK_AT_END, '');
  return findDates(text).some(
    (date) => date.isRange && (date.index + date.length >= bare.length - 2 || withPrefix(text, date).index < 4),
  );
}

/** "2014 - 2016 (three campaigns)" */
const REMARK_AT_END = /\s*\([^()]*\)\s*$/u;

function endsInDate(text: string): boolean {
  return findDates(text).some((date) => date.index + date.length >= text.length - 2);
}

/** A list item as a line that heads an entry. */
export function asHead({ line }: RoledLine): RoledLine {
  const [first, ...others] = line.cells;
  const spans = first!.spans.map((span, i) =>
    i === 0 ? { ...span, text: stripBullet(span.text) || span.text } : span,
  );
  const cell = { ...first!, spans, text: spans.map((span) => span.text).join('') };
  return { line: { ...line, cells: [cell, ...others] }, role: 'head', margin: [], hasDates: true };
}

function assignByForm(lines: readonly Line[]): RoledLine[] {
  const roled: RoledLine[] = [];
  const merged = joinWrappedTitles(mergeWrappedDates(lines));
  // Beside dates in a rail, a sentence that names a year is text.
  const hasDateRail = merged.filter((line) => isDatedRow(line, parted(line).main)).length >= MIN_RAIL_ROWS;
  const areDatedFirst = merged.filter((line) => beginsWithDate(line)).length >= MIN_RAIL_ROWS;
  const areHeadsComplete = hasCompleteHeads(merged);
  const hasPlainItems = merged.some((line) => isBullet(line) && !beginsBold(line));
  // "3 yrs 4 mos" below each employer is all that some say of when.
  const areStays =
    !merged.some(({ text }) => findDates(text).length > 0) && merged.filter(isStay).length >= MIN_RAIL_ROWS;
  const areDatesLabelled = merged.some(({ text }) => isLabelledAs(text, 'dates') && isDated(text));
  let head: Line | undefined;
  // What stands at the edge of the paragraph beside the last dates in the rail.
  let besideRail: Fragment | undefined;
  for (const [i, line] of merged.entries()) {
    const { main, margin } = parted(line, besideRail);
    const previous = roled.at(-1);
    // "Position: Head of Department (acting from Jan 2023)" where "Duration:" or the line above says when.
    const isDatedElsewhere = areDatesLabelled || (previous?.role === 'head' && previous.hasDates);
    const dated = isDated(main) && !(isDatedElsewhere && isLabelledAs(main, 'title'));
    const isMarked =
      !line.isTold && hasPlainItems && isMarkedHead(line) && (dated || isDated(merged[i + 1]?.text ?? ''));
    const isOfYear = hasDateRail && isYearThenText(line, merged[i - 1]);
    const isRow =
      isDatedRow(line, main) ||
      isOfYear ||
      (areDatedFirst && beginsWithDate(line) && line.text.length <= MAX_DATED_ROW_LENGTH && !SENTENCE_END.test(main));
    const isBelowStay = areStays && previous !== undefined && isStay(previous.line) && !isGapAbove(previous.line, line);
    const isToldBelow =
      (head !== undefined &&
        isSetInUnder(head, line) &&
        (areHeadsComplete || isShortSentence(main.trim(), MIN_SET_IN_WORDS))) ||
      (isBelowStay && titleScore(main) < 0.5 && !looksLikePlace(main));
    const isTold =
      line.isTold ||
      isToldBelow ||
      (!isBullet(line) && tellsBeforeDating(main)) ||
      (hasDateRail && !isRow && dated && (SENTENCE_END.test(main) || tellsWhatWasDone(main))) ||
      (areHeadsComplete && isUnderHead(previous) && addsNoHead(line, main));
    const isHead = line.isEmployer || isMarked || isRow || (!isBullet(line) && isNameAboveDates(main, merged[i + 1]));
    if (isDatedRow(line, main)) besideRail = line.cells[1];
    const isRest = besideRail !== undefined && !isRow && isRestOfSentence(previous, line, main);
    if (isRest) tellAbove(roled);
    const role =
      (isTold && !line.isEmployer) || isRest || isRestOfItem(previous, line)
        ? 'body'
        : isHead
          ? 'head'
          : roleOf(line, main, dated, previous);
    const isDatedHead = () =>
      dated ||
      isOfYear ||
      (areStays && isStay(line)) ||
      margin.some(isDateCell) ||
      isDatedBesideLabel(line) ||
      (areDatedFirst && beginsWithDate(line));
    const hasDates = role === 'head' ? isDatedHead() : margin.some(isDateCell);
    if (role === 'head' && hasDates) head = line;
    roled.push({
      line: isToldBelow ? { ...line, isTold: true } : line,
      role,
      margin: role === 'body' ? margin : [],
      hasDates,
    });
  }
  return roled;
}

/** How long, and nothing else. */
const isStay = ({ text }: Line) => isDuration(text);
const isLabelledAs = (text: string, label: Label) => splitLabel(text)?.labels.includes(label) === true;

/** Points. */
const SAME_SIZE = 0.6;
const MIN_SET_IN = 5;
const MIN_COMPLETE_HEADS = 2;
const MIN_COMPLETE_SHARE = 0.6;

/** Whether the lines that state a range of dates mostly name both a title and an employer: no other line heads an entry. */
function hasCompleteHeads(lines: readonly Line[]): boolean {
  const dated = lines.filter((line) => !isBullet(line) && findDates(line.text).some(({ isRange }) => isRange));
  const complete = dated.filter(isCompleteHead).length;
  return (
    complete >= MIN_COMPLETE_HEADS &&
    complete >= dated.length * MIN_COMPLETE_SHARE &&
    lines.filter((line, i) => isEmployerAbove(lines[i - 1], line, lines[i + 1])).length < MIN_COMPLETE_HEADS
  );
}

/** Behind a gap, right above dates: "Elm Insurance Ltd, Leeds" over "Underwriter, Marine (2016 – 2018)". */
function isEmployerAbove(before: Line | undefined, line: Line, next: Line | undefined): boolean {
  return (
    next !== undefined &&
    !isBullet(line) &&
    (!before || isGapAbove(before, line)) &&
    !isGapAbove(line, next) &&
    !isBullet(next) &&
    findDates(line.text).length === 0 &&
    findDates(next.text).some(({ isRange }) => isRange) &&
    organisationScore(line.text) >= 0.6 &&
    titleScore(line.text) < 0.5
  );
}

function isCompleteHead(line: Line): boolean {
  const parts = splitLine(line, 0).pieces.flatMap(({ text }) => text.split(/,\s+|\s+(?:at|bei|chez|presso)\s+/));
  const titles = parts.filter((part) => titleScore(part) >= 0.5);
  const others = parts.filter((part) => !titles.includes(part) && /^\p{Lu}/u.test(part) && !looksLikePlace(part));
  return titles.length > 0 && (others.length > 0 || titles.some(isTitleBesideEmployer));
}

/** "Teacher Elm School"; the "Warehouse" of a "Warehouse Supervisor" is no employer. */
const isTitleBesideEmployer = (part: string) =>
  organisationScore(part) >= 0.6 && titleScore(part.trim().split(/\s+/).at(-1)!) < 0.5;

const isUnderHead = (previous: RoledLine | undefined) => previous?.role === 'body' || previous?.hasDates === true;

/** Text without dates, in no look of its own, that is no place and no label. */
function addsNoHead(line: Line, main: string): boolean {
  return !lookOf(line).bold && findDates(line.text).length === 0 && line.cells.length === 1 && !looksLikePlace(main);
}

const MIN_SET_IN_WORDS = 2;

/** Below "Staff Sergeant ⇥ 2012 – 2017", further in than it begins: its text, where it is a sentence or the head lacks nothing. */
function isSetInUnder(head: Line, line: Line): boolean {
  return (
    !isDateCell(head.cells[0]!) &&
    line.page === head.page &&
    line.column === head.column &&
    line.x > head.x + HANGING_INDENT &&
    line.cells.length === 1 &&
    !isBullet(line) &&
    !lookOf(line).bold &&
    findDates(line.text).length === 0 &&
    !looksLikePlace(line.text) &&
    !splitLabel(line.text)
  );
}

function isDated(text: string): boolean {
  return findDates(text).some(
    (date) => date.isRange || date.length > text.length * 0.25 || date.index + date.length >= text.length - 2,
  );
}

function roleOf(line: Line, main: string, dated: boolean, previous: RoledLine | undefined): LineRole {
  if (isBullet(line)) return 'body';
  if (BODY_LABEL.test(fold(main))) return 'body';
  const look = lookOf(line);
  if (isProse(main) && !(look.bold && (dated || !SENTENCE_END.test(main))) && !isNameUnderDates(previous, main))
    return 'body';
  if (previous?.role === 'head' && previous.hasDates && !look.bold && isShortSentence(main) && !dated) return 'body';
  if (previous && !look.bold && !dated && tellsDuties(main)) return 'body';
  if (previous?.role !== 'body' || previous.line.column !== line.column) return 'head';
  if (isHangingUnder(previous.line, line) && !look.bold) return 'body';
  if (!look.bold && goesOnSentence(previous.line, line, main)) return 'body';
  if (dated || look.bold) return 'head';
  return continues(previous.line, line, main) ? 'body' : 'head';
}

const MAX_NAME_WORDS = 16;

/** "Social Worker, Adult Services, Sample County Dept. of Senior & Social Services" under a line of nothing but dates. */
function isNameUnderDates(previous: RoledLine | undefined, main: string): boolean {
  if (!previous?.hasDates || previous.role !== 'head' || splitLine(previous.line, 0).pieces.length > 0) return false;
  const [first = ''] = main.split(/,\s|\s[-–—]\s/, 1);
  return titleScore(first) >= 0.5 && !SENTENCE_END.test(main) && main.split(/\s+/).length <= MAX_NAME_WORDS;
}

/** "Ward Manager (interim), Sample Hospitals Trust, via Sample Medical Recruitment" over a line that begins with dates. */
function isNameAboveDates(main: string, next: Line | undefined): boolean {
  const [first = ''] = main.split(/,\s|\s[-–—(]/, 1);
  const [date] = next && !isBullet(next) ? findDates(next.text) : [];
  const words = main.split(/\s+/);
  return (
    date?.isRange === true &&
    withPrefix(next!.text, date).index < 2 &&
    titleScore(first) >= 0.5 &&
    !SENTENCE_END.test(main) &&
    words.length <= MAX_NAME_WORDS &&
    words.filter((word) => /^\P{L}*\p{Lu}/u.test(word)).length * 2 > words.length
  );
}

/** "2017 : stage chez …" */
function beginsWithDate(line: Line): boolean {
  if (isBullet(line)) return false;
  const { text } = line;
  const [date] = findDates(text);
  return (
    date !== undefined &&
    withPrefix(text, date).index < 2 &&
    /^\s?[:：–—-]\s/.test(text.slice(date.index + date.length))
  );
}

/** "2014. Industrial attachment, Sample Institute, 3 months." behind a gap, beside rows that begin with their dates. */
function isYearThenText(line: Line, before: Line | undefined): boolean {
  return (
    /^(?:19|20)\d\d\.\s+\p{Lu}/u.test(line.text) &&
    line.text.length <= MAX_DATED_ROW_LENGTH &&
    (!before || isGapAbove(before, line))
  );
}

/** Dates in a cell of their own, before what happened then. */
function isDatedRow(line: Line, main: string): boolean {
  const first = line.cells[0]!;
  return (
    first.text !== main && isDateCell(first) && main.length <= MAX_DATED_ROW_LENGTH && !BODY_LABEL.test(fold(main))
  );
}

/** "Secondary ⇥ : Lagro High School, 2007-2011" */
function isDatedBesideLabel({ cells }: Line): boolean {
  return cells.length > 1 && cells.slice(1).some((cell) => /^\s*[:：]/.test(cell.text) && endsInDate(cell.text));
}

/** In some designs an entry's bold title is itself an item of a list, or has an icon before it. */
function isMarkedHead(line: Line): boolean {
  return isBullet(line) && beginsBold(line) && line.text.length <= MIN_PROSE_LENGTH && !/[.;:]$/.test(line.text);
}

function beginsBold(line: Line): boolean {
  return line.cells[0]!.spans[0]?.bold === true;
}

const SINCE = /\bsince (?:\p{L}{3,9}\.? )?(?:19|20)\d\d/iu;

/** "final artwork and invoicing. Since 2022 I", "2022–24), two breweries": the rest of a sentence, whatever year it names. */
function goesOnSentence(previous: Line, line: Line, main: string): boolean {
  const before = previous.cells.at(-1)!.text;
  return (
    line.page === previous.page &&
    line.baseline - previous.baseline < line.size * 2 &&
    line.cells.length === 1 &&
    !endsSentence(before) &&
    ((/\([^()]*$/.test(before) && /^[^()]*\)/.test(main)) ||
      (/^\p{Ll}/u.test(main) && !endsInRange(main.replace(SINCE, ''))))
  );
}

const MIN_BEGUN_WORDS = 6;

/** Beside a rail of dates: the line above begins what this one ends, so that neither heads an entry. */
function isRestOfSentence(previous: RoledLine | undefined, line: Line, main: string): boolean {
  return (
    previous !== undefined &&
    !previous.hasDates &&
    Math.abs(previous.line.cells.at(-1)!.x - line.x) < SAME_EDGE &&
    previous.line.text.split(/\s+/).length >= MIN_BEGUN_WORDS &&
    goesOnSentence(previous.line, line, main)
  );
}

/** "Civil Engineer since 2023" right below the text of an item that has no end, and set in as no head is: the rest of it. */
const isRestOfItem = (previous: RoledLine | undefined, line: Line): boolean =>
  previous !== undefined &&
  previous.role === 'body' &&
  previous.line.structure?.isListItem === true &&
  line.structure === undefined &&
  line.cells.length === 1 &&
  !isGapAbove(previous.line, line) &&
  Math.abs(previous.line.x - line.x) < SAME_EDGE &&
  isOfOneSize(previous.line, line) &&
  line.x > line.column.x + MIN_SET_IN &&
  !/[.!?:]$/.test(previous.line.text);

/** The last line, and those above it that lead to it ("Regular clients:"), tell what was done. */
function tellAbove(roled: RoledLine[]): void {
  for (let at = roled.length - 1; at >= 0; at--) {
    const { role, hasDates, line } = roled[at]!;
    const leadsOn = at === roled.length - 1 || /[:,;]\s*$|[\p{L})]{3}\.\s+\p{Lu}/u.test(line.text);
    if (role === 'body' || hasDates || !leadsOn) return;
    roled[at] = { ...roled[at]!, role: 'body' };
  }
}

const isOfOneSize = (one: Line, other: Line) => Math.abs(one.size - other.size) < SAME_SIZE;

/** A line that goes on the list item or paragraph before it. */
function continues(previous: Line, line: Line, main: string): boolean {
  const before = previous.cells[0]!;
  const isHanging = isBullet(previous)
    ? isIndented(line, previous) && line.structure === undefined
    : Math.abs(startOf(line) - startOf(previous)) < 3 && line.structure === undefined;
  const isClose = line.page === previous.page && line.baseline - previous.baseline < line.size * 2;
  if (/^\p{Ll}/u.test(main) && isClose) return true;
  if (isHanging && isClose && !endsSentence(before.text) && fillsColumn(before, line)) return true;
  return isHanging && isClose && isBullet(previous) && isOfOneSize(previous, line);
}

/** The edge at which reading begins. */
function startOf(line: Line): number {
  return line.isRightToLeft ? line.x + line.width : line.x;
}

function fillsColumn(cell: Fragment, { column, isRightToLeft }: Line): boolean {
  return isRightToLeft ? cell.x < column.x + column.width * 0.4 : cell.x + cell.width > column.x + column.width * 0.6;
}

/** Set under a list item's text, not under its bullet. */
function isHangingUnder(item: Line, line: Line): boolean {
  if (item.page !== line.page || line.baseline - item.baseline > line.size * 2 || line.structure !== undefined)
    return false;
  const isLevel = isOfOneSize(item, line);
  return (
    isLevel &&
    (isBullet(item)
      ? isIndented(line, item) || goesOnItem(item, line)
      : Math.abs(line.x - item.x) < 2 &&
        line.x > line.column.x + HANGING_INDENT &&
        item.structure === undefined &&
        /[^.!?。]$/.test(item.text))
  );
}

function isIndented(line: Line, item: Line): boolean {
  return item.isRightToLeft
    ? line.x + line.width < item.x + item.width - HANGING_INDENT
    : line.x > item.x + HANGING_INDENT;
}

/** The rest of an item whose bullet was drawn, and stands in no text: both lines begin where its text does. */
function goesOnItem(item: Line, line: Line): boolean {
  return (
    !startsWithBullet(item.text) &&
    item.cells.length === 1 &&
    line.cells.length === 1 &&
    Math.abs(startOf(line) - startOf(item)) < 2 &&
    isSetIn(line) &&
    breaksForRoom(item, line)
  );
}

/** Away from the edge of its column. */
function isSetIn({ x, width, column, isRightToLeft }: Line): boolean {
  return isRightToLeft ? x + width < column.x + column.width - HANGING_INDENT : x > column.x + HANGING_INDENT;
}

function endsSentence(text: string): boolean {
  return /[.!?。؟]\s*$/.test(text);
}

const SENTENCE_END = /[\p{L}\p{N}%)"”’]{2,}[.!]$/u;
const ABBREVIATED_END =
  /(?<![\p{L}\p{M}])(?:[Ii]nc|INC|[Ll]tda?|LTDA?|[Cc]o|CO|[Cc]orp|LLC|[Bb]ros|[Ss]r|[Jj]r|[Ee]tc|[Hh]ons|\p{Lu})\.$|\.\p{L}\.$/u;
const MIN_SENTENCE_WORDS = 5;
const MIN_SHORT_SENTENCE_WORDS = 3;

/** "Lead for 190 pupils. Levels 1 to 3." */
const TWO_SENTENCES = /\p{Ll}{3}\.\s+\p{Lu}.*[\p{L}\p{N}]\.$/u;

/** Ends in a full stop, which neither a title nor a name does. */
function isShortSentence(text: string, minWords = MIN_SHORT_SENTENCE_WORDS): boolean {
  return (
    text.trim().split(/\s+/).length >= minWords &&
    (SENTENCE_END.test(text) || (text.length <= MAX_NAME_LENGTH && TWO_SENTENCES.test(text))) &&
    !ABBREVIATED_END.test(text) &&
    !endsInLegalForm(text) &&
    degreeScore(text) === 0 &&
    institutionScore(text) === 0
  );
}

/** "Transportes Duarte, Lda." */
function endsInLegalForm(text: string): boolean {
  return LEGAL_FORMS.has(fold(text.trim().split(/\s+/).at(-1)!).replace(/\./g, ''));
}

const MIN_TOLD_LENGTH = 150;
const BETWEEN_SENTENCES = /\p{L}{3,}[.!؟۔](?=\s\p{L})/gu;
/** Several sentences, of which the first have no date: a head begins otherwise, whatever year the last one names. */
function tellsBeforeDating(text: string): boolean {
  const [first, second] = text.length < MIN_TOLD_LENGTH ? [] : [...text.matchAll(BETWEEN_SENTENCES)];
  const [date] = second ? findDates(text) : [];
  return first !== undefined && date !== undefined && date.index > second!.index;
}

function isProse(text: string): boolean {
  if (/\s[|•·│]\s.*\s[|•·│]\s/.test(text) || isRowOfStatements(text) || isLongName(text) || NAME_EXPLAINED.test(text))
    return false;
  if (isHeadToPlace(text)) return false;
  if (endsInRange(text) && !isLongSentence(text)) return false;
  const words = text.trim().split(/\s+/).length;
  if (text.length >= MIN_PROSE_LENGTH && words >= MIN_PROSE_WORDS) return true;
  if (/[。；।]$/.test(text) && text.length > 12) return true;
  if (text.length >= MIN_HAN_PROSE_LENGTH && /\p{Script=Han}/u.test(text) && /[，、；;]/.test(text)) return true;
  return words >= MIN_SENTENCE_WORDS && SENTENCE_END.test(text) && !ABBREVIATED_END.test(text) && !endsShortened(text);
}

/** "Harbour Foods Ireland, Dock Road (chilled and ambient food, 21 000 pallet positions)" */
const NAME_EXPLAINED = /^\p{Lu}[^\s()]*(?: (?:\p{Lu}[^\s()]*|of|and|the|&|de)){1,7} \([^()]+\)$/u;

const SURE_TITLE = 0.9;
/** "مستشار خدمة حرفاء (مشغل اتصالات) – مركز نداء صوت المتوسط، الشرقية، تونس": from a post to where the house is. */
function isHeadToPlace(text: string): boolean {
  const [post = '', ...others] = text.split(/\s[–—-]\s/u);
  return (
    others.length > 0 &&
    text.length <= MAX_NAME_LENGTH &&
    !SENTENCE_END.test(text) &&
    titleScore(post) >= SURE_TITLE &&
    splitTrailingPlace(text) !== null
  );
}

/** "… went down from 14 to 5 in 2022-2023." */
function isLongSentence(text: string): boolean {
  const words = text.trim().split(/\s+/);
  return (
    SENTENCE_END.test(text) &&
    words.length >= MIN_PROSE_WORDS &&
    words.filter((word) => /^\p{Ll}/u.test(word)).length * 2 >= words.length
  );
}

const MAX_NAME_LENGTH = 110;
/** Behind the first: a list has more. */
const MAX_NAME_PARTS = 2;
/** "and", "of", "für": shorter words are written small within a name. */
const MAX_SMALL_LETTERS = 3;

/** "Sample Art Museum & Northern Film Archive, Film Library and Study Center": capitals throughout, and no end of a sentence. */
function isLongName(text: string): boolean {
  if (text.length > MAX_NAME_LENGTH || SENTENCE_END.test(text) || !/^\p{Lu}[^;:]+$/u.test(text)) return false;
  const [house = '', ...others] = text.split(/,\s+/);
  if (others.length > MAX_NAME_PARTS || findDates(text).length > 0) return false;
  const words = text.split(/[\s/–—-]+/).filter((word) => /\p{L}/u.test(word));
  return (
    words.every((word) => /^\P{L}*\p{Lu}/u.test(word) || word.replace(/\P{L}/gu, '').length <= MAX_SMALL_LETTERS) &&
    !DUTY_WORDS.has(fold(words[0]!)) &&
    Math.max(organisationScore(house), titleScore(house)) >= 0.5
  );
}

const MAX_STATEMENT_WORDS = 7;

/** "Night Sister - Whittington Health - Mercers ward": three statements or more between dashes, none of them a sentence. */
function isRowOfStatements(text: string): boolean {
  const parts = text.split(/\s[-–—]\s/);
  return (
    parts.length > 2 &&
    !SENTENCE_END.test(text) &&
    parts.every((part) => /^[\p{Lu}\p{Lo}]/u.test(part) && part.split(/\s+/).length <= MAX_STATEMENT_WORDS)
  );
}

/** The line's own text, and what stands apart from it at the margin. */
function parted(line: Line, besideRail?: Fragment): { main: string; margin: Fragment[] } {
  const [first, second, ...others] = line.cells;
  // "Beirut / Batroun ⇥ Survey of 61 buildings", "12 hrs/wk ⇥ …": what stands in the rail below the dates.
  const isInRail =
    second !== undefined &&
    others.length === 0 &&
    besideRail !== undefined &&
    Math.abs(second.x - besideRail.x) < SAME_EDGE &&
    findDates(first!.text).length === 0;
  if (isInRail) return { main: second.text, margin: [first!] };
  const undated = line.cells.filter((cell) => !isDateCell(cell));
  const main = undated.find((cell) => !looksLikePlace(cell.text)) ?? undated[0] ?? first!;
  const margin = line.cells.filter(
    (cell) => cell !== main && (isDateCell(cell) || looksLikePlace(cell.text) || DURATION.test(fold(cell.text))),
  );
  return { main: main.text, margin };
}

/** Points */
const SAME_EDGE = 2;

function isDateCell(cell: Fragment): boolean {
  const text = cell.text.replace(/\s*\([^()]*\)\s*$/, '') || cell.text;
  const dates = findDates(text);
  return dates.reduce((sum, date) => sum + date.length, 0) >= text.length * 0.4;
}
