import { fold } from '@vitae/language/fold';
import { CITIES, COUNTRIES, REGIONS } from '@vitae/language/places';
import { endsBeforeTown } from '../../parsing/phrases/places.ts';

export const isPlace = (name: string) => [CITIES, COUNTRIES, REGIONS].some((places) => places.has(fold(name)));

/** "Bristol", and "Croydon Whitgift". */
export const isOfPlace = (part: string) => isPlace(part) || (/^\S+ \S+$/.test(part) && isPlace(part.split(' ')[0]!));

/** "Aix-Marseille" is one name; a longer one has its town behind it. */
const isTownBehind = (own: string, organisation: string) => / /.test(own) || /, \p{Lu}{2}$/u.test(organisation);

/** "The Salt Shed, Bristol (seafood, 90 covers)" as "The Salt Shed"; what stands behind a comma in small letters is no name. */
export function withoutTown(organisation: string): string {
  // "Chisholm Trail Grill-Fort Worth, TX"
  const [, own = '', town = ''] =
    /^(.{3,60}?) ?[-–] ?(\p{Lu}[\p{L} ]{2,25})(?:, \p{Lu}{2})?$/u.exec(organisation) ?? [];
  // "University of Wisconsin–Madison" is one of several.
  const isCampus = /^University of /.test(own) && /\S[-–]\S/u.test(organisation);
  if (own && !isCampus && !/ [-–]$/.test(own) && isPlace(town) && isTownBehind(own, organisation)) return own;
  const [first = '', ...rest] = organisation.replace(/\s*\([^()]*\)\s*(?=,|$)/g, '').split(/,\s*/);
  // "University of California, Berkeley"
  const isOfName = (part: string) => part === rest[0] && endsBeforeTown(first, part);
  return [first, ...rest.filter((part) => isOfName(part) || (!isOfPlace(part) && !/^\p{Ll}/u.test(part)))].join(', ');
}

/** Where somebody has a page, and neither a skill nor an employer. */
export const IS_A_SITE = /^(?:GitHub|GitLab|LinkedIn|YouTube|WhatsApp|TikTok|FaceTime)$/i;

/** "San Antonio, TX" */
export const isTownWithState = (text: string) => /^\p{Lu}[\p{L}.' -]{2,30}, [A-Z]{2,3}$/u.test(text);
