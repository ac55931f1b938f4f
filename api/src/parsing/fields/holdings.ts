import { certificatesNamed, namesCertificate } from '@vitae/language/certificates';
import { degreeLevels } from '@vitae/language/degrees';
import { fold } from '@vitae/language/fold';
import { CREDENTIALS } from '@vitae/language/persons';
import type { Line } from '../layout/line.ts';
import { placeOfLine } from '../layout/place-of.ts';
import { findDates } from '../phrases/dates.ts';
import { matchHeading } from '../phrases/heading-words.ts';
import { splitLabel } from '../phrases/labels.ts';
import { looksLikePlace } from '../phrases/places.ts';
import { degreeScore, titleScore } from '../phrases/words.ts';
import type { Field, ParsedItem } from '../result.ts';

// Registrations, licences and memberships that stand outside any section of certificates.

export interface HoldingSources {
  name: Field | null;
  /** Before the first heading. */
  header: readonly Line[];
  /** Facts about the person, and sections under headings that name no kind. */
  facts: readonly Line[];
  skills: readonly Line[];
  /** Sentences about the person. */
  prose: readonly Line[];
}

const CONFIDENCE = 0.85;
/** Nobody holds more; each is compared with all that is known. */
const MOST_FOUND = 60;
const MOST_KNOWN = 200;
const MAX_WORDS = 16;
const MAX_PIECE = 120;
const MARKS = /\s*[|•●▪◦·∙;]\s*|\s+[–—/]\s+|\t|\s{3,}|(?<=\p{L}{3}|\d|\))\.\s+(?=\p{Lu})/u;
const COMMA = /,\s+(?![^(]*\))/;

/** What the person says to hold, in reading order, without what is `known` already. */
export function readHoldings(sources: HoldingSources, known: readonly string[]): ParsedItem[] {
  const name = bare(sources.name?.value ?? '');
  const found = [
    ...behindName(sources),
    ...[...sources.header, ...sources.facts].flatMap((line) => piecesOf(line.text).map((text) => ({ line, text }))),
    ...sources.skills.flatMap((line) =>
      piecesOf(line.text).flatMap((text) => (isDatedCertificate(text) ? [{ line, text }] : [])),
    ),
    ...sources.prose.flatMap((line) => saidIn(line.text).map((text) => ({ line, text }))),
  ];
  const items: ParsedItem[] = [];
  const others = known.slice(0, MOST_KNOWN);
  for (const { line, text } of found.slice(0, MOST_FOUND)) {
    if (name && bare(text).includes(name)) continue;
    if ([...others, ...items.map(({ title }) => title.value)].some((whole) => says(whole, text))) continue;
    const shorter = items.findIndex(({ title }) => says(text, title.value));
    items.splice(shorter < 0 ? items.length : shorter, shorter < 0 ? 0 : 1, itemOf(line, text));
  }
  return items;
}

/** Among skills "ITIL" is what somebody knows; "BLS (2024)" is what they hold. */
const isDatedCertificate = (text: string) => certificatesNamed(text).length > 0 && findDates(text).length > 0;

const bare = (text: string) =>
  fold(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** In its words, or in its initials: "Registered Veterinary Nurse (VCI)" says "RVN". */
function says(whole: string, part: string): boolean {
  const words = bare(whole).split(' ');
  const initials = words.map((word) => word[0]).join('');
  return ` ${words.join(' ')} `.includes(` ${bare(part)} `) || (part.length > 2 && initials.startsWith(bare(part)));
}

/** A year at its end is its date; within it, it stays, as "admitted 2019 in Victoria" does. */
function itemOf(line: Line, text: string): ParsedItem {
  const place = placeOfLine(line);
  const [date] = findDates(text);
  const isAtEnd = date !== undefined && /^[\s).]*$/.test(text.slice(date.index + date.length));
  const before = date && isAtEnd ? text.slice(0, date.index).replace(/[\s,(–-]+$/, '') : '';
  const isWithin = before.lastIndexOf('(') > before.lastIndexOf(')');
  const isDated = before !== '' && !isWithin && !WANTS_DATE.test(before) && !date?.isRange;
  const title = isDated ? before : text;
  return {
    title: { value: title, confidence: CONFIDENCE, place },
    date: isDated ? { value: date!.end ?? date!.start!, confidence: CONFIDENCE, place } : null,
    details: [],
  };
}

/** Words that say nothing without the date behind them. */
const WANTS_DATE =
  /(?:admitted|since|until|till|to|valid|issued|renewed|exp(?:ires?|iry)?|in|from|registered|lapsed|due)\.?$/i;

/** "Jane Doe, PE, PMP", "Jane Doe RN", "MSc, MRICS" under the name: what is no degree. */
function behindName({ name, header }: HoldingSources): { line: Line; text: string }[] {
  const at = header.findIndex(
    (line) => name?.place && line.page === name.place.page && Math.abs(line.y - name.place.y) < 1,
  );
  const [line, next] = at < 0 ? [] : header.slice(at, at + 2);
  if (!line || !name) return [];
  const words = line.cells[0]!.text.split(/[\s,|()·–—/]+/).filter(Boolean);
  const own = new Set(bare(name.value).split(' '));
  const from = words.findLastIndex((word) => !isShortForm(word) || own.has(bare(word))) + 1;
  const below = next?.text.split(/[\s,|·/]+/).filter(Boolean) ?? [];
  const areBelow = below.length > 0 && below.every(isShortForm);
  return [
    ...words.slice(from).map((text) => ({ line, text })),
    ...(areBelow ? below.map((text) => ({ line: next!, text })) : []),
  ].filter(({ text }) => !isDegree(text));
}

function isShortForm(word: string): boolean {
  return (
    /\p{Lu}.*\p{Lu}/u.test(word) && (CREDENTIALS.has(word.toLowerCase()) || /^[B-DF-HJ-NP-TV-XZ]{3,5}$/.test(word))
  );
}

const isDegree = (text: string) => degreeScore(text) > 0 || degreeLevels(fold(text)).length > 0;

/** "Registration: GMC 7561230", "Licences ⇥ …" */
const LABELLED = /^\s*([^:\t]{4,30}?)\s*[:\t]\s*(\S.*)$/u;

/** The statements of a line that each name something held. */
function piecesOf(line: string): string[] {
  const [, label, value] = LABELLED.exec(line) ?? [];
  const match = label && value ? matchHeading(label) : null;
  if (value && match?.isExact && match.kind === 'certifications') return value.split(/;\s+/);
  return line.split(MARKS).flatMap((piece) => {
    const parts = piece.split(COMMA);
    const held = parts.flatMap((part) => heldIn(part));
    if (parts.length > 1 && held.length > 1) return held;
    return heldIn(piece);
  });
}

/** A register, roll or society that names the person, or a number in one. */
const REGISTERED =
  /\bregist(?:ered|ration) (?:with|by|no|number|#)|\b(?:reg|registration|licen[cs]e|member(?:ship)?|bar|pin)\.? ?(?:no\b|number|#)|\badmitted\b(?= as| to| in|,? (?:19|20)\d\d)|\bcalled to the bar\b|\b(?:NMC|GMC|HCPC|GDC|GPhC) (?:pin|reg|\d)/i;
const MEMBER = /(?<!\p{L})(?:member|fellow)(?:ship)?(?:,| of| of the|:) (?:the )?\p{Lu}/iu;
/** "Social Work England SW123456" */
const WITH_NUMBER = /\p{L}{3,}\s[A-Z]{2,4}\d{5,8}\b/u;
/** Of driving a car, or of staying in a country. */
const OF_OTHER_FACTS =
  /driv(?:ing|er['’]?s)|\b(?:licen[cs]e|code|class|cat(?:egory)?)\.? (?:code |class |cat(?:egory)?\.? )?[A-E]{1,2}1?\b(?! cdl)|\b[A-E]{1,2}1? licen[cs]e|(?<!hot )work permit|residen|visa|iqama|id card|business card|credit card|score ?card|season ticket|permits? to work/i;
const OF_ONESELF = /(?<!\p{L})(?:I|my|we|our)(?!\p{L})/u;
const NOT_HELD =
  /\b(?:towards|studying|seeking|pursuing|preparing|candidate|trainee|student|looking|aiming|eligible)\b/i;

function heldIn(printed: string): string[] {
  const text = printed
    .replace(/^[\s,.:;*•▪–—-]+|[\s,.:;–—-]+$/g, '')
    .replace(/\s+with\s.*$/u, '')
    .replace(/^(?:also\s)?(?:holds?|holding)\s+(?:an?\s|the\s)?/i, '');
  if (text.length < 3 || text.length > MAX_PIECE || text.split(/\s+/).length > MAX_WORDS) return [];
  if (/@|https?:|www\./.test(text) || OF_OTHER_FACTS.test(text) || OF_ONESELF.test(text) || looksLikePlace(text))
    return [];
  if (splitLabel(text) || NOT_HELD.test(text)) return [];
  const isNamed =
    (namesCertificate(text) && (/\s/.test(text) || certificatesNamed(text).length > 0)) || isCredentialFirst(text);
  const isRegistered = REGISTERED.test(text) || MEMBER.test(text) || WITH_NUMBER.test(text);
  if (!isNamed && !isRegistered) return [];
  if (isRegistered || titleScore(text) < 0.5)
    return isDegree(text) && !isRegistered && certificatesNamed(text).length === 0 ? [] : [text];
  // "Teacher of Mathematics (QTS 2018)": a post, and in the bracket what it takes.
  const [, inner] = /\(([^()]+)\)/.exec(text) ?? [];
  if (inner && certificatesNamed(inner).length > 0) return [inner];
  if (certificatesNamed(text).length > 0 && !/^\p{Lu}?\p{Ll}+ed\s/u.test(text)) return [text];
  return /\d|\(\p{Lu}{2,6}\)/u.test(text) ? [text] : [];
}

/** "Member, Society of Civil Engineers", and no office that was held for years. */
export function statesMembership({ text }: Line): boolean {
  const years = findDates(text).some(({ isRange, end }) => isRange && end !== 'present');
  return !years && (MEMBER.test(text) || REGISTERED.test(text));
}

/** "MRICS", "ACA (ICAEW)" */
function isCredentialFirst(text: string): boolean {
  const [first = ''] = text.split(/[\s,(]+/);
  return first.length > 2 && first === first.toUpperCase() && CREDENTIALS.has(first.toLowerCase()) && !isDegree(first);
}

const SENTENCE = /(?<=\p{L}{2}|\d|\))[.!]\s+(?=\p{Lu})/u;
const BEGINS_HOLDING =
  /^(?:(?:also\s)?hold(?:s|ing)?\s|member|fellow|admitted|called to|(?:fully\s)?(?:licen[cs]ed|registered|chartered|certified|accredited)\s)/i;
/** "(MRICS)", "PMP-certified", "holding ACCA" */
const HELD_SHORT =
  /\((?<bracket>[A-Z]{3,7})\)|(?<![\p{L}\d])(?<before>[A-Z]{3,7})[- ](?:certified|qualified|registered|accredited|licen[cs]ed|holder)|\b(?:certified|holds?|holding) (?<behind>[A-Z]{3,7})(?![\p{L}\d])/gu;

/** What sentences say of it: "Member of the Insurance Institute.", "a PMP-certified manager". */
function saidIn(text: string): string[] {
  return text.split(SENTENCE).flatMap((sentence) => {
    if (NOT_HELD.test(sentence)) return [];
    const whole = BEGINS_HOLDING.test(sentence) ? heldIn(sentence) : [];
    if (whole.length > 0) return whole;
    return [...sentence.matchAll(HELD_SHORT)].flatMap(({ groups }) => {
      const short = groups!.bracket ?? groups!.before ?? groups!.behind!;
      return CREDENTIALS.has(short.toLowerCase()) && !isDegree(short)
        ? [short]
        : certificatesNamed(short).length > 0
          ? [short]
          : [];
    });
  });
}
