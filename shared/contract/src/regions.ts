import * as z from 'zod/mini';

/** Codes of the regions that a user may write for: ISO 3166 where the region is a country. Kept as `targetCountry`. */
export const REGION_CODES = ['US', 'GB', 'EU', 'IN', 'AE', 'SA', 'QA', 'KW', 'BH', 'OM', 'OTHER'] as const;
/** Those of them in the Gulf Cooperation Council. */
export const GULF_CODES: readonly RegionCode[] = ['AE', 'SA', 'QA', 'KW', 'BH', 'OM'];
export const regionCodeSchema = z.enum(REGION_CODES);
export type RegionCode = z.infer<typeof regionCodeSchema>;

/** Fields of a resume's personal details that some regions expect and others must not see. */
export type PersonalField =
  | 'dateOfBirth'
  | 'nationality'
  | 'maritalStatus'
  | 'visaStatus'
  | 'gender'
  | 'religion'
  | 'passport';

/** `expected`: its absence is noticed. `optional`: the applicant's choice. `avoid`: it does harm. */
export type Custom = 'expected' | 'optional' | 'avoid';

export interface Region {
  code: RegionCode;
  name: string;
  group: 'Gulf (GCC)' | null;
  photo: Custom;
  personalFields: Record<PersonalField, Custom>;
  dateFormat: 'MM/DD/YYYY' | 'DD/MM/YYYY';
  paperSize: 'letter' | 'a4';
  /** One sentence for the applicant. */
  advice: string;
}

/**
 * Date order: Unicode CLDR, the short dates of en-US, en-GB, en-150, en-IN and en-AE. Paper: Unicode CLDR,
 * `supplemental/measurementData`, which has US-Letter for the United States and A4 for the others here.
 */
const A4_DAY_FIRST = { dateFormat: 'DD/MM/YYYY', paperSize: 'a4' } as const;

const NOTHING_PERSONAL = {
  dateOfBirth: 'avoid',
  nationality: 'avoid',
  maritalStatus: 'avoid',
  visaStatus: 'optional',
  gender: 'avoid',
  religion: 'avoid',
  passport: 'avoid',
} as const;

/**
 * Employers sponsor the residence permit and hire under national quotas (UAE: Emiratisation, MoHRE; Saudi Arabia:
 * Nitaqat, MHRSD), so nationality and visa status are read first. Recruiters' guides of the region agree on photo,
 * date of birth and marital status (Bayt.com and GulfTalent career advice). Religion is asked for by few.
 */
const gulf = (code: RegionCode, name: string): Region => ({
  code,
  name,
  group: 'Gulf (GCC)',
  photo: 'expected',
  personalFields: {
    dateOfBirth: 'expected',
    nationality: 'expected',
    maritalStatus: 'optional',
    visaStatus: 'expected',
    gender: 'optional',
    religion: 'optional',
    passport: 'optional',
  },
  ...A4_DAY_FIRST,
  advice: `Employers in ${code === 'AE' ? 'the ' : ''}${name} look for nationality, visa status and a professional photo near the top.`,
});

export const REGIONS: readonly Region[] = [
  {
    // EEOC, "Prohibited Employment Policies/Practices": employers should not ask for a photograph of an applicant,
    // nor for what reveals race, religion, national origin or age. Right to work may be stated.
    code: 'US',
    name: 'United States',
    group: null,
    photo: 'avoid',
    personalFields: NOTHING_PERSONAL,
    dateFormat: 'MM/DD/YYYY',
    paperSize: 'letter',
    advice: 'Leave out photo, age and family details: employers in the United States must not consider them.',
  },
  {
    // Equality Act 2010, section 4, lists what must not count; the National Careers Service advises applicants to
    // leave age, marital status and nationality out of a CV.
    code: 'GB',
    name: 'United Kingdom',
    group: null,
    photo: 'avoid',
    personalFields: NOTHING_PERSONAL,
    ...A4_DAY_FIRST,
    advice: 'Two pages of A4 without photo, age or family details are the custom in the United Kingdom.',
  },
  {
    // The Europass CV has optional fields for a photo, date of birth, nationality and gender. Directives 2000/43/EC
    // and 2000/78/EC forbid selection by origin, religion or age. Customs differ by country.
    code: 'EU',
    name: 'European Union',
    group: null,
    photo: 'optional',
    personalFields: {
      dateOfBirth: 'optional',
      nationality: 'optional',
      maritalStatus: 'avoid',
      visaStatus: 'optional',
      gender: 'optional',
      religion: 'avoid',
      passport: 'avoid',
    },
    ...A4_DAY_FIRST,
    advice: 'A photo and your date of birth are your choice in most of Europe; family details do not belong here.',
  },
  {
    // University placement cells and job portals (Naukri, Shine) keep a "personal details" section with date of
    // birth and languages; international employers in India do without. No law requires or forbids either.
    code: 'IN',
    name: 'India',
    group: null,
    photo: 'optional',
    personalFields: {
      dateOfBirth: 'optional',
      nationality: 'optional',
      maritalStatus: 'optional',
      visaStatus: 'optional',
      gender: 'optional',
      religion: 'avoid',
      passport: 'optional',
    },
    ...A4_DAY_FIRST,
    advice: 'A short section of personal details is common in India; international employers do not need it.',
  },
  gulf('AE', 'United Arab Emirates'),
  gulf('SA', 'Saudi Arabia'),
  gulf('QA', 'Qatar'),
  gulf('KW', 'Kuwait'),
  gulf('BH', 'Bahrain'),
  gulf('OM', 'Oman'),
  {
    // The cautious choice where the custom is not known: what is left out can be added when an employer asks.
    code: 'OTHER',
    name: 'Another country',
    group: null,
    photo: 'optional',
    personalFields: {
      dateOfBirth: 'optional',
      nationality: 'optional',
      maritalStatus: 'avoid',
      visaStatus: 'optional',
      gender: 'avoid',
      religion: 'avoid',
      passport: 'avoid',
    },
    ...A4_DAY_FIRST,
    advice: 'Add a photo or personal details only where the advert or the custom of the country asks for them.',
  },
];
