import { readResumeText } from '../fixtures/read-resume-text.ts';
import { readJob } from '../understand/advert.ts';
import { readApplicant } from '../understand/applicant.ts';
import { readNotes } from '../understand/notes/notes.ts';
import { registrationHeld } from './gap.ts';
import { planLetter } from './plan.ts';

const RESUME = `Ana Reyes
ana@example.org

Experience
Web Developer, Lumen Ltd, 2021 - Present
• Built shops in React
• Wrote reports in MS Office

Registration: NMC PIN 14H0212E`;

async function planFor(requirements: string[], notes = '', jobTitle = 'Web Developer') {
  const { resume, resumeText } = await readResumeText(RESUME);
  const jobDescription = `${jobTitle}\nWe look for somebody for our office.\nRequirements\n${requirements.map((one) => `- ${one}`).join('\n')}`;
  const job = readJob({ jobDescription, jobTitle, companyName: '' });
  return planLetter(job, readApplicant(resume, resumeText, '2026-05', 'en'), readNotes(notes, ''), {
    resumeText,
    month: '2026-05',
    previousLetters: [],
  });
}

test.each([
  ['Excel', 'HTML'],
  ['CSS', 'JavaScript'],
])('what the resume shows by another name is no gap: %s and %s', async (...asked) => {
  expect((await planFor(asked)).gap).toBe('');
});

test('a gap is what nobody is let to work without', async () => {
  expect((await planFor(['C+E licence with no more than 6 points'])).gap).toBe('a C+E licence');
  expect((await planFor(['HCPC registration'])).gap).toBe('HCPC registration');
  expect((await planFor(['Registration with PSNI'])).gap).toBe('PSNI registration');
  expect((await planFor(['We need somebody registered with HIQA'])).gap).toBe('HIQA registration');
});

test('the gap is what the advert speaks of most', async () => {
  const asked = ['Python/Django', 'Python processes', 'Python libraries, such as NumPy', 'Strong Python', 'PostgreSQL'];
  expect((await planFor(asked)).gap).toBe('Python');
});

test('what the applicant tells in a note, by whichever name, is no gap', async () => {
  expect((await planFor(['Experience of PostgreSQL'])).gap).toBe('PostgreSQL');
  expect((await planFor(['Experience of PostgreSQL'], 'billing is all django + postgres')).gap).toBe('');
});

test('a body that the resume names beside its number is no gap', async () => {
  const plan = await planFor(['NMC registration']);
  expect(plan).toMatchObject({ gap: '' });
});

test('an advert in prose asks for a registration within a long line', async () => {
  const about = 'We run four centres along the river and want somebody who can see, treat and discharge. '.repeat(3);
  expect((await planFor([`${about}You must be registered with the HCPC.`])).gap).toBe('HCPC registration');
});

test('of examples and of alternatives one is enough', async () => {
  expect((await planFor(['Experience of front-end frameworks (React, Angular)'])).gap).toBe('');
  expect((await planFor(['Experience of Angular'])).gap).toBe('Angular');
});

test.each(['خبرة عملية في RabbitMQ أو Angular', 'معرفة Angular إضافة جيدة'])(
  'in Arabic too what is one of two or welcome is nothing that is lacking: %s',
  async (asked) => {
    expect((await planFor([asked])).gap).toBe('');
  },
);

test.each([
  'Willingness to engage in continuous professional development',
  'Taught Chinese high school students',
  'A love of French cuisine',
  'Apps for iOS, Android and Windows',
  'Our stack: TypeScript, Go, Postgres and an Angular monolith that we are fond of',
  'Tidewater View is a family-run nursing home registered with HIQA',
])('what an advert only speaks of is nothing that is lacking: %s', async (asked) => {
  expect((await planFor([asked])).gap).toBe('');
});

test('a language that is to be spoken is, where the resume lists others', async () => {
  const { resume, resumeText } = await readResumeText(`${RESUME}\nLanguages: English, Maltese`);
  const jobDescription = 'Web Developer\nWe look for somebody for our shop.\nRequirements\n- Fluent French is required';
  const job = readJob({ jobDescription, jobTitle: 'Web Developer', companyName: '' });
  const { gap } = planLetter(job, readApplicant(resume, resumeText, '2026-05', 'en'), readNotes('', ''), {
    resumeText,
    month: '2026-05',
    previousLetters: [],
  });
  expect(gap).toBe('French');
  expect((await planFor(['Fluent French is required'])).gap).toBe('');
});

test('a body spelt out is the one that the advert names in short', async () => {
  const { resume, resumeText } = await readResumeText(
    `${RESUME.replace('Registration: NMC PIN 14H0212E', '')}\nGraduate Engineer, Board of Engineers Malaysia (2018)`,
  );
  const gapFor = (body: string) => {
    const jobDescription = `Engineer\nWe look for somebody for our drains.\nRequirements\n- ${body} registration`;
    const job = readJob({ jobDescription, jobTitle: 'Engineer', companyName: '' });
    return planLetter(job, readApplicant(resume, resumeText, '2026-05', 'en'), readNotes('', ''), {
      resumeText,
      month: '2026-05',
      previousLetters: [],
    }).gap;
  };
  expect(gapFor('BEM')).toBe('');
  expect(gapFor('BXQ')).toBe('BXQ registration');
});

test('a letter of a body about a registration to come is no registration', () => {
  const advert = 'Requirements\n- Registered with the NMBI';
  expect(registrationHeld(advert, 'Registered nurse with seven years. NMBI decision letter received in 2026.')).toBe(
    '',
  );
  expect(registrationHeld(advert, 'NMBI PIN 123456')).toBe('NMBI');
});

test('the register may be named by whom it is of', () => {
  const advert = 'be registered in the General Division of the Register of Nurses & Midwives maintained by NMBI';
  expect(registrationHeld(advert, 'Registered General Nurse (NMBI)')).toBe('NMBI');
});

test.each([
  ['Full registration\nGeneral Teaching Council for Scotland', 'GTCS'],
  ['Registered with the General Teaching Council for Scotland since 2017', 'GTCS'],
  ['Registration pending\nGeneral Teaching Council for Scotland', ''],
  ['Talks given at the General Teaching Council for Scotland', ''],
])('a body is known by its name in full: %s', (resume, body) => {
  expect(registrationHeld('We expect full GTCS registration.', resume)).toBe(body);
});

test('what the notes speak of is no gap, and neither is what is wanted after an offer', async () => {
  expect((await planFor(['HCPC registration'], 'HCPC registration is current.')).gap).toBe('');
  expect((await planFor(['Successful candidates must present their KRA PIN'])).gap).toBe('');
});

test('to whoever comes from another trade more would be new than one thing', async () => {
  expect((await planFor(['Experience of PostgreSQL'], '', 'Veterinary Surgeon')).gap).toBe('');
});
