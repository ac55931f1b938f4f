import { breaksForRoom } from '../layout/fit.ts';
import type { Line } from '../layout/line.ts';
import { findEmails, findLinks } from '../phrases/links.ts';
import type { Fragment } from '../text/model.ts';

const EDGE_TOLERANCE = 2;
const MAX_LINE_STEP_EM = 1.9;
/** What the end of a long address may look like on a line of its own. */
const TAIL = /^[\w.%+/@-]{1,40}(?=$|\s\((?:LinkedIn|Personal|Company|Blog|Portfolio|Other)\)$)/;
const OPEN_LINK = /^(?:https?:\/\/)?(?:[\w-]+\.){1,5}[a-z]{2,}\//i;

/** Puts mail and web addresses back together that a narrow column breaks over two lines. */
export function mendBrokenAddresses(lines: readonly Line[]): Line[] {
  const mended = [...lines];
  for (let i = 0; i + 1 < mended.length; i++) {
    const line = mended[i]!;
    const next = mended[i + 1]!;
    const cell = line.cells.at(-1)!;
    const tail = next.cells.length === 1 ? next.cells[0]! : undefined;
    if (!tail || !TAIL.test(tail.text) || !standsUnder(cell, tail) || !isBroken(line, next, cell, tail)) continue;
    const text = cell.text + TAIL.exec(tail.text)![0];
    const cells = [...line.cells.slice(0, -1), { ...cell, text, spans: [...cell.spans, ...tail.spans] }];
    mended.splice(i, 2, { ...line, cells, text: cells.map((each) => each.text).join('\t') });
  }
  return mended.map(withoutInnerSpaces);
}

function isBroken(line: Line, next: Line, cell: Fragment, tail: Fragment): boolean {
  const before = cell.text.slice(cell.text.lastIndexOf(' ') + 1);
  const becomesEmail = findEmails(before + tail.text).length > findEmails(before).length;
  if (becomesEmail && (before.includes('@') || tail.text.startsWith('@'))) return true;
  if (goesOnEmail(line, next, before, tail.text)) return true;
  if (tail.text.includes('@') || !OPEN_LINK.test(before) || !/^[\p{Ll}\d/._-]/u.test(tail.text)) return false;
  return findLinks(tail.text).length === 0 && (/[/-]$/.test(before) || breaksForRoom(line, next));
}

/** "jane@web.exam" over "ple.com", "jane@outlook." over "com": the rest of a domain that had no room. */
function goesOnEmail(line: Line, next: Line, before: string, tail: string): boolean {
  if (
    !before.includes('@') ||
    /^www\./.test(tail) ||
    isOwnSite(before, tail) ||
    findEmails(before + tail).length !== 1 ||
    !/^[a-z\d.-]+$/.test(tail)
  )
    return false;
  return (
    /[.-]$/.test(before) ||
    /^\./.test(tail) ||
    (breaksForRoom(line, next) && /\.[a-z]{2,}$/.test(before + tail) && !/\.(?:com|net|org|de|fr)$/.test(before))
  );
}

/** "jane-doe.github.io" below "jane.doe@web.example": a site of the same name, and no rest of a domain. */
function isOwnSite(email: string, tail: string): boolean {
  const lettersOf = (text: string) => text.toLowerCase().replace(/[^a-z\d]/g, '');
  const owner = lettersOf(email.slice(0, email.indexOf('@')));
  return owner.length > 2 && lettersOf(tail).startsWith(owner);
}

function standsUnder(cell: Fragment, tail: Fragment): boolean {
  return (
    cell.page === tail.page &&
    Math.abs(cell.size - tail.size) < 0.3 &&
    tail.baseline - cell.baseline < cell.size * MAX_LINE_STEP_EM &&
    // After an icon or a label the address begins further right than its rest; a column may be set to the right.
    (cell.x <= tail.x + EDGE_TOLERANCE || Math.abs(endOf(cell) - endOf(tail)) <= EDGE_TOLERANCE)
  );
}

const endOf = ({ x, width }: Fragment) => x + width;

/** "linkedin.com/in/ jane-doe" */
function withoutInnerSpaces(line: Line): Line {
  const pattern = /(linkedin\.com\/in\/|github\.com\/)\s+(?=\S)/i;
  if (!pattern.test(line.text)) return line;
  const cells = line.cells.map((cell) => ({ ...cell, text: cell.text.replace(pattern, '$1') }));
  return { ...line, cells, text: cells.map((cell) => cell.text).join('\t') };
}
