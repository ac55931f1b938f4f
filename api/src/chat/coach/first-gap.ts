import type { SkillRequirement } from '../../adverts/requirements.ts';
import { matchAdvert } from '../tools/advert-match.ts';
import { reply } from './language.ts';
import type { CoachAnswer, Turn } from './turn.ts';

const FIRST_STEP =
  /\b(?:the )?(?:one|first|single|main|biggest|most important|number one|top) (?:thing|point|step|gap|one|priority|fix)\b|\b(?:fix|mend|change|do|tackle|work on|close) (?:it |that )?first\b|\bmost important\b|\b(?:which|what)\b.{0,30}\b(?:matters?|counts?|weighs?|hurts?|worth|priority|critical|crucial|essential|urgent|must[- ]haves?|deal ?breakers?|important)\b(?! (?:to|for) (?:me|you)\b)|\bwhere (?:do|should|would) (?:i|you) (?:start|begin)\b|\bstart with\b|(?:اول|اهم) (?:شي|شيء|حاجه|خطوه|نقطه|واحده)|(?:ابدا|ابدء|نبدا) (?:ب|من)|من وين ابدا|ايش الاهم|شو الاهم/u;

/** "what is the one thing to fix first", of what an advert asks for and the resume does not show. */
export const asksFirstStep = (words: string): boolean => FIRST_STEP.test(words);

/** The first of the essential ones; null where nothing is missing. */
export function firstGap(turn: Turn): CoachAnswer | null {
  if (!turn.resume || turn.advert === '') return null;
  const { missing, besides } = matchAdvert(turn.advert, turn.resume.data);
  const [first] = missing;
  if (!first) return null;
  const names = missing.map(({ label }) => label);
  const isEssential = first.importance === 'required';
  const others = missing.slice(1);
  const labelled = (importance: SkillRequirement['importance'][]) =>
    others.filter((skill) => importance.includes(skill.importance)).map(({ label }) => label);
  const must = labelled(['required']);
  const plus = labelled(['preferred', 'mentioned']);
  const order = {
    en: `${must.length > 0 ? `\n\n**Next, essential too:** ${must.join(', ')}.` : ''}${plus.length + besides.length > 0 ? `\n\n**Only a plus, or named in passing:** ${[...plus, ...besides.map(({ en }) => en)].join(', ')}. Nobody is turned down for these alone.` : ''}`,
    ar: `${must.length > 0 ? `\n\n**ثم من الأساسي أيضًا:** ${must.join('، ')}.` : ''}${plus.length + besides.length > 0 ? `\n\n**ميزة فقط أو مذكور عرضًا:** ${[...plus, ...besides.map(({ ar }) => ar)].join('، ')}. لا يُرفض أحد بسببها وحدها.` : ''}`,
  };
  return reply(
    turn,
    {
      en: `**${first.label}**: ${isEssential ? 'the advert calls it essential' : 'the advert names it before the others'}, and your resume does not show it. If you have it, tell me where you used it, and I put it in. If you have not, do not claim it: name in the letter what you have that is nearest, and that you are learning it.${order.en}`,
      ar: `**${first.label}**: ${isEssential ? 'الإعلان يعدّه أساسيًا' : 'الإعلان يذكره قبل غيره'} وسيرتك لا تظهره. إن كان لديك فقل لي أين استخدمته وأضعه. وإن لم يكن فلا تدّعه: اذكر في الخطاب أقرب ما لديك وأنك تتعلمه.${order.ar}`,
    },
    { about: { kind: 'skills asked', names } },
  );
}
