import { placeOfLine } from '../layout/place-of.ts';
import { isDocumentTitle } from '../phrases/heading-words.ts';
import { findPhones } from '../phrases/phone.ts';
import { looksLikePlace } from '../phrases/places.ts';
import { titleScore } from '../phrases/words.ts';
import type { Field } from '../result.ts';
import type { ContactSources } from './contact-sources.ts';
import { MAX_NAME_LINES } from './name.ts';

const MAX_HEADLINE_LENGTH = 110;

/** The profession under or beside the name. */
export function readHeadline(sources: ContactSources, name: Field | null): Field | null {
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
