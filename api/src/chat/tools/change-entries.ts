import { randomUUID } from 'node:crypto';
import { changesBetween } from '@vitae/documents/model/changes';
import type { Education, Language, Resume, WorkExperience } from '@vitae/documents/model/resume';
import { fold } from '@vitae/language/fold';
import { z } from 'zod';
import { languageOf, reply, sayIn } from '../coach/language.ts';
import type { CoachAnswer, Turn } from '../coach/turn.ts';
import { askForResume } from './ask-for.ts';
import { YEAR_MONTH } from './change-dates.ts';
import { nameOfJob } from './resume-lines.ts';
import { defineTool } from './tool.ts';

/** An entry of the resume that can be taken out. */
export interface NamedEntry {
  list: 'workExperience' | 'education' | 'languages';
  /** What it is, in a line. */
  text: string;
  item: WorkExperience | Education | Language;
}

const joined = (...parts: string[]) => parts.filter(Boolean).join(', ');

/** Jobs, schools and languages of a resume, in the order in which it prints them. */
export function entriesOf(resume: Resume): NamedEntry[] {
  return [
    ...resume.workExperience.map((item) => ({
      list: 'workExperience' as const,
      text: nameOfJob(item),
      item,
    })),
    ...resume.education.map((item) => ({
      list: 'education' as const,
      text: joined(item.degree, item.fieldOfStudy, item.institution),
      item,
    })),
    ...resume.languages.map((item) => ({ list: 'languages' as const, text: item.name, item })),
  ];
}

/** Proposes to take one entry out. */
export const removeEntry = defineTool({
  name: 'remove_entry',
  description: 'Proposes to take a job, a school or a language out of the user’s resume, named as it stands there.',
  input: z.object({ entry: z.string().min(1).max(300) }),
  run({ entry }, turn): CoachAnswer {
    const { resume } = turn;
    if (!resume) return askForResume(turn);
    const say = sayIn(languageOf(turn));
    const found = entriesOf(resume.data).find(({ text }) => fold(text) === fold(entry));
    if (!found) return reply(turn, { en: 'No such entry stands in the resume.', ar: 'لا يوجد بند كهذا في السيرة.' });
    const before: readonly unknown[] = resume.data[found.list];
    return reply(
      turn,
      {
        en: 'As you say; all else stays. Nothing changes until you accept it, and **Undo** brings it back.',
        ar: 'كما قلت، ويبقى ما عداه. لا يتغير شيء حتى تقبله، و**تراجع** يعيده.',
      },
      {
        about: { kind: 'entry', text: found.text },
        proposals: [
          {
            resumeId: resume.id,
            title: say('Take an entry out', 'حذف بند'),
            diffs: [{ label: say('Entry', 'البند'), before: found.text, after: '' }],
            changes: changesBetween(
              { [found.list]: before },
              { [found.list]: before.filter((item) => item !== found.item) },
            ),
          },
        ],
      },
    );
  },
});

/** Proposes to take several languages out at once. */
export function removeLanguages(turn: Turn, names: readonly string[]): CoachAnswer {
  const resume = turn.resume!;
  const before = resume.data.languages;
  return reply(
    turn,
    {
      en: 'As you say; all else stays. Nothing changes until you accept it.',
      ar: 'كما قلت، ويبقى ما عداه. لا يتغير شيء حتى تقبله.',
    },
    {
      about: { kind: 'entry', text: names.at(-1)! },
      proposals: [
        {
          resumeId: resume.id,
          title: reply(turn, { en: 'Take languages out', ar: 'حذف لغات' }).text,
          diffs: [{ label: reply(turn, { en: 'Languages', ar: 'اللغات' }).text, before: names.join(', '), after: '' }],
          changes: [{ path: ['languages'], before, after: before.filter(({ name }) => !names.includes(name)) }],
        },
      ],
    },
  );
}

/** Whether its months are known, or it goes on. */
const isDated = (startDate: string, endDate: string | undefined): boolean =>
  endDate === undefined || startDate.includes('-');

const ASK_MORE = {
  now: {
    en: 'Tell me afterwards what you do there, and I write its lines.',
    ar: 'وأخبرني بعدها بما تعمله هناك فأكتب أسطره.',
  },
  past: {
    en: 'Tell me its months (“June to August”) and what you did there, and I put that in.',
    ar: 'قل لي شهورها («يونيو إلى أغسطس») وما عملته هناك فأضيفه.',
  },
} as const;

/** Proposes a job with what its owner has said of it. */
export const addJob = defineTool({
  name: 'add_job',
  description:
    'Proposes a new job in the user’s resume. Only with title, employer and dates that the user has stated; without `endDate` it goes on; `line` is what the user has told of the work.',
  input: z.object({
    jobTitle: z.string().min(2).max(120),
    company: z.string().min(1).max(120),
    location: z.string().max(120).optional(),
    startDate: z.string().regex(YEAR_MONTH),
    endDate: z.string().regex(YEAR_MONTH).optional(),
    line: z.string().max(300).optional(),
  }),
  run({ jobTitle, company, location = '', startDate, endDate, line = '' }, turn): CoachAnswer {
    const { resume } = turn;
    if (!resume) return askForResume(turn);
    const say = sayIn(languageOf(turn));
    const jobs = resume.data.workExperience;
    const job: WorkExperience = {
      id: randomUUID(),
      jobTitle,
      company,
      location,
      url: '',
      companyDescription: '',
      startDate,
      endDate: endDate ?? '',
      current: endDate === undefined,
      description: line && `- ${line}`,
      isHidden: false,
    };
    // The newest stand first.
    const at = jobs.findIndex((other) => other.startDate <= startDate);
    const after = at < 0 ? [...jobs, job] : jobs.toSpliced(at, 0, job);
    const until = endDate ?? say('present', 'الآن');
    return reply(
      turn,
      line === ''
        ? {
            en: `As you say. Nothing changes until you accept it. ${ASK_MORE[isDated(startDate, endDate) ? 'now' : 'past'].en}`,
            ar: `كما قلت. لا يتغير شيء حتى تقبله. ${ASK_MORE[isDated(startDate, endDate) ? 'now' : 'past'].ar}`,
          }
        : {
            en: 'As you say. Nothing changes until you accept it. What else did you do there, how many and how often?',
            ar: 'كما قلت. لا يتغير شيء حتى تقبله. ماذا عملت هناك أيضًا، وكم العدد وكم مرة؟',
          },
      {
        about: { kind: 'entry', text: nameOfJob(job) },
        proposals: [
          {
            resumeId: resume.id,
            title: say('Add a job', 'إضافة وظيفة'),
            diffs: [
              {
                label: say('Experience', 'الخبرة'),
                before: '',
                after: [
                  `${joined(jobTitle, company, location)}, ${until === startDate ? startDate : `${startDate} – ${until}`}`,
                  line,
                ]
                  .filter(Boolean)
                  .join('\n'),
              },
            ],
            changes: changesBetween({ workExperience: jobs }, { workExperience: after }),
          },
        ],
      },
    );
  },
});
