import { readResumeText } from '../fixtures/read-resume-text.ts';
import { readJob } from '../understand/advert.ts';
import { readApplicant } from '../understand/applicant.ts';
import { personalFor } from './personal.ts';

const ADVERT = 'We are hiring a Night Porter. State your visa status when you apply.';

async function asked(visa: string) {
  const { resume } = await readResumeText('Robin Example\nrobin@example.org');
  const job = readJob({ jobTitle: 'Night Porter', companyName: 'Larkfield Hotel', jobDescription: ADVERT });
  const applicant = readApplicant(resume, 'Robin Example', '2026-11', 'en');
  return personalFor(job, { ...applicant, personal: { visaStatus: visa } }, '2026-11').map(({ value }) => value);
}

test('a visa is told where the advert asks, and not once it has run out', async () => {
  expect(await asked('Employment visa, valid until March 2027')).toEqual(['Employment visa, valid until March 2027']);
  expect(await asked('Employment visa, valid until 14 July 2026')).toEqual([]);
});
