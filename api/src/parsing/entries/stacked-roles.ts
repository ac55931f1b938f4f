import { isBullet } from '../layout/bullets.ts';
import { isGapAbove } from '../layout/fit.ts';
import { type Line, withCells } from '../layout/line.ts';
import { splitLine } from '../layout/pieces.ts';
import { findDates } from '../phrases/dates.ts';
import { isOnlyDates } from '../phrases/only-dates.ts';
import { titleScore } from '../phrases/words.ts';

const MIN_INDENT = 5;
const MIN_ROLES = 2;
const MAX_ROLE_LENGTH = 110;
const MAX_EMPLOYER_LENGTH = 90;

/** An employer's line with what stands below it, up to the next line at the edge that is no remark on it. */
interface Stack {
  employer: Line;
  /** At the employer's edge, above the roles: what it is. */
  remarks: Line[];
  /** Set in. */
  inner: Line[];
}

/**
 * "BELLWOOD TRUST, Derby" over "A charity for …" over roles with their dates, all set in: each role under the name of
 * its employer, and what the employer is below the first.
 */
export function withEmployerOfEachRole(lines: readonly Line[]): readonly Line[] {
  const edge = lines.reduce((least, { x }) => Math.min(least, x), Number.POSITIVE_INFINITY);
  if (new Set(lines.map(({ column }) => Math.round(column.x))).size !== 1) return lines;
  if (!stacksAt(edge, lines, MIN_ROLES).some(isStack)) return lines;
  // Beside stacks of roles one role alone, set in as they are, is printed so, too.
  return stacksAt(edge, lines, 1).flatMap((each) => (isStack(each) ? unstack(each) : each));
}

const isStack = (part: Stack | Line[]): part is Stack => !Array.isArray(part);

/** The stacks among the lines, and the runs of lines between them that are none. */
function stacksAt(edge: number, lines: readonly Line[], least: number): (Stack | Line[])[] {
  const isSetIn = (line: Line) => line.x > edge + MIN_INDENT;
  const found: (Stack | Line[])[] = [];
  let at = 0;
  while (at < lines.length) {
    const inner = firstFrom(lines, at, isSetIn);
    const end = firstFrom(lines, inner, (line) => !isSetIn(line));
    const above = lines.slice(at, inner);
    const [first, ...others] = above.slice(startOfHead(above));
    // "2016 – present" below "Sample Agency, Leeds": its own line for the whole stay.
    const remarks = others.filter((line, index) => index > 0 || !isOnlyDates(line.text));
    const below = lines.slice(inner, end);
    const employer = first && withoutStay(first);
    const areStacked =
      employer !== undefined &&
      mayBeEmployer(employer) &&
      !remarks.some(isDated) &&
      areRoles(below, employer === first && remarks.length === others.length ? least : 1) &&
      areWithin(first!, below);
    if (areStacked) found.push(above.slice(0, startOfHead(above)), { employer, remarks, inner: below });
    else found.push([...above, ...below]);
    at = end;
  }
  return found;
}

function firstFrom(lines: readonly Line[], from: number, test: (line: Line) => boolean): number {
  let at = from;
  while (at < lines.length && !test(lines[at]!)) at++;
  return at;
}

/** Behind the last gap among the lines at the edge. */
function startOfHead(above: readonly Line[]): number {
  return Math.max(
    0,
    above.findLastIndex((line, i) => i > 0 && isGapAbove(above[i - 1]!, line)),
  );
}

/** "Sample Clinic, Bremen ⇥ 2015 – present" over roles with dates of their own: the name alone. */
function withoutStay(line: Line): Line {
  const cells = line.cells.filter(({ text }) => !isOnlyDates(text));
  return cells.length > 0 && cells.length < line.cells.length ? withCells(line, cells) : line;
}

const isDated = ({ text }: Line) => findDates(text).some(({ isRange }) => isRange);

function mayBeEmployer(line: Line): boolean {
  return (
    !isBullet(line) &&
    line.text.length <= MAX_EMPLOYER_LENGTH &&
    !/[.:;]$/.test(line.text) &&
    findDates(line.text).length === 0
  );
}

/** "Post: Accountant, later Chief Accountant (from Jan. 2021)" below a stay that has ended is no role of its own. */
function areWithin(employer: Line, inner: readonly Line[]): boolean {
  const rangeOf = (line: Line) => findDates(line.text).find(({ isRange }) => isRange);
  const end = rangeOf(employer)?.end;
  return !end || end === 'present' || !inner.some((line) => isRole(line) && rangeOf(line)!.end === 'present');
}

const isRole = (line: Line) => !isBullet(line) && isDated(line) && line.text.length <= MAX_ROLE_LENGTH;

/** Two or more at one edge, half of them or more named by words of occupations. */
function areRoles(inner: readonly Line[], least: number): boolean {
  const [first] = inner;
  const roles = rolesOf(inner).map((at) => inner[at]!);
  const titled = roles.filter((line) => splitLine(line, 0).pieces.some(({ text }) => titleScore(text) >= 0.5));
  return roles.length >= least && roles[0] === first && titled.length * 2 >= roles.length;
}

/** Where a role begins: its line has dates, or the line below does, which holds nothing else. */
function rolesOf(inner: readonly Line[]): number[] {
  const edge = inner[0]?.x ?? 0;
  return inner.flatMap((line, i) => {
    if (line.x > edge + MIN_INDENT || isBullet(line)) return [];
    const next = inner[i + 1];
    if (isRole(line)) return splitLine(line, 0).pieces.length > 0 ? [i] : [];
    const isOverDates = next !== undefined && isRole(next) && splitLine(next, 0).pieces.length === 0;
    return isOverDates && line.text.length <= MAX_ROLE_LENGTH ? [i] : [];
  });
}

function unstack({ employer, remarks, inner }: Stack): Line[] {
  const starts = rolesOf(inner);
  return starts.flatMap((start, i) => {
    const [role, ...rest] = inner.slice(start, starts[i + 1]);
    const told = rest.map((line) => (line.x > role!.x + MIN_INDENT ? { ...line, isTold: true } : line));
    const baseline = i === 0 ? employer.baseline : role!.baseline - role!.size;
    const above = { ...employer, baseline, isEmployer: true };
    const head = { ...role!, x: employer.x };
    return [above, head, ...(i === 0 ? remarks.map((line) => ({ ...line, isTold: true })) : []), ...told];
  });
}
