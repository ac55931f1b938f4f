import { readResumeText } from '../fixtures/read-resume-text.ts';
import { readJob } from '../understand/advert.ts';
import { readApplicant } from '../understand/applicant.ts';
import { essentialsOf } from './essentials.ts';

const RESUME = `Ana Reyes
Springfield, IL 62701 | Seasoned SRE leader
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

async function essentialsFor(...requirements: string[]) {
  const { resume, resumeText } = await readResumeText(RESUME);
  const jobDescription = `Clerk\nWe look for somebody for our office.\nRequirements\n${requirements.map((one) => `- ${one}`).join('\n')}`;
  const job = readJob({ jobDescription, jobTitle: 'Clerk', companyName: '' });
  return essentialsOf(job, readApplicant(resume, resumeText, '2026-05', 'en'), resumeText);
}

test('a licence, a certificate with its level and a program are found by the name that both use', async () => {
  const { certificates, skills } = await essentialsFor(
    'SIA Door Supervisor licence',
    'CIPD level 5 or above',
    'Experience with Procore',
  );
  expect(certificates).toEqual([
    'SIA Licensed Security Officer (Door Supervisor, CCTV)',
    'CIPD Level 5 Associate Diploma',
  ]);
  expect(skills).toEqual(['Procore']);
});

test('what is not held yet, an employer, an address and a line that says something are none', async () => {
  expect(await essentialsFor('PMP', 'Experience with Lumen', 'Working in the UK', 'SRE in IL')).toMatchObject({
    certificates: [],
    skills: [],
    degrees: [],
  });
});

test('a name in a line of a few words is looked for, a word of every day is not', async () => {
  expect((await essentialsFor('Procore or Aconex')).terms).toEqual(['Procore']);
  expect((await essentialsFor('Security of the building')).terms).toEqual([]);
});
