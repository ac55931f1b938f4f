import { answerOfId } from '../answer-question.ts';
import { whetherToApply } from '../change-first.ts';
import { adviseOnJob } from '../job-in-doubt.ts';
import { ASKS_FIGURES, listLinesByFigures } from '../lines-asked.ts';
import { compareByHour } from '../offers-by-hour.ts';
import { weighSum } from '../own-figures.ts';
import { payByTime } from '../pay-by-time.ts';
import { adviseOnSchool } from '../schools.ts';
import { asksWhichSkillsToDrop, skillsToDrop } from '../skills-to-drop.ts';
import { compareSums } from '../sums-compared.ts';
import { ASKS_WEAKEST, nameWeakestLine } from '../weakest-line.ts';
import { asksWhetherToApply } from '../worth-applying.ts';
import { yearsWorked } from '../years-worked.ts';
import type { Act } from './act.ts';
import { hourlyBesideSalary } from './offers.ts';

/** "they want references but my boss doesn't know that i am looking". */
const HIDES_SEARCH =
  /^(?=[\s\S]*\b(?:references?|referees?|refs?)\b)(?=[\s\S]*(?:\b(?:boss|manager|employer|company|work|they|supervisor)\b[\s\S]{0,25}\b(?:(?:doesn'?t|doesnt|does not|don'?t|dont|do not|mustn'?t|can'?t|cant|shouldn'?t|not|to|no) (?:\p{L}+ )?(?:know|find out|idea|hear)|no idea|unaware)\b|\b(?:in secret|secretly|without (?:my|the) (?:\p{L}+ )?(?:boss|manager|employer) (?:knowing|finding))\b))(?!.*\b(?:write|draft|e-?mail|mail)\b)|^(?=[\s\S]*(?:معرف|مرجع|مراجع|توصيه|ريفرنس))(?=[\s\S]*(?:مدير|شركت|شغل)\S*[\s\S]{0,20}(?:ما|مش|مو|لا) ?(?:ب|ي)?(?:يعرف|يدري|عارف|داري))/u;

/** Questions that only the own resume and the advert can answer. */
export const OWN_DOCUMENTS: readonly Act[] = [
  { asks: ({ things }, words) => !things.has('letter') && ASKS_FIGURES.test(words), act: listLinesByFigures },
  {
    asks: ({ things }) => !things.has('mail'),
    act: (turn) => compareByHour(turn) ?? hourlyBesideSalary(turn) ?? payByTime(turn) ?? compareSums(turn),
  },
  { asks: ({ isQuestion, things }) => isQuestion && !things.has('mail'), act: yearsWorked },
  { asks: (_, words) => asksWhichSkillsToDrop(words), act: skillsToDrop },
  { asks: (_, words) => HIDES_SEARCH.test(words), act: (turn) => answerOfId(turn, 'reference-while-employed') },
  { asks: ({ things }, words) => !things.has('letter') && ASKS_WEAKEST.test(words), act: nameWeakestLine },
  { asks: ({ things }) => !things.has('mail'), act: adviseOnSchool },
  { asks: ({ isQuestion }) => isQuestion, act: (turn) => adviseOnJob(turn) ?? weighSum(turn) },
  { asks: (_, words) => asksWhetherToApply(words), act: whetherToApply },
];
