import { readResumeText } from '../fixtures/read-resume-text.ts';
import { readJob } from '../understand/advert.ts';
import { readApplicant } from '../understand/applicant.ts';
import { readNotes } from '../understand/notes/notes.ts';
import { planLetter } from './plan.ts';

const job = readJob({
  jobTitle: 'Designer',
  companyName: 'Tay Studio',
  jobDescription: 'Designer at Tay Studio\nRequirements: UX design, data science, user research.',
});

async function shownBy(line: string): Promise<string[]> {
  const resumeText = `Robin Example\nrobin@example.org\n\nExperience\nDeveloper, Elm Ltd\n2020 - Present\n• ${line}\n`;
  const { resume } = await readResumeText(resumeText);
  const applicant = readApplicant(resume, resumeText, '2026-11', 'en');
  const { proofs } = planLetter(job, applicant, readNotes('', ''), {
    resumeText,
    month: '2026-11',
    previousLetters: [],
  });
  return proofs.flatMap(({ shows }) => shows);
}

test('what colleagues do is nothing that the applicant has done', async () => {
  expect(await shownBy('Built the checkout with a team of engineers and UX designers')).not.toContain('UX design');
  expect(await shownBy('Did the UX design of the checkout in 2024')).toContain('UX design');
});
