import { fold, toAsciiDigits } from '@vitae/language/fold';
import type { Say } from '../../coach/language.ts';

// What a resignation thanks for, as far as it was told.

const YEARS =
  /\b(?<count>\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten) (?:good |great |happy |full )?(?:yrs?|years?)\b(?=(?: \p{L}+){0,2} (?:here|there|with (?:them|him|her|you|the (?:company|team|firm)))\b)|\b(?:been|worked|was|there|here|with (?:them|him|her|the company)) (?:\p{L}+ ){0,3}?(?:for )?(?<behind>\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten) (?:yrs?|years?)\b(?! (?:ago|old|notice|contract))/iu;
const YEARS_IN_ARABIC =
  /(?:صارلي|صار لي|بقالي|لي|اشتغلت|عملت|قضيت)\s(?:\S+\s){0,3}?(?<count>\d{1,2})\s(?:سنين|سنوات|سنه)/u;
const WORDS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** What was told of somebody, and what one thanks them for by it. */
const TOLD: readonly (readonly [RegExp, string, string])[] = [
  [
    /\b(?:good|great|nice|lovely|excellent|close|strong) (?:working )?(?:relationship|relation|terms|rapport)\b|\b(?:get|got|getting) (?:on|along) (?:\p{L}+ )?(?:well|great|fine|good|ok|okay|alright|brilliantly)\b|علاق\S+ (?:\S+ )?(?:طيب|جيد|حلو|ممتاز|كويس|زين)/u,
    'the good working relationship',
    'علاقة العمل الطيبة',
  ],
  [
    /\b(?:supported me|supportive|support(?:s|ing)? me|helped me|always help\w*|backed me|stood by me)\b|دعمني|ساعدني|وقف معي/u,
    'your support',
    'دعمكم',
  ],
  [
    /\b(?:learn(?:ed|t) (?:a lot|so much|lots|loads|much)|taught me|teaching me|trained me)\b|تعلمت (?:كتير|كثير|منه|منهم)/u,
    'all that I have learned',
    'كل ما تعلمته',
  ],
  [
    /(?<!\bnot )\b(?:ok|okay|good|kind|fair|decent|nice|great|lovely|alright|brilliant) (?:to|with) me\b|\bbeen (?:so |really |very |just |always )?(?:good|great|brilliant|lovely|kind|fair|decent|amazing|fantastic)\b|\btreated me (?:well|right|fairly|good|ok)\b|(?:عاملني|تعامل معي|كان معي) (?:\S+ )?(?:كويس|منيح|زين|طيب|باحترام)/u,
    'the way you have treated me',
    'حسن تعاملكم معي',
  ],
];
/** "he was never supportive": nothing to thank for. */
const NOT = /\b(?:not|never|wasn'?t|weren'?t|isn'?t|hardly|didn'?t|doesn'?t)\b[^,.;]{0,20}$|\bno $|(?:ما|مش|مو|لم) ?$/u;

const isTold = (words: string, told: RegExp): boolean => {
  const at = words.search(told);
  return at >= 0 && !NOT.test(words.slice(0, at));
};

/** Undefined where nothing that is told is to be thanked for. */
export function thanksIn(text: string, say: Say): string | undefined {
  const words = toAsciiDigits(fold(text));
  const { count, behind } = YEARS.exec(words)?.groups ?? {};
  const english = count ?? behind;
  const arabic = YEARS_IN_ARABIC.exec(words)?.groups?.count;
  const years = english === undefined ? undefined : (WORDS[Number(english) - 1] ?? english);
  const things = TOLD.filter(([told]) => isTold(words, told)).map(([, en, ar]) => say(en, ar));
  const spent = years ? say(`the ${years} ${/^one$/iu.test(years) ? 'year' : 'years'} here`, '') : '';
  const named = [spent || (arabic ? say('', `${arabic} سنوات معكم`) : ''), ...things].filter(Boolean);
  return named.length === 0 ? undefined : listed(named, say);
}

const listed = (things: readonly string[], say: Say): string =>
  things.length === 1
    ? things[0]!
    : `${things.slice(0, -1).join(say(', ', '، '))}${say(' and ', ' و')}${things.at(-1)!}`;
