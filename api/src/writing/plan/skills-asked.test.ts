import { readResumeText } from '../fixtures/read-resume-text.ts';
import { readJob } from '../understand/advert.ts';
import { readApplicant } from '../understand/applicant.ts';
import { skillsAsked } from './proofs.ts';

const RESUME = `Ines Marlow
ines@example.org

Experience
Site Clerk, Larkfield Build Ltd, 2021 - Present
• Kept the site diary using ZorVane and booked plant
• Graduated with GPA 3.6 while working

Skills
Quillbase, Excel`;

async function namesFor(...lines: string[]) {
  const { resume, resumeText } = await readResumeText(RESUME);
  const jobDescription = `Clerk\nWe look for somebody for our site office.\nRequirements\n${lines.map((line) => `- ${line}`).join('\n')}`;
  const job = readJob({ jobDescription, jobTitle: 'Clerk', companyName: '' });
  const names = skillsAsked(job, readApplicant(resume, resumeText, '2026-05', 'en'), resumeText).map(
    ({ name }) => name,
  );
  return names.filter(Boolean);
}

test('a skill is known, among those of the resume, or written of as one on both sides', async () => {
  expect(await namesFor('Excel', 'Quillbase 3', 'Experience with ZorVane')).toEqual(
    expect.arrayContaining(['Excel', 'ZorVane']),
  );
  expect(await namesFor('GPA not less than 3.5')).toEqual([]);
});

test('what an employer gives is asked of nobody', async () => {
  expect(await namesFor('Health, life and dental insurance for all')).toEqual([]);
  expect(await namesFor('Experience in insurance claims')).not.toEqual([]);
});
