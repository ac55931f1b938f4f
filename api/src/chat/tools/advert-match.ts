import type { Resume } from '@vitae/documents/model/resume';
import { findTerm } from '@vitae/language/adverts/find-term';
import { fold } from '@vitae/language/fold';
import { namesOccupation } from '@vitae/language/occupations';
import { orderToModel } from '@vitae/language/orders';
import { CITIES } from '@vitae/language/places';
import { tokenise } from '@vitae/language/tokens';
import { readAdvert } from '../../adverts/read-advert.ts';
import type { AdvertRequirement, SkillRequirement } from '../../adverts/requirements.ts';
import { tellingStems } from '../coach/asked-words.ts';
import type { Said } from '../coach/language.ts';
import {
  isDoneByAnother,
  isMeasure,
  isNameOfSkill,
  isPartOf,
  isThing,
  onlyHeld,
  withoutConjunction,
} from './advert-terms.ts';
import { capital } from './first-letter.ts';
import { isImplied } from './implied-papers.ts';
import { isOfLeading, leadsPeople } from './leads-people.ts';
import { withWholeNames } from './product-names.ts';
import { linesOf, textOfResume } from './resume-lines.ts';
import { isShownByAnother } from './shown-by-another.ts';
import { titleOfAdvert } from './title-of-advert.ts';

export interface AdvertMatch {
  title: string;
  /** Skills that the advert asks for, in its own words, the essential ones first. */
  met: SkillRequirement[];
  missing: SkillRequirement[];
  /** Met, but not in the resume's list of skills; what its titles say already is none. */
  unlisted: SkillRequirement[];
  /** Missing by name, each with the line that comes near it: "shift coordinator" where coordination is asked for. */
  near: { label: string; line: string }[];
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
  const asked = withoutOrders(advert);
  const { requirements } = readAdvert(asked);
  const title = titleOfAdvert(asked);
  const named = requirements
    .filter((requirement) => requirement.kind === 'skill')
    .filter((skill) => !isSomebody(skill, advert) && isThing(skill, advert) && !isOnlyTitle(skill, advert));
  const skills = withWholeNames(named, advert).toSorted(
    (a, b) => RANK[a.importance] - RANK[b.importance] || b.mentions - a.mentions,
  );
  const known = onlyHeld(textOfResume(resume));
  const all = tokenise(known);
  const listed = fold(resume.skills.flatMap(({ name, keywords }) => [name, ...keywords]).join('\n'));
  const lines = [...linesOf(resume).map(({ text }) => text), ...headsOf(resume)];
  const asks = skills.filter((skill) => skill.field !== null || !isTorn(known.split('\n'), skill));
  const everything = fold([known, resume.personal.other, resume.personal.jobTitle, ...textsBeside(resume)].join('\n'));
  const isListedShorter = ({ label }: SkillRequirement): boolean =>
    resume.skills.some(
      ({ name }) => name.length >= NAME_LETTERS && fold(label).startsWith(`${fold(name)} `) && CAPITAL.test(name),
    );
  const inItsWords = wordingOf(advert);
  const leads = leadsPeople(resume);
  const isLed = (skill: SkillRequirement): boolean =>
    leads && (isOfLeading(skill.label) || isOfLeading(inItsWords(skill).label));
  const met = asks.filter(
    (skill) =>
      findTerm(all, skill) !== null || isImplied(skill.label, everything) || isListedShorter(skill) || isLed(skill),
  );
  const isMet = new Set(met.map(({ label }) => label));
  const titles = tokenise([resume.personal.jobTitle, ...resume.workExperience.map((job) => job.jobTitle)].join('\n'));
  const worded = asks.map(inItsWords);
  // Whoever has one of "Python or Go" lacks neither.
  const unnamed = asks
    .filter(({ label, alternatives }) => ![label, ...alternatives].some((each) => isMet.has(each)))
    .filter((skill) => !isSoft(skill) && !isPlace(skill, advert) && !isShownByAnother(advert, skill, met))
    .filter((skill) => !isDoneByAnother(skill, advert, known))
    .filter(isFirstOfItsKind)
    .map(inItsWords)
    .filter((skill) => !isMeasure(skill) && !isPartOf(skill, worded))
    .map(inItsPlainForm);
  const own = new Set(named.map(({ label }) => label));
  const isProduct = (label: string) => asks.some((skill) => skill.label === label && !own.has(label));
  const near = unnamed.flatMap(({ label }) => {
    if (isProduct(label)) return [];
    const line = nearestLine(lines, label);
    return line === undefined ? [] : [{ label, line }];
  });
  const isNear = new Set(near.map(({ label }) => label));
  return {
    title,
    met: met.filter(isNameOfSkill).map(inItsWords).map(inItsPlainForm),
    missing: unnamed.filter(({ label }) => !isNear.has(label)),
    near,
    unlisted: met
      .filter((skill) => findTerm(tokenise(listed), skill) === null && findTerm(titles, skill) === null)
      .filter((skill) => (skill.field !== null || isNamedIn(lines, skill)) && isNameOfSkill(skill))
      .map(inItsWords),
    besides: requirements.flatMap((requirement) => besideSkills(requirement, resume) ?? []),
  };
}

const inItsPlainForm = (skill: SkillRequirement): SkillRequirement => ({
  ...skill,
  label: withoutConjunction(skill.label),
});

/** "Opera" of "Opera PMS". */
const NAME_LETTERS = 4;

/** Of "AWS (EKS, RDS)", any of which will do, the first is what is missing. */
const isFirstOfItsKind = (skill: SkillRequirement, at: number, all: readonly SkillRequirement[]): boolean =>
  !all.slice(0, at).some(({ label }) => skill.alternatives.includes(label));

/** "Leeds, UK", which the list of skills takes for LEED: where the work is. */
function isPlace(skill: SkillRequirement, advert: string): boolean {
  const { label } = wordingOf(advert)(skill);
  return fold(label) !== fold(skill.label) && CAPITAL.test(label) && CITIES.has(fold(label));
}

/** "excellent written English", "team player": every advert says it, and no resume proves it by naming it. */
const isSoft = ({ field, label }: SkillRequirement): boolean =>
  field === 'ways of working' && !SHOWN_IN_WORK.has(label);
const SHOWN_IN_WORK: ReadonlySet<string> = new Set([
  'Leadership',
  'Public speaking',
  'Report writing',
  'Technical writing',
]);

/** "with the category manager", "Work with R&D and Sustainability": whom one works with is no skill. */
function isSomebody(skill: SkillRequirement, advert: string): boolean {
  const { label } = wordingOf(advert)(skill);
  const isColleague = skill.importance === 'mentioned' && COLLEAGUES.test(skill.text) && CAPITAL.test(label);
  return (skill.importance === 'mentioned' && namesOccupation(label)) || isColleague;
}
/** "Trainee Sales Assistant": the post itself is no demand. */
const isOnlyTitle = (skill: SkillRequirement, advert: string): boolean =>
  skill.importance === 'mentioned' && skill.mentions === 1 && fold(skill.text) === fold(titleOfAdvert(advert));
const COLLEAGUES = /^\W*(?:work|liaise|collaborate|coordinate|partner)\b.{0,20}\bwith\b/iu;

/** What else tells of work: titles of jobs, what is asked for in no line. */
const headsOf = ({ workExperience }: Resume): string[] => workExperience.map(({ jobTitle }) => jobTitle);

/** Words that any line may have, and that name no skill by themselves. */
const SAYS_LITTLE: ReadonlySet<string> = new Set(
  'skill course record system team management work care service process project experience knowledge ability training qualification level strong excellent good high new support plan line role member lead'
    .split(' ')
    .flatMap(tellingStems),
);
/** Shorter stems are those of too many words. */
const STEM_LETTERS = 4;

/** Whether a line tells, in another form, of most of what a term says: "audits of hand hygiene" of "clinical audit". */
export function comesNear(line: string, label: string): boolean {
  const asked = tellingStems(label);
  const own = new Set(tellingStems(line));
  const shared = asked.filter((stem) => own.has(stem));
  const acronyms = new Set((label.match(/\p{Lu}{2,}/gu) ?? []).map((word) => word.toLowerCase()));
  const telling = shared.filter(
    (stem) => (stem.length >= STEM_LETTERS || acronyms.has(stem)) && !SAYS_LITTLE.has(stem),
  );
  return telling.length > 0 && shared.length * 2 >= asked.length;
}

/** The line that tells most of a term; of equals the one with the thing itself: of "test automation" the automation. */
function nearestLine(lines: readonly string[], label: string): string | undefined {
  const asked = tellingStems(label);
  const head = /\p{Script=Arabic}/u.test(label) ? asked[0] : asked.at(-1);
  const weightOf = (line: string): number => {
    const own = new Set(tellingStems(line));
    return asked.filter((stem) => own.has(stem)).length * 2 + (head !== undefined && own.has(head) ? 1 : 0);
  };
  return lines.filter((line) => comesNear(line, label)).toSorted((a, b) => weightOf(b) - weightOf(a))[0];
}

const CAPITAL = /^\p{Lu}/u;

/** Whether lines name a term of no list by itself: "Life Support" is a part of "Immediate Life Support". */
const isNamedIn = (lines: readonly string[], skill: SkillRequirement): boolean =>
  lines.some((line) => howNamed(line, skill) === 'whole');

/** Whether a term of no list stands in the resume in nothing but longer names: it is no thing by itself. */
function isTorn(lines: readonly string[], skill: SkillRequirement): boolean {
  const named = lines.map((line) => howNamed(line, skill)).filter((how) => how !== null);
  return named.length > 0 && !named.includes('whole');
}

function howNamed(line: string, skill: SkillRequirement): 'whole' | 'part' | null {
  const tokens = tokenise(line);
  const found = findTerm(tokens, skill);
  if (!found) return null;
  const isPartOf = (at: number, isBefore: boolean) => {
    const other = tokens[at];
    const edge = isBefore ? tokens[found.start]!.start : tokens[found.start + found.length - 1]!.end;
    if (!other) return false;
    const between = isBefore ? line.slice(other.end, edge) : line.slice(edge, other.start);
    // The first word of a line has its capital for that.
    return /^\s*\(?$/.test(between) && at > 0 && CAPITAL.test(line.slice(other.start, other.end));
  };
  return isPartOf(found.start - 1, true) || isPartOf(found.start + found.length, false) ? 'part' : 'whole';
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

/** Sections of its owner's own. */
const textsBeside = ({ customSections }: Resume): string[] =>
  customSections.flatMap(({ title, description, entries }) => [
    title,
    description,
    ...entries.flatMap((entry) => [entry.title, entry.subtitle, entry.description]),
  ]);

/** Languages as a resume in Arabic names them. */
const IN_ARABIC: ReadonlyMap<string, RegExp> = new Map([
  ['english', /ان[جكق]ليزي/u],
  ['arabic', /عربي/u],
  ['french', /فرنسي/u],
  ['german', /الماني/u],
  ['turkish', /تركي/u],
  ['spanish', /اسباني/u],
]);

function besideSkills(requirement: AdvertRequirement, resume: Resume): Said | null {
  const words = fold([textOfResume(resume), resume.personal.other, ...textsBeside(resume)].join('\n'));
  if (requirement.kind === 'driving-licence')
    return /licen[cs]e|رخصه/u.test(words) || isImplied('driving licence', words)
      ? null
      : { en: 'driving licence', ar: 'رخصة قيادة' };
  if (requirement.kind !== 'language' || words.includes(requirement.language)) return null;
  if (IN_ARABIC.get(requirement.language)?.test(words)) return null;
  // Whoever writes a resume in English shows it.
  if (requirement.language === 'english' && resume.language.startsWith('en')) return null;
  const name = capital(requirement.language);
  return { en: name, ar: name };
}
