import { SKILL_PARENTS } from '../lists/skill-parents.ts';
import { classified, linesOf } from './terms.ts';

const PARENTS = new Map(linesOf(SKILL_PARENTS).map(classified));

/** The labels of the skills that whoever has this one has too, the nearest first: React → JavaScript. */
export function impliedSkills(label: string): string[] {
  const implied: string[] = [];
  for (let parent = PARENTS.get(label); parent && !implied.includes(parent); parent = PARENTS.get(parent))
    implied.push(parent);
  return implied;
}
