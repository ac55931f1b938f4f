import { COVER_LETTER_TEMPLATES } from '../../../cover-letters/templates.ts';
import { letterRequest } from '../../fixtures/letter-request.ts';
import { readResumeText } from '../../fixtures/read-resume-text.ts';
import { writeBuiltinLetter } from '../../write-builtin-letter.ts';

const RESUME = `Jo Marlow
jo@example.org

Experience
Associate, Tay Harcourt Attorneys, March 2024 - Present
• Supervise one candidate attorney
• Drafted 40 supply agreements for clients in freight
• Reduced the turnaround of agreements from eight days to three
Candidate Attorney, Elm Attorneys, January 2022 - February 2024
• Drafted pleadings in 25 matters
• Prepared bundles for 12 trials`;

test('of the titles of one letter none is written small alone', async () => {
  const { resume, resumeText } = await readResumeText(RESUME);
  const jobDescription =
    'Associate\nDraft and negotiate supply agreements for clients in freight.\nRequirements\n- Two years of drafting as an attorney';
  const letters = ['Adler Dunne', 'Birch Hale', 'Corran Pike', 'Dale Orme', 'Esk Marlin', 'Fenn Lowe'].flatMap(
    (companyName) =>
      COVER_LETTER_TEMPLATES.map((template) => {
        const about = { jobDescription, jobTitle: 'Associate', companyName };
        return writeBuiltinLetter(letterRequest({ resume, resumeText, ...about }, { template })).letter;
      }),
  );
  for (const letter of letters.filter((one) => one.includes('a Candidate Attorney')))
    expect(letter).not.toContain('an associate');
  expect(letters.join('\n')).toContain('an Associate since March 2024');
});
