import { fold } from '@vitae/language/fold';
import type { Applicant } from './applicant.ts';
import type { Role } from './role.ts';

/** "don't name my current employer", "dont mention the name of my present company" */
const ASKED =
  /\b(?:don['’]?t|do not|not to|no need to|without) (?:name|mention|say|write|put|give|use|naming|mentioning)(?: (?:the|my|our))?(?: name of)?(?: (?:the|my))? (?:current|present) (?:employer|company|bank|school|firm|hospital|clinic|workplace|organi[sz]ation)\b/i;
/** "لا تكتب اسم البنك الحالي" */
const ASKED_IN_ARABIC =
  /(?:لا|ما|بدون|من غير|دون) (?:ت(?:ذكر|كتب|قول|جيب|حط)\p{L}*|ذكر) (?:اسم )?(?:ال)?(?:بنك|مصرف|شركة|مدرسة|مستشفى|مؤسسة|جهة(?: العمل)?|مكتب|عيادة) (?:ال)?حالي(?:ة|ه)?(?!\p{L})/u;

/** "pls dont name the 2011 company" */
const OF_YEAR =
  /\b(?:don['’]?t|do not|not to|no need to|without) (?:name|mention|naming|mentioning)(?: the)?(?: name of)?(?: the)? ((?:19|20)\d\d) (?:company|employer|firm|school|hospital|house|place|startup)\b/i;

/** Whether notes ask that the house where one works now is not named. */
export const hidesPresentHouse = (notes: string): boolean => ASKED.test(notes) || ASKED_IN_ARABIC.test(notes);

/** The applicant whose houses have no name where notes ask for that, and lines that name them are not told: the post and what was done there stay. */
export function withHousesUnnamed(applicant: Applicant, notes: string): Applicant {
  const [, year = ''] = OF_YEAR.exec(notes) ?? [];
  const hidesPresent = hidesPresentHouse(notes);
  const isMeant = ({ start, end }: Role) =>
    (hidesPresent && end === 'present') || (year !== '' && start.startsWith(year));
  const houses = applicant.roles.flatMap((role) =>
    role.kind === 'job' && role.place !== '' && isMeant(role) ? [role.place] : [],
  );
  if (houses.length === 0) return applicant;
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
