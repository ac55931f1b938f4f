import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

interface OutlineSection {
  title: MessageDescriptor;
  /** What makes this section good, for this starting point. */
  advice: MessageDescriptor;
  /** The lines of the outline, to be replaced. */
  prompts: readonly MessageDescriptor[];
}

export interface StartingPoint {
  id: 'existing' | 'fresh' | 'change';
  title: MessageDescriptor;
  description: MessageDescriptor;
  /** What to have at hand before writing. */
  gather: readonly MessageDescriptor[];
  /** Below the personal details, from top to bottom. */
  sections: readonly OutlineSection[];
}

const JOB_PROMPTS = [
  msg`[Job title], [Employer], [City]   [month and year] – [month and year]`,
  msg`- [What you changed, and by how much]`,
  msg`- [What you were responsible for: people, money, customers, machines]`,
];

const EDUCATION_PROMPTS = [msg`[Degree or certificate], [School], [Year]`];

export const STARTING_POINTS: readonly StartingPoint[] = [
  {
    id: 'existing',
    title: msg`I have a resume`,
    description: msg`It is a few years old, or written for another job. Keep what is true, cut what is not needed.`,
    gather: [
      msg`The latest version of your file`,
      msg`The advert of the job you want next`,
      msg`Two or three results with a number, from the time since your last update`,
      msg`Dates of your last job, from a contract or payslip`,
    ],
    sections: [
      {
        title: msg`Summary`,
        advice: msg`Write it last and for this one advert. Three lines: what you are, your strongest proof, what you want.`,
        prompts: [msg`[Profession] with [number] years in [field].`, msg`[Your strongest result, with its number.]`],
      },
      {
        title: msg`Experience`,
        advice: msg`Newest first. Four or five lines for the last two jobs, one or two for those before; nothing beyond 15 years.`,
        prompts: JOB_PROMPTS,
      },
      {
        title: msg`Skills`,
        advice: msg`Only what you would answer questions about. Use the words of the advert where they are true of you.`,
        prompts: [msg`[Skill], [skill], [skill]`, msg`[Tool], [tool], [tool]`],
      },
      {
        title: msg`Education`,
        advice: msg`The highest degree is enough. School grades can go.`,
        prompts: EDUCATION_PROMPTS,
      },
      {
        title: msg`Certifications`,
        advice: msg`Those that are valid today, with the year.`,
        prompts: [msg`[Certificate], [Issuer], [Year]`],
      },
    ],
  },
  {
    id: 'fresh',
    title: msg`I am starting from nothing`,
    description: msg`A first job, or the first after a long pause. What you learned and did elsewhere counts as proof.`,
    gather: [
      msg`School or course certificates, with dates`,
      msg`A list of what you did unpaid: clubs, care, volunteering, projects`,
      msg`Someone who would say a good word for you`,
      msg`One advert that you would really answer`,
    ],
    sections: [
      {
        title: msg`Summary`,
        advice: msg`Two honest lines: what you finished, and what kind of work you look for.`,
        prompts: [msg`[What you completed], looking for [kind of work] in [place or field].`],
      },
      {
        title: msg`Education`,
        advice: msg`First, since it is your newest proof. Name courses and a final project that fit the job.`,
        prompts: [...EDUCATION_PROMPTS, msg`- [Course, grade or project that fits the job]`],
      },
      {
        title: msg`Projects and volunteering`,
        advice: msg`Written like jobs: your role, for whom, what came of it. A school shop or a repaired bicycle counts.`,
        prompts: [
          msg`[Your role], [Project or organisation]   [month and year] – [month and year]`,
          msg`- [What came of it]`,
        ],
      },
      {
        title: msg`Experience`,
        advice: msg`Holiday jobs, internships, family businesses. Reliability is a result: shifts, tills, keys you were given.`,
        prompts: JOB_PROMPTS.slice(0, 2),
      },
      {
        title: msg`Skills`,
        advice: msg`Programs, machines and licences first. Leave out what everybody says of themselves.`,
        prompts: [msg`[Program or machine], [licence]`],
      },
      { title: msg`Languages`, advice: msg`With an honest level.`, prompts: [msg`[Language], [level]`] },
    ],
  },
  {
    id: 'change',
    title: msg`I am changing direction`,
    description: msg`Your experience is real, but from another field. Show first what carries over.`,
    gather: [
      msg`Three adverts from the new field, to learn its words`,
      msg`For each task they name: a moment when you did the same thing elsewhere`,
      msg`Courses or trials in the new field, even small ones`,
      msg`One sentence on why you change, without a complaint in it`,
    ],
    sections: [
      {
        title: msg`Summary`,
        advice: msg`Name the new job in the first line, then the bridge: what from before makes you good at it.`,
        prompts: [
          msg`[Old profession] moving into [new field].`,
          msg`[The experience that carries over, with its proof.]`,
        ],
      },
      {
        title: msg`Skills that carry over`,
        advice: msg`Three to five, each with its proof beside it, in the words of the new field.`,
        prompts: [msg`[Skill in the new field’s words]: [where you proved it]`],
      },
      {
        title: msg`Projects and training`,
        advice: msg`What you have already done in the new field, before the old jobs.`,
        prompts: [msg`[Course or project], [where], [Year]`, msg`- [What you made or learned]`],
      },
      {
        title: msg`Experience`,
        advice: msg`Newest first, with dates and employers as they were. Choose the lines that the new field understands.`,
        prompts: JOB_PROMPTS,
      },
      { title: msg`Education`, advice: msg`Short, at the end.`, prompts: EDUCATION_PROMPTS },
    ],
  },
];
