import { wordCount } from '../language/words.ts';
import type { Achievement } from '../matching/achievements.ts';
import { tellingTerms } from '../matching/terms.ts';
import { byJob } from './achievement-sentences.ts';

const MIN_SIMILARITY_TO_REPEAT = 0.5;
/** Of what is told in a paragraph of its own. */
const MIN_PARAGRAPH_WORDS = 14;

/** The best achievements that do not tell the same twice. */
export function chooseAchievements(ranked: Achievement[], count: number): Achievement[] {
  const chosen: Achievement[] = [];
  for (const candidate of ranked) {
    if (chosen.length === count) break;
    const terms = new Set(tellingTerms(candidate.phrase));
    const repeats = chosen.some((other) => {
      const shared = tellingTerms(other.phrase).filter((term) => terms.has(term)).length;
      return terms.size > 0 && shared / terms.size > MIN_SIMILARITY_TO_REPEAT;
    });
    if (!repeats) chosen.push(candidate);
  }
  return chosen;
}

/**
 * About `count` of the achievements for one paragraph: whole jobs, as long as there are several, so that the letter
 * need not come back to one.
 */
export function wholeJobs(ranked: Achievement[], count: number): Achievement[] {
  const jobs = byJob(ranked).sort(([one], [other]) => ranked.indexOf(one!) - ranked.indexOf(other!));
  const chosen: Achievement[] = [];
  for (const job of jobs.slice(0, Math.max(1, jobs.length - 1))) {
    if (chosen.length >= count) break;
    chosen.push(...job);
  }
  const left = ranked.filter((achievement) => !chosen.includes(achievement)).map(({ phrase }) => phrase);
  return wordCount(left.join(' ')) < MIN_PARAGRAPH_WORDS ? ranked.slice(0, count) : chosen;
}
