import { type Custom, GULF_CODES, type PersonalField, REGIONS } from '@vitae/contract/regions';
import { fold } from '@vitae/language/fold';
import type { Place } from '../coach/countries.ts';
import type { Said } from '../coach/language.ts';

// What employers of a country expect of personal details on a resume.

export interface CustomsOfPlace {
  /** None where it is not known for which country somebody applies. */
  name: Said | null;
  photo: Custom;
  fields: Record<PersonalField, Custom>;
  /** Whether marks of a school are read there. */
  readsMarks: boolean;
}

const regionOf = (code: string) => REGIONS.find((region) => region.code === code)!;

/** Countries that follow the custom of a region: the law against choosing by age, origin or family is of one kind. */
const LIKE: Partial<Record<Place, string>> = {
  AU: 'GB',
  CA: 'US',
  NZ: 'GB',
  ZA: 'GB',
  DE: 'EU',
  KE: 'GB',
  PH: 'OTHER',
};
/** Of Britain's custom, and in the Union or not surely named. */
const LIKE_BRITAIN: readonly (readonly [RegExp, Said])[] = [
  // Its other cities are of its name; there is a Perth in Scotland too.
  [/\b(?:oz|perth)\b/u, { en: 'Australia', ar: 'أستراليا' }],
  [/\b(?:ireland|irish|dublin|cork|galway|limerick)\b|ايرلندا|ايرلنده|دبلن/u, { en: 'Ireland', ar: 'أيرلندا' }],
];
const NAMES: Partial<Record<Place, Said>> = {
  US: { en: 'the United States', ar: 'الولايات المتحدة' },
  GB: { en: 'Britain', ar: 'بريطانيا' },
  EU: { en: 'Europe', ar: 'أوروبا' },
  IN: { en: 'India', ar: 'الهند' },
  AE: { en: 'the UAE', ar: 'الإمارات' },
  SA: { en: 'Saudi Arabia', ar: 'السعودية' },
  QA: { en: 'Qatar', ar: 'قطر' },
  KW: { en: 'Kuwait', ar: 'الكويت' },
  BH: { en: 'Bahrain', ar: 'البحرين' },
  OM: { en: 'Oman', ar: 'عمان' },
  AU: { en: 'Australia', ar: 'أستراليا' },
  CA: { en: 'Canada', ar: 'كندا' },
  NZ: { en: 'New Zealand', ar: 'نيوزيلندا' },
  DE: { en: 'Germany', ar: 'ألمانيا' },
  KE: { en: 'Kenya', ar: 'كينيا' },
  PH: { en: 'the Philippines', ar: 'الفلبين' },
  ZA: { en: 'South Africa', ar: 'جنوب أفريقيا' },
};
const READ_MARKS: ReadonlySet<string> = new Set(['IN', 'DE', 'PH', 'KE', ...GULF_CODES]);

/** A place of Britain's custom that a text names, by its name. */
export const likeBritain = (text: string): Said | null =>
  LIKE_BRITAIN.find(([named]) => named.test(fold(text)))?.[1] ?? null;

/** The customs of a place; the cautious ones where it is not known. */
export function customsOf(place: Place | 'other' | null, britishLike: Said | null): CustomsOfPlace {
  const code = britishLike ? 'GB' : place === 'other' || place === null ? 'OTHER' : (LIKE[place] ?? place);
  const { photo, personalFields } = regionOf(code);
  return {
    name: britishLike ?? (place === 'other' || place === null ? null : (NAMES[place] ?? null)),
    photo,
    // A number of a passport is for the visa, after the offer: a page that travels is no place for it.
    fields: { ...personalFields, passport: 'avoid', religion: 'avoid' },
    readsMarks: READ_MARKS.has(place ?? ''),
  };
}
