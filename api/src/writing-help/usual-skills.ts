import { fold } from '@vitae/language/fold';
import { professionOf, skillsOfProfession } from '@vitae/language/professions';
import { KNOWN_SKILLS } from '@vitae/language/skills';

const LABELS = new Map(
  KNOWN_SKILLS.flatMap((skill) => skill.forms.map((form) => [form.words.join(' '), skill.label] as const)),
);
/** One form for all names of a skill: "MS Excel" and "Microsoft Excel". */
const keyOf = (name: string): string => {
  const folded = fold(name)
    .replace(/[^\p{L}\p{N}+#]+/gu, ' ')
    .trim();
  return (LABELS.get(folded) ?? folded).toLowerCase();
};

/** The skills that people of this job usually name and this one does not yet; none where no list knows the title. */
export function usualSkills(jobTitle: string, named: readonly string[]): string[] {
  const profession = professionOf(jobTitle);
  if (!profession) return [];
  const has = new Set(named.map(keyOf));
  const isArabic = /\p{Script=Arabic}/u.test(jobTitle);
  return skillsOfProfession(profession, isArabic ? 'ar' : 'en').filter((skill) => !has.has(keyOf(skill)));
}
