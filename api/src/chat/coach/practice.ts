import { fold } from '@vitae/language/fold';
import { likelyQuestions } from '../tools/interview-questions.ts';
import { linesOf } from '../tools/resume-lines.ts';
import { questionsWished, wishedQuestions } from '../tools/wished-questions.ts';
import { tellingStems } from './asked-words.ts';
import { languageOf, sayIn } from './language.ts';
import { answerOn } from './own-case/spoken-answer.ts';
import { isOnlyThanks, wantsNextQuestion, wantsToStop, wishesBack } from './practice-leaving.ts';
import { demandMet, otherQuestionAnswered } from './practice-other-question.ts';
import { exampleAnswer, wishIn } from './practice-wishes.ts';
import {
  answerOf,
  type ChatLanguage,
  type CoachAnswer,
  type Practice,
  type PracticeNote,
  type PracticeQuestion,
  type Turn,
} from './turn.ts';
import { isNotDone, tellsOfTopic, topicToPractise } from './wishes-to-practise.ts';

const QUESTIONS_MAX = 7;
/** Spoken in 40 seconds to two and a half minutes. */
const WORDS = { least: 50, most: 330 } as const;
const POINTS = 2;

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

/** Of what is told not to have been done nobody asks for a case. */
function questionOnNew(topic: string, language: ChatLanguage): PracticeQuestion {
  const say = sayIn(language);
  return {
    kind: 'gap',
    about: topic,
    text: say(
      `This job may ask for ${topic}, and you have not done that yet. What in your work comes nearest to it, and how would you go about it in your first three months?`,
      `قد تتطلب هذه الوظيفة ${topic}، ولم تقم به من قبل. ما أقرب شيء إليه في عملك، وكيف ستتعامل معه في أول ثلاثة أشهر؟`,
    ),
  };
}

/** What somebody changed is asked about before what was there anyway. */
const TELLS_CHANGE = /\bfrom \S{0,20}\d.{0,40}\bto\b|\d\s?%|من \S{0,20}\d.{0,40} إلى /u;

/** On a topic that is named, by the line of the resume that tells of it; else on the hardest case of it. */
function questionOn(turn: Turn, topic: string, language: ChatLanguage): PracticeQuestion {
  const say = sayIn(language);
  const lines = turn.resume ? linesOf(turn.resume.data).filter(({ text }) => tellsOfTopic(text, topic)) : [];
  const line = lines.find(({ text }) => TELLS_CHANGE.test(text)) ?? lines[0];
  if (line)
    return {
      kind: 'behaviour',
      about: line.text,
      text: say(
        `On ${topic}: in your time as ${line.label} you write “${line.text}”. What was the situation, what did you do yourself, and what came of it?`,
        `عن ${topic}: في عملك (${line.label}) كتبت «${line.text}». ما الموقف، وماذا فعلت أنت، وما النتيجة؟`,
      ),
    };
  return {
    kind: 'behaviour',
    about: topic,
    text: say(
      `Tell me about the hardest situation that you have had with ${topic}. What was at stake, what did you do yourself, and how did it end?`,
      `حدثني عن أصعب موقف مررت به مع ${topic}. ما الذي كان على المحك، وماذا فعلت أنت، وكيف انتهى؟`,
    ),
  };
}

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
  const wish = wishIn(turn.text, question);
  if (wish === 'go on' || wantsNextQuestion(turn.text)) return askAnother(practice);
  const example = wish === 'example' ? giveExample(turn, practice, question) : null;
  const remark = example ?? answerRemark(turn, practice, question);
  if (remark) return remark;
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

/** The question that is open, once more. */
function askAgain(practice: Practice): CoachAnswer {
  const say = sayIn(practice.language);
  const open = practice.questions[practice.notes.length]!;
  return answerOf(`${say('The question is still open:', 'السؤال ما زال مفتوحًا:')} **${open.text}**`, { practice });
}

/** "and how should i put that": the answer that was just judged, in its order; the question after it stays open. */
function sayItAnew(turn: Turn, practice: Practice): CoachAnswer | null {
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

export function feedbackOn(turn: Turn, note: PracticeNote, language: ChatLanguage): string {
  const say = sayIn(language);
  const asked = demandMet(turn);
  return [
    say(`**${note.score} / 10**`, `**${note.score} من 10**`),
    note.strong.length > 0 ? `${say('Strong:', 'جيد:')} ${note.strong.join(' ')}` : '',
    note.better.length > 0 ? `${say('Better:', 'أفضل:')}\n${note.better.map((line) => `\n- ${line}`).join('')}` : '',
    asked
      ? say(
          `The advert asks for just that (“${asked}”): say it in its words, and early.`,
          `الإعلان يطلب هذا بالذات («${asked}»): قله بكلماته وفي البداية.`,
        )
      : '',
  ]
    .filter(Boolean)
    .join('\n\n');
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

/** An answer to the open question from the own resume; the question stays open. */
function giveExample(turn: Turn, practice: Practice, question: PracticeQuestion): CoachAnswer | null {
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

/** Says what a remark asks of the feedback, and asks the same question again; null where a message is an answer. */
function answerRemark({ text }: Turn, practice: Practice, question: PracticeQuestion): CoachAnswer | null {
  const words = fold(text.slice(0, 200)).trim();
  const count = words.split(/\s+/).length;
  const isRemark =
    isOfFeedback(text) &&
    count <= REMARK_WORDS_MAX &&
    (ASKS_OR_IS_SHORT.test(text) || count <= SHORT_WORDS_MAX) &&
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

const GOOD_SCORE = 7;
const FAIR_SCORE = 4;

function ofNote({ question, score, strong, better }: PracticeNote, language: ChatLanguage): string {
  const say = sayIn(language);
  const verdict =
    score >= GOOD_SCORE
      ? say('It was good', 'كانت جيدة')
      : score >= FAIR_SCORE
        ? say('It was a fair beginning', 'كانت بداية مقبولة')
        : say('It would not yet convince', 'لا تقنع بعد');
  return [
    `${verdict}: ${say(`${score} of 10`, `${score} من 10`)} (“${question}”).`,
    strong.length > 0 ? `${say('What speaks for it:', 'ما يُحسب لها:')} ${strong.join(' ')}` : '',
    better.length > 0 ? `${say('What would lift it most:', 'ما يرفعها أكثر:')} ${better.slice(0, 2).join(' ')}` : '',
  ]
    .filter(Boolean)
    .join(' ');
}

function sumUp({ notes, language }: Practice): CoachAnswer {
  const say = sayIn(language);
  if (notes.length === 0) return answerOf(say('Stopped. Come back when you like.', 'توقفنا. عد متى شئت.'));
  const mean = Math.round((notes.reduce((sum, { score }) => sum + score, 0) / notes.length) * 10) / 10;
  const counts = new Map<string, number>();
  for (const line of notes.flatMap(({ better }) => better)) counts.set(line, (counts.get(line) ?? 0) + 1);
  const main = [...counts]
    .toSorted((a, b) => b[1] - a[1])
    .slice(0, 2)
    .map(([line]) => line);
  return answerOf(
    [
      say(
        `**Your notes.** ${mean} of 10 on average over ${notes.length} ${notes.length === 1 ? 'answer' : 'answers'}.`,
        `**ملاحظاتك.** ${mean} من 10 في المتوسط على ${notes.length} إجابات.`,
      ),
      notes
        .map(({ question, score }) => say(`- ${score} / 10: ${question}`, `- ${score} من 10: ${question}`))
        .join('\n'),
      main.length > 0
        ? `${say('What to work on first:', 'ما تعمل عليه أولًا:')}\n${main.map((line) => `\n- ${line}`).join('')}`
        : say('Nothing to add: you are ready.', 'لا إضافة: أنت جاهز.'),
    ].join('\n\n'),
    { choices: [say('Practise an interview with me', 'تدرّب معي على مقابلة')] },
  );
}

const CONCRETE =
  /\b(?:19|20)\d\d\b|\b(?:when|last|during|in (?:january|february|march|april|may|june|july|august|september|october|november|december)|one day|my first|at (?:the|my|our)|customer|client|patient|project|hospital|school|branch|site)\b|عندما|حين|في عام|العميل|المشروع|المستشفي|الفرع|الموقع|سنه/u;
/** "At Harbour Hotel". */
const AT_A_NAME = /\b[Aa]t \p{Lu}\p{Ll}/u;
const OWN_DEEDS = /\bi (?:\w+ly )?(?!am\b|was\b|have\b|think\b|want\b|like\b|would\b)\w+/gu;
const OWN_DEEDS_ARABIC =
  /(?<!\p{L})(?:قمت|عملت|بنيت|طورت|حللت|نظمت|اقترحت|تواصلت|دربت|خفضت|رفعت|انجزت|حلت|سالت|كتبت|صممت|ادرت|قدت)/u;
const RESULT =
  /\d|\b(?:result|so that|since then|finally|in the end|afterwards|saved|increased|reduced|improved|achieved|cut|raised|learn(?:ed|t))\b|النتيجه|بالنهايه|ارتفع|انخفض|تحسن|وفر|تعلمت/u;
const NOW = /\b(?:now|currently|since|today|at present|i am an?|i work)\b|حاليا|الان|اعمل/u;
const ON_TOPIC_WORDS = 8;
/** What an answer to a question of its kind speaks of, where the question names nothing else. */
const ON_TOPIC: Partial<Record<PracticeQuestion['kind'], RegExp>> = {
  introduction:
    /\b(?:i am|i'?m|my name|i (?:currently )?(?:work|run|lead|manage|teach|study|studied|graduated|started|began|trained)|years?['’]? (?:of|in|as|with|ago|experience)|career|background|degree|experience (?:in|with|as|of))\b|اسمي|انا|اعمل|خبره|سنوات|تخرجت|درست|مسيرتي/u,
  motivation:
    /\b(?:because|want|interest|like|love|enjoy|company|team|role|position|mission|values?|learn|grow|reputation|reason)\w*|لان|احب|اريد|مهتم|الشركه|الفريق|وظيفه|اتعلم|فرصه/u,
  weakness:
    /\b(?:weak|weakness|struggle|difficult|hard for me|used to|tend to|sometimes|not (?:good|great|strong|used)|improv|too (?:much|many|long|quick|slow)|nervous|shy|impatient|delegat)\w*|ضعف|صعب|احيانا|اميل|كنت|تحسين/u,
};
/** How many there were is said of anything. */
const COUNTS = /^(?:two|three|four|five|six|seven|eight|nine|ten)$/u;
const CHANGED =
  /\b(?:now|since then|so i|learn(?:ed|t)|today|i have started|improv|since (?:last|then|\d|i)|i (?:now |always )?(?:set|use|ask|check|plan|write|block|practi[cs]e))\b/u;

/** What is done about a weakness is said behind it. */
const behindWeakness = (words: string): string => words.slice(Math.max(0, words.search(/\bweak|ضعف/u)));

/** By the five criteria that a practice interview names. */
export function judge(text: string, question: PracticeQuestion, language: ChatLanguage): PracticeNote {
  const say = sayIn(language);
  const folded = fold(text);
  const words = text.trim().split(/\s+/).length;
  const strong: string[] = [];
  const better: string[] = [];
  let score = 0;
  const mark = (points: number, good: string, bad: string) => {
    score += points;
    if (points === POINTS) strong.push(good);
    else better.push(bad);
  };
  const { kind, about } = question;
  const wanted = new Set(tellingStems(about).filter((word) => !COUNTS.test(word)));
  const isOnTopic =
    wanted.size === 0
      ? words >= ON_TOPIC_WORDS && (ON_TOPIC[kind]?.test(folded) ?? true)
      : tellingStems(text).some((word) => wanted.has(word));
  mark(
    isOnTopic ? POINTS : 0,
    say('You answer what was asked.', 'أجبت عما سُئلت.'),
    kind === 'introduction' && RESULT.test(folded)
      ? say(
          'It is an answer to another question: keep it for “tell me about a time when …”. Here say who you are in your trade.',
          'هذه إجابة عن سؤال آخر: احتفظ بها لـ«حدثني عن موقف». هنا قل من أنت في مهنتك.',
        )
      : about
        ? say(`Come to the point of the question: ${about}`, `ادخل في صلب السؤال: ${about}`)
        : say('Answer what was asked, before anything else.', 'أجب عما سُئلت قبل أي شيء آخر.'),
  );
  if (kind === 'questions') {
    const asked = (text.match(/[?؟]/g) ?? []).length;
    mark(
      asked >= 2 ? POINTS : asked,
      say('You have questions of your own.', 'لديك أسئلة.'),
      say(
        'Ask two or three questions, about the work and what happens next.',
        'اسأل سؤالين أو ثلاثة عن العمل والخطوة التالية.',
      ),
    );
    const isMoney = /\b(?:salary|holiday|vacation|pay|bonus)\b|راتب|اجازه/u.test(folded);
    mark(
      isMoney ? 0 : POINTS,
      say('They are about the work.', 'أسئلتك عن العمل.'),
      say('Leave pay and holidays for the talk after an offer.', 'اترك الراتب والإجازات لما بعد العرض.'),
    );
    return { question: question.text, score: Math.min(10, Math.round((score / 6) * 10)), strong, better };
  }
  mark(
    CONCRETE.test(folded) || AT_A_NAME.test(text) ? POINTS : 0,
    say('It is concrete.', 'إجابتك ملموسة.'),
    say('Give one example: where, when, who was there?', 'أعط مثالًا واحدًا: أين ومتى ومن كان هناك؟'),
  );
  const deeds = (folded.match(OWN_DEEDS) ?? []).length + (OWN_DEEDS_ARABIC.test(folded) ? 2 : 0);
  if (kind === 'introduction')
    mark(
      NOW.test(folded) ? POINTS : 0,
      say('You begin with what you do now.', 'تبدأ بما تعمله الآن.'),
      say(
        'Begin with what you do now, then one step before, then why this job.',
        'ابدأ بعملك الآن ثم خطوة قبله ثم لماذا هذه الوظيفة.',
      ),
    );
  else
    mark(
      Math.min(POINTS, deeds),
      say('One sees what you did yourself.', 'يتضح ما فعلته أنت.'),
      say('Say “I” and what you did, step by step, rather than “we”.', 'قل «أنا» وما فعلته خطوة خطوة بدل «نحن».'),
    );
  if (kind === 'weakness')
    mark(
      CHANGED.test(behindWeakness(folded)) || /الان|منذ/u.test(folded) ? POINTS : 0,
      say('You say what you do about it.', 'تقول ماذا تفعل بشأنها.'),
      say('End with what you do about it now, and that it works.', 'اختم بما تفعله الآن وأنه ينفع.'),
    );
  else
    mark(
      RESULT.test(folded) ? (/\d/.test(folded) ? POINTS : 1) : 0,
      say('There is a result with a figure.', 'فيها نتيجة برقم.'),
      say('End with what came of it, with a figure if there is one.', 'اختم بالنتيجة، مع رقم إن وُجد.'),
    );
  const isRightLength = words >= WORDS.least && words <= WORDS.most;
  mark(
    isRightLength ? POINTS : words >= WORDS.least / 2 && words <= WORDS.most * 1.3 ? 1 : 0,
    say('The length is right.', 'الطول مناسب.'),
    words < WORDS.least
      ? say('Say more: a minute of speech is about 130 words.', 'قل أكثر: دقيقة كلام نحو 130 كلمة.')
      : say('Shorter: stop after two minutes.', 'أقصر: توقف بعد دقيقتين.'),
  );
  return { question: question.text, score, strong, better };
}
