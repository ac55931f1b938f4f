import { askForAdvert, askForResume } from '../tools/ask-for.ts';
import { linesOf } from '../tools/resume-lines.ts';
import { stemsOfText, tellingStems } from './asked-words.ts';
import { reply } from './language.ts';
import type { CoachAnswer, Turn } from './turn.ts';

const ASKS_TO_DROP =
  /\b(?:any|which|what|are there|should i|do i|can i|shall i|is there)\b.{0,60}\b(?:lose|drop|remove|cut|delete|ditch|bin|take (?:out|off)|get rid of|leave (?:out|off)|irrelevant|useless|unnecessary|pointless|(?:don'?t|dont|do not|not) (?:need|help|belong|fit|relevant|matter))\b|(?:اي|شو|وش|ايش|ايه|ما|هل|في)\s?.{0,40}(?:احذف|اشيل|امسح|ما ?(?:لها|له) داعي|مش مهم|مو مهم|غير مهم|زياده|لا لزوم|ملهاش لازمه)/u;
const OF_SKILLS = /\bskills?\b|مهار/u;

/** "any skills i should lose for this job?" */
export const asksWhichSkillsToDrop = (words: string): boolean => OF_SKILLS.test(words) && ASKS_TO_DROP.test(words);

/** Skills of the list that neither the advert asks for nor any line of the resume shows; those that only lines show stay. */
export function skillsToDrop(turn: Turn): CoachAnswer {
  const { resume, advert } = turn;
  if (!resume) return askForResume(turn);
  if (advert === '') return askForAdvert(turn);
  const wanted = stemsOfText(advert.slice(0, 8_000));
  const shown = stemsOfText([resume.data.personal.profile, ...linesOf(resume.data).map(({ text }) => text)].join('\n'));
  const isIn = (own: ReadonlySet<string>) => (name: string) => tellingStems(name).some((stem) => own.has(stem));
  const unasked = resume.data.skills.map(({ name }) => name).filter((name) => !isIn(wanted)(name));
  const kept = unasked.filter(isIn(shown));
  const out = unasked.filter((name) => !kept.includes(name));
  const keptEn =
    kept.length > 0
      ? ` ${kept.join(', ')}: not in the advert either, but your own lines show it, so I would keep it.`
      : '';
  const keptAr = kept.length > 0 ? ` أما ${kept.join('، ')} فليست في الإعلان، لكن أسطرك تثبتها فأبقيها.` : '';
  if (out.length === 0)
    return reply(turn, {
      en: `None that I would drop: each is asked for in the advert or shown in your lines.${keptEn}`,
      ar: `لا أحذف أيًا منها: كل مهارة يطلبها الإعلان أو تظهر في أسطرك.${keptAr}`,
    });
  return reply(
    turn,
    {
      en: `The advert does not ask for **${out.join(', ')}**, and no line of your resume speaks of ${out.length > 1 ? 'them' : 'it'}: that is what I would drop for this job.${keptEn} What the employer needs beyond the advert I cannot know.`,
      ar: `الإعلان لا يطلب **${out.join('، ')}** ولا يذكرها أي سطر في سيرتك، فهذه أحذفها لهذه الوظيفة.${keptAr} وما يحتاجه صاحب العمل فوق الإعلان لا أعرفه.`,
    },
    {
      choices: [{ en: `Remove ${out.join(', ')} from my skills`, ar: `احذف ${out.join('، ')} من المهارات` }],
    },
  );
}
