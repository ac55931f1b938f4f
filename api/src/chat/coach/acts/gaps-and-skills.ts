import { addSkills } from '../../tools/add-skills.ts';
import { adviseOnTimeWithoutWork, asksOfTimeWithoutWork } from '../gap-told.ts';
import { addGap, adviseOnGap, tellGaps } from '../gaps.ts';
import { ADD_IT, changeNamedSkills, SKILLS_IN_ARABIC, TAKES_SKILLS_OUT } from '../named-skills.ts';
import { type Act, some } from './act.ts';
import { whereEntriesAre } from './where.ts';

export const GAPS_AND_SKILLS: readonly Act[] = [
  {
    asks: ({ orders, things, isQuestion }) => !isQuestion && orders.has('fill') && things.has('gap'),
    act: addGap,
  },
  { asks: ({ things, isQuestion }) => isQuestion && things.has('gap'), act: adviseOnGap },
  { asks: ({ things }, words) => !things.has('mail') && asksOfTimeWithoutWork(words), act: adviseOnTimeWithoutWork },
  { asks: ({ things }, words) => things.has('gap') && GAPS_OF_RESUME.test(words), act: tellGaps },
  {
    asks: ({ orders, things, isQuestion }, words) =>
      !isQuestion &&
      orders.has('add') &&
      (things.has('gap') || (YEARS.test(words) && !some(things, 'skills', 'entry'))),
    act: addGap,
  },
  {
    asks: ({ orders }, words) => orders.has('add') && FITTING_SKILLS.test(words),
    act: (turn) => (turn.resume && turn.advert !== '' ? addSkills.run({}, turn) : null),
  },
  {
    asks: ({ orders, things }, words) =>
      (some(orders, 'add', 'remove') && (things.has('skills') || ADD_IT.test(words) || SKILLS_IN_ARABIC.test(words))) ||
      TAKES_SKILLS_OUT.test(words),
    act: (turn) => changeNamedSkills(turn) ?? whereEntriesAre(turn),
  },
  {
    asks: ({ questions, things }) => things.has('skills') && (things.has('missing') || questions.has('add')),
    act: (turn) => addSkills.run({}, turn),
  },
];

/** "add skills that fit the advert": those that it asks for, and none that is named. */
const FITTING_SKILLS =
  /\b(?:skills|keywords) (?:for|from|of|that (?:fit|match|suit)|to (?:fit|match|suit)|fitting|matching|in) (?:the |this |that )?(?:advert|ad|job|role|posting|position|vacancy)\b|مهارات (?:\S+ ){0,4}?(?:تناسب|مناسبه|حسب|من|ل)\s?(?:ل|ال|لل)(?:اعلان|وظيف|شغل)/u;

const GAPS_OF_RESUME = /(?<!\bi )\b(?:have|has|any|see|find|there)\b.{0,20}\bgaps?\b|(?:فجوات|فجوه|انقطاع) في سيرتي/u;

/** "from 2019 to 2021". */
const YEARS = /\b(?:19|20)\d\d\D{1,12}(?:19|20)\d\d\b/u;
