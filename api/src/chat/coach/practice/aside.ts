import { fold } from '@vitae/language/fold';
import { tellingStems } from '../asked-words.ts';
import { languageOf, sayIn } from '../language.ts';
import { TRANSLATES } from '../translation.ts';
import type { CoachAnswer, Practice, PracticeQuestion, Turn } from '../turn.ts';
import { leavesPractice, wantsNextQuestion, wantsToStop, wishesBack } from './leaving.ts';
import { isOfFeedback, SAYS_ANEW } from './remarks.ts';
import { saidToCoach } from './said-to-coach.ts';
import { wishIn } from './wishes.ts';

// What is said to the coach in the midst of a practice interview, and told to no interviewer: answered as what it is, without a mark.

/** Said in front of what one turns to the coach with. */
const TURNS =
  "(?:by the way|btw|wait(?: a (?:sec|second|minute|bit))?|hold on|hang on|one sec|(?:a |one )?(?:quick|another|other|different|separate|small|last|side) (?:question|thing|one|note)|one (?:more )?(?:question|thing)(?: first)?|something else|off topic|unrelated(?: but)?|before (?:that|this|we (?:go on|continue)|i (?:forget|answer|go on))|(?:just )?out of curiosity|(?:i )?(?:just )?(?:wanted|want|need|was going) to ask(?: you)?(?: something)?|(?:i )?(?:was |am |'?m )?(?:just )?wondering|(?:i )?have (?:a|another|one) question|forget (?:it|this|that)|leave (?:it|this|that)|not now|بالمناسبه|ع ?فكره|علي فكره|لحظه|دقيقه|ثانيه|سوال (?:ثاني|سريع|اخر|جانبي)|عندي سوال|قبل ما (?:نكمل|انسي|اجاوب))";
const PLEASANTRIES =
  '(?:thanks?(?: (?:you|u|a lot|so much|for that))?|thank (?:yo)?u|thx|ty|ok(?:ay)?|okey|k|great|cool|nice|perfect|good|got it|i see|alright|right|sure|fine|sorry|hey|hi|so|and|but|also|now|then|actually|oh|hm+|um+|ah|yes|yeah|no|haha|lol|please|pls|plz|kindly|bro|sir|madam|maam|first|شكرا|مشكور\\S*|تسلم\\S*|يسلمو|طيب|طب|تمام|اوكي|حلو|بس|كمان|يعني|لو سمحت\\S*|من فضلك|معليش|عفوا|اوك)';
const HEAD = new RegExp(`^(?:(?<turns>${TURNS})|${PLEASANTRIES})(?![\\p{L}'’])[\\s,،؛؟.:;!?…–-]*`, 'u');

const WHO = "(?:i|we|they|(?:yo)?u|it|he|she|there|my|the|this|that|these|those|a|an|your|their|his|her)(?![\\p{L}'’])";
const MAY = '(?:do|does|should|shud|shall|can|could|would|will|must|may|might|is|are|am|have|has)';
const ASKS = new RegExp(
  `^(?:${[
    // "what salary should i", "how long is the", "how much notice do i"; "what i did was" tells.
    `(?:what|wat|which|how|who|where|when|why)(?: (?!(?:i|we|the|my|our|they|he|she|it|matters?)\\b)\\p{L}+){0,3}? ${MAY} ${WHO}`,
    `${MAY} ${WHO}`,
    '(?:what|who|how) (?:is|are|does|do)(?!.*\\b(?:to|for) me\\b) .{2,50}',
    '(?:what|how|where)(?: to| about)\\b(?! (?:me|myself)\\b)',
    "(?:what|how|where|who|when)['’]?s (?:the|my|a|an|your|their|normal|usual|better|best)\\b",
    '(?:any (?:idea|advice|tips?)|do (?:yo)?u know|(?:can|could|will|would) (?:yo)?u|tell me (?:how|what|if|whether|where|when|about)|(?:help|guide|advise|suggest|tell)(?: me)?(?: (?:on|about|with|what|how))|help me|explain|show me)\\b',
    'if (?:they|he|she|hr) (?:asks?|says?|offers?|wants?)\\b.{0,60}\\b(?:what|how|should|do i|can i)\\b',
    '(?:كم|قديش|بكم|كيف|ازاي|شلون|متي|امتي|هل|ليش|ليه|لماذا|شو|وش|ايش|ايه|ماذا|مين|وين|فين|ممكن|اقدر|بقدر|ينفع|لازم)(?= .*\\S)',
  ].join('|')})`,
  'u',
);
/** "What did I do? I called him": asked only to go on telling. */
const TELLS =
  /\bi (?:\p{L}+ly )?(?:\p{L}{2,}ed|was|did|had|made|went|told|took|got|ran|led|built|found|kept|wrote|spoke|gave|began|brought|saw|said|set|cut)\b|(?:^|\s)(?:كنت|قمت|عملت|سويت|قلت|طلبت|سالت|رتبت|اتصلت|كلمت|شرحت)(?=\s)/u;
const REST_WORDS_MAX = 14;
const WORDS_MAX = 45;
/** What one does with the own case is asked of a coach, and never of an employer. */
const OF_OWN_CASE =
  /\b(?:(?:should|shud|can|could|must|do) i (?:put|say|write|ask|wear|bring|expect|answer|give|tell|mention|include|take|send|need to)|my (?:cv|resume|summary|letter|notice|contract|current (?:job|boss|employer)))\b/u;
/** "leave that, the summary instead". */
const INSTEAD = /\b(?:instead|rather)[\s?.!]*$|(?:^|\s)بدل(?:ها|ه|هذا|ذلك)?[\s؟?.!]*$/u;
const INSTEAD_WORDS_MAX = 14;

interface Heard {
  /** Without what stands in front of it. */
  said: string;
  isTurned: boolean;
}

function withoutHead(text: string): Heard {
  let said = text.trim();
  let isTurned = false;
  for (;;) {
    const folded = fold(said);
    const head = HEAD.exec(folded);
    if (!head) return { said, isTurned };
    isTurned ||= head.groups?.turns !== undefined;
    // As it was typed, where folding left every sign in its place.
    said = folded.length === said.length ? said.slice(head[0].length) : folded.slice(head[0].length);
  }
}

type Said = Pick<Turn, 'text'> & Partial<Pick<Turn, 'history'>>;

/** Whether a message in a practice interview is said to the coach, and is no answer. */
export function asksBesides({ text, history = [] }: Said, { questions, notes }: Practice): boolean {
  const open = questions[notes.length]!;
  if (saysOfPractice(text, open)) return false;
  const { said, isTurned } = withoutHead(text);
  const words = fold(said).replace(/\s+/gu, ' ').trim();
  const count = words.split(' ').length;
  if (words === '' || count > WORDS_MAX) return false;
  if (leavesPractice({ text: said }) || TRANSLATES.test(words) || leansOnAside({ text, history })) return true;
  if (INSTEAD.test(words) && count <= INSTEAD_WORDS_MAX && !TELLS.test(words)) return true;
  // The last question of an interview asks for questions.
  if (open.kind === 'questions' && !isTurned && !OF_OWN_CASE.test(words)) return false;
  return asksAtAll(words) && !asksItAnew(words, open);
}

/** The question of the interview is said once more in front of its answer. */
function asksItAnew(words: string, open: PracticeQuestion): boolean {
  const [asked = '', ...rest] = words.split(/[?؟]\s*/u).filter(Boolean);
  const own = new Set(tellingStems(open.text));
  return rest.length > 0 && tellingStems(asked).filter((stem) => own.has(stem)).length >= SAME_MIN;
}
const SAME_MIN = 2;

/** What the practice has an answer to itself: "next", "give me an example", "was that any good?". */
const saysOfPractice = (text: string, open: PracticeQuestion): boolean =>
  wishesBack(text) ||
  wantsToStop(text) ||
  wantsNextQuestion(text) ||
  (saidToCoach(text, open) !== null && !OF_OWN_CASE.test(fold(text)) && !GOES_BEYOND.test(fold(text))) ||
  (SAYS_ANEW.test(fold(text.slice(0, 160))) && !OF_OTHERS.test(fold(text))) ||
  (wishIn(text, open) !== null && !OF_OTHERS.test(fold(text))) ||
  (isOfFeedback(text) && !OF_OWN_CASE.test(fold(text)) && !GOES_BEYOND.test(fold(text)));

/** "how do i say no if they ask …": words for another case than the question. */
const OF_OTHERS =
  /\b(?:if|when) (?:they|he|she|hr|the|my)\b|\b(?:salary|pay|notice|offer|boss|manager)\b|راتب|مدير|(?:اذا|لو)(?=\s)/u;

/** "is it ok to ask about leave": of more than the answer that was just given. */
const GOES_BEYOND = /\b(?:is|was|would) (?:it|that) (?:\p{L}+ ){1,2}(?:to|if|that)\b/u;

/** The same message as it is asked outside of a practice, whose questions it does not lean on. */
export const besidePractice = (turn: Turn): Turn => ({
  ...turn,
  text: withoutHead(turn.text).said,
  history: followsAside(turn) ? turn.history : turn.history.filter(({ role }) => role === 'user'),
  practice: null,
});

/** The first sentence asks and what follows is short, or the last one asks for the own case; nothing is told beside it. */
function asksAtAll(words: string): boolean {
  const sentences = words.split(/(?<=[.!?؟])\s+|\n+/u).filter(Boolean);
  const [first = '', ...rest] = sentences;
  const last = sentences.at(-1)!;
  const isTold = (some: readonly string[]) => some.some((sentence) => TELLS.test(sentence));
  if (ASKS.test(first)) return rest.join(' ').split(' ').length <= REST_WORDS_MAX && !isTold(rest);
  return ASKS.test(last) && OF_OWN_CASE.test(last) && !isTold(sentences);
}

const GOES_ON_WITH = {
  en: 'Go on with the practice',
  ar: 'نكمل التدريب',
} as const;
const followsAside = ({ history }: Pick<Turn, 'history'>): boolean =>
  history.at(-1)?.choices?.some((choice) => choice === GOES_ON_WITH.en || choice === GOES_ON_WITH.ar) ?? false;

/** Whether a message leans on an aside just before, and is said to the coach as well: "shorter", "and in kenya". */
function leansOnAside(turn: Pick<Turn, 'history' | 'text'>): boolean {
  const words = fold(turn.text).trim();
  return followsAside(turn) && words.split(/\s+/u).length <= LEANING_WORDS_MAX && !TELLS.test(words);
}
const LEANING_WORDS_MAX = 12;

const OWN_CHOICES_MAX = 3;

/** An answer to an aside, with the way back to the question that is open. */
export function withPracticeOpen(turn: Turn, practice: Practice, answer: CoachAnswer): CoachAnswer {
  const say = sayIn(languageOf(turn));
  const open = practice.questions[practice.notes.length]!;
  // What begins another practice is one.
  if (answer.practice) return answer;
  return {
    ...answer,
    practice,
    choices: [...answer.choices.slice(0, OWN_CHOICES_MAX), say(GOES_ON_WITH.en, GOES_ON_WITH.ar)],
    text: `${answer.text}\n\n${say('No mark for that. Back to the practice; the question is still open:', 'لم أقيّم هذا. نعود إلى التدريب، والسؤال ما زال مفتوحًا:')} **${open.text}**`,
  };
}
