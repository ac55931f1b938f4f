import type { Resume } from '@vitae/documents/model/resume';
import { findTerm } from '@vitae/language/adverts/find-term';
import { fold } from '@vitae/language/fold';
import { orderToModel } from '@vitae/language/orders';
import { tokenise } from '@vitae/language/tokens';
import { readAdvert } from '../../adverts/read-advert.ts';
import type { AdvertRequirement, SkillRequirement } from '../../adverts/requirements.ts';
import type { Said } from '../coach/language.ts';
import { textOfResume } from './resume-lines.ts';

export interface AdvertMatch {
  title: string;
  /** Skills that the advert asks for, in its own words, the essential ones first. */
  met: SkillRequirement[];
  missing: SkillRequirement[];
  /** Met, but not in the resume's list of skills; what its titles say already is none. */
  unlisted: SkillRequirement[];
  /** What it asks for beside skills and is not in the resume: a language, a driving licence. */
  besides: Said[];
}

const RANK = { required: 0, preferred: 1, mentioned: 2 } as const;

/** What is addressed to a program asks nothing of an applicant. */
const withoutOrders = (advert: string): string =>
  advert
    .split('\n')
    .filter((line) => orderToModel(line) === null)
    .join('\n');

/** What an advert asks for, against what a resume says. */
export function matchAdvert(advert: string, resume: Resume): AdvertMatch {
  const { title, requirements } = readAdvert(withoutOrders(advert));
  const skills = requirements
    .filter((requirement) => requirement.kind === 'skill')
    .toSorted((a, b) => RANK[a.importance] - RANK[b.importance] || b.mentions - a.mentions);
  const all = tokenise(textOfResume(resume));
  const listed = fold(resume.skills.flatMap(({ name, keywords }) => [name, ...keywords]).join('\n'));
  const met = skills.filter((skill) => findTerm(all, skill) !== null);
  const isMet = new Set(met.map(({ label }) => label));
  const titles = tokenise([resume.personal.jobTitle, ...resume.workExperience.map((job) => job.jobTitle)].join('\n'));
  const inItsWords = wordingOf(advert);
  return {
    title,
    met: met.map(inItsWords),
    // Whoever has one of "Python or Go" lacks neither.
    missing: skills
      .filter(({ label, alternatives }) => ![label, ...alternatives].some((each) => isMet.has(each)))
      .map(inItsWords),
    unlisted: met
      .filter((skill) => findTerm(tokenise(listed), skill) === null && findTerm(titles, skill) === null)
      .map(inItsWords),
    besides: requirements.flatMap((requirement) => besideSkills(requirement, textOfResume(resume)) ?? []),
  };
}

/** A skill as the advert names it: whoever reads "stock control" there looks for no "Inventory management". */
function wordingOf(advert: string): (skill: SkillRequirement) => SkillRequirement {
  const tokens = tokenise(advert);
  return (skill) => {
    const found = findTerm(tokens, skill);
    if (!found) return skill;
    const written = advert.slice(tokens[found.start]!.start, tokens[found.start + found.length - 1]!.end);
    // Time worked somewhere is named after the place: "Dubai" is no skill.
    const isPlain = written.includes('\n') || /experience$/i.test(skill.label) || fold(written) === fold(skill.label);
    return isPlain ? skill : { ...skill, label: written };
  };
}

function besideSkills(requirement: AdvertRequirement, known: string): Said | null {
  const words = fold(known);
  if (requirement.kind === 'driving-licence')
    return /licen[cs]e|رخصه/u.test(words) ? null : { en: 'driving licence', ar: 'رخصة قيادة' };
  if (requirement.kind !== 'language' || words.includes(requirement.language)) return null;
  const name = capital(requirement.language);
  return { en: name, ar: name };
}

const capital = (word: string) => word[0]!.toUpperCase() + word.slice(1);
