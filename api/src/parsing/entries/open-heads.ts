import { STATE_CODES } from '@vitae/language/places';
import { isBullet } from '../layout/bullets.ts';
import { breaksForRoom } from '../layout/fit.ts';
import { type Line, withCells, withText } from '../layout/line.ts';
import { isBrokenLegalForm } from '../phrases/broken-legal-form.ts';
import { findDates } from '../phrases/dates.ts';
import { tellsWhatWasDone } from '../phrases/duties.ts';
import { isOnlyDates } from '../phrases/only-dates.ts';
import { looksLikePlace } from '../phrases/places.ts';
import { institutionScore } from '../phrases/words.ts';

const MIN_INDENT = 5;
const MAX_REST = 80;

/** "2019 – 2022 ⇥ Research Associate, Department of Geosciences," over "University of Leeds", set in: one head. So is a bracket and its end. */
export const joinOpenHeads = (lines: readonly Line[]): Line[] =>
  joinedWhere(
    lines,
    (before, line) =>
      goesOnHead(before, line) || (line.cells.length === 1 && isBrokenLegalForm(before.text, line.text)),
  );

/** "Boyle AB" */
const isTown = (text: string) => looksLikePlace(text) || STATE_CODES.has(/ ([A-Z]{2})$/.exec(text)?.[1] ?? '');
const DASH = /\s[—–](?:\s+|$)/;

/** "Elm Hospital, Leeds — Staff Nurse / Relief" over "Charge, Telemetry", above their dates: employer and whole title. */
export function withDashedHeadsApart(lines: readonly Line[]): Line[] {
  const apart: Line[] = [];
  for (let at = 0; at < lines.length; at++) {
    const [head, name, dates] = [lines[at]!, lines[at + 1], lines[at + 2]];
    const dash = DASH.exec(head.text);
    const isBroken =
      dash !== null &&
      dash.index > 0 &&
      head.cells.length === 1 &&
      name?.cells.length === 1 &&
      dates !== undefined &&
      isOnlyDates(dates.text) &&
      [head, name].every((line) => !isBullet(line) && findDates(line.text).length === 0) &&
      head.page === name.page &&
      name.text.length <= MAX_REST &&
      ((breaksForRoom(head, name) && !isTown(head.text.slice(dash.index + dash[0].length))) ||
        dash.index + dash[0].length === head.text.length);
    if (!isBroken) apart.push(head);
    else {
      const title = `${head.text.slice(dash.index + dash[0].length)} ${name.text}`.trim();
      apart.push(withText(head, head.text.slice(0, dash.index)), withText(name, title));
      at++;
    }
  }
  return apart;
}

/** "BSc in Systems Analysis and" over "Development": no name ends so. */
export const joinOpenNames = (lines: readonly Line[]): Line[] => joinedWhere(lines, goesOnName);

function joinedWhere(lines: readonly Line[], goesOn: (before: Line, line: Line) => boolean): Line[] {
  const joined: Line[] = [];
  for (const line of lines) {
    const before = joined.at(-1);
    if (!before || !goesOn(before, line)) {
      joined.push(line);
      continue;
    }
    const cell = before.cells.at(-1)!;
    const [rest, ...others] = line.cells;
    const [span, ...spans] = rest!.spans;
    const whole = {
      ...cell,
      text: `${cell.text} ${rest!.text}`,
      spans: [...cell.spans, { ...span!, text: ` ${span!.text}` }, ...spans],
    };
    joined[joined.length - 1] = withCells(before, [...before.cells.slice(0, -1), whole, ...others]);
  }
  return joined;
}

const MAX_NAME = 110;
const ENDS_OPEN = /\s(?:and|of|in|&|for|und|et|y|e|de)$/iu;
/** "Wrocław University of Science" over "and Technology": no name begins so. */
const isRestOfName = (name: Line, line: Line) =>
  BEGINS_WITH_JOINT.test(line.text) && /\p{L}$/u.test(name.text) && findDates(name.text).length === 0;
const BEGINS_WITH_JOINT = /^(?:and|of|&|und|et|für|y|e) \p{Lu}/u;
/** Of a line's size, at most. */
const LINE_SPACING = 2.2;

function goesOnName(name: Line, line: Line): boolean {
  return (
    (name.cells.length === 1
      ? ENDS_OPEN.test(name.text) || closesBracket(name.text, line.text) || isRestOfName(name, line)
      : goesOnBesideDates(name, line)) &&
    name.text.length <= MAX_NAME &&
    line.text.length <= MAX_NAME &&
    line.page === name.page &&
    line.column === name.column &&
    line.baseline - name.baseline < name.size * LINE_SPACING &&
    /^\p{L}/u.test(line.text) &&
    !isBullet(line) &&
    !isBullet(name)
  );
}

/** "2008 – 2012 ⇥ Degree in Telecommunications and Information" over "⇥ Technology, University of Cluj", with no room for it above. */
function goesOnBesideDates(head: Line, line: Line): boolean {
  const [dates, name, ...others] = head.cells;
  return (
    others.length === 0 &&
    isOnlyDates(dates!.text) &&
    line.cells.length === 1 &&
    Math.abs(line.x - name!.x) < MIN_INDENT &&
    breaksForRoom(head, line) &&
    // "Master of Science" over "Goethe-Universität Frankfurt"
    institutionScore(line.text.split(',')[0]!) < SURE_SCHOOL
  );
}

const SURE_SCHOOL = 0.5;

const MOST_WORDS_OF_REST = 4;

/** "Aug 24 – Nov 24 ⇥ Forklift Driver, Sizani Labour c/o Mazibuko" over "⇥ Beverages, Isando", with no room for it above. */
const goesOnEmployer = (head: Line, line: Line) =>
  goesOnBesideDates(head, line) &&
  head.cells[1]!.text.length <= MAX_NAME &&
  /,\s/.test(head.cells[1]!.text) &&
  /^\p{Lu}/u.test(line.text) &&
  !/[.:;]/.test(line.text) &&
  line.text.split(/\s+/).length <= MOST_WORDS_OF_REST &&
  !tellsWhatWasDone(line.text);

function goesOnHead(head: Line, line: Line): boolean {
  const [dates] = head.cells;
  return (
    head.cells.length > 1 &&
    findDates(dates!.text).length > 0 &&
    line.cells.length === 1 &&
    line.page === head.page &&
    line.column === head.column &&
    line.x > head.x + MIN_INDENT &&
    line.text.length <= MAX_REST &&
    !isBullet(line) &&
    !isBullet(head) &&
    (closesBracket(head.cells.at(-1)!.text, line.text) ||
      goesOnEmployer(head, line) ||
      (/,\s*$/.test(head.cells.at(-1)!.text) &&
        /^\p{Lu}/u.test(line.text) &&
        !/[.:]$/.test(line.text) &&
        findDates(line.text).length === 0))
  );
}

/** "in progress (4 of 6" over "units done)" */
const closesBracket = (head: string, line: string) => /\([^()]*$/.test(head) && /^[^()]*\)/.test(line);
