import { occupationFamilies, occupationNearness } from '@vitae/language/occupation-families';
import { knownSkill } from '@vitae/language/skills';
import { STOP_WORDS } from '@vitae/language/stop-words';
import { tokenise } from '@vitae/language/tokens';
import { tellingTerms } from '../text/terms.ts';
import type { Job } from '../understand/advert.ts';
import type { Role } from '../understand/role.ts';

/** From here on two titles are of one line of work. */
export const NEAR_WORK = 0.3;
const ROOT = 6;

/** "Branch Librarian" and "Community Libraries Manager" are of one line. */
const rootsOf = (title: string) =>
  tokenise(title).flatMap(({ word }) => (word.length >= ROOT && !SAID_IN_MANY_TITLES.test(word) ? [rootOf(word)] : []));

/** "Welder" and "Welding" */
const rootOf = (word: string) => word.replace(/(?<=\p{L}{4})(?:ers?|ors?|ing|ists?)$/u, '').slice(0, ROOT);

const SAID_IN_MANY_TITLES =
  /^(?:manag|assist|senior|junior|superv|coordi|office|execut|direct|specia|consul|associ|traine|repres|admini)/;

const LINES_OF_COMPUTING: ReadonlySet<string> = new Set([
  'backend',
  'data-analysis',
  'data-engineering',
  'data-science',
  'devops',
  'frontend',
  'fullstack',
  'it-support',
  'mobile',
  'network',
  'qa',
  'security',
  'software',
  'sysadmin',
  'web',
]);
/** "IT Project Manager", of whoever has built software: no other world, however far the lines are. */
const isOfComputing = (title: string) =>
  /\b(?:IT|software|cloud|data)\b/i.test(title.replace(/\bit\b/g, '')) ||
  occupationFamilies(title).some((family) => LINES_OF_COMPUTING.has(family));
const areOfComputing = (role: string, held: readonly string[]) => isOfComputing(role) && held.some(isOfComputing);

const LEAST_OF_COMPUTING = 2;
/**
 * "Staff Engineer", with Kubernetes and Terraform, for a Head of Mathematics: the titles name no line, but the skills do,
 * and the advert asks for nothing of it.
 */
export function isFromComputing({ role, requirements }: Job, skills: readonly string[]): boolean {
  const fields = skills.flatMap((skill) => knownSkill(skill)?.field ?? []);
  const ofComputing = fields.filter((field) => field === 'programming' || field === 'data');
  return (
    !isOfComputing(role) &&
    ofComputing.length >= LEAST_OF_COMPUTING &&
    ofComputing.length * 2 > fields.length &&
    !requirements.some((one) => one.kind === 'skill' && (one.field === 'programming' || one.field === 'data'))
  );
}

/** The line of the job and those of most posts held must be known by name, or nothing is said of them. */
export function isOtherLine(role: string, roles: readonly Role[]): boolean {
  const held = roles.filter(({ kind }) => kind === 'job').map(({ title }) => title);
  // Who leads a house may have led one of any line.
  const isKnown = (title: string) => occupationFamilies(title).some((family) => family !== 'executive');
  const isNamedAlike = held.some((title) => rootsOf(title).some((root) => rootsOf(role).includes(root)));
  return (
    !isNamedAlike &&
    !areOfComputing(role, held) &&
    isKnown(role) &&
    held.length > 0 &&
    held.filter(isKnown).length >= held.length / 2 &&
    held.every((title) => nearnessOfWork(role, title) < NEAR_WORK)
  );
}

const titlesHeld = (roles: readonly Role[]) =>
  roles.filter(({ kind, title }) => kind === 'job' && title !== '').map(({ title }) => title);

/** The line of the job and that of one post held are known, and no title held is near it: to be asked only where nothing else answers. */
export function hasNothingNear(role: string, roles: readonly Role[]): boolean {
  const held = titlesHeld(roles);
  return (
    !areOfComputing(role, held) &&
    occupationFamilies(role).length > 0 &&
    held.some((title) => occupationFamilies(title).length > 0) &&
    held.every((title) => nearnessOfWork(role, title) < NEAR_WORK)
  );
}

/** "BA Marketing and Media" for a Junior Marketer: who has studied it does not come from elsewhere. */
export function isStudiedFor(role: string, degrees: readonly string[]): boolean {
  const roots = new Set(rootsIn(role));
  return degrees.some((degree) => rootsIn(degree).some((root) => roots.has(root)));
}

/** No word of any title held stands in the advert, and none of the title sought in the resume: two worlds. */
export function isFarFrom({ role, text }: Job, roles: readonly Role[], resumeText: string): boolean {
  const held = titlesHeld(roles);
  const [advert, resume] = [text, resumeText].map((one) => new Set(rootsIn(one)));
  const isOf = (titles: readonly string[], words: ReadonlySet<string>) =>
    titles.some((title) => rootsIn(title).some((root) => words.has(root)));
  return (
    // "Senior Engineer" names no line.
    held.some((title) => rootsIn(title).length > 0) &&
    rootsIn(role).length > 0 &&
    held.every((title) => nearnessOfWork(role, title) < NEAR_WORK) &&
    !isOf(held, advert!) &&
    !isOf([role], resume!)
  );
}

/** "Call Handler (999)" of somebody who takes calls and rings 999. */
const WORDS_OF_TITLE = 2;
export function speaksOf(role: string, resumeText: string): boolean {
  const words = new Set(tellingTerms(resumeText));
  const ofTitle = tellingTerms(role).filter((term) => !isOfAnyTitle(term));
  return new Set(ofTitle.filter((term) => words.has(term))).size >= WORDS_OF_TITLE;
}

/** Of the words that tell what was done, the share that the advert has as well; from here on the work may be no other. */
const SHARED_WORDS = 0.15;
/**
 * How alike the words of the work and of the advert are, as the cosine of their sets: an advert of a thousand words has
 * a fifth of any work's words in it. Measured on read letters: of one trade mostly from 0.09 on, of two below 0.07.
 */
const ALIKE = 0.09;
/** Where the names say that it is another line of work. */
const ALIKE_OF_OTHER_LINE = 0.14;
/** Nothing but words that any work has. */
const UNLIKE = 0.04;

function sharedWords({ text }: Job, roles: readonly Role[]): { share: number; likeness: number } {
  const wanted = new Set(tellingTerms(text));
  const own = new Set(roles.flatMap(({ lines }) => lines.flatMap(tellingTerms)));
  const shared = [...own].filter((term) => wanted.has(term)).length;
  return shared === 0
    ? { share: 0, likeness: 0 }
    : { share: shared / own.size, likeness: shared / Math.sqrt(own.size * wanted.size) };
}

/** "Check-in, boarding, safety" of an airport, for cabin crew: whatever the titles say. */
export function isToldAlike(job: Job, roles: readonly Role[]): boolean {
  const { share, likeness } = sharedWords(job, roles);
  return share >= SHARED_WORDS && likeness >= (isOtherLine(job.role, roles) ? ALIKE_OF_OTHER_LINE : ALIKE);
}

/** What was done and what is to be done have no words in common. */
export const isToldOtherwise = (job: Job, roles: readonly Role[]) => sharedWords(job, roles).likeness < UNLIKE;

/** Whether a term of a title is one that titles of any trade have: "senior", "engineer". */
export const isOfAnyTitle = (term: string) => SAID_IN_MANY_TITLES.test(term) || SAID_OF_ALL_WORK.test(term);

const SAID_OF_ALL_WORK =
  /^(?:techni|servic|engin|advis|agent|worker|oper(?:at|$)|chief|princip|staff|deputy|graduat|apprent|member|profess)/;
const ROOT_OF_WORD = 5;
const rootsIn = (text: string) =>
  tokenise(text).flatMap(({ word }) =>
    word.length > 1 && !STOP_WORDS.has(word) && !SAID_IN_MANY_TITLES.test(word) && !SAID_OF_ALL_WORK.test(word)
      ? [word.slice(0, ROOT_OF_WORD)]
      : [],
  );

/** When work ended, then when it began: a figure that is the greater, the later; 0 where the resume does not say. */
export const recencyOf = ({ start, end }: Role) =>
  end === '' && start === ''
    ? 0
    : (end === 'present' ? 999_999 : Number((end || start).replace('-', '').padEnd(6, '0'))) * 1e6 +
      Number(start.replace('-', '').padEnd(6, '0'));

/**
 * The present or last job; the first that the resume names where one of them has no dates. What is done for a part of
 * the week is not the one where another was held beside it, unless it is of the line of work that is sought.
 */
export function latestJob(roles: readonly Role[], sought: string): Role | undefined {
  const jobs = roles.filter(({ kind, title, place }) => kind === 'job' && (title !== '' || place !== ''));
  if (!jobs.every((role) => recencyOf(role) > 0)) return jobs[0];
  const byRecency = [...jobs].sort((one, other) => recencyOf(other) - recencyOf(one));
  const isAside = ({ isPartTime, title }: Role) =>
    isPartTime === true &&
    nearnessOfWork(sought, title) < NEAR_WORK &&
    !rootsOf(title).some((root) => rootsOf(sought).includes(root));
  const latest =
    byRecency.find((role, at) => !isAside(role) && byRecency.slice(0, at).every((later) => role.end >= later.start)) ??
    byRecency[0];
  const isLaterUnnamed = roles.some(
    (role) => role.kind === 'job' && role.asWritten && latest && recencyOf(role) > recencyOf(latest),
  );
  return isLaterUnnamed ? undefined : latest;
}

/** How near two titles are, 0 to 1; 0 where one of the lines of work is not known. */
export function nearnessOfWork(one: string, other: string): number {
  return Math.max(
    0,
    ...occupationFamilies(one).flatMap((wanted) =>
      occupationFamilies(other).map((held) => occupationNearness(wanted, held)),
    ),
  );
}
