import type { Education, Resume } from '@vitae/documents/model/resume';
import { factsOf, type SummaryFacts } from './summary-facts.ts';
import { tightenLine } from './tighten.ts';

const SKILLS_NAMED = 4;

/** Summaries of what the resume says, in its language; none where it says too little, or speaks another language. */
export function summariesOf(resume: Resume, now?: Date): string[] {
  const facts = factsOf(resume, now);
  if (!facts) return [];
  const write = facts.language === 'ar' ? ARABIC : ENGLISH;
  if (facts.title !== '' && !facts.job && !facts.school && facts.skills.length === 0)
    return [write.toFillIn(facts.title)];
  const opening = write.opening(facts);
  if (!opening) return [];
  const skills = facts.skills.length > 0 ? write.skills(facts.skills.slice(0, SKILLS_NAMED)) : '';
  const proofs = facts.proofs.map((line) => sentence(tightenLine(line)));
  const first = [opening, skills, proofs[0]].filter(Boolean).join(' ');
  return proofs[1] ? [first, [opening, proofs[0], proofs[1]].join(' ')] : [first];
}

const sentence = (text: string) => (/[.!?؟]$/.test(text) ? text : `${text}.`);

interface Wording {
  /** The first sentence, or an empty text where the resume names neither work nor studies. */
  opening(facts: SummaryFacts): string;
  skills(names: string[]): string;
  /** Where the title is all that is known. */
  toFillIn(title: string): string;
}

const inEnglish = new Intl.ListFormat('en', { type: 'conjunction' });

const ENGLISH: Wording = {
  opening(facts) {
    const { title, years, job, isSameWork, isJobOfSameWork } = facts;
    if (title === '') return studiesInEnglish(facts);
    const work = isSameWork ? '' : 'work ';
    const experience = years >= 1 ? ` with ${years} ${years === 1 ? 'year' : 'years'} of ${work}experience` : '';
    const company = job?.company.trim().replace(/\.$/, '') ?? '';
    const when = job?.current ? 'currently' : 'most recently';
    const as = job && !isJobOfSameWork && job.jobTitle.trim() !== '' ? ` as ${job.jobTitle.trim()}` : '';
    const studies = job === null && facts.school ? studiesInEnglish(facts) : '';
    return `${title}${experience}${company === '' ? '' : `, ${when}${as} at ${company}`}.${studies === '' ? '' : ` ${studies}`}`;
  },
  skills: (names) => `Skills: ${inEnglish.format(names)}.`,
  toFillIn: (title) => `${title} with [number] years of experience in [field]. [What you have reached, with a figure.]`,
};

/** "Bachelor of Science in Physics" out of the two fields, in whichever of them it stands. */
function courseOf({ degree, fieldOfStudy }: Education, joint: string): string {
  const [level, field] = [degree.trim().replace(/\.$/, ''), fieldOfStudy.trim().replace(/\.$/, '')];
  if (level === '' || field === '' || level.toLowerCase().includes(field.toLowerCase())) return level || field;
  return `${level}${joint}${field}`;
}

function studiesInEnglish({ school, isStudying }: SummaryFacts): string {
  if (!school) return '';
  const course = courseOf(school, ' in ');
  if (course === '') return '';
  const place = school.institution.trim();
  if (isStudying) return `Currently studying${place === '' ? ` for: ${course}` : ` at ${place}: ${course}`}.`;
  return `${course}${place === '' ? '' : ` from ${place}`}.`;
}

const ARABIC: Wording = {
  opening(facts) {
    const { title, years, job, isSameWork, isJobOfSameWork } = facts;
    if (title === '') return studiesInArabic(facts);
    const experience = years >= 1 ? ` بخبرة ${yearsInArabic(years)}${isSameWork ? '' : ' في العمل'}` : '';
    const company = job?.company.trim() ?? '';
    const as = job && !isJobOfSameWork && job.jobTitle.trim() !== '' ? ` بمسمى ${job.jobTitle.trim()}` : '';
    const where = company === '' ? '' : `، ${job?.current ? 'حاليًا' : 'وآخر عمل'}${as} لدى ${company}`;
    const studies = job === null && facts.school ? studiesInArabic(facts) : '';
    return `${title}${experience}${where}.${studies === '' ? '' : ` ${studies}`}`;
  },
  skills: (names) => `المهارات: ${names.join('، ')}.`,
  toFillIn: (title) => `${title} بخبرة [المدة] في [المجال]. [ما حققته، مع رقم.]`,
};

/** Behind a preposition: one and two have forms of their own, 3 to 10 the plural, more than that the singular. */
export function yearsInArabic(years: number): string {
  if (years === 1) return 'سنة واحدة';
  if (years === 2) return 'سنتين';
  const rest = years % 100;
  return `${years} ${rest >= 3 && rest <= 10 ? 'سنوات' : 'سنة'}`;
}

function studiesInArabic({ school, isStudying }: SummaryFacts): string {
  if (!school) return '';
  const course = courseOf(school, ' في ');
  if (course === '') return '';
  const place = school.institution.trim();
  if (isStudying) return `قيد الدراسة: ${course}${place === '' ? '' : `، ${place}`}.`;
  return `${course}${place === '' ? '' : ` من ${place}`}.`;
}
