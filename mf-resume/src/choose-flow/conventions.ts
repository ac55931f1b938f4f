import { type Custom, type PersonalField, REGIONS, type Region, type RegionCode } from '@vitae/contract/regions';

/** What readers of a region are used to beyond what the site's regions say: the page itself. */
interface PageCustom {
  documentName: string;
  length: string;
  /** An official guide, or the advice of recruiters; `null` where there is only custom. */
  source: { title: string; url: string } | null;
}

export interface Convention extends PageCustom {
  region: Region;
}

const GULF: PageCustom = {
  documentName: 'CV',
  length: '2 pages',
  source: { title: 'Loopcv: the Gulf CV', url: 'https://blog.loopcv.pro/gulf-cv-format/' },
};

const PAGE_CUSTOMS: Record<RegionCode, PageCustom> = {
  US: {
    documentName: 'Resume',
    length: '1 page, 2 with long experience',
    source: {
      title: 'Equal Employment Opportunity Commission',
      url: 'https://www.eeoc.gov/prohibited-employment-policiespractices',
    },
  },
  GB: {
    documentName: 'CV',
    length: '2 pages',
    source: {
      title: 'National Careers Service',
      url: 'https://nationalcareers.service.gov.uk/careers-advice/cv-sections',
    },
  },
  EU: {
    documentName: 'CV',
    length: '1 to 2 pages',
    source: { title: 'Europass', url: 'https://europass.europa.eu/en/create-europass-cv' },
  },
  IN: { documentName: 'Resume', length: '1 to 2 pages', source: null },
  AE: GULF,
  SA: GULF,
  QA: GULF,
  KW: GULF,
  BH: GULF,
  OM: GULF,
  OTHER: { documentName: 'Resume or CV', length: '1 to 2 pages', source: null },
};

export const CONVENTIONS: readonly Convention[] = REGIONS.map((region) => ({ region, ...PAGE_CUSTOMS[region.code] }));

/** The conventions of a region by its code; the cautious ones of no country in particular otherwise. */
export function conventionOf(code: string): Convention {
  const wanted = code.trim().toUpperCase();
  return (CONVENTIONS.find(({ region }) => region.code === wanted) ??
    CONVENTIONS.find(({ region }) => region.code === 'OTHER'))!;
}

const FIELD_NAMES: Record<PersonalField, string> = {
  nationality: 'nationality',
  visaStatus: 'visa status',
  dateOfBirth: 'date of birth',
  maritalStatus: 'marital status',
  gender: 'gender',
  religion: 'religion',
  passport: 'passport',
};

/** The personal fields that a region's custom treats in this way, by name. */
export function personalFields({ region }: Convention, custom: Custom): string[] {
  return (Object.keys(FIELD_NAMES) as PersonalField[])
    .filter((field) => region.personalFields[field] === custom)
    .map((field) => FIELD_NAMES[field]);
}

/** What stands at the head of the page. */
export function headDetails(convention: Convention): string[] {
  return ['full name', 'city', 'phone', 'email', 'LinkedIn or website', ...personalFields(convention, 'expected')];
}

/** "Full name, city, phone". */
export function sentenceList(names: readonly string[]): string {
  return capitalised(names.join(', '));
}

export function capitalised(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}
