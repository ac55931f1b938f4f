import { fold } from '@vitae/language/fold';
import { LEGAL_FORMS } from '@vitae/language/organisations';
import { CITIES, COMPASS_WORDS, COUNTRIES, REGIONS, REMOTE_WORDS, STATE_CODES } from '@vitae/language/places';
import { CAMPUS_TOWNS, UNIVERSITIES_BY_TOWN } from '@vitae/language/schools';
import { remembered } from './remembered.ts';
import { organisationScore } from './words.ts';

export type PlaceKind = 'country' | 'region' | 'state-code' | 'city' | 'remote' | 'postcode';

const POSTCODE =
  /^(?:\d{5}(?:-\d{4})?|[a-z]\d[a-z]\s?\d[a-z]\d|[a-z]{1,2}\d[a-z\d]?\s?\d[a-z]{2}|\d{4,6}|\d{5}-?\d{3})$/;
const MAX_PLACE_WORDS = 6;
const MAX_TOWN_LENGTH = 60;
/** From here on a phrase has an organisation's word in it. */
const NAMED_ORGANISATION = 0.6;

/** "г. Тверь", "مدينة العين": a word for a town before its name. */
const TOWN_WORD = /^(?:г\.|гор\.|город|м\.|місто|гр\.|مدينة|ciudad de|ville de|cidade de)\s+(?=\p{Lu}|\p{Lo})/u;

/** What a single part of an address is ("Austin", "TX", "Germany"), if it is known. */
export function placeKind(part: string): PlaceKind | null {
  const trimmed = part
    .trim()
    .replace(/^[([]([^()[\]]*)[)\]]$/, '$1')
    .replace(/\.$/, '');
  const [word] = TOWN_WORD.exec(trimmed) ?? [];
  if (word && isPlaceLike(trimmed.slice(word.length))) return 'city';
  if (STATE_CODES.has(trimmed)) return 'state-code';
  const folded = fold(trimmed).replace(/\s+/g, ' ');
  if (REMOTE_WORDS.has(folded)) return 'remote';
  if (isNamed(COUNTRIES, folded)) return 'country';
  if (isNamed(CITIES, folded)) return 'city';
  if (isNamed(REGIONS, folded)) return 'region';
  if (POSTCODE.test(folded)) return 'postcode';
  const [, before, code] = /^(.*?)\s((?:[A-Z]{2}|[A-Z]{3}))(?:\s\d{5}(?:-\d{4})?)?$/.exec(trimmed) ?? [];
  if (before !== undefined && code && STATE_CODES.has(code) && (before === '' || mayBeTown(before)))
    return LEGAL_FORMS.has(code.toLowerCase()) && !CITIES.has(fold(before)) ? null : 'city';
  if (trimmed.length <= MAX_TOWN_LENGTH && AROUND_TOWN.test(trimmed)) return 'city';
  const [, land, inside] = /^(\p{L}[\p{L} ]+?)\s?\((\p{L}[\p{L} ]+)\)$/u.exec(trimmed) ?? [];
  if (land && inside && COUNTRIES.has(fold(land)) && placeKind(inside)) return 'city';
  if (HAN_ADDRESS.test(trimmed) || JAPANESE_ADDRESS.test(trimmed) || KOREAN_ADDRESS.test(trimmed)) return 'city';
  const [, town] = /^(.+)\s\([A-Z]{2}\)$/.exec(trimmed) ?? [];
  if (town && isPlaceLike(town)) return 'city';
  const [, coded] = /^(\p{Lu}.+)\s\([A-Z]{1,2}\d{1,2}[A-Z]?\)$/u.exec(trimmed) ?? [];
  if (coded && placeKind(coded)) return 'city';
  if (/^\p{Lu}[\p{L}'’-]+(?:\s\p{Lu}[\p{L}'’-]+)?\sCity$/u.test(trimmed)) return 'city';
  const [, whole] = /^(\p{Lu}[\p{L}'’]+)-\p{Lu}[\p{L}'’-]+$/u.exec(trimmed) ?? [];
  if (whole && CITIES.has(fold(whole))) return 'city';
  const [, wholeTown] = DISTRICT_OF_TOWN.exec(trimmed) ?? [];
  if (wholeTown && CITIES.has(fold(wholeTown))) return 'city';
  if (/^(?:Co\.|County)\s\p{Lu}\p{Ll}+$/u.test(trimmed)) return 'region';
  if (isPartOfPlace(folded) || TOWN_ON_SOMETHING.test(trimmed)) return 'city';
  const townThenCode =
    /^(.*?)\s(?:[A-Z]{1,2}\d[A-Z\d]?(?:\s\d[A-Z]{2})?|[A-Z]\d[A-Z]\s?\d[A-Z]\d|\d{4,6}|\d{5}-\d{3,4})$/.exec(trimmed);
  if (townThenCode && ['city', 'region', 'country'].includes(placeKind(townThenCode[1]!) ?? '')) return 'city';
  if (isTownThenRegion(folded)) return 'city';
  const postcodeFirst =
    /^(?:[A-Z]{1,2}-)?(?:\d{4,6}|\d{2}-\d{3}|\d{4}-\d{3}|\d{3}\s\d{2}|\d{4}\s?[A-Z]{2})\s(\p{L}.*)$/u.exec(trimmed);
  if (postcodeFirst && (isPlaceLike(postcodeFirst[1]!) || DISTRICT_OF_TOWN.test(postcodeFirst[1]!))) return 'city';
  const [, shortCoded] = /^\d{3}\s(\p{Lu}.*)$/u.exec(trimmed) ?? [];
  if (shortCoded && CITIES.has(fold(shortCoded))) return 'city';
  const stateThenZip = /^([A-Z]{2})\s\d{5}/.exec(trimmed);
  if (stateThenZip && STATE_CODES.has(stateThenZip[1]!)) return 'state-code';
  return null;
}

/** "N.C.", whose last dot may have been taken for the end of a sentence. */
function isNamed(places: ReadonlySet<string>, folded: string): boolean {
  return places.has(folded) || places.has(`${folded}.`);
}

/** "Greater Chicago Area", "Paris et périphérie", "Stuttgart und Umgebung", "Madrid y alrededores". */
const AROUND_TOWN =
  /^(?:Greater\s\p{Lu}[\p{L}.'’-]+(?:\s\p{Lu}[\p{L}.'’-]+){0,3}|(?:Greater\s)?\p{Lu}[\p{L}.'’-]+(?:[\s-]\p{Lu}[\p{L}.'’-]+){0,3}\s(?:Area|Metropolitan Area|Metropolitan Region|Bay Area|et périphérie|und Umgebung|y alrededores|e arredores|e dintorni|i okolice))$/u;

/** A Chinese address names province, town and district without a mark between them. */
const HAN_ADDRESS =
  /^(?:中国)?(?:\p{Script=Han}{2,4}(?:省|自治区))?\p{Script=Han}{2,5}(?:市|自治州)(?:\p{Script=Han}{1,5}[区县區縣])?$/u;

/** Prefecture, town and ward, and perhaps the block: 東京都新宿区西新宿2-8-1. */
const JAPANESE_ADDRESS =
  /^[\p{Script=Han}]{2,3}[都道府県][\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]{0,12}(?:[\d０-９-]{1,10})?$/u;

/** Province or great town, then towns and wards: "서울시 마포구", "경기도 성남시 분당구". */
const KOREAN_ADDRESS =
  /^\p{Script=Hangul}{1,5}(?:특별시|광역시|특별자치시|특별자치도|시|도)(?:\s\p{Script=Hangul}{1,5}[시군구]){1,2}(?:\s\p{Script=Hangul}{1,6}\d{0,3}[동읍면로길])?(?:\s\d[\d-]*)?$/u;

/** "Paris 15e", "Praha 3", "Colombo 07", "Aarhus C", "Dhaka-1207": a town and a part of it. */
const DISTRICT_OF_TOWN = /^(\p{Lu}.+?)(?:\s\d{1,2}(?:e|er|ème|eme)?|\s\p{Lu}|-\d{3,6})$/u;

/** "Stratford-upon-Avon", "Weston-super-Mare", "Saint-Rémy-de-Provence" */
const TOWN_ON_SOMETHING =
  /^\p{Lu}\p{L}+(?:-\p{Lu}\p{L}+)?-(?:upon|on|by|in|under|super|next|le|la|les|lez|lès|sur|sous|en|aux|an|am)(?:-(?:der|dem|la|le|the))?-\p{Lu}\p{L}+$/u;

/** "North London", "Upstate New York", "Nord-Berlin": a known place behind a word for a part of it. */
function isPartOfPlace(folded: string): boolean {
  const words = folded.split(/[\s-]+/);
  return [1, 2].some((count) => {
    const rest = words.slice(count).join(' ');
    return (
      COMPASS_WORDS.has(words.slice(0, count).join(' ')) &&
      (CITIES.has(rest) || REGIONS.has(rest) || COUNTRIES.has(rest))
    );
  });
}

/** "Boston Massachusetts": a town and its region with only a space between. */
function isTownThenRegion(folded: string): boolean {
  const words = folded.split(' ');
  return words.some((_, i) => {
    const [town, rest] = [words.slice(0, i).join(' '), words.slice(i).join(' ')];
    return CITIES.has(town) && (REGIONS.has(rest) || COUNTRIES.has(rest));
  });
}

/** "Sickle Cell Alliance UK" is no town. */
function mayBeTown(text: string): boolean {
  return isPlaceLike(text) && organisationScore(text) < NAMED_ORGANISATION;
}

/** Words that may be a town's name: few, capitalised, no figures. */
function isPlaceLike(text: string): boolean {
  const words = text.trim().split(/\s+/);
  return (
    words.length <= 4 &&
    words.every((word) => /^\p{Lu}|^\p{Lo}|^(?:de|la|del|of|am|an|der|bei|sur|upon|al|el|do|da|di)$/u.test(word))
  );
}

const PART_SEPARATOR = /\s*[,،、]\s*|\s+[-–—/|]\s+|\s*[/]\s*/;

/** "T Nagar, Chennai - 600 017", "Chengalpet 603105": six figures, as in India, behind the name of a town. */
const ENDS_IN_POSTCODE = /^\p{Lu}[\p{L}.'’-]*(?:,? \p{Lu}[\p{L}.'’-]*){0,3}(?:\s?[,–-]\s?| )(?:\d{6}|\d{3} \d{3})$/u;

/** Whether a whole piece of text is a place: "Austin, TX", "Remote", "Riyadh, Saudi Arabia". */
export const looksLikePlace = remembered((text): boolean => {
  const trimmed = text.trim().replace(/^[([]\s*([^()[\]]*?)\s*[)\]]$/, '$1');
  if (trimmed.length < 2 || trimmed.length > 60 || trimmed.split(/\s+/).length > MAX_PLACE_WORDS + 2) return false;
  if (ENDS_IN_POSTCODE.test(trimmed) && organisationScore(trimmed) < NAMED_ORGANISATION) return true;
  const withoutMode = trimmed.replace(/\s*[([](?:remote|hybrid|on-?site|onsite)[)\]]\s*$/i, '');
  const parts = withoutMode.split(PART_SEPARATOR).filter(Boolean);
  const kinds = parts.map(placeKind);
  if (parts.length === 1) return kinds[0] !== null && kinds[0] !== 'state-code' && kinds[0] !== 'postcode';
  if (kinds.every((kind) => kind !== null)) return true;
  // "Los Gatos, CA" and "Zgierz, Poland": an unknown town before a known state or country.
  const last = kinds.at(-1);
  const isKnownEnd = last === 'country' || last === 'region' || last === 'state-code';
  // Beside a known town an unknown name is that of a company: "Acme Labs, Chicago, IL".
  const [first, ...others] = kinds;
  return (
    isKnownEnd &&
    first === null &&
    others.every((kind) => kind !== null && kind !== 'city') &&
    isPlaceLike(parts[0]!) &&
    organisationScore(parts[0]!) < NAMED_ORGANISATION &&
    parts[0]!.length <= 30
  );
});

interface Parted {
  rest: string;
  place: string;
}

/**
 * Takes a place off the end of a text: "Product Manager, Google, Mountain View, CA, USA" leaves "Product Manager,
 * Google". Returns null where the text does not end in a place or is nothing but one.
 */
export function splitTrailingPlace(text: string): Parted | null {
  const separators = [...text.matchAll(/[,،、]\s*|\s+[-–—|•·]\s+|\s+in\s+(?=\p{Lu})/gu)];
  let best: Parted | null = null;
  for (let i = separators.length - 1; i >= 0 && i >= separators.length - 5; i--) {
    const separator = separators[i]!;
    const place = text.slice(separator.index + separator[0].length).trim();
    const rest = text.slice(0, separator.index).trim();
    if (!rest || !looksLikePlace(place)) {
      if (best) break;
      continue;
    }
    // An unknown word may join the place only as the town before a state or country.
    best = { rest, place };
  }
  return best && withTownOfName(text, best);
}

/** "University of California, Berkeley, CA": of what was taken off, the town belongs to the name. */
function withTownOfName(text: string, found: Parted): Parted | null {
  const { rest, place } = found;
  const [town] = place.split(PART_SEPARATOR, 1);
  if (!town || !endsBeforeTown(rest, place)) return found;
  const name = text.slice(0, text.lastIndexOf(place) + town.length);
  const left = place.slice(town.length).replace(/^[\s,،、|/–—-]+/u, '');
  return left === '' ? null : { rest: name, place: left };
}

/** Whether a text ends in a name that is whole only with the town that follows: "University of California" before "Berkeley". */
export function endsBeforeTown(text: string, following: string): boolean {
  const named = fold(text.split(PART_SEPARATOR).at(-1)!).replace(/^the /, '');
  const [town = ''] = following.split(PART_SEPARATOR, 1);
  return UNIVERSITIES_BY_TOWN.has(named) && (placeKind(town) === 'city' || CAMPUS_TOWNS.has(fold(town.trim())));
}
