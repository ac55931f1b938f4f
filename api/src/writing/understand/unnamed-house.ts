import { fold } from '@vitae/language/fold';
import type { Applicant } from './applicant.ts';

/** "don't name my current employer", "dont mention the name of my present company" */
const ASKED =
  /\b(?:don['’]?t|do not|not to|no need to|without) (?:name|mention|say|write|put|give|use|naming|mentioning)(?: (?:the|my|our))?(?: name of)?(?: (?:the|my))? (?:current|present) (?:employer|company|bank|school|firm|hospital|clinic|workplace|organi[sz]ation)\b/i;
/** "لا تكتب اسم البنك الحالي" */
const ASKED_IN_ARABIC =
  /(?:لا|ما|بدون|من غير|دون) (?:ت(?:ذكر|كتب|قول|جيب|حط)\p{L}*|ذكر) (?:اسم )?(?:ال)?(?:بنك|مصرف|شركة|مدرسة|مستشفى|مؤسسة|جهة(?: العمل)?|مكتب|عيادة) (?:ال)?حالي(?:ة|ه)?(?!\p{L})/u;

/** Whether notes ask that the house where one works now is not named. */
export const hidesPresentHouse = (notes: string): boolean => ASKED.test(notes) || ASKED_IN_ARABIC.test(notes);

/** The applicant whose present house has no name, and lines that name it are not told: the post and what was done there stay. */
export function withoutPresentHouse(applicant: Applicant): Applicant {
  const houses = applicant.roles.flatMap(({ kind, end, place }) =>
    kind === 'job' && end === 'present' && place !== '' ? [place] : [],
  );
  const names = houses.map((house) => fold(house.split(/[,،(]/u)[0]!).trim());
  const isNamed = (text: string) => names.some((name) => name !== '' && fold(text).includes(name));
  return {
    ...applicant,
    roles: applicant.roles.map((role) => ({
      ...role,
      place: isNamed(role.place) ? '' : role.place,
      asWritten: isNamed(role.asWritten ?? '') ? '' : role.asWritten,
      lines: role.lines.filter((line) => !isNamed(line)),
    })),
    facts: applicant.facts.filter((fact) => !isNamed(fact)),
    summary: isNamed(applicant.summary) ? '' : applicant.summary,
  };
}
