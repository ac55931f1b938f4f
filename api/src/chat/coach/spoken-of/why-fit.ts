import { findTerm } from '@vitae/language/adverts/find-term';
import { fold } from '@vitae/language/fold';
import { tokenise } from '@vitae/language/tokens';
import { matchAdvert } from '../../tools/advert-match.ts';
import { linesOf } from '../../tools/resume-lines.ts';
import { wordsAsked } from '../asked-words.ts';
import { reply } from '../language.ts';
import { shareShown } from '../pasted-advert.ts';
import type { CoachAnswer, Turn } from '../turn.ts';
import { justBefore } from './last.ts';

const ASKS_WHY =
  /^(?:(?:but|and|so|ok|then|wait|hm+)[\s,]+)*(?:why|how come|what do you mean)\b|^(?:و|طيب |بس )*(?:ليش|ليه|لماذا)(?=\s)/u;
const WORDS_MAX = 25;
const NAMED_MAX = 5;

/** "why do you say leadership is missing", "why not 80%": of a resume that was held against an advert. */
export function whyOfFit(turn: Turn): CoachAnswer | null {
  const words = fold(turn.text).trim();
  // Why something was changed is asked of what was proposed.
  if (
    turn.history.at(-1)?.proposals?.length ||
    justBefore(turn)?.kind !== 'skills asked' ||
    !turn.resume ||
    turn.advert === ''
  )
    return null;
  if (!ASKS_WHY.test(words) || words.split(/\s+/).length > WORDS_MAX) return null;
  return (/\d/u.test(words) ? null : ofNamedSkill(turn)) ?? ofAll(turn);
}

/** What is said of the one that the question names; null where it names none of the advert's. */
function ofNamedSkill(turn: Turn): CoachAnswer | null {
  const { met, missing, near } = matchAdvert(turn.advert, turn.resume!.data);
  const asked = tokenise(turn.text);
  const about = turn.history.at(-1)!.about;
  const shown = met.find((skill) => findTerm(asked, skill) !== null);
  if (shown) {
    const line = linesOf(turn.resume!.data).find(({ text }) => findTerm(tokenise(text), shown) !== null)?.text;
    return reply(
      turn,
      {
        en: `I do not count **${shown.label}** as missing: your resume shows it${line ? ` (“${line}”)` : ''}. If a line of yours proves it better, it belongs higher up: tell me what you did there, with a figure.`,
        ar: `لا أعدّ **${shown.label}** ناقصًا، فسيرتك تُظهره${line ? ` («${line}»)` : ''}. وإن كان لديك ما يثبته أكثر فقل لي ماذا فعلت برقم وأضعه أعلى.`,
      },
      { about: about ?? null },
    );
  }
  const lacking = missing.find((skill) => findTerm(asked, skill) !== null);
  const inOthers = near.find(({ label }) => wordsAsked(label).some(({ word }) => fold(turn.text).includes(word)));
  const label = lacking?.label ?? inOthers?.label;
  if (!label) return null;
  return reply(
    turn,
    {
      en: `Because no line of your resume says **${label}**${inOthers ? `; “${inOthers.line}” comes near it` : ''}. I read only what stands there. If you have done it, tell me where and how often (“I … at …, put that under that job”), and I put it in.`,
      ar: `لأن لا سطر في سيرتك يذكر **${label}**${inOthers ? `، وأقربها «${inOthers.line}»` : ''}. أقرأ المكتوب فقط. إن عملته فقل لي أين وكم مرة وأضعه.`,
    },
    { about: about ?? null },
  );
}

function ofAll(turn: Turn): CoachAnswer | null {
  const share = shareShown(turn);
  if (!share) return null;
  const { missing } = matchAdvert(turn.advert, turn.resume!.data);
  const first = missing.slice(0, NAMED_MAX).map(({ label }) => label);
  return reply(
    turn,
    {
      en: `Because I count only what the advert names and what your resume says in so many words, not how good you are or how long you have done it. ${share.en}\n\nWhat would lift it most, if you have it: **${first.join(', ')}**. Years count beside that: they belong in the first sentence of the summary. Tell me which of these you have used and where, and I put them in.`,
      ar: `لأنني أعدّ فقط ما يسميه الإعلان وما تقوله سيرتك نصًا، لا مدى إتقانك ولا عدد سنواتك. ${share.ar}\n\nما يرفعها أكثر إن كان لديك: **${first.join('، ')}**. والسنوات مكانها أول جملة في الملخص. قل لي أيها استخدمته وأين فأضعه.`,
    },
    { about: turn.history.at(-1)!.about ?? null },
  );
}
