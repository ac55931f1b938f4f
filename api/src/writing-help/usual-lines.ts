import { linesOfProfession, professionOf } from '@vitae/language/professions';

const GENERAL_LINES = [
  'Took over [task] and brought [measure] from [number] to [number].',
  'Trained [number] colleagues in [subject].',
  'Solved [problem] by [what you did]; since then [what is better].',
  'Worked with [teams or clients] on [project], finished in [time].',
];
/** Nouns of action, which do not tell whether a man or a woman has acted. */
const GENERAL_LINES_IN_ARABIC = [
  'تولّي [المهمة] ورفع [المؤشر] من [الرقم] إلى [الرقم].',
  'تدريب [العدد] من الزملاء على [الموضوع].',
  'حل [المشكلة] عن طريق [ما قمت به]، والنتيجة [ما تحسّن].',
  'التعاون مع [الفرق أو العملاء] في [المشروع] وإنجازه خلال [المدة].',
  'إعداد [التقارير أو المستندات] كل [المدة] لـ [الجهة].',
];

const isArabic = (text: string) => /\p{Script=Arabic}/u.test(text);

const deedOf = (line: string) => line.split(' ')[0];

/** Lines that people of this job fill in, in the language of its title. What they would claim is a blank. */
export function linesFor(jobTitle: string): string[] {
  const profession = professionOf(jobTitle);
  const own = profession ? linesOfProfession(profession, isArabic(jobTitle) ? 'ar' : 'en') : [];
  const general = isArabic(jobTitle) ? GENERAL_LINES_IN_ARABIC : GENERAL_LINES;
  // No two lines of one deed: the profession's own is closer.
  const deeds = new Set(own.map(deedOf));
  return [...own, ...general.filter((line) => !deeds.has(deedOf(line)))];
}
