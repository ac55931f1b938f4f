import { randomUUID } from 'node:crypto';
import { changesBetween } from '@vitae/documents/model/changes';
import { z } from 'zod';
import { languageOf, sayIn } from '../coach/language.ts';
import { answerOf, type CoachAnswer } from '../coach/turn.ts';
import { askForResume } from './ask-for.ts';
import { defineTool } from './tool.ts';

/** Proposes an entry for a time without a job. */
export const fillGap = defineTool({
  name: 'fill_gap',
  description:
    'Proposes an entry in the user’s resume for a time without a job. `from` and `to` are years or YYYY-MM, without `to` it still goes on; `what` says in the user’s own words what they did, `deeds` its lines where they told any.',
  input: z.object({
    from: z.string().regex(/^\d{4}(-\d{2})?$/),
    to: z
      .string()
      .regex(/^\d{4}(-\d{2})?$/)
      .optional(),
    what: z.string().min(3).max(200),
    deeds: z.array(z.string().min(3).max(300)).max(6).optional(),
  }),
  run({ from, to = '', what, deeds = [] }, turn): CoachAnswer {
    const { resume } = turn;
    if (!resume) return askForResume(turn);
    const say = sayIn(languageOf(turn));
    const title = what[0]!.toUpperCase() + what.slice(1).replace(/[.\s]+$/, '');
    const jobs = resume.data.workExperience;
    const entry = {
      id: randomUUID(),
      jobTitle: title,
      company: '',
      location: '',
      url: '',
      companyDescription: '',
      startDate: from,
      endDate: to,
      current: to === '',
      description: deeds.map((deed) => `- ${deed}`).join('\n'),
      isHidden: false,
    };
    // Before the first job that began earlier: the newest stand first.
    const at = jobs.findIndex(({ startDate }) => startDate < from);
    const after = at < 0 ? [...jobs, entry] : [...jobs.slice(0, at), entry, ...jobs.slice(at)];
    return answerOf(
      say(
        'An entry of its own, so that nobody has to guess. One line is enough; nothing changes until you accept it.',
        'بند خاص كي لا يخمّن أحد. سطر واحد يكفي، ولا يتغير شيء حتى تقبله.',
      ),
      {
        about: { kind: 'entry', text: title },
        proposals: [
          {
            resumeId: resume.id,
            title: say('Fill the gap', 'سد الفجوة'),
            diffs: [
              {
                label: say('Experience', 'الخبرة'),
                before: '',
                after: [
                  `${title}, ${from} – ${to || say('present', 'الآن')}`,
                  ...deeds.map((deed) => `- ${deed}`),
                ].join('\n'),
              },
            ],
            changes: changesBetween({ workExperience: jobs }, { workExperience: after }),
          },
        ],
      },
    );
  },
});
