import { fold } from '@vitae/language/fold';
import { z } from 'zod';
import { languageOf, sayIn } from '../coach/language.ts';
import { answerOf, type CoachAnswer } from '../coach/turn.ts';
import { askForResume } from './ask-for.ts';
import { defineTool } from './tool.ts';

const detail = z.string().min(1).max(120).optional();
const FIELDS = ['phone', 'email', 'jobTitle', 'firstName', 'lastName'] as const;

const LABELS = {
  phone: ['Phone', 'الهاتف'],
  email: ['Email', 'البريد الإلكتروني'],
  jobTitle: ['Job title', 'المسمى الوظيفي'],
  firstName: ['First name', 'الاسم الأول'],
  lastName: ['Last name', 'اسم العائلة'],
} as const;

/** Proposes what somebody says of themselves, as they have typed it: nothing of it can be guessed. */
export const changeDetails = defineTool({
  name: 'change_details',
  description:
    'Proposes new contact details, another job title, a name’s right spelling or further spoken languages for the user’s resume. Only values that stand in the user’s message.',
  input: z.object({
    phone: detail,
    email: detail,
    jobTitle: detail,
    firstName: detail,
    lastName: detail,
    languages: z.array(z.string().min(1).max(40)).max(5).optional(),
  }),
  run({ languages = [], ...details }, turn): CoachAnswer {
    const { resume } = turn;
    if (!resume) return askForResume(turn);
    const say = sayIn(languageOf(turn));
    const own = fold(turn.text);
    const { personal, languages: known } = resume.data;
    const changed = FIELDS.flatMap((field) => {
      const value = details[field]?.trim() ?? '';
      return value && own.includes(fold(value)) && value !== personal[field] ? [{ field, value }] : [];
    });
    const names = new Set(known.map(({ name }) => fold(name)));
    const added = languages.filter((name) => !names.has(fold(name)));
    if (changed.length === 0 && added.length === 0)
      return answerOf(say('That stands in your resume already.', 'هذا مذكور في سيرتك بالفعل.'));
    const after = [...known, ...added.map((name) => ({ name, level: '' }))];
    return answerOf(say('As you say. Nothing changes until you accept it.', 'كما قلت. لا يتغير شيء حتى تقبله.'), {
      proposals: [
        {
          resumeId: resume.id,
          title: say('Change your details', 'تعديل بياناتك'),
          diffs: [
            ...changed.map(({ field, value }) => ({
              label: say(LABELS[field][0], LABELS[field][1]),
              before: personal[field],
              after: value,
            })),
            ...(added.length > 0 ? [{ label: say('Languages', 'اللغات'), before: '', after: added.join(', ') }] : []),
          ],
          changes: [
            ...changed.map(({ field, value }) => ({
              path: ['personal', field],
              before: personal[field],
              after: value,
            })),
            ...(added.length > 0 ? [{ path: ['languages'], before: known, after }] : []),
          ],
        },
      ],
    });
  },
});
