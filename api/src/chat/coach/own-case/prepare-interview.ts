import { fold } from '@vitae/language/fold';
import { interviewQuestions } from '../../tools/interview-questions.ts';
import { languageOf, sayIn } from '../language.ts';
import type { CoachAnswer, Turn } from '../turn.ts';

// What to prepare for the interview of this advert, by this resume.

const INTERVIEW = /\b(?:interview|inteview|intervew|itw)\b|مقابل|انترفيو/u;
const PREPARES =
  /\b(?:what|how|where|which|anything|help me|tell me|can (?:yo)?u|could (?:yo)?u)\b.{0,30}\b(?:prepare|prep|get ready|be ready|ready|revise|read up|brush up|focus on|expect|study|practi[cs]e first|rehearse|look at|work on)\b|^(?:please |pls )?(?:prepare|prep|get) me (?:ready )?for\b|\bi (?:need|have|want) to (?:prepare|prep|get ready)\b|(?:كيف|شو|وش|ايش|ماذا|ايه|بشو|بماذا|علي ايش)\s(?:\S+ ){0,4}?(?:ا?ستعد|احضر|احضّر|اجهز|ا?جهز|اراجع|اتحضر|اتجهز|اتوقع)|(?:حضر|جهز)(?:ني|يني) (?:ل|لل)/u;
/** An interview of a kind, and what is worn or said there, have advice of their own. */
const OF_A_KIND =
  /\b(?:phone|telephone|video|panel|group|technical|case|zoom|teams|online|remote|recorded|one-way|second|final|exit|visa|english) (?:\p{L}+ )?(?:interview|call|round|test|study)\b|\b(?:wear|dress|salary|nervous|nerves|anxi\w+|mail|letter|late|reschedule|call)\b|(?:البس|راتب|متوتر|خايف|اونلاين|فيديو|هاتف)/u;
const WORDS_MAX = 40;

export const asksToPrepare = (words: string): boolean =>
  INTERVIEW.test(words) && PREPARES.test(words) && !OF_A_KIND.test(words) && words.split(/\s+/u).length <= WORDS_MAX;

/** The likely questions with the lines to stand on, and what the advert says of the interview; null without both documents. */
export function prepareForInterview(turn: Turn): CoachAnswer | null {
  if (!turn.resume || turn.advert === '') return null;
  const say = sayIn(languageOf(turn));
  const ofDay = turn.advert
    .split(SENTENCE_END)
    .map((sentence) => sentence.trim())
    .filter((sentence) => OF_DAY.test(fold(sentence)) && sentence.length <= SENTENCE_MAX)
    .slice(0, TOLD_MAX)
    .map((sentence) => say(`“${sentence}”`, `«${sentence}»`));
  const questions = interviewQuestions.run({}, turn);
  const parts = [
    ofDay.length > 0
      ? say(`The advert says of the interview: ${ofDay.join(' ')}`, `يقول الإعلان عن المقابلة: ${ofDay.join(' ')}`)
      : '',
    questions.text,
    say(
      '**In the days before:** say the answers on yourself and on your own lines aloud, each under two minutes, with their figures; for what your resume does not show have one honest sentence ready; read what the employer does and one piece of its news; lay out resume, advert, papers that are asked for, and the way there.',
      '**في الأيام قبلها:** قل إجاباتك عن نفسك وعن أسطرك بصوت عالٍ، كل منها دون دقيقتين وبأرقامها؛ وحضّر جملة صادقة واحدة لما لا تظهره سيرتك؛ واقرأ عن عمل الجهة وخبرًا من أخبارها؛ وجهّز السيرة والإعلان والأوراق المطلوبة والطريق.',
    ),
  ];
  return { ...questions, text: parts.filter(Boolean).join('\n\n') };
}
const TOLD_MAX = 2;
const SENTENCE_END = /(?<=[.!؟?])\s+|\n+/u;
const SENTENCE_MAX = 240;
/** What an advert tells of the way to be chosen. */
const OF_DAY =
  /\binterviews? (?:will|is|are|includes?|take|consist)|\b(?:test|exercise|presentation|assessment day|trial (?:day|shift|lesson))\b|مقابل|اختبار/u;
