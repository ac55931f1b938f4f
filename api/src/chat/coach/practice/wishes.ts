import { fold } from '@vitae/language/fold';
import { howToAnswerOn } from '../../tools/interview-questions.ts';
import { introductionFrom } from '../introduction.ts';
import type { Said } from '../language.ts';
import { exampleOn, exampleOnMotive, exampleOnWeakness } from '../spoken-of/example-from-resume.ts';
import type { PracticeQuestion, Turn } from '../turn.ts';

// What is said in a practice interview in the place of an answer.

const LEADS =
  "(?:(?:ok(?:ay)?|please|pls|so|hm+|um+|well|sorry|no|yes|sure|thanks|thank you|great|good|fine|can we|could we|can you|could you|let'?s|i want to|i(?:'d| would) like to|طيب|تمام|اوكي|خلاص|ممكن)[\\s,.!،]+)*";
const ENDS = '(?:[\\s,]+(?:please|pls|then|now|instead|لو سمحت))*[\\s.!?؟]*$';
/** "next question", "skip this one", "ask me another". */
const GOES_ON = new RegExp(
  `^${LEADS}(?:(?:(?:go|move|on|continue|carry|skip|jump|proceed|get|have|hear|do|give me|ask me|ask)(?: on)?(?: to)? ?)*(?:the |a |an )?(?:next|another|different|new)(?: (?:question|one|1))?|skip(?: (?:it|this|that)(?: one| question)?)?|pass|go on|move on|continue|ask me something else|(?:ال)?سوال (?:ال)?(?:تالي|ثاني|اخر|بعده)|اللي بعده|التالي|غيره|كمل|تخط\\S*)${ENDS}`,
  'u',
);
/** "i don't know, give me an example answer": longer than a remark on the feedback, and said before any. */
const WANTS_EXAMPLE =
  /\b(?:give|show|tell|write|need|want|get|see|have)\b.{0,20}\b(?:example|sample|model|good|ideal)\b.{0,12}(?:answer|response|reply)?|\b(?:an?|your) (?:example|sample|model)(?: answer)?\b|\bhow (?:would|should|could|do|can) (?:yo)?[ui] (?:answer|respond|reply|say)\b|\bwhat (?:would|should|could|do|can) (?:yo)?[ui] (?:answer|say|reply)\b|\b(?:answer it|show me how)\b|(?:عطني|اعطني|هات|اعطيني|ممكن|اريد|بدي|ابي) (?:\S+ )?(?:مثال|نموذج|جواب)|كيف (?:اجاوب|ارد|اجيب)|شو (?:اقول|احكي)/u;
const KNOWS_NONE =
  /^(?:(?:well|um+|hm+|sorry|honestly|oh)[\s,.]+)*(?:i (?:(?:do not|don'?t|dont) (?:really )?(?:know|have (?:an|one|any))|have no idea|can'?t (?:think|answer)|am not sure (?:how|what)|can'?t remember)|no idea|not sure (?:how|what)|ما ?(?:اعرف|بعرف|عندي)|مش عارف|مو عارف|لا (?:اعرف|ادري)|مدري)/u;
const WISH_MAX = 160;
const WISH_WORDS_MAX = 18;

export type PracticeWish = 'go on' | 'example';

/** What a message wants in the place of answering; null where it answers. */
export function wishIn(text: string, { kind }: PracticeQuestion): PracticeWish | null {
  const words = fold(text.slice(0, WISH_MAX)).trim();
  if (text.length > WISH_MAX || words.split(/\s+/).length > WISH_WORDS_MAX) return null;
  if (GOES_ON.test(words)) return 'go on';
  if (KNOWS_NONE.test(words) && (WANTS_EXAMPLE.test(words) || words.split(/\s+/).length <= SHORT_WORDS_MAX))
    return 'example';
  // The last question asks for questions: "What would you say is hard about it?"
  if (kind === 'questions') return null;
  return /^(?:\S+ ){0,3}(?:give|show|tell|write|can|could|how|what|عطني|اعطني|هات)/u.test(words) &&
    WANTS_EXAMPLE.test(words)
    ? 'example'
    : null;
}
const SHORT_WORDS_MAX = 9;

/** What an answer to a question could be, with lines of the own resume; null where there is none to tell. */
export function exampleAnswer(turn: Turn, { kind, about, text }: PracticeQuestion): Said | null {
  if (kind === 'questions') return QUESTIONS;
  if (!turn.resume) return kind === 'introduction' ? INTRODUCTION : null;
  if (kind === 'introduction') return introductionFrom(turn);
  if (kind === 'weakness') return exampleOnWeakness(turn);
  if (kind === 'motivation') return exampleOnMotive(turn);
  if (kind === 'gap' && about !== '') {
    const said = howToAnswerOn(turn, about).text;
    return { en: said, ar: said };
  }
  return exampleOn(turn, about === '' ? text : about);
}

/** Without a resume nobody's facts are at hand but the speaker's own. */
const INTRODUCTION: Said = {
  en: '> I am [what you are or what you have studied, where and until when]. Before that, or beside it, I [one piece of work of yours, with what you did yourself and a number]. What I like about this job is [one task of the advert], since [what you have done that is near to it].',
  ar: '> أنا [مهنتك أو ما درسته، وأين وحتى متى]. وقبل ذلك أو معه [عمل واحد لك: ما فعلته أنت، مع رقم]. وما يعجبني في هذه الوظيفة [مهمة واحدة من الإعلان] لأنني [عمل لك قريب منها].',
};

const QUESTIONS: Said = {
  en: '> What would you want done after three months? What does a hard week look like in this team? When may I expect to hear from you?',
  ar: '> ما الذي تودون إنجازه بعد ثلاثة أشهر؟ كيف يبدو أسبوع صعب في هذا الفريق؟ ومتى أتوقع ردكم؟',
};
