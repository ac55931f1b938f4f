import { isBase } from '../../writing-help/verb-forms.ts';

/** Shortened words that are typed without their sign, and are no other word. */
const SHORTENED: ReadonlyMap<string, string> = new Map(
  "don't can't won't didn't doesn't isn't aren't wasn't weren't couldn't wouldn't shouldn't haven't hasn't hadn't I'm I've they're you're they've you've that's there's what's he's she's they'll you'll"
    .split(' ')
    .map((word) => [word.replace("'", '').toLowerCase(), word.replace("'", '’')]),
);
const AUXILIARY = /^(?:be|have|also|always|gladly|happily|never|only|still|then|do|not|need)$/iu;
/** "id like to". */
const OF_WISH = /^(?:like|love|be|prefer|appreciate|welcome|rather|want|need|have|also|never)$/iu;
const WORD = /(?<![\p{L}'’])(?<word>[\p{L}]+)(?![\p{L}'’])(?=(?<behind>\s+(?<next>\p{L}+))?)/gu;

/** "ill help", "dont": with the signs that were left out. */
export function withApostrophes(text: string): string {
  return text.replace(WORD, (...args) => {
    const { word, next = '' } = args.at(-1) as { word: string; next?: string };
    const small = word.toLowerCase();
    const before = text.slice(0, args.at(-3) as number).trimEnd();
    if (small === 'ill' && !IS_SICK.test(before) && (AUXILIARY.test(next) || isBase(next.toLowerCase()))) return 'I’ll';
    if (small === 'id' && OF_WISH.test(next)) return 'I’d';
    return SHORTENED.get(small) ?? word;
  });
}
/** "I was ill last week". */
const IS_SICK = /\b(?:be|am|is|was|were|been|feel|felt|fell|very|so|seriously|too|got|being)$/iu;
