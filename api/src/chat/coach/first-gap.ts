import { matchAdvert } from '../tools/advert-match.ts';
import { reply } from './language.ts';
import type { CoachAnswer, Turn } from './turn.ts';

const FIRST_STEP =
  /\b(?:the )?(?:one|first|single|main|biggest|most important|number one|top) (?:thing|point|step|gap|one|priority|fix)\b|\b(?:fix|mend|change|do|tackle|work on|close) (?:it |that )?first\b|\bmost important\b|\bwhere (?:do|should|would) (?:i|you) (?:start|begin)\b|\bstart with\b|(?:اول|اهم) (?:شي|شيء|حاجه|خطوه|نقطه|واحده)|(?:ابدا|ابدء|نبدا) (?:ب|من)|من وين ابدا|ايش الاهم|شو الاهم/u;

/** "what is the one thing to fix first", of what an advert asks for and the resume does not show. */
export const asksFirstStep = (words: string): boolean => FIRST_STEP.test(words);

/** The first of the essential ones; null where nothing is missing. */
export function firstGap(turn: Turn): CoachAnswer | null {
  if (!turn.resume || turn.advert === '') return null;
  const { missing } = matchAdvert(turn.advert, turn.resume.data);
  const [first] = missing;
  if (!first) return null;
  const names = missing.map(({ label }) => label);
  const isEssential = first.importance === 'required';
  return reply(
    turn,
    {
      en: `**${first.label}**: ${isEssential ? 'the advert calls it essential' : 'the advert names it before the others'}, and your resume does not show it. If you have it, tell me where you used it, and I put it in. If you have not, do not claim it: name in the letter what you have that is nearest, and that you are learning it.`,
      ar: `**${first.label}**: ${isEssential ? 'الإعلان يعدّه أساسيًا' : 'الإعلان يذكره قبل غيره'} وسيرتك لا تظهره. إن كان لديك فقل لي أين استخدمته وأضعه. وإن لم يكن فلا تدّعه: اذكر في الخطاب أقرب ما لديك وأنك تتعلمه.`,
    },
    { about: { kind: 'skills asked', names } },
  );
}
