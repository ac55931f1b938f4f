import { fold } from '@vitae/language/fold';
import { z } from 'zod';
import { languageOf, sayIn } from '../coach/language.ts';
import { answerOf, type CoachAnswer, type Turn } from '../coach/turn.ts';
import { matchAdvert } from './advert-match.ts';
import { askForAdvert, askForResume } from './ask-for.ts';
import { defineTool } from './tool.ts';

const SHOWN_MAX = 8;

/** Proposes skills that the advert asks for and the resume proves, and asks about the others. */
export const addSkills = defineTool({
  name: 'add_skills',
  description:
    'Proposes skills for the list of the user’s resume: those that the advert asks for and that its jobs prove. Give `skills` only when the user has said that they have them, and `out` for those that the user wants taken off the list.',
  input: z.object({
    skills: z.array(z.string().min(1).max(80)).max(10).optional(),
    out: z.array(z.string().min(1).max(80)).max(10).optional(),
  }),
  run({ skills: said, out = [] }, turn): CoachAnswer {
    const { resume } = turn;
    if (!resume) return askForResume(turn);
    const say = sayIn(languageOf(turn));
    if ((said && said.length > 0) || out.length > 0) {
      const own = fold(turn.text);
      const meant = (said ?? []).filter((skill) => own.includes(fold(skill)));
      if (meant.length < (said ?? []).length)
        return answerOf('Not proposed: the user has not said that they have these skills.');
      return propose(
        { added: meant, out },
        resume,
        turn,
        say('As you say. Nothing changes until you accept it.', 'كما قلت. لا يتغير شيء حتى تقبله.'),
      );
    }
    if (turn.advert === '') return askForAdvert(turn);
    const { unlisted, missing } = matchAdvert(turn.advert, resume.data);
    const open = missing.slice(0, SHOWN_MAX).map(({ label }) => label);
    const question =
      open.length > 0
        ? say(
            `\n\nThe advert also names **${open.join(', ')}**. I find no proof of these in your resume, so I do not add them. Which of them do you have, and where did you use it?`,
            `\n\nيذكر الإعلان أيضًا **${open.join('، ')}**، ولا أجد دليلًا عليها في سيرتك فلا أضيفها. أيها لديك وأين استخدمته؟`,
          )
        : '';
    const choices = open.slice(0, 3).map((label) => say(`I have ${label}, add it`, `لدي ${label}، أضفها`));
    if (unlisted.length === 0) {
      return answerOf(
        say(
          'Every skill of the advert that your resume proves stands in its list already.',
          'كل مهارة في الإعلان تثبتها سيرتك مذكورة في قائمتها.',
        ) + question,
        { choices },
      );
    }
    const proposed = propose(
      { added: unlisted.slice(0, SHOWN_MAX).map(({ label }) => label), out: [] },
      resume,
      turn,
      say(
        'The advert asks for these and your jobs show them, but your list of skills does not name them.',
        'يطلبها الإعلان وتظهرها وظائفك، لكن قائمة مهاراتك لا تذكرها.',
      ),
    );
    return { ...proposed, text: proposed.text + question, choices };
  },
});

interface Change {
  added: readonly string[];
  out: readonly string[];
}

function propose(
  { added: names, out }: Change,
  resume: NonNullable<Turn['resume']>,
  turn: Turn,
  text: string,
): CoachAnswer {
  const say = sayIn(languageOf(turn));
  const before = resume.data.skills;
  const known = new Set(before.map(({ name }) => fold(name)));
  const added = names.filter((name) => !known.has(fold(name)));
  const gone = before.filter(({ name }) => out.some((one) => fold(one) === fold(name)));
  if (added.length === 0 && gone.length === 0)
    return answerOf(say('They are in your list already.', 'هي في قائمتك بالفعل.'));
  const after = [
    ...before.filter((skill) => !gone.includes(skill)),
    ...added.map((name) => ({ name, level: '', keywords: [] })),
  ];
  return answerOf(text, {
    proposals: [
      {
        resumeId: resume.id,
        title: gone.length > 0 ? say('Change the skills', 'تعديل المهارات') : say('Add skills', 'إضافة مهارات'),
        diffs: [
          {
            label: say('Skills', 'المهارات'),
            before: gone.map(({ name }) => name).join(', '),
            after: added.join(', '),
          },
        ],
        changes: [{ path: ['skills'], before, after }],
      },
    ],
  });
}
