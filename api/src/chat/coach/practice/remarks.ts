import { fold } from '@vitae/language/fold';
import { linesOf } from '../../tools/resume-lines.ts';
import { sayIn } from '../language.ts';
import { answerOn } from '../own-case/spoken-answer.ts';
import { answerOf, type CoachAnswer, type Practice, type PracticeQuestion, type Turn } from '../turn.ts';
import { ofNote } from './feedback.ts';
import { wantsNextQuestion } from './leaving.ts';
import { exampleAnswer } from './wishes.ts';

// What is said of the feedback, or asked for before an answer: neither is an answer, and the question stays open.

/** "and how should i put that": the answer that was just judged, in its order; the question after it stays open. */
export function sayItAnew(turn: Turn, practice: Practice): CoachAnswer | null {
  const before = turn.history.findLast(({ role }) => role === 'user')?.text ?? '';
  const judged = practice.questions[practice.notes.length - 1];
  if (!judged || !SAYS_ANEW.test(fold(turn.text.slice(0, 160))) || before.split(/\s+/u).length < TOLD_WORDS_MIN)
    return null;
  const say = sayIn(practice.language);
  const lines = turn.resume ? linesOf(turn.resume.data).filter(({ text }) => text === judged.about) : [];
  const answer = answerOn(
    { ...turn, answerIn: practice.language },
    lines,
    { kind: 'spoken answer', topic: judged.about, told: before },
    { isOther: true },
  );
  const note = practice.notes.at(-1)!;
  const open = practice.questions[practice.notes.length]!;
  return answerOf(
    `${note.better.length > 0 ? `${ofNote(note, practice.language)}\n\n` : ''}${answer.text}\n\n${say('The next question is still open:', 'والسؤال التالي ما زال مفتوحًا:')} **${open.text}**`,
    { practice },
  );
}
export const SAYS_ANEW =
  /\bhow (?:would|should|could|can|do) (?:yo)?[ui] (?:say|put|answer|phrase|tell|word) (?:it|that|this)\b|\b(?:say|put|write|tell) (?:it|that) (?:better|for me|your way|in your words)\b|\b(?:rewrite|improve|fix) (?:it|that|my answer)\b|كيف (?:تقول|بتقول|اقول)\S*|(?:اعد|حسن|رتب) (?:صياغه |كتابه )?(?:جوابي|اجابتي)/u;
const TOLD_WORDS_MIN = 15;

/** An answer to the open question from the own resume; the question stays open. */
export function giveExample(turn: Turn, practice: Practice, question: PracticeQuestion): CoachAnswer | null {
  const say = sayIn(practice.language);
  const example = exampleAnswer({ ...turn, answerIn: practice.language }, question);
  if (!example) return null;
  const last = isOfFeedback(turn.text) ? practice.notes.at(-1) : undefined;
  const judged = last ? `${ofNote(last, practice.language)}\n\n` : '';
  const now = say(
    'Now say it in your own words; I have given no mark. The question is still open:',
    'والآن قلها بكلماتك، ولم أعطِ تقييمًا. السؤال ما زال مفتوحًا:',
  );
  return answerOf(`${judged}${say(example.en, example.ar)}\n\n${now} **${question.text}**`, { practice });
}

const REMARK_WORDS_MAX = 16;
/** "was that any good?", "why only 4": said of the feedback, and no answer. */
const OF_FEEDBACK =
  /^(?:(?:so|and|but|hmm+|ok(?:ay)?|wait|oh|well|sorry)[\s,.]+)*(?:(?:was|is|were|wasn'?t|isn'?t|did|does) (?:that|it|this|my answer|i)\b.{0,40}\b(?:good|ok|okay|alright|fine|bad|better|enough|right|wrong|well|great|terrible|awful|weak|strong|short|long|do|make sense)\b|(?:how|hows|how'?s) (?:was|did|is|good|bad) (?:that|it|i|my answer)\b|(?:what|which)(?: part)? (?:was|is|did i|did i do|should i have|could i have|would you have)\b|why (?:only|so|is|was|did i|did you|do (?:yo)?u|would (?:yo)?u|just|not|that|\d)|(?:is|was) \d+ (?:good|bad|ok|okay)|(?:only )?\d+ ?(?:\/|out of|of) ?10\b|what do (?:yo)?u (?:think|mean)|what does (?:that|this|it) mean|thats? (?:harsh|unfair|not fair|low)|can (?:yo)?u (?:explain|repeat|rephrase|say|show|give)\b|(?:give|show) me (?:an?|the|your) (?:example|better|model|sample)|i (?:do not|don'?t|dont|didn'?t|didnt) (?:understand|get)\b|what (?:should|could|can|do|would) (?:i|you) (?:say|answer|write|do better|improve|change|add)\b|how (?:should|could|can|do|would) (?:i|you) (?:answer|improve|say|do better|make))|^(?:و|طيب |بس |يعني )*(?:كان(?:ت)?|هاد|هذا|ده|جوابي|اجابتي)\s?(?:\S+ ){0,2}(?:منيح|كويس|جيد|زين|تمام|حلو|صح|سيي|ضعيف|كافي)|^(?:و|طيب |بس )*(?:كيف (?:كان|جوابي|اجابتي|ادايي|اجاوب|احسن)|شو رايك|ايش رايك|وش رايك|ايه رايك|ما رايك|ليش|ليه|لماذا|يعني (?:ايش|شو|ايه)|شو يعني|ما فهمت|مش فاهم|مو فاهم|(?:وضح|اشرح)|شو (?:اقول|احكي)|ايش اقول|اقول ايه|وش اقول|(?:منيح|كويس|جيد|زين|تمام|حلو)\S* (?:ولا|او) لا)/u;
/** An answer may begin with a question of one's own, and the last question asks for some. */
const ASKS_OR_IS_SHORT = /[?؟]\s*$/u;
const SHORT_WORDS_MAX = 8;
const OF_WHAT_WAS_SAID = /\b(?:that|it|my answer|i|\d)\b|^(?:و|طيب |بس )*(?:كان|جوابي|اجابتي|شو رايك|ليش|ليه|كيف كان)/u;

export const isOfFeedback = (text: string): boolean => OF_FEEDBACK.test(fold(text.slice(0, 200)).trim());

/** "was that ok? what would you change. and then next question": nothing else is said. */
const asksAndGoesOn = (text: string): boolean =>
  text
    .split(/[?!.؟]+\s*|,\s+/u)
    .filter((part) => part.trim() !== '')
    .every((part) => isOfFeedback(part) || wantsNextQuestion(part));

/** Says what a remark asks of the feedback, and asks the same question again; null where a message is an answer. */
export function answerRemark({ text }: Turn, practice: Practice, question: PracticeQuestion): CoachAnswer | null {
  const words = fold(text.slice(0, 200)).trim();
  const count = words.split(/\s+/).length;
  const isRemark =
    isOfFeedback(text) &&
    count <= REMARK_WORDS_MAX &&
    (ASKS_OR_IS_SHORT.test(text) || count <= SHORT_WORDS_MAX || asksAndGoesOn(text)) &&
    (question.kind !== 'questions' || OF_WHAT_WAS_SAID.test(words));
  if (!isRemark) return null;
  const say = sayIn(practice.language);
  const last = practice.notes.at(-1);
  return answerOf(
    [
      last ? ofNote(last, practice.language) : '',
      say(
        'A good answer is one example of yours in four steps: where and when it was, what the problem was, what **you** did, and what came of it, with a figure. A minute of speech, no more than two.',
        'الإجابة الجيدة مثال واحد منك في أربع خطوات: أين ومتى، وما المشكلة، وماذا فعلت **أنت**، وما النتيجة برقم. دقيقة كلام أو دقيقتان على الأكثر.',
      ),
      `${say('I have not counted that as an answer. The question is still open:', 'لم أحسب هذا إجابة. السؤال ما زال مفتوحًا:')} **${question.text}**`,
    ]
      .filter(Boolean)
      .join('\n\n'),
    { practice },
  );
}
