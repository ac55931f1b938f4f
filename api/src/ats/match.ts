import { findTerm } from '@vitae/language/adverts/find-term';
import { DEGREE_LEVELS } from '@vitae/language/degrees';
import { stem } from '@vitae/language/stems';
import { tokenise } from '@vitae/language/tokens';
import { groupAlternatives } from '../adverts/alternatives.ts';
import type {
  Advert,
  AdvertRequirement,
  DegreeRequirement,
  SkillRequirement,
  YearsRequirement,
} from '../adverts/requirements.ts';
import { type Candidate, type Months, monthsCovered, type Passage } from './candidate.ts';
import { type DutyMatch, matchDuties } from './match-duties.ts';
import { matchSkill, type SkillMatch } from './match-skill.ts';
import { matchTitle, ONLY_NAMED, type TitleMatch, titleNearness, yearsOf } from './match-title.ts';

/** One thing that the advert asks for, and what the resume says to it. */
export interface Judged {
  requirement: AdvertRequirement;
  outcome: SkillMatch['outcome'];
  /** 0 to 1. */
  share: number;
  /** How much it counts among its like. */
  weight: number;
  evidence: Passage | null;
  /** What was found in place of what was asked: "React", "4.5 years". */
  found: string | null;
  /** Of dated work that names the skill. */
  months: number | null;
}

/** Parts of a match, 0 to 1 each; null where the advert asks nothing of the kind. */
export interface Match {
  parts: Record<MatchPart, MatchedPart | null>;
  judged: Judged[];
  title: TitleMatch;
  duties: DutyMatch | null;
  /** 0 to 1. */
  total: number;
}

export interface MatchedPart {
  /** 0 to 1. */
  share: number;
  /** Among the parts of this advert. */
  weight: number;
}

export const MATCH_PARTS = ['title', 'required', 'preferred', 'experience', 'education', 'duties'] as const;
export type MatchPart = (typeof MATCH_PARTS)[number];

/** What a part counts where the advert asks for it. What it does not ask for leaves its share to the others. */
const PART_WEIGHTS: Readonly<Record<MatchPart, number>> = {
  title: 30,
  required: 40,
  preferred: 6,
  experience: 10,
  education: 5,
  duties: 8,
};
/** A list shorter than this many weights counts for less: one uncertain term is no list of requirements. */
const FULL_LIST: Readonly<Record<'required' | 'preferred', number>> = { required: 3, preferred: 4 };
/** What the tasks name counts among the requirements, but less. */
const NAMED_IN_TASKS = 0.35;
const WISHED_FOR = 0.5;

/** A skill of a list is surely one; of the ways of working everybody says to have them. */
const KNOWN_SKILL = 1;
const UNKNOWN_TERM = 0.3;
const WAY_OF_WORKING = 0.2;
const LANGUAGE_WEIGHT = 1;
const LICENCE_WEIGHT = 1;
/** Work in a line of this nearness and above counts as experience for the job. */
const NEAR_WORK = 0.35;
/** Titles of this nearness name the same work in other words. */
const SAME_WORK = 0.65;
const FIELD_UNLIKE = 0.6;

export function matchAdvert(advert: Advert, candidate: Candidate): Match {
  const judged = groupAlternatives(advert.requirements).map((group) => judgeAny(group, candidate, advert));
  const required = judged.filter(
    ({ requirement: { kind, importance } }) => isOfList(kind) && importance !== 'preferred',
  );
  const preferred = judged.filter(
    ({ requirement: { kind, importance } }) => isOfList(kind) && importance === 'preferred',
  );
  const years = judged.filter(({ requirement }) => requirement.kind === 'years');
  const degrees = judged.filter(({ requirement }) => requirement.kind === 'degree');
  const title = matchTitle(advert.title, candidate);
  const duties = matchDuties(advert, candidate);
  const parts: Match['parts'] = {
    title: advert.title ? { share: title.share, weight: PART_WEIGHTS.title } : null,
    required: partOf(required, PART_WEIGHTS.required, FULL_LIST.required),
    preferred: partOf(preferred, PART_WEIGHTS.preferred, FULL_LIST.preferred),
    experience: partOf(years, PART_WEIGHTS.experience, 1),
    education: partOf(degrees, PART_WEIGHTS.education, 1),
    duties: duties && { share: duties.share, weight: PART_WEIGHTS.duties },
  };
  const counted = MATCH_PARTS.flatMap((part) => parts[part] ?? []);
  const weights = counted.reduce((sum, { weight }) => sum + weight, 0);
  const total = weights === 0 ? 0 : counted.reduce((sum, { share, weight }) => sum + share * weight, 0) / weights;
  return { parts, judged, title, duties, total };
}

const isOfList = (kind: AdvertRequirement['kind']) => ['skill', 'language', 'driving-licence'].includes(kind);

/** The mean of what is asked, by weight; null where nothing is. */
function partOf(judged: readonly Judged[], fullWeight: number, fullList: number): MatchedPart | null {
  const asked = judged.reduce((sum, { weight }) => sum + weight, 0);
  if (asked === 0) return null;
  const share = judged.reduce((sum, each) => sum + each.share * each.weight, 0) / asked;
  return { share, weight: fullWeight * Math.min(1, asked / fullList) };
}

/** The best shown of what any one of is asked for; it counts as much whichever that is. */
function judgeAny(group: readonly AdvertRequirement[], candidate: Candidate, advert: Advert): Judged {
  const judged = group.map((requirement) => judge(requirement, candidate, advert));
  const best = judged.reduce((one, other) => (other.share > one.share ? other : one));
  const requirement = { ...best.requirement, importance: group[0]!.importance };
  return { ...best, requirement, weight: Math.max(...judged.map(({ weight }) => weight)) };
}

function judge(requirement: AdvertRequirement, candidate: Candidate, advert: Advert): Judged {
  switch (requirement.kind) {
    case 'skill':
      return judgeSkill(requirement, candidate, advert);
    case 'years':
      return judgeYears(requirement, candidate, advert);
    case 'degree':
      return judgeDegree(requirement, candidate);
    case 'language': {
      const isMet =
        candidate.languages.has(requirement.language) ||
        candidate.passages.some((passage) => passage.tokens.some(({ word }) => word === requirement.language));
      return {
        requirement,
        outcome: isMet ? 'met' : 'missing',
        share: isMet ? 1 : 0,
        weight: LANGUAGE_WEIGHT,
        evidence: null,
        found: null,
        months: null,
      };
    }
    case 'driving-licence': {
      const isMet = candidate.hasDrivingLicence;
      return {
        requirement,
        outcome: isMet ? 'met' : 'missing',
        share: isMet ? 1 : 0,
        weight: LICENCE_WEIGHT,
        evidence: null,
        found: null,
        months: null,
      };
    }
    case 'right-to-work':
      return { requirement, outcome: 'missing', share: 0, weight: 0, evidence: null, found: null, months: null };
  }
}

/** A skill in the job's own title is what the job is about. A line of work there is judged as the title. */
const IN_TITLE = 5;
/** "Web development" is what web developers do, and is shown by having been one. */
const NAMES_WORK = /(?:development|engineering)$/i;

function judgeSkill(requirement: SkillRequirement, candidate: Candidate, advert: Advert): Judged {
  const match = matchSkill(requirement, candidate);
  const kind =
    requirement.field === null ? UNKNOWN_TERM : requirement.field === 'ways of working' ? WAY_OF_WORKING : KNOWN_SKILL;
  const asked = requirement.importance === 'mentioned' ? NAMED_IN_TASKS : 1;
  const isWork = NAMES_WORK.test(requirement.label);
  const isInTitle = !isWork && findTerm(tokenise(advert.title), requirement) !== null;
  const weight = kind * asked * (1 + Math.log(requirement.mentions)) * (isInTitle ? IN_TITLE : 1);
  const shown: Judged = {
    requirement,
    outcome: match.outcome,
    share: match.share,
    weight,
    evidence: match.evidence,
    found: match.by,
    months: match.months > 0 ? match.months : null,
  };
  const worked = isWork ? matchTitle(requirement.label, candidate) : null;
  if (worked?.held && worked.share > match.share && worked.share >= SAME_WORK)
    return { ...shown, outcome: 'implied', share: worked.share, evidence: null, found: worked.held.title };
  return shown;
}

/** Years in the line of work, where no dated job names the skill that they are asked of. */
const UNSHOWN_YEARS = 0.6;

function judgeYears(requirement: YearsRequirement, candidate: Candidate, advert: Advert): Judged {
  const inLine = yearsOf(creditedMonths(candidate, advert.title));
  const withSkill = yearsOf(monthsWith(requirement.of, candidate, advert));
  const years = requirement.of.length === 0 ? inLine : Math.max(withSkill, inLine * UNSHOWN_YEARS);
  const share = Math.min(1, years / requirement.years);
  return {
    requirement,
    outcome: share >= 1 ? 'met' : share > 0 ? 'near' : 'missing',
    share,
    weight: requirement.importance === 'required' ? 1 : WISHED_FOR,
    evidence: null,
    found: `${Math.round(years * 2) / 2}`,
    months: null,
  };
}

/** Months of dated work that name the one of these skills that is named longest. */
function monthsWith(labels: readonly string[], candidate: Candidate, advert: Advert): number {
  const skills = advert.requirements.flatMap((each) =>
    each.kind === 'skill' && labels.includes(each.label) ? [each] : [],
  );
  return Math.max(0, ...skills.map((skill) => matchSkill(skill, candidate).months));
}

/** Months of dated work, each once and by how near that work is to the job's. */
function creditedMonths({ titles, namedTitles }: Candidate, asked: string): number {
  const work = [
    ...titles.map((held) => ({ ...held, sureness: 1 })),
    ...namedTitles.map((named) => ({ ...named, sureness: ONLY_NAMED })),
  ];
  const stretches = work
    .flatMap(({ title, months, sureness }) =>
      months ? [{ months, nearness: sureness * (asked ? titleNearness(asked, title) : 1) }] : [],
    )
    .filter(({ nearness }) => nearness >= NEAR_WORK)
    .sort((a, b) => b.nearness - a.nearness);
  const counted: Months[] = [];
  let covered = 0;
  let credited = 0;
  for (const { months, nearness } of stretches) {
    counted.push(months);
    const withThese = monthsCovered(counted);
    credited += (withThese - covered) * Math.min(1, nearness / SAME_WORK);
    covered = withThese;
  }
  return credited;
}

function judgeDegree(requirement: DegreeRequirement, candidate: Candidate): Judged {
  const wanted = DEGREE_LEVELS.indexOf(requirement.level);
  const fields = requirement.fields.map(stem);
  let best = 0;
  let evidence: string | null = null;
  for (const { level, words } of candidate.degrees) {
    const held = DEGREE_LEVELS.indexOf(level);
    const byLevel = held >= wanted ? 1 : held === wanted - 1 ? 0.5 : 0.2;
    const isOfField = fields.length === 0 || words.split(/[^\p{L}]+/u).some((word) => fields.includes(stem(word)));
    const share = byLevel * (isOfField ? 1 : FIELD_UNLIKE);
    if (share > best) {
      best = share;
      evidence = level;
    }
  }
  return {
    requirement,
    outcome: best >= 1 ? 'met' : best > 0 ? 'near' : 'missing',
    share: best,
    weight: requirement.importance === 'required' ? 1 : WISHED_FOR,
    evidence: null,
    found: evidence,
    months: null,
  };
}
