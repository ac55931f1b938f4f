import { NEAR_WORK, nearnessOfWork } from '../../plan/line-of-work.ts';
import type { Plan } from '../../plan/plan.ts';
import { isWishedFor } from '../../plan/proofs.ts';
import { hasOutcome, saysLittle } from '../../plan/strength.ts';
import { LetterRefusal } from '../../refusal.ts';
import { dateInWords } from '../../text/date-in-words.ts';
import { listOf } from '../../text/words.ts';
import type { Role } from '../../understand/role.ts';
import type { Said } from '../paragraphs.ts';
import { tenureSentence, tenureThere } from './background.ts';
import type { Evidence } from './evidence.ts';
import { placeOf, titleOf } from './names.ts';
import { IS_OFFICE_TOOL, inList, isSkill } from './names-of-skills.ts';
import { degreeHeld, isHigherStudy, isSureStudy } from './names-of-studies.ts';
import { areFactsPoints, factsOf, profileOfChange } from './profile.ts';
import { sentencesFor } from './sentences-of-work.ts';
import { studySentence } from './studies.ts';
import { carriedOver, otherWork, type Telling } from './telling.ts';
import { isCurrent, whereOf } from './where-of-work.ts';

/** A list of one line about nobody knows what is no letter. */
const MIN_LINES_WITHOUT_A_FACT = 2;
const LEADS_TO_CHOOSE_FROM = 5;
const SHARE_OF_BEST = 0.7;

/** The best fact that reads as a sentence, unless a better one from other work does not. */
export function leadOf(evidence: readonly Evidence[], plan: Plan): Evidence | null {
  const [best] = evidence;
  const wished = evidence.find((one) => one.clause !== null && isWished(one, plan));
  if (wished) return wished;
  // What the letter is to begin with makes no sentence: it stands in the list right below.
  if (evidence.some((one) => isWished(one, plan))) return null;
  const isOfNewWork = ({ role, shows }: Evidence) => role.kind !== 'job' || shows.length > 0;
  if (profileOfChange(plan))
    return evidence.slice(0, LEADS_TO_CHOOSE_FROM).find((one) => one.clause !== null && isOfNewWork(one)) ?? null;
  if (opensWithStudy(plan) && (best?.shows.length === 0 || isSoughtStudent(plan) || plan.leadWith.length > 0))
    return null;
  // Who has a post of the kind begins with it, and not with one of long ago.
  const { latest } = plan;
  if (best && best.role !== latest && latest && isNearWithoutLines(latest, plan)) return null;
  if (best && latest && plan.isLatestNear && best.role.kind === 'job' && best.role !== latest)
    return evidence.find(({ role, clause, line }) => role === latest && clause !== null && !saysLittle(line)) ?? null;
  const readable = evidence
    .slice(0, LEADS_TO_CHOOSE_FROM)
    .filter(({ clause, line }) => clause !== null && !saysLittle(line));
  // Whose present post tells most, in no sentence, begins with that post, and not with one of before.
  if (
    best &&
    best.role === latest &&
    isCurrent(latest) &&
    titleOf(latest) &&
    !readable.some(({ role }) => role === latest)
  )
    return null;
  const isWorth = ({ role, shows, line }: Evidence) =>
    role === best?.role || shows.length > 0 || (role === latest && hasOutcome(line));
  // Who has a job does not begin with a side project.
  // Nor does anybody with what says much less than the best, which no sentence can say.
  const isNearBest = ({ role, score }: Evidence) =>
    !best || role === best.role || best.role.kind !== 'job' || score >= best.score * SHARE_OF_BEST;
  const worth = readable.filter(
    (one) => isWorth(one) && isNearBest(one) && (latest === null || one.role.kind === 'job'),
  );
  const [first] = worth;
  // Where nothing is of the new work, nobody goes back to what a post of before was like.
  const ofLatest = evidence.find((one) => one.role === latest && one.clause !== null && !saysLittle(one.line));
  if (first && ofLatest && first.role !== latest && first.shows.length === 0 && (plan.isOtherWork || plan.isNewLine))
    return ofLatest;
  // What shows nothing that is asked for gives way to what came of something.
  return first && first.shows.length === 0 && !hasOutcome(first.line)
    ? (worth.find(({ line }) => hasOutcome(line)) ?? first)
    : (first ?? null);
}

/** Held now, of the work sought, and told by its head alone. */
const isNearWithoutLines = (latest: Role, { job }: Plan) =>
  latest.lines.length === 0 && isCurrent(latest) && nearnessOfWork(job.role, latest.title) >= NEAR_WORK;

const isWished = ({ line, role }: Pick<Evidence, 'line' | 'role'>, { leadWith }: Plan) =>
  isWishedFor(`${line} ${role.place} ${role.title}`, leadWith);

const OF_STUDY = /\b(?:degree|stud(?:y|ies)|education|university|college)\b/i;
const ASKS_FOR_STUDENTS = /\b(?:currently|presently|actively) (?:enrolled|pursuing|studying)\b|\benrolled in\b/i;

/** Who has studied what is asked for and worked at something else, begins with the studies; so does a student where students are sought. */
const opensWithStudy = (plan: Plan) => {
  const { study, isNearWork, applicant } = plan;
  if (study === null || !isSureStudy(study.study) || study.study.asWritten) return false;
  if (!study.study.isOngoing && degreeHeld(study.study) === null) return false;
  if (plan.leadWith.some((topic) => OF_STUDY.test(topic))) return true;
  const isAfterWork = ({ kind, start }: Role) => kind !== 'job' || study.study.end.slice(0, 4) >= start.slice(0, 4);
  return isSoughtStudent(plan) || (!isNearWork && study.isAskedFor && applicant.roles.every(isAfterWork));
};

const isSoughtStudent = ({ job, study }: Plan) => study?.study.isOngoing === true && ASKS_FOR_STUDENTS.test(job.text);

/** The best fact, and what it is told for. */
export function opening(telling: Telling): Said[] {
  const { lead, evidence, choose, plan } = telling;
  const fact = lead ? (sentencesFor([lead], [], choose)[0]?.text ?? '') : firstWords(telling);
  const facts = factsOf(plan);
  const named = plan.applicant.roles.filter(({ title, place, asWritten }) => title || place || asWritten);
  const linesToTell =
    evidence.length +
    facts.filter(({ introducesItems }) => !introducesItems).length +
    (evidence.length > 0 ? named.length : 0) +
    // "Bookkeeper for small shops, VAT returns and payroll, since 2016": one line may say several things.
    (plan.applicant.facts.length === 1 ? plan.applicant.facts[0]!.split(', ').length - 1 : 0);
  if (fact === '' && !profileOfChange(plan) && linesToTell < MIN_LINES_WITHOUT_A_FACT)
    throw new LetterRefusal('resume_says_too_little');
  return [
    ...changeOf(plan),
    { text: fact, rank: 0 },
    ...(lead && lead.role === plan.latest
      ? tenureThere(
          plan,
          lead.role,
          evidence.map(({ role }) => role),
        )
      : []),
    { text: apply(telling), rank: 0 },
    ...facts.filter((said) => !areFactsPoints(plan) || !(said.isItem || said.introducesItems)),
  ];
}

export const changeOf = (plan: Plan): Said[] => [{ text: profileOfChange(plan), rank: 0 }];

const SKILLS_OF_OPENING = 3;

/** Where no line of the resume makes a sentence: the last job, the studies or the skills. */
export function firstWords({ plan, choose, evidence }: Telling): string {
  if (profileOfChange(plan)) return '';
  if (opensWithStudy(plan)) return studySentence(plan, choose).text;
  // Where no line of the work wished for makes a sentence, its post does.
  const role = plan.proofs.find((one) => isWished(one, plan))?.role ?? plan.latest;
  if (role && titleOf(role)) {
    const plainly = `I ${isCurrent(role) ? 'work' : 'have worked'} ${whereOf(role)}.`;
    return tenureSentence(role, choose) || plainly;
  }
  // Where the post has no sure name, the employer has.
  if (role && placeOf(role) && role.kind === 'job' && role.start && role.end) {
    const [from, until] = [firstIn(role, plan.applicant.roles), role.end].map(dateInWords);
    if (isCurrent(role)) return `I have worked ${whereOf(role)} since ${from}.`;
    if (from !== until) return `I worked ${whereOf(role)} from ${from} to ${until}.`;
  }
  // Work that is told speaks for itself; nobody begins with their school then.
  if (evidence.some(({ role }) => role.kind === 'job' && (role.asWritten || whereOf(role) !== ''))) return '';
  const study = plan.study && isHigherStudy(plan.study.study) ? studySentence(plan, choose).text : '';
  if (study) return study;
  const skills = plan.applicant.facts.length === 0 ? skillsOfOpening(plan) : [];
  return skills.length > 1 ? `My skills include ${listOf(skills)}.` : '';
}

/** Of a house in which several posts were held, from the first of them on. */
const firstIn = ({ place, start }: Role, roles: readonly Role[]) =>
  roles.reduce(
    (first, other) => (other.place === place && other.start && other.start < first ? other.start : first),
    start,
  );

const skillsOfOpening = ({ listed, otherSkills }: Plan) =>
  [...listed, ...otherSkills]
    .filter((name) => isSkill(name) && !IS_OFFICE_TOOL.test(name))
    .slice(0, SKILLS_OF_OPENING)
    .map(inList);

/** Whether the letter has begun with the skills, for want of anything else. */
export function opensWithSkills(telling: Telling): boolean {
  const { lead, plan } = telling;
  const skills = skillsOfOpening(plan);
  return !lead && skills.length > 0 && firstWords(telling).endsWith(` include ${listOf(skills)}.`);
}

/** What the letter is for; where work has been told before, in a sentence that goes on from it. */
export function apply({ plan, say, choose, lead, evidence }: Telling, isAfterWork = true): string {
  const from = otherWork(plan);
  // Who says more of it in the notes has done some of it.
  if ((from || plan.isOtherWork) && plan.statements.length > 0) return say('applyPlainly');
  // Whose resume answers what is asked need not say what carries over.
  if (from)
    return [say('applyFromElsewhere', from), plan.isOtherWork ? carriedOver(plan, choose) : ''].join(' ').trim();
  if (plan.isOtherWork) return `${say('applyPlainly')} ${carriedOver(plan, choose)}`;
  const isWorkTold =
    isAfterWork && (lead !== null || (plan.latest !== null && titleOf(plan.latest) !== '' && !opensWithStudy(plan)));
  return say(isWorkTold && evidence.length > 0 && plan.isNearWork && !profileOfChange(plan) ? 'apply' : 'applyPlainly');
}
