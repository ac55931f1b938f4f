import type { LetterTone } from '@vitae/contract/cover-letter';
import { servedIn, tellsOfGuiding } from '../../plan/carried-over.ts';
import type { Plan } from '../../plan/plan.ts';
import { listOf } from '../../text/words.ts';
import type { Role } from '../../understand/role.ts';
import type { Choose } from '../choice.ts';
import type { Evidence } from './evidence.ts';
import { asHolder, postsIn, titleOf } from './names.ts';
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
  const named = lead?.role ?? plan.latest;
  return named && titleOf(named) ? [named] : [];
}

/** What the applicant has been, where that is another line of work: "a Waiter"; else empty. */
export function otherWork({ isOtherWork, isNewLine, latest }: Plan): string {
  const title = (isOtherWork || isNewLine) && latest ? titleOf(latest) : '';
  const [first, later] = postsIn(title);
  return title ? asHolder(later || first) : '';
}

/** What somebody from another line of work brings, as far as the lines of the work say so, and no more. */
export function carriedOver({ applicant: { roles } }: Plan, choose: Choose): string {
  const lines = roles.flatMap((role) => (role.kind === 'job' || role.kind === 'unpaid' ? role.lines : []));
  const served = lines.map(servedIn).find(Boolean);
  const parts = [
    lines.some(tellsOfGuiding) ? 'guiding other people' : '',
    served ? `working with ${served}` : '',
  ].filter(Boolean);
  return parts.length > 0
    ? choose('carried over', [
        `What carries over from my work so far is my experience of ${listOf(parts)}.`,
        `What I would bring from my work so far is my experience of ${listOf(parts)}.`,
      ])
    : choose('carried over', [
        'I am ready to learn what the work asks for.',
        'I would gladly learn what the role needs.',
      ]);
}
