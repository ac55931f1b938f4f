import { startsWithBullet } from '@vitae/language/bullets';

/** Characters; a shorter line ends where its writer wanted. */
const FULL_LINE = 60;
const ENDS = /[.:;!?]$/;
/** What a line that has no room for its end leaves open. */
const LEFT_OPEN = /(?:,|&|\b(?:and|or|of|the|an?|in|on|to|for|with|by|at|from|our|your|their|as))$/i;

/** Lines that had no room for their end, with it: a page is pasted as it was printed. */
export function unwrapped(lines: readonly string[]): string[] {
  const whole: string[] = [];
  for (const line of lines) {
    const before = whole.at(-1)?.trimEnd() ?? '';
    const next = line.trim();
    const goesOn =
      before.length >= FULL_LINE &&
      !ENDS.test(before) &&
      next !== '' &&
      !startsWithBullet(next) &&
      (/^[\p{Ll}(&]/u.test(next) || LEFT_OPEN.test(before));
    if (goesOn) whole[whole.length - 1] = `${before} ${next}`;
    else whole.push(line);
  }
  return whole;
}
