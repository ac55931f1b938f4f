import { fold } from '@vitae/language/fold';
import { askWhatIsMeant } from '../acts/where.ts';
import { reply } from '../language.ts';
import { readRequest } from '../request.ts';
import type { CoachAnswer, Turn } from '../turn.ts';
import type { Operation } from './operation.ts';

/** An order to do something with "it" where nothing was spoken of with which it can be done. */
export function askWhichIsMeant(turn: Turn, operation: Operation | null): CoachAnswer | null {
  // What names a thing speaks for itself: "cover letter, not too formal".
  const { orders, things } = readRequest(turn.text);
  if (!operation || things.size > 0 || (orders.has('write') && NAMES_MAIL.test(fold(turn.text)))) return null;
  if (NEEDS_TEXT.has(operation.does)) return askWhatIsMeant(turn);
  if (!NEEDS_THING.has(operation.does)) return null;
  return reply(
    turn,
    {
      en: 'Which thing do you mean? Name it as it stands in your resume (a skill, a line, a job, a certificate), and I propose just that.',
      ar: 'أي شيء تقصد؟ سمّه كما هو في سيرتك (مهارة أو سطر أو وظيفة أو شهادة) فأقترح ذلك وحده.',
    },
    { kind: 'asking' },
  );
}
/** "write a follow up, not too formal": a mail by what it is for. */
const NAMES_MAIL =
  /\b(?:follow[ -]?up|thank[ -]you|thanks|resignation|reminder|reply|message|note|decline|acceptance)\b|متابع|شكر|استقال/u;
const NEEDS_THING: ReadonlySet<Operation['does']> = new Set(['remove', 'put first', 'put last']);
const NEEDS_TEXT: ReadonlySet<Operation['does']> = new Set(['shorten', 'strengthen', 'make plain', 'make formal']);
