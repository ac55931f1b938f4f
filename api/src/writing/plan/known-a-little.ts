import { escapePattern } from '@vitae/language/phrases';

const A_LITTLE =
  'a (?:little|bit)|some|basics?|beginner|learning|reading|view|self|getting|academic|course ?work|course|college|theor\\p{L}*|exposure|familiar\\p{L}*|intro\\p{L}*|limited|conversational|rusty|hobby|only';
const SAYS_SO = new RegExp(`.\\s{1,20}(?:\\((?:${A_LITTLE})(?!\\p{L})[^()]*\\)|basics)$`, 'iu');

/**
 * Whether the resume says of a skill that there is little of it, in the skill's own words or beside it: "Xero (a little,
 * for petty cash)", "Ansible basics", "some Docker". No letter claims it.
 */
export const isKnownALittle = (name: string, resumeText: string): boolean =>
  SAYS_SO.test(name) ||
  new RegExp(
    `(?<!\\p{L})${escapePattern(name)}(?: basics?(?!\\p{L})|\\s{1,20}(?:\\(|- ?)(?:${A_LITTLE})| a (?:little|bit)(?!\\p{L})|(?: \\p{Lu}\\p{Ll}+)?(?:[ \\t]*[|:–—-][ \\t]*|\\t+| {2,})(?:basics?|beginner|learning|novice|elementary)(?!\\p{L})|, (?:basic|beginner|learning|novice|elementary|conversational)(?=[ \\t]*(?:[;,.\\n]|$)))|(?:basic|simple|some|a little|a bit of|learning|can read)\\s{1,20}${escapePattern(name)}(?!\\p{L})`,
    'iu',
  ).test(resumeText);
