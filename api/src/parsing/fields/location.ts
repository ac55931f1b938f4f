import { stripBullet } from '@vitae/language/bullets';
import { fold } from '@vitae/language/fold';
import type { Label } from '@vitae/language/labels';
import { DEMONYMS, MARITAL_WORDS } from '@vitae/language/persons';
import { anyOf } from '@vitae/language/phrases';
import { AREA_WORDS_BEFORE, AREA_WORDS_BEHIND, STREET_WORDS } from '@vitae/language/places';
import { LANGUAGE_NAMES } from '@vitae/language/spoken-languages';
import { labelPhrase } from '../labelling/phrase-labels.ts';
import type { Line } from '../layout/line.ts';
import { placeOfLine } from '../layout/place-of.ts';
import { findDates } from '../phrases/dates.ts';
import { isDocumentTitle, matchHeading } from '../phrases/heading-words.ts';
import { labelsOf, splitLabel } from '../phrases/labels.ts';
import { findEmails, findLinks } from '../phrases/links.ts';
import { findPhones } from '../phrases/phone.ts';
import { looksLikePlace, placeKind, splitTrailingPlace } from '../phrases/places.ts';
import { degreeScore, organisationScore, titleScore } from '../phrases/words.ts';
import type { Field } from '../result.ts';
import type { Fragment } from '../text/model.ts';
import type { ContactSources } from './contact-sources.ts';

const STREET = new RegExp(
  `\\d+[\\w-]*\\s+\\p{L}|(?<!\\p{L})(?:${anyOf(STREET_WORDS)})(?!\\p{L})|شارع|حي|مبني|بنايه`,
  'iu',
);

/** Where the person lives, as far as the contact lines or a labelled fact say. */
export function readLocation(sources: ContactSources, name: Field | null): Field | null {
  const stated = (label: Label): Field | null => {
    const fact = sources.facts.find(
      (each) =>
        each.labels.includes(label) && each.value.length > 1 && each.value.length < 120 && !/@/.test(each.value),
    );
    return fact ? { value: fact.value.replace(/[.,;\s]+$/, ''), confidence: 0.9, place: placeOfLine(fact.line) } : null;
  };
  const near = joinAddresses(joinParts([...sources.header.slice(0, 20), ...sources.contact.slice(0, 20)]));
  let best: { field: Field; score: number } | null = null;
  for (const line of near) {
    const isRow = isContactRow(line);
    for (const [i, cell] of line.cells.entries()) {
      const isBehindLabel = isLabelCell(line.cells[i - 1]);
      for (const part of contactParts(cell.text)) {
        if (
          (name && part.startsWith(name.value)) ||
          isDocumentTitle(part) ||
          labelsOf(part).length > 0 ||
          isOfPerson(part)
        )
          continue;
        if (isOtherFact(sources.facts, line, cell.x)) continue;
        const found = placeIn(part) ?? (isRow && mayBeUnknownTown(part, name) ? { value: part, score: GUESSED } : null);
        // "Tools used : Acme, Widget Pro" is named like a town and its region.
        if (isBehindLabel && found && found.score <= NAMED_LIKE_PLACE) continue;
        if (found && found.score > (best?.score ?? 0))
          best = {
            score: found.score,
            field: {
              value: found.value,
              confidence: found.score >= 3 ? 0.95 : found.score > GUESSED ? 0.8 : 0.6,
              place: { ...placeOfLine(line), x: cell.x, width: cell.width },
            },
          };
      }
    }
  }
  const said = stated('location');
  if (best && best.score >= 2.5 && !said?.value.includes(best.field.value)) return best.field;
  return said ?? best?.field ?? stated('current_location') ?? saidInPassing(sources.header);
}

/** The score of what is a place only by where it stands. */
const GUESSED = 0.4;
/** The score of a town and a region of which neither is known. */
const NAMED_LIKE_PLACE = 1;

/** What ends in a colon, before its value in the next cell. Where it asks for a place, the facts have it. */
function isLabelCell(cell: Fragment | undefined): boolean {
  return cell !== undefined && /[:：]\s*$/.test(cell.text);
}

interface FoundPlace {
  value: string;
  score: number;
}

/** The place that a part of a contact line is, or begins with: "Leeds (open to relocation)". */
function placeIn(part: string): FoundPlace | null {
  const score = locationScore(part);
  if (score > 0) return { value: withoutLeadIn(part), score };
  const halves = part.split(/\s+[–—-]\s+/);
  const best = (halves.length > 1 ? halves : []).reduce<FoundPlace | null>((top, half) => {
    const own = locationScore(half);
    return own > (top?.score ?? 0) ? { value: withoutLeadIn(half), score: own } : top;
  }, null);
  return best ?? placeWithArea(part) ?? placeBeforeRemark(part) ?? placeBehindTitle(part);
}

/** "Registered Nurse, Charlotte NC" */
function placeBehindTitle(part: string): FoundPlace | null {
  const trailing = part.length < MAX_LOCATION_LENGTH ? splitTrailingPlace(part) : null;
  return trailing && titleScore(trailing.rest) >= 0.5 && findDates(part).length === 0
    ? { value: trailing.place, score: 2 }
    : null;
}

const MAX_REMARK_CUTS = 6;

/** "Dublin, Ireland (EU citizen)", "Leeds or remote": the longest beginning that is a place, before what is none. */
function placeBeforeRemark(part: string): FoundPlace | null {
  if (/\p{Ll}\.$/u.test(part)) return null;
  const cuts = [...part.matchAll(REMARK_MARK)].slice(0, MAX_REMARK_CUTS).reverse();
  for (const { index } of cuts) {
    const value = part.slice(0, index).trim();
    if (value.length >= MAX_LOCATION_LENGTH || !looksLikePlace(value)) continue;
    const rest = part.slice(index).replace(/^\s*[,،]\s*/, '');
    // "الشارقة، التعاون": a town and a part of it that nobody knows.
    const isDistrict = part[index] !== ' ' && /^[\p{Lu}\p{Lo}][\p{L}’'-]*(?:\s[\p{Lu}\p{Lo}][\p{L}’'-]*)?$/u.test(rest);
    return { value: isDistrict && titleScore(rest) < 0.3 ? part : value, score: 2.4 };
  }
  return null;
}

const REMARK_MARK = /\s*[([,،;]\s*|\s+[/&+]\s+|\s+(?=\p{Ll}+\s)/gu;

/** "Großraum München", "Lyon et alentours", "Provincia di Varese" */
function placeWithArea(part: string): FoundPlace | null {
  const words = part.split(/\s+/);
  if (words.length < 2 || words.length > MAX_AREA_WORDS || /\d/.test(part)) return null;
  const isNamed = (name: readonly string[]) =>
    name.length > 0 &&
    name.every((word) => /^[\p{Lu}\p{Lo}]/u.test(word)) &&
    titleScore(name.join(' ')) < 0.5 &&
    organisationScore(name.join(' ')) < 0.6;
  const isArea = words.some(
    (_, i) =>
      i > 0 &&
      ((AREA_WORDS_BEFORE.has(fold(words.slice(0, i).join(' '))) && isNamed(words.slice(i))) ||
        (AREA_WORDS_BEHIND.has(fold(words.slice(i).join(' '))) && isNamed(words.slice(0, i)))),
  );
  return isArea ? { value: part, score: 2.6 } : null;
}

const MAX_AREA_WORDS = 6;
const MAX_LOCATION_LENGTH = 110;

function isContactRow(line: Line): boolean {
  return line.cells.some(({ text }) => findEmails(text).length > 0 || findPhones(text).length > 0);
}

/** Beside addresses and numbers, capitalised, and nothing else that is known: "Skelmanthorpe | 07700 900123". */
function mayBeUnknownTown(part: string, name: Field | null): boolean {
  if (isOfPeople(part)) return false;
  if (!/^\p{Lu}[\p{L}'’.-]{2,}(?:\s\p{Lu}[\p{L}'’.-]+){0,2}(?:,\s\p{Lu}[\p{L}'’. -]+)?$/u.test(part)) return false;
  if (part === part.toUpperCase() || /\p{Ll}\p{Lu}/u.test(part) || (name && fold(name.value).includes(fold(part))))
    return false;
  return (
    labelPhrase(part).title < 0.9 &&
    titleScore(part) < 0.3 &&
    organisationScore(part) < 0.6 &&
    degreeScore(part) === 0 &&
    !matchHeading(part)
  );
}

/** A language or a nationality. */
function isOfPeople(part: string): boolean {
  const folded = fold(part);
  return LANGUAGE_NAMES.has(folded) || DEMONYMS.has(folded);
}

const MAX_SAID_WORDS = 9;

/** "Freelance journalist and audio producer in Glasgow." among the lines above the first heading. */
function saidInPassing(header: readonly Line[]): Field | null {
  for (const line of header.slice(0, MAX_SAID_LINES)) {
    for (const clause of line.text.split(/[.;,]\s+|\s[|•·–—]\s/)) {
      if (clause.split(/\s+/).length > MAX_SAID_WORDS || findDates(clause).length > 0) continue;
      const [, place] =
        /^\p{L}.*\s(?:in|à|en|a|em|w|i)\s(\p{Lu}[\p{L} '’-]+)$/u.exec(clause.replace(/[.;,]$/, '')) ?? [];
      if (place && looksLikePlace(place)) return { value: place, confidence: 0.6, place: placeOfLine(line) };
    }
  }
  return null;
}

const MAX_SAID_LINES = 8;

const PLACE_LABELS: ReadonlySet<Label> = new Set(['location', 'current_location']);

/** "Family status: married, 2 children", "Brasileira, casada, 33 anos" */
function isOfPerson(part: string): boolean {
  const stated = splitLabel(part);
  return (
    (stated !== null && !stated.labels.some((label) => PLACE_LABELS.has(label))) ||
    fold(part)
      .split(/[,،.]\s*/)
      .some((word) => MARITAL_WORDS.has(word))
  );
}

/** "Nationality" before a country's name in the next cell. */
function isOtherFact(facts: ContactSources['facts'], line: Line, x: number): boolean {
  return (
    line.cells.length > 1 &&
    facts.some(
      (fact) =>
        fact.isSure &&
        fact.x === x &&
        fact.line.page === line.page &&
        fact.line.baseline === line.baseline &&
        !fact.labels.some((label) => PLACE_LABELS.has(label)),
    )
  );
}

/** "Lives and works in Glasgow", "Department of History, Lawrence, KS": only the place of what is no address. */
function withoutLeadIn(text: string): string {
  const trailing = splitTrailingPlace(text);
  if (!trailing || STREET.test(fold(trailing.rest))) return text;
  const isSaid = /\s\p{Ll}+$/u.test(trailing.rest) || organisationScore(trailing.rest) >= 0.7;
  return isSaid ? trailing.place : text;
}

/** A street over its town, in one look: an address of two lines, perhaps with another column's line between them. */
function joinAddresses(lines: readonly Line[]): Line[] {
  const taken = new Set<Fragment>();
  return lines.flatMap((line, i) => {
    const cells = line.cells.filter((cell) => !taken.has(cell));
    const street = cells.at(-1);
    if (!street) return [];
    const town = lines
      .slice(i + 1, i + 1 + TOWN_LOOKAHEAD)
      .flatMap((below) => below.cells.slice(-1))
      .find((cell) => isTownUnder(street, cell));
    const own = town ? [town] : unknownTown(street, lines.slice(i + 1));
    const [last] = own.slice(-1);
    if (!last) return [{ ...line, cells }];
    const address = [...own, ...restOfAddress(last, lines.slice(i + 1))];
    for (const part of address) taken.add(part);
    const text = [street, ...address].map((part) => part.text.replace(/[,،]$/, '')).join(', ');
    return [{ ...line, cells: [...cells.slice(0, -1), { ...street, text }] }];
  });
}

const TOWN_LOOKAHEAD = 2;
const MAX_ADDRESS_LINES = 4;

function isUnder(upper: Fragment, lower: Fragment): boolean {
  const step = lower.baseline - upper.baseline;
  return (
    lower.page === upper.page &&
    Math.abs(lower.x - upper.x) < 3 &&
    step > 0 &&
    step < lower.size * 1.9 &&
    Math.abs(lower.size - upper.size) < 0.3
  );
}

const isAddressLine = (text: string) => looksLikePlace(text) || placeKind(text) === 'postcode';

/** "Todmorden" between a street and what certainly is a region or a postal code. */
function unknownTown(street: Fragment, below: readonly Line[]): Fragment[] {
  const [first, second] = below.flatMap(({ cells }) => (cells.length === 1 ? cells : []));
  const isTown =
    first &&
    second &&
    isStreet(street.text) &&
    isUnder(street, first) &&
    isUnder(first, second) &&
    isNamedLikeTown(first.text) &&
    isAddressLine(second.text);
  return isTown ? [first] : [];
}

/** Region, postal code and country, a line each, under the town. */
function restOfAddress(town: Fragment, below: readonly Line[]): Fragment[] {
  const rest: Fragment[] = [];
  let last = town;
  for (const { cells } of below.slice(0, MAX_ADDRESS_LINES + 1)) {
    const [cell] = cells;
    if (!cell || cell.baseline <= town.baseline) continue;
    if (cells.length > 1 || !isUnder(last, cell) || !isAddressLine(cell.text)) break;
    rest.push(cell);
    last = cell;
  }
  return rest;
}

function isTownUnder(street: Fragment, town: Fragment): boolean {
  return (
    town.page === street.page &&
    (Math.abs(town.x - street.x) < 3 || Math.abs(town.x + town.width - street.x - street.width) < 3) &&
    town.baseline - street.baseline < town.size * 1.9 &&
    Math.abs(town.size - street.size) < 0.3 &&
    (isStreet(street.text) || (isNumberedStreet(street.text) && BEGINS_WITH_CODE.test(town.text))) &&
    (looksLikePlace(town.text) || isAddressEnd(town.text))
  );
}

/** "Américas, Mérida, Yucatán": the rest of an address that was broken for room. */
function isAddressEnd(text: string): boolean {
  return /^[\p{L}\s.'’,،-]+$/u.test(text) && /[,،]/.test(text) && splitTrailingPlace(text) !== null;
}

/** "Ringstraße 7", "Storgatan 4 B" over "17489 Greifswald": a name with a number, over a postal code. */
const BEGINS_WITH_CODE = /^(?:[A-Z]{1,2}-)?\d{3,5}[\s-]/;

const CODE_AT_END = /[,،]\s(?:[A-Z]{1,2}-)?\d{3,5}[\s-][^,،]+$/;

function isNumberedStreet(text: string): boolean {
  return /^\p{L}[\p{L}'’. -]{3,40}\s\d{1,4}(?:\s?[a-zA-Z])?(?:\s\d{1,3})?$/u.test(text);
}

function isStreet(text: string): boolean {
  return (
    text.length < 60 &&
    STREET.test(fold(text)) &&
    /\d/.test(text) &&
    findPhones(text).length === 0 &&
    findDates(text).length === 0 &&
    !/[@|•:]/.test(text)
  );
}

const PART_MARK = /[|│•●▪◦⋄◆]|\s[·∙⋅]\s/;

/** A row of contact details may break inside a place: "… | Kolkata, West" over "Bengal". */
function joinParts(lines: readonly Line[]): Line[] {
  const joined: Line[] = [];
  for (const line of lines) {
    const previous = joined.at(-1);
    const [cell, next] = [previous?.cells[0], line.cells[0]];
    const goesOn =
      previous &&
      cell &&
      next &&
      previous.cells.length === 1 &&
      line.page === previous.page &&
      line.baseline - previous.baseline < line.size * 1.8 &&
      PART_MARK.test(cell.text) &&
      /\p{L}$/u.test(cell.text) &&
      !isWholePlace(firstPart(next.text)) &&
      looksLikePlace(`${lastPart(cell.text)} ${firstPart(next.text)}`);
    if (goesOn) joined[joined.length - 1] = { ...previous, cells: [{ ...cell, text: `${cell.text} ${next.text}` }] };
    else joined.push(line);
  }
  return joined;
}

/** "Wrocław, Poland" under a row goes on with nothing. */
function isWholePlace(text: string): boolean {
  return /[,،]/.test(text) && looksLikePlace(text);
}

function lastPart(text: string): string {
  return text.split(PART_MARK).at(-1)!.trim();
}

function firstPart(text: string): string {
  return text.split(PART_MARK)[0]!.trim();
}

/** The parts of a contact line, without what is an address of another kind. */
function contactParts(text: string): string[] {
  let rest = stripBullet(text);
  for (const email of findEmails(rest)) rest = rest.replace(rest.slice(email.index, email.index + email.length), '|');
  for (const { index, length } of findLinks(rest).reverse())
    rest = `${rest.slice(0, index)}|${rest.slice(index + length)}`;
  for (const phone of findPhones(rest).reverse())
    rest = `${rest.slice(0, phone.index)}|${rest.slice(phone.index + phone.text.length)}`;
  return rest
    .split(/\s*[|│•●▪◦⋄◆]\s*|\s+[·∙⋅*]\s+|\s{2,}|\t|\s,\s|\s~\s|\s+[–—-]\s+(?=\p{Lu}\p{Ll}+:)|\s+\/\/\s+|\s+—\s+/u)
    .flatMap(splitAtSlashes)
    .flatMap(sentences)
    .map((part) =>
      withoutLabelBehind(withoutLabel(part).trim())
        .replace(/^[\s,،;:()/·•–—\p{So}\p{Co}-]+|[\s,،;:(/·•–—\p{So}\p{Co}-]+$/gu, '')
        .replace(/^(?:email|e-?mail|phone|mobile|tel|mob|address|location)(?:\s*[:.]\s*|$)/i, '')
        // "Harlow CM17 Mobile", whose number has gone.
        .replace(/(?<=\S)[\s,]+(?:e-?mail|phone|mobile|tel|telephone|mob|cell)\.?$/i, '')
        .trim(),
    )
    .filter((part) => part.length > 1)
    .reduce(withTownOfStreet, []);
}

/** "I live in Leeds. I drive" in its sentences; "Fracc. Las Américas" has a short form of an address. */
function sentences(text: string): string[] {
  const ends = [...text.matchAll(/(?<=(\p{Ll}{4}))\.\s+(?=\p{Lu})/gu)].filter(
    ({ index }) => !STREET_WORDS.has(fold(/\p{L}+$/u.exec(text.slice(0, index).slice(-MAX_WORD_LENGTH))?.[0] ?? '')),
  );
  return [0, ...ends.map(({ index }) => index + 1)].map((start, i) => text.slice(start, ends[i]?.index));
}

const MAX_WORD_LENGTH = 30;

function isNamedLikeTown(text: string): boolean {
  return (
    /^\p{Lu}[\p{L}'’-]+(?:\s\p{Lu}[\p{L}'’-]+)?$/u.test(text) && titleScore(text) < 0.3 && organisationScore(text) < 0.6
  );
}

/** "Designer / Leeds" in its parts; "Kadıköy / İstanbul" is one address. */
function splitAtSlashes(text: string): string[] {
  const parts: string[] = [];
  for (const part of text.split(/\s\/\s/)) {
    const before = parts.at(-1);
    const isAddress =
      before !== undefined &&
      before.length < MAX_LOCATION_LENGTH &&
      looksLikePlace(part) &&
      (looksLikePlace(before) || STREET.test(fold(before)) || isNamedLikeTown(before));
    if (isAddress) parts[parts.length - 1] = `${before} / ${part}`;
    else parts.push(part);
  }
  return parts;
}

/** "Lindenallee 4 · 29223 Celle": one address, whatever mark is in it. */
function withTownOfStreet(parts: string[], part: string): string[] {
  const street = parts.at(-1);
  const isAddress =
    street !== undefined &&
    BEGINS_WITH_CODE.test(part) &&
    looksLikePlace(part) &&
    (isStreet(street) || isNumberedStreet(street));
  return isAddress ? [...parts.slice(0, -1), `${street}, ${part}`] : [...parts, part];
}

/** "Via Libertà 88, 90143 Palermo – cell.": the label of what stood behind it. */
function withoutLabelBehind(part: string): string {
  const [behind, label] = /\s[-–—,]\s(\p{L}{2,12})\.?$/u.exec(part) ?? [];
  return behind && label && labelsOf(label).length > 0 ? part.slice(0, -behind.length) : part;
}

/** "Residente in Via Dante 45": two words for living somewhere, and no colon. */
function residence(part: string): ReturnType<typeof splitLabel> {
  const [, label, value] = /^(\p{L}+\s\p{L}{1,3})\s+((?:\p{Lu}|\d).*)$/u.exec(part) ?? [];
  return label && value ? { labels: labelsOf(label), value } : null;
}

/** "Dirección: C/ Mayor 9, 29001 Málaga" */
function withoutLabel(part: string): string {
  const stated = splitLabel(part) ?? residence(part);
  return stated?.labels.some((label) => PLACE_LABELS.has(label)) && stated.value !== '' ? stated.value : part;
}

/** "San Sebastián, Guipúzcoa", "Québec (Québec) G1R 2S4": named like a town and its region, though neither is known. */
function isUnknownTown(text: string): boolean {
  if (/^\p{Lu}[\p{L}'’ -]{2,30}\s\(\d{2,3}\)$/u.test(text)) return true;
  const [, town, region] =
    /^(\p{Lu}[\p{L}'’. -]{2,30})(?:,\s|\s\()(\p{Lu}[\p{L}'’. -]{1,30})\)?(?:,?\s[A-Z\d]{2,5}[\s-]?[A-Z\d]{0,4})?$/u.exec(
      text,
    ) ?? [];
  return (
    town !== undefined &&
    region !== undefined &&
    [town, region].every(
      (part) => !isOfPeople(part) && titleScore(part) < 0.5 && organisationScore(part) < 0.6 && degreeScore(part) === 0,
    )
  );
}

/** "Moda Mah. Bahariye Cad. No: 12/4 Kadıköy/İSTANBUL": a known place behind a blank or a slash. */
function endsInTown(text: string): boolean {
  const words = text.split(/[\s/]+/);
  return [1, 2].some((count) => looksLikePlace(words.slice(-count).join(' ')));
}

const OF_STREET = new RegExp(`(?<!\\p{L})(?:${anyOf(STREET_WORDS)})(?!\\p{L})`, 'iu');
const NUMBERED_NAME = /(?<![\p{L}\d])\d{1,5}[a-z]?[\s,]+\p{Lu}\p{Ll}|\p{Script=Arabic}/u;

/** "12 rue de la Paix", "14 Elm Close": a word for streets, or a number before a name. */
const namesStreet = (text: string) => OF_STREET.test(fold(text)) || NUMBERED_NAME.test(text);

function locationScore(text: string): number {
  if (text.length > MAX_LOCATION_LENGTH || findDates(text).length > 0) return 0;
  // "Calle Mayor 22, 31001 Pamplona"
  if (titleScore(text) >= 0.5 && !(STREET.test(fold(text)) && CODE_AT_END.test(text))) return 0;
  if (looksLikePlace(text)) return /[,،]/.test(text) ? 4 : placeKind(text) === 'remote' ? 0.5 : 3;
  const trailing = splitTrailingPlace(text);
  const words = text.split(/\s+/).length;
  if (trailing && words <= 14)
    return STREET.test(fold(text)) ? 3.5 : organisationScore(trailing.rest) >= 0.7 ? 1.2 : words <= 9 ? 3.2 : 2.5;
  if (words <= 14 && STREET.test(fold(text)) && /\d/.test(text) && endsInTown(text)) return 3.5;
  if (isUnknownTown(text)) return NAMED_LIKE_PLACE;
  const [district, ofTown] = text.split(' / ');
  if (ofTown && district && isNamedLikeTown(district) && looksLikePlace(ofTown)) return 3;
  // "Notice period 30 days, negotiable" has a number before a word, but no street.
  if (STREET.test(fold(text)) && /[,،]/.test(text) && words <= 14 && namesStreet(text)) return 1.5;
  return 0;
}
