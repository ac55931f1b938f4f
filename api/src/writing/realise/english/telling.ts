import type { LetterTone } from '@vitae/contract/cover-letter';
import type { Plan } from '../../plan/plan.ts';
import type { Role } from '../../understand/role.ts';
import type { Choose } from '../choice.ts';
import type { Evidence } from './evidence.ts';
import { asHolder, titleOf } from './names.ts';
import type { Voice } from './voices.ts';

/** All that a template may say, and in which order. */
export interface Telling {
  plan: Plan;
  tone: LetterTone;
  choose: Choose;
  /** A sentence of the voice. */
  say(slot: keyof Voice, value?: string): string;
  evidence: readonly Evidence[];
  /** The fact that the letter opens with; null where no line reads as a sentence. */
  lead: Evidence | null;
}

/** The work that the opening names. */
export function told({ lead, plan }: Telling): Role[] {
  const named = lead?.role ?? plan.applicant.roles.find((role) => role.kind === 'job' && titleOf(role));
  return named ? [named] : [];
}

/** What the applicant has been, where that is another line of work: "a Waiter"; else empty. */
export function otherWork({ isOtherWork, applicant }: Plan): string {
  const [latest] = applicant.roles.filter(({ kind }) => kind === 'job');
  const title = isOtherWork && latest ? titleOf(latest) : '';
  return title ? asHolder(title) : '';
}
