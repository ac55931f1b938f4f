import { findTerm } from '@vitae/language/adverts/find-term';
import { fold } from '@vitae/language/fold';
import { mattersOf } from '@vitae/language/matters';
import { escapePattern } from '@vitae/language/phrases';
import { QUALITY_OF_WORD } from '@vitae/language/qualities';
import { tokenise } from '@vitae/language/tokens';
import type { SkillRequirement } from '../../adverts/requirements.ts';
import { containsTerms, tellingTerms, termsOf, termsOfTrade } from '../text/terms.ts';
import type { Job } from '../understand/advert.ts';
import type { Applicant } from '../understand/applicant.ts';
import { isPlace } from '../understand/places.ts';
import type { Role } from '../understand/role.ts';
import { isKnownALittle } from './known-a-little.ts';
import { NEAR_WORK, nearnessOfWork } from './line-of-work.ts';
import { mattersAsked } from './matters.ts';
import { hasOutcome, strengthOf } from './strength.ts';
import { isNamedThing, nameOfRequirement } from './wording-of-skills.ts';

/** A line of the resume, with what of the advert it answers. */
export interface Proof {
  role: Role;
  line: string;
  /** Names of the requirements that the line shows, as they stand in a sentence, the most wanted first. */
  shows: string[];
  /** Those of them that everybody says of themselves: "teamwork". */
  qualities: string[];
  /** Whether it speaks of the matter of a line of the advert. */
  isLikeAsked: boolean;
  /** Whether the role is of the line of work that the advert is of. */
  isOfSameWork: boolean;
  /** How well it serves this letter. */
  score: number;
}

export interface Asked {
  name: string;
  weight: number;
  requirement: SkillRequirement;
}

/** Qualities that every advert asks for and every applicant claims. */
export const SAID_BY_EVERYBODY: ReadonlySet<string> = new Set(['ways of working']);
const WEIGHT = { required: 3, preferred: 1.5, mentioned: 1.2 } as const;
const EVERYBODYS_SHARE = 0.3;
const UNKNOWN_SHARE = 0.5;
const FIGURE = 1.4;
const OUTCOME = 3.2;
/** For a post that leads, who has led. */
const LEADING = 3;
/** Where it is one of the things asked for, and not what the post is called. */
const ASKED_BESIDE = 0.5;
const LEADS =
  /\b(?:lead(?:er|ing)?|supervisor|manager|head|charge ?hand|foreman|forewoman|captain|chief|coordinator|sister|principal|director)\b/i;
/** Of an advert: "Managed people before", "Manage and develop a team of four", "to supervise three tellers". */
const ASKS_TO_LEAD =
  /\b(?:manag(?:e|ed|ing)|lead(?:ing)?|led|supervis(?:e|ed|ing|ion of)|head|coach|line[- ]manag\p{L}+)(?: and \p{L}+| \p{L}+ and)? (?:(?:an?|the|our|your|other|of) )?(?:\p{L}+ ){0,2}(?:people|staff|teams?|others|colleagues|direct reports|crews?)\b|\b(?:team|people)[- ](?:lead(?:er|ership)?|management)\b|\b(?:team lead|supervisory|lead hand) experience\b/iu;
const LEADS_PEOPLE =
  /\b(?:supervis(?:ed?|ing)|manag(?:ed?|ing)|lead(?:ing)?|led|mentor(?:ed|ing)?) (?:an? \p{L}+ of )?(?:\d{1,3}|two|three|four|five|six|seven|eight|nine|ten|twelve) (?:\p{L}+ ){0,2}(?:seniors|juniors|trainees|chemists|scientists|analysts|developers|tellers|clerks|cashiers|welders|drivers|cooks|chefs|accountants|advisers|advisors|consultants|designers|fitters|electricians|carers|reports)\b|\bgroup of \d|\b(?:led|lead(?:ing)?|manag(?:ed?|ing)|supervis(?:ed?|ing)|ran|run(?:ning)?|head(?:ed|ing)?|coordinat(?:ed?|ing)|in charge of|responsible for|deputis(?:ed?|ing)|stand in|stood in|step(?:ped)? up|acting|line manag\w+|mentor(?:ed|ing)?|train(?:ed|ing)?) (?:\p{L}+ ){0,5}(?:team|shift|crew|gang|staff|people|officers?|nurses|agents|assistants|technicians|engineers|teachers|colleagues|apprentices|trainees|starters|students|operators|machinists|guards|volunteers|lead|leader|manager)\b|\b(?:team|shift|crew|gang) of \d|\b\d{1,3}[- ](?:member|person|strong) (?:\p{L}+ ){0,2}team\b|\b(?:built|grew|scaled) (?:up )?(?:an? |the |our )?(?:\p{L}+ )?team\b/iu;
const ESSENTIAL = 2;
const SHARED_WORD = 0.2;
const SHARED_WORDS_MAX = 1.6;
/** Of a trade, a tool, a subject, and of both texts. */
const TRADE_WORD = 0.9;
const TRADE_WORDS_MAX = 2.7;
/** One matter of which the advert and the line speak in words of their own. */
const MATTER = 1.3;
const MATTERS_MAX = 3;
/** Of what a line is worth for something that the lines before it have told. */
const TOLD_BEFORE = 0.4;
const EARLIER_JOB = 0.35;
const WISHED_FOR = 8;
/** Of unpaid work, for who applies in their own trade. */
const BESIDE_WORK = 1.5;
/** Of what has been learned and made for another trade than the jobs held. */
const NEW_TRADE = 2.5;
const USED_BEFORE = 0.45;
const SAME_WORK = 1.5;

/** A project made with what is asked for, in the lines that do not name it. */
const TOOLS_SHARE = 0.5;
const TOOLS_MAX = 3;
const LIKE_LINE = 0.8;
const LIKE_LINES_MAX = 2.4;
const LIKE_SHARE = 0.4;
const MIN_LIKE_TERMS = 2;
const MAX_ADVERT_LINES = 150;

/** The telling words of each line of the advert that says enough to be answered. */
function linesOfAdvert(text: string): Set<string>[] {
  return text
    .split('\n', MAX_ADVERT_LINES)
    .map((line) => new Set(tellingTerms(line)))
    .filter(({ size }) => size >= MIN_LIKE_TERMS);
}

/** "Raised £40,000 for a lecture series" beside "Experience of raising funds": of one matter, by their words. */
function isLikeLine(terms: readonly string[], wanted: ReadonlySet<string>): boolean {
  const shared = terms.filter((term) => wanted.has(term)).length;
  return shared >= MIN_LIKE_TERMS && shared / wanted.size >= LIKE_SHARE;
}

/** What an employer gives: "health, life and long-term care insurance". */
const IS_BENEFIT =
  /\b(?:benefits?|perks|401\(?k|pension|(?:health|dental|vision|life|medical|travel) (?:insurance|cover)|(?:annual|parental|maternity|sick|paid) leave|paid time off|tuition|allowance|bonus|discounts?|gym)\b/i;

/** "experience with Procore", "using Procore": who writes so speaks of a tool or a method. */
const isIntroduced = (name: string, text: string) =>
  new RegExp(
    `(?:experience|knowledge|proficien\\p{L}+|familiar\\p{L}*|us(?:ing|ed|e)|work(?:ing|ed)|trained|skilled|competent) (?:\\p{L}+ ){0,3}${escapePattern(name)}(?![\\p{L}\\d])`,
    'iu',
  ).test(text);

/** "Multi" of "Multi-Factor Authentication" */
const IS_PREFIX = /^(?:multi|cross|inter|intra|non|pre|post|sub|self|semi|anti|micro|macro|over|under|on|off)$/i;

/** Skills that the advert asks for, the most wanted first, by the names that a sentence gives them; without one where none may be claimed. */
export function skillsAsked(job: Job, { skills }: Applicant, resumeText: string): Asked[] {
  const texts = `${job.text}\n${resumeText}`;
  const listed = skills.map(tokenise);
  const isSurelySkill = (requirement: SkillRequirement) =>
    requirement.field !== null ||
    listed.some((tokens) => findTerm(tokens, requirement)) ||
    (isIntroduced(requirement.label, requirement.text) && isIntroduced(requirement.label, resumeText));
  return job.requirements
    .flatMap((requirement) => (requirement.kind === 'skill' ? [requirement] : []))
    .filter(({ label, text }) => !job.company.includes(label) && !IS_BENEFIT.test(text) && !IS_PREFIX.test(label))
    .filter(
      (requirement) =>
        requirement.field !== null ||
        (!isPlace(requirement.label) &&
          requirement.label.length > 2 &&
          (isNamedThing(requirement.label) || listed.some((tokens) => findTerm(tokens, requirement)))),
    )
    .map((requirement) => {
      const share =
        requirement.field === null ? UNKNOWN_SHARE : SAID_BY_EVERYBODY.has(requirement.field) ? EVERYBODYS_SHARE : 1;
      const name = isSurelySkill(requirement) ? nameOfRequirement(requirement, texts) : '';
      return {
        name: isKnownALittle(name, resumeText) ? '' : name,
        weight: WEIGHT[requirement.importance] * share,
        requirement,
      };
    })
    .sort((one, other) => other.weight - one.weight);
}

/** What the ranking looks at beside the requirements. */
interface Ranking {
  job: Job;
  applicant: Applicant;
  emphasise: readonly string[];
  isAvoided: (text: string) => boolean;
  previousLetters: readonly string[];
  /** What the advert asks for by a name that the resume has as well. */
  essentials: readonly string[];
}

/** "Migrated from Excel to Odoo" shows no Excel. */
const LEFT_BEHIND = /(?<=\b(?:migrat|mov|switch|chang|convert|transition)\w* )from [^,;.]{2,60}? (?=to\b)/giu;

/** "Worked with UX designers and the data science team": what they do is not what was done. */
const COLLEAGUES =
  /\b(?:with|alongside|between|by|supporting) (?:(?:the|our|a|an|all|other) )?(?:\p{L}[\p{L}&/-]* ){1,2}(?:teams?|departments?)(?!\p{L})|(?<!\p{L})(?:\p{L}[\p{L}&/-]* ){1,2}(?:designers|engineers|developers|scientists|analysts|researchers|programmers|accountants|marketers)(?!\p{L})/giu;

/** The lines of the resume, the best for this letter first, and the requirements that any of them answers. */
export function rankProofs(
  asked: readonly Asked[],
  { job, applicant, emphasise, isAvoided, previousLetters, essentials }: Ranking,
): { proofs: Proof[]; answered: ReadonlySet<SkillRequirement> } {
  const wanted = new Set([...tellingTerms(job.text), ...tellingTerms(job.role)]);

  const jobs = applicant.roles.filter(({ kind, title }) => kind === 'job' && title !== '');
  const isChange = jobs.every(({ title }) => nearnessOfWork(job.role, title) < NEAR_WORK);
  const isBeside = ({ kind, title, isPartTime }: Role) =>
    kind === 'unpaid' || (isPartTime === true && nearnessOfWork(job.role, title) < NEAR_WORK);
  const leading = LEADS.test(job.role) ? LEADING : ASKS_TO_LEAD.test(job.text) ? LEADING * ASKED_BESIDE : 0;
  const sought = linesOfAdvert(job.text);
  const mattersWanted = mattersAsked(job);
  const answered = new Set<SkillRequirement>();
  const isOfHouse = new Set(termsOf(`${job.company} ${job.contact}`));
  const trade = new Set(termsOfTrade(job.text).filter((term) => !isOfHouse.has(term)));
  const ranked = applicant.roles
    .flatMap((role, order) => role.lines.map((line) => ({ role, line, order })))
    .filter(({ role, line }) => !isAvoided(`${line} ${role.place} ${role.title}`))
    .map(({ role, line, order }): Ranked => {
      const tokens = tokenise(line.replace(LEFT_BEHIND, '').replace(COLLEAGUES, ''));
      const shown = asked.filter(({ requirement }) => findTerm(tokens, requirement));
      const tools = tokenise(role.tools ?? '');
      const used = asked.filter(({ requirement }) => findTerm(tools, requirement));
      const nearness = nearnessOfWork(job.role, role.title);
      const terms = [...new Set(tellingTerms(line))];
      const shared = terms.filter((term) => wanted.has(term)).length;
      const words = [...new Set(termsOfTrade(line))].filter((term) => trade.has(term));
      const likeLines = sought.filter((asks) => isLikeLine(terms, asks)).length;
      const score =
        shown.reduce((sum, { weight }) => sum + weight, 0) +
        Math.min(
          TOOLS_MAX,
          used.reduce((sum, { weight }) => sum + weight * TOOLS_SHARE, 0),
        ) +
        Math.min(SHARED_WORDS_MAX, shared * SHARED_WORD) +
        Math.min(LIKE_LINES_MAX, likeLines * LIKE_LINE) +
        (essentials.some((name) => line.includes(name)) ? ESSENTIAL : 0) +
        (hasOutcome(line) ? OUTCOME : /\d/.test(line) ? FIGURE : 0) +
        (leading > 0 && LEADS_PEOPLE.test(line) ? leading : 0) +
        (isChange &&
        (role.kind === 'project' || role.kind === 'training') &&
        (job.language === 'ar' || shown.length > 0 || used.length > 0 || words.length > 0)
          ? NEW_TRADE
          : 0) +
        (isWishedFor(`${line} ${role.place} ${role.title}`, emphasise) ? WISHED_FOR : 0) -
        (isBeside(role) && !isChange ? BESIDE_WORK : 0) -
        order * EARLIER_JOB +
        nearness * SAME_WORK;
      // Of another trade than the one that is told, the same words may mean other things.
      const matters = (nearness >= NEAR_WORK || isChange ? [...mattersOf(line)] : []).flatMap((name) =>
        mattersWanted.has(name) ? [{ name, worth: mattersWanted.get(name)! * MATTER }] : [],
      );
      const told = previousLetters.filter((letter) => letter.includes(line.slice(4, 40))).length;
      for (const { requirement } of shown) answered.add(requirement);
      const named = (of: readonly Asked[]) => [...new Set(of.map(({ name }) => name))].filter(Boolean);
      const shows = named(shown);
      const qualities = named(shown.filter(({ requirement }) => SAID_BY_EVERYBODY.has(requirement.field ?? '')));
      const share = job.language === 'en' ? strengthOf(line) : 1;
      const whole =
        score + Math.min(TRADE_WORDS_MAX, words.length * TRADE_WORD) + Math.min(MATTERS_MAX, sumOf(matters));
      return {
        proof: {
          role,
          line,
          shows,
          qualities,
          isLikeAsked: likeLines > 0 || words.length >= MIN_LIKE_TERMS,
          isOfSameWork: nearness >= NEAR_WORK,
          score: whole * (whole > 0 ? share * USED_BEFORE ** told : 1),
        },
        words,
        shown,
        matters,
      };
    });
  return { proofs: eachForSomethingElse(ranked), answered };
}

interface Ranked {
  proof: Proof;
  words: readonly string[];
  shown: readonly Asked[];
  matters: readonly Matter[];
}

interface Matter {
  name: string;
  worth: number;
}

const sumOf = (matters: readonly Matter[]) => matters.reduce((sum, { worth }) => sum + worth, 0);

/** The best first, and behind it that which is best for what has not been told yet. */
function eachForSomethingElse(ranked: readonly Ranked[]): Proof[] {
  const rest = [...ranked].sort((one, other) => other.proof.score - one.proof.score);
  const words = new Set<string>();
  const shown = new Set<SkillRequirement>();
  const matters = new Set<string>();
  const worth = ({ proof, ...one }: Ranked) => {
    const again =
      Math.min(TRADE_WORDS_MAX, one.words.filter((word) => words.has(word)).length * TRADE_WORD) +
      Math.min(MATTERS_MAX, sumOf(one.matters.filter(({ name }) => matters.has(name)))) +
      one.shown.reduce((sum, { requirement, weight }) => sum + (shown.has(requirement) ? weight : 0), 0);
    return proof.score - again * (1 - TOLD_BEFORE);
  };
  const proofs: Proof[] = [];
  // A letter tells of less.
  while (rest.length > 0 && proofs.length < MOST_IN_TURN) {
    const values = rest.map(worth);
    const [next] = rest.splice(values.indexOf(Math.max(...values)), 1);
    for (const word of next!.words) words.add(word);
    for (const { name } of next!.matters) matters.add(name);
    for (const { requirement } of next!.shown) shown.add(requirement);
    proofs.push(next!.proof);
  }
  return [...proofs, ...rest.map(({ proof }) => proof)];
}
const MOST_IN_TURN = 20;
/** As far as a letter of the usual length goes. */
export const PROOFS_TOLD = 5;

/** Whether a text speaks of one of the topics, by its words or by a quality that it shows. */
export function isWishedFor(text: string, topics: readonly string[]): boolean {
  if (topics.length === 0) return false;
  const terms = termsOf(text);
  const qualities = new Set(tokenise(text).flatMap(({ word }) => QUALITY_OF_WORD.get(word) ?? []));
  return topics.some((topic) => {
    const asked = termsOf(topic);
    return (
      containsTerms(terms, asked) ||
      qualities.has(fold(topic)) ||
      (asked.length > 1 && asked.filter((term) => terms.includes(term)).length > asked.length / 2)
    );
  });
}

/** A story needs a beginning and an end. */
const MIN_STORY_LINES = 2;

/**
 * What the letter is to begin with; else the latest job where it is given and there is enough to tell, the job with the
 * most, or a project made with what is asked for. Null where there is no story.
 */
export function storyOf(proofs: readonly Proof[], latest: Role | null, leadWith: readonly string[] = []): Role | null {
  const wished = proofs.find(({ line, role }) => isWishedFor(`${line} ${role.place} ${role.title}`, leadWith));
  if (wished) return wished.role.lines.length >= MIN_STORY_LINES ? wished.role : null;
  if (latest && latest.lines.length >= MIN_STORY_LINES) return latest;
  const tellable = proofs.filter(({ role }) => role.lines.length >= MIN_STORY_LINES);
  const isAnswer = ({ role, shows }: Proof) => role.kind === 'job' || (role.kind !== 'unpaid' && shows.length > 0);
  const answering = new Set(tellable.filter(isAnswer).map(({ role }) => role));
  const sums = new Map<Role, number>();
  for (const { role, score } of tellable)
    if (answering.has(role) || answering.size === 0) sums.set(role, (sums.get(role) ?? 0) + score);
  return [...sums].sort(([, one], [, other]) => other - one)[0]?.[0] ?? null;
}
