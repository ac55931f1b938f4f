import { fold } from '@vitae/language/fold';
import { reply } from '../coach/language.ts';
import type { CoachAnswer, Turn } from '../coach/turn.ts';

/** What everybody says of themselves, and what somebody wishes for: a reader misses neither. */
const SAYS_NOTHING =
  /\b(?:hard[- ]?working|team player|passionate|dynamic|motivated|dedicated|enthusiastic|results?-(?:driven|oriented)|self-?starter|go-getter|looking (?:for|to)|seeking|(?:in )?search of (?:an?|new)|challenging (?:position|opportunity|role|environment)|to (?:obtain|secure|gain|get|find|attain) an? |to work (?:in|with|for) an? |where i can (?:util|use|apply|grow|learn)|growth of (?:the|your) (?:company|organi[sz]ation))\b|مجتهد|طموح|ابحث عن|أبحث عن|الحصول على (?:وظيفة|وظيفه|عمل|فرصة|فرصه)|(?:العمل|وظيفة|وظيفه) في (?:شركة|شركه|بيئة|بيئه|مؤسسة|جهة) (?:كبيرة|كبيره|مرموقة|مرموقه|رائدة|رائده)|تطوير مهاراتي|تساعدني على/iu;
/** Whether a sentence of a summary would be true of anybody. */
export const isFiller = (sentence: string): boolean => SAYS_NOTHING.test(sentence);

/** What everybody says of themselves in front of their trade. */
const PRAISE =
  /^(?:(?:i am |i'm )?(?:a |an )?(?:\p{L}+(?:,| and) )?(?:highly |very )?(?:hard[- ]?working|dynamic|motivated|passionate|dedicated|enthusiastic|results?-(?:driven|oriented))(?:,? and |, | ))/iu;
/** A sentence that begins with the trade: "Hard working sales executive" is a sales executive. */
export function withoutPraise(sentence: string): string {
  const plain = sentence.replace(PRAISE, '');
  return plain.slice(0, 1).toUpperCase() + plain.slice(1);
}

const USUAL_SENTENCES = 2;

/** A list of skills stands in the resume already. */
const A_LIST = /^Skills:/;

export const sentencesOf = (text: string): string[] =>
  text.split(/(?<=[.!?؟])\s+/u).filter((sentence) => sentence.trim() !== '');

/**
 * Proposes `text`, a summary that was proposed, with so many of its sentences, or with one less where it is no longer than
 * usual; null where it has no more.
 */
export function shortenProposed(turn: Turn, text: string, wished?: number): CoachAnswer | null {
  const sentences = sentencesOf(text);
  const count = wished ?? Math.max(1, Math.min(USUAL_SENTENCES, sentences.length - 1));
  if (!turn.resume || sentences.length <= count) return sentences.length === 1 ? withoutClause(turn, text) : null;
  const kept = new Set([sentences[0], ...byWorth(sentences.slice(1)).slice(0, count - 1)]);
  return proposeSummary(turn, sentences.filter((sentence) => kept.has(sentence)).join(' '));
}

/** Sentences that prove something first, a list of skills last. */
export function byWorth(sentences: readonly string[]): string[] {
  const worth = (sentence: string) => Number(/\d/.test(sentence)) - Number(A_LIST.test(sentence));
  return sentences.toSorted((a, b) => worth(b) - worth(a));
}

/** Behind what somebody is: an aside. How long and where stands in it, and stays. */
const CLAUSE = /(?:[,;–—]\s(?=\D{4,}$)|\s(?:who|which|while|as well as|in order to)\s)[^,;–—]{3,160}$/u;
const WORDS_MIN = 5;

/** A single sentence without its last clause; null where it has none. */
function withoutClause(turn: Turn, text: string): CoachAnswer | null {
  const plain = text.trim().replace(/[.!]$/u, '');
  const after = plain.replace(CLAUSE, '');
  return after === plain || after.split(/\s+/).length < WORDS_MIN ? null : proposeSummary(turn, `${after}.`);
}

/** Proposes the summary with its telling sentences alone; null where they are not fewer, or the first one says nothing. */
export function shortenSummary(turn: Turn, count = USUAL_SENTENCES): CoachAnswer | null {
  const { resume } = turn;
  const before = resume?.data.personal.profile ?? '';
  const written = sentencesOf(before);
  const sentences = written.map((sentence, at) => (at === 0 ? withoutPraise(sentence) : sentence));
  const telling = sentences.filter((sentence) => !isFiller(sentence));
  const [first, ...others] = telling;
  if (!resume || first === undefined || first !== sentences[0]) return null;
  const proofsFirst = others.toSorted((a, b) => Number(/\d/.test(b)) - Number(/\d/.test(a)));
  const kept = new Set([first, ...proofsFirst.slice(0, Math.max(count, 1) - 1)]);
  if (kept.size >= sentences.length) return null;
  const after = sentences.filter((sentence) => kept.has(sentence)).join(' ');
  return proposeSummary(turn, after);
}

/** Proposes a summary that holds less than the one that stands there. */
export function proposeSummary(turn: Turn, after: string): CoachAnswer {
  const resume = turn.resume!;
  const before = resume.data.personal.profile;
  return reply(
    turn,
    {
      en: 'Your own sentences, fewer of them: those that prove most stay. Nothing changes until you accept it.',
      ar: 'جملك أنت لكن أقل عددًا: بقي أكثرها إثباتًا. لا يتغير شيء حتى تقبله.',
    },
    {
      about: { kind: 'summary', text: after },
      proposals: [
        {
          resumeId: resume.id,
          title: reply(turn, { en: 'Shorten the summary', ar: 'تقصير الملخص' }).text,
          diffs: [{ label: reply(turn, { en: 'Summary', ar: 'الملخص' }).text, before, after }],
          changes: [{ path: ['personal', 'profile'], before, after }],
        },
      ],
    },
  );
}

/** "make it 2 sentences". */
export const SENTENCES =
  /\b(?<count>[1-5]|one|a|single|two|three|four) (?:single |short )?(?:sentences?|lines?)\b(?! (?:less|fewer|shorter))|(?<dual>جملتين|سطرين)|(?<single>(?:جمله|سطر) (?:واحده?|وحده?))|(?<several>[1-5]|ثلاثه?|تلات|اربعه?) (?:جمل|اسطر|سطور)/u;
const COUNTS: Record<string, number> = {
  one: 1,
  a: 1,
  single: 1,
  two: 2,
  three: 3,
  four: 4,
  ثلاث: 3,
  ثلاثه: 3,
  تلات: 3,
  اربع: 4,
  اربعه: 4,
};

export function sentencesWished({ text }: Turn): number | undefined {
  const { count = '', dual, single, several = count } = SENTENCES.exec(fold(text))?.groups ?? {};
  return dual ? 2 : single ? 1 : several ? (COUNTS[several] ?? Number(several)) : undefined;
}
