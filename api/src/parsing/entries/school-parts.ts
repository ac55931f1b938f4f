import { degreeLevels, EDUCATION_DETAIL } from '@vitae/language/degrees';
import { fold, foldWords } from '@vitae/language/fold';
import { anyOf } from '@vitae/language/phrases';
import { KOREAN_SCHOOL_ENDINGS, SCHOOL_LEVELS } from '@vitae/language/schools';
import { labelPhrase } from '../labelling/phrase-labels.ts';
import { cleanPiece, type Piece } from '../layout/pieces.ts';
import { labelsOf, splitLabel } from '../phrases/labels.ts';
import { endsBeforeTown, looksLikePlace, splitTrailingPlace } from '../phrases/places.ts';
import { endsShortened } from '../phrases/shortened.ts';
import { degreeScore, institutionScore } from '../phrases/words.ts';

/** What a piece of an education entry states. */
export interface Part {
  kind: 'degree' | 'institution' | 'place' | 'detail' | 'other';
  piece: Piece;
  /** Stands behind its label. */
  isStated?: boolean;
  /** A stage of schooling: stands for the degree where nothing else does. */
  isLevel?: boolean;
}

const WEB_ADDRESS = /^(?:https?:\/\/)?[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}(?:\/\S*)?$/;

/** "동아대학교 경영학과 학사": only a blank parts a Korean school from what was studied there. */
const KOREAN_SCHOOL = new RegExp(`^(\\p{Script=Hangul}{1,20}(?:${anyOf(KOREAN_SCHOOL_ENDINGS)}))\\s+(\\S.*)$`, 'u');

/** "University of Leeds Dissertation: …", of two lines that the file has in one. */
const WORK_BEHIND =
  /^([^:]{6,}?)[.,;]? ((?:(?:ph\.?d\.?|master['’]s|doctoral|final) )?(?:dissertation|thesis)(?: title)?: .+)$/iu;

/** What a piece states; one that states both a degree and a school is split. */
export function partPiece(piece: Piece): Part[] {
  const [, level, rest] = /^([^:：]{2,30})(?:[:：]\s*(.*))?$/u.exec(piece.text) ?? [];
  if (level && SCHOOL_LEVELS.has(foldWords(level))) {
    if (rest) return partPiece({ ...piece, text: cleanPiece(rest) });
    // Beside a school it labels the row.
    return piece.source.cells.length === 1 ? [{ kind: 'other', piece, isLevel: true }] : [];
  }
  const [, korean, course] = KOREAN_SCHOOL.exec(piece.text) ?? [];
  if (korean && course)
    return [
      { kind: 'institution', piece: { ...piece, text: korean } },
      ...partPiece({ ...piece, text: cleanPiece(course) }),
    ];
  const result = withoutResult(piece.text);
  if (result)
    return [
      ...partPiece({ ...piece, text: result.rest }),
      { kind: 'detail', piece: { ...piece, text: result.detail } },
    ];
  const told = withoutTold(piece.text);
  if (told)
    return [...partPiece({ ...piece, text: told.rest }), { kind: 'detail', piece: { ...piece, text: told.detail } }];
  const [, named, work] = WORK_BEHIND.exec(piece.text) ?? [];
  if (named && work && institutionScore(named) + degreeScore(named) > 0)
    return [...partPiece({ ...piece, text: cleanPiece(named) }), { kind: 'detail', piece: { ...piece, text: work } }];
  const label = splitLabel(piece.text);
  if (label) {
    const value = { ...piece, text: cleanPiece(label.value) };
    if (value.text === '' || label.labels.includes('skip')) return [{ kind: 'detail', piece }];
    if (label.labels.includes('institution')) {
      const isBoard = /^(?:board|university board|board university)/i.test(piece.text);
      return [{ kind: isBoard ? 'detail' : 'institution', piece: withoutTrailingPlace(value) }];
    }
    if (label.labels.includes('degree')) return [{ kind: 'degree', piece: value, isStated: true }];
    if (label.labels.includes('dates')) return [];
    return [{ kind: 'detail', piece }];
  }
  const [bracketed, place] = /^\(([^()]{2,50})\)[,:]?\s*/.exec(piece.text) ?? [];
  if (bracketed && place && bracketed.length < piece.text.length && looksLikePlace(place))
    return [
      { kind: 'place', piece: { ...piece, text: place } },
      ...partPiece({ ...piece, text: cleanPiece(piece.text.slice(bracketed.length)) }),
    ];
  const text = piece.text;
  if (WEB_ADDRESS.test(text)) return [];
  if (labelsOf(text).some((each) => each === 'dates' || each === 'skip')) return [];
  if (EDUCATION_DETAIL.test(fold(text)) && institutionScore(text) === 0) return [{ kind: 'detail', piece }];
  if (/^[\d\s.,%/]+$/.test(text)) return [{ kind: 'detail', piece }];
  if (/[,،]/.test(text) && looksLikePlace(text)) return [{ kind: 'place', piece }];
  const degree = degreeScore(text);
  const school = institutionScore(text);
  if (degree > 0 && school > 0) return isNamedHighSchool(text) ? partSchool(piece) : splitBoth(piece);
  if (degree === 0 && school === 0) {
    if (looksLikePlace(text)) return [{ kind: 'place', piece }];
    return [{ kind: 'other', piece }];
  }
  if (school > 0) return partSchool(piece);
  return partDegree(piece);
}

/** ", 108/110" behind a school. */
const MARK = /[,،]\s*\d{1,3}(?:[.,]\d{1,2})?\s?\/\s?\d{1,3}$/u;

/** "Stanford University, Stanford, CA" and "MIT, Computer Science". */
function partSchool(printed: Piece): Part[] {
  const piece = { ...printed, text: printed.text.replace(MARK, '') };
  const [, before, more] = /^([^.]{4,}\p{L}{3})\.\s+(\p{Lu}.+)$/u.exec(piece.text) ?? [];
  if (before && more && institutionScore(before) > 0 && tellsMore(more))
    return [...partSchool({ ...piece, text: before }), { kind: 'detail', piece: { ...piece, text: more } }];
  const [, name, said] = /^([^;]{4,}?);\s+(.+)$/u.exec(piece.text) ?? [];
  if (name && said && institutionScore(name) > 0)
    return [...partSchool({ ...piece, text: cleanPiece(name) }), ...partPiece({ ...piece, text: cleanPiece(said) })];
  const faculty = /^([^,،]*(?:universi|جامع)[^,،]*)[,،]\s+(.+)$/iu.exec(piece.text);
  if (
    faculty &&
    institutionScore(faculty[2]!) > 0 &&
    !isNamedSchool(faculty[2]!) &&
    !endsBeforeTown(faculty[1]!, faculty[2]!)
  ) {
    return [
      { kind: 'institution', piece: { ...piece, text: cleanPiece(faculty[1]!) } },
      { kind: 'detail', piece: { ...piece, text: cleanPiece(faculty[2]!) } },
    ];
  }
  const [, course, school] = /^([^(]{3,80}?)[,،]\s+([^,،]+(?:[,،][^,،]*)?)$/u.exec(piece.text) ?? [];
  if (course && school && institutionScore(course) === 0 && isSchoolAlone(school) && !looksLikePlace(course)) {
    return [
      { kind: 'other', piece: { ...piece, text: cleanPiece(course) } },
      ...partSchool({ ...piece, text: school }),
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

/** "Second Class Honours (Upper)", "Merit", "2:1", "A- of 80 points" */
const RESULT =
  /^(?:(?:with\s)?(?:(?:first|second|third|upper|lower|1st|2nd|3rd)[\s-](?:upper\s|lower\s|second\s)?(?:class|division)(?:\s(?:honou?rs|division|upper|lower|degree))*|merit|distinction|credit|pass|upper credit|lower credit)(?:\s?\([^()]{2,30}\))?|2[:.][12]|(?:mean\s)?(?:grade\s)?[A-E][+-]?(?:\s?(?:of|\()\s?\d{1,3} points\)?|\s?\((?:plus|minus|plain)\))?)$/i;
/** "(part time, 2 years)", "(distance)" */
const MODE =
  /^(.{3,}?)\s?\(((?:part|full)[ -]?time|evenings?|distance|online|by distance|correspondence|(?:post-)?secondary school|post-secondary)((?:[,;\s][^()]{0,40})?)\)$/iu;

/** What says how well it went, or in which way it was studied, behind all else. */
function withoutResult(text: string): { rest: string; detail: string } | null {
  const [, before, mode, more = ''] = MODE.exec(text) ?? [];
  if (before && mode) return { rest: cleanPiece(before), detail: `${mode}${more}` };
  const comma = Math.max(text.lastIndexOf(','), text.lastIndexOf(';'));
  const [rest, detail] = [cleanPiece(text.slice(0, comma)), text.slice(comma + 1).trim()];
  return comma > 3 && rest !== '' && RESULT.test(detail) && isClosed(rest) ? { rest, detail } : null;
}

/** "University of Dundee (distance)" */
export const withoutMode = (text: string): string => cleanPiece(MODE.exec(text)?.[1] ?? text);

const isClosed = (text: string) => text.lastIndexOf('(') <= text.lastIndexOf(')');

const MAX_TOLD_LENGTH = 60;

/** "Petersen Shoes, Erfurt, final mark: good": what a label or a word of marks tells behind the last comma. */
function withoutTold(text: string): { rest: string; detail: string } | null {
  const comma = Math.max(text.lastIndexOf(','), text.lastIndexOf('،'), text.lastIndexOf(';'));
  const [rest, detail] = [cleanPiece(text.slice(0, comma)), text.slice(comma + 1).trim()];
  if (comma < 3 || rest === '' || detail === '' || detail.length > MAX_TOLD_LENGTH || degreeScore(rest) > 0)
    return null;
  return splitLabel(detail) || (institutionScore(rest) > 0 && EDUCATION_DETAIL.test(fold(detail)))
    ? { rest, detail }
    : null;
}

/** "Thesis: …" */
function tellsMore(text: string): boolean {
  return EDUCATION_DETAIL.test(fold(text)) || splitLabel(text) !== null;
}

/** Named by its first words, not a part of the university that is named before it. */
function isSchoolAlone(text: string): boolean {
  return (
    institutionScore(/^[^,،]*/.exec(text)![0]) > 0 &&
    !/^(?:(?:faculty|department|school|college|institute|faculté|facultad|faculdade|facoltà|fakultät|institut|wydział|fakültesi)\b|كلية|قسم)/iu.test(
      text,
    )
  );
}

/** "Whitehaven High School" is a school; "High School" alone, or with "Diploma", what was reached there. */
function isNamedHighSchool(text: string): boolean {
  return /^(?!(?:Senior|Higher|Junior|Completed|Graduated|Public|International)\s)\p{Lu}[^\s,]*\s(?:[^\s,]+\s){0,4}(?:High|Secondary|Grammar|Middle) School(?:,.*)?$/u.test(
    text,
  );
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
  const leaving = splitLeaving(piece.text);
  if (leaving)
    return [
      { kind: 'degree', piece: { ...piece, text: leaving.certificate } },
      { kind: 'other', piece: { ...piece, text: leaving.school } },
    ];
  const [, named, school] = /^([^.]{6,}\p{L}{3})\.\s+(\p{Lu}[^.]{2,70})\.?$/u.exec(piece.text) ?? [];
  if (
    named &&
    school &&
    !endsShortened(named) &&
    degreeScore(named) > 0 &&
    degreeScore(school) === 0 &&
    !tellsMore(school)
  )
    return [
      { kind: 'degree', piece: { ...piece, text: named } },
      { kind: 'other', piece: { ...piece, text: school } },
    ];
  const cut = piece.text.search(
    /[,;(]\s*(?:c?gpa|cap \d|wam \d|grade|minor in|minor:|with (?:honou?rs|distinction|merit)|(?:magna |summa )?cum laude(?=[^,;]*$)|first class|second class|expected|graduated|thesis)/i,
  );
  const listed = /\s(?:including|incl\.)\s/i.exec(piece.text);
  if (listed && degreeScore(piece.text.slice(0, listed.index)) > 0)
    return [
      { kind: 'degree', piece: { ...piece, text: cleanPiece(piece.text.slice(0, listed.index)) } },
      { kind: 'detail', piece: { ...piece, text: cleanPiece(piece.text.slice(listed.index)) } },
    ];
  if (cut > 3 && isClosed(piece.text.slice(0, cut)))
    return [
      { kind: 'degree', piece: { ...piece, text: cleanPiece(piece.text.slice(0, cut)) } },
      { kind: 'detail', piece: { ...piece, text: cleanPiece(piece.text.slice(cut)) } },
    ];
  return [{ kind: 'degree', piece }];
}

/** A degree beside the school that its line names: what reads like one more school in it is none. */
function partDegreeAlone(piece: Piece): Part[] {
  const parts = partDegree(piece);
  return parts.some(({ kind }) => kind === 'institution') ? [{ kind: 'degree', piece }] : parts;
}

/** "Abitur, Ernestinum Celle": who leaves school has no subject, so that what follows is the school. */
function splitLeaving(text: string): { certificate: string; school: string } | null {
  const [, certificate, school] = /^([^,،]{2,40})[,،]\s+(\p{Lu}[^,،]{2,60})$/u.exec(text) ?? [];
  const isOne =
    certificate && school && degreeScore(certificate) > 0 && isSchoolLeaving(certificate) && !looksLikePlace(school);
  return isOne ? { certificate: cleanPiece(certificate), school: cleanPiece(school) } : null;
}

function isSchoolLeaving(degree: string): boolean {
  const levels = degreeLevels(fold(degree));
  return levels.length > 0 && levels.every((level) => level === 'school');
}

/** One piece with both: cut where its comma parts give the clearest two. */
function splitBoth(piece: Piece): Part[] {
  let best: { left: string; right: string; score: number; degreeFirst: boolean } | null = null;
  for (const cut of piece.text.matchAll(
    /\s*[,،;]\s*|(?<=\p{L}{3}|\))\.\s+(?=\p{Lu})|\s+[-–—]\s+|\s+(?:at|from|of the|@)\s+|\s*\(|\s+في\s+(?=جامعة)|\s+من\s+|\s*:\s+/gu,
  )) {
    const left = cleanPiece(piece.text.slice(0, cut.index));
    const right = cleanPiece(piece.text.slice(cut.index + cut[0].length));
    // "Class XII (CBSE)": a lone word in brackets goes with what it follows.
    if (!isClosed(left) && !/\(/.test(cut[0])) continue;
    if (!left || !right || (/\(/.test(cut[0]) && !/\s/.test(right)) || (/^\./.test(cut[0]) && endsShortened(left)))
      continue;
    const [leftSchool, rightSchool] = [schoolness(left), schoolness(right)];
    const forward = rightSchool - leftSchool;
    const backward = leftSchool - rightSchool;
    const score = Math.max(forward, backward);
    // Of equal cuts the later one leaves the subject with the degree.
    if (score > (best?.score ?? 0.5) || (best && score === best.score && forward >= backward))
      best = { left, right, score, degreeFirst: forward >= backward };
  }
  if (!best) {
    if (splitLeaving(piece.text)) return partDegree(piece);
    return isRatherSchool(piece.text) ? partSchool(piece) : [{ kind: 'degree', piece }];
  }
  const [degree, school] = best.degreeFirst ? [best.left, best.right] : [best.right, best.left];
  const parts: Part[] = [...partSchool({ ...piece, text: school }), ...partDegreeAlone({ ...piece, text: degree })];
  return best.degreeFirst
    ? [...parts.filter((part) => part.kind === 'degree'), ...parts.filter((part) => part.kind !== 'degree')]
    : parts;
}

const SURE_LABEL = 0.9;

/** "Medyczne Studium Policealne", "High School Diploma": words of both, which trained labels tell apart. */
function isRatherSchool(text: string): boolean {
  const { institution, degree } = labelPhrase(text);
  if (Math.max(institution, degree) >= SURE_LABEL) return institution > degree;
  return institutionScore(text) >= degreeScore(text);
}

/** How much more like a school than a degree a text reads. "High School Diploma" is none, "Lincoln High School" is one. */
function schoolness(text: string): number {
  if (isNamedHighSchool(text)) return institutionScore(text);
  const level =
    /^(?:senior |junior )?(?:high|secondary|middle) school (?:diploma|certificate|degree|leaving certificate)$/i.test(
      text,
    );
  return (level ? 0 : institutionScore(text)) - degreeScore(text);
}

function withoutTrailingPlace(piece: Piece): Piece {
  const trailing = splitTrailingPlace(piece.text);
  return trailing ? { ...piece, text: cleanPiece(trailing.rest) } : piece;
}
