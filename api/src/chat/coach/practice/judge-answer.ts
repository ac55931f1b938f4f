import { fold } from '@vitae/language/fold';
import { isPast } from '../../../writing-help/verb-forms.ts';
import { hasFigure } from '../../tools/has-figure.ts';
import { tellingStems } from '../asked-words.ts';
import { type Say, sayIn } from '../language.ts';
import type { ChatLanguage, PracticeNote, PracticeQuestion } from '../turn.ts';

/** Spoken in 40 seconds to two and a half minutes. */
const WORDS = { least: 50, most: 330 } as const;
const POINTS = 2;

const CONCRETE =
  /\b(?:19|20)\d\d\b|\b(?:when|last|during|in (?:january|february|march|april|may|june|july|august|september|october|november|december)|one day|once|my first|(?:one|last|that|this|every|each|a|on|on a) (?:busy )?(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:one|last|that|every|each) (?:weekend|night|morning|evening|shift|week|month|year|summer|winter|christmas|ramadan|season)|(?:in|at) (?:the|my|our) (?:\w+ ){0,3}(?:job|shop|kitchen|ward|class|office|team)|at (?:the|my|our)|customer|client|patient|project|hospital|school|branch|site)\b|عندما|حين|في عام|العميل|المشروع|المستشفي|الفرع|الموقع|سنه/u;
/** "At Harbour Hotel". */
const AT_A_NAME = /\b[Aa]t \p{Lu}\p{Ll}/u;
const OWN_DEEDS = /\bi (?:\w+ly )?(?!am\b|was\b|have\b|think\b|want\b|like\b|would\b)\w+/gu;
const OWN_DEEDS_ARABIC =
  /(?<!\p{L})[وف]?(?:قمت|عملت|بنيت|طورت|حللت|نظمت|اقترحت|تواصلت|دربت|خفضت|رفعت|انجزت|حلت|حليت|سالت|كتبت|صممت|ادرت|قدت|سويت|رتبت|اتصلت|كلمت|شرحت|جهزت|راجعت|صلحت|ساعدت|غيرت|لقيت|وجدت|اكتشفت)(?=\P{L}|$)/gu;
const RESULT =
  /\b(?:result|so that|since then|finally|in the end|afterwards|saved|increased|reduced|improved|achieved|cut|raised|learn(?:ed|t)|faster|quicker|sooner|on time|fewer|less|halved|doubled|stopped|solved|fixed|no (?:one|more|further)|nobody|none|happy|happier|pleased|delighted|impressed|relieved|thanked|praised|well done|easier|better|smoother|went (?:well|fine|ok(?:ay)?|right|smoothly)|worked (?:well|fine|out)?|passed|agreed|calmed|apologi[sz]ed|stayed|nothing (?:went )?(?:wrong|missing|broke)|never again|came back|got (?:thru|through)|managed to)\b|النتيجه|بالنهايه|ارتفع|انخفض|تحسن|وفر|تعلمت|اسرع|اسهل|اقل|احسن|انحل|خلص|انبسط|مبسوط|شكر|راضي|رضي|ما عاد/u;
/** How long one has worked, and when: figures that tell no result. */
const FIGURES_OF_TIME = /\b\d{1,2}\+? ?(?:years?|yrs?)\b|\b(?:19|20)\d\d\b|\d{1,2} ?(?:سنوات|سنين|سنه|عام)/gu;
/** A change that needs no word for it: "from 11 to 6". */
const CHANGE = /\bfrom [^.\d]{0,3}\d[\d.,]* ?\S{0,8} to [^.\d]{0,3}\d|\d ?[%٪]|من \d[\d.,]* ?\S{0,8} الي \d/u;
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

/** What an answer got by one criterion, and what is said of it. */
interface Mark {
  points: number;
  good: string;
  bad: string;
  /** What is there already where half the points are given. */
  half?: string;
}

interface Answer {
  text: string;
  folded: string;
  words: number;
}

/** By the five criteria that a practice interview names; questions of one's own are judged as such. */
export function judge(text: string, question: PracticeQuestion, language: ChatLanguage): PracticeNote {
  const say = sayIn(language);
  const answer = { text, folded: fold(text), words: text.trim().split(/\s+/).length };
  const marks =
    question.kind === 'questions'
      ? [onTopic(answer, question, say), ...ofOwnQuestions(answer, say)]
      : [
          onTopic(answer, question, say),
          concrete(answer, say),
          ownPart(answer, question, say),
          outcome(answer, question, say),
          length(answer, say),
        ];
  const score = marks.reduce((sum, { points }) => sum + points, 0);
  return {
    question: question.text,
    score: Math.min(SCORE_MAX, Math.round((score / (marks.length * POINTS)) * SCORE_MAX)),
    strong: marks.flatMap(({ points, good, half }) =>
      points === POINTS ? [good] : half !== undefined && points > 0 ? [half] : [],
    ),
    better: marks.flatMap(({ points, bad }) => (points === POINTS ? [] : [bad])),
  };
}
const SCORE_MAX = 10;

/** An answer in Arabic to a question on a line in English shares no word with it, and may be on it all the same. */
const isOtherScript = (text: string, about: string): boolean =>
  /\p{Script=Arabic}/u.test(text) !== /\p{Script=Arabic}/u.test(about);

function onTopic({ text, folded, words }: Answer, { kind, about }: PracticeQuestion, say: Say): Mark {
  const wanted = new Set(tellingStems(about).filter((word) => !COUNTS.test(word)));
  const isOnTopic =
    wanted.size === 0 || isOtherScript(text, about)
      ? words >= ON_TOPIC_WORDS && (ON_TOPIC[kind]?.test(folded) ?? true)
      : tellingStems(text).some((word) => wanted.has(word));
  // A case of one's own may be the right one without a word of the question in it.
  const isCase = kind === 'behaviour' && deedsIn(folded) > 0 && (/\d/.test(folded) || RESULT.test(folded));
  if (!isOnTopic && isCase)
    return {
      points: POINTS / 2,
      good: '',
      half: say('You tell a case of your own.', 'تحكي موقفًا من عملك.'),
      bad: say(
        `Say in the first sentence what it has to do with the question: ${about}.`,
        `قل في أول جملة ما علاقته بالسؤال: ${about}.`,
      ),
    };
  return {
    points: isOnTopic ? POINTS : 0,
    good: say('You answer what was asked.', 'أجبت عما سُئلت.'),
    bad:
      kind === 'introduction' && (/\d/.test(folded) || RESULT.test(folded))
        ? say(
            'It is an answer to another question: keep it for “tell me about a time when …”. Here say who you are in your trade.',
            'هذه إجابة عن سؤال آخر: احتفظ بها لـ«حدثني عن موقف». هنا قل من أنت في مهنتك.',
          )
        : about
          ? say(`Come to the point of the question: ${about}`, `ادخل في صلب السؤال: ${about}`)
          : say('Answer what was asked, before anything else.', 'أجب عما سُئلت قبل أي شيء آخر.'),
  };
}

function ofOwnQuestions({ text, folded }: Answer, say: Say): Mark[] {
  const asked = (text.match(/[?؟]/g) ?? []).length;
  const isMoney = /\b(?:salary|holiday|vacation|pay|bonus)\b|راتب|اجازه/u.test(folded);
  return [
    {
      points: Math.min(POINTS, asked),
      good: say('You have questions of your own.', 'لديك أسئلة.'),
      bad: say(
        'Ask two or three questions, about the work and what happens next.',
        'اسأل سؤالين أو ثلاثة عن العمل والخطوة التالية.',
      ),
    },
    {
      points: isMoney ? 0 : POINTS,
      good: say('They are about the work.', 'أسئلتك عن العمل.'),
      bad: say('Leave pay and holidays for the talk after an offer.', 'اترك الراتب والإجازات لما بعد العرض.'),
    },
  ];
}

const concrete = ({ text, folded }: Answer, say: Say): Mark => ({
  points: CONCRETE.test(folded) || AT_A_NAME.test(text) ? POINTS : 0,
  good: say('It is concrete.', 'إجابتك ملموسة.'),
  bad: say('Give one example: where, when, who was there?', 'أعط مثالًا واحدًا: أين ومتى ومن كان هناك؟'),
});

/** "I saw it and moved it": the deeds behind the first are one's own too. */
const JOINED_DEED = /\bi (?:\w+ly )?(?!am\b|was\b|have\b)\w+\b[^.!?]{0,60}?\b(?:and|then) (?:\w+ly )?(?<deed>\w+)/gu;

function deedsIn(folded: string): number {
  const joined = [...folded.matchAll(JOINED_DEED)].filter(({ groups }) => isPast(groups!.deed!));
  const arabic = (folded.match(OWN_DEEDS_ARABIC) ?? []).length;
  return (folded.match(OWN_DEEDS) ?? []).length + joined.length + (arabic > 0 ? POINTS : 0);
}

/** What one did oneself; who introduces oneself says what one does now. */
function ownPart({ folded }: Answer, { kind }: PracticeQuestion, say: Say): Mark {
  if (kind === 'introduction')
    return {
      points: NOW.test(folded) ? POINTS : 0,
      good: say('You begin with what you do now.', 'تبدأ بما تعمله الآن.'),
      bad: say(
        'Begin with what you do now, then one step before, then why this job.',
        'ابدأ بعملك الآن ثم خطوة قبله ثم لماذا هذه الوظيفة.',
      ),
    };
  return {
    points: Math.min(POINTS, deedsIn(folded)),
    half: say('One sees a step of your own.', 'يظهر شيء مما فعلته أنت.'),
    good: say('One sees what you did yourself.', 'يتضح ما فعلته أنت.'),
    bad: /(?<!\p{L})we(?!\p{L})/u.test(folded)
      ? say('Say “I” and what you did, step by step, rather than “we”.', 'قل «أنا» وما فعلته خطوة خطوة بدل «نحن».')
      : say('Say “I” and what you did, step by step.', 'قل «أنا» وما فعلته خطوة خطوة.'),
  };
}

/** What came of it; of a weakness, what is done about it. */
function outcome({ text, folded }: Answer, { kind, about }: PracticeQuestion, say: Say): Mark {
  if (kind === 'weakness')
    return {
      points: CHANGED.test(behindWeakness(folded)) || /الان|منذ/u.test(folded) ? POINTS : 0,
      good: say('You say what you do about it.', 'تقول ماذا تفعل بشأنها.'),
      bad: say('End with what you do about it now, and that it works.', 'اختم بما تفعله الآن وأنه ينفع.'),
    };
  // "Always on time" is a claim; what came of something follows a deed.
  const figures = folded.replace(FIGURES_OF_TIME, ' ');
  const tellsResult = RESULT.test(folded) || CHANGE.test(figures);
  const hasResult = tellsResult && (/\d|(?<!\p{L})(?:we|our)(?!\p{L})/u.test(figures) || deedsIn(folded) > 0);
  const named = new Set(tellingStems(about));
  const own = hasFigure(about) && tellingStems(text).some((stem) => named.has(stem));
  return {
    points: hasResult ? (/\d/.test(figures) ? POINTS : POINTS / 2) : 0,
    good: say('There is a result with a figure.', 'فيها نتيجة برقم.'),
    half: say('You say what came of it.', 'تقول ما النتيجة.'),
    bad: hasResult
      ? own
        ? say(
            `Give the result its figure; your resume has one: “${about}”.`,
            `أعط النتيجة رقمها، وهو في سيرتك: «${about}».`,
          )
        : say(
            'Give the result its figure: how much, how many, how often, before and after.',
            'أعط النتيجة رقمًا: كم، وكم مرة، قبل وبعد.',
          )
      : say('End with what came of it, with a figure if there is one.', 'اختم بالنتيجة، مع رقم إن وُجد.'),
  };
}

function length({ words }: Answer, say: Say): Mark {
  const isRightLength = words >= WORDS.least && words <= WORDS.most;
  return {
    points: isRightLength ? POINTS : words >= WORDS.least / 2 && words <= WORDS.most * 1.3 ? 1 : 0,
    good: say('The length is right.', 'الطول مناسب.'),
    bad:
      words < WORDS.least
        ? say('Say more: a minute of speech is about 130 words.', 'قل أكثر: دقيقة كلام نحو 130 كلمة.')
        : say('Shorter: stop after two minutes.', 'أقصر: توقف بعد دقيقتين.'),
  };
}
