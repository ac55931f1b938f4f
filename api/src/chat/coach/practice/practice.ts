import { fold } from '@vitae/language/fold';
import { sayIn } from '../language.ts';
import { answerOf, type CoachAnswer, type Practice, type PracticeQuestion, type Turn } from '../turn.ts';
import { answerCoach } from './answer-coach.ts';
import { feedbackOn, sumUp } from './feedback.ts';
import { judge } from './judge-answer.ts';
import { isOnlyThanks, wantsNextQuestion, wantsToStop, wishesBack } from './leaving.ts';
import { otherQuestionAnswered } from './other-question.ts';
import { answerRemark, giveExample, sayItAnew } from './remarks.ts';
import { isNoAnswer, type SaidToCoach, saidToCoach } from './said-to-coach.ts';
import { wishIn } from './wishes.ts';

const STOP =
  /^(?:(?:ok(?:ay)?|please|pls|طيب|خلاص)[\s,]+)*(?:stop|enough|end (?:it|this)|quit|توقف|كفي|خلاص|وقف)\b(?:[\s,.!]+\S+){0,6}$|^how did i do[\s?!.]*$|^(?:stop|end|quit|finish|enough|that'?s enough|توقف|انهاء|كفي|ايقاف|stop (?:the )?(?:practice|interview))[.!]?$/u;

/** Judges an answer, and asks the next question or sums up. */
export function goOn(turn: Turn, practice: Practice): CoachAnswer {
  const say = sayIn(practice.language);
  if (STOP.test(fold(turn.text.trim())) || wantsToStop(turn.text)) return sumUp(practice);
  if (wishesBack(turn.text) || isOnlyThanks(turn.text)) return askAgain(practice);
  const question = practice.questions[practice.notes.length]!;
  const anew = sayItAnew(turn, practice);
  if (anew) return anew;
  const said = saidToCoach(turn.text, question);
  // "Next" alone leaves the open question out; behind a word on the last answer it is the open one that is wished for.
  if (said && !(said.size === 1 && said.has('go on'))) return answerCoach(turn, practice, said, isJudged(practice));
  const wish = said ? 'go on' : wishIn(turn.text, question);
  if (wish === 'go on' || wantsNextQuestion(turn.text)) return askAnother(practice);
  const example = wish === 'example' ? giveExample(turn, practice, question) : null;
  const remark = example ?? answerRemark(turn, practice, question);
  if (remark) return remark;
  if (isNoAnswer(turn.text, question)) return answerCoach(turn, practice, NO_ANSWER, isJudged(practice));
  const other = otherQuestionAnswered(turn, practice);
  if (other) return countElsewhere(turn, practice, other);
  const note = judge(turn.text, question, practice.language);
  const notes = [...practice.notes, note];
  const feedback = feedbackOn(turn, note, practice.language);
  const next = practice.questions[notes.length];
  if (!next) {
    const end = sumUp({ ...practice, notes });
    return { ...end, text: `${feedback}\n\n${end.text}` };
  }
  return answerOf(`${feedback}\n\n${say('Next:', 'التالي:')} **${next.text}**`, { practice: { ...practice, notes } });
}

/** What is no answer and nothing else that is known is met with what is known of the last answer. */
const NO_ANSWER: ReadonlySet<SaidToCoach> = new Set(['judge', 'explain']);

/** Whether a message before was an answer that has been marked. */
const isJudged =
  ({ questions }: Practice) =>
  (text: string): boolean =>
    questions.every((question) => saidToCoach(text, question) === null && !isNoAnswer(text, question));

/** The question that is open, once more. */
function askAgain(practice: Practice): CoachAnswer {
  const say = sayIn(practice.language);
  const open = practice.questions[practice.notes.length]!;
  return answerOf(`${say('The question is still open:', 'السؤال ما زال مفتوحًا:')} **${open.text}**`, { practice });
}

/** An answer to another question is marked there; the one that was asked stays open. */
function countElsewhere(turn: Turn, practice: Practice, other: PracticeQuestion): CoachAnswer {
  const say = sayIn(practice.language);
  const { notes, questions } = practice;
  const open = questions[notes.length]!;
  const note = judge(turn.text, other, practice.language);
  const left = questions.filter((question) => question.text !== other.text);
  const moved = [...left.slice(0, notes.length), other, ...left.slice(notes.length)];
  return answerOf(
    [
      say(
        `That answers another question: **${other.text}** I mark it there.`,
        `هذا جواب عن سؤال آخر: **${other.text}** أقيّمه هناك.`,
      ),
      feedbackOn(turn, note, practice.language),
      `${say('What I asked is still open:', 'وسؤالي ما زال مفتوحًا:')} **${open.text}**`,
    ].join('\n\n'),
    { practice: { ...practice, questions: moved, notes: [...notes, note] } },
  );
}

/** Leaves a question out, without a mark for it. */
function askAnother(practice: Practice): CoachAnswer {
  const questions = practice.questions.toSpliced(practice.notes.length, 1);
  const next = questions[practice.notes.length];
  if (!next) return sumUp({ ...practice, questions });
  const say = sayIn(practice.language);
  return answerOf(`${say('Left out, without a mark. Then:', 'تركناه دون تقييم. إذن:')} **${next.text}**`, {
    practice: { ...practice, questions },
  });
}
