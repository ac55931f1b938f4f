import { findTerm } from '@vitae/language/adverts/find-term';
import { impliedSkills } from '@vitae/language/skill-parents';
import { KNOWN_SKILLS, knownSkill } from '@vitae/language/skills';
import type { SkillRequirement } from '../adverts/requirements.ts';
import { type Candidate, type Months, monthsCovered, type Passage } from './candidate.ts';

/** How much a mention shows, by where it stands: work done shows more than a word in a list. */
const SHOWN_BY: Readonly<Record<Passage['kind'], number>> = {
  job: 1,
  project: 0.95,
  certificate: 0.95,
  skill: 0.9,
  school: 0.85,
  summary: 0.85,
  headline: 0.85,
  other: 0.75,
};
/** Work with a skill is told of more than once. */
const NAMED_ONCE = 0.8;
const MENTIONS_OF_EXPERTS = 3;
/** What a skill earns that stands in the list of skills alone. */
export const LISTED_SHARE = SHOWN_BY.skill * NAMED_ONCE;
/** Whoever knows only what the skill stands on is near it. */
const NEAR_SHARE = 0.25;

export interface SkillMatch {
  outcome: 'met' | 'implied' | 'near' | 'missing';
  /** 0 to 1: how well the resume shows it. */
  share: number;
  evidence: Passage | null;
  /** The skill that stands in the resume, where it is not the one that was asked for. */
  by: string | null;
  /** Months of dated work that name it. */
  months: number;
}

interface Named {
  label: string;
  forms: SkillRequirement['forms'];
}

const childrenOf = new Map<string, Named[]>();
for (const skill of KNOWN_SKILLS)
  for (const parent of impliedSkills(skill.label)) childrenOf.set(parent, [...(childrenOf.get(parent) ?? []), skill]);

/** Whether a resume shows a skill: by its name, by one that implies it, or by one near it. */
export function matchSkill(skill: Named, candidate: Candidate): SkillMatch {
  const shown = bestMention(skill, candidate);
  if (shown) return { outcome: 'met', by: null, ...shown };
  for (const child of childrenOf.get(skill.label) ?? []) {
    const mention = bestMention(child, candidate);
    if (mention) return { outcome: 'implied', by: child.label, ...mention };
  }
  const parent = impliedSkills(skill.label)[0];
  const known = parent ? knownSkill(parent) : null;
  const mention = known && bestMention(known, candidate);
  if (mention) return { outcome: 'near', by: known.label, ...mention, share: NEAR_SHARE, months: 0 };
  return { outcome: 'missing', share: 0, evidence: null, by: null, months: 0 };
}

/** Only what tells of work counts more than once: a word repeated in lists shows nothing more. */
const isWork = ({ kind }: Passage) => kind === 'job' || kind === 'project';

function bestMention(skill: Named, candidate: Candidate): Pick<SkillMatch, 'share' | 'evidence' | 'months'> | null {
  let best: Passage | null = null;
  let mentions = 0;
  const stretches: Months[] = [];
  for (const passage of candidate.passages) {
    if (!findTerm(passage.tokens, skill)) continue;
    if (isWork(passage)) mentions += 1;
    if (!best || SHOWN_BY[passage.kind] > SHOWN_BY[best.kind]) best = passage;
    if (passage.months) stretches.push(passage.months);
  }
  const depth = NAMED_ONCE + (1 - NAMED_ONCE) * Math.min(1, mentions / MENTIONS_OF_EXPERTS);
  return best && { share: SHOWN_BY[best.kind] * depth, evidence: best, months: monthsCovered(stretches) };
}
