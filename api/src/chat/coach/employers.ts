import { fold } from '@vitae/language/fold';
import { tellingStems } from './asked-words.ts';
import type { Turn } from './turn.ts';

const LATEST = /\b(?:current|present|latest|newest|last|this|recent)\b|الحالي|الحاليه/u;

const jobsOf = ({ resume }: Turn) => resume?.data.workExperience.filter(({ isHidden }) => !isHidden) ?? [];

/** The employer of the resume that a text names, by the most telling words of the name; null where it names none. */
export function employerNamed(turn: Turn, text: string): string | null {
  const jobs = jobsOf(turn);
  const said = new Set(tellingStems(text));
  const shares = jobs.map(({ company }) => tellingStems(company).filter((stem) => said.has(stem)).length);
  const most = Math.max(0, ...shares);
  return most > 0 ? jobs[shares.indexOf(most)]!.company : null;
}

/** The employer that is spoken of by its name or as the one of now; null where none is. */
export function employerAt(turn: Turn, where: string): string | null {
  const named = employerNamed(turn, where);
  if (named !== null || !LATEST.test(fold(where))) return named;
  const jobs = jobsOf(turn);
  return (jobs.find(({ current }) => current) ?? jobs[0])?.company ?? null;
}

/** The one of two that is not `employer`; null where there are not two. */
export function otherEmployer(turn: Turn, employer: string | undefined): string | null {
  const others = jobsOf(turn).filter(({ company }) => company !== employer);
  return others.length === 1 ? others[0]!.company : null;
}
