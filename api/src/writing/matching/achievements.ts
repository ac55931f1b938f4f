import type { ApplicantFacts, JobFacts } from '../applicant/facts.ts';
import { statementsOf } from '../language/first-person.ts';
import type { Relevance } from './relevance.ts';

export interface Achievement {
  /** What follows "I": "led a team of five". */
  phrase: string;
  job: JobFacts;
  /** 0 for the latest job. */
  recency: number;
  isActivity: boolean;
  score: number;
}

const RECENCY_LOSS = 0.12;
const ACTIVITY_FACTOR = 0.75;

/** Everything the resume says was done that can be told in good English, the most relevant first. */
export function achievementsOf(applicant: ApplicantFacts, relevance: Relevance): Achievement[] {
  const tell = (job: JobFacts, recency: number, isActivity: boolean): Achievement[] =>
    job.lines.flatMap((line) =>
      statementsOf(line, job.isCurrent).map((phrase) => ({
        phrase,
        job,
        recency,
        isActivity,
        score: relevance(phrase) * Math.max(0.5, 1 - RECENCY_LOSS * recency) * (isActivity ? ACTIVITY_FACTOR : 1),
      })),
    );
  const all = [
    ...applicant.jobs.flatMap((job, index) => tell(job, index, false)),
    ...applicant.activities.flatMap((activity, index) => tell(activity, index, true)),
  ];
  const unique = new Map(all.map((achievement) => [achievement.phrase.toLowerCase(), achievement]));
  return [...unique.values()].sort((one, other) => other.score - one.score);
}
