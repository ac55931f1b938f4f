import { fold } from '@vitae/language/fold';
import { reply } from '../coach/language.ts';
import type { Subject } from '../coach/subject.ts';
import type { CoachAnswer, Turn } from '../coach/turn.ts';

/** Proposes another level for skills of the list; null where none of them is in it. */
export const changeSkillLevel = (turn: Turn, names: readonly string[], level: string): CoachAnswer | null =>
  changeLevel(turn, 'skills', names, level, { kind: 'skills', names: [...names] });

/** The same for a language. */
export const changeLanguageLevel = (turn: Turn, name: string, level: string): CoachAnswer | null =>
  changeLevel(turn, 'languages', [name], /^[abc]/.test(level) && level.length === 2 ? level.toUpperCase() : level, {
    kind: 'entry',
    text: name,
  });

function changeLevel(
  turn: Turn,
  list: 'skills' | 'languages',
  names: readonly string[],
  level: string,
  about: Subject,
): CoachAnswer | null {
  const resume = turn.resume!;
  const before: readonly { name: string; level: string }[] = resume.data[list];
  const isMeant = ({ name }: { name: string }) => names.some((one) => fold(one) === fold(name));
  const meant = before.filter(isMeant);
  if (meant.length === 0) return null;
  const shown = (of: string) => meant.map(({ name }) => (of ? `${name} (${of})` : name)).join(', ');
  return reply(
    turn,
    { en: 'As you say. Nothing changes until you accept it.', ar: 'كما قلت. لا يتغير شيء حتى تقبله.' },
    {
      about,
      proposals: [
        {
          resumeId: resume.id,
          title: reply(turn, { en: 'Change the level', ar: 'تعديل المستوى' }).text,
          diffs: [
            {
              label: reply(
                turn,
                list === 'skills' ? { en: 'Skills', ar: 'المهارات' } : { en: 'Languages', ar: 'اللغات' },
              ).text,
              before: shown(meant[0]!.level),
              after: shown(level),
            },
          ],
          changes: [{ path: [list], before, after: before.map((item) => (isMeant(item) ? { ...item, level } : item)) }],
        },
      ],
    },
  );
}

/** How well something is known, in the words of a resume in English where Arabic says it. */
const LEVELS_IN_ENGLISH: readonly (readonly [RegExp, string])[] = [
  [/^مبتد/u, 'Beginner'],
  [/^متوسط/u, 'Intermediate'],
  [/^متقدم/u, 'Advanced'],
  [/^جيد/u, 'Good'],
  [/^ممتاز/u, 'Advanced'],
  [/^طلاق/u, 'Fluent'],
  [/^اساسي/u, 'Basic'],
  [/^اللغه الام/u, 'Native'],
];

/** A level as the resume writes it, in its language. */
export function levelInResume(level: string, { resume }: Turn): string {
  if (resume?.data.language.startsWith('ar')) return level;
  return LEVELS_IN_ENGLISH.find(([said]) => said.test(level))?.[1] ?? level;
}
