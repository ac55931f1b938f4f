import { fold } from '@vitae/language/fold';
import { IDENTITY_WORDS } from '@vitae/language/persons';
import { anyOf } from '@vitae/language/phrases';
import type { Line } from '../layout/line.ts';
import { placeOfLine } from '../layout/place-of.ts';
import { findDates } from '../phrases/dates.ts';
import { findEmails, findLinks } from '../phrases/links.ts';
import { findPhones } from '../phrases/phone.ts';
import type { Field } from '../result.ts';
import { mendBrokenAddresses } from './broken-addresses.ts';
import { type ContactLinks, readLinks } from './contact-links.ts';
import type { ContactSources } from './contact-sources.ts';
import { readHeadline } from './headline.ts';
import { readLocation } from './location.ts';
import { readName } from './name.ts';
import type { Fact } from './personal.ts';

export interface Contact {
  name: Field | null;
  headline: Field | null;
  email: Field | null;
  phone: Field | null;
  location: Field | null;
  links: ContactLinks;
}

/** Who the resume is of and how to reach them. */
export function readContact(sources: ContactSources): Contact {
  const near = mendBrokenAddresses([...sources.header, ...sources.contact]);
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

const IDENTITY_WORD = new RegExp(`(?<!\\p{L})(?:${anyOf(IDENTITY_WORDS)})(?!\\p{L})`, 'u');

/** "HP 8555 0163" */
const PHONE_WORD =
  /\b(?:tel(?:ephone)?|phone|ph|hand ?phone|hp|mobile|mob|cell|whats ?app)\.?(?: (?:no|number)\.?)?[\s:.-]*$/i;

const MAX_LABEL_LENGTH = 60;

/** What stands before a number, back to the mark that parts it from another fact. */
function partBefore(text: string, index: number): string {
  return text
    .slice(Math.max(0, index - MAX_LABEL_LENGTH), index)
    .split(/[|·•]|\s[-–—]\s/)
    .at(-1)!;
}

function readPhone(lines: readonly Line[], facts: readonly Fact[]): Field | null {
  const labelled = facts.find((fact) => fact.labels.includes('phone') && findPhones(fact.value).length > 0);
  const candidates = lines.flatMap((line) =>
    line.cells.flatMap((cell, index) => {
      const text = cell.text;
      const lead = line.cells[0]!.text.slice(-MAX_LABEL_LENGTH);
      const label = index === 0 || /[:：]\s*\S/.test(lead) ? '' : `${lead} `;
      const links = findLinks(text);
      return findPhones(text)
        .filter((phone) => !IDENTITY_WORD.test(fold(`${label}${partBefore(text, phone.index)}`)))
        .filter((phone) => !links.some((link) => phone.index >= link.index && phone.index < link.index + link.length))
        .filter(
          (phone) =>
            !findDates(text).some(
              (date) =>
                date.isRange && phone.index < date.index + date.length && phone.index + phone.text.length > date.index,
            ),
        )
        .map((phone) => ({ phone, line, cell, isLabelled: PHONE_WORD.test(text.slice(0, phone.index)) }));
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
        confidence: first.phone.isValid ? 0.97 : first.isLabelled ? 0.95 : 0.8,
        place: { ...placeOfLine(first.line), x: first.cell.x, width: first.cell.width },
      }
    : null;
}
