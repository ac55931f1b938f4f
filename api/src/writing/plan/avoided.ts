import { fold } from '@vitae/language/fold';
import { avoiding } from '../text/avoiding.ts';
import { termsOf } from '../text/terms.ts';
import type { Applicant } from '../understand/applicant.ts';
import type { Role } from '../understand/role.ts';

/** "the old job in Korea" */
const JOB_IN =
  /^(?:my )?(?:(?:old|oldest|first|previous|former) )?(?:job|jobs|role|post|position|work|time|years) (?:in|from|over in) (?:the )?(\p{L}[\p{L} .-]{2,40})$/iu;

/** The ended jobs of whose heads the page says that they were in a place; all of them, whatever the present one is. */
function jobsIn(topic: string, roles: readonly Role[], resumeText: string): readonly Role[] {
  const place = fold(JOB_IN.exec(topic)?.[1] ?? '').trim();
  if (place === '') return [];
  const lines = resumeText.split('\n').map(fold);
  const isThere = (role: Role) => {
    const at = lines.findIndex((line) => role.place !== '' && line.includes(fold(role.place)));
    return at >= 0 && lines.slice(at, at + LINES_OF_HEAD).some((line) => line.includes(place));
  };
  return roles.filter((role) => role.kind === 'job' && role.end !== 'present' && isThere(role));
}
const LINES_OF_HEAD = 2;

const KIND_OF_POST = /^(?:the |my |that )?(.{3,40}?) (internship|placement|traineeship|job|role|post|gig|contract)$/iu;
const TITLE_OF_KIND: Readonly<Record<string, RegExp>> = {
  internship: /\bintern(?:ship)?\b/i,
  placement: /\b(?:placement|student|intern)\b/i,
  traineeship: /\btrainee\b/i,
};

/** "the chatbot internship": the one ended job of this kind whose lines tell of it. */
function jobsToldOf(topic: string, roles: readonly Role[]): readonly Role[] {
  const [, of = '', kind = ''] = KIND_OF_POST.exec(topic) ?? [];
  const terms = termsOf(of);
  if (terms.length === 0) return [];
  const found = roles.filter(
    (role) =>
      role.kind === 'job' &&
      role.end !== 'present' &&
      (TITLE_OF_KIND[kind.toLowerCase()]?.test(role.title) ?? true) &&
      tellsOf(role, terms),
  );
  return found.length === 1 ? found : [];
}

/** The applicant without what the letter is to leave out. */
export function withoutAvoided(whole: Applicant, topics: readonly string[], resumeText = ''): Applicant {
  const meant = topics.flatMap((topic) => [
    ...jobsIn(topic, whole.roles, resumeText),
    ...jobsToldOf(topic, whole.roles),
  ]);
  const isAvoided = avoiding(topics);
  const named = topics.some((topic) => OF_LEVELS.test(topic)) ? whole.roles.map(withoutLevels) : whole.roles;
  const roles = topics.some((topic) => OF_EMPLOYER.test(topic)) ? named.map(withoutEmployer) : named;
  return {
    ...whole,
    roles: roles.filter(
      (role) =>
        !meant.includes(role) &&
        !isAvoided(`${role.place} ${role.title} ${role.asWritten ?? ''}`) &&
        !topics.some((topic) => isOf(role, topic)),
    ),
    summary: isAvoided(whole.summary) ? '' : whole.summary,
    studies: whole.studies.filter(({ degree, school }) => !isAvoided(`${degree} ${school}`)),
    languages: whole.languages.filter(({ name }) => !isAvoided(name)),
    languagesAsWritten: isAvoided(whole.languagesAsWritten) ? '' : whole.languagesAsWritten,
    facts: whole.facts.map((fact) => withoutItems(fact, isAvoided)).filter((fact) => !isAvoided(fact)),
    personal: topics.some((topic) => OF_NOTICE.test(topic))
      ? { ...whole.personal, noticePeriod: undefined }
      : whole.personal,
    phone: topics.some((topic) => OF_PHONE.test(topic)) ? '' : whole.phone,
    email: topics.some((topic) => OF_EMAIL.test(topic)) ? '' : whole.email,
  };
}

/** "the mobile game", of a project that its lines tell to be a game on a mobile device. */
function isOf(role: Role, topic: string): boolean {
  const terms = termsOf(topic);
  return role.kind === 'project' && terms.length > 1 && tellsOf(role, terms);
}

/** Whether a role has all of these terms in its head and lines. */
function tellsOf({ title, place, lines }: Role, terms: readonly string[]): boolean {
  const told = new Set(termsOf([title, place, ...lines].join(' ')));
  return terms.every((term) => told.has(term));
}

/** "the level numbers L6, L7", "levels" */
const OF_LEVELS = /\b(?:levels?|grades?)(?: numbers?)?(?:$| [LE]\d)|^[LE]\d\b/i;
const LEVELS = /\s*\(\s*[LE]\d(?:\s*[/,–-]\s*[LE]\d)*\s*\)|,?\s*\b[LE]\d(?:\s*\/\s*[LE]\d)*\b/g;
/** "Manager (L6 / L7), Elm" as "Manager, Elm". */
const withoutLevels = (role: Role): Role => ({
  ...role,
  title: role.title.replace(LEVELS, ''),
  ...(role.asWritten && { asWritten: role.asWritten.replace(LEVELS, '') }),
});

const OF_NOTICE = /\bnotice\b/i;
const OF_PHONE = /^(?:phone|mobile|cell|telephone|tel)(?: (?:number|no))?$/i;
const OF_EMAIL = /^e-?mail(?: address)?$/i;

/** "GCSEs: Maths 5, English 4, Geography 3" without one of them. */
function withoutItems(fact: string, isAvoided: (text: string) => boolean): string {
  const items = fact.split(/,\s+(?![^(]*\))/);
  const kept = items.filter((item) => !isAvoided(item));
  return kept.length > 1 && isAvoided(items[0]!) === false ? kept.join(', ') : fact;
}

/** "don't mention my current employer by name" */
const OF_EMPLOYER = /\b(?:current|present) (?:employer|company|firm|workplace)\b/i;

/** The present job, told without its house. */
function withoutEmployer(role: Role): Role {
  if (role.end !== 'present' || role.place === '') return role;
  const [house = ''] = role.place.split(/,\s*/);
  return { ...role, place: '', lines: role.lines.filter((line) => !line.includes(house)) };
}
