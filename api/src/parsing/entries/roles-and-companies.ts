import { PRESENT_WORDS, RANGE_WORDS, SINCE_WORDS } from '@vitae/language/dates';
import { fold } from '@vitae/language/fold';
import { EMPLOYMENT_TYPES, SELF_EMPLOYMENT } from '@vitae/language/jobs';
import { namesDepartment } from '@vitae/language/organisations';
import { STATE_CODES } from '@vitae/language/places';
import { cleanPiece, type Piece } from '../layout/pieces.ts';
import { findDates } from '../phrases/dates.ts';
import { labelsOf, splitLabel } from '../phrases/labels.ts';
import { isDuration } from '../phrases/only-dates.ts';
import { looksLikePlace, placeKind, splitTrailingPlace } from '../phrases/places.ts';
import { institutionScore, organisationScore, titleScore } from '../phrases/words.ts';
import { withoutAgency } from './agencies.ts';
import { employerAlone, isLegalTail } from './employer-name.ts';
import type { Entry } from './group.ts';

/** What an entry's head says, sorted out. */
export interface StatedJob {
  title: Piece | null;
  company: Piece | null;
  location: Piece | null;
  /** How sure the choice between title and company is, 0 to 1. */
  certainty: number;
  /** Something else stands where others have their employer: it is not that of the job above. */
  isWithoutEmployer?: boolean;
}

const NOISE = /^(?:https?:|www\.)|^\d[\d\s.,%+]*$/i;
/** "Leeds, www.example.org": an employer's site says nothing of the job. */
const WEB_TAIL = /[\s,;]{1,3}(?:https?:\/\/|www\.)\S+$/i;
/** What stands around dates, and alone says nothing. */
const DATE_WORDS: ReadonlySet<string> = new Set([...RANGE_WORDS, ...SINCE_WORDS, ...PRESENT_WORDS, 'expected']);

/** "عملت محاسبا", "Currently working as a Site Engineer": before the title, that the person works as it. */
const WORKS_AS =
  /^(?:[أا]عمل|عملت|عمل|تعمل)\s+(?:حاليا\s+)?(?:ك(?=\p{L})|بوظيفة\s+)?|^(?:(?:currently|presently|now|previously|i)\s+){0,2}work(?:ing|ed|s)?\s+as\s+(?:(?:an?|the)\s+)?/iu;

/** "Engineer" in bold, "at Globex" in plain type. */
const LEADING_AT = /^(?:at|@|chez|bei|presso|لدى)\s+(?=\p{Lu}|\p{Lo})/u;

/** "Park Street" before its town is where an employer sits. */
const STREET_AT_END = /^(?:\p{Lu}[\p{L}'’]+\s){1,2}(?:Street|Road|Lane|Avenue|Square)$/u;

/** "joiner, whitehaven area" */
const AROUND = /^([^,،]{3,60})[,،]\s+(\p{L}[\p{L}'’-]*(?:\s\p{L}[\p{L}'’-]*)?\sarea)$/iu;

/** A list of duties has at least this many words. */
const MIN_DUTY_WORDS = 5;
/** How far before the second choice the first must lie to count as sure. */
const SURE_MARGIN = 0.5;
const ORDER_BONUS = 0.3;
const POSITION_COST = 0.1;
/** Of what a dash adds to the title of a line, where something else may be the employer. */
const SUFFIX_COST = 0.6;
const INTERNAL_JOIN =
  /\s+(?:at|@|chez|bei|bij|hos|ved|presso|en la empresa|w firmie|في|لدى|with)\s+|\s+(?:au|aux|à la)\s+(?=\p{Lu})|\s+à l['’](?=\p{Lu})|\s+(?:en|em)\s+(?:(?:el|la|los|las)\s+)?(?=\p{Lu})|\s*[,،]\s+|\s*،\s*|\s+in\s+(?=\p{Lu})|\s+(?:dello|della|del|du|des|der)\s+(?=\p{Lu})|\s+[-–—]\s+|\s*:\s+|\s+\(|\s*\/\s+|(?<=\p{L}{4}|\))\.\s+(?=\p{Lu})/gu;

/** Tells title from company in every entry of a section, letting the clear ones settle the order for the others. */
export function stateJobs(entries: readonly Entry[]): StatedJob[] {
  const prepared = withWholeTitles(withPlacesAsElsewhere(entries.map(prepare)));
  const endsInTowns = prepared.filter(statesTownLast).length * 2 > prepared.length;
  const isSmall = isWrittenSmall(prepared.flatMap(({ candidates }) => candidates));
  const inOnePiece = prepared.filter(({ candidates: [only, ...others] }) => {
    return only && others.length === 0 && bestSplit(only, { bonus: 0, endsInTowns, joins: false, isSmall });
  });
  const joins = inOnePiece.length * 2 >= prepared.length && inOnePiece.length > 1;
  const votes = prepared.reduce((sum, entry) => {
    const best = bestPair(entry.candidates, 0);
    if (best) return sum + (best.titleFirst ? 1 : -1) * Math.min(1, Math.max(0, best.margin));
    const [only] = entry.candidates;
    const split = only && bestSplit(only, { bonus: 0, endsInTowns, joins: false, isSmall });
    return split ? sum + (titleScore(split[0].text) >= titleScore(split[1].text) ? 0.5 : -0.5) : sum;
  }, 0);
  const bonus = votes === 0 ? 0 : Math.sign(votes) * ORDER_BONUS;
  return withoutUnknownPlaces(prepared.map((entry) => decide(entry, { bonus, endsInTowns, joins, isSmall })));
}

/** What the entries of one section do alike. */
interface Habits {
  /** Above 0 where titles stand before companies, below where they stand behind them. */
  bonus: number;
  /** "Site Supervisor, Allied Universal, Newark": a line of title and company ends in the town. */
  endsInTowns: boolean;
  /** Most lines state title and company together. */
  joins: boolean;
  /** No name has a capital: what is written small may be one. */
  isSmall: boolean;
}

/** "shop assistant, highland grocers": as all of some people's resumes are. */
export const isWrittenSmall = (pieces: readonly { text: string }[]): boolean =>
  pieces.length > 0 && pieces.every(({ text }) => !/\p{Lu}/u.test(text));

/** An unknown word is a place where other entries of the section have theirs. */
function withPlacesAsElsewhere(entries: readonly Prepared[]): Prepared[] {
  const spots = new Set(
    entries.flatMap(({ location, candidates, dateLine }) =>
      location && standsAlone(location, candidates) ? [spotOf(location, dateLine)] : [],
    ),
  );
  return entries.map((entry) => {
    if (entry.location || entry.candidates.length < 2) return entry;
    const place = entry.candidates.find((piece) => spots.has(spotOf(piece, entry.dateLine)) && mayBePlace(piece.text));
    if (!place) return entry;
    return { ...entry, location: place, candidates: entry.candidates.filter((piece) => piece !== place) };
  });
}

/** "Trainee – Software Testing | Sample Technologies": the name that several heads share is the employer, and the dash adds to the title. */
function withWholeTitles(entries: readonly Prepared[]): Prepared[] {
  const namedIn = Map.groupBy(
    entries.flatMap(({ candidates }) => [...new Set(candidates.map(({ text }) => fold(text)))]),
    (name) => name,
  );
  const isShared = ({ text, dash }: Piece) =>
    dash === null && titleScore(text) < 0.5 && namedIn.get(fold(text))!.length > 1;
  return entries.map((entry) => {
    if (!entry.candidates.some(isShared)) return entry;
    const whole: Piece[] = [];
    for (const piece of entry.candidates) {
      const before = whole.at(-1);
      if (before && titleScore(before.text) >= 0.5 && isDashedTo(piece, before))
        whole[whole.length - 1] = joined(before, piece);
      else whole.push(piece);
    }
    return { ...entry, candidates: whole };
  });
}

const joined = (piece: Piece, next: Piece): Piece => ({
  ...piece,
  text: `${piece.text}${next.dash}${next.text}`,
  width: next.x + next.width - piece.x,
});

/** Title, company and town in one piece. */
function statesTownLast({ location, candidates: [only, ...others] }: Prepared): boolean {
  return (
    others.length === 0 &&
    location !== null &&
    only?.line === location.line &&
    only.cell === location.cell &&
    /[,،]/.test(only.text)
  );
}

/** Where a piece stands, counted from the line of the dates: what is above that line may lack. */
function spotOf({ line, cell, bold, italic, isLoose }: Piece, dateLine: number): string {
  return `${line - dateLine} ${cell} ${bold} ${italic} ${isLoose}`;
}

function standsAlone(piece: Piece, others: readonly Piece[]): boolean {
  return others.length > 0 && others.every((other) => spotOf(other, 0) !== spotOf(piece, 0));
}

function mayBePlace(text: string): boolean {
  return (
    /^\p{L}[\p{L}'’. -]{1,30}$/u.test(text) && titleScore(text) === 0 && organisationScore(text) <= UNKNOWN_WORD_SCORE
  );
}

/** Where most companies had their town behind a comma, what stands there for the others is their town, known or not. */
function withoutUnknownPlaces(jobs: readonly StatedJob[]): StatedJob[] {
  const besideCompany = jobs.filter(
    ({ company, location }) => company && location && company.line === location.line && company.cell === location.cell,
  );
  return jobs.map((job) => {
    const [, name, town] =
      /^(.+?)[,،]\s+(\p{Lu}[\p{L}'’.-]+(?:\s\p{L}[\p{L}'’.-]+){0,2})$/u.exec(job.company?.text ?? '') ?? [];
    if (!name || !town || job.location || isLegalTail(town) || organisationScore(town) > UNKNOWN_WORD_SCORE) return job;
    const isUsual = besideCompany.length * 2 >= jobs.length;
    if (!isUsual && organisationScore(name) < 0.9) return job;
    return { ...job, company: { ...job.company!, text: name }, location: { ...job.company!, text: town } };
  });
}

/** What a capitalised word without meaning scores as an organisation. */
const UNKNOWN_WORD_SCORE = 0.3;

interface Prepared {
  labelled: Partial<Record<'title' | 'company', Piece>>;
  candidates: Piece[];
  location: Piece | null;
  /** "Self-employed": the company where no other is named. */
  selfEmployed: Piece | null;
  /** The line of its head on which its dates stand. */
  dateLine: number;
}

function prepare(entry: Entry): Prepared {
  const labelled: Prepared['labelled'] = {};
  const candidates: Piece[] = [];
  const places: Piece[] = [];
  let location: Piece | null = null;
  let selfEmployed: Piece | null = null;
  for (const piece of withDashedTitles(withSlashes(entry.pieces))) {
    if (piece.source.isEmployer) {
      labelled.company ??= piece;
      continue;
    }
    const [, own, business] = /^([^:：]{3,40})[:：]\s+(.+)$/u.exec(piece.text) ?? [];
    if (own && business && SELF_EMPLOYMENT.has(fold(own))) {
      labelled.company ??= { ...piece, text: business };
      continue;
    }
    const label = splitLabel(piece.text);
    if (label) {
      const value = { ...piece, text: cleanPiece(label.value) };
      const field = label.labels.includes('company') ? 'company' : label.labels.includes('title') ? 'title' : null;
      if (field && value.text !== '' && !labelled[field]) {
        labelled[field] = value;
      }
      if (!field && label.labels.includes('location')) location ??= value;
      continue;
    }
    const bracketed = splitBracketedPlace(
      withoutEmploymentType(stripNumbering(withoutAgency(piece.text.replace(WEB_TAIL, '')))),
    );
    if (bracketed.place) location ??= { ...piece, text: bracketed.place };
    const owned = splitSelfEmployment(bracketed.rest.replace(LEADING_AT, '').replace(WORKS_AS, ''));
    if (owned.employer) selfEmployed ??= { ...piece, text: owned.employer };
    const { text } = owned;
    if (labelsOf(text).some((each) => each === 'dates' || each === 'skip')) continue;
    const above = candidates.filter((other) => other.line < piece.line);
    if (
      above.length > 0 &&
      tellsOfDuties(
        text,
        above.some((other) => titleScore(other.text) >= 0.5),
      )
    )
      continue;
    const folded = fold(text);
    if (SELF_EMPLOYMENT.has(folded)) selfEmployed ??= { ...piece, text };
    if (isDuration(text) || NOISE.test(text) || DATE_WORDS.has(folded) || isBracketedRemark(text)) continue;
    if (EMPLOYMENT_TYPES.has(folded.replace(/^\(|\)$/g, ''))) {
      const before = candidates.at(-1);
      if (before && CHANGES_POST.test(folded) && isDashedTo(piece, before) && titleScore(before.text) >= 0.5)
        candidates[candidates.length - 1] = joined(before, piece);
      continue;
    }
    const house = candidates.at(-1);
    if (house && isDepartmentOf(piece, house)) {
      candidates[candidates.length - 1] = joined(house, piece);
      continue;
    }
    if (looksLikePlace(text) || isTownOfNamed(piece, candidates.at(-1))) {
      location ??= { ...piece, text };
      places.push({ ...piece, text });
      continue;
    }
    const trailing = splitTrailingPlace(text);
    // "Cajamar, São Paulo, Brasil" under a company and a title: a town that no list knows, with its region.
    if (trailing && candidates.length > 1 && /[,،]/.test(trailing.place) && mayBePlace(cleanPiece(trailing.rest))) {
      location ??= { ...piece, text };
      continue;
    }
    const [, post, around] = AROUND.exec(text) ?? [];
    if (post && around && titleScore(post) >= 0.5) {
      location ??= { ...piece, text: around };
      candidates.push({ ...piece, text: post });
      continue;
    }
    if (trailing && candidates.length > 0 && STREET_AT_END.test(trailing.rest)) {
      location ??= { ...piece, text };
      continue;
    }
    // A place may be part of a school's or agency's name, but then it does not follow a comma.
    if (trailing && trailing.rest.length > 1) {
      location ??= { ...piece, text: trailing.place };
      candidates.push({ ...piece, text: cleanPiece(trailing.rest) });
    } else candidates.push({ ...piece, text });
  }
  const [first, second] = places;
  // "Nike Northridge DC" with "Memphis, TN" beside it: of two places where no employer is, the first is the employer.
  if (first && second && candidates.length === 1 && first.line === second.line && first.cell !== second.cell) {
    if (location?.text === first.text) location = second;
    candidates.push(first);
  }
  return {
    labelled,
    candidates: candidates.filter((piece) => /\p{L}/u.test(piece.text)).slice(0, 5),
    location,
    selfEmployed,
    dateLine: Math.max(
      0,
      entry.head.findIndex((line) => findDates(line.text).length > 0),
    ),
  };
}

/** "Elm Fibre – Customer Experience Engineering": behind a dash, a part of the house that stands before it. */
const isDepartmentOf = (piece: Piece, before: Piece) =>
  isDashedTo(piece, before) &&
  titleScore(before.text) < 0.5 &&
  /^\p{Lu}/u.test(before.text) &&
  !namesDepartment(fold(before.text)) &&
  namesDepartment(fold(piece.text));

/** "Elm Diesel & Tire – Boyle AB": behind a name and a dash a town with the code of its province, which is a legal form elsewhere. */
function isTownOfNamed(piece: Piece, before: Piece | undefined): boolean {
  const [, code] = /^\p{Lu}\p{Ll}+(?:\s\p{Lu}\p{Ll}+)?\s(\p{Lu}{2})$/u.exec(piece.text) ?? [];
  return (
    code !== undefined &&
    STATE_CODES.has(code) &&
    before !== undefined &&
    isDashedTo(piece, before) &&
    titleScore(before.text) < 0.5 &&
    /\s/.test(before.text)
  );
}

/** "(project closed out)", "(HR and payroll project)" behind the dates: mostly common words. */
function isBracketedRemark(text: string): boolean {
  const words = /^\(([^()]+)\)?$/u.exec(text)?.[1]?.split(/\s+/) ?? [];
  return words.length > 1 && words.filter((word) => /^\p{Ll}/u.test(word)).length * 2 > words.length;
}

/** "Owner / Provider", "Sample Trust / Ymddiriedolaeth Sampl": one name, unless it takes both halves to make title and employer. */
function withSlashes(pieces: readonly Piece[]): Piece[] {
  const joined: Piece[] = [];
  for (const piece of pieces) {
    const before = joined.at(-1);
    const text = before && `${before.text} / ${piece.text}`;
    const isParted =
      before?.line === piece.line &&
      before.cell === piece.cell &&
      !looksLikePlace(piece.text) &&
      piece.source.text.includes(text ?? '\n');
    const isAlike = () =>
      titleScore(before!.text) >= 0.5 === titleScore(piece.text) >= 0.5 || statesBoth(before!.text, piece.text);
    if (text && isParted && (pieces.length > 2 || isAlike())) joined[joined.length - 1] = { ...before!, text };
    else joined.push(piece);
  }
  return joined;
}

/** "KEYHOLDER" before "SALES ASSOCIATE, Denim & Dash": the second half makes title and employer alone. */
function statesBoth(before: string, text: string): boolean {
  const [title = '', employer] = text.split(/[,،]\s/, 2);
  return (
    employer !== undefined &&
    !/\s/.test(before) &&
    organisationScore(before) <= UNKNOWN_WORD_SCORE &&
    titleScore(title) >= 0.5 &&
    titleScore(employer) < 0.5
  );
}

/** "Designation: Associate – MIS": behind its label a title goes on behind a dash, unless what follows is the employer or the town. */
function withDashedTitles(pieces: readonly Piece[]): Piece[] {
  const joined: Piece[] = [];
  for (const piece of pieces) {
    const before = joined.at(-1);
    const goesOn =
      before !== undefined &&
      piece.dash !== null &&
      before.line === piece.line &&
      before.cell === piece.cell &&
      organisationScore(piece.text) < 0.6 &&
      !looksLikePlace(piece.text) &&
      splitLabel(before.text)?.labels.includes('title') === true;
    if (goesOn) joined[joined.length - 1] = { ...before, text: `${before.text}${piece.dash}${piece.text}` };
    else joined.push(piece);
  }
  return joined;
}

/** "AI breeding, calf care, supervise 4 milkers": common words, a list of them where no title is known yet. */
function tellsOfDuties(text: string, hasTitle: boolean): boolean {
  const words = text.split(/\s+/);
  const common = words.filter((word) => /^\p{Ll}|^\d/u.test(word)).length;
  return words.length >= MIN_DUTY_WORDS && (hasTitle || /[,;]/.test(text)) && common >= words.length * 0.7;
}

/** "CVS Health (Stockton, CA), Pharmacy Intern" */
function splitBracketedPlace(text: string): { rest: string; place: string | null } {
  const [whole, place] = /\(([^()]{2,50})\)/.exec(text) ?? [];
  if (!whole || !place || !looksLikePlace(place)) return { rest: text, place: null };
  return { rest: cleanPiece(text.replace(whole, ' ').replace(/\s+([,،])/, '$1')), place };
}

/** "Plumber, self-employed": what people write for an employer who have none. */
function splitSelfEmployment(printed: string): { text: string; employer: string | null } {
  const [, text, employer] = /^(.{3,80}?)(?:[,،]\s+|\s+[-–—]\s+)([^,،]{2,50})$/u.exec(printed) ?? [];
  return text && employer && SELF_EMPLOYMENT.has(fold(employer))
    ? { text, employer }
    : { text: printed, employer: null };
}

/** "Art handler, Berlin (part-time)" */
function withoutEmploymentType(printed: string): string {
  const [leading, kind] = /^\(([^()]{3,25})\)[\s,،]*/.exec(printed) ?? [];
  const text = leading && kind && EMPLOYMENT_TYPES.has(fold(kind)) ? printed.slice(leading.length) : printed;
  const [whole, type] = /\s?\(([^()]{3,25})\)$/.exec(text) ?? [];
  if (!whole || !type) return text;
  const words = fold(type).split(' ');
  // "(CDI temps partiel)"
  const isType = words.some(
    (_, i) =>
      EMPLOYMENT_TYPES.has(words.slice(i).join(' ')) && (i === 0 || EMPLOYMENT_TYPES.has(words.slice(0, i).join(' '))),
  );
  return isType && !CHANGES_POST.test(fold(type)) ? cleanPiece(text.slice(0, -whole.length)) : text;
}

/** "Staff Accountant – Internship": without the word it would be another post. */
export const CHANGES_POST = /^\(?(?:internship|apprenticeship|traineeship|voluntary|volunteer|unpaid|interim)\)?$/;

function stripNumbering(text: string): string {
  return text.replace(/^(?:\(?\d{1,2}[.)]|[ivx]{1,4}[.)])\s*(?=\p{L})/iu, '').trim();
}

interface Pair {
  title: Piece;
  company: Piece;
  score: number;
  margin: number;
  titleFirst: boolean;
}

function bestPair(candidates: readonly Piece[], bonus: number): Pair | null {
  let best: Pair | null = null;
  let bestReverse = 0;
  candidates.forEach((title, t) => {
    candidates.forEach((company, c) => {
      if (t === c) return;
      const titleFirst = t < c;
      const order = titleFirst ? bonus : -bonus;
      const score =
        titleScore(title.text) * 1.2 -
        organisationScore(title.text) * 0.4 +
        organisationScore(company.text) -
        titleScore(company.text) * 0.6 +
        order -
        POSITION_COST * (t + c) -
        (isSuffix(title, company, candidates) ? SUFFIX_COST : 0);
      if (!best || score > best.score) best = { title, company, score, margin: 0, titleFirst };
      else if (score > bestReverse) bestReverse = score;
    });
  });
  if (!best) return null;
  const found: Pair = best;
  const swapped =
    titleScore(found.company.text) * 1.2 -
    organisationScore(found.company.text) * 0.4 +
    organisationScore(found.title.text) -
    titleScore(found.title.text) * 0.6 +
    (found.titleFirst ? -bonus : bonus);
  const own = found.score + POSITION_COST * (candidates.indexOf(found.title) + candidates.indexOf(found.company));
  return { ...found, margin: own - swapped };
}

/** "Sauce and Larder" behind "Chef de Partie –", where a name stands apart from both: an unknown word is part of the title. */
function isSuffix(title: Piece, next: Piece, candidates: readonly Piece[]): boolean {
  if (!isDashedTo(next, title) || titleScore(title.text) < 0.5 || isName(next.text)) return false;
  return candidates.some(
    (other) =>
      other !== title && other !== next && !other.dash && /^\p{Lu}/u.test(other.text) && titleScore(other.text) < 0.5,
  );
}

const isName = (text: string) => organisationScore(text) > UNKNOWN_WORD_SCORE || institutionScore(text) > 0;

const isDashedTo = (piece: Piece, before: Piece) =>
  piece.dash !== null && piece.line === before.line && piece.cell === before.cell;

function decide(entry: Prepared, habits: Habits): StatedJob {
  const { bonus } = habits;
  const { labelled, location } = entry;
  let candidates = entry.candidates;
  if (labelled.title && labelled.company)
    return withoutPlaces({ title: labelled.title, company: labelled.company, location, certainty: 1 });
  if (labelled.company)
    return withoutPlaces({
      title: bestOf(candidates, titleScore),
      company: labelled.company,
      location,
      certainty: 0.9,
    });
  if (labelled.title)
    return withoutPlaces({
      title: labelled.title,
      company: bestOf(candidates, organisationScore),
      location,
      certainty: 0.9,
    });
  const split = splitJoined(candidates, habits);
  if (split && isJoinedByAt(split))
    return withoutPlaces({ title: split[0]!, company: split[1]!, location, certainty: 0.9 });
  if (split) candidates = split;
  const pair = bestPair(candidates, bonus);
  if (pair) {
    const { selfEmployed } = entry;
    if (selfEmployed && selfEmployed.line < pair.company.line && organisationScore(pair.company.text) < 0.6)
      return { title: pair.title, company: selfEmployed, location, certainty: 0.7 };
    const certainty = pair.margin > SURE_MARGIN ? 1 : 0.5 + Math.max(0, pair.margin);
    const [title, company] = [
      withSuffix(pair.title, pair.company, candidates) ?? withDashed(pair.title, pair.company, candidates),
      withDashed(pair.company, pair.title, candidates),
    ];
    return withoutPlaces({ title, company, location, certainty: Math.min(1, certainty) });
  }
  const only = candidates[0];
  if (!only) return { title: null, company: null, location, certainty: 0 };
  const isTitle = titleScore(only.text) >= organisationScore(only.text) || isSaidInCommonWords(only.text);
  return {
    title: isTitle ? only : null,
    company: isTitle ? entry.selfEmployed : only,
    location,
    certainty: 0.6,
  };
}

/** "Saturday boy at Sample Barbers": the word that joins them says which is which. */
function isJoinedByAt([title, company]: readonly Piece[]): boolean {
  const { text } = title!.source;
  const at = text.indexOf(title!.text) + title!.text.length;
  return (
    company !== undefined &&
    company.source === title!.source &&
    /^\s(?:at|@)\s(?:the\s)?$/iu.test(text.slice(at, text.indexOf(company.text, at))) &&
    titleScore(company.text) < 0.5 &&
    organisationScore(title!.text) < 0.6
  );
}

/** Behind the first one: fewer may be a name, as "Rosenborg skole" is. */
const MIN_SAID_WORDS = 3;

/** "Various seasonal jobs": work that has no title, and no employer either. */
export function isSaidInCommonWords(text: string): boolean {
  const bare = text.replace(/\([^()]*\)/g, ' ').trim();
  const [first, ...others] = bare.split(/\s+/);
  const named = others.length < MIN_SAID_WORDS ? bare : first!;
  return (
    others.length > 0 &&
    others.every((word) => /^\p{Ll}/u.test(word)) &&
    organisationScore(named) < 0.6 &&
    institutionScore(named) === 0
  );
}

/** "Staff Nurse – Telemetry": what a dash adds is part of the statement where the other one stands elsewhere. */
function withDashed(piece: Piece, other: Piece, candidates: readonly Piece[]): Piece {
  const next = candidates[candidates.indexOf(piece) + 1];
  if (
    !next?.dash ||
    next === other ||
    next.line !== piece.line ||
    next.cell !== piece.cell ||
    other.line === piece.line
  )
    return piece;
  return joined(piece, next);
}

/** "Senior Executive – Customer Support | Teleaxis Services": the dash is weaker than the bar before the employer. */
function withSuffix(title: Piece, company: Piece, candidates: readonly Piece[]): Piece | null {
  const at = candidates.indexOf(title);
  const [next, other] = candidates.slice(at + 1, at + 3);
  if (!next || other !== company || company.dash || company.isLoose || company.line !== title.line) return null;
  if (!isDashedTo(next, title) || isName(next.text)) return null;
  return joined(title, next);
}

function bestOf(candidates: readonly Piece[], score: (text: string) => number): Piece | null {
  return candidates.reduce<Piece | null>(
    (best, piece) => (!best || score(piece.text) > score(best.text) ? piece : best),
    null,
  );
}

/** The company's text may still end in its place. */
export function withoutPlaces(job: StatedJob): StatedJob {
  if (!job.company) return job;
  if (job.title && job.location && isTownBefore(job.company, job.location))
    return { ...job, company: null, location: { ...job.company, text: `${job.company.text}, ${job.location.text}` } };
  const named = employerAlone(job.company.text);
  if (named !== job.company.text) return withoutPlaces({ ...job, company: { ...job.company, text: named } });
  const trailing = splitTrailingPlace(job.company.text);
  if (!trailing) return job;
  return {
    ...job,
    company: { ...job.company, text: cleanPiece(trailing.rest) },
    location: job.location ?? { ...job.company, text: trailing.place },
  };
}

/** "Jalandhar" before "Punjab, India": a known town with its region is no employer. */
function isTownBefore(company: Piece, location: Piece): boolean {
  const { text } = company;
  return (
    placeKind(text) === 'city' &&
    organisationScore(text) <= UNKNOWN_WORD_SCORE &&
    looksLikePlace(`${text}, ${location.text}`) &&
    company.source.text.includes(`${text}, ${location.text}`)
  );
}

/** "Software Engineer, Globex" or "Engineer at Google": one piece that states both. */
function splitJoined(candidates: readonly Piece[], habits: Habits): Piece[] | null {
  const [first, second] = candidates;
  if (!first) return null;
  const hasCompanyOfItsOwn =
    second !== undefined &&
    !(habits.joins && second.line > first.line) &&
    (organisationScore(second.text) >= 0.6 || titleScore(second.text) >= 0.6);
  for (const piece of hasCompanyOfItsOwn ? [] : candidates.slice(0, 2)) {
    const parts = bestSplit(piece, habits);
    if (parts && (habits.joins || !standsForItself(piece, candidates, parts)))
      return [...parts, ...candidates.filter((other) => other !== piece)];
  }
  return null;
}

/** How much more like an organisation than the line beside it a part must read to be taken for the company. */
const CLEARLY_ORGANISATION = 0.4;

/** "Nurse, Surgery" over a line of its own for the company: what follows the comma is the department. */
function standsForItself(piece: Piece, candidates: readonly Piece[], parts: readonly [Piece, Piece]): boolean {
  const join = piece.text.slice(parts[0].text.length, piece.text.length - parts[1].text.length);
  const other = candidates.find((candidate) => candidate !== piece && candidate.line !== piece.line);
  if (!other || !/^\s*[,،]\s*$/.test(join) || titleScore(parts[0].text) < 0.5) return false;
  return organisationScore(parts[1].text) < organisationScore(other.text) + CLEARLY_ORGANISATION;
}

/** "Hôtesse de caisse au Leclerc", "Serveuse à l'Escale": behind a title, an employer unless it is a country. */
const BEHIND_TITLE = /^\s+(?:aux?\s|à\sl)/;
/** "Titolare dello Studio Sanfelice": joins a title only to what surely is an organisation. */
const IN_OR_OF = /^\s+(?:in|en|em|dello|della|del|du|des|der)\s/;

function bestSplit(piece: Piece, habits: Habits): [Piece, Piece] | null {
  const { bonus } = habits;
  let best: { parts: [Piece, Piece]; score: number } | null = null;
  for (const join of piece.text.matchAll(INTERNAL_JOIN)) {
    const left = cleanPiece(piece.text.slice(0, join.index));
    const right = cleanPiece(
      piece.text.slice(join.index + join[0].length).replace(/\)$/, (bracket) => (join[0].includes('(') ? '' : bracket)),
    );
    if (left.length < 2 || right.length < 2 || isLegalTail(right)) continue;
    if (IN_OR_OF.test(join[0]) && (organisationScore(right) < 0.6 || titleScore(left) < 0.5)) continue;
    // "Squad Leader, Staff Sergeant"
    const areTitles = Math.min(titleScore(left), titleScore(right)) >= 0.5;
    if (areTitles && /[,،/]/.test(join[0]) && Math.max(organisationScore(left), organisationScore(right)) < 0.6)
      continue;
    // "Asst M&E/ Data officer": one post.
    if (/^\/\s/.test(join[0]) && Math.max(organisationScore(left), organisationScore(right)) < 0.6) continue;
    if (join[0].startsWith('.') && (titleScore(left) < 0.5 || /\.\s/.test(left))) continue;
    // A bracket states a company only where it ends the piece.
    if (join[0].includes('(') && (!piece.text.endsWith(')') || organisationScore(right) < 0.6)) continue;
    if (
      isOpen(left) ||
      (!habits.isSmall && isRemark(right) && organisationScore(right) < 0.6 && titleScore(right) < 0.5)
    )
      continue;
    const parts: [Piece, Piece] = [
      { ...piece, text: left },
      { ...piece, text: right },
    ];
    const isExplicit = /at|@|chez|bei|bij|hos|ved|presso|firmie|لدى/.test(join[0]);
    if (BEHIND_TITLE.test(join[0]) && (titleScore(left) < 0.5 || looksLikePlace(right))) continue;
    const forward =
      titleScore(left) * 1.2 +
      organisationScore(right) -
      titleScore(right) * 0.6 -
      organisationScore(left) * 0.4 +
      bonus;
    const backward =
      titleScore(right) * 1.2 +
      organisationScore(left) -
      titleScore(left) * 0.6 -
      organisationScore(right) * 0.4 -
      bonus;
    const hasTitle = Math.max(titleScore(left), titleScore(right)) >= 0.5;
    const score = Math.max(forward, backward) + (isExplicit || BEHIND_TITLE.test(join[0]) ? 0.5 : 0);
    // Of equal cuts the last one leaves a department with the title.
    const hasCompany = organisationScore(right) >= 0.9 && organisationScore(left) < 0.6;
    if (best && endsInTown(best.parts, right, habits.endsInTowns)) continue;
    if ((hasTitle || hasCompany || isExplicit) && score > 0.8 && (!best || score >= best.score))
      best = { parts, score };
  }
  return best?.parts ?? null;
}

/** "Bookkeeper, Little Sprouts Daycare, Tacoma": of a title, a name and a lone unknown word the word is the town. */
function endsInTown([title, rest]: readonly [Piece, Piece], last: string, isUsual: boolean): boolean {
  const name = rest.text.slice(0, -last.length).replace(/[\s,،]+$/u, '');
  return (
    rest.text.endsWith(last) &&
    titleScore(title.text) >= 0.5 &&
    (isUsual ? name !== '' && titleScore(name) < 0.3 : /\s/.test(name) && titleScore(name) < 0.5) &&
    /^\p{Lu}[\p{L}'’-]+(?:\s\p{L}[\p{L}'’-]+)?$/u.test(last) &&
    organisationScore(last) <= UNKNOWN_WORD_SCORE
  );
}

/** "until it closed", "private": common words, which name no employer. */
function isRemark(text: string): boolean {
  return /^\p{Ll}[\p{Ll}\s'’-]*$/u.test(text);
}

/** Ends inside a bracket. */
function isOpen(text: string): boolean {
  return text.lastIndexOf('(') > text.lastIndexOf(')');
}
