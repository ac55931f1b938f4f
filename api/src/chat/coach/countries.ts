import { GULF_CODES, type RegionCode } from '@vitae/contract/regions';
import { fold } from '@vitae/language/fold';
import { otherCountriesIn, placesIn } from '@vitae/language/regions-of-places';
import { type Turn, textsOfUser } from './turn.ts';

// Countries whose everyday law the knowledge base knows beside the regions that a resume may be written for.

/** ISO 3166. */
export const COUNTRY_CODES = ['AU', 'CA', 'DE', 'KE', 'NZ', 'PH', 'ZA'] as const;
export type CountryCode = (typeof COUNTRY_CODES)[number];
export type Place = RegionCode | CountryCode;

/** They say where, and what is asked about as well. */
const INSTITUTIONS = {
  AU: 'fair work',
  DE: 'german law|probezeit|kundigung\\w*|arbeitsvertrag|arbeitszeugnis|arbeitsagentur|arbeitsamt',
  PH: 'dole',
  ZA: 'ccma',
} as const;
const IS_INSTITUTION = new RegExp(`^(?:${Object.values(INSTITUTIONS).join('|')})$`, 'u');

const NAMES: readonly (readonly [CountryCode, RegExp])[] = [
  [
    'DE',
    new RegExp(
      `\\b(?:germany|deutschland|berlin|munich|munchen|hamburg|frankfurt|cologne|koln|stuttgart|dusseldorf|leipzig|${INSTITUTIONS.DE})\\b|المانيا|برلين|ميونخ|هامبورغ`,
      'u',
    ),
  ],
  ['KE', /\b(?:kenya|kenyan|nairobi|mombasa|kisumu|nakuru|eldoret)\b|كينيا|نيروبي/u],
  [
    'ZA',
    new RegExp(
      `\\b(?:south africa\\w*|johannesburg|joburg|jhb|cape town|durban|pretoria|gauteng|${INSTITUTIONS.ZA})\\b|جنوب افريقيا|كيب تاون`,
      'u',
    ),
  ],
  [
    'PH',
    new RegExp(
      `\\b(?:philippines?|filipino|pinas|pilipinas|manila|cebu|davao|quezon|makati|taguig|pasig|${INSTITUTIONS.PH})\\b|الفلبين|مانيلا`,
      'u',
    ),
  ],
  [
    'CA',
    /\b(?:canada|canadian|ontario|toronto|vancouver|british columbia|alberta|calgary|edmonton|ottawa|montreal|quebec|winnipeg|manitoba|nova scotia|saskatchewan)\b|كندا|تورنتو/u,
  ],
  [
    'AU',
    new RegExp(
      `\\b(?:australia\\w*|aussie|sydney|melbourne|brisbane|adelaide|canberra|queensland|new south wales|nsw|${INSTITUTIONS.AU})\\b|استراليا|سيدني|ملبورن|بريزبن`,
      'u',
    ),
  ],
  ['NZ', /\b(?:new zealand\w*|nz|auckland|wellington|christchurch)\b|نيوزيلندا|نيوزلندا|اوكلاند/u],
];
/** Money and telephone say where somebody is, too. */
const CURRENCIES: readonly (readonly [Place, RegExp])[] = [
  ['KE', /\b(?:kes|ksh|kshs)\b/iu],
  ['ZA', /\bzar\b|(?<![\p{L}\d])R\s?\d{1,3}[ ,]\d{3}/u],
  ['PH', /\bphp\b(?=\s?\d)|₱|\bpesos\b/iu],
  ['CA', /\bcad\b|C\$/iu],
  ['AU', /\baud\b|A\$/iu],
  ['NZ', /\bnzd\b|NZ\$/iu],
  ['IN', /₹|\b(?:inr|lpa|lakhs?|lacs?|ctc)\b/iu],
  ['GB', /£|\bgbp\b/iu],
  ['AE', /\baed\b|درهم|\bdirhams?\b/iu],
  ['SA', /\bsar\b|ريال سعودي/iu],
  ['QA', /\bqar\b/iu],
  ['KW', /\bkwd\b/iu],
  ['BH', /\bbhd\b/iu],
  ['OM', /\bomr\b/iu],
  ['EU', /€|\beur\b/iu],
];
const PHONES: readonly (readonly [Place, RegExp])[] = [
  ['US', /^(?:\+?1[-. ])?\(?\d{3}\)?[-. ]\d{3}[-. ]\d{4}$/u],
  ['KE', /^\+?254\b/u],
  ['ZA', /^\+?27\b/u],
  ['PH', /^\+?63\b/u],
  ['DE', /^\+?49\b/u],
  ['AU', /^\+?61\b/u],
  ['NZ', /^\+?64\b/u],
  ['GB', /^\+?44\b|^07\d{3}/u],
  ['IN', /^\+?91\b/u],
  ['AE', /^\+?971\b/u],
  ['SA', /^\+?966\b/u],
  ['QA', /^\+?974\b/u],
  ['KW', /^\+?965\b/u],
  ['BH', /^\+?973\b/u],
  ['OM', /^\+?968\b/u],
];

/** A country of these that a text names, in whatever of the names; null where it names none. */
export function countryNamed(text: string): CountryCode | null {
  const words = fold(text.slice(0, 1_500)).replace(
    /\b(?:speak|spoken|fluent|learn\w*|level|native|language) german\b/gu,
    ' ',
  );
  return NAMES.find(([, names]) => names.test(words))?.[0] ?? null;
}

/** Its name as the text writes it; none where it names none. */
export function countryAsWritten(text: string): string[] {
  const words = fold(text);
  const found = NAMES.map(([, names]) => names.exec(words)).find((match) => match !== null);
  // "how long do i have to go to the ccma": it says where, and what is asked as well.
  if (!found || IS_INSTITUTION.test(found[0])) return [];
  return [words.length === text.length ? text.slice(found.index, found.index + found[0].length) : found[0]];
}

/** The place that a text names: a country of these, else a region; null where it names none that is known. */
export function placeNamed(text: string): Place | null {
  const region = placesIn(text)[0]?.region as RegionCode | undefined;
  // "I am a Kenyan … a job in Dubai": where somebody is from, beside where the work is.
  return countryNamed(region ? text.replace(FROM_THERE, ' ') : text) ?? region ?? null;
}
const FROM_THERE =
  /(?<!\p{L})(?:(?:i am|i'm|im|as)(?: an?)? (?:\p{L}+ )?(?:kenyan|filipin[oa]|canadian|german|south african|australian|new zealander)(?! (?:company|firm|contract|law|employer))|(?:i am|i'm|im|i come|originally) from (?:kenya|nairobi|mombasa|(?:the )?philippines|manila|cebu|south africa|canada|germany|australia|new zealand))(?!\p{L})|(?:انا|أنا)\s(?:من\s)?(?:كيني[ةه]?|كينيا|فلبيني[ةه]?|الفلبين)(?!\p{L})/giu;

const byFirst = <Key>(pairs: readonly (readonly [Key, RegExp])[], text: string): Key | null =>
  pairs.find(([, named]) => named.test(text))?.[0] ?? null;

/** US states behind a town: "Waco, TX". */
const STATE =
  /^(?:A[KLRZ]|C[AOT]|DE|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY])$/u;

/** Where somebody lives, as the resume says it in words or by its telephone. */
export function homeIn({ resume }: Pick<Turn, 'resume'>): Place | 'other' | null {
  if (!resume) return null;
  const { city, country, region, phone } = resume.data.personal;
  const written = [city, region, country].filter(Boolean).join(', ');
  const named = placeNamed(written);
  if (named) return named;
  if (otherCountriesIn(country).length > 0) return 'other';
  if (STATE.test(region.trim())) return 'US';
  return byFirst(PHONES, phone.trim());
}

/** Where a talk is about: what the message or the newest one before it says, else the advert, its money, the page or the resume; null where nothing says. */
export function placeOfTalk(
  turn: Pick<Turn, 'text' | 'region' | 'resume' | 'advert' | 'history'>,
): Place | 'other' | null {
  const said = [turn.text, ...textsOfUser(turn.history).toReversed()];
  for (const text of said) {
    const named = placeNamed(text) ?? byFirst(CURRENCIES, text);
    if (named) return named;
    if (otherCountriesIn(text).some(({ isOrigin }) => !isOrigin)) return 'other';
  }
  if (turn.region !== 'OTHER') return turn.region;
  const advertised = turn.advert === '' ? null : (placeNamed(turn.advert) ?? byFirst(CURRENCIES, turn.advert));
  return advertised ?? homeIn(turn);
}

/** Where the job is that a talk is about: as the message or the advert names it, and never by the money or the home of who asks. */
export function placeOfJob({
  text,
  advert,
  history,
  region,
}: Pick<Turn, 'text' | 'region' | 'advert' | 'history'>): Place | null {
  const advertised = advert === '' ? null : (placeNamed(advert) ?? byFirst(CURRENCIES, advert));
  const spokenOf = textsOfUser(history)
    .toReversed()
    .map(placeNamed)
    .find((place) => place !== null);
  // Whoever goes abroad names the home as well.
  const there = placesIn(text)[0]?.region as RegionCode | undefined;
  return there ?? placeNamed(text) ?? advertised ?? spokenOf ?? (region === 'OTHER' ? null : region);
}

const GULF: ReadonlySet<string> = new Set(GULF_CODES);
export const isGulf = (place: string | null): boolean => place !== null && GULF.has(place);
