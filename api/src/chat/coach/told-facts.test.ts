import { applyChanges } from '@vitae/documents/model/changes';
import { restore } from '@vitae/documents/model/restore';
import type { Resume } from '@vitae/documents/model/resume';
import { RESUME, turnOfMember } from '../testing/turn.ts';
import { coach } from './coach.ts';
import type { CoachAnswer } from './turn.ts';

const HELD: Resume = restore({
  ...RESUME,
  personal: { ...RESUME.personal, phone: '+44 7700 900001', city: 'Leeds' },
  workExperience: [
    {
      ...RESUME.workExperience[0],
      description: '- Responsible for 24 pickers\n- Was involved in a safety project that cut accidents by 30%',
    },
    RESUME.workExperience[1],
  ],
  skills: ['Forklift', 'Excel', 'Team work'].map((name) => ({ name, level: '', keywords: [] })),
}).resume;

const ask = (text: string): CoachAnswer =>
  coach(turnOfMember(text, { resume: { id: 'resume-1', title: 'My resume', data: HELD } }));
const changed = ({ proposals }: CoachAnswer): Resume =>
  applyChanges(
    HELD,
    proposals.flatMap(({ changes }) => changes),
  ).document;
const linesOfJob = (resume: Resume, job = 0) => resume.workExperience[job]!.description.split('\n');

describe('how lines begin', () => {
  test.each([
    "get rid of all the 'responsible for' stuff",
    'no more responsible for please',
    'use stronger action verbs in my bullets',
    'can you start them with strong verbs',
  ])('is changed, and nothing is taken out: %s', (text) => {
    const lines = linesOfJob(changed(ask(text)));
    expect(lines).toHaveLength(2);
    expect(lines[0]).toBe('- Handled 24 pickers');
  });
});

describe('a deed that is told', () => {
  test.each([
    ['i also trained 5 new drivers, put that in under my current job', 0, '- Trained 5 new drivers'],
    ['I trained 5 new drivers, please add it to my job at Rapid', 1, '- Trained 5 new drivers'],
    ['add a bullet to my job at rapid: trained 5 new drivers', 1, '- Trained 5 new drivers'],
    ['at rapid, add that i trained 5 new drivers', 1, '- Trained 5 new drivers'],
    ['add to my current job that i trained 5 new drivers', 0, '- Trained 5 new drivers'],
  ])('becomes a line of the job that is named: %s', (text, job, line) => {
    const { workExperience, ...rest } = changed(ask(text as string));
    const { workExperience: _, ...others } = HELD;
    const [before] = [HELD.workExperience[job as number]!.description];
    expect(workExperience[job as number]!.description).toBe(`${before}\n${line}`);
    expect(rest).toEqual(others);
  });

  test('goes nowhere before it is known under which job', () => {
    expect(ask('i also trained 5 new drivers, add that')).toMatchObject({ kind: 'asking', proposals: [] });
  });

  test('strengthens the line that is named, and that line alone', () => {
    expect(linesOfJob(changed(ask('make the safety bullet sound stronger, i actually led it')))).toEqual([
      '- Responsible for 24 pickers',
      '- Led a safety project that cut accidents by 30%',
    ]);
  });

  test('is joined to the line that is named', () => {
    expect(
      linesOfJob(changed(ask('i cut waiting times by 12%, add that to the bullet about the safety project')))[1],
    ).toMatch(/accidents by 30%; cut waiting times by 12%$/u);
  });

  test('takes the place of no work that a line tells', () => {
    const { proposals } = ask('make the pickers line stronger, i ran it alone');
    expect(proposals.flatMap(({ diffs }) => diffs).map(({ after }) => after)).not.toContainEqual(
      expect.stringMatching(/^Ran (?!24 pickers)/u),
    );
  });

  test('touches no other line where the one that is meant is not found', () => {
    expect(ask('make the invoicing bullet stronger')).toMatchObject({ kind: 'asking', proposals: [] });
  });
});

describe('what is named by its place', () => {
  test.each([
    ['add a certificate: First Aid, Red Cross, 2022', 'First Aid, Red Cross, 2022'],
    ['put Forklift Instructor 2021 under my certificates', 'Forklift Instructor 2021'],
  ])('is added to the certificates: %s', (text, added) => {
    expect(changed(ask(text)).certifications.blocks.map((block) => block.text)).toEqual([added]);
  });

  test('is taken out of the skills, each by its name', () => {
    expect(changed(ask('take excel and team work out of skills')).skills.map(({ name }) => name)).toEqual(['Forklift']);
  });

  test('is the title of that job, and the headline stays', () => {
    const resume = changed(ask('change my job title at rapid to Night Shift Leader'));
    expect(resume.workExperience[1]!.jobTitle).toBe('Night Shift Leader');
    expect(resume.personal).toEqual(HELD.personal);
  });

  test('of a new job is what was done there too', () => {
    const resume = changed(
      ask('add a job: Driver at Halden Freight, Leeds, Jan 2015 to Dec 2016, covered night routes'),
    );
    expect(resume.workExperience.find(({ company }) => company === 'Halden Freight')?.description).toBe(
      '- Covered night routes',
    );
  });
});

describe('two things in one message', () => {
  test('are both proposed', () => {
    const { city, phone } = changed(
      ask('ive moved to sheffield and my new number is +44 7700 900555, update it'),
    ).personal;
    expect([city, phone]).toEqual(['Sheffield', '+44 7700 900555']);
  });

  test('are not dropped in silence where one cannot be done', () => {
    const answer = ask('put education before experience, then fix the commas everywhere');
    expect(answer.proposals).toHaveLength(1);
    expect(answer.text).toContain('**Not done:** “fix the commas everywhere”');
  });

  test('leave no note where all is done', () => {
    expect(ask('put education before experience and add SQL to my skills').text).not.toContain('Not done');
  });
});

test.each([
  ['ضيف اللغة العربية مستوى مبتدئ', { name: 'Arabic', level: 'Beginner' }],
  ['add french to my languages, intermediate', { name: 'French', level: 'intermediate' }],
])('a language keeps the level that is told: %s', (text, language) => {
  expect(changed(ask(text)).languages.at(-1)).toMatchObject(language);
});

test.each(['shoud i put a photo on my cv', 'shuld i put references on my resume', 'wat do i write in the summary'])(
  'a slip in the word that asks makes no order of a question: %s',
  (text) => {
    const answer = ask(text);
    expect(answer.proposals).toEqual([]);
    expect(answer.text).toMatch(/^\*\*.*\?\*\*/u);
  },
);

test('a language that stands there already hides no skill that is told with it', () => {
  const data = { ...HELD, languages: [{ name: 'Igbo', level: '' }] };
  const text = 'i speak igbo and i also know SystmOne, add it';
  const { proposals } = coach(turnOfMember(text, { resume: { id: 'resume-1', title: 'My resume', data } }));
  expect(proposals[0]?.diffs[0]?.after).toBe('SystmOne');
});
