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

const GAPS_OF_RESUME = /(?<!\bi )\b(?:have|has|any|see|find|there)\b.{0,20}\bgaps?\b|(?:فجوات|فجوه|انقطاع) في سيرتي/u;

/** "from 2019 to 2021". */
const YEARS = /\b(?:19|20)\d\d\D{1,12}(?:19|20)\d\d\b/u;
