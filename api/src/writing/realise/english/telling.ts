import type { LetterTone } from '@vitae/contract/cover-letter';
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
export function otherWork({ isOtherWork, latest }: Plan): string {
  const title = isOtherWork && latest ? titleOf(latest) : '';
  const [first, later] = postsIn(title);
  return title ? asHolder(later || first) : '';
}

const GUIDES =
  /\b(?:supervis|mentor|coach|train|lead|led\b|manag)\w*\b[^,;.]{0,25}\b(?:team|teams|colleagues|staff|people|apprentices?|starters|trainees?|paralegal|engineers|attendants|agents|dispensers|students|guards|nurses|coordinators|technicians|assistants|volunteers|chefs|drivers|employees|workers|operatives|graduates|juniors|teachers|commis|joiners)\b/i;
/** Somebody who "built an app for drivers and customers" has not worked with customers. */
const SERVED =
  /\b(?:serv|help|assist|advis|support|greet|welcom|guid|teach|taught|train|car(?:e|ed|es|ing) for|look(?:ed|s|ing)? after|deal(?:t|ing|s)? with|respond|answer|handl|resolv|explain)\w*\b[^,;.]{0,40}\b(customers|clients|guests|patients|passengers|residents|children|pupils|students)\b(?!['’])/i;

/** What somebody from another line of work brings, as far as the lines of the work say so, and no more. */
export function carriedOver({ applicant: { roles } }: Plan, choose: Choose): string {
  const lines = roles.flatMap((role) => (role.kind === 'job' || role.kind === 'unpaid' ? role.lines : []));
  const served = lines.flatMap((line) => SERVED.exec(line)?.[1]?.toLowerCase() ?? [])[0];
  const parts = [
    lines.some((line) => GUIDES.test(line)) ? 'guiding other people' : '',
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
