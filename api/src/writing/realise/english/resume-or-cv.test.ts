import { COVER_LETTER_TEMPLATES } from '../../../cover-letters/templates.ts';
import { letterRequest } from '../../fixtures/letter-request.ts';
import { readResumeText } from '../../fixtures/read-resume-text.ts';
import { writeBuiltinLetter } from '../../write-builtin-letter.ts';

const RESUME = `Jo Marlow
jo@example.org

Experience
Nurse, Tay Hospital, June 2021 - Present
• Ran the clinic for 412 patients in the year 2024
• Trained two new nurses on the ward

Certificates
Immediate Life Support, 2026
First Aid at Work, 2025
Registration: NMC PIN 14H0212E`;

async function lettersFor(pay: string) {
  const { resume, resumeText } = await readResumeText(RESUME);
  const jobDescription = `Staff Nurse\nCare for patients on a busy ward.\nPay: ${pay}\nRequirements\n- First aid at work\n- Registered with the NMC`;
  const about = { jobDescription, jobTitle: 'Staff Nurse', companyName: 'Elm Hospital' };
  return COVER_LETTER_TEMPLATES.map(
    (template) => writeBuiltinLetter(letterRequest({ resume, resumeText, ...about }, { template })).letter,
  ).join('\n');
}

test('what is sent to who pays in pounds is a CV, unless they speak of a resume', async () => {
  expect(await lettersFor('$31,000')).not.toContain('CV');
  const british = await lettersFor('£31,000');
  expect(british).toMatch(/\bmy CV\b|\bMy CV\b/);
  expect(british).not.toMatch(/\bresume\b/);
  expect(await lettersFor('£31,000. Send your resume.')).not.toContain('CV');
});
