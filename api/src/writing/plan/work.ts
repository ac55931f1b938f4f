import { tellingTerms } from '../text/terms.ts';
import type { Job } from '../understand/advert.ts';
import type { Applicant } from '../understand/applicant.ts';
import type { Role } from '../understand/role.ts';
import {
  hasNothingNear,
  isFarFrom,
  isFromComputing,
  isOfAnyTitle,
  isOtherLine,
  isStudiedFor,
  isToldAlike,
  isToldOtherwise,
  latestJob,
  NEAR_WORK,
  nearnessOfWork,
  speaksOf,
} from './line-of-work.ts';
import type { Proof } from './proofs.ts';

/** How the work held stands to the work sought. */
export interface Work {
  /** The jobs held are of another line of work, and hardly anything of the resume answers what is required. */
  isOtherWork: boolean;
  /** The jobs held are of another line of work by their names, whatever else of the resume answers what is required. */
  isNewLine: boolean;
  /** The work told is near enough to the job that a sentence may say so. */
  isNearWork: boolean;
  /** Neither its lines nor its title answer what is sought. */
  isNewTrade: boolean;
  /** The present or last job; null where the page names a later one that could not be read. */
  latest: Role | null;
  /** It answers something of the advert, or is of its line of work. */
  isLatestNear: boolean;
}

/** Requirements that lines of the work answer; one may be answered in any trade. */
const ENOUGH_ANSWERS = 2;
/** What the resume of another line has to answer: an accountant who has trained people, and is welcome to, is no recruiter yet. */
const ENOUGH_OF_OTHER_LINE = 1.5;
/** Of the score of the best proof. */
const NEAR_BEST = 0.35;

interface Answers {
  /** Requirements that the work answers. */
  byWork: number;
  /** Requirements that anything of the resume answers, those that are only mentioned by a share of one. */
  byResume: number;
}

export function workFor(
  job: Job,
  { roles, studies, skills, isLatestRead }: Applicant,
  proofs: readonly Proof[],
  answers: Answers,
  resumeText: string,
): Work {
  const latest = isLatestRead ? (latestJob(roles, job.role) ?? null) : null;
  const degrees = studies.map(({ degree }) => degree);
  const isOther = isOtherLine(job.role, roles);
  // Neither the advert nor the studies know the one in the other.
  const isUnknownToOther =
    latest !== null &&
    !isNamedInAdvert(latest.title, job.text) &&
    !speaksOf(job.role, resumeText) &&
    !isStudiedFor(job.role, degrees);
  const best = proofs.find(({ role }) => role === latest);
  return {
    latest,
    isLatestNear:
      latest !== null &&
      best !== undefined &&
      best.score >= proofs[0]!.score * NEAR_BEST &&
      (nearnessOfWork(job.role, latest.title) >= NEAR_WORK ||
        proofs.some(({ role, shows }) => role === latest && shows.length > 0)),
    isNearWork:
      (answers.byWork >= ENOUGH_ANSWERS && !isOther) ||
      roles.some(({ title }) => nearnessOfWork(job.role, title) >= NEAR_WORK),
    isNewTrade:
      answers.byWork < ENOUGH_ANSWERS && nearnessOfWork(job.role, (latest ?? roles[0])?.title ?? '') < NEAR_WORK,
    isNewLine: isUnknownToOther && isOther,
    isOtherWork:
      isUnknownToOther &&
      !isToldAlike(job, roles) &&
      ((answers.byResume < ENOUGH_OF_OTHER_LINE && isOther) ||
        (answers.byResume === 0 &&
          (isFarFrom(job, roles, resumeText) || hasNothingNear(job.role, roles) || isFromComputing(job, skills))) ||
        // A cook's Excel answers something of payroll as well.
        (answers.byResume <= 1 && hasNothingNear(job.role, roles) && isToldOtherwise(job, roles))),
  };
}

/**
 * Whether the advert speaks of the work that a title names: "bus" and "driver" of a School Bus Driver, beside each other,
 * for any advert has "product" and "design" somewhere. What stands behind the post is its team: "Software Engineer,
 * Business Credit", "Intern on the Machine Learning Team".
 */
function isNamedInAdvert(title: string, advert: string): boolean {
  const [post = ''] = title.split(/,| on (?:the|our) /);
  const named = new Set(tellingTerms(post).filter((term) => !isOfAnyTitle(term)));
  const wanted = tellingTerms(advert);
  return wanted.some(
    (term, at) => named.has(term) && wanted.slice(at + 1, at + BESIDE).some((next) => next !== term && named.has(next)),
  );
}
/** Terms from the first on. */
const BESIDE = 3;
