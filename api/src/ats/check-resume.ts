import {
  ATS_PARTS,
  ATS_REPORT_VERSION,
  type AtsFinding,
  type AtsGulfAnswers,
  type AtsPart,
  type AtsReport,
  type AtsRequirement,
} from '@vitae/contract/ats';
import type { RegionCode } from '@vitae/contract/regions';
import { findTerm } from '@vitae/language/adverts/find-term';
import { knownSkill } from '@vitae/language/skills';
import { spokenLanguage } from '@vitae/language/spoken-languages';
import { tokenise } from '@vitae/language/tokens';
import { readAdvert } from '../adverts/read-advert.ts';
import type { AdvertRequirement } from '../adverts/requirements.ts';
import type { Field, ParsedResume } from '../parsing/result.ts';
import { type Candidate, readCandidate } from './candidate.ts';
import type { DocumentFacts } from './document-facts.ts';
import { MATCH_PARTS, type Match, matchAdvert } from './match.ts';
import { LISTED_SHARE } from './match-skill.ts';
import { checkRules, type RuleOutcome } from './rules.ts';
import { sure } from './sure.ts';

export interface ResumeCheck {
  resume: ParsedResume;
  /** In reading order. */
  text: string;
  facts: DocumentFacts;
  /** Null: only the resume itself is checked. */
  advert: { text: string; title: string } | null;
  region: RegionCode;
  /** Counts as if the resume said it: employers ask for it beside the file. */
  gulf: AtsGulfAnswers;
  /** What goes on goes on until then. */
  checkedAt: Date;
}

const WEIGHTS: Readonly<Record<AtsPart, { withAdvert: number; alone: number }>> = {
  match: { withAdvert: 64, alone: 0 },
  readable: { withAdvert: 8, alone: 24 },
  structure: { withAdvert: 8, alone: 24 },
  contact: { withAdvert: 6, alone: 16 },
  content: { withAdvert: 10, alone: 26 },
  regional: { withAdvert: 4, alone: 10 },
};
const MACHINE_TEXT_MAX = 40_000;
const QUOTE_MAX = 240;
/** Whatever is not a plain no names a licence: "UAE light vehicle". */
const SAYS_YES = /^(?!(?:no|none|nil|لا|لا يوجد|-|n\/a)$)./iu;
/** Points. Less is no reason to change anything. */
const LEAST_GAIN = 0.05;

/** The same resume, advert, region, answers and day always give the same report. */
export function checkResume(check: ResumeCheck): AtsReport {
  const { resume, text, facts, advert, region, checkedAt } = check;
  const outcomes = checkRules(check);
  const read = advert && readAdvert(advert.text, advert.title);
  const match = read && matchAdvert(read, withAnswers(readCandidate(resume, checkedAt), check.gulf));

  const parts = partScores(outcomes, match);
  const weights = parts.reduce((sum, { weight }) => sum + weight, 0);
  const total = parts.reduce((sum, { share, weight }) => sum + share * weight, 0) / weights;
  const pointsOf = (part: AtsPart) => ((parts.find(({ id }) => id === part)?.weight ?? 0) / weights) * 100;

  const requirements = match ? requirementsOf(match, pointsOf('match')) : [];
  const findings = [
    ...ruleFindings(outcomes, pointsOf),
    ...(match ? matchFindings(match, requirements, pointsOf('match')) : []),
  ].sort((a, b) => b.gain - a.gain);
  return {
    version: ATS_REPORT_VERSION,
    region,
    score: Math.round(total * 100),
    parts: parts.map(({ id, share, weight }) => ({
      id,
      score: rounded(share * 100),
      weight: rounded((weight / weights) * 100),
    })),
    match: match && {
      title: read!.title,
      parts: MATCH_PARTS.flatMap((id) => {
        const part = match.parts[id];
        return part ? [{ id, score: rounded(part.share * 100), weight: rounded(part.weight) }] : [];
      }),
      requirements,
    },
    findings,
    machine: {
      text: text.slice(0, MACHINE_TEXT_MAX),
      format: resume.format,
      page_count: resume.pageCount,
      fields: fieldsOf(resume),
      pages: facts.pages,
      flags: facts.flags,
    },
  };
}

function withAnswers(candidate: Candidate, gulf: AtsGulfAnswers): Candidate {
  const spoken = tokenise(gulf.languages).flatMap(({ word }) => spokenLanguage(word) ?? []);
  return {
    ...candidate,
    languages: new Set([...candidate.languages, ...spoken]),
    hasDrivingLicence: candidate.hasDrivingLicence || SAYS_YES.test(gulf.driving_licence.trim()),
  };
}

const rounded = (value: number) => Math.round(value * 10) / 10;

interface PartScore {
  id: AtsPart;
  share: number;
  weight: number;
}

function partScores(outcomes: readonly RuleOutcome[], match: Match | null): PartScore[] {
  return ATS_PARTS.flatMap((id): PartScore[] => {
    const weight = WEIGHTS[id][match ? 'withAdvert' : 'alone'];
    if (id === 'match') return match ? [{ id, share: match.total, weight }] : [];
    const scored = outcomes.filter((outcome) => outcome.part === id && outcome.weight > 0);
    if (scored.length === 0) return [];
    const share = scored.reduce((sum, each) => sum + each.share * each.weight, 0) / weightOf(scored);
    return [{ id, share, weight }];
  });
}

const weightOf = (all: readonly { weight: number }[]) => all.reduce((sum, { weight }) => sum + weight, 0);

function ruleFindings(outcomes: readonly RuleOutcome[], pointsOf: (part: AtsPart) => number): AtsFinding[] {
  return outcomes.flatMap(({ rule, part, weight, share, values, evidence }) => {
    if (share >= 1) return [];
    const all = weightOf(outcomes.filter((outcome) => outcome.part === part));
    const gain = weight === 0 ? 0 : ((weight * (1 - share)) / all) * pointsOf(part);
    return gain >= LEAST_GAIN || weight === 0 ? [{ rule, part, values, evidence, gain: rounded(gain) }] : [];
  });
}

/** Each thing that the advert asks for, with what having it would bring. */
function requirementsOf(match: Match, points: number): AtsRequirement[] {
  const counted = weightOf(MATCH_PARTS.flatMap((part) => match.parts[part] ?? []));
  return match.judged.map((judged) => {
    const { requirement, evidence, found } = judged;
    const part = match.parts[partOf(requirement)];
    const like = match.judged.filter((other) => partOf(other.requirement) === partOf(requirement));
    const within = part && weightOf(like) > 0 ? (judged.weight / weightOf(like)) * (part.weight / counted) : 0;
    const reachable = requirement.kind === 'skill' ? LISTED_SHARE : 1;
    const isUnscored = judged.weight === 0;
    return {
      kind: requirement.kind,
      label: labelOf(requirement),
      importance: requirement.importance,
      outcome: isUnscored ? 'unscored' : judged.outcome,
      asked: quote(requirement.text),
      evidence: evidence && { text: quote(evidence.text), place: evidence.place },
      found,
      months: judged.months,
      of: requirement.kind === 'years' ? requirement.of : [],
      or: isChoice(requirement) ? requirement.alternatives.map((label) => nameInAdvert(label, requirement.text)) : [],
      gain: rounded(Math.max(0, reachable - judged.share) * within * points),
    };
  });
}

function partOf({ kind, importance }: AdvertRequirement): keyof Match['parts'] {
  if (kind === 'years') return 'experience';
  if (kind === 'degree') return 'education';
  return importance === 'preferred' ? 'preferred' : 'required';
}

function labelOf(requirement: AdvertRequirement): string {
  switch (requirement.kind) {
    case 'skill':
      return nameInAdvert(requirement.label, requirement.text);
    case 'years':
      return String(requirement.years);
    case 'degree':
      return requirement.level;
    case 'language':
      return requirement.language;
    default:
      return requirement.kind;
  }
}

const isChoice = (requirement: AdvertRequirement) => requirement.kind === 'skill' || requirement.kind === 'language';

const IS_ARABIC = /^\p{Script=Arabic}/u;

/** Who is asked in Arabic reads what is missing in Arabic, in the advert's own words. */
function nameInAdvert(label: string, asked: string): string {
  const skill = knownSkill(label);
  const tokens = skill && IS_ARABIC.test(asked) ? tokenise(asked) : [];
  const place = skill && findTerm(tokens, skill);
  if (!place || !IS_ARABIC.test(tokens[place.start]!.text)) return label;
  const first = tokens[place.start]!;
  // "And" is written onto the word.
  const isJoined = first.text.startsWith('و') && !skill.forms.some(({ words }) => words[0] === first.word);
  return asked.slice(first.start + (isJoined ? 1 : 0), tokens[place.start + place.length - 1]!.end);
}

/** Below this the held titles are of another line of work than the advert's. */
const LIKE_TITLE = 0.6;

function matchFindings(match: Match, requirements: readonly AtsRequirement[], points: number): AtsFinding[] {
  const counted = weightOf(MATCH_PARTS.flatMap((part) => match.parts[part] ?? []));
  const title = match.parts.title;
  const findings: AtsFinding[] = requirements
    .filter(({ outcome, gain }) => (outcome === 'missing' || outcome === 'near') && gain >= LEAST_GAIN)
    .map(({ kind, label, found, importance, asked, gain }) => ({
      rule: kind === 'years' ? 'years' : kind === 'degree' ? 'degree' : 'requirement',
      part: 'match',
      values: { label, kind, importance, found: found ?? '' },
      evidence: { text: asked, place: null },
      gain,
    }));
  if (title && title.share < LIKE_TITLE)
    findings.push({
      rule: 'title',
      part: 'match',
      values: { found: match.title.held?.title ?? '' },
      evidence: null,
      gain: rounded((LIKE_TITLE - title.share) * (title.weight / counted) * points),
    });
  return findings;
}

const quote = (text: string) => (text.length > QUOTE_MAX ? `${text.slice(0, QUOTE_MAX)}…` : text);

function fieldsOf(resume: ParsedResume): AtsReport['machine']['fields'] {
  const fields: AtsReport['machine']['fields'] = [];
  const add = (name: string, ...values: (Field | null | undefined)[]) => {
    const value = values.flatMap((field) => sure(field)?.value ?? []).join(', ');
    if (value) fields.push({ name, value });
  };
  add('name', resume.name);
  add('headline', resume.headline);
  add('email', resume.email);
  add('phone', resume.phone);
  add('location', resume.location);
  for (const job of resume.jobs) add('job', job.title, job.company, job.start, job.end);
  for (const school of resume.education) add('education', school.degree, school.institution, school.end);
  add('skills', ...resume.skills);
  add('languages', ...resume.languages);
  return fields;
}
