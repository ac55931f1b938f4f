interface OutlineSection {
  title: string;
  /** What makes this section good, for this starting point. */
  advice: string;
  /** The lines of the outline, to be replaced. */
  prompts: readonly string[];
}

export interface StartingPoint {
  id: 'existing' | 'fresh' | 'change';
  title: string;
  description: string;
  /** What to have at hand before writing. */
  gather: readonly string[];
  /** Below the personal details, from top to bottom. */
  sections: readonly OutlineSection[];
}

const JOB_PROMPTS = [
  '[Job title], [Employer], [City]   [month and year] – [month and year]',
  '- [What you changed, and by how much]',
  '- [What you were responsible for: people, money, customers, machines]',
];

const EDUCATION_PROMPTS = ['[Degree or certificate], [School], [Year]'];

export const STARTING_POINTS: readonly StartingPoint[] = [
  {
    id: 'existing',
    title: 'I have a resume',
    description: 'It is a few years old, or written for another job. Keep what is true, cut what is not needed.',
    gather: [
      'The latest version of your file',
      'The advert of the job you want next',
      'Two or three results with a number, from the time since your last update',
      'Dates of your last job, from a contract or payslip',
    ],
    sections: [
      {
        title: 'Summary',
        advice:
          'Write it last and for this one advert. Three lines: what you are, your strongest proof, what you want.',
        prompts: ['[Profession] with [number] years in [field].', '[Your strongest result, with its number.]'],
      },
      {
        title: 'Experience',
        advice:
          'Newest first. Four or five lines for the last two jobs, one or two for those before; nothing beyond 15 years.',
        prompts: JOB_PROMPTS,
      },
      {
        title: 'Skills',
        advice: 'Only what you would answer questions about. Use the words of the advert where they are true of you.',
        prompts: ['[Skill], [skill], [skill]', '[Tool], [tool], [tool]'],
      },
      { title: 'Education', advice: 'The highest degree is enough. School grades can go.', prompts: EDUCATION_PROMPTS },
      {
        title: 'Certifications',
        advice: 'Those that are valid today, with the year.',
        prompts: ['[Certificate], [Issuer], [Year]'],
      },
    ],
  },
  {
    id: 'fresh',
    title: 'I am starting from nothing',
    description: 'A first job, or the first after a long pause. What you learned and did elsewhere counts as proof.',
    gather: [
      'School or course certificates, with dates',
      'A list of what you did unpaid: clubs, care, volunteering, projects',
      'Someone who would say a good word for you',
      'One advert that you would really answer',
    ],
    sections: [
      {
        title: 'Summary',
        advice: 'Two honest lines: what you finished, and what kind of work you look for.',
        prompts: ['[What you completed], looking for [kind of work] in [place or field].'],
      },
      {
        title: 'Education',
        advice: 'First, since it is your newest proof. Name courses and a final project that fit the job.',
        prompts: [...EDUCATION_PROMPTS, '- [Course, grade or project that fits the job]'],
      },
      {
        title: 'Projects and volunteering',
        advice: 'Written like jobs: your role, for whom, what came of it. A school shop or a repaired bicycle counts.',
        prompts: [
          '[Your role], [Project or organisation]   [month and year] – [month and year]',
          '- [What came of it]',
        ],
      },
      {
        title: 'Experience',
        advice:
          'Holiday jobs, internships, family businesses. Reliability is a result: shifts, tills, keys you were given.',
        prompts: JOB_PROMPTS.slice(0, 2),
      },
      {
        title: 'Skills',
        advice: 'Programs, machines and licences first. Leave out what everybody says of themselves.',
        prompts: ['[Program or machine], [licence]'],
      },
      { title: 'Languages', advice: 'With an honest level.', prompts: ['[Language], [level]'] },
    ],
  },
  {
    id: 'change',
    title: 'I am changing direction',
    description: 'Your experience is real, but from another field. Show first what carries over.',
    gather: [
      'Three adverts from the new field, to learn its words',
      'For each task they name: a moment when you did the same thing elsewhere',
      'Courses or trials in the new field, even small ones',
      'One sentence on why you change, without a complaint in it',
    ],
    sections: [
      {
        title: 'Summary',
        advice: 'Name the new job in the first line, then the bridge: what from before makes you good at it.',
        prompts: ['[Old profession] moving into [new field].', '[The experience that carries over, with its proof.]'],
      },
      {
        title: 'Skills that carry over',
        advice: 'Three to five, each with its proof beside it, in the words of the new field.',
        prompts: ['[Skill in the new field’s words]: [where you proved it]'],
      },
      {
        title: 'Projects and training',
        advice: 'What you have already done in the new field, before the old jobs.',
        prompts: ['[Course or project], [where], [Year]', '- [What you made or learned]'],
      },
      {
        title: 'Experience',
        advice: 'Newest first, with dates and employers as they were. Choose the lines that the new field understands.',
        prompts: JOB_PROMPTS,
      },
      { title: 'Education', advice: 'Short, at the end.', prompts: EDUCATION_PROMPTS },
    ],
  },
];
