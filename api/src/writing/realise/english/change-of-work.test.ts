import { COVER_LETTER_TEMPLATES } from '../../../cover-letters/templates.ts';
import { letterRequest } from '../../fixtures/letter-request.ts';
import { readResumeText } from '../../fixtures/read-resume-text.ts';
import { writeBuiltinLetter } from '../../write-builtin-letter.ts';

const RESUME = `Anjali Rao
anjali@example.org

Experience
Software Engineer, Larkspur Health, 2021 - Present
• Built the prescription service in TypeScript
• Mentored two junior engineers
Graduate Software Engineer, Barclays, 2019 - 2021
• Raised unit test coverage from 12% to 78%

Skills
TypeScript, Node.js, React`;
const CLEANING = `Cleaning Supervisor
Thames Valley Cleaning Co
Supervise four cleaners, check the work, order supplies and open the building.`;

const letters = await Promise.all(
  COVER_LETTER_TEMPLATES.map(async (template) => {
    const { resume, resumeText } = await readResumeText(RESUME);
    const about = {
      jobDescription: CLEANING,
      jobTitle: 'Cleaning Supervisor',
      companyName: 'Thames Valley Cleaning Co',
    };
    return writeBuiltinLetter(letterRequest({ resume, resumeText, ...about }, { template })).letter;
  }),
);

test('every template names the change of work and what carries over, and does not run its writer down', () => {
  for (const letter of letters) {
    expect(letter).toMatch(
      /a change (?:of field )?(?:from|after)|new (?:field|direction|start)|fresh start|move from|Moving (?:on )?from/,
    );
    expect(letter).not.toMatch(/much to learn|new to me/);
    expect(letter).toContain('guiding other people');
  }
});

test('no template offers skills that nobody asks for, or promises what nobody can know', () => {
  for (const letter of letters) {
    expect(letter).not.toMatch(/(?:skills|offer|bring)[^.]*React/);
    expect(letter).not.toMatch(/settle in quickly|fit in well/);
  }
});

test('no template wishes twice to work for the company', () => {
  for (const letter of letters)
    expect(letter.match(/(?:work|do|part) (?:for|of) (?:the team at )?Thames Valley/g)?.length ?? 0).toBeLessThan(2);
});

test('what somebody does unpaid is told where the work is new', async () => {
  const { resume, resumeText } = await readResumeText(
    `${RESUME}\n\nVolunteering\nBefriender, Age Concern Totnes, 2020 - Present`,
  );
  const about = { jobDescription: CLEANING, jobTitle: 'Cleaning Supervisor', companyName: 'Thames Valley Cleaning Co' };
  const { letter } = writeBuiltinLetter(letterRequest({ resume, resumeText, ...about }));
  expect(letter).toMatch(/I have been a Befriender with Age Concern Totnes since 2020\./);
});

test('who has built something for customers has not worked with them', async () => {
  const { resume, resumeText } = await readResumeText(
    RESUME.replace('Mentored two junior engineers', 'Built an app that connects drivers and customers'),
  );
  const about = { jobDescription: CLEANING, jobTitle: 'Cleaning Supervisor', companyName: 'Thames Valley Cleaning Co' };
  expect(writeBuiltinLetter(letterRequest({ resume, resumeText, ...about })).letter).not.toContain('working with');
});

test('words of a title that stand apart in the advert do not make it the same work', async () => {
  const { resume, resumeText } = await readResumeText(
    RESUME.replace('Software Engineer, Larkspur', 'Senior Product Designer, Larkspur')
      .replace('Graduate Software Engineer', 'Product Designer')
      .replace('Built the prescription service in TypeScript', 'Led a redesign of the onboarding flow'),
  );
  const about = {
    jobDescription: `Data Scientist
Acme Foods
Apply statistics to our products and prepare data for the models.
Present insights, and set up designers of reports with your results.
Requirements
- Statistics and SQL`,
    jobTitle: 'Data Scientist',
    companyName: 'Acme Foods',
  };
  const { letter } = writeBuiltinLetter(letterRequest({ resume, resumeText, ...about }));
  expect(letter).toMatch(/my work as a Senior Product Designer|this work/);
  expect(letter).toMatch(/new direction|change|new field|move/);
});

test('who comes from elsewhere begins with the present post, and not with one of before', async () => {
  const { resume, resumeText } = await readResumeText(`Emily Hart
emily@example.org

Experience
Registered Nurse, Harbour Hospital, 2019 - Present
• Administer medications and treatments to eight patients per shift
Nursing Assistant, Swedish Clinic, 2013 - 2019
• Assisted patients with daily living activities`);
  const about = { jobDescription: CLEANING, jobTitle: 'Cleaning Supervisor', companyName: 'Thames Valley Cleaning Co' };
  const { letter } = writeBuiltinLetter(letterRequest({ resume, resumeText, ...about }));
  expect(letter.split('\n\n')[1]).toContain('Harbour Hospital');
  expect(letter.split('\n\n')[1]).not.toContain('Swedish Clinic');
});
