import { readResumeText } from '../fixtures/read-resume-text.ts';
import { readJob } from '../understand/advert.ts';
import { readApplicant } from '../understand/applicant.ts';
import { essentialsOf, isToldIn } from './essentials.ts';

const RESUME = `Ana Reyes
ana@example.org

Experience
Security Officer, Lumen Guarding Ltd, 2021 - Present
• Patrolled a depot with SIA colleagues and wrote reports

Qualifications
SIA Licensed Security Officer (Door Supervisor, CCTV) – exp. 09/2027
Assoc CIPD
CIPD Level 5 Associate Diploma, 2021
PMP (in progress)
Software: Procore, Bluebeam`;

async function itemsFor(...requirements: string[]) {
  const { resume, resumeText } = await readResumeText(RESUME);
  const jobDescription = `Clerk\nWe look for somebody for our office.\nRequirements\n${requirements.map((one) => `- ${one}`).join('\n')}`;
  const job = readJob({ jobDescription, jobTitle: 'Clerk', companyName: '' });
  return essentialsOf(job, readApplicant(resume, resumeText, '2026-05', 'en'), resumeText).map(({ item }) => item);
}

test.each([
  ['SIA Door Supervisor licence', 'SIA Licensed Security Officer (Door Supervisor, CCTV)'],
  ['CIPD level 5 or above', 'CIPD Level 5 Associate Diploma'],
  ['Experience with Procore', 'Procore'],
])('what advert and resume name alike is found in the words of the resume: %s', async (asked, item) => {
  expect(await itemsFor(asked)).toEqual([item]);
});

test('what is not held yet, an employer and a word of any advert are none', async () => {
  expect(await itemsFor('PMP', 'Experience with Lumen', 'Working in the UK')).toEqual([]);
});

test('a letter that names it in another sense has not told it', () => {
  const phd = { term: 'PhD', item: 'PhD Chemistry' };
  expect(isToldIn('I supervise two PhD students.', phd)).toBe(false);
  expect(isToldIn('I hold a PhD Chemistry from Ghent.', phd)).toBe(true);
});
