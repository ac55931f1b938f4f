import { hintFor } from '../../tools/interview-questions.ts';
import { linesOf } from '../../tools/resume-lines.ts';
import { type Say, sayIn } from '../language.ts';
import { answerOn } from '../own-case/spoken-answer.ts';
import { answerOf, type CoachAnswer, type Practice, type PracticeQuestion, type Turn } from '../turn.ts';
import { ofNote } from './feedback.ts';
import type { SaidToCoach } from './said-to-coach.ts';

// What the coach says in a practice interview to what was said to it: no mark is given, and a question stays open.

const LENGTH = {
  en: 'A minute, two at most: about 130 to 250 words. On yourself one minute; a case of yours a minute and a half.',
  ar: 'دقيقة، ودقيقتان على الأكثر: نحو 130 إلى 250 كلمة. عن نفسك دقيقة، ولموقف من عملك دقيقة ونصف.',
} as const;
const LANGUAGE = {
  en: 'Your language I do not mark, only what you say with it: interviewers forgive slips, and no story. Short sentences, one deed each, are the safest in any language.',
  ar: 'لا أقيّم لغتك بل ما تقوله بها: المحاور يتجاوز عن الأخطاء لا عن غياب المثال. جمل قصيرة، في كل منها فعل واحد، هي الآمنة في أي لغة.',
} as const;
const FOUR_STEPS = {
  en: 'A good answer is one example of yours in four steps: where and when it was, what the problem was, what **you** did, and what came of it, with a figure. A minute of speech, no more than two.',
  ar: 'الإجابة الجيدة مثال واحد منك في أربع خطوات: أين ومتى، وما المشكلة، وماذا فعلت **أنت**، وما النتيجة برقم. دقيقة كلام أو دقيقتان على الأكثر.',
} as const;
const NOTHING_YET = {
  en: 'You have answered nothing yet, so there is nothing to mark.',
  ar: 'لم تجب عن شيء بعد، فلا شيء أقيّمه.',
} as const;
/** Less told than this has no order to bring it into. */
const TOLD_WORDS_MIN = 12;

/** What an answer to the open question is to be about. */
function whatIsAsked({ kind, about }: PracticeQuestion, language: 'en' | 'ar', say: Say): string {
  const hint = hintFor(kind, language);
  const thing = about === '' ? '' : say(` It is about “${about}”.`, ` وهو عن: «${about}».`);
  return say(`They want to hear: ${hint}.${thing}`, `يريدون أن يسمعوا: ${hint}.${thing}`);
}

/** The answer that was judged last, as it was typed. */
function lastTold({ history }: Turn, isJudged: (text: string) => boolean): string {
  return history.findLast(({ role, text }) => role === 'user' && isJudged(text))?.text ?? '';
}

function bettered(turn: Turn, practice: Practice, isJudged: (text: string) => boolean): string {
  const judged = practice.questions[practice.notes.length - 1];
  const told = lastTold(turn, isJudged);
  if (!judged || told.split(/\s+/u).length < TOLD_WORDS_MIN) return '';
  const lines = turn.resume ? linesOf(turn.resume.data).filter(({ text }) => text === judged.about) : [];
  return answerOn(
    { ...turn, answerIn: practice.language },
    lines,
    { kind: 'spoken answer', topic: judged.about, told },
    { isOther: true },
  ).text;
}

/** Answers all that was said to the coach in one message. */
export function answerCoach(
  turn: Turn,
  practice: Practice,
  said: ReadonlySet<SaidToCoach>,
  isJudged: (text: string) => boolean,
): CoachAnswer {
  const { language } = practice;
  const say = sayIn(language);
  const { notes, questions } = practice;
  if (said.has('try again')) return takeAgain(practice);
  const last = notes.at(-1);
  const open = questions[notes.length]!;
  const isOfLast = said.has('judge') || said.has('improve');
  const better = isOfLast && said.has('improve') ? bettered(turn, practice, isJudged) : '';
  const goesOn = said.has('go on');
  const parts = [
    isOfLast ? (last ? ofNote(last, language) : NOTHING_YET[language]) : '',
    better,
    isOfLast && better === '' ? FOUR_STEPS[language] : '',
    said.has('language') ? LANGUAGE[language] : '',
    said.has('length') ? LENGTH[language] : '',
    said.has('explain') ? whatIsAsked(open, language, say) : '',
    goesOn
      ? `${say('Next:', 'التالي:')} **${open.text}**`
      : `${say('I have not counted that as an answer. The question is still open:', 'لم أحسب هذا إجابة. السؤال ما زال مفتوحًا:')} **${open.text}**`,
  ];
  return answerOf(parts.filter(Boolean).join('\n\n'), { practice });
}

/** The mark of the last answer is taken back, and its question asked again. */
function takeAgain(practice: Practice): CoachAnswer {
  const say = sayIn(practice.language);
  const notes = practice.notes.slice(0, -1);
  const open = practice.questions[notes.length]!;
  const last = practice.notes.at(-1);
  return answerOf(
    [
      last ? say('Gladly; the mark is taken back.', 'بكل سرور، وسحبت التقييم.') : say('Gladly.', 'بكل سرور.'),
      last && last.better.length > 0
        ? `${say('This time:', 'هذه المرة:')}\n${last.better.map((line) => `\n- ${line}`).join('')}`
        : '',
      `**${open.text}**`,
    ]
      .filter(Boolean)
      .join('\n\n'),
    { practice: { ...practice, notes } },
  );
}
