import { fold, foldWords } from '@vitae/language/fold';
import { NAME_PARTICLES, NAME_PARTS } from '@vitae/language/names';
import type { Line } from '../layout/line.ts';
import { lookOf } from '../layout/look.ts';
import { placeOfLine } from '../layout/place-of.ts';
import { isDocumentTitle, matchHeading } from '../phrases/heading-words.ts';
import { labelsOf, splitLabel } from '../phrases/labels.ts';
import { looksLikePlace } from '../phrases/places.ts';
import { institutionScore, organisationScore, titleScore } from '../phrases/words.ts';
import type { Field, Place } from '../result.ts';
import type { Fragment } from '../text/model.ts';
import { cleanName, withoutDocumentTitle } from './clean-name.ts';
import type { ContactSources } from './contact-sources.ts';
import type { Fact } from './personal.ts';

export const MAX_NAME_LINES = 14;

/** Whose resume it is: by size, place on the page, and what else names the person. Half a name is never sure. */
export function readName(sources: ContactSources, email: string | undefined): Field | null {
  const name = findName(sources, email);
  return name && !/[\s.\p{Script=Han}]/u.test(name.value)
    ? { ...name, confidence: Math.min(name.confidence, HALF_SURE) }
    : name;
}

/** Below what a letter may be signed with. */
const HALF_SURE = 0.7;

function findName(sources: ContactSources, email: string | undefined): Field | null {
  const stated = statedName(sources.facts);
  const elsewhere = [...sources.contact, ...sources.rest].slice(0, MAX_NAME_LINES);
  const candidates = nameCandidates(sources.header.length > 0 ? sources.header : elsewhere, sources, email);
  const best = candidates.reduce<NameCandidate | null>(
    (top, candidate) => (!top || candidate.score > top.score ? candidate : top),
    null,
  );
  // "Project Name: Sample POS" names nobody whose address it is.
  const isBorneOut = (name: string) => email !== undefined && sharedWords(name.split(' '), email) > 0;
  if (stated && (!best || (best.score < 4 && (!isBorneOut(best.text) || isBorneOut(stated.value)))))
    return { value: cleanName(stated.value), confidence: 0.95, place: placeOfLine(stated.line) };
  const isProven = best !== null && sharedWords(best.text.split(' '), email ?? '') >= PROOF;
  const proven = isProven ? null : provenName(sources, email);
  // In large type the name may go on in the next line.
  if (proven && !best?.text.startsWith(`${proven.value} `)) return proven;
  const ofProfile = best && best.score >= LIKELY ? null : nameOfProfile(sources);
  if (ofProfile) return ofProfile;
  if (!best) {
    const found = nameCandidates(elsewhere, sources, email).reduce<NameCandidate | null>(
      (top, candidate) => (!top || candidate.score > top.score ? candidate : top),
      null,
    );
    return found && { value: found.text, confidence: isBorneOut(found.text) ? 0.9 : 0.6, place: found.place };
  }
  return {
    value: best.text,
    confidence: best.score >= 3 ? 0.97 : isBorneOut(best.text) ? 0.9 : best.score >= LIKELY ? 0.88 : 0.65,
    place: best.place,
  };
}

/** From here on what stands where names do is taken for one. */
const LIKELY = 1.5;
/** Words of a name that stand in an address: one may be there by chance. */
const PROOF = 2;
const MOST_LINES_ABOVE = 60;
const PROFILE = /linkedin\.com\/in\/([\p{L}\d-]{3,60})/iu;

/** A line that two words of an address prove to be the name, where a column of skills or a table stands above it. */
function provenName({ header, contact, rest }: ContactSources, email: string | undefined): Field | null {
  const lines = [...header, ...contact, ...rest].slice(0, MOST_LINES_ABOVE);
  const profile = lines.flatMap(({ text }) => PROFILE.exec(text)?.[1] ?? [])[0] ?? '';
  const address = `${email?.split('@')[0] ?? ''}${profile}`;
  for (const line of lines) {
    const name = cleanName(beforeAddress(line.text));
    const words = name.split(' ');
    const isName =
      words.length >= PROOF &&
      words.length <= MOST_WORDS &&
      isNameLike(name) &&
      titleScore(name) < 0.5 &&
      organisationScore(name) < 0.7 &&
      !matchHeading(name);
    if (isName && sharedWords(words, address) >= PROOF)
      return { value: name, confidence: 0.9, place: placeOfLine(line) };
  }
  return null;
}

/** "Jane Doe" of "Jane Doe jane.doe@example.com (555) 0100" in the header of every page. */
const beforeAddress = (text: string) => (text.includes('@') ? (/^(.{4,60}?) \S+@/u.exec(text)?.[1] ?? text) : text);

const LINES_OF_HEADLINE = 3;
const LONGEST_PLACE = 80;
/** "Registered Nurse at Elm Hospital" */
const HAS_POST = /\p{L} (?:at|en|chez|bei|presso|bij|na|em|hos) \p{Lu}/u;

/**
 * The name on the page of an online profile, saved as text: a side column comes first ("Contact", "Top Skills"), and below
 * it the name, the headline and the place, in this order and above the first section of the other column.
 */
function nameOfProfile({ header, contact, rest }: ContactSources): Field | null {
  const lines = [...new Set([...header, ...contact, ...rest])].slice(0, MOST_LINES_ABOVE);
  if (!lines.some(({ text }) => PROFILE.test(text))) return null;
  for (const [place, { text }] of lines.entries()) {
    if (text.length > LONGEST_PLACE || !text.includes(', ') || !looksLikePlace(text)) continue;
    // A headline may take several lines: the nearest name above it.
    for (let at = place - 2; at >= Math.max(0, place - 1 - LINES_OF_HEADLINE); at -= 1) {
      const headline = lines
        .slice(at + 1, place)
        .map((line) => line.text)
        .join(' ');
      const name = cleanName(lines[at]!.text);
      if (isPersonAlone(name) && (titleScore(headline) >= 0.5 || HAS_POST.test(headline)))
        return { value: name, confidence: 0.88, place: placeOfLine(lines[at]!) };
    }
  }
  return null;
}

const isPersonAlone = (name: string) =>
  name.includes(' ') &&
  name.split(' ').length <= MOST_WORDS &&
  isNameLike(name) &&
  titleScore(name) < 0.3 &&
  organisationScore(name) < 0.6 &&
  !looksLikePlace(name) &&
  !matchHeading(name);

/** A name behind its label, put together where its parts stand behind labels of their own. */
function statedName(facts: readonly Fact[]): { value: string; line: Line } | undefined {
  const named = facts.filter((fact) => fact.labels.includes('name') && isNameLike(fact.value));
  const partOf = ({ line, value }: Fact) => partBefore(line.text.slice(0, line.text.indexOf(value)));
  const parts = ['first', 'middle', 'last'].map((part) => named.find((fact) => partOf(fact) === part));
  const [first, , last] = parts;
  // "Surname: Doe", "Names: Jane Mary"
  const whole = named.find((fact) => partOf(fact) === undefined);
  if (last && !first && whole && !fold(whole.value).includes(fold(last.value)))
    return { value: `${whole.value} ${last.value}`, line: last.line };
  if (last && !first) {
    const given = GIVEN_BEHIND_SURNAME.exec(last.line.text)?.[1] ?? '';
    return given ? { value: `${given} ${last.value}`, line: last.line } : named[0];
  }
  if (!first || !last) return named[0];
  return { value: parts.flatMap((fact) => fact?.value ?? []).join(' '), line: first.line };
}

/** "Surname: DOE   First: JANE", where what else is called the first is nobody's name. */
const GIVEN_BEHIND_SURNAME =
  /(?<=\s)first\s?:\s*(\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?)(?=\s{2,}|\t|$| \p{L}+\s?:)/iu;

/** Characters in which the last label stands. */
const MAX_LABELS = 80;

/** Of "Surname: Doe   First name:" the label that stands last. */
function partBefore(text: string): string | undefined {
  const label = text
    .slice(-MAX_LABELS)
    .replace(/[:：\s]+$/u, '')
    .split(/[:：\t|]|\s{3,}/u);
  const words = foldWords(label.at(-1) ?? '').split(' ');
  return words.map((_, from) => NAME_PARTS.get(words.slice(from).join(' '))).find((part) => part !== undefined);
}

interface NameCandidate {
  text: string;
  score: number;
  place: Place;
}

function nameCandidates(lines: readonly Line[], sources: ContactSources, email: string | undefined): NameCandidate[] {
  const first = lines.slice(0, MAX_NAME_LINES);
  // A picture's sign is larger than every name, as "Curriculum Vitæ" may be.
  const cells = first.flatMap((line) => line.cells).filter(({ text }) => /\p{L}/u.test(text));
  const named = cells.filter(({ text }) => !isDocumentTitle(text));
  const sizes = (named.length > 0 ? named : cells).map(({ size }) => size);
  const largest = Math.max(...sizes);
  const isUniform = Math.min(...sizes) > largest * 0.92;
  // Above headings of the same column there may be nothing but the name.
  const isAllLarge = isUniform && largest > LARGER_THAN_TEXT * medianSize([...sources.contact, ...sources.rest]);
  const candidates: NameCandidate[] = [];
  const rest = new Set(sources.rest);
  first.forEach((line, index) => {
    line.cells.forEach((cell, cellIndex) => {
      const whole = wholeName(cell, first.slice(index + 1));
      const isHalf = (!isUniform || isAllLarge) && cell.size >= largest * 0.97 && whole !== cell.text;
      const texts = isHalf
        ? [whole]
        : [
            cell.text,
            ...firstPart(withoutDocumentTitle(cell.text)),
            ...firstOfItsLook(cell),
            ...nameInProse(cell.text),
            ...inTwoCells(cell, line.cells[cellIndex + 1]),
            ...(cellIndex === 0 && index <= MAX_TITLE_LINES
              ? overTwoLines(cell, first[index + 1], email, index === 0)
              : []),
          ];
      for (const raw of texts) {
        if (splitLabel(raw)) continue;
        const cleaned = cleanName(raw);
        const isTitle = !isUniform && cell.size >= largest * 0.97;
        const borneOut = email ? sharedWords(cleaned.split(' '), email) : 0;
        const isWrittenSmall = isTitle || (index === 0 ? borneOut > 0 : index <= MAX_TITLE_LINES && borneOut > 1);
        const text = isWrittenSmall ? withCapitals(cleaned) : cleaned;
        if (
          !isNameLike(borneOut > 0 ? text.replace(SMALL_WORDS, ' ') : text) ||
          (/^[^ ]*$|, /.test(text) && looksLikePlace(text)) ||
          (TOWN_OF_STATE.test(text) && looksLikePlace(text.slice(0, -3))) ||
          isOfEntry(text, sources)
        )
          continue;
        // "Saltmouth, Lancs" beside a number is no surname before a first name.
        if (isTurned(raw, cleaned) && borneOut === 0 && line.cells.length > 1 && index > 0) continue;
        // Below a heading, in the type of all else, only an address proves a name.
        if (isUniform && rest.has(line) && !(email && sharedWords(text.split(' '), email) > 0)) continue;
        const score = nameScore(
          text,
          cell.size,
          largest,
          isUniform,
          index + cellIndex * 0.5,
          lookOf(cell).bold,
          sources.author,
          email,
        );
        candidates.push({
          text,
          score:
            score -
            (raw === cell.text || isHalf ? 0 : PART_OF_LINE) +
            (index === 0 && isBeforePlace(raw, cell.text) ? BEFORE_PLACE : 0),
          place: { ...placeOfLine(line), x: cell.x, width: cell.width },
        });
      }
    });
  });
  return candidates;
}

const isTurned = (raw: string, name: string) =>
  raw.includes(',') &&
  !fold(raw)
    .trimStart()
    .startsWith(fold(name.split(' ', 1)[0]!));

/** "Jane Doe • Columbus, GA" at the top of a page. */
const BEFORE_PLACE = 0.5;
const isBeforePlace = (name: string, line: string) =>
  line.startsWith(name) && looksLikePlace(line.slice(name.length).replace(/^[\s|•·–—,-]+/u, ''));

/** What is less than its whole line is less likely the name. */
const PART_OF_LINE = 0.2;

/** "Sample Cardiology" below "Work history": an employer of the person, or a part of its name. */
function isOfEntry(text: string, { names }: ContactSources): boolean {
  const bare = foldWords(text);
  return names.some(
    (name) => foldWords(name) === bare || (bare.includes(' ') && foldWords(name).startsWith(`${bare} `)),
  );
}

/** "Myself Jane Doe from Pune, …", "My name is Jane Doe and I …": with these words a text begins that is all prose. */
function nameInProse(text: string): string[] {
  const [, name] =
    /^(?:Myself|My name is|I am|I['’]m)\s((?:\p{Lu}[\p{L}'’-]{1,30}\s){1,3}\p{Lu}[\p{L}'’-]{1,30})(?=[\s,.;!])/u.exec(
      text,
    ) ?? [];
  return name ? [name] : [];
}

/** "Jane", "Doe": a name with much room between its words. */
function inTwoCells({ text, size }: Fragment, next: Fragment | undefined): string[] {
  const areWords = next !== undefined && [text, next.text].every((word) => ONE_NAME.test(word)) && next.size === size;
  return areWords ? [`${text} ${next.text}`] : [];
}
const ONE_NAME = /^\p{Lu}[\p{L}'’-]+$/u;

const MOST_WORDS_OF_HALF = 3;

/** "JANE" above "VAN DYK", in a text that has no sizes of type: the name of an address, not the first half of it alone. */
function overTwoLines(
  { text, size }: Fragment,
  below: Line | undefined,
  email: string | undefined,
  isTop: boolean,
): string[] {
  const [next] = below?.cells ?? [];
  if (!next || next.size !== size) return [];
  const halves = [text, next.text].map((half) => half.trim());
  const isHalf = (half: string) =>
    half.split(' ').length <= MOST_WORDS_OF_HALF &&
    half.split(' ').every((word) => ONE_NAME.test(word) || NAME_PARTICLES.has(fold(word))) &&
    titleScore(half) < 0.5 &&
    organisationScore(half) < 0.7 &&
    !matchHeading(half);
  const isInCapitals = (half: string) => half === half.toUpperCase();
  const isOne = halves.every(isHalf) && halves.some((half) => !half.includes(' '));
  const areOfOneLook = isInCapitals(halves[0]!) === isInCapitals(halves[1]!);
  // What stands behind the sign may be her name as well: "jane@janevandyk.example".
  const isBorneOut = sharedWords(halves.join(' ').split(' '), (email ?? '').replace('@', '')) > 0;
  const isInLargeLetters = isTop && isInCapitals(text) && !looksLikePlace(halves[0]!);
  return isOne && areOfOneLook && (isBorneOut || isInLargeLetters) && !looksLikePlace(halves[1]!)
    ? [halves.join(' ')]
    : [];
}

const LARGER_THAN_TEXT = 1.3;
/** Infinite where there is no text. */
const medianSize = (lines: readonly Line[]): number => {
  const sizes = lines.map(({ size }) => size).toSorted((one, other) => one - other);
  return sizes[Math.floor(sizes.length / 2)] ?? Number.POSITIVE_INFINITY;
};

/** Lines that say what the document is, above the name. */
const MAX_TITLE_LINES = 2;
/** "ap", "y": between two names with capitals. */
const SMALL_WORDS = /(?<=\p{Lu}[\p{L}'’-]*) \p{Ll}{1,3} (?=\p{Lu})/u;
const SMALL_NAME = /^\p{Ll}[\p{Ll}'’-]+(?:\s\p{Ll}(?:\.|[\p{Ll}'’-]+)){1,2}$/u;
/** "Tulsa OK" */
const TOWN_OF_STATE = /^\p{Lu}[\p{L} ]+ [A-Z]{2}$/u;

/** "jane doe" and "jane doe." in the largest type of the page: a design without capitals. */
function withCapitals(text: string): string {
  const bare = text.replace(/(?<=\p{Ll}{3})\.$/u, '');
  if (!SMALL_NAME.test(bare) || matchHeading(bare) || titleScore(bare) >= 0.5) return text;
  return bare.replace(/(?<![\p{L}'’])\p{Ll}/gu, (letter) => letter.toUpperCase());
}

/** "Jane Doe" in bold, with her profession in another look behind it. */
function firstOfItsLook({ spans }: Fragment): string[] {
  const [first] = spans;
  if (!first) return [];
  const end = spans.findIndex((span) => span.bold !== first.bold || Math.abs(span.size - first.size) > 1);
  if (end <= 0) return [];
  return [
    spans
      .slice(0, end)
      .map((span) => span.text)
      .join('')
      .trim(),
  ];
}

const HYPHENATED = /\p{L}-$/u;

const MAX_NAME_TAILS = 2;

/** A name in large type may take several lines of a narrow column. */
function wholeName(cell: Fragment, below: readonly Line[]): string {
  let text = cell.text;
  let last = cell;
  // Contact details may stand between its lines, at the other side of the page.
  const isBeside = ({ cells }: Line) => cells.every(({ x }) => x > cell.x + cell.width);
  for (const line of below.filter((other) => !isBeside(other)).slice(0, MAX_NAME_TAILS)) {
    const next = line.cells.find((other) => goesOnName(last, other));
    if (!next) break;
    const [part] = [...firstPart(next.text), next.text];
    text += HYPHENATED.test(text) ? part : ` ${part}`;
    if (part !== next.text) break;
    last = next;
  }
  return text;
}

/** "DE LOS REYES" is one name. */
const namesIn = (words: readonly string[]) => words.filter((word) => !NAME_PARTICLES.has(fold(word)));

function goesOnName(cell: Fragment, next: Fragment): boolean {
  const words = (text: string) => namesIn(text.trim().split(/\s+/)).length;
  const isClose = next.baseline - cell.baseline < cell.size * 1.7;
  return (
    isClose &&
    Math.abs(next.size - cell.size) < 0.3 &&
    (words(cell.text) <= 3 || HYPHENATED.test(cell.text)) &&
    words(firstPart(next.text)[0] ?? next.text) <= 2 &&
    // A surname may be a trade: "Jens-Peter" over "Maurer".
    (titleScore(firstPart(next.text)[0] ?? next.text) < 0.5 ||
      (words(next.text) === 1 && (words(cell.text) === 1 || SURNAMES_OF_TRADES.test(next.text.trim())))) &&
    (lookOf(next).bold === lookOf(cell).bold || (words(cell.text) === 1 && words(next.text) === 1))
  );
}

/** "Jane Doe — Software Engineer", "Jane Doe | Designer": what stands before the mark. */
function firstPart(text: string): string[] {
  const [first, ...others] = text.split(/\s*[|•·–—★☆✦❖◆■●▪~]\s+|\s+(?:-|\/\/)\s+|\t|\s*,\s+/);
  return others.length > 0 && first ? [first] : [];
}

const MOST_WORDS = 4;
/** With those of father and grandfather. */
const MOST_ARABIC_WORDS = 6;

function nameScore(
  text: string,
  size: number,
  largest: number,
  isUniform: boolean,
  position: number,
  isBold: boolean,
  author: string | undefined,
  email: string | undefined,
): number {
  // "S.MUSTER": an initial and a name.
  const words = text.split(/\s+|(?<=^\p{Lu})\.(?=\p{Lu}{2})/u);
  let score = 1.5 - position * 0.25;
  if (!isUniform) score += size >= largest * 0.97 ? 2.5 : size >= largest * 0.8 ? 0.5 : -0.5;
  if (isBold) score += 0.4;
  const most = /^\p{Script=Arabic}/u.test(text) ? MOST_ARABIC_WORDS : MOST_WORDS;
  if (words.length >= 2 && namesIn(words).length <= most) score += 0.6;
  if (words.length === 1) score -= 0.4;
  score -= titleScore(text) * (position === 0 && isNamedAsTrade(words) ? 1 : 2.5);
  if (organisationScore(text) >= 0.7) score -= 1.2;
  if (looksLikePlace(text)) score -= 2.5;
  if (matchHeading(text)?.isExact) score -= 3;
  if (author && fold(author) === fold(text)) score += 1.5;
  if (email) score += Math.min(3, sharedWords(words, email) * 1.5);
  return score;
}

/** "Dean Example", "Robin Baker": at the top of a page a name, though one of its words is a trade. */
const isNamedAsTrade = (words: readonly string[]) =>
  words.length === 2 && (/^(?:dean|major|judge|marshal)$/i.test(words[0]!) || SURNAMES_OF_TRADES.test(words[1]!));
const SURNAMES_OF_TRADES =
  /^(?:baker|barber|brewer|butcher|butler|carpenter|clerk|cook|cooper|driver|farmer|fisher|gardener|hunter|mason|painter|piper|plumber|porter|potter|shepherd|singer|weaver|waiter)$/i;

const IN_TWO_LETTERS: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss', ø: 'oe', å: 'aa' };
/** "Lührs" as addresses have it: "luehrs". */
const inTwoLetters = (word: string) => word.toLowerCase().replace(/[äöüßøå]/g, (letter) => IN_TWO_LETTERS[letter]!);

function sharedWords(words: readonly string[], email: string): number {
  const local = fold(email.split('@')[0]!).replace(/[^a-z]/g, '');
  return words.filter((word) =>
    [word, inTwoLetters(word)].some((written) => {
      const folded = fold(written).replace(/[^a-z]/g, '');
      return folded.length >= 3 && local.includes(folded);
    }),
  ).length;
}

const SURE_SCHOOL = 0.85;
/** "In the name of God", above all that is written. */
const INVOCATION = /^بسم الله/u;

/** "Jeevan s/o Muthu", as names are written where the father's is a part of them. */
const CHILD_OF = /(?<=\p{L}\s)[sd]\/o(?=\s\p{Lu})/giu;

/** "Glamour Shot.", and no "Jane Doe Jr." or "Jane Doe Esq." */
const IS_SENTENCE = /\s\p{Lu}\p{Ll}{3,}(?<!\b(?:Dipl|Hons))\.$/u;

function isNameLike(written: string): boolean {
  const text = written.replace(CHILD_OF, 'bin');
  if (text.length < 2 || text.length > 60 || /[\d@/\\:;!?#%&*+=<>[\]{}|_]|https?|www\.|\.com/i.test(text)) return false;
  if (isDocumentTitle(text) || labelsOf(text).length > 0 || INVOCATION.test(text)) return false;
  const words = text.split(/\s+/);
  if (words.length > 6) return false;
  // "UNIVERSITY OF ELM, Seattle, WA", "Elm State Naval Academy"
  if (words.length > 2 && institutionScore(text) >= SURE_SCHOOL) return false;
  if (/^[\u0600-\u06ff\s.'-]+$/.test(text)) return words.length >= 2;
  if (/^[\p{Script=Han}·\s]+$/u.test(text)) return text.replace(/\s/g, '').length <= 5;
  return (
    words.every(
      (word) => /^['’"(“]?[\p{Lu}\p{Lo}]/u.test(word) || NAME_PARTICLES.has(fold(word).replace(/[^a-z]/g, '')),
    ) &&
    !/[.,]\s+\p{Lu}\p{Ll}{3,}.*[.]$/u.test(text) &&
    !IS_SENTENCE.test(text)
  );
}
