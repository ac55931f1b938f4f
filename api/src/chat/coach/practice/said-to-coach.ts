import { fold } from '@vitae/language/fold';
import type { PracticeQuestion } from '../turn.ts';
import { wantsNextQuestion, wantsToStop } from './leaving.ts';
import { isOfFeedback } from './remarks.ts';

// What a message in a practice interview is made of, where all of it is said to the coach and none of it is an answer.

/** "how was it" / "what would you change" / "on to the next" / "once more" / "what do they want to hear" / "how long". */
export type SaidToCoach = 'judge' | 'improve' | 'go on' | 'try again' | 'explain' | 'length' | 'language';

const PARTS =
  /[?!.؟;\n]+\s*|[,،]\s+|\s+(?:and|then|also|plus|but)\s+(?=(?:then|also|what|whats|how|lets|let|give|gimme|next|the next|move|go|can|could|ask|tell|was|is|did|do|any|now|another|on to|continue|carry)\b)|\s+(?=(?:then|also) )|\s+و(?=(?:بعدين|كيف|شو|وش|ايش|ايه|السوال|التالي|كمل))/u;
const FILLER =
  /^(?:(?:and|so|but|then|also|first|coach|honestly|ok(?:ay)?|k|hm+|mm+|um+|uh+|oh|well|sorry|wait|please|pls|plz|thanks?|thx|cool|right|now|just|bro|sir|maam|mate|po|yeah|yes|no|haha|lol|cheers|honestly|like|طيب|بس|يعني|اوكي|تمام|وبعدين|بعدين)[\s,]*)+/u;
const TAIL = /(?:[\s,]+(?:please|pls|plz|thanks?|thx|then|now|though|tho|mate|sir|bro|po|too|لو سمحت))+$/u;

const SAYS: readonly (readonly [SaidToCoach, RegExp])[] = [
  [
    'language',
    /^(?:was|is|how(?:'?s|s| is| was)?|what about|did) .{0,20}\b(?:english|grammar|accent|pronunciation|language|german|french|arabic)\b.{0,30}$|^(?:كيف|هل) .{0,12}(?:لغتي|انجليزي\S*|انكليزي\S*|لهجتي).{0,12}$/u,
  ],
  [
    'try again',
    /^(?:(?:can|could|may|let) (?:i|me|we) )?(?:(?:have|take) another (?:go|try|shot|crack)|(?:re-?)?(?:try|do|answer|say|redo|retry|start|take)\b.{0,14}\b(?:again|over|once more|one more time|anew)|redo (?:it|that|this)|retry|another (?:go|try|attempt))\b.{0,14}$|^(?:ممكن )?(?:ا?جرب|ا?عيد|اجاوب)\S*(?: \S+){0,2} (?:مره ثانيه|مره تانيه|من جديد)$/u,
  ],
  [
    'length',
    /^(?:is|was) (?:that|this|it) the (?:right )?length\b.{0,24}$|^how (?:long|short|much) (?:should|must|do|can|shall|am|are|is|does) (?:i|we|my answers?|the answers?|an answer|it|they)\b.{0,24}$|^(?:كم|قديش) (?:دقيقه|المده|طول\S*).{0,20}$/u,
  ],
  [
    'explain',
    /^(?:i (?:do not|don'?t|dont|didn'?t|didnt) (?:really |quite )?(?:get|understand|follow) (?:the|this|that|your|it)\b.{0,20}|what (?:do|does|would|are|is|will) (?:they|he|she|you|u|the interviewer|it|this|that|the question|this question)(?: really| actually)? (?:want(?:ing)?|mean|looking|expect(?:ing)?|after|hoping|asking|like)\b.{0,24}|what(?:'?s| is) (?:the|this|that) (?:question )?(?:about|asking|point|mean)\b.{0,12}|(?:is|are) (?:this|that|it|you|u) (?:about|asking|for|on|meaning)\b.{2,60}|(?:can|could) (?:yo)?u (?:explain|repeat|rephrase|say) (?:the|this|that|it)\b.{0,24}|(?:repeat|rephrase|explain) (?:the|this|that|it)\b.{0,20}|which (?:job|one|time|project) (?:do (?:yo)?u|does it|should i|is (?:it|this)).{0,24})$|^(?:ما فهمت|مش فاهم|مو فاهم)\S*.{0,20}$|^(?:شو|وش|ايش|ايه) (?:المقصود|يقصد\S*|تقصد\S*|يبون|بدهم|يريدون|عايزين).{0,20}$/u,
  ],
  [
    'improve',
    /^(?:what|how|where|which)\b.{0,30}\b(?:chang(?:e|ed|ing)|improv\w+|better|fix|differently|add(?:ed)?|cut|left out|missing|miss|lack(?:ing|ed)?|wrong|weak|go wrong|work on|stronger|mark(?:ed)? down|lose (?:the )?(?:points?|marks?)|lost (?:the )?(?:points?|marks?)|different)\b.{0,24}$|^(?:make|help me make) (?:it|that|my answer) (?:better|stronger)\b.{0,12}$|^(?:any )?(?:improvements?|suggestions?|corrections?|tips|pointers)\b.{0,20}$|^(?:yo)?u (?:didn'?t|did not|didnt|never|havent|haven'?t) (?:tell|told|say|said|explain|explained)\b.{0,40}$|^(?:شو|وش|ايش|ايه|كيف|ماذا|فين|وين) (?:\S+ ){0,2}?(?:ا?عدل|ا?غير|ا?حسن|احسن|ناقص|الغلط|الخطا|ينقص|تغير|تعدل).{0,20}$/u,
  ],
  [
    'judge',
    /^(?:any good|(?:was|is|did|does|were|do) (?:it|that|this|i|my (?:\p{L}+ )?(?:answer|english|grammar|story|one|example))\b.{0,40}|how(?:'?s|s| was| is| did| do)\b.{0,12}\b(?:it|that|this|i|my answer|me)\b.{0,24}|(?:i (?:think|feel|guess|know) )?(?:i|it|that|mine)(?: was| is|'?s| felt| feels| sounded| sounds| seemed| came out)? (?:\p{L}+ )?(?:rambl\w+|waffl\w+|too (?:short|long|much|vague)|bad|rubbish|terrible|awful|weak|messed up|nervous|good enough|enough)(?: i (?:guess|think|know))?|too (?:short|long|vague)(?: i (?:guess|think))?|(?:give|gimme|can i (?:get|have)|i (?:want|need)|need|send|some|your|any)?\s?(?:me )?(?:your |some |the |a bit of |an? (?:honest )?)?(?:feedback|thoughts|opinion|verdict|score|mark|marks|rating)(?: on (?:that|it|this|my answer))?|(?:rate|score|judge|mark|grade|assess|review|evaluate) (?:it|that|this|me|my answer)|what (?:did|do) (?:yo)?u (?:make of|think|reckon)\b.{0,24}|what(?:'?s| is| was) (?:the|my|your) (?:score|mark|verdict|feedback|opinion)|(?:be honest|(?:honest |your |final )*(?:thoughts|verdict|opinion))|did (?:i|that|it) (?:do )?\p{L}+.{0,16})$|^(?:كان(?:ت)?|هل كان\S*|كيف كان\S*|كيف جواب\S*) ?.{0,24}$|^(?:قيم\S*|ما رايك|شو رايك|وش رايك|ايش رايك|ايه رايك).{0,20}$/u,
  ],
  [
    'go on',
    /^(?:lets |let'?s |can (?:we|you|u|i) |could (?:we|you) |please |i(?:'d| would) like |i want )?(?:to )?(?:move on|go on|carry on|continue|proceed|keep going|next|(?:do|get|have|try|take|hear|give me|gimme|ask(?: me)?|hit me with|throw me|bring on|shoot|onto|go to|move to|move on to|go on to|on to|jump to)? ?(?:an?|the|your|another|one)? ?(?:next|another|different|easier|simpler|harder|tougher|new|other)(?: (?:one|question|q|qn|1))?)(?: (?:first|instead|question|one))*$|^what(?:'?s|s| is) (?:the )?next(?: (?:one|question))?$|^(?:السوال )?(?:التالي|الثاني|(?:ال)?لي بعده|اللي بعده|بعده|غيره)$|^(?:عطني|اعطني|هات) (?:السوال )?(?:التالي|اللي بعده|غيره|سوال ثاني)$|^السوال اللي بعده$|^(?:كمل|نكمل|كملي)$/u,
  ],
];
const WORDS_MAX = 28;

function kindOf(part: string): SaidToCoach | null {
  const said = SAYS.find(([, says]) => says.test(part))?.[0];
  if (said) return said;
  if (wantsNextQuestion(part)) return 'go on';
  return isOfFeedback(part) ? 'judge' : null;
}

/** The parts of a message, none of which answers; null where one may. */
export function saidToCoach(text: string, open: PracticeQuestion): ReadonlySet<SaidToCoach> | null {
  const words = fold(text).replace(/\s+/gu, ' ').trim();
  // The last question of an interview asks for questions, and an answer to it is made of them.
  if (open.kind === 'questions' || words.split(' ').length > WORDS_MAX || wantsToStop(text)) return null;
  const parts = words
    .split(PARTS)
    .map((part) => part.replace(FILLER, '').replace(TAIL, '').trim())
    .filter((part) => part !== '' && !FILLER.test(`${part} `));
  const kinds = parts.map(kindOf);
  return parts.length > 0 && kinds.every((kind) => kind !== null) ? new Set(kinds as SaidToCoach[]) : null;
}

/** What an interviewer is told of one's work, whatever else the sentence looks like. */
const TELLS_WORK =
  /\b(?:i|we|my (?:boss|manager|team|colleagues?|supervisor|mates?))\b.{0,40}\b\p{L}{2,}ed\b|\b(?:i|we) (?:\p{L}+ly )?(?:was|were|had|did|made|went|told|took|got|ran|led|built|found|kept|wrote|spoke|gave|began|brought|saw|set|cut|put|do|make|plan|try|stay|keep|use|always|usually|would|check|ask|like|love|want|enjoy|hope|believe|know)\b|\bi(?:'m| am) (?!not sure|sorry|lost|confused)|(?:^|\s)(?:و|ف)?(?:كنت|قمت|عملت|سويت|قلت|طلبت|سالت|رتبت|اتصلت|كلمت|شرحت|كتبت)(?=\s)/u;
const SPEAKS_TO_COACH =
  /[?؟]|\bnext(?: one| question)?[\s.!]*$|\b(?:yo)?u\b|\b(?:feedback|score|marks?|question|my answer|that answer|example answer)\b|^(?:what|how|why|which|when|where|who|is|are|was|were|did|do|does|can|could|should|would)\b/u;
const SHORT_WORDS_MAX = 16;

/** A short question, or a word to the coach, that tells nothing of one's work: it is graded as no answer. */
export function isNoAnswer(text: string, open: PracticeQuestion): boolean {
  const words = fold(text).replace(/\s+/gu, ' ').trim();
  return (
    open.kind !== 'questions' &&
    words.split(' ').length <= SHORT_WORDS_MAX &&
    SPEAKS_TO_COACH.test(words) &&
    !TELLS_WORK.test(words)
  );
}
