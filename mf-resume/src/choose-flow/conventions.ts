import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { type Custom, type PersonalField, REGIONS, type Region, type RegionCode } from '@vitae/contract/regions';

/** What readers of a region are used to beyond what the site's regions say: the page itself. */
interface PageCustom {
  documentName: MessageDescriptor;
  length: MessageDescriptor;
  /** An official guide, or the advice of recruiters; `null` where there is only custom. */
  source: { title: string; url: string } | null;
}

export interface Convention extends PageCustom {
  region: Region;
}

const DOCUMENT_NAMES = {
  cv: msg({ message: 'CV', context: 'name of the document' }),
  resume: msg({ message: 'Resume', context: 'name of the document' }),
  either: msg({ message: 'Resume or CV', context: 'name of the document' }),
};
const LENGTHS = { two: msg`2 pages`, oneOrTwo: msg`1 to 2 pages` };

const GULF: PageCustom = {
  documentName: DOCUMENT_NAMES.cv,
  length: LENGTHS.two,
  source: { title: 'Loopcv: the Gulf CV', url: 'https://blog.loopcv.pro/gulf-cv-format/' },
};

const PAGE_CUSTOMS: Record<RegionCode, PageCustom> = {
  US: {
    documentName: DOCUMENT_NAMES.resume,
    length: msg`1 page, 2 with long experience`,
    source: {
      title: 'Equal Employment Opportunity Commission',
      url: 'https://www.eeoc.gov/prohibited-employment-policiespractices',
    },
  },
  GB: {
    documentName: DOCUMENT_NAMES.cv,
    length: LENGTHS.two,
    source: {
      title: 'National Careers Service',
      url: 'https://nationalcareers.service.gov.uk/careers-advice/cv-sections',
    },
  },
  EU: {
    documentName: DOCUMENT_NAMES.cv,
    length: LENGTHS.oneOrTwo,
    source: { title: 'Europass', url: 'https://europass.europa.eu/en/create-europass-cv' },
  },
  IN: { documentName: DOCUMENT_NAMES.resume, length: LENGTHS.oneOrTwo, source: null },
  AE: GULF,
  SA: GULF,
  QA: GULF,
  KW: GULF,
  BH: GULF,
  OM: GULF,
  OTHER: { documentName: DOCUMENT_NAMES.either, length: LENGTHS.oneOrTwo, source: null },
};

export const CONVENTIONS: readonly Convention[] = REGIONS.map((region) => ({ region, ...PAGE_CUSTOMS[region.code] }));

/** The conventions of a region by its code; the cautious ones of no country in particular otherwise. */
export function conventionOf(code: string): Convention {
  const wanted = code.trim().toUpperCase();
  return (CONVENTIONS.find(({ region }) => region.code === wanted) ??
    CONVENTIONS.find(({ region }) => region.code === 'OTHER'))!;
}

const FIELD_NAMES: Record<PersonalField, MessageDescriptor> = {
  nationality: msg`nationality`,
  visaStatus: msg`visa status`,
  dateOfBirth: msg`date of birth`,
  maritalStatus: msg`marital status`,
  gender: msg`gender`,
  religion: msg`religion`,
  passport: msg`passport`,
};

/** How a region's custom treats a photo. */
export const PHOTO_ADVICE: Record<Custom, MessageDescriptor> = {
  expected: msg`Expected`,
  optional: msg`Your choice`,
  avoid: msg`Leave it out`,
};

/** The personal fields that a region's custom treats in this way, by name. */
export function personalFields({ region }: Convention, custom: Custom): MessageDescriptor[] {
  return (Object.keys(FIELD_NAMES) as PersonalField[])
    .filter((field) => region.personalFields[field] === custom)
    .map((field) => FIELD_NAMES[field]);
}

/** What stands at the head of the page. */
export function headDetails(convention: Convention): MessageDescriptor[] {
  return [
    msg`full name`,
    msg`city`,
    msg`phone`,
    msg`email`,
    msg`LinkedIn or website`,
    ...personalFields(convention, 'expected'),
  ];
}

export function capitalised(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}
