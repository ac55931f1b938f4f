import { fold } from '@vitae/language/fold';
import { likelyQuestions } from '../../tools/interview-questions.ts';
import { questionsWished, wishedQuestions } from '../../tools/wished-questions.ts';
import { languageOf, sayIn } from '../language.ts';
import { answerOf, type ChatLanguage, type CoachAnswer, type PracticeQuestion, type Turn } from '../turn.ts';
import { questionOn, questionOnNew } from './question-on-topic.ts';
import { isNotDone, topicToPractise } from './topic-to-practise.ts';

const QUESTIONS_MAX = 7;

/** Begins a practice interview, and says by what answers will be judged. */
export function beginPractice(turn: Turn): CoachAnswer {
  const language = languageOf(turn);
  const say = sayIn(language);
  const questions = questionsWanted(turn, language);
  const count =
    questions.length === 1
      ? say('one question', 'سؤال واحد')
      : say(`${questions.length} questions`, `${questions.length} أسئلة`);
  return answerOf(
    [
      say(
        `Let us practise: ${count}${turn.advert ? ' for this advert' : ''}. Answer as you would speak. I judge each answer by five criteria, two points each:`,
        `لنتدرب: ${count}${turn.advert ? ' لهذا الإعلان' : ''}. أجب كما تتكلم. أقيّم كل إجابة بخمسة معايير، نقطتان لكل منها:`,
      ),
      say(
        '1. It answers the question.\n2. It is concrete: a place, a time, a name.\n3. It says what **you** did.\n4. It has a result, best with a figure.\n5. Its length: 50 to 330 words, a minute or two of speech.',
        '1. تجيب عن السؤال.\n2. ملموسة: مكان أو زمان أو اسم.\n3. تقول ما فعلته **أنت**.\n4. فيها نتيجة، والأفضل برقم.\n5. طولها: 50 إلى 330 كلمة، دقيقة أو دقيقتان.',
      ),
      say(
        'Write “stop” whenever you like; your notes stay in this conversation.',
        'اكتب «توقف» متى شئت؛ وتبقى ملاحظاتك في هذه المحادثة.',
      ),
      `**${questions[0]!.text}**`,
    ].join('\n\n'),
    { practice: { language, questions, notes: [] } },
  );
}

/** "ask me a hard question about suppliers", "now a tougher one": one, and no round of them. */
const ONLY_ONE =
  /\b(?:an?|one|1|another) (?:\p{L}+ ){0,4}?questions?\b|\b(?:an? \p{L}+|another|just) one\b|سوالا?(?=\s)/u;

const ONE_ALONE =
  /\b(?:an?|one|1|another|single) (?:\p{L}+ ){0,3}?(?:question|q|qn)\b|\b(?:just|only) (?:one|1)\b|(?:^|\s)سوالا?(?: واحدا?)?(?=\s|[.!؟]|$)/u;
/** "one question at a time": the way of asking, and no number. */
const ONE_BY_ONE =
  /\bone (?:question )?(?:at a time|by one|after (?:the other|another))\b|(?:واحد|سوال) (?:بعد|ب|تلو)/u;

/** Where resume and advert are known, what one did and what the job needs is asked first, and nobody's introduction. */
function ofWorkFirst(all: readonly PracticeQuestion[]): PracticeQuestion[] {
  const of = (...kinds: PracticeQuestion['kind'][]) => all.filter(({ kind }) => kinds.includes(kind));
  const own = of('behaviour');
  const [needed, ...others] = of('requirement', 'gap');
  const work = [own[0], needed, own[1], ...others].filter((question) => question !== undefined);
  return [...work.slice(0, QUESTIONS_MAX - 2), ...of('motivation', 'questions')];
}

/** One on the topic that is named, alone or before the likely ones. */
function questionsWanted(turn: Turn, language: ChatLanguage): PracticeQuestion[] {
  const topic = topicToPractise(turn.text);
  const all = likelyQuestions(turn, language);
  // The last two stay, whatever is left out between.
  const words = fold(turn.text.slice(0, 200));
  const isOne = topic === undefined && ONE_ALONE.test(words) && !ONE_BY_ONE.test(words);
  const count = isOne ? 1 : questionsWished(turn.text);
  if (count !== undefined && (isOne || count > 1))
    return wishedQuestions(turn, language, all, count).map(({ kind, about, text }) => ({ kind, about, text }));
  const usual = all.length <= QUESTIONS_MAX ? all : [...all.slice(0, QUESTIONS_MAX - 2), ...all.slice(-2)];
  const likely = turn.resume && turn.advert !== '' ? ofWorkFirst(all) : usual;
  if (topic === undefined) return likely;
  const wished = isNotDone(turn.text) ? questionOnNew(topic, language) : questionOn(turn, topic, language);
  return ONLY_ONE.test(fold(turn.text.slice(0, 200)))
    ? [wished]
    : [wished, ...likely.filter(({ about }) => about !== wished.about).slice(0, QUESTIONS_MAX - 1)];
}
