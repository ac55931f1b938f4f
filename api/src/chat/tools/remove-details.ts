import type { Personal } from '@vitae/documents/model/resume';
import { fold } from '@vitae/language/fold';
import { z } from 'zod';
import { languageOf, type Said, sayIn } from '../coach/language.ts';
import { answerOf, type CoachAnswer } from '../coach/turn.ts';
import { askForResume } from './ask-for.ts';
import { textOfResume } from './resume-lines.ts';
import { defineTool } from './tool.ts';

const FIELDS = [
  'dateOfBirth',
  'maritalStatus',
  'passport',
  'nationality',
  'religion',
  'gender',
  'visaStatus',
  'address',
  'linkedin',
  'phone',
] as const satisfies readonly (keyof Personal)[];
export type RemovableDetail = (typeof FIELDS)[number];

const NAMES: Record<RemovableDetail, Said> = {
  dateOfBirth: { en: 'Date of birth', ar: 'تاريخ الميلاد' },
  maritalStatus: { en: 'Marital status', ar: 'الحالة الاجتماعية' },
  passport: { en: 'Passport number', ar: 'رقم الجواز' },
  nationality: { en: 'Nationality', ar: 'الجنسية' },
  religion: { en: 'Religion', ar: 'الديانة' },
  gender: { en: 'Gender', ar: 'الجنس' },
  visaStatus: { en: 'Visa status', ar: 'وضع الإقامة' },
  address: { en: 'Address', ar: 'العنوان' },
  linkedin: { en: 'LinkedIn', ar: 'لينكدإن' },
  phone: { en: 'Phone', ar: 'الهاتف' },
};

/** Details that people name, and that no resume of this site has a place for. */
const WITHOUT_PLACE: readonly (Said & { named: RegExp })[] = [
  { en: 'Father’s name', ar: 'اسم الأب', named: /\bfather'?s'? name\b|اسم (?:ال)?(?:اب|والد)/u },
  {
    en: 'ID number',
    ar: 'رقم الهوية',
    named:
      /\b(?:national |identity )?id (?:numbers?|no|card)\b|\b(?:ssn|aadhaar|nric)\b|رقم (?:ال)?(?:هويه|بطاقه|اقامه)/u,
  },
  { en: 'Height and weight', ar: 'الطول والوزن', named: /\b(?:height|weight)\b|الطول|الوزن/u },
];

/** Proposes to take personal details out, and says which of them were never there. */
export const removeDetails = defineTool({
  name: 'remove_details',
  description: 'Proposes to take personal details out of the user’s resume, such as date of birth or marital status.',
  input: z.object({ details: z.array(z.enum(FIELDS)).min(1).max(FIELDS.length) }),
  run({ details }, turn): CoachAnswer {
    const { resume } = turn;
    if (!resume) return askForResume(turn);
    const language = languageOf(turn);
    const say = sayIn(language);
    const { personal } = resume.data;
    const there = details.filter((field) => personal[field] !== '');
    const words = fold(turn.text);
    const page = fold(textOfResume(resume.data));
    const absent = [
      ...details.filter((field) => personal[field] === '').map((field) => NAMES[field][language]),
      ...WITHOUT_PLACE.filter(({ named }) => named.test(words) && !named.test(page)).map((detail) => detail[language]),
    ];
    const missing =
      absent.length > 0
        ? say(
            `Not in your resume, so there is nothing to remove: **${absent.join(', ')}**.`,
            `غير مذكور في سيرتك أصلًا: **${absent.join('، ')}**.`,
          )
        : '';
    if (there.length === 0) return answerOf(missing);
    return answerOf(
      `${say('As you say; all else stays. Nothing changes until you accept it.', 'كما قلت، ويبقى ما عداه. لا يتغير شيء حتى تقبله.')} ${missing}`.trim(),
      {
        about: { kind: 'details', fields: there },
        proposals: [
          {
            resumeId: resume.id,
            title: say('Remove details', 'حذف بيانات'),
            diffs: there.map((field) => ({ label: NAMES[field][language], before: personal[field], after: '' })),
            changes: there.map((field) => ({ path: ['personal', field], before: personal[field], after: '' })),
          },
        ],
      },
    );
  },
});
