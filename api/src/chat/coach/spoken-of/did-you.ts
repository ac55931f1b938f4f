import { fold } from '@vitae/language/fold';
import { wordsAsked } from '../asked-words.ts';
import { reply } from '../language.ts';
import type { CoachAnswer, TalkedMessage, Turn } from '../turn.ts';

/** "wait did u add sap?" */
const DID_YOU =
  /^(?:(?:wait|hey|but|hm+|so|ok)[\s,]+)*(?:did|have) (?:yo)?u (?:just )?(?:add|put|write|written|include|mention|claim|change|remove|delete|invent)\w* (?<what>[^?.!]{2,60})/u;

/** Whether what is asked about stands in what was just proposed; null where nothing was, or nothing is asked about it. */
export function sayWhatWasDone(turn: Turn, { proposals = [] }: TalkedMessage): CoachAnswer | null {
  const what = DID_YOU.exec(fold(turn.text.slice(0, 200)).trim())?.groups?.what;
  if (!what || proposals.length === 0) return null;
  const named = what.replace(/\b(?:the|any|my|to|in|into|it|that)\b/g, ' ').trim();
  const wanted = wordsAsked(named).filter(({ isSmall }) => !isSmall);
  const written = new Set(
    proposals.flatMap(({ diffs }) => diffs.flatMap(({ after }) => wordsAsked(after).map(({ word }) => word))),
  );
  const isThere = wanted.length > 0 && wanted.every(({ word }) => written.has(word));
  return reply(
    turn,
    isThere
      ? {
          en: `Yes, “${named}” stands in the new text. If it is not true, do not accept that proposal, and tell me what is; a resume should hold nothing that you could not show.`,
          ar: `نعم، «${named}» موجود في النص الجديد. إن لم يكن صحيحًا فلا تقبل ذلك الاقتراح وقل لي الصحيح.`,
        }
      : {
          en: `No. “${named}” stands in none of my proposals: I use only what your resume says, and name what the advert asks for beyond it without claiming it. Where you have used something similar, that may stand in its place, as what it is.`,
          ar: `لا، «${named}» ليس في أي اقتراح: أستخدم ما تقوله سيرتك فقط، وأذكر ما يطلبه الإعلان فوق ذلك دون أن أدّعيه. وإن استخدمت شيئًا مشابهًا فيُذكر كما هو.`,
        },
  );
}
