import { fold } from '@vitae/language/fold';
import { DUTY_WORDS } from '@vitae/language/jobs';
import { BASE_OF_PAST } from '@vitae/language/verbs';

/** Words that want a verb behind them: "a tool that" over "cut waiting times". */
const WANTS_VERB =
  /(?:^|[\s,(])(?:and|or|but|which|that|who|whom|whose|when|where|while|as|than|then|so|also|to|i|we|they|it|he|she|you|is|are|was|were|be|been|being|has|have|had|not|successfully|self|\p{L}+ly)$|[,;:&(/–—-]$/iu;
const FIRST_WORD = /^\s*[^\p{L}\s]*(\p{L}[\p{L}'’-]*)/u;

/** How much of a text is looked at for its end. */
const MAX_TAIL = 40;

const firstWordOf = (text: string) => fold(FIRST_WORD.exec(text)?.[1] ?? '');

/**
 * "automated the weekly report" under "Wrote the load of 480 stores": of two lines that both begin by telling what was
 * done, in small letters or not, the second is an item of its own, unless the first leaves a phrase open.
 */
export function beginsItem(before: string, text: string): boolean {
  const [first, next] = [firstWordOf(before), firstWordOf(text)];
  const tells = BASE_OF_PAST.has(first) || DUTY_WORDS.has(first) || /\p{L}{3}(?:ing|ed|en)$/u.test(first);
  return tells && BASE_OF_PAST.has(next) && !WANTS_VERB.test(before.slice(-MAX_TAIL).trimEnd());
}
