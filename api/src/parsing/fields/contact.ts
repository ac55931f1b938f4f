import type { Line } from '../layout/line.ts';
import { lookOf } from '../layout/look.ts';
import type { Field, Place } from '../result.ts';
import { isDocumentTitle, matchHeading } from '../sections/heading-words.ts';
import { fold } from '../text/fold.ts';
import type { Fragment } from '../text/model.ts';
import { stripBullet } from './bullets.ts';
import { findDates } from './dates.ts';
import { type Label, labelsOf, splitLabel } from './labels.ts';
import { findEmails, findLinks, type LinkKind, linkKind } from './links.ts';
import type { Fact } from './personal.ts';
import { findPhones } from './phone.ts';
import { placeOfLine } from './place-of.ts';
import { looksLikePlace, placeKind, splitTrailingPlace } from './places.ts';
import { organisationScore, titleScore } from './words.ts';

export interface Contact {
  name: Field | null;
  headline: Field | null;
  email: Field | null;
  phone: Field | null;
  location: Field | null;
  links: { linkedin: Field | null; github: Field | null; website: Field | null; other: Field[] };
}

export interface ContactSources {
  /** Before the first heading. */
  header: readonly Line[];
  /** Sections that say how to reach the person, or state facts about them. */
  contact: readonly Line[];
  /** Everything else but references. */
  rest: readonly Line[];
  facts: readonly Fact[];
  author: string | undefined;
}

/** Who the resume is of and how to reach them. */
export function readContact(sources: ContactSources): Contact {
  const near = [...sources.header, ...sources.contact];
  const email = readEmail(near, 0.99) ?? readEmail(sources.rest, 0.85);
  const name = readName(sources, email?.value);
  return {
    name,
    headline: readHeadline(sources, name),
    email,
    phone: readPhone(near, sources.facts) ?? readPhone(sources.rest.filter(isContactLine), []),
    location: readLocation(sources, name),
    links: readLinks(near, sources.rest),
  };
}

/** A line short enough, or marked, to say how to reach the person. */
function isContactLine(line: Line): boolean {
  return (
    !/10\.\d{4}\/|\b(?:patent|isbn|doi)\b/i.test(line.text) &&
    (findEmails(line.text).length > 0 || /[+(]\d|\b(?:tel|phone|mobile|mob|cell)\b/i.test(line.text))
  );
}

function readEmail(lines: readonly Line[], confidence: number): Field | null {
  for (const line of lines) {
    for (const cell of line.cells) {
      const [found] = findEmails(cell.text);
      if (found)
        return { value: found.text, confidence, place: { ...placeOfLine(line), x: cell.x, width: cell.width } };
    }
  }
  for (const line of lines) {
    for (const span of line.cells.flatMap((cell) => cell.spans)) {
      const address = /^mailto:([^?]+)/i.exec(span.link ?? '')?.[1];
      if (address && findEmails(address).length > 0)
        return { value: decodeURIComponentSafely(address), confidence: 0.95, place: placeOfLine(line) };
    }
  }
  return null;
}

function decodeURIComponentSafely(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function readPhone(lines: readonly Line[], facts: readonly Fact[]): Field | null {
  const labelled = facts.find((fact) => fact.labels.includes('phone') && findPhones(fact.value).length > 0);
  const candidates = lines.flatMap((line) =>
    line.cells.flatMap((cell) => {
      const text = cell.text;
      if (/passport|civil id|iqama|national id|licen[cs]e no/i.test(text)) return [];
      const links = findLinks(text);
      return findPhones(text)
        .filter((phone) => !links.some((link) => phone.index >= link.index && phone.index < link.index + link.length))
        .filter(
          (phone) =>
            !findDates(text).some(
              (date) =>
                date.isRange && phone.index < date.index + date.length && phone.index + phone.text.length > date.index,
            ),
        )
        .map((phone) => ({ phone, line, cell }));
    }),
  );
  const [first] = candidates.filter(({ phone }) => phone.isValid || phone.text.replace(/\D/g, '').length >= 8);
  if (labelled && !first) {
    const [phone] = findPhones(labelled.value);
    return { value: phone!.text, confidence: 0.95, place: placeOfLine(labelled.line) };
  }
  return first
    ? {
        value: first.phone.text,
        confidence: first.phone.isValid ? 0.97 : 0.8,
        place: { ...placeOfLine(first.line), x: first.cell.x, width: first.cell.width },
      }
    : null;
}

// --- name ---

const PARTICLES = new Set([
  'de',
  'da',
  'do',
  'dos',
  'das',
  'del',
  'della',
  'di',
  'la',
  'le',
  'van',
  'von',
  'der',
  'den',
  'bin',
  'bint',
  'ibn',
  'al',
  'el',
  'abu',
  'e',
  'y',
  'du',
  'ter',
  'zu',
  'san',
  'st',
  'mc',
  'o',
  'dr',
  'mr',
  'mrs',
  'ms',
  'eng',
  'engr',
  'prof',
  'jr',
  'sr',
  'md',
  'phd',
  'mba',
]);
const HONORIFIC =
  /^(?:(?:eng|engr|dr|mr|mrs|ms|prof|miss|er|ca|ing|lic|dipl\.-ing|herr|frau)\.?|المهندس|المهندسة|الدكتور|الدكتورة|الاستاذ|الأستاذ|الأستاذة|م\.|د\.)\s+(?=\p{L})/iu;
const CREDENTIALS =
  /\s*,\s*(?:ph\.?d\.?|m\.?d\.?|mba|cpa|pmp|rn|pe|jd|esq\.?|cfa|cma|acca|bsn|msn|msc|ma|mph|shrm-cp|csm|cissp|lcsw|dds|pharmd|ms|bs|se)\b.*$/i;
const MAX_NAME_LINES = 14;

function readName(sources: ContactSources, email: string | undefined): Field | null {
  const stated = sources.facts.find((fact) => fact.labels.includes('name') && isNameLike(fact.value));
  const candidates = nameCandidates(sources.header.length > 0 ? sources.header : sources.rest, sources, email);
  const best = candidates.reduce<NameCandidate | null>(
    (top, candidate) => (!top || candidate.score > top.score ? candidate : top),
    null,
  );
  if (stated && (!best || best.score < 4))
    return { value: cleanName(stated.value), confidence: 0.95, place: placeOfLine(stated.line) };
  if (!best) {
    const elsewhere = nameCandidates([...sources.contact, ...sources.rest].slice(0, MAX_NAME_LINES), sources, email);
    const found = elsewhere.reduce<NameCandidate | null>(
      (top, candidate) => (!top || candidate.score > top.score ? candidate : top),
      null,
    );
    return found && { value: found.text, confidence: 0.6, place: found.place };
  }
  return { value: best.text, confidence: best.score >= 3 ? 0.97 : best.score >= 1.5 ? 0.88 : 0.65, place: best.place };
}

interface NameCandidate {
  text: string;
  score: number;
  place: Place;
}

function nameCandidates(lines: readonly Line[], sources: ContactSources, email: string | undefined): NameCandidate[] {
  const first = lines.slice(0, MAX_NAME_LINES);
  const sizes = first.flatMap((line) => line.cells.map((cell) => cell.size));
  const largest = Math.max(...sizes);
  const isUniform = Math.min(...sizes) > largest * 0.92;
  const candidates: NameCandidate[] = [];
  first.forEach((line, index) => {
    line.cells.forEach((cell, cellIndex) => {
      const next = first[index + 1]?.cells.find((other) => goesOnName(cell, other));
      const isHalf = !isUniform && cell.size >= largest * 0.97 && next;
      const texts = isHalf
        ? [`${cell.text}${HYPHENATED.test(cell.text) ? '' : ' '}${next.text}`]
        : [cell.text, ...firstPart(cell.text), ...firstOfItsLook(cell)];
      for (const raw of texts) {
        if (splitLabel(raw)) continue;
        const text = cleanName(raw);
        if (!isNameLike(text)) continue;
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
          score: score - (raw === cell.text || isHalf ? 0 : 0.2),
          place: { ...placeOfLine(line), x: cell.x, width: cell.width },
        });
      }
    });
  });
  return candidates;
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

/** A name in large type may take two lines. */
function goesOnName(cell: Fragment, next: Fragment): boolean {
  const words = (text: string) => text.trim().split(/\s+/).length;
  const isClose = next.baseline - cell.baseline < cell.size * 1.7;
  return (
    isClose &&
    Math.abs(next.size - cell.size) < 0.3 &&
    (words(cell.text) <= 3 || HYPHENATED.test(cell.text)) &&
    words(next.text) <= 2 &&
    titleScore(next.text) < 0.5 &&
    lookOf(next).bold === lookOf(cell).bold
  );
}

/** "Jane Doe — Software Engineer", "Jane Doe | Designer": what stands before the mark. */
function firstPart(text: string): string[] {
  const [first, ...others] = text.split(/\s*[|•·–—]\s+|\s+-\s+|\t|\s*,\s+/);
  return others.length > 0 && first ? [first] : [];
}

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
  const words = text.split(/\s+/);
  let score = 1.5 - position * 0.25;
  if (!isUniform) score += size >= largest * 0.97 ? 2.5 : size >= largest * 0.8 ? 0.5 : -0.5;
  if (isBold) score += 0.4;
  if (words.length >= 2 && words.length <= 4) score += 0.6;
  if (words.length === 1) score -= 0.4;
  score -= titleScore(text) * 2.5;
  if (organisationScore(text) >= 0.7) score -= 1.2;
  if (looksLikePlace(text)) score -= 2.5;
  if (matchHeading(text)?.isExact) score -= 3;
  if (author && fold(author) === fold(text)) score += 1.5;
  if (email && sharesWord(words, email)) score += 1.5;
  return score;
}

function sharesWord(words: readonly string[], email: string): boolean {
  const local = fold(email.split('@')[0]!).replace(/[^a-z]/g, '');
  return words.some((word) => {
    const folded = fold(word).replace(/[^a-z]/g, '');
    return folded.length >= 3 && local.includes(folded);
  });
}

function cleanName(text: string): string {
  return stripBullet(text)
    .replace(/\t.*/, '')
    .replace(HONORIFIC, '')
    .replace(CREDENTIALS, '')
    .replace(/\s*\((?:he|she|they|him|her|هو|هي)[^)]*\)\s*$/i, '')
    .replace(/^[\s,.:;|–—-]+|[\s,:;|–—-]+$/g, '')
    .trim();
}

function isNameLike(text: string): boolean {
  if (text.length < 2 || text.length > 60 || /[\d@/\\:;!?#%&*+=<>[\]{}|_]|https?|www\.|\.com/i.test(text)) return false;
  if (isDocumentTitle(text) || labelsOf(text).length > 0) return false;
  const words = text.split(/\s+/);
  if (words.length > 6) return false;
  if (/^[\u0600-\u06ff\s.'-]+$/.test(text)) return words.length >= 2;
  if (/^[\p{Script=Han}·\s]+$/u.test(text)) return text.replace(/\s/g, '').length <= 5;
  return (
    words.every((word) => /^['’"(“]?[\p{Lu}\p{Lo}]/u.test(word) || PARTICLES.has(fold(word).replace(/[^a-z]/g, ''))) &&
    !/[.,]\s+\p{Lu}\p{Ll}{3,}.*[.]$/u.test(text)
  );
}

// --- headline ---

const MAX_HEADLINE_LENGTH = 110;

function readHeadline(sources: ContactSources, name: Field | null): Field | null {
  const stated = sources.facts.find(
    (fact) => fact.labels.includes('headline') && fact.value.length < MAX_HEADLINE_LENGTH,
  );
  if (stated) return { value: stated.value, confidence: 0.9, place: placeOfLine(stated.line) };
  const after = name?.place;
  for (const line of sources.header.slice(0, MAX_NAME_LINES)) {
    for (const cell of line.cells) {
      for (const text of [cell.text, ...restAfterName(cell.text, name?.value)]) {
        if (!isHeadline(text, name?.value)) continue;
        const isBelow = after && Math.abs(line.y - after.y) < after.height * 4;
        return {
          value: text.trim(),
          confidence: titleScore(text) >= 0.5 && isBelow ? 0.92 : 0.75,
          place: { ...placeOfLine(line), x: cell.x, width: cell.width },
        };
      }
    }
  }
  return null;
}

function restAfterName(text: string, name: string | undefined): string[] {
  if (!name || !text.startsWith(name) || text.length === name.length) return [];
  return [text.slice(name.length).replace(/^[\s,|•·–—-]+/, '')];
}

function isHeadline(text: string, name: string | undefined): boolean {
  if (text.length > MAX_HEADLINE_LENGTH || text.length < 3 || (name && text.includes(name))) return false;
  if (
    /@|https?:|www\.|\d{4}/.test(text) ||
    findPhones(text).length > 0 ||
    looksLikePlace(text) ||
    isDocumentTitle(text)
  )
    return false;
  return text.split(/\s+[|•·–—-]\s+|,|\/|&/).some((part) => titleScore(part) >= 0.5);
}

// --- location ---

const STREET =
  /\d+[\w-]*\s+\p{L}|\b(?:street|st|road|rd|ave|avenue|lane|drive|blvd|apt|flat|bldg|building|block|villa|p\.?\s?o\.?\s?box|calle|rue|strasse|straße|rua|av)\b|شارع|حي|مبنى|بناية/iu;

function readLocation(sources: ContactSources, name: Field | null): Field | null {
  const stated = (label: Label): Field | null => {
    const fact = sources.facts.find(
      (each) =>
        each.labels.includes(label) && each.value.length > 1 && each.value.length < 120 && !/@/.test(each.value),
    );
    return fact ? { value: fact.value.replace(/[.,;\s]+$/, ''), confidence: 0.9, place: placeOfLine(fact.line) } : null;
  };
  const near = [...sources.header.slice(0, 20), ...sources.contact.slice(0, 20)];
  let best: { field: Field; score: number } | null = null;
  for (const line of near) {
    for (const cell of line.cells) {
      for (const part of contactParts(cell.text)) {
        if (part === name?.value || isDocumentTitle(part)) continue;
        const score = locationScore(part);
        if (score > (best?.score ?? 0))
          best = {
            score,
            field: {
              value: part,
              confidence: score >= 3 ? 0.95 : 0.8,
              place: { ...placeOfLine(line), x: cell.x, width: cell.width },
            },
          };
      }
    }
  }
  if (best && best.score >= 2.5) return best.field;
  return stated('location') ?? best?.field ?? stated('current_location');
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
    .split(/\s*[|│•●▪◦⋄◆]\s*|\s+[·∙⋅]\s+|\s{2,}|\t|\s,\s|\s+[–—-]\s+(?=\p{Lu}\p{Ll}+:)|\s+\/\/\s+/u)
    .map((part) =>
      part
        .replace(/^[\s,،;:()·•–—-]+|[\s,،;:(·•–—-]+$/g, '')
        .replace(/^(?:email|e-?mail|phone|mobile|tel|mob|address|location)(?:\s*[:.]\s*|$)/i, '')
        .trim(),
    )
    .filter((part) => part.length > 1);
}

function locationScore(text: string): number {
  if (text.length > 110 || titleScore(text) >= 0.5) return 0;
  if (looksLikePlace(text)) return /[,،]/.test(text) ? 4 : placeKind(text) === 'remote' ? 0.5 : 3;
  const trailing = splitTrailingPlace(text);
  const words = text.split(/\s+/).length;
  if (trailing && words <= 14)
    return STREET.test(text) ? 3.5 : organisationScore(trailing.rest) >= 0.7 ? 1.2 : words <= 9 ? 3.2 : 2.5;
  if (STREET.test(text) && /[,،]/.test(text) && words <= 14) return 1.5;
  return 0;
}

// --- links ---

function readLinks(near: readonly Line[], rest: readonly Line[]): Contact['links'] {
  const links: Contact['links'] = { linkedin: null, github: null, website: null, other: [] };
  const add = (kind: LinkKind, field: Field) => {
    if (kind === 'profile' || links[kind]) {
      if (
        !links.other.some((other) => other.value === field.value) &&
        !(kind !== 'profile' && links[kind]?.value === field.value)
      )
        links.other.push(field);
    } else links[kind] = field;
  };
  for (const [i, line] of near.entries()) {
    for (const cell of line.cells) {
      const place = { ...placeOfLine(line), x: cell.x, width: cell.width };
      const printed = findLinks(wholeAddress(cell, line, near[i + 1]));
      for (const link of printed) add(link.kind, { value: link.url, confidence: 0.97, place });
      for (const span of cell.spans) {
        if (!span.link || !/^https?:/i.test(span.link)) continue;
        if (printed.some((link) => isSameAddress(link.url, span.link!))) continue;
        const kind = linkKind(span.link);
        const isNamed = findLinks(span.text).length > 0;
        if (!isNamed && (kind !== 'website' || !links.website))
          add(kind, { value: span.link, confidence: 0.93, place: { ...place, x: span.x, width: span.width } });
      }
    }
  }
  for (const line of rest) {
    for (const link of findLinks(line.text)) {
      if ((link.kind === 'linkedin' && !links.linkedin) || (link.kind === 'github' && !links.github))
        links[link.kind] = { value: link.url, confidence: 0.6, place: placeOfLine(line) };
    }
  }
  return links;
}

/** A long address may break at a hyphen or slash at the end of a line. */
function wholeAddress(cell: Fragment, line: Line, next: Line | undefined): string {
  const text = cell.text.replace(/(linkedin\.com\/in\/|github\.com\/)\s+(?=\S)/i, '$1');
  const last = /\S+[/-]$/.exec(text)?.[0];
  const isBroken =
    last !== undefined && /\.[a-z]{2,}\//i.test(last) && cell === line.cells.at(-1) && next !== undefined;
  const rest = isBroken ? (/^[\w%./-]+/.exec(next.text)?.[0] ?? '') : '';
  return text + rest;
}

function isSameAddress(a: string, b: string): boolean {
  const bare = (url: string) =>
    url
      .replace(/^https?:\/\//i, '')
      .replace(/^www\./i, '')
      .replace(/\/$/, '')
      .toLowerCase();
  return bare(a) === bare(b) || bare(b).startsWith(bare(a));
}
