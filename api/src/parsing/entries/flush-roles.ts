import { isBullet } from '../layout/bullets.ts';
import { type Line, withCells } from '../layout/line.ts';
import { splitLine } from '../layout/pieces.ts';
import { type FoundDates, findDates } from '../phrases/dates.ts';
import { isOnlyDates } from '../phrases/only-dates.ts';
import { looksLikePlace } from '../phrases/places.ts';
import { organisationScore, titleScore } from '../phrases/words.ts';
import { blocksOf, endsAsSentence } from './blocks.ts';

const MAX_ROLE_LENGTH = 110;
const MAX_EMPLOYER_LENGTH = 110;
const MIN_ROLES = 2;
const SURE_TITLE = 0.5;

/**
 * An employer's line above its roles, none of them set in: in one block ("ELM OUTFITTERS, two shops" over "Manager, 2021 to
 * date" over "Supervisor, 2018 to 2021"), with dates that hold those of the blocks below, or below two titles with
 * their dates. Each role stands below its employer's name then.
 */
export function withEmployerOfFlushRoles(lines: readonly Line[]): readonly Line[] {
  const blocks = withItems(blocksOf(lines)).flatMap(withEmployerApart);
  // Beside stacks of roles one role alone is printed so, too.
  const least = blocks.some((block) => unfoldBelow(block, MIN_ROLES)) ? 1 : MIN_ROLES;
  const read: Line[] = [];
  for (let i = 0; i < blocks.length; i++) {
    const block = blocks[i]!;
    const stay = stayAbove(block, blocks[i + 1]);
    let last = i;
    while (stay && blocks[last + 1] && isWithin(blocks[last + 1]!, stay)) last++;
    const roles = blocks.slice(i + 1, last + 1);
    if (stay && areRoles(roles.map(([role]) => role!))) {
      const [employer, ...remarks] = block;
      roles.forEach(([role, ...told], number) => {
        read.push(...headOf(withoutDates(employer!), role!), ...(number === 0 ? remarks.map(asTold) : []), ...told);
      });
      i = last;
    } else read.push(...(unfoldBelow(block, least) ?? unfoldAbove(block) ?? block));
  }
  return read;
}

/** Items that stand apart from each other belong to the block above them. */
function withItems(blocks: readonly (readonly Line[])[]): (readonly Line[])[] {
  const whole: Line[][] = [];
  for (const block of blocks)
    if (isBullet(block[0]!) && whole.length > 0) whole.at(-1)!.push(...block);
    else whole.push([...block]);
  return whole;
}

/** "Harbourpay ⇥ 2019 – present" right over "Product Manager, Payouts — 2024 – present": each role of it is a block of its own. */
function withEmployerApart(block: readonly Line[]): (readonly Line[])[] {
  const [employer, ...below] = block;
  const stay = employer ? stayAbove([employer], below) : null;
  if (!stay || !isWithin(below, stay)) return [block];
  const starts = below.flatMap((line, at) =>
    at === 0 || (isTitled(line) && mayBeRole(line) && isWithin([line], stay)) ? [at] : [],
  );
  return [[employer!], ...starts.map((start, i) => below.slice(start, starts[i + 1]))];
}

const asTold = (line: Line): Line => ({ ...line, isTold: true });

const rangeOf = (line: Line): FoundDates | undefined => findDates(line.text).find(({ isRange }) => isRange);
/** "Deputy Manager" of "Deputy Manager, Leeds" and "Deputy Manager: Nights" */
const partsOf = (line: Line) => splitLine(line, 0).pieces.flatMap(({ text }) => text.split(/[,:]\s/));
const isTitled = (line: Line) => titleScore(partsOf(line)[0] ?? '') >= SURE_TITLE;

/** What has dates of its own, and no employer behind its title that a word of the lists tells. */
function mayBeRole(line: Line | undefined): line is Line {
  if (!line || isBullet(line) || line.text.length > MAX_ROLE_LENGTH || !rangeOf(line) || endsAsSentence(line))
    return false;
  const [title, ...others] = partsOf(line);
  // "Senior Engineer / Municipal Group Lead"
  return (
    title !== undefined &&
    !others.some((text) => organisationScore(text) >= SURE_NAME && titleScore(text.split(' ').at(-1)!) < SURE_TITLE)
  );
}

/** The dates of the role that begins a block: in its line, or by themselves right below its title. */
function datesOfRole([first, second]: readonly Line[]): FoundDates | undefined {
  const hasDates: boolean = mayBeRole(first);
  if (hasDates) return rangeOf(first!);
  const isOverDates =
    first !== undefined &&
    second !== undefined &&
    !isBullet(first) &&
    first.text.length <= MAX_ROLE_LENGTH &&
    findDates(first.text).length === 0 &&
    isTitled(first) &&
    isOnlyDates(second.text);
  return isOverDates ? rangeOf(second) : undefined;
}

const SURE_NAME = 0.9;

/** Enough of them, half or more named by words of occupations. */
const areRoles = (lines: readonly Line[], least = MIN_ROLES) =>
  lines.length >= least && lines.filter(isTitled).length * 2 >= lines.length;

const nameOf = (block: readonly Line[] | undefined) => (block?.[0] ? (partsOf(block[0])[0] ?? '') : '');

/** The dates at an employer that stand behind its name, above the blocks of its roles. */
function stayAbove([first, ...others]: readonly Line[], next: readonly Line[] | undefined): FoundDates | null {
  const stay = first && !isBullet(first) && first.text.length <= MAX_EMPLOYER_LENGTH ? rangeOf(first) : undefined;
  // "SAMPLE COAST GUARD" names nobody's post where the posts below are not in capitals.
  const isNamed =
    stay &&
    // In a column of their own dates may stand before it.
    (stay.index > 0 || first!.cells.length > 1) &&
    partsOf(first!).every(
      (text) => titleScore(text) < SURE_TITLE || (isInCapitals(text) && !isInCapitals(nameOf(next))),
    );
  return isNamed && others.every(endsAsSentence) && datesOfRole(next ?? []) ? stay : null;
}

function isWithin(block: readonly Line[], stay: FoundDates): boolean {
  const dates = datesOfRole(block);
  if (!dates) return false;
  const { start, end } = dates;
  const isBefore = (one: string | null, other: string | null) =>
    one !== null && other !== null && one.slice(0, other.length) <= other.slice(0, one.length);
  return isBefore(stay.start, start) && isBefore(end, stay.end);
}

/** Roles in one block with the name of their employer: that is its first line. */
function unfoldBelow([employer, ...inner]: readonly Line[], least: number): Line[] | null {
  if (!employer || !mayBeEmployer(employer) || !mayBeRole(inner[0])) return null;
  const starts = inner.flatMap((line, i) => (mayBeRole(line) ? [i] : []));
  if (
    inner.length === starts.length ||
    !areRoles(
      starts.map((at) => inner[at]!),
      least,
    )
  )
    return null;
  // The name of another employer, between the items of one role and the next role.
  if (starts.some((at) => at > 1 && isBullet(inner[at - 2]!) && isAtEdgeOf(employer, inner[at - 1]!))) return null;
  const roles = starts.map((at) => inner[at]!);
  if (!roles.every((role) => isAtEmployer(role, employer, roles))) return null;
  // What stands below all of them is told of the present one, not of the one that it happens to follow.
  const told = (i: number) => inner.slice(starts[i]! + 1, starts[i + 1]);
  const last = starts.length - 1;
  const shared = last > 0 && starts[last] === last && rangeOf(inner[0]!)?.end === 'present' ? told(last) : null;
  return starts.flatMap((start, i) => {
    const below = shared ? (i === 0 ? shared : []) : told(i);
    return [...headOf(employer, inner[start]!), ...below];
  });
}

const MOST_SET_IN = 3;
/** Printed as the employer is, and not as the rest of an item. */
function isAtEdgeOf(employer: Line, line: Line): boolean {
  const edge = ({ x, width, isRightToLeft }: Line) => (isRightToLeft ? x + width : x);
  return mayBeEmployer(line) && !/^\p{Ll}/u.test(line.text) && Math.abs(edge(line) - edge(employer)) <= MOST_SET_IN;
}

/**
 * "Shop Manager, Quayside" below "ELM OUTFITTERS, Quayside and Northgate": behind its title a role says no other employer,
 * and "Marine & Property" is a field where another role is one of "Property".
 */
function isAtEmployer(role: Line, employer: Line, roles: readonly Line[]): boolean {
  const [, ...others] = partsOf(role);
  return others.every(
    (text) =>
      !text.trim().includes(' ') ||
      looksLikePlace(text) ||
      employer.text.includes(text) ||
      /^\(/.test(text) ||
      sharesField(text, role, roles),
  );
}

const sharesField = (text: string, role: Line, roles: readonly Line[]) =>
  roles
    .slice(0, MOST_ROLES)
    .some(
      (other) => other !== role && partsOf(other).some((part, i) => i > 0 && text.split(/\s+/).includes(part.trim())),
    );

/** Of one employer, so many are looked at. */
const MOST_ROLES = 12;

/** "Deputy Manager ⇥ 2011 – 2016" over "Charge Nurse ⇥ 2008 – 2011" over "The Larches Nursing Home": one employer of both. */
function unfoldAbove(block: readonly Line[]): Line[] | null {
  const count = block.findIndex((line) => !mayBeRole(line) || partsOf(line).length > 1);
  const employer = block[count];
  if (!areRoles(block.slice(0, Math.max(0, count))) || !employer || !mayBeEmployer(employer)) return null;
  if (block.some((line, i) => i > count && !isBullet(line) && rangeOf(line))) return null;
  const [latest, ...earlier] = block.slice(0, count).map((role) => headOf(employer, role));
  return [...latest!, ...block.slice(count + 1), ...earlier.flat()];
}

const isInCapitals = (text: string) => /\p{Lu}{3}/u.test(text) && text === text.toUpperCase();

function mayBeEmployer(line: Line): boolean {
  return (
    !isBullet(line) &&
    line.cells.length === 1 &&
    line.text.length <= MAX_EMPLOYER_LENGTH &&
    /^\p{L}/u.test(line.text) &&
    !/[.:;]$/.test(line.text) &&
    findDates(line.text).length === 0 &&
    (!isTitled(line) || isFirm(partsOf(line)[0]!))
  );
}

/** "Elm Insurance Brokers (Asia)", "Oak & Ash Solicitors": a name that ends in what its people are. */
function isFirm(name: string): boolean {
  const words = name.replace(/\s*\([^()]*\)$/u, '').split(/\s+/);
  const last = words.at(-1)!;
  return words.length > 2 && /^\p{Lu}.*s$/u.test(last) && titleScore(last) >= SURE_TITLE && /^\p{Lu}/u.test(words[0]!);
}

/** An employer's name as a line of its own above a role. */
const headOf = (employer: Line, role: Line): Line[] => [
  { ...employer, baseline: role.baseline - role.size, isEmployer: true },
  role,
];

/** "SAMPLE NAVY, Various Locations — 2014–Present": what stands before the dates. */
function withoutDates(line: Line): Line {
  const { index } = rangeOf(line)!;
  const first = line.cells[0]!;
  const text = line.text.slice(0, index).replace(/[\s,|(–—-]+$/u, '');
  return text.includes('\t') || line.cells.length > 1
    ? withCells(
        line,
        line.cells.filter((cell) => !isOnlyDates(cell.text)),
      )
    : withCells(line, [{ ...first, text, spans: [{ ...first.spans[0]!, text }] }]);
}
