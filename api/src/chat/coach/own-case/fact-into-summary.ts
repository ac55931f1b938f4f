import { fold } from '@vitae/language/fold';
import { hasFigure } from '../../tools/has-figure.ts';
import type { ResumeLine } from '../../tools/resume-lines.ts';
import { rewordLine } from '../../tools/reword-line.ts';
import { reply } from '../language.ts';
import { readRequest } from '../request.ts';
import type { CoachAnswer, Turn } from '../turn.ts';
import { linesNamed, namingStems } from './named-in-documents.ts';

/** Something is to be in it, in whatever order that is said. */
const TO_BE_IN =
  /\b(?:should|must|needs? to|has to|have to|ought to|could|can|got to|gotta|supposed to) (?:also )?(?:be |go |stay |come |stand )?(?:in(?:side)?|there|mentioned|included|stay|appear|show)\b|\b(?:put|get|bring|work|mention|include|add|keep|use|squeeze|slip|want|need|with)\b.{0,50}\b(?:in(?:to)?|back|too|it|there|well|number|figure|result|stat|percent\w*|thing|fact|award|part)\b|\b(?:where(?:'s| is| did)|what about|how about|you (?:forgot|left out|missed|dropped)|missing|without)\b.{2,60}|(?:لازم|ضيف|اضف|حط|اذكر|وين|ناقص)(?:ي)?\s.{3,60}/u;
const A_FIGURE =
  /\b(?:numbers?|figures?|results?|stats?|percent\w*|kpis?|metrics?|share|amount|savings?)\b|رقم|ارقام|نسبه|نتيجه/u;
/** A value of its own is told, and not named only. */
const TELLS_VALUE = /\d/u;

/** "the checkout figure should be in": the line of the resume that is named, as a sentence of the summary; null where none is. */
export function factIntoSummary(turn: Turn, summary: string): CoachAnswer | null {
  const words = fold(turn.text.slice(0, 300));
  if (!turn.resume || !TO_BE_IN.test(words) || TELLS_VALUE.test(words) || namingStems(turn.text).length === 0)
    return null;
  const { things } = readRequest(turn.text);
  if (things.has('mail') || things.has('letter')) return null;
  const wantsFigure = A_FIGURE.test(words);
  const fits = ({ text }: ResumeLine) => (!wantsFigure || hasFigure(text)) && !summary.includes(text);
  const line = linesNamed(turn.text, turn.resume.data, LOOKED_AT).find(fits);
  if (!line) return null;
  return lineIntoSummary(turn, summary, line);
}
const LOOKED_AT = 4;

/** Proposes a line of the resume as a sentence of the summary, behind what somebody is. */
export function lineIntoSummary(turn: Turn, summary: string, line: Pick<ResumeLine, 'text' | 'label'>): CoachAnswer {
  const sentence = `${rewordLine(line.text).replace(/[.\s]+$/u, '')}.`;
  const resume = turn.resume!;
  const before = resume.data.personal.profile;
  const [first = '', ...others] = summary.split(/(?<=[.!?])\s+/u);
  const after = [first, sentence, ...others].filter(Boolean).join(' ');
  return reply(
    turn,
    {
      en: `From your own resume, behind what you are: “${line.text}” *(${line.label})*. Nothing changes until you accept it.`,
      ar: `من سيرتك نفسها، بعد مهنتك مباشرة: «${line.text}» *(${line.label})*. لا يتغير شيء حتى تقبله.`,
    },
    {
      about: { kind: 'summary', text: after },
      proposals: [
        {
          resumeId: resume.id,
          title: reply(turn, { en: 'Put the fact into the summary', ar: 'إضافة الحقيقة إلى الملخص' }).text,
          diffs: [{ label: reply(turn, { en: 'Summary', ar: 'الملخص' }).text, before, after }],
          changes: [{ path: ['personal', 'profile'], before, after }],
        },
      ],
    },
  );
}
