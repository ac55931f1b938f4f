import type { Resume } from '@vitae/documents/model/resume';
import { findTerm } from '@vitae/language/adverts/find-term';
import { fold } from '@vitae/language/fold';
import { tokenise } from '@vitae/language/tokens';
import { readAdvert } from '../../adverts/read-advert.ts';
import type { SkillRequirement } from '../../adverts/requirements.ts';
import { textOfResume } from './resume-lines.ts';

export interface AdvertMatch {
  title: string;
  /** Skills that the advert asks for, the essential ones first. */
  met: SkillRequirement[];
  missing: SkillRequirement[];
  /** Met, but not in the resume's list of skills. */
  unlisted: SkillRequirement[];
}

const RANK = { required: 0, preferred: 1, mentioned: 2 } as const;

/** What an advert asks for, against what a resume says. */
export function matchAdvert(advert: string, resume: Resume): AdvertMatch {
  const { title, requirements } = readAdvert(advert);
  const skills = requirements
    .filter((requirement) => requirement.kind === 'skill')
    .toSorted((a, b) => RANK[a.importance] - RANK[b.importance] || b.mentions - a.mentions);
  const all = tokenise(textOfResume(resume));
  const listed = fold(resume.skills.flatMap(({ name, keywords }) => [name, ...keywords]).join('\n'));
  const met = skills.filter((skill) => findTerm(all, skill) !== null);
  const isMet = new Set(met.map(({ label }) => label));
  return {
    title,
    met,
    // Whoever has one of "Python or Go" lacks neither.
    missing: skills.filter(({ label, alternatives }) => ![label, ...alternatives].some((each) => isMet.has(each))),
    unlisted: met.filter((skill) => findTerm(tokenise(listed), skill) === null),
  };
}
