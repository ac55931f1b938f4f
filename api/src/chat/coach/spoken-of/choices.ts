import { fold } from '@vitae/language/fold';
import { tellingStems } from '../asked-words.ts';
import { ordinalIn } from '../ordinals.ts';
import type { Turn } from '../turn.ts';

const WORDS_MAX = 5;
/** "the second one", "2", "number 2", "الثاني". */
const ONLY_ORDINAL =
  /^(?:(?:the|option|number|no|nr|#) ?)?(?:[1-5]|first|second|third|fourth|fifth|last|(?:ال)?(?:اول|اولي|ثاني|ثانيه|تاني|تانيه|ثالث|ثالثه|تالت|رابع|اخير)[هة]?)(?: (?:one|option|please|pls|واحد|واحده))*[\s.!]*$/u;

/** The one of the texts offered under the last answer that a message means; null where it means none or several. */
export function choiceMeant({ text, history }: Turn): string | null {
  const { role, choices = [] } = history.at(-1) ?? {};
  const words = fold(text).trim();
  if (role !== 'assistant' || choices.length === 0 || words.split(/\s+/).length > WORDS_MAX) return null;
  if (ONLY_ORDINAL.test(words)) {
    const digit = /[1-5]/.exec(words)?.[0];
    const at = digit ? Number(digit) - 1 : /last|اخير/u.test(words) ? choices.length - 1 : ordinalIn(words);
    return choices[at] ?? null;
  }
  const said = tellingStems(text);
  const meant = choices.filter((choice) => {
    const own = new Set(tellingStems(choice));
    return said.length > 0 && said.every((stem) => own.has(stem));
  });
  return meant.length === 1 && choices.length > 1 ? meant[0]! : null;
}
