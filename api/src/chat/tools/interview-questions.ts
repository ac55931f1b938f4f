import { findTerm } from '@vitae/language/adverts/find-term';
import { fold } from '@vitae/language/fold';
import { tokenise } from '@vitae/language/tokens';
import { z } from 'zod';
import type { SkillRequirement } from '../../adverts/requirements.ts';
import { stemOf, tellingStems } from '../coach/asked-words.ts';
import { languageOf, type Said, sayIn } from '../coach/language.ts';
import { experienceTold, frameWith } from '../coach/own-case/experience-told.ts';
import { demandsOf, namingStems } from '../coach/own-case/named-in-documents.ts';
import type { Subject } from '../coach/subject.ts';
import { answerOf, type ChatLanguage, type CoachAnswer, type PracticeQuestion, type Turn } from '../coach/turn.ts';
import { comesNear, matchAdvert } from './advert-match.ts';
import { isNameOfSkill } from './advert-terms.ts';
import { ofSameMaker } from './product-names.ts';
import { gapsOf } from './resume-gaps.ts';
import { linesOf } from './resume-lines.ts';
import { rewordLine } from './reword-line.ts';
import { tellsDeed } from './tells-deed.ts';
import { defineTool } from './tool.ts';
import { type HintedQuestion, questionsWished, wishedQuestions } from './wished-questions.ts';

const OF_SKILLS = 3;
const OF_LINES = 2;
const OF_GAPS = 2;

/** "UAE experience", "NMC registration": nobody asks for a time when it was used. */
const IS_NO_TOPIC = /experience$|registration$|registered|licen[cs]e$|certificat\w+$|clearance$/i;

/** "Valid Safe Pass and MEWP ticket": shown, and no case of it is told. */
const NAMES_PAPERS =
  /^(?:current|valid|full|recogni[sz]ed)\b|\b(?:certificates?|certified|licen[cs]e|checks|registration|membership|ticket)\b|شهادة .{2,40} سارية|رخصة/iu;

/** Held or not held, and often written where no reader finds it. */
const IS_PAPER = /registration$|registered|licen[cs]e|certificat\w+$|endorsement|^\p{Lu}{3,6}$/u;

/** How each kind of question is answered, in one line. */
const HINTS: Record<PracticeQuestion['kind'], Said> = {
  introduction: {
    en: 'now, one step before, why this job; one minute',
    ar: 'الآن، ثم خطوة قبله، ثم لماذا هذه الوظيفة؛ دقيقة',
  },
  motivation: {
    en: 'one thing of the advert that you want to do, one of the firm that you looked up',
    ar: 'شيء في الإعلان تريد عمله وشيء عن الشركة بحثت عنه',
  },
  behaviour: {
    en: 'situation, your task, what **you** did, what came of it with its figure',
    ar: 'الموقف، مهمتك، ما فعلته **أنت**، والنتيجة برقمها',
  },
  requirement: {
    en: 'one case of yours: where, how often, what came of it',
    ar: 'حالة من عملك: أين وكم مرة وما النتيجة',
  },
  gap: {
    en: 'say plainly what is so, then what is near to it and how you learn or what you did meanwhile',
    ar: 'قل الواقع بوضوح، ثم ما يقاربه وكيف تتعلمه أو ما فعلته في تلك المدة',
  },
  weakness: {
    en: 'a real one that the job survives, and what you do about it',
    ar: 'نقطة حقيقية لا تضر الوظيفة وما تفعله بشأنها',
  },
  questions: {
    en: 'two about the work, one about what happens next; no pay yet',
    ar: 'سؤالان عن العمل وواحد عن الخطوة التالية، دون الراتب',
  },
};

/** Questions that this resume and this advert make likely; general ones where neither is known. */
export function likelyQuestions(turn: Turn, language: ChatLanguage): PracticeQuestion[] {
  const say = sayIn(language);
  const { resume, advert } = turn;
  const match = resume && advert !== '' ? matchAdvert(advert, resume.data) : null;
  const job = match?.title;
  const lines = resume ? linesOf(resume.data) : [];
  const deeds = lines.filter(({ text }) => tellsDeed(rewordLine(text)));
  const ofNow = deeds.filter(({ entryId }) => entryId === lines[0]?.entryId);
  const withFigure = (some: typeof lines) => some.filter(({ text }) => /\d/.test(text));
  const strong = [...new Set([...withFigure(ofNow), ...ofNow, ...withFigure(deeds), ...deeds, ...lines])].slice(
    0,
    OF_LINES,
  );
  const behaviour = strong.map(
    ({ text, label }): PracticeQuestion => ({
      kind: 'behaviour',
      about: text,
      text: say(
        `In your time as ${label} you write: “${text}”. How did you go about it, and what was your own part?`,
        `في عملك (${label}) كتبت: «${text}». كيف أنجزت ذلك وما دورك أنت؟`,
      ),
    }),
  );
  const skilled = (match?.met ?? [])
    .filter(
      (skill) =>
        isNameOfSkill(skill) &&
        !(
          skill.importance === 'mentioned' &&
          !/\s|\p{Lu}{2}|\p{Lu}\p{Ll}+\p{Lu}/u.test(skill.label) &&
          skill.field === 'care'
        ),
    )
    .filter(({ text }) => !NAMES_PAPERS.test(text))
    .filter(({ label }) => !IS_NO_TOPIC.test(label) && !(job ?? '').toLowerCase().includes(stemOf(label.toLowerCase())))
    .map(
      (skill): PracticeQuestion => ({
        kind: 'requirement',
        about: skill.label,
        text: askOnSkill(skill, advert)[language],
      }),
    );
  const asked = [...new Map(skilled.map((question) => [question.text, question])).values()].slice(0, OF_SKILLS);
  const lacking = (match?.missing ?? []).slice(0, OF_GAPS).map(
    ({ label }): PracticeQuestion => ({
      kind: 'gap',
      about: label,
      text: IS_PAPER.test(label)
        ? say(
            `The job asks for ${label}. Do you hold it, until when, or how far are you with it?`,
            `تطلب الوظيفة ${label}. هل لديك هي وحتى متى، أو إلى أين وصلت فيها؟`,
          )
        : say(
            `I do not see ${label} in your resume. How would you deal with that?`,
            `لا أرى ${label} في سيرتك. كيف ستتعامل مع ذلك؟`,
          ),
    }),
  );
  const duties = resume
    ? []
    : dutiesOf(advert).map(
        (duty): PracticeQuestion => ({ kind: 'requirement', about: duty, text: askOnDuty(duty)[language] }),
      );
  const [away] = resume ? gapsOf(resume.data) : [];
  const unemployed: PracticeQuestion[] = away
    ? [
        {
          kind: 'gap',
          about: '',
          text: say(`What did you do between ${away.from} and ${away.to}?`, `ماذا فعلت بين ${away.from} و${away.to}؟`),
        },
      ]
    : [];
  const general: PracticeQuestion[] = [
    {
      kind: 'behaviour',
      about: '',
      text: say(
        'Tell me about a time when something at work went wrong. What did you do?',
        'حدثني عن موقف ساء فيه شيء في العمل. ماذا فعلت؟',
      ),
    },
    {
      kind: 'behaviour',
      about: '',
      text: say(
        'Tell me about a disagreement with a colleague, and how it ended.',
        'حدثني عن خلاف مع زميل وكيف انتهى.',
      ),
    },
  ];
  return [
    { kind: 'introduction', about: '', text: say('Tell me about yourself.', 'حدثني عن نفسك.') },
    {
      kind: 'motivation',
      about: job ?? '',
      text: job
        ? say(`Why do you want to work as ${job}, and why here?`, `لماذا تريد وظيفة ${job} ولماذا هنا؟`)
        : say('Why do you want this job?', 'لماذا تريد هذه الوظيفة؟'),
    },
    ...behaviour,
    ...asked,
    ...duties,
    ...lacking,
    ...unemployed,
    ...(behaviour.length + asked.length + duties.length < 2 ? general : []),
    { kind: 'weakness', about: '', text: say('What is a weakness of yours?', 'ما إحدى نقاط ضعفك؟') },
    { kind: 'questions', about: '', text: say('What would you like to ask us?', 'ماذا تود أن تسألنا؟') },
  ];
}

const DUTY_MAX = 150;

const OF_DUTIES = 4;
/** What is held, paid or sent is no work of which a case is told. */
const IS_NO_DUTY =
  /\b(?:diploma|degree|bachelor|certificat\p{L}*|years?|experience|fluent|salary|pay|per hour|apply|send|cv|contact|email|fees?|reports to|we (?:are|offer)|about us|hours|weekends?|shifts?|licen[cs]e|holidays?|willing|nvq)\b|[£$€]|@|:\s*$|بكالوريوس|خبرة|راتب|رخصة|إجادة|لغة|عضوية|مطلوب|تعلن/iu;
const DUTY_WORDS_MIN = 3;

/** The work that an advert names, where no resume says which of it is known. */
const dutiesOf = (advert: string): string[] =>
  advert === ''
    ? []
    : demandsOf(advert)
        .slice(1)
        .filter(
          (line) => !IS_NO_DUTY.test(line) && !NAMES_PAPERS.test(line) && line.split(/\s+/u).length >= DUTY_WORDS_MIN,
        )
        .slice(0, OF_DUTIES);

function askOnDuty(duty: string): Said {
  const asked = duty.replace(/[.;\s]+$/u, '');
  return {
    en: `The advert asks: “${asked}”. Tell me about a time when you did work of that kind.`,
    ar: `يطلب الإعلان: «${asked}». حدثني عن موقف قمت فيه بعمل من هذا النوع.`,
  };
}

/** Of what is used it is asked when; of a word of the advert's duties, the duty itself; and a plus is called one. */
function askOnSkill({ label, field, importance }: SkillRequirement, advert: string): Said {
  const duty = demandsOf(advert).find((line) => fold(line).includes(fold(label)));
  const isUsed = field !== null && field !== 'care' && /\p{Lu}|\d/u.test(label);
  if (!isUsed && duty && duty.length <= DUTY_MAX) {
    return askOnDuty(duty);
  }
  return importance === 'preferred'
    ? {
        en: `The advert names ${label} as a plus. Tell me about a time when you used it.`,
        ar: `يذكر الإعلان ${label} ميزة إضافية. حدثني عن موقف استخدمته فيه.`,
      }
    : {
        en: `The job needs ${label}. Tell me about a time when you used it.`,
        ar: `تحتاج الوظيفة إلى ${label}. حدثني عن موقف استخدمته فيه.`,
      };
}

export const interviewQuestions = defineTool({
  name: 'interview_questions',
  description: 'Prepares the interview questions that the user’s resume and the advert make likely.',
  input: z.object({}),
  run(_input, turn): CoachAnswer {
    const language = languageOf(turn);
    const say = sayIn(language);
    const basis =
      turn.resume && turn.advert !== ''
        ? say('From your resume and the advert, expect these:', 'من سيرتك والإعلان توقع هذه الأسئلة:')
        : turn.resume
          ? say(
              'From your resume, and what is asked nearly always. Add the advert with **+**, and I fit them to the job.',
              'من سيرتك ومما يُسأل دائمًا تقريبًا. أضف الإعلان بزر **+** لأخصصها للوظيفة.',
            )
          : turn.advert !== ''
            ? say(
                'From the advert, and what is asked nearly always. Add your resume with **+**, and I say on which of your lines to stand.',
                'من الإعلان ومما يُسأل دائمًا تقريبًا. أضف سيرتك بزر **+** لأقول على أي سطر تعتمد.',
              )
            : say(
                'These come up nearly always. Add your resume and the advert with **+**, and I make them yours.',
                'هذه تُسأل دائمًا تقريبًا. أضف سيرتك والإعلان بزر **+** لأخصصها لك.',
              );
    const questions = questionsListed(turn, language).map(
      ({ text, kind, about, own }, index) =>
        `${index + 1}. ${text}\n   *${own ? say(`stand on “${own}”, then `, `اعتمد على «${own}» ثم `) : ''}${HINTS[kind][language]}${own ? '' : proofOf(about, turn)}*`,
    );
    const caution = say(
      'Likely, not certain: nobody knows what this interviewer will ask.',
      'هذه مرجحة لا مؤكدة، فلا أحد يعرف ما سيسأله هذا المحاور.',
    );
    const who = WHO_ASKS.test(fold(turn.text)) ? `${say(WHO.en, WHO.ar)}\n\n` : '';
    return answerOf(`${who}${basis}\n\n${questions.join('\n')}\n\n${caution}`, {
      about: { kind: 'questions', asked: turn.text },
      choices: [say('Practise an interview with me', 'تدرّب معي على مقابلة')],
    });
  },
});

/** So many as are wished for, else all that are likely. */
export function questionsListed(turn: Turn, language: ChatLanguage): HintedQuestion[] {
  const likely = likelyQuestions(turn, language);
  const count = questionsWished(turn.text);
  return count === undefined ? likely : wishedQuestions(turn, language, likely, count);
}

/** Those of the list just before. */
export const questionsBefore = (turn: Turn): HintedQuestion[] => {
  const about = turn.history.at(-1)?.about;
  const asked = about?.kind === 'questions' ? (about.asked ?? '') : '';
  return questionsListed({ ...turn, text: asked, answerIn: languageOf(turn) }, languageOf(turn));
};

/** "who will be interviewing me". */
const WHO_ASKS = /\bwho\b.{0,20}\binterview|(?:مين|من) .{0,12}(?:يقابلني|هيقابلني|سيقابلني)/u;
const WHO: Said = {
  en: '**Who it will be** I cannot know: the invitation says it, or ask whoever sent it (“May I ask whom I will meet?”). In a small firm it is mostly the manager who leads the work.',
  ar: '**من سيقابلك** لا أعرفه: تجده في الدعوة، أو اسأل من أرسلها. وفي الشركات الصغيرة يكون غالبًا مدير العمل نفسه.',
};

/** By what a kind of question is called, whatever its words are. */
const NAMES_OF_KINDS: readonly (readonly [PracticeQuestion['kind'], RegExp])[] = [
  [
    'motivation',
    /\bwhy (?:here|us|them|this|i (?:want|applied)|do (?:yo)?u want)\b|\bmotivation\b|ليش (?:هنا|عندنا)|لماذا (?:نحن|هنا)/u,
  ],
  ['weakness', /\bweak(?:ness(?:es)?| points?)?\b|ضعف/u],
  ['introduction', /\b(?:about (?:my|your)self|introduc\p{L}*|who (?:i am|are (?:yo)?u))\b|عن نفس/u],
];

/** The same of the question that speaks of something; null where none does. */
export function howToAnswerAbout(turn: Turn, topic: string): CoachAnswer | null {
  const named = NAMES_OF_KINDS.find(([, says]) => says.test(fold(topic)))?.[0];
  const wanted = namingStems(topic);
  const at = questionsBefore(turn).findIndex(({ text, kind }) => {
    if (named) return kind === named;
    const own = new Set([...tellingStems(text), ...tellingStems(kind)]);
    return wanted.some((stem) => own.has(stem));
  });
  return at < 0 ? null : howToAnswer(turn, at);
}

/** How one question of the list is answered, by its number, the last for -1; null where there is none. */
export function howToAnswer(turn: Turn, at: number): CoachAnswer | null {
  const language = languageOf(turn);
  const say = sayIn(language);
  const questions = questionsBefore(turn);
  const question = questions.at(at);
  const sayBoth = ({ en, ar }: Said) => say(en, ar);
  const number = at < 0 ? questions.length : at + 1;
  if (!question) return null;
  const lines = proofsFor(question, turn);
  const proofs =
    lines.length > 0
      ? `\n\n${say('From your resume:', 'من سيرتك:')}\n${lines.map((line) => `\n- ${line}`).join('')}`
      : '';
  const told = experienceTold(turn.text);
  const isCase = question.kind === 'behaviour' || question.kind === 'requirement';
  const lack = isCase && NEVER_DONE.test(fold(turn.text)) ? `\n\n${sayBoth(SAY_SO)}` : '';
  const frame = told && isCase ? `\n\n${sayBoth(frameWith(told))}` : '';
  return answerOf(
    `**${number}. ${question.text}**\n\n${say('In a minute:', 'في دقيقة:')} ${HINTS[question.kind][language]}.${proofs}${lack}${frame}\n\n${say('Write me your answer, and I say what is strong in it and what is missing (“practise with me”).', 'اكتب لي إجابتك فأقول ما القوي فيها وما ينقصها («تدرّب معي»).')}`,
    { about: sameList(turn), choices: [say('Practise an interview with me', 'تدرّب معي على مقابلة')] },
  );
}

const NEVER_DONE =
  /\b(?:never|haven'?t|havent|not yet|no (?:experience|clue|idea)|new to)\b|(?:ما|لم|عمري ما) ?(?:عملت|اشتغلت|اعمل|جربت|سويت)|ما عندي خبره/u;
const SAY_SO: Said = {
  en: 'You have not done it: say so first, and go on at once. “I have not done that yet. What comes nearest is [what you did, where]; there I [what you did]. Here I would begin by [first step], and ask [whom].” Never claim it: the next question is what you did with it.',
  ar: 'لم تفعله من قبل: قل ذلك أولًا وأكمل فورًا. «لم أقم به بعد. أقرب ما عملته [ماذا وأين]، وفيه [ماذا فعلت]. وهنا سأبدأ بـ[أول خطوة] وأسأل [من]». ولا تدّعه، فالسؤال التالي سيكون عما عملته به.',
};

/** The list stays the one that is spoken of. */
const sameList = ({ history }: Turn): Subject => {
  const about = history.at(-1)?.about;
  return about?.kind === 'questions' ? about : { kind: 'questions' };
};

const PROOFS_MAX = 2;

/** What of the resume an answer stands on. */
function proofsFor({ kind, about }: PracticeQuestion, turn: Turn): string[] {
  if (!turn.resume) return [];
  const lines = linesOf(turn.resume.data);
  const strong = lines.filter(({ text }) => /\d/.test(text)).map(({ text, label }) => `“${text}” (${label})`);
  if (kind === 'behaviour') return about === '' ? strong.slice(0, PROOFS_MAX) : [`“${about}”`];
  if (kind === 'introduction' || kind === 'motivation') return strong.slice(0, PROOFS_MAX);
  if (kind === 'requirement') return [proofOf(about, turn).replace(/^: /, '')].filter(Boolean);
  return kind === 'gap' ? nearTo(about, turn) : [];
}

/** What a resume says that comes near to what it lacks: another product of the same maker, or the same in other words. */
const nearTo = (what: string, { resume }: Turn): string[] => {
  const lines = resume ? linesOf(resume.data).map(({ text }) => text) : [];
  const product = ofSameMaker(lines, what);
  return (product.length > 0 ? product : lines.filter((line) => what !== '' && comesNear(line, what)))
    .slice(0, PROOFS_MAX)
    .map((line) => `“${line}”`);
};

/** How it is answered that somebody has not done `what`, or has, as far as the resume says. */
export function howToAnswerOn(turn: Turn, what: string): CoachAnswer {
  const say = sayIn(languageOf(turn));
  const match = turn.resume && turn.advert !== '' ? matchAdvert(turn.advert, turn.resume.data) : null;
  const named = [...(match?.met ?? []), ...(match?.missing ?? [])].find(({ label }) =>
    fold(label).includes(fold(what)),
  );
  const label = named?.label ?? what;
  const own = turn.resume ? linesOf(turn.resume.data).filter(({ text }) => fold(text).includes(fold(what))) : [];
  const about = sameList(turn);
  if (own.length > 0)
    return answerOf(
      `${say(`On **${label}** stand on your own lines:`, `عن **${label}** اعتمد على أسطرك:`)}\n${own
        .slice(0, PROOFS_MAX)
        .map(({ text }) => `\n- “${text}”`)
        .join('')}\n\n${HINTS.behaviour[languageOf(turn)]}.`,
      { about },
    );
  const near = nearTo(label, turn);
  const beside = near.length > 0 ? `\n${near.map((line) => `\n- ${line}`).join('')}\n` : '';
  return answerOf(
    say(
      `Your resume does not name **${label}**, so say it plainly: “I have not worked with ${label} yet.” Then at once what is nearest to it in your work${near.length > 0 ? `:\n${beside}` : ','} and how you would learn it: a course, the first weeks, who could show you. Never claim it: the next question would be what you did with it.`,
      `لا تذكر سيرتك **${label}**، فقلها بوضوح: «لم أعمل على ${label} بعد». ثم مباشرة أقرب شيء إليه في عملك${near.length > 0 ? `:\n${beside}` : '،'} وكيف ستتعلمه: دورة، الأسابيع الأولى، من سيشرحه لك. ولا تدّعه أبدًا، فالسؤال التالي سيكون عما عملته به.`,
    ),
    { about },
  );
}

/** How a kind of question is answered, in one line. */
export const hintFor = (kind: PracticeQuestion['kind'], language: ChatLanguage): string => HINTS[kind][language];

/** The line of the resume that proves a skill, for the answer to stand on. */
function proofOf(skill: string, { resume, advert }: Turn): string {
  if (!resume || advert === '') return '';
  const known = matchAdvert(advert, resume.data).met.find(({ label }) => label === skill);
  const line = known && linesOf(resume.data).find(({ text }) => findTerm(tokenise(text), known) !== null);
  return line ? `: “${line.text}”` : '';
}
