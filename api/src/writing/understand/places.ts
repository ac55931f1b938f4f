import { fold } from '@vitae/language/fold';
import { CITIES, COUNTRIES, REGIONS } from '@vitae/language/places';

export const isPlace = (name: string) => [CITIES, COUNTRIES, REGIONS].some((places) => places.has(fold(name)));

/** "The Salt Shed, Bristol (seafood, 90 covers)" as "The Salt Shed"; what stands behind a comma in small letters is no name. */
export function withoutTown(organisation: string): string {
  const [first = '', ...rest] = organisation.replace(/\s*\([^()]*\)\s*$/, '').split(/,\s*/);
  return [first, ...rest.filter((part) => !isPlace(part) && !/^\p{Ll}/u.test(part))].join(', ');
}
