import { CREDENTIALS } from '@vitae/language/persons';
import { isBullet, withoutBullet } from '../layout/bullets.ts';
import type { Line } from '../layout/line.ts';
import { joinLines } from '../layout/paragraphs.ts';
import { cleanPiece, type Piece, splitLine } from '../layout/pieces.ts';
import { type FoundDates, findDates } from '../phrases/dates.ts';
import { looksLikePlace, splitTrailingPlace } from '../phrases/places.ts';
import { degreeScore, institutionScore } from '../phrases/words.ts';
import { assignRoles } from './line-roles.ts';
import { GUESSED, newDraft, type SchoolDraft, SURE, spareOf, withLevel } from './school-draft.ts';
import { type Part, partPiece } from './school-parts.ts';

/** Reads piece after piece; a second degree or school begins the next entry. */
export function readSchoolsByWords(lines: readonly Line[]): SchoolDraft[] {
  const drafts: SchoolDraft[] = [];
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
  return settle(drafts);
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
  return (
    !isBullet(line) &&
    !line.isTold &&
    line.text.length < 120 &&
    (degreeScore(line.text) > 0 || institutionScore(line.text) > 0)
  );
}

function current(drafts: SchoolDraft[]): SchoolDraft {
  if (drafts.length === 0) drafts.push(newDraft());
  return drafts.at(-1)!;
}

/** "Iktisat Fakültesi, İşletme": under its university, a part of it and what was studied there. */
const FACULTY =
  /^([^,،]{0,80}?(?:faculty|fakult|facult|facolt|faculdade|fakülte|wydział|факультет|tiedekunta)[^,،]{0,80})[,،]\s+([^,،]{3,60})/iu;

function addPieces(drafts: SchoolDraft[], line: Line, number: number): void {
  const { pieces } = splitLine(line, number);
  const dates = line.cells.flatMap((cell) => findDates(cell.text));
  const parts = pieces.flatMap(partPiece);
  const statesNew = parts.some((part) => part.kind === 'degree' || part.kind === 'institution');
  let touched = current(drafts);
  if (startsByDate(touched, dates, parts, statesNew)) {
    touched = newDraft();
    drafts.push(touched);
  }
  for (const { kind, piece, isStated, isLevel } of parts) {
    let draft = drafts.at(-1)!;
    if (isLevel) {
      draft.level ??= piece;
      continue;
    }
    if (kind === 'degree') {
      if (draft.degree && draft.institution && isStated && dates.length === 0) {
        // "Field of study: nursing" over "Qualification: nurse"
        draft.details.push({ ...line, text: piece.text });
        continue;
      }
      if (draft.degree && piece.dash && draft.degree.line === piece.line && draft.degree.cell === piece.cell) {
        // "Master of Social Work - MSW"
        draft.degree = { ...draft.degree, text: `${draft.degree.text}${piece.dash}${piece.text}` };
        continue;
      }
      if (draft.degree) {
        // A second degree of one school, or the next entry.
        const next = newDraft();
        if (draft.institution && draft.institution.line === piece.line) next.institution = draft.institution;
        drafts.push(next);
        draft = next;
      }
      draft.degree = piece;
    } else if (kind === 'institution') {
      const [, faculty, subject] = FACULTY.exec(piece.text) ?? [];
      if (draft.institution && !draft.degree && faculty && subject) {
        draft.details.push({ ...line, text: faculty });
        draft.degree = { ...piece, text: cleanPiece(subject) };
        continue;
      }
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
function startsByDate(
  draft: SchoolDraft,
  dates: readonly FoundDates[],
  parts: readonly Part[],
  statesNew: boolean,
): boolean {
  if (dates.length === 0 || draft.dates.length === 0) return false;
  if (!draft.degree && !draft.institution && draft.others.length === 0) return false;
  if (parts.length > 0 && parts.every((part) => part.kind === 'detail')) return false;
  return parts.length === 0 || statesNew || parts.some((part) => part.kind === 'other');
}

/** Gives what the words did not settle by place: a school without a known word, a degree known only by its subject. */
function settle(drafts: readonly SchoolDraft[]): SchoolDraft[] {
  const settled = joinHalves(drafts);
  const schoolFirst = settled.filter(
    (draft) => draft.degree && draft.institution && draft.institution.line < draft.degree.line,
  ).length;
  return settled
    .map((draft, i) => {
      const result = { ...draft };
      const spare = spareOf(draft);
      if (result.degree && !result.institution) partAwarder(result, spare);
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
      if (result.degree && !result.institution) partAtComma(result);
      else if (result.institution && !result.degree) partSubject(result);
      if (result.degree && result.institution) result.degree = withSubject(result, spare);
      return result;
    })
    .filter((draft) => draft.degree || draft.institution)
    .map(withLevel);
}

/** "Apprenticeship as a roofer, Petersen Roofs": without a school elsewhere, what follows the last comma is its name. */
function partAtComma(draft: SchoolDraft): void {
  const degree = draft.degree!;
  const [, left, right] = /^(.{3,}?)(?:[,،]\s+|\s*\()(\p{Lu}[^,،()]{2,60})$/u.exec(degree.text) ?? [];
  if (!left || !right || degreeScore(left) === 0 || degreeScore(right) > 0) return;
  if (!/\s/.test(right) && !isAcronym(right)) return;
  draft.degree = { ...degree, text: cleanPiece(left) };
  draft.institution = { ...degree, text: cleanPiece(right) };
  draft.certainty = GUESSED;
}

/** "LIT", "MSBTE": schools are called by it, and no subject is; what a person may be called by is none. */
const isAcronym = (text: string) => /^\p{Lu}{3,6}$/u.test(text) && !CREDENTIALS.has(text.toLowerCase());

/** "National Craft Certificate – Carpentry & Joinery (FÁS)": behind the dash the subject, and in the bracket who awards it. */
function partAwarder(draft: SchoolDraft, spare: readonly Piece[]): void {
  const degree = draft.degree!;
  const next = spare.find(({ dash, line, cell }) => dash !== null && line === degree.line && cell === degree.cell);
  const [, subject, awarder] = /^([^()]{3,}?)\s?\(([^()]{3,6})\)$/u.exec(next?.text ?? '') ?? [];
  if (!next || !subject || !awarder || !isAcronym(awarder)) return;
  draft.degree = { ...degree, text: `${degree.text}${next.dash}${subject}` };
  draft.institution = { ...next, text: awarder };
}

/** "Pécsi Tudományegyetem, hegedűtanár": what follows a school's name in words of its own was studied there. */
function partSubject(draft: SchoolDraft): void {
  const school = draft.institution!;
  const [, name, subject] = /^([^,،]{4,}?)[,،]\s+([^,،]{4,60})$/u.exec(school.text) ?? [];
  if (!name || !subject || institutionScore(name) === 0 || institutionScore(subject) > 0) return;
  if (looksLikePlace(subject) || (/^\p{Lu}/u.test(subject) && !/\s/.test(subject))) return;
  draft.institution = { ...school, text: name };
  draft.degree = { ...school, text: cleanPiece(subject) };
  draft.certainty = GUESSED;
}

/** Entries that state only a degree and only a school, one after the other, are one. */
function joinHalves(drafts: readonly SchoolDraft[]): SchoolDraft[] {
  const joined: SchoolDraft[] = [];
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
        level: previous.level ?? draft.level,
        others: [...previous.others, ...draft.others],
        certainty: SURE,
      };
    } else joined.push(draft);
  }
  return joined;
}

const BARE_DEGREE_LENGTH = 14;
/** A level that says nothing of what was studied. */
const IS_LEVEL =
  /^(?:(?:advanced|graduate|postgraduate|higher|national|professional) )?(?:diploma|certificate|bachelor['’]?s?|master['’]?s?|associate['’]?s?|doctorate)(?: degree)?$/i;

/** "Architectural Technology", alone in the dated line over the college and its "Advanced Diploma". */
const isSubjectAbove =
  (degree: Piece, { dates }: SchoolDraft) =>
  (piece: Piece) =>
    piece.line < degree.line &&
    dates.some(({ line }) => line === piece.source) &&
    /^\p{Lu}[\p{L}&,' -]{4,60}$/u.test(piece.text);

/** "BSc" with "Physics" beside it. */
function withSubject(draft: SchoolDraft, spare: readonly Piece[]): Piece {
  const degree = draft.degree!;
  const [above, ...others] = IS_LEVEL.test(degree.text) ? spare.filter(isSubjectAbove(degree, draft)) : [];
  if (above && others.length === 0) return { ...degree, text: `${degree.text}, ${above.text}` };
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
