import { isBullet } from '../fields/bullets.ts';
import { type FoundDates, findDates, toMonth } from '../fields/dates.ts';
import { labelsOf, splitLabel } from '../fields/labels.ts';
import { joinLines, toParagraphs } from '../fields/paragraphs.ts';
import { cleanPiece, type Piece, splitLine } from '../fields/pieces.ts';
import { fieldOfPiece, placeOfLine } from '../fields/place-of.ts';
import { looksLikePlace, splitTrailingPlace } from '../fields/places.ts';
import { degreeScore, institutionScore } from '../fields/words.ts';
import type { Line } from '../layout/line.ts';
import type { Field, ParsedSchool } from '../result.ts';
import { fold } from '../text/fold.ts';
import { EDUCATION_DETAIL } from '../words/degrees.ts';
import { bestDates } from './experience.ts';
import { assignRoles } from './line-roles.ts';
import { readLabelledTable } from './table.ts';

interface Draft {
  institution: Piece | null;
  degree: Piece | null;
  location: Piece | null;
  dates: { found: FoundDates; line: Line }[];
  details: Line[];
  /** Pieces that are neither degree nor school by their words. */
  others: Piece[];
  certainty: number;
}

const SURE = 0.9;
const GUESSED = 0.6;

/** The schools and degrees of an education section. */
export function readSchools(lines: readonly Line[]): ParsedSchool[] {
  const table = readSchoolTable(lines);
  if (table) return table;
  const drafts: Draft[] = [];
  const isListed = (line: Line, i: number) => isBullet(line) || (i > 0 && line.x > lines[i - 1]!.x && !isBullet(line));
  const onlyBullets = lines.some(isBullet) && lines.filter(isListed).length >= lines.length * 0.6;
  const roled = assignRoles(onlyBullets ? joinHanging(lines) : lines);
  for (const [number, { line, role, margin }] of roled.entries()) {
    const isDetail = role === 'body' && !(onlyBullets && isBullet(line)) && !isShortBodyWithDegree(line);
    if (isDetail) {
      const draft = current(drafts);
      draft.details.push(
        margin.length > 0 ? { ...line, cells: line.cells.filter((cell) => !margin.includes(cell)) } : line,
      );
      if (margin.length > 0) addPieces(drafts, { ...line, cells: margin }, number);
      continue;
    }
    addPieces(drafts, onlyBullets ? withoutBullet(line) : line, number);
  }
  return settle(drafts).map(toSchool);
}

/** List items put back together from their lines. */
function joinHanging(lines: readonly Line[]): Line[] {
  const joined: Line[] = [];
  for (const line of lines) {
    const previous = joined.at(-1);
    if (!previous || isBullet(line) || !isBullet(previous) || previous.cells.length > 1 || line.cells.length > 1) {
      joined.push(line);
      continue;
    }
    const cell = previous.cells[0]!;
    const text = joinLines([cell.text, line.text]);
    const [first, ...rest] = line.cells[0]!.spans;
    const spans = [...cell.spans, { ...first!, text: ` ${first!.text}` }, ...rest];
    joined[joined.length - 1] = {
      ...previous,
      text,
      cells: [{ ...cell, text: spans.map((span) => span.text).join(''), spans }],
    };
  }
  return joined;
}

/** A short sentence-like line may still be the degree: only list items are taken for details unread. */
function isShortBodyWithDegree(line: Line): boolean {
  return !isBullet(line) && line.text.length < 120 && (degreeScore(line.text) > 0 || institutionScore(line.text) > 0);
}

function current(drafts: Draft[]): Draft {
  if (drafts.length === 0) drafts.push(newDraft());
  return drafts.at(-1)!;
}

function newDraft(): Draft {
  return { institution: null, degree: null, location: null, dates: [], details: [], others: [], certainty: SURE };
}

function addPieces(drafts: Draft[], line: Line, number: number): void {
  const { pieces } = splitLine(line, number);
  const dates = line.cells.flatMap((cell) => findDates(cell.text));
  const parts = pieces.flatMap(partPiece);
  const statesNew = parts.some((part) => part.kind === 'degree' || part.kind === 'institution');
  let touched = current(drafts);
  if (startsByDate(touched, dates, parts, statesNew)) {
    touched = newDraft();
    drafts.push(touched);
  }
  for (const { kind, piece } of parts) {
    let draft = drafts.at(-1)!;
    if (kind === 'degree') {
      if (draft.degree) {
        // A second degree of one school, or the next entry.
        const next = newDraft();
        if (draft.institution && draft.institution.line === piece.line) next.institution = draft.institution;
        drafts.push(next);
        draft = next;
      }
      draft.degree = piece;
    } else if (kind === 'institution') {
      if (draft.institution) {
        draft = newDraft();
        drafts.push(draft);
      }
      draft.institution = piece;
    } else if (kind === 'place') draft.location ??= piece;
    else if (kind === 'other') draft.others.push(piece);
    else draft.details.push({ ...line, cells: line.cells, text: piece.text });
    touched = draft;
  }
  if (dates.length > 0) {
    const draft = drafts.at(-1)!;
    draft.dates.push(...dates.map((found) => ({ found, line })));
  }
}

/** Where dates come first in every entry, a dated line begins the next one. */
function startsByDate(draft: Draft, dates: readonly FoundDates[], parts: readonly Part[], statesNew: boolean): boolean {
  if (dates.length === 0 || draft.dates.length === 0) return false;
  if (!draft.degree && !draft.institution && draft.others.length === 0) return false;
  if (parts.length > 0 && parts.every((part) => part.kind === 'detail')) return false;
  return parts.length === 0 || statesNew || parts.some((part) => part.kind === 'other');
}

interface Part {
  kind: 'degree' | 'institution' | 'place' | 'detail' | 'other';
  piece: Piece;
}

const WEB_ADDRESS = /^(?:https?:\/\/)?[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}(?:\/\S*)?$/;

/** What a piece states; one that states both a degree and a school is split. */
function partPiece(piece: Piece): Part[] {
  const label = splitLabel(piece.text);
  if (label) {
    const value = { ...piece, text: cleanPiece(label.value) };
    if (value.text === '' || label.labels.includes('skip')) return [{ kind: 'detail', piece }];
    if (label.labels.includes('institution')) {
      const isBoard = /^(?:board|university board|board university)/i.test(piece.text);
      return [{ kind: isBoard ? 'detail' : 'institution', piece: withoutTrailingPlace(value) }];
    }
    if (label.labels.includes('degree')) return [{ kind: 'degree', piece: value }];
    if (label.labels.includes('dates')) return [];
    return [{ kind: 'detail', piece }];
  }
  const text = piece.text;
  if (WEB_ADDRESS.test(text)) return [];
  if (labelsOf(text).some((each) => each === 'dates' || each === 'skip')) return [];
  if (EDUCATION_DETAIL.test(fold(text)) && institutionScore(text) === 0) return [{ kind: 'detail', piece }];
  if (/^[\d\s.,%/]+$/.test(text)) return [{ kind: 'detail', piece }];
  if (/[,،]/.test(text) && looksLikePlace(text)) return [{ kind: 'place', piece }];
  const degree = degreeScore(text);
  const school = institutionScore(text);
  if (degree > 0 && school > 0) return splitBoth(piece);
  if (degree === 0 && school === 0) {
    if (looksLikePlace(text)) return [{ kind: 'place', piece }];
    return [{ kind: 'other', piece }];
  }
  if (school > 0) return partSchool(piece);
  return partDegree(piece);
}

/** "Stanford University, Stanford, CA" and "MIT, Computer Science". */
function partSchool(piece: Piece): Part[] {
  const faculty = /^([^,،]*(?:universi|جامع)[^,،]*)[,،]\s+(.+)$/iu.exec(piece.text);
  if (faculty && institutionScore(faculty[2]!) > 0 && !isNamedSchool(faculty[2]!)) {
    return [
      { kind: 'institution', piece: { ...piece, text: cleanPiece(faculty[1]!) } },
      { kind: 'detail', piece: { ...piece, text: cleanPiece(faculty[2]!) } },
    ];
  }
  const trailing = splitTrailingPlace(piece.text);
  if (trailing && institutionScore(trailing.rest) > 0) {
    return [
      { kind: 'institution', piece: { ...piece, text: cleanPiece(trailing.rest) } },
      { kind: 'place', piece: { ...piece, text: trailing.place } },
    ];
  }
  return [{ kind: 'institution', piece }];
}

/** "Kellogg School of Management" belongs to the school's name; "School of Management" is a part of the university. */
function isNamedSchool(text: string): boolean {
  return /^\p{Lu}[\p{L}'’.-]+\s(?:\p{Lu}[\p{L}'’.-]+\s)?(?:school|college|institute)\s(?:of|for)\s/iu.test(text);
}

/** "B.Sc. Physics, Graduated with honours": what follows the degree's subject is a detail; an unknown school stays with it. */
function partDegree(piece: Piece): Part[] {
  const trailing = splitTrailingPlace(piece.text);
  if (trailing && degreeScore(trailing.rest) > 0) {
    return [
      ...partDegree({ ...piece, text: cleanPiece(trailing.rest) }),
      { kind: 'place', piece: { ...piece, text: trailing.place } },
    ];
  }
  const joined = /^(.*?)\s+(?:at|from|@|chez|an der|à l'|de la|من)\s+(\p{Lu}.*)$/u.exec(piece.text);
  if (joined && degreeScore(joined[1]!) > 0 && /\b(?:at|from|@)\b/.test(piece.text)) {
    return [
      { kind: 'degree', piece: { ...piece, text: cleanPiece(joined[1]!) } },
      { kind: 'institution', piece: { ...piece, text: cleanPiece(joined[2]!) } },
    ];
  }
  const cut = piece.text.search(
    /[,;(]\s*(?:c?gpa|grade|minor in|minor:|with honou?rs|first class|second class|expected|graduated|thesis)/i,
  );
  if (cut > 3)
    return [
      { kind: 'degree', piece: { ...piece, text: cleanPiece(piece.text.slice(0, cut)) } },
      { kind: 'detail', piece: { ...piece, text: cleanPiece(piece.text.slice(cut)) } },
    ];
  return [{ kind: 'degree', piece }];
}

/** One piece with both: cut where its comma parts give the clearest two. */
function splitBoth(piece: Piece): Part[] {
  let best: { left: string; right: string; score: number; degreeFirst: boolean } | null = null;
  for (const cut of piece.text.matchAll(
    /\s*[,،;]\s*|\s+[-–—]\s+|\s+(?:at|from|of the)\s+|\s*\(|\s+في\s+(?=جامعة)|\s+من\s+|\s*:\s+/g,
  )) {
    const left = cleanPiece(piece.text.slice(0, cut.index));
    const right = cleanPiece(piece.text.slice(cut.index + cut[0].length));
    if (!left || !right) continue;
    const forward = degreeScore(left) - institutionScore(left) + institutionScore(right) - degreeScore(right);
    const backward = institutionScore(left) - degreeScore(left) + degreeScore(right) - institutionScore(right);
    const score = Math.max(forward, backward);
    // Of equal cuts the later one leaves the subject with the degree.
    if (score > (best?.score ?? 0.5) || (best && score === best.score && forward >= backward))
      best = { left, right, score, degreeFirst: forward >= backward };
  }
  if (!best)
    return institutionScore(piece.text) >= degreeScore(piece.text) ? partSchool(piece) : [{ kind: 'degree', piece }];
  const [degree, school] = best.degreeFirst ? [best.left, best.right] : [best.right, best.left];
  const parts: Part[] = [
    ...partSchool({ ...piece, text: school }),
    { kind: 'degree', piece: { ...piece, text: degree } },
  ];
  return best.degreeFirst
    ? [...parts.filter((part) => part.kind === 'degree'), ...parts.filter((part) => part.kind !== 'degree')]
    : parts;
}

function withoutTrailingPlace(piece: Piece): Piece {
  const trailing = splitTrailingPlace(piece.text);
  return trailing ? { ...piece, text: cleanPiece(trailing.rest) } : piece;
}

function withoutBullet(line: Line): Line {
  const [first, ...others] = line.cells;
  const spans = first!.spans.map((span, i) =>
    i === 0 ? { ...span, text: span.text.replace(/^[^\p{L}\p{N}(]+/u, '') } : span,
  );
  return { ...line, cells: [{ ...first!, spans, text: spans.map((span) => span.text).join('') }, ...others] };
}

/** Gives what the words did not settle by place: a school without a known word, a degree known only by its subject. */
function settle(drafts: readonly Draft[]): Draft[] {
  const settled = joinHalves(drafts);
  const schoolFirst = settled.filter(
    (draft) => draft.degree && draft.institution && draft.institution.line < draft.degree.line,
  ).length;
  return settled
    .map((draft, i) => {
      const result = { ...draft };
      const spare = draft.others.filter((piece) => !/^\d|^https?:|^www\./.test(piece.text) && piece.text.length > 1);
      if (result.degree && !result.institution && spare.length > 0) {
        const [found] = spare;
        const trailing = splitTrailingPlace(found!.text);
        result.institution = trailing ? { ...found!, text: cleanPiece(trailing.rest) } : found!;
        result.certainty = GUESSED;
      } else if (result.institution && !result.degree && spare.length > 0) {
        result.degree = spare[0]!;
        result.certainty = GUESSED;
      } else if (result.degree && !result.institution && schoolFirst > 0 && i > 0) {
        result.institution = settled[i - 1]!.institution;
        result.certainty = GUESSED;
      }
      if (result.degree && result.institution) result.degree = withSubject(result, spare);
      return result;
    })
    .filter((draft) => draft.degree || draft.institution);
}

/** Entries that state only a degree and only a school, one after the other, are one. */
function joinHalves(drafts: readonly Draft[]): Draft[] {
  const joined: Draft[] = [];
  for (const draft of drafts) {
    const previous = joined.at(-1);
    const completes =
      previous &&
      ((previous.degree && !previous.institution && draft.institution && !draft.degree) ||
        (previous.institution && !previous.degree && draft.degree && !draft.institution));
    const hasSpare = previous?.others.some((piece) => piece.text.length > 3);
    if (previous && completes && !hasSpare && (previous.dates.length === 0 || draft.dates.length === 0)) {
      joined[joined.length - 1] = {
        institution: previous.institution ?? draft.institution,
        degree: previous.degree ?? draft.degree,
        location: previous.location ?? draft.location,
        dates: [...previous.dates, ...draft.dates],
        details: [...previous.details, ...draft.details],
        others: [...previous.others, ...draft.others],
        certainty: SURE,
      };
    } else joined.push(draft);
  }
  return joined;
}

const BARE_DEGREE_LENGTH = 14;

/** "BSc" with "Physics" beside it. */
function withSubject(draft: Draft, spare: readonly Piece[]): Piece {
  const degree = draft.degree!;
  const subject = spare.find(
    (piece) =>
      piece !== draft.institution &&
      piece !== degree &&
      piece.line === degree.line &&
      piece.cell === degree.cell &&
      piece.isLoose,
  );
  if (!subject || degree.text.length > BARE_DEGREE_LENGTH || degree.x > subject.x) return degree;
  return { ...degree, text: `${degree.text}, ${subject.text}`, width: subject.x + subject.width - degree.x };
}

function toSchool(draft: Draft): ParsedSchool {
  const dated = bestDates(draft.dates.map((date) => date.found));
  const line = draft.dates.find((date) => date.found === dated)?.line;
  const place = line ? placeOfLine(line) : null;
  const date = (value: string | null): Field | null => (value ? { value, confidence: 0.93, place } : null);
  return {
    institution: draft.institution && fieldOfPiece(draft.institution, draft.certainty),
    degree: draft.degree && fieldOfPiece(draft.degree, draft.certainty),
    location: draft.location && fieldOfPiece(draft.location, 0.85),
    start: dated?.isRange ? date(toMonth(dated.start)) : null,
    end: date(toMonth(dated?.end ?? null)),
    details: toParagraphs(draft.details),
  };
}

function readSchoolTable(lines: readonly Line[]): ParsedSchool[] | null {
  const rows = readLabelledTable(lines);
  if (!rows?.some((row) => row.degree || row.institution)) return null;
  return rows
    .filter((row) => row.degree || row.institution)
    .map((row) => {
      const dates = row.dates ? findDates(row.dates.value)[0] : undefined;
      const date = (value: string | null | undefined): Field | null =>
        value ? { value, confidence: SURE, place: row.dates!.place } : null;
      return {
        institution: row.institution ?? row.company ?? null,
        degree: row.degree ?? row.title ?? null,
        location: row.location ?? null,
        start: dates?.isRange ? date(toMonth(dates.start)) : null,
        end: date(toMonth(dates?.end ?? null)),
        details: row.skip ? [row.skip] : [],
      };
    });
}
