import { fold } from '@vitae/language/fold';
import { isBase, isPast } from '../../../writing-help/verb-forms.ts';
import { answerOfId } from '../answer-question.ts';
import { stemsOfText } from '../asked-words.ts';
import { reply, type Said } from '../language.ts';
import { likelyWishOfPart } from '../resume-parts/likely-wish.ts';
import type { CoachAnswer, Turn } from '../turn.ts';
import { demandNamed, entriesNamed, linesNamed, namingStems, quoted } from './named-in-documents.ts';

// In the place of a plain "I don't know": what was understood, what the own documents say of it, and what can be done next.

const CHOICES_MAX = 4;
const TOPIC_WORDS_MAX = 3;
/** What an advert pays is no demand. */
const OF_PAY = /\b(?:salary|wages?|per hour|gross)\b|راتب|[£$€]/u;

/** The words of a message that a document has too, as they were typed. */
function topicIn(text: string, document: string): string {
  const own = stemsOfText(document);
  const words = text.match(/[\p{L}\p{N}][\p{L}\p{N}/&.'’-]*/gu) ?? [];
  const shared = words.filter((word) => namingStems(word).some((stem) => own.has(stem)));
  return [...new Set(shared)]
    .slice(0, TOPIC_WORDS_MAX)
    .join(' ')
    .replace(/[.'’-]+$/u, '');
}

/** "fixing my dates", of a resume that tells of fixed trucks: the deed is shared, and what it is done to is not. */
function isVerbOfOther(text: string, document: string): boolean {
  const topic = topicIn(text, document);
  if (!/^\p{L}+$/u.test(topic)) return false;
  const folded = fold(topic);
  const isDeed = isBase(folded) || isPast(folded) || /ing$/u.test(folded);
  const words = fold(text).split(/[^\p{L}\p{N}'’]+/u);
  return isDeed && /^(?:my|the|this|that|these|those|it|them|all)$/u.test(words[words.indexOf(folded) + 1] ?? '');
}

/** What "ideally" or "an advantage" says of a demand. */
const IS_PLUS =
  /\b(?:advantages?|plus|preferred|preferably|ideally|desirable|nice to have|bonus|optional|willing)\b|ميزة|يفضل/iu;

/** Null where neither the advert nor the resume has anything of it, and the answer has choices of its own. */
export function lastResort(turn: Turn, said: CoachAnswer): CoachAnswer | null {
  const { resume, advert } = turn;
  if (namingStems(turn.text).length === 0 || (!resume && advert === '')) return withWays(turn, said);
  const demand = demandNamed(turn.text, advert);
  if (demand && OF_PAY.test(fold(demand))) return answerOfId(turn, 'salary-expectations');
  // A line that has another word of the message in it says nothing of what the advert asks for.
  const asked = new Set(demand ? namingStems(demand) : []);
  const isOfIt = (text: string) => !demand || namingStems(text).some((stem) => asked.has(stem));
  const lines = resume ? linesNamed(turn.text, resume.data).filter(({ text }) => isOfIt(text)) : [];
  const entries =
    resume && lines.length === 0
      ? entriesNamed(turn.text, resume.data, 1)
          .filter(isOfIt)
          .map((entry) => `“${entry}”`)
      : [];
  const own = [...lines.map(quoted), ...entries];
  const likely = demand ? null : likelyWishOfPart(turn);
  if (likely) return likely;
  if (!demand && own.length === 0) return withWays(turn, said);
  if (!demand && isVerbOfOther(turn.text, own.join('\n'))) return withWays(turn, said);
  const topic = topicIn(turn.text, demand ?? own.join('\n')) || (demand ?? lines[0]?.text ?? turn.text);
  const { text, choices } = reply(turn, demand ? ofDemand(turn, topic, demand, own) : ofOwn(topic, own), {
    choices: waysWith(topic, { isInAdvert: demand !== null, hasLine: lines.length > 0 }),
  });
  return {
    ...said,
    ...(demand && { kind: 'answer' as const }),
    text,
    choices: [...choices, ...said.choices].slice(0, CHOICES_MAX),
  };
}

const HAS_IT =
  /\bi (?:do |already |also |actually )?(?:have|hold|got)\b(?! (?:no|not|never|to)\b)|\bi(?:['’]?ve| have) (?:done|got|used|worked)\b|(?:^|\s)(?:عندي|لدي|معي|حصلت|اشتغلت)(?=\s)/u;

/** A thing that the advert asks for, held against the resume. */
function ofDemand({ resume, text }: Turn, topic: string, demand: string, own: readonly string[]): Said {
  // "T2, T4 (T6 preferred)": what stands in brackets is said of a part of it.
  const isPlus = IS_PLUS.test(demand.replace(/\([^)]{0,200}\)?/gu, ' '));
  const weight: Said = isPlus
    ? { en: 'It calls that a plus: lack of it stops nobody.', ar: 'يعدّه ميزة، ونقصه لا يمنع أحدًا.' }
    : { en: 'Expect a question on it.', ar: 'توقع سؤالًا عنه.' };
  const list = own.map((each) => `- ${each}`).join('\n');
  if (own.length === 0 && resume && HAS_IT.test(fold(text)))
    return {
      en: `**${topic}**: the advert says “${demand}”. I do not find it in your resume, and you say that you have it: then it belongs there. Tell me the job or the section, in one sentence with the year, and I put it in.`,
      ar: `**${topic}**: يقول الإعلان «${demand}». لا أجده في سيرتك، وتقول إنه لديك: فمكانه فيها. قل لي الوظيفة أو القسم في جملة واحدة مع السنة وأضيفه.`,
    };
  const shown: Said =
    own.length > 0
      ? {
          en: `Your resume has this of it, so name it early, in the advert’s own words:\n\n${list}`,
          ar: `وفي سيرتك منه ما يلي، فاذكره مبكرًا بكلمات الإعلان:\n\n${list}`,
        }
      : {
          en: `${resume ? 'Your resume does not show it.' : 'I have no resume of yours here.'} If you have done it, tell me where, and I put it into a line. If not, say it plainly: “I have not worked with ${topic} yet. What comes nearest is [what you did, where]”, and how you would learn it.`,
          ar: `${resume ? 'سيرتك لا تظهره.' : 'ليست لدي سيرتك هنا.'} إن عملت به فقل لي أين وأضعه في سطر. وإن لم تعمل به فقلها بوضوح: «لم أعمل على ${topic} بعد. وأقرب ما عملته [ماذا وأين]»، ثم كيف ستتعلمه.`,
        };
  return {
    en: `**${topic}**: the advert says “${demand}”. ${weight.en}\n\n${shown.en}`,
    ar: `**${topic}**: يقول الإعلان «${demand}». ${weight.ar}\n\n${shown.ar}`,
  };
}

function ofOwn(topic: string, own: readonly string[]): Said {
  const list = own.map((each) => `- ${each}`).join('\n');
  return {
    en: `I take it that you mean **${topic}**, of which your resume says:\n\n${list}\n\nTo just your question I have no reviewed answer, and I do not guess. What I can do with it at once stands below; or tell me what it was (how many, how often, what came of it), and I put that in.`,
    ar: `أفهم أنك تقصد **${topic}**، وتقول سيرتك عنه:\n\n${list}\n\nليس لدي جواب مراجَع عن سؤالك بالذات، ولا أخمّن. ما أستطيع فعله به الآن تجده أدناه؛ أو قل لي ما كان (كم، وكم مرة، وما النتيجة) وأضيفه.`,
  };
}

/** What can be done with a thing, each in words that do it. */
const waysWith = (topic: string, { isInAdvert, hasLine }: { isInAdvert: boolean; hasLine: boolean }): Said[] => [
  ...(isInAdvert
    ? [{ en: `How do I answer a question about ${topic}?`, ar: `كيف أجيب عن سؤال عن ${topic}؟` }]
    : hasLine
      ? [{ en: `Give me an interview answer about ${topic}`, ar: `اعطني جواب مقابلة عن ${topic}` }]
      : []),
  { en: `Ask me one interview question about ${topic}`, ar: `اسألني سؤال مقابلة عن ${topic}` },
  ...(hasLine ? [{ en: `Rewrite the line about ${topic}`, ar: `أعد صياغة السطر عن ${topic}` }] : []),
];

/** What a message is nearest to by its words, with three things that can be asked of that. */
const AREAS: readonly (readonly [RegExp, readonly Said[]])[] = [
  [
    /\b(?:interview\p{L}*|video|panel|zoom|phone call|recruiter|nervous)\b|مقابل|انترفيو/u,
    [
      { en: 'What questions will they ask me in the interview?', ar: 'ما الأسئلة المتوقعة في المقابلة؟' },
      { en: 'Practise an interview with me', ar: 'تدرّب معي على مقابلة' },
    ],
  ],
  [
    /\b(?:boss|manager|supervisor|colleagues?|team ?lead|hours|shifts?|rota|unfair|weird|toxic)\b|مدير|زميل|دوام/u,
    [
      { en: 'How do I resign on good terms?', ar: 'كيف أستقيل وأبقي العلاقة طيبة؟' },
      { en: 'Why do you want to leave your current job?', ar: 'لماذا تريد ترك عملك الحالي؟' },
    ],
  ],
  [
    /\b(?:pay|salary|wages?|offer|raise|money|bonus)\b|راتب|عرض|زياده/u,
    [
      { en: 'What do I say about salary expectations?', ar: 'ماذا أقول عن الراتب المتوقع؟' },
      { en: 'How do I negotiate an offer?', ar: 'كيف أتفاوض على العرض؟' },
    ],
  ],
  [
    /\b(?:cv|resume|summary|bullet|line|skills?|experience)\b|سيره|سيرتي|مهار/u,
    [
      { en: 'Improve the bullets of my resume', ar: 'حسّن نقاط سيرتي' },
      { en: 'Rewrite my summary', ar: 'أعد كتابة ملخصي' },
    ],
  ],
];

/** An answer that knows nothing and offers nothing gets ways on by what the message is near to; null for all others. */
function withWays(turn: Turn, said: CoachAnswer): CoachAnswer | null {
  if (said.choices.length > 0) return null;
  const ways = AREAS.find(([near]) => near.test(fold(turn.text)))?.[1];
  return ways ? { ...said, choices: reply(turn, { en: '', ar: '' }, { choices: ways }).choices } : null;
}
