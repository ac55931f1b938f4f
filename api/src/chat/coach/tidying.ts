import { fold } from '@vitae/language/fold';
import type { TidyScope } from '../tools/tidy-resume.ts';
import { readRequest } from './request.ts';

// "remove the unnecessary things", "take out the personal stuff", "cut college bits": what is to go is not named, and is
// looked for in the resume.

const TAKES_OUT =
  /\b(?:remov\w*|delet\w*|drop|cut(?:ting)?|take (?:out|off|away)|(?:take|leave|throw|strip|kick|cut|weed|clear) .{2,60}? (?:out|off|away)|get rid(?: of)?|clear|strip|lose|scrap|bin|dump|ditch|chuck|throw (?:out|away)|leave out|leave off|trim|weed out|hide|erase|skip|exclude|omit|minus|without)\b|(?:^|\s)و?(?:ا?حذف|ا?مسح|شيل|اشيل|ازل|ازيل|اشطب|طلع|نظف|الغ|تحذف|تشيل)(?:ي|لي|يلي|و|وا)?(?=\s)/u;
const THINGS =
  '(?:things?|stuffs?|bits?|parts?|details?|info\\w*|data|points?|items?|lines?|sections?|content|particulars|words?|junk|rubbish|ones?)';
const USELESS =
  '(?:un-?necess\\w*|unneed\\w*|un-?wanted|unrelated|unimportant|useless|irrelevant|pointless|silly|needless|extra|superfluous|redundant|unrequired|not (?:so )?(?:needed|necessary|required|important|relevant|useful))';
const VAGUE: readonly (readonly [TidyScope, RegExp])[] = [
  [
    'all',
    new RegExp(
      `\\b${USELESS}(?: \\p{L}+)? ${THINGS}\\b|\\b${USELESS}\\b[\\s.!]*(?:please|pls|from (?:my |the |it)?(?:cv|resume)?|too|also|as well|in (?:it|there))*[\\s.!]*$|\\b(?:the |any |all |all the )(?:junk|fluff|rubbish|waffle|clutter|padding|filler|nonsense|garbage|crap|faltu\\w*)\\b|\\b(?:${THINGS}|whatever|what ?ever|anything|everything|what)\\b (?:\\p{L}+ ){0,2}?(?:is|are|isn'?t|aren'?t|not|doesn'?t|does not|don'?t|do not|no one|nobody|they)(?: \\p{L}+){0,4}? (?:need\\w*|necessary|relevant|matter|belong|required|useful|use|important|care|help|fit|read)\\b`,
      'u',
    ),
  ],
  [
    'all',
    /(?:الحاجات|الاشياء|المعلومات|التفاصيل|الكلام|حاجات|اشياء|اللي|الامور|بيانات|البيانات)\S* .{0,24}(?:ملهاش|مالها|ماله|ما ?ل(?:ه|ها)|غير|مش|مو|بدون|بلا)\s?(?:لازمه|لزوم|داعي|ضروري|ضروريه|مهم|مهمه|مفيد|مفيده|فايده|لازم|لزمه)|(?:الزايد|الحشو|زياده|غير الضروري)/u,
  ],
  [
    'personal',
    new RegExp(
      `\\b(?:personal|private|family|biodata)(?: \\p{L}+)? ${THINGS}\\b|\\ball (?:the |my )?personal\\b|(?:الحاجات|الاشياء|المعلومات|التفاصيل|البيانات|بيانات|معلومات|تفاصيل|حاجات|اشياء) (?:ال)?(?:شخصيه|خاصه|عايليه)`,
      'u',
    ),
  ],
  [
    'studies',
    new RegExp(
      `\\b(?:college|school|uni(?:versity)?|student|academic|campus|matric|high ?school|board|varsity)(?:'?s)? (?:(?:project|level|time|era|days?|exam|marks?) )?(?:${THINGS}|projects?|marks?|percentages?|grades)\\b|(?:حاجات|اشياء|مشاريع|درجات|علامات) (?:ال)?(?:جامعه|مدرسه|كليه|ثانوي)`,
      'u',
    ),
  ],
  [
    'age',
    new RegExp(
      `\\b${THINGS} (?:\\p{L}+ ){0,2}?(?:dates?|ages?|aging|ageing) (?:me|my)\\b|\\b(?:dated|outdated|ancient|obsolete|old|older|old[- ]fashioned|prehistoric) ${THINGS}\\b|\\b(?:show|give|gives|reveal|tell|betray|say)s? (?:away )?(?:my|the) age\\b|\\bhow old i am\\b|\\bfrom the (?:19)?[6-9]0'?s\\b|\\b(?:everything|anything|jobs|all) (?:from )?(?:before|older than|pre)[- ]`,
      'u',
    ),
  ],
];
/** A wish to seem younger says nothing of taking out, and means it. */
const YOUNGER =
  /\b(?:young(?:er)?(?:[- ]?(?:sounding|looking|ish))?|less (?:old|aged|dated|ancient)|not (?:so |look |sound )?(?:so )?(?:old|ancient|dated)|age[- ]?proof|hide my age|(?:my )?age (?:doesn'?t|does not|not) show|(?:look|sound|seem|read|feel|scream|smell|say|shout)s? (?:too |so |like )?(?:an? )?(?:old|dated|ancient|granny|dinosaur|boomer|pensioner|prehistoric|nineties|over the hill))\b|(?:اصغر|يخفي عمري|ما يبين عمري|اخفي عمري)/u;
const MAKES =
  /\b(?:make|get|want|need|help|turn|update|fix|rewrite|change|clean|refresh|should|sound|look|hide|please|pls)\b|(?:خل|اعمل|عدل|ابي|عايز)/u;
const CLEANS =
  /\b(?:clean|tidy|declutter|neaten)(?:\s(?:it|this|up|out|my|the|cv|resume|whole|thing|bit|a|please|pls|everything))*[\s.!]*$|(?:نظف|رتب)\S* (?:ال)?(?:سيره|سيرتي|سي في)[\s.!]*$/u;
/** "remove the unnecessary words from the second bullet": of a part that has its own order. */
const OF_ONE_PART =
  /\b(?:letter|e-?mail|mail|message|linkedin|bullets?|summary|profile|(?:that|this|the|last|first|second) (?:line|point|sentence|job)|answer|skills?(?! stuff))\b|خطاب|رساله|ايميل|ملخص|الهدف/u;

/** What is to go, where a message or a part of it says so without naming it; empty where it does not. */
export function tidyingIn(text: string): Set<TidyScope> {
  const words = fold(text.slice(0, 300)).trim();
  const isAsked = readRequest(text).isQuestion && !/\b(?:can|could|would|will) (?:yo)?u\b/u.test(words);
  if (isAsked || OF_ONE_PART.test(words)) return new Set();
  if (CLEANS.test(words)) return new Set(['all']);
  const isYounger = YOUNGER.test(words) && MAKES.test(words);
  const named = TAKES_OUT.test(words) ? VAGUE.filter(([, says]) => says.test(words)).map(([scope]) => scope) : [];
  const scopes = new Set<TidyScope>([...named, ...(isYounger ? (['age'] as const) : [])]);
  // "the personal things that are not needed": those, and no others.
  if (scopes.size > 1) scopes.delete('all');
  return scopes;
}
