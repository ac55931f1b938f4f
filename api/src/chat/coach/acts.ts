import { fold } from '@vitae/language/fold';
import type { Act } from './acts/act.ts';
import { CHANGING_RESUME } from './acts/changing-resume.ts';
import { HELD_AGAINST_JOB, TAILORING } from './acts/fitting-to-job.ts';
import { GAPS_AND_SKILLS } from './acts/gaps-and-skills.ts';
import { IMPROVING } from './acts/improving.ts';
import { INTERVIEWS } from './acts/interviews.ts';
import { LETTERS } from './acts/letters.ts';
import { LINES } from './acts/lines.ts';
import { MAILS } from './acts/mails.ts';
import { OFFERS } from './acts/offers.ts';
import { OWN_DOCUMENTS } from './acts/own-documents.ts';
import { REFUSING } from './acts/refusing.ts';
import { readRequest } from './request.ts';
import type { CoachAnswer, Turn } from './turn.ts';

/** What the coach can do, the more particular first. Everything else is a question. */
const ACTS: readonly Act[] = [
  ...REFUSING,
  ...OWN_DOCUMENTS,
  ...CHANGING_RESUME,
  ...OFFERS,
  ...MAILS,
  ...LETTERS,
  ...TAILORING,
  ...LINES,
  ...INTERVIEWS,
  ...GAPS_AND_SKILLS,
  ...IMPROVING,
  ...HELD_AGAINST_JOB,
];

/** The act that a text asks for, with what it answers. */
export function actAskedIn(text: string, turn: Turn): { act: Act; answer: CoachAnswer } | null {
  const request = readRequest(text);
  const words = fold(text.slice(0, 600)).trim();
  for (const act of ACTS) {
    const answer = act.asks(request, words) ? act.act(turn) : null;
    if (answer) return { act, answer };
  }
  return null;
}
