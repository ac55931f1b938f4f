import { z } from 'zod';
import { languageOf, sayIn } from '../coach/language.ts';
import type { Subject } from '../coach/subject.ts';
import { answerOf, type CoachAnswer, type ProposedChange } from '../coach/turn.ts';
import { askForResume } from './ask-for.ts';
import { defineTool } from './tool.ts';

/** `2021-06`, `2021` */
export const YEAR_MONTH = /^\d{4}(?:-\d{2})?$/;
/** One that every reader takes in the same way, in Europe and America. */
const PLAIN_FORMAT = 'MMM YYYY';

/** Proposes another date of a job, or one form for all dates. */
export const changeDates = defineTool({
  name: 'change_dates',
  description:
    'Proposes another start or end date (YYYY-MM or YYYY) for the job at `employer` in the user’s resume, as the user has said it; `isOneStyle` where all dates are to look alike.',
  input: z.object({
    employer: z.string().max(200).optional(),
    field: z.enum(['startDate', 'endDate']).optional(),
    date: z.string().regex(YEAR_MONTH).optional(),
    isOneStyle: z.boolean().optional(),
  }),
  run({ employer, field, date, isOneStyle = false }, turn): CoachAnswer {
    const { resume } = turn;
    if (!resume) return askForResume(turn);
    const say = sayIn(languageOf(turn));
    const job = resume.data.workExperience.find(({ company }) => employer !== undefined && company === employer);
    const proposals: ProposedChange[] = [];
    if (job && field && date && job[field] !== date)
      proposals.push({
        resumeId: resume.id,
        title: say('Change a date', 'تعديل تاريخ'),
        diffs: [{ label: `${job.jobTitle}, ${job.company}`, before: job[field], after: date }],
        changes: [
          { path: ['workExperience', job.id, field], before: job[field], after: date },
          // A job that has ended is printed with its end.
          ...(field === 'endDate' && job.current
            ? [{ path: ['workExperience', job.id, 'current'], before: true, after: false }]
            : []),
        ],
      });
    const format = resume.data.selectedDateFormat;
    if (isOneStyle && format !== PLAIN_FORMAT)
      proposals.push({
        resumeId: resume.id,
        title: say('One form for all dates', 'صيغة واحدة للتواريخ'),
        diffs: [{ label: say('Form of the dates', 'صيغة التواريخ'), before: format, after: PLAIN_FORMAT }],
        changes: [{ path: ['selectedDateFormat'], before: format, after: PLAIN_FORMAT }],
      });
    const about: Subject | null = job && field ? { kind: 'date', employer: job.company, field } : null;
    if (proposals.length === 0)
      return answerOf(say('That stands in your resume already.', 'هذا مذكور في سيرتك بالفعل.'), { about });
    const ofStyle = isOneStyle
      ? say(
          ' This site keeps the dates of all jobs as month and year and prints them in one form, however the file wrote them: “Jun 2022 – Present”.',
          ' يحفظ الموقع تواريخ كل الوظائف شهرًا وسنة ويطبعها بصيغة واحدة مهما كانت في الملف: «Jun 2022 – Present».',
        )
      : '';
    return answerOf(
      say('As you say. Nothing changes until you accept it.', 'كما قلت. لا يتغير شيء حتى تقبله.') + ofStyle,
      { about, proposals },
    );
  },
});
