import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { RegionCode } from '@vitae/contract/regions';

export interface RegionNote {
  text: MessageDescriptor;
  /** Who says so; null: custom, which no authority has written down. */
  source: { title: string; url: string } | null;
}

export const REGION_NAMES: Readonly<Record<RegionCode, MessageDescriptor>> = {
  US: msg`United States`,
  GB: msg`United Kingdom`,
  EU: msg`European Union`,
  IN: msg`India`,
  AE: msg`United Arab Emirates`,
  SA: msg`Saudi Arabia`,
  QA: msg`Qatar`,
  KW: msg`Kuwait`,
  BH: msg`Bahrain`,
  OM: msg`Oman`,
  OTHER: msg`Another country`,
};

const NATIONAL_PROGRAMME = {
  AE: msg`Emiratisation: private companies of a certain size have to raise the share of Emiratis in skilled posts every year. Some posts are therefore open to nationals only.`,
  SA: msg`Saudization (Nitaqat): companies are graded by the share of Saudis they employ, and some occupations are kept for Saudis. It is the employer's duty, not your fault.`,
  QA: msg`Qatarization: under Law No. 12 of 2024, private companies have to prefer Qataris and children of Qatari women for posts that the ministry names.`,
  KW: msg`Kuwaitization: companies have to employ a share of Kuwaitis that is set for each line of business.`,
  BH: msg`Bahrainization: companies have to employ a share of Bahrainis, or pay a fee for permits beyond it.`,
  OM: msg`Omanization: companies have to employ a share of Omanis that is set for each line of business, and some occupations are kept for Omanis.`,
} as const;

const NEVER_SCORED = msg`Such programmes are explained here and never scored: which nationality you have moves no point.`;
const GULF_CUSTOM = msg`A photo and Arabic are usual and cost nothing. Employers look for nationality, visa status and notice period: that they are said counts, what they say does not. Religion, gender and marital status never count.`;

const gulf = (code: keyof typeof NATIONAL_PROGRAMME, title: string, url: string): RegionNote[] => [
  { text: GULF_CUSTOM, source: null },
  { text: NATIONAL_PROGRAMME[code], source: { title, url } },
  { text: NEVER_SCORED, source: null },
];

export const REGION_NOTES: Readonly<Record<RegionCode, readonly RegionNote[]>> = {
  US: [
    {
      text: msg`Employers should not ask for a photo, nor for what reveals age, origin, religion or family. Leave such details out.`,
      source: {
        title: 'EEOC: Prohibited Employment Policies/Practices',
        url: 'https://www.eeoc.gov/prohibited-employment-policiespractices',
      },
    },
  ],
  GB: [
    {
      text: msg`Age, marital status and nationality do not belong in a CV, and the law forbids to decide by protected characteristics.`,
      source: {
        title: 'National Careers Service: CV sections',
        url: 'https://nationalcareers.service.gov.uk/careers-advice/cv-sections',
      },
    },
    {
      text: msg`The protected characteristics stand in the Equality Act 2010.`,
      source: {
        title: 'Equality Act 2010, section 4',
        url: 'https://www.legislation.gov.uk/ukpga/2010/15/section/4',
      },
    },
  ],
  EU: [
    {
      text: msg`A photo, date of birth and nationality are optional fields of the Europass CV; customs differ by country.`,
      source: { title: 'Europass', url: 'https://europass.europa.eu/en/create-europass-cv' },
    },
    {
      text: msg`Selection by religion, age, disability or orientation is forbidden.`,
      source: { title: 'Directive 2000/78/EC', url: 'https://eur-lex.europa.eu/eli/dir/2000/78/oj' },
    },
  ],
  IN: [
    {
      text: msg`A short section of personal details is common; international employers do without it. No law asks for it or forbids it.`,
      source: null,
    },
    {
      text: msg`For posts of the state, the Constitution forbids to decide by religion, race, caste, sex, descent, place of birth or residence.`,
      source: {
        title: 'Constitution of India, article 16',
        url: 'https://legislative.gov.in/constitution-of-india/',
      },
    },
  ],
  AE: gulf('AE', 'Ministry of Human Resources and Emiratisation', 'https://www.mohre.gov.ae/'),
  SA: gulf('SA', 'Ministry of Human Resources and Social Development', 'https://www.hrsd.gov.sa/'),
  QA: gulf('QA', 'Ministry of Labour', 'https://www.mol.gov.qa/'),
  KW: gulf('KW', 'Public Authority for Manpower', 'https://www.manpower.gov.kw/'),
  BH: gulf(
    'BH',
    'Labour Market Regulatory Authority: Parallel Bahrainization',
    'https://www.lmra.gov.bh/en/faq/category/5',
  ),
  OM: gulf('OM', 'Ministry of Labour', 'https://www.mol.gov.om/'),
  OTHER: [
    {
      text: msg`Personal details are left out of the score. Add a photo or such details only where the advert or the custom of the country asks for them.`,
      source: null,
    },
  ],
};
