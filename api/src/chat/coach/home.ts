import { fold } from '@vitae/language/fold';
import { CITIES } from '@vitae/language/places';
import { placesIn } from '@vitae/language/regions-of-places';
import type { Turn } from './turn.ts';

/** Where somebody lives now. */
export interface Home {
  city: string;
  country?: string;
}

const MOVED =
  /\b(?:(?:have |'ve |ve )?(?:just |now |recently )*(?:moved|relocated|shifted)(?: house)?|(?:now |currently )*(?:live|living|based)(?: now)?|my (?:new )?(?:city|location|home)(?: now)? is(?: now)?|(?:change|update|set) my (?:city|location) to)\s+(?:to |in |at |from .{2,30} to )?(?<place>\p{L}[^,.;!?\n\d]{1,60})|(?:انتقلت|نقلت|سكنت|ساكن|ساكنة|عايش|عايشة|صرت)\s+(?:الآن |الان |حاليا )?(?:إلى|الى|ل|في|ب)\s?(?<arabic>\p{Script=Arabic}[^،,.؟\d\n]{1,40})/iu;
/** What else is said behind the place. */
const BEHIND =
  /\s(?:and|so|but|now|last|this|since|pls|please|update|change|for|with|و(?=\p{L}))\p{L}*(?:\s.*)?$|\sو.*$/iu;
const WORDS_MAX = 4;

/** Cities that Arabic names, as a resume in English has them. */
const IN_ENGLISH: ReadonlyMap<string, string> = new Map([
  ['دبي', 'Dubai'],
  ['ابوظبي', 'Abu Dhabi'],
  ['ابو ظبي', 'Abu Dhabi'],
  ['الشارقه', 'Sharjah'],
  ['عجمان', 'Ajman'],
  ['العين', 'Al Ain'],
  ['الرياض', 'Riyadh'],
  ['جده', 'Jeddah'],
  ['الدمام', 'Dammam'],
  ['الخبر', 'Khobar'],
  ['مكه', 'Makkah'],
  ['الدوحه', 'Doha'],
  ['الكويت', 'Kuwait City'],
  ['المنامه', 'Manama'],
  ['مسقط', 'Muscat'],
  ['القاهره', 'Cairo'],
  ['الاسكندريه', 'Alexandria'],
  ['عمان', 'Amman'],
  ['بيروت', 'Beirut'],
]);

/** "i moved to abu dhabi"; null where a message tells of no such thing, or tells it in a story. */
export function newHomeIn({ text, resume }: Turn): Home | null {
  const groups = MOVED.exec(text)?.groups;
  const typed = (groups?.place ?? groups?.arabic)?.replace(BEHIND, '').trim();
  if (!typed || !resume || typed.split(/\s+/).length > WORDS_MAX) return null;
  const [known] = placesIn(typed);
  const name = known ? known.words.join(' ') : typed;
  // A word in small letters that names no known place may be anything: "moved to a new role".
  if (!known && name === name.toLowerCase() && !CITIES.has(fold(name))) return null;
  const isArabic = resume.data.language.startsWith('ar');
  const city = isArabic ? name : (IN_ENGLISH.get(fold(name)) ?? withCapitals(name));
  return { city, ...(known && countryOf(known.region, resume.data)) };
}

const withCapitals = (name: string): string =>
  name === name.toLowerCase() ? name.replace(/\p{L}+/gu, (word) => word[0]!.toUpperCase() + word.slice(1)) : name;

/** Left as it stands where the new city is in the same country, however the resume names it. */
function countryOf(region: string, { personal, language }: NonNullable<Turn['resume']>['data']): { country?: string } {
  if (placesIn(personal.country)[0]?.region === region) return {};
  const country = new Intl.DisplayNames(language.startsWith('ar') ? 'ar' : 'en', { type: 'region' }).of(region);
  return country ? { country } : {};
}
