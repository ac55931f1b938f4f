import { DEFAULT_SECTION_TITLES, SECTION_KEYS } from '@vitae/documents/model/resume';
import { z } from 'zod';
import { languageOf, sayIn } from '../coach/language.ts';
import { answerOf, type CoachAnswer, type Turn } from '../coach/turn.ts';
import { askForResume } from './ask-for.ts';
import { defineTool } from './tool.ts';

export const movableSectionSchema = z.enum(SECTION_KEYS).exclude(['personalDetails']);
export type MovableSection = z.infer<typeof movableSectionSchema>;

const IN_ARABIC: Record<MovableSection, string> = {
  summary: 'الملخص',
  experience: 'الخبرة',
  education: 'التعليم',
  skills: 'المهارات',
  projects: 'المشاريع',
  certifications: 'الشهادات',
  awards: 'الإنجازات',
  languages: 'اللغات',
  hobbies: 'الهوايات',
};

/** Proposes another order of a resume's sections; their texts stay as they are. */
export const moveSection = defineTool({
  name: 'move_section',
  description: 'Proposes to move a section of the user’s resume before or behind another one.',
  input: z.object({ section: movableSectionSchema, place: z.enum(['before', 'after']), other: movableSectionSchema }),
  run({ section, place, other }, turn): CoachAnswer {
    const { resume } = turn;
    if (!resume) return askForResume(turn);
    const say = sayIn(languageOf(turn));
    const before = resume.data.sectionOrder;
    const rest = before.filter((key) => key !== section);
    const at = rest.indexOf(other) + (place === 'after' ? 1 : 0);
    const after = [...rest.slice(0, at), section, ...rest.slice(at)];
    if (section === other || !rest.includes(other) || after.join() === before.join())
      return answerOf(say('It stands there already.', 'هو هناك بالفعل.'), { about: { kind: 'section', section } });
    const titles = (order: readonly string[]) =>
      order
        .filter((key): key is MovableSection => movableSectionSchema.safeParse(key).success)
        .map((key) => say(DEFAULT_SECTION_TITLES[key], IN_ARABIC[key]))
        .join(' → ');
    return answerOf(
      say(
        'The sections in this order; no text changes. Nothing changes until you accept it.',
        'الأقسام بهذا الترتيب دون تغيير النصوص. لا يتغير شيء حتى تقبله.',
      ),
      {
        about: { kind: 'section', section },
        proposals: [
          {
            resumeId: resume.id,
            title: say('Move a section', 'نقل قسم'),
            diffs: [{ label: say('Order', 'الترتيب'), before: titles(before), after: titles(after) }],
            changes: [{ path: ['sectionOrder'], before, after }],
          },
        ],
      },
    );
  },
});

/** Proposes to leave a section out of what is printed; its texts stay in the resume. */
export function hideSection(turn: Turn, section: MovableSection): CoachAnswer {
  const { resume } = turn;
  if (!resume) return askForResume(turn);
  const language = languageOf(turn);
  const say = sayIn(language);
  const before = resume.data.hiddenSections;
  const about = { kind: 'section', section } as const;
  if (before.includes(section)) return answerOf(say('It is left out already.', 'هو مخفي بالفعل.'), { about });
  const title = say(DEFAULT_SECTION_TITLES[section], IN_ARABIC[section]);
  return answerOf(
    say(
      'It is printed no more; its texts stay in your resume, so that it can come back. Nothing changes until you accept it.',
      'لن يُطبع القسم، وتبقى نصوصه في سيرتك ليعود متى شئت. لا يتغير شيء حتى تقبله.',
    ),
    {
      about,
      proposals: [
        {
          resumeId: resume.id,
          title: say('Leave a section out', 'إخفاء قسم'),
          diffs: [{ label: say('Section', 'القسم'), before: title, after: '' }],
          changes: [{ path: ['hiddenSections'], before, after: [...before, section] }],
        },
      ],
    },
  );
}
