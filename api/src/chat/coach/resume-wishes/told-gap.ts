import { fold } from '@vitae/language/fold';
import { fillGap } from '../../tools/fill-gap.ts';
import { withMonthsWritten } from '../../tools/month-names.ts';
import { sinceLastJob } from '../gaps.ts';
import { reply, type Said } from '../language.ts';
import type { CoachAnswer, Turn } from '../turn.ts';
import { spanToldIn } from './told-span.ts';

// Why there was no job since the last one, and until when: an entry of one line, and a sentence for the interview.

export interface ToldGap {
  propose: (turn: Turn) => CoachAnswer;
}

const REASONS: readonly (readonly [RegExp, Said, Said])[] = [
  [
    /\b(?:car(?:ed|ing)|look(?:ed|ing) after|tak(?:en|ing) care|took care|nurs(?:ed|ing)|carer)\b.{0,24}\b(?:dad|father|mum|mom|mother|parents?|wife|husband|partner|gran\p{L}*|brother|sister|family|aunt|uncle|in-?laws?|relative)\b/u,
    { en: 'Family care', ar: 'رعاية أسرية' },
    { en: 'looked after a close relative', ar: 'تفرغت لرعاية أحد أفراد أسرتي' },
  ],
  [
    /\b(?:raising|brought up|bringing up|at home with|looking after|looked after|maternity|had)\b.{0,24}\b(?:kids?|child(?:ren)?|baby|twins|son|daughter)\b/u,
    { en: 'Parental leave', ar: 'رعاية الأطفال' },
    { en: 'was at home with my children', ar: 'تفرغت لتربية أطفالي' },
  ],
];
const SEASONS: Readonly<Record<string, number>> = { spring: 5, summer: 8, autumn: 10, fall: 10, winter: 2 };
const UNTIL_SEASON =
  /\b(?:until|till|til|to|up to) (?<which>last|this|the) (?<season>spring|summer|autumn|fall|winter|year)\b/u;
const UNTIL_DATE = /\b(?:until|till|til|up to|to) (?=(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|19|20))/u;

/** Null where a text tells no such reason, or the resume has no time without a job. */
export function gapToldIn({ resume }: Turn, text: string): ToldGap | null {
  const words = fold(text);
  const reason = REASONS.find(([said]) => said.test(words));
  const from = resume && sinceLastJob(resume.data);
  if (!reason || !from) return null;
  const end = endTold(words);
  if (end === null) return null;
  const [, entry, told] = reason;
  return {
    propose: (turn) => {
      const what = reply(turn, entry).text;
      const proposed = fillGap.run({ from, ...(end.date && { to: end.date }), what }, turn);
      const note = reply(turn, {
        en: `**${entry.en}, ${from} – ${end.date || 'present'}** as one line among the jobs, with no name and no illness.${end.isGuess ? ` I took “${end.words}” for ${end.date}; tell me if it was another.` : ''} In the interview one sentence, and then the job: “From ${from} I ${told.en}. That is behind me, and I am ready to start.”`,
        ar: `**${entry.ar}، ${from} – ${end.date || 'الآن'}** في سطر واحد بين الوظائف، دون أسماء ولا مرض.${end.isGuess ? ` فهمت «${end.words}» على أنها ${end.date}؛ صححني إن كانت غيرها.` : ''} وفي المقابلة جملة واحدة ثم الوظيفة: «منذ ${from} ${told.ar}، وقد انتهى ذلك وأنا جاهز للبدء».`,
      });
      return { ...proposed, text: withMonthsWritten(note.text) };
    },
  };
}

function endTold(words: string): { date: string; words: string; isGuess: boolean } | null {
  const { which, season } = UNTIL_SEASON.exec(words)?.groups ?? {};
  const now = new Date();
  if (season) {
    const month = SEASONS[season] ?? 12;
    const isAhead = month > now.getMonth() + 1 || (season === 'year' && which === 'last');
    return { date: String(now.getFullYear() - Number(isAhead)), words: `${which} ${season}`, isGuess: true };
  }
  const at = UNTIL_DATE.exec(words);
  if (!at) return /\b(?:until|till|til)\b/u.test(words) ? null : { date: '', words: '', isGuess: false };
  const span =
    spanToldIn(`in ${words.slice(at.index + at[0].length)}`) ??
    spanToldIn(`since ${words.slice(at.index + at[0].length)}`);
  return span ? { date: span.startDate, words: '', isGuess: false } : null;
}
