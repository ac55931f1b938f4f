import { NO_GULF_ANSWERS } from '@vitae/contract/ats';
import { scoreResume } from '../ats/score-resume.ts';

const RESUME = `Maya Lindqvist
Accountant
Dubai, UAE | maya@example.com | +971 50 000 0000

Experience
Accountant, Blue Dune Trading LLC, Dubai
March 2019 - Present
- Prepared the monthly accounts of 4 companies in SAP

Education
BSc Accounting, University of Leeds, 2014 - 2018

Skills
SAP, Excel, VAT`;

const ADVERT = `Senior Accountant

Requirements
- 5 years of experience in accounting
- Degree in accounting
- SAP and Excel

Nice to have
- Arabic`;

/** A first check brings in every module, list and expression that reading and scoring take. */
export async function prepare(): Promise<void> {
  await scoreResume({
    source: { kind: 'file', file: { bytes: new TextEncoder().encode(RESUME), fileName: 'resume.txt', isResume: true } },
    advert: { text: ADVERT, title: 'Senior Accountant' },
    region: 'AE',
    gulf: NO_GULF_ANSWERS,
    checkedAt: new Date(),
  });
}
