import { fold } from '@vitae/language/fold';
import { COUNTRIES } from '@vitae/language/places';
import { placeKind } from './phrases/places.ts';

interface Address {
  address: string;
  postalCode: string;
  city: string;
  region: string;
  country: string;
}

/**
 * Postal codes as the members of the Universal Postal Union write them (UPU, "Addressing systems"), before or behind a
 * town: Britain, Canada, the Netherlands, a country's letter and a dash, Brazil and ZIP+4, Poland, Sweden, plain digits.
 */
const CODE =
  '[A-Z]{1,2}\\d[A-Z\\d]? ?\\d[A-Z]{2}|[A-Z]\\d[A-Z] ?\\d[A-Z]\\d|\\d{4} ?[A-Z]{2}|[A-Z]{1,2}-\\d{4,5}|\\d{5}-\\d{3,4}|\\d{2}-\\d{3}|\\d{3} \\d{2}|\\d{4,6}';
const BEFORE_TOWN = new RegExp(`^(${CODE})(?:\\s+(?=\\p{L})|$)`, 'u');
const BEHIND_TOWN = new RegExp(`(?<=[\\p{L}.])\\s+(${CODE})$`, 'u');
const POST_BOX = /\bbox\b|ص\.?\s?ب/iu;

/** "22 Heron Way, Truro TR1 3FG" in the parts that the builder edits. What is no town, region or country is the street. */
export function toAddress(location: string): Address {
  const parts = location.split(/\s*[,،]\s*/).filter(Boolean);
  const address: Address = { address: '', postalCode: '', city: '', region: '', country: '' };
  // Codes of countries are among those of states: "Dubai, UAE".
  if (COUNTRIES.has(fold(parts.at(-1) ?? '')) || kindOfLast(parts) === 'country') address.country = parts.pop()!;
  address.postalCode = takePostalCode(parts);
  if (parts.length > 1 && ['region', 'state-code'].includes(kindOfLast(parts) ?? '')) address.region = parts.pop()!;
  // "Campinas, São Paulo, Brasil": a region that bears the name of its town.
  else if (address.country !== '' && parts.length > 1 && parts.slice(-2).every((part) => placeKind(part) === 'city'))
    address.region = parts.pop()!;
  address.city = parts.pop() ?? '';
  address.address = parts.join(', ');
  return address;
}

function kindOfLast(parts: readonly string[]) {
  const last = parts.at(-1);
  return last === undefined ? null : placeKind(last);
}

/** Takes the code out of the last part that has one. The first of several is a street, whose numbers may be long. */
function takePostalCode(parts: string[]): string {
  const first = parts.length > 1 ? 1 : 0;
  for (let index = parts.length - 1; index >= first; index--) {
    const part = parts[index]!;
    const found = POST_BOX.test(part) ? null : (BEFORE_TOWN.exec(part) ?? BEHIND_TOWN.exec(part));
    if (!found) continue;
    const town = part.replace(found[0], '').trim();
    if (town === '') parts.splice(index, 1);
    else parts[index] = town;
    return found[1]!;
  }
  return '';
}
