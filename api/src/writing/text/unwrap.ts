import { startsWithBullet } from '@vitae/language/bullets';
import { BASE_OF_PAST } from '@vitae/language/verbs';

/** Characters; a shorter line ends where its writer wanted. */
const FULL_LINE = 60;
const ENDS = /[.:;!?]$/;
/** What a line that has no room for its end leaves open. */
const LEFT_OPEN =
  /(?:,|&|\b(?:and|or|of|the|an?|in|on|to|for|with|by|at|from|our|your|their|as|than|around|approximately|nearly|almost|have|has|be|been|is|are|was|were))$/i;
/** These may end a line as well: "dinner for all". */
const MAY_BE_OPEN =
  /\b(?:per|via|into|within|using|including|which|that|its|both|each|every|all|between|across|under|over|about|until|since|after|before|during)$/i;
/** "p95 of the endpoint" and "automated the weekly report" begin something of their own. */
const GOES_ON = /^(?:\p{Ll}{2,}(?!\d)|a |\((?!\d{1,2}\))|&)/u;

/** Lines that had no room for their end, with it: a page is pasted as it was printed. */
export function unwrapped(lines: readonly string[]): string[] {
  const whole: string[] = [];
  // Of a line put together the last part says whether there was room.
  let printed = 0;
  for (const line of lines) {
    const before = whole.at(-1)?.trimEnd() ?? '';
    const next = line.trim();
    const goesOn =
      printed >= FULL_LINE &&
      !ENDS.test(before) &&
      next !== '' &&
      !startsWithBullet(next) &&
      (LEFT_OPEN.test(before) ||
        (MAY_BE_OPEN.test(before) && /^[\p{Ll}\d]/u.test(next)) ||
        (GOES_ON.test(next) && !BASE_OF_PAST.has(/^\p{L}+/u.exec(next)?.[0] ?? '')));
    printed = line.trimEnd().length;
    if (goesOn) whole[whole.length - 1] = `${before} ${next}`;
    else whole.push(line);
  }
  return whole;
}
