import { letterRequest } from '../../fixtures/letter-request.ts';
import { readResumeText } from '../../fixtures/read-resume-text.ts';
import { LetterRefusal } from '../../refusal.ts';
import { writeBuiltinLetter } from '../../write-builtin-letter.ts';

const letterFor = async (resumeOf: string, advert: { jobTitle: string; jobDescription: string }) => {
  const { resume, resumeText } = await readResumeText(resumeOf);
  return writeBuiltinLetter(letterRequest({ resume, resumeText, companyName: 'Kestrel Bank', ...advert })).letter;
};

const STUDENT = `Dana Ortiz
dana@example.org

Education
University of Leeds, BSc Finance, 2025 - 2028

Experience
Security Officer, Harbour Guard Ltd, June 2024 - September 2025
• Looked after the customers of a shopping centre at night
• Wrote the report of each shift`;

test('a student begins with the studies where students are sought', async () => {
  const job = { jobTitle: 'Finance Intern', jobDescription: 'Finance Intern\nKestrel Bank\nRequirements\n- Excel' };
  const sought = { ...job, jobDescription: `${job.jobDescription}\n- Currently enrolled in a finance degree` };
  const beginning = (letter: string) => letter.split('\n\n')[1]!.split('. ')[0];
  expect(beginning(await letterFor(STUDENT, sought))).toMatch(/BSc in Finance/);
  expect(beginning(await letterFor(STUDENT, job))).toMatch(/Security Officer/);
});

test('where a project can be seen is nobody that one works for', async () => {
  const resume = `Dana Ortiz
dana@example.org

Experience
Web Developer, Lumen Ltd, 2021 - Present
• Built the shop in React

Volunteering
Open Source Maintainer, GitHub, 2020 - Present
• Published a library of forms that 300 people have starred`;
  const letter = await letterFor(resume, {
    jobTitle: 'Web Developer',
    jobDescription: 'Web Developer\nKestrel Bank\nRequirements\n- React\n- open source contributions',
  });
  expect(letter).toContain('Open Source Maintainer');
  expect(letter).not.toContain('GitHub');
});

test('nothing but what words mean is too little for a letter', async () => {
  const resume = `Anton Arias
anton@example.org

Knowledge, Skills and Abilities
- Time Management — Managing one's own time and the time of others
- Active Listening — Giving full attention to what other people say`;
  await expect(
    letterFor(resume, {
      jobTitle: 'Cashier',
      jobDescription: 'Cashier\nKestrel Bank\nServe our customers at the desk.',
    }),
  ).rejects.toThrow(LetterRefusal);
});

const TWO_TRADES = `Mira Sand
mira@example.org

Experience
Bar Manager, The Old Mill, 2022 - Present
• Managed a team of nine bartenders
Ward Clerk, Northgate Hospital, 2018 - 2022
• Answered the calls of four wards`;

test('the letter begins with the work that it is told to begin with, or says that it does not', async () => {
  const { resume, resumeText } = await readResumeText(TWO_TRADES);
  const job = {
    jobTitle: 'Receptionist',
    companyName: 'Kestrel Bank',
    jobDescription: 'Receptionist\nGreet our guests.',
  };
  const written = (additionalContext: string) =>
    writeBuiltinLetter(letterRequest({ resume, resumeText, ...job }, { additionalContext }));
  const { letter, notes } = written('Lead with the hospital rather than the bar.');
  expect(letter.split('\n\n')[1]).toContain('Northgate Hospital');
  expect(notes.map(({ outcome }) => outcome)).toEqual(['followed']);
  expect(written('Lead with the circus.').notes.map(({ outcome }) => outcome)).toEqual(['left_out']);
});

test('who has a job does not begin with a side project', async () => {
  const resume = `Noor Haddad
noor@example.org

Experience
Shop Assistant, Lumen Ltd, 2021 - Present
• Served customers at the till

Projects
Budget Tracker
• Built a budget tracker in React with 300 users`;
  const letter = await letterFor(resume, {
    jobTitle: 'Web Developer',
    jobDescription: 'Web Developer\nRequirements\n- React',
  });
  expect(letter.split('\n\n')[1]).not.toMatch(/Budget Tracker/);
  expect(letter).toContain('React');
});

test('who works in the line sought begins with that post, though nothing is told of it', async () => {
  const resume = `Noor Haddad
noor@example.org

Experience
Software Engineer, Lumen Ltd, January 2021 - Present

Software Engineering Intern, Tay Ltd, May 2020 - August 2020
• Built a captions editor in Python
• Led the release of an admin interface`;
  const letter = await letterFor(resume, {
    jobTitle: 'Backend Engineer',
    jobDescription: 'Backend Engineer\nRequirements\n- Python',
  });
  expect(letter.split('\n\n')[1]).toMatch(
    /Software Engineer at Lumen Ltd since January 2021|Since January 2021, I have been working as a Software Engineer at Lumen Ltd/,
  );
});

test('where a job is told, what stands beside it on a short page comes behind it', async () => {
  const resume = `Dana Ortiz
dana@example.org

Experience
Warehouse Supervisor, Lumen Ltd, 2021 - Present
• Lead a shift of 14 pickers

Licences
Forklift licence, since 2016`;
  const letter = await letterFor(resume, {
    jobTitle: 'Team Leader',
    jobDescription: 'Team Leader\nRequirements\n- Forklift licence',
  });
  const [, beginning = ''] = letter.split('\n\n');
  expect(beginning).not.toContain('Forklift');
  expect(letter).toContain('Forklift licence, since 2016');
});

test('letters behind the name that the advert asks for are told', async () => {
  const resume = `Dana Ortiz, ACCA
dana@example.org

Experience
Financial Accountant, Lumen Ltd, 2021 - Present
• Prepare management accounts for three entities
• File VAT returns
• Led an audit of 40 shops`;
  const letter = await letterFor(resume, {
    jobTitle: 'Financial Accountant',
    jobDescription: 'Financial Accountant\nRequirements\n- Qualified accountant (ACCA, ACA or CIMA)',
  });
  expect(letter).toContain('I hold the following professional credential: ACCA.');
});

const PRESENT_POST = `Dana Ortiz
dana@example.org

Experience
Web Developer, Lumen Ltd, June 2020 - Present
• Working on the shop of the house, using React and Docker
• Working in a team that delivers each sprint in React

Developer, Elm Mills, June 2012 - June 2015
• Ensured the performance of the MongoDB databases`;

test('who has a post of the kind that no sentence tells begins with the post, and not with a deed of long ago', async () => {
  const jobDescription = 'Web Developer\nKestrel Bank\nRequirements\n- React\n- MongoDB';
  const letter = await letterFor(PRESENT_POST, { jobTitle: 'Web Developer', jobDescription });
  expect(letter.split('\n\n')[1]).toContain('Lumen Ltd');
  expect(letter.split('\n\n')[1]).not.toContain('MongoDB databases');
});
