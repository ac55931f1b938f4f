import { namesCertificate } from '@vitae/language/certificates';
import { fold } from '@vitae/language/fold';
import { namesOccupation } from '@vitae/language/occupations';
import { CREDENTIALS } from '@vitae/language/persons';
import { escapePattern } from '@vitae/language/phrases';
import { knownSkill } from '@vitae/language/skills';
import { spokenLanguage } from '@vitae/language/spoken-languages';
import { isStudiedFor, NEAR_WORK, nearnessOfWork } from '../../plan/line-of-work.ts';
import type { Plan } from '../../plan/plan.ts';
import { PROOFS_TOLD, type Proof } from '../../plan/proofs.ts';
import { beginsWithDeed } from '../../plan/strength.ts';
import { isNamedThing, labelOf, withoutDoubles, withoutPartsOfPairs } from '../../plan/wording-of-skills.ts';
import { listOf, upperFirst, wordCount } from '../../text/words.ts';
import type { Role } from '../../understand/role.ts';
import type { Said } from '../paragraphs.ts';
import { asItem } from './as-item.ts';
import { ENOUGH } from './evidence.ts';
import { papersAsked, pointsOfResume } from './held.ts';
import { placeOf, titleOf } from './names.ts';
import {
  ATTRIBUTE,
  IS_BODY_OF_RULES,
  IS_HELD,
  IS_NO_SKILL,
  IS_OFFICE_TOOL,
  inList,
  inOneCase,
  isExperience,
  isNamedGap,
  isSkill,
  withoutShouting,
} from './names-of-skills.ts';
import { isSureStudy, nameOfSchool, studyInWords, theSchool } from './names-of-studies.ts';
import { firstWords, opensWithSkills } from './opening.ts';
import { factsOf } from './profile.ts';
import type { Telling } from './telling.ts';

const MAX_EXPERIENCE = 3;

/** Names that read well after "experience with". */
const isSpoken = (name: string) =>
  name.length > 2 &&
  !/^an? /.test(name) &&
  !/^(?:EN )?(?:ISO|BS)$/.test(name) &&
  !/^A[- ]levels?$/i.test(name) &&
  !ATTRIBUTE.test(name) &&
  !IS_NO_SKILL.test(name) &&
  !namesOccupation(name);

/** What a line shows by its own words: "product managers" are no experience of product management. */
export const spokenOf = ({ shows, line }: Proof): string[] =>
  shows.filter(
    (name) =>
      isSpoken(name) && (isNamedThing(name) || line.toLowerCase().includes(name.toLowerCase().replace(/s$/, ''))),
  );

/** Those of them that one can be said to have experience with. */
export const experienceIn = (proof: Proof): string[] => spokenOf(proof).filter(isExperience).map(inList);

/** "Used React", "a service in Go", "built with SQL": the work was done with it, and was not only about something that has the word in its name. */
const isWorkedWith = (name: string, line: string) =>
  new RegExp(
    `\\b(?:us(?:ing|ed|e)|with|in|through|via|on) (?:[\\p{L}\\d+#.]+,? (?:and |or )?){0,2}${escapePattern(name)}(?![\\p{L}\\d])`,
    'iu',
  ).test(line);

/** Those names that one line by itself may not bear out: it takes two lines, the list of skills, or a line that says how. */
export const isBorneOut = (name: string, { evidence, plan }: Telling) =>
  plan.applicant.skills.some((skill) => fold(skill).includes(fold(name))) ||
  evidence.filter((one) => experienceIn(one).includes(name)).length > 1 ||
  evidence.some(({ line }) => isWorkedWith(name, line));

/** "Nursing", of a nurse: it says nothing. */
const isOfTrade = (name: string, role: string) =>
  !name.includes(' ') &&
  fold(role)
    .split(' ')
    .some((word) => word.length > ROOT && fold(name).startsWith(word.slice(0, ROOT)));

/** What the advert asks for and the work shows; none where the lines told have all of it in so many words. */
function experienceToSay(telling: Telling): string[] {
  const { evidence, plan } = telling;
  const names = [...new Set(evidence.flatMap(experienceIn))]
    .filter((name) => isBorneOut(name, telling) && !isOfTrade(name, plan.job.role))
    .slice(0, MAX_EXPERIENCE);
  const isTold = namedIn(evidence.slice(0, ENOUGH).map(({ line }) => line));
  return names.every(isTold) ? [] : names;
}

/** What the work told shows of what the advert asks for. */
export function experience(telling: Telling): Said {
  const names = experienceToSay(telling);
  return { text: names.length > 0 ? telling.say('experience', listOf(names)) : '', rank: 2 };
}

/** "Wound care: Provided … (Staff Nurse, Ashgrove)", the most wanted first. */
export function matchItems(telling: Telling): Said[] {
  const { plan, lead } = telling;
  const opened = lead ? '' : firstWords(telling);
  const told: { text: string; where: string; role: Role }[] = [];
  const used = new Set<string>(lead ? [lead.line] : []);
  const skills = [
    ...new Set(telling.evidence.flatMap(({ shows, qualities }) => shows.filter((name) => !qualities.includes(name)))),
  ];
  for (const name of skills) {
    const proof = telling.evidence.find(({ shows, line }) => shows.includes(name) && !used.has(line));
    if (!proof || told.length === MAX_MATCHES || !isSpoken(name)) continue;
    used.add(proof.line);
    const names = [titleOf(proof.role), placeOf(proof.role)].filter(Boolean).join(', ');
    // No brackets within brackets: "Engineer (Front-End)" as "Engineer – Front-End".
    const where = names.replace(/ \(([^()]*)\)/g, ' – $1');
    const isPlain =
      proof.line.toLowerCase().startsWith(name.toLowerCase()) || wordCount(proof.line) <= wordCount(name) + 2;
    // "Bank reconciliation" is not shown by the reconciliation of taxes.
    const label =
      isPlain ||
      proof.line.includes(':') ||
      /^\p{Lu}{2,5}$/u.test(name) ||
      !spokenOf(proof).includes(name) ||
      isAside(name, proof.line) ||
      !fold(proof.line).includes(fold(name))
        ? ''
        : `${IS_WRITTEN_SMALL.test(name) ? name : upperFirst(name)}: `;
    const line = asItem(proof.line).replace(/[.;,\s]+$/, '');
    told.push({ text: label ? `${label}${asGoingOn(line)}` : line, where, role: proof.role });
  }
  // No bracket behind a bracket, and all items of a list alike.
  const isBracketed = told.every(({ text }) => !text.endsWith(')'));
  // Right below the post that the letter has begun with, what was done there needs no bracket.
  const isOpened = (role: Role) => (lead ? lead.role === role : placeOf(role) !== '' && opened.includes(placeOf(role)));
  const areOfOpened = told.every(({ role }) => role === told[0]!.role) && told.some(({ role }) => isOpened(role));
  const items = told.map(({ text, where }) =>
    where === '' || areOfOpened ? text : isBracketed ? `${text} (${where})` : `${text} – ${where}`,
  );
  // Studies and skills alone answer no requirement with work.
  if (items.length === 0) return [];
  if (plan.study?.isAskedFor && isSureStudy(plan.study.study) && !opened.includes(theSchool(plan.study.study.school)))
    items.push(
      `Education: ${plan.study.study.asWritten || `${studyInWords(plan.study.study)}, ${nameOfSchool(plan.study.study.school)}`}`,
    );
  items.push(...papersAsked(plan, telling.choose).filter((text) => !isAmong(items, text)));
  const named = withoutPartsOfPairs(withoutDoubles(skillsInBothNames(plan, plan.listed.filter(isSkill)).map(inList)))
    .filter((name) => !namedIn(items)(name))
    .slice(0, SKILLS.most);
  if (named.length > 1)
    items.push(
      `${told.some(({ text }) => /^[^.]{2,40}: /.test(text)) ? OTHER_SKILLS : SKILLS_ALONE}${listOf(inOneCase(named, belowTitle(plan)))}`,
    );
  return items.map((text, index) => ({ text, rank: index < 4 ? 0 : 1, isItem: true }));
}

/** "Wound care: dressed …": what was done goes on behind what is asked for. */
const asGoingOn = (line: string) =>
  beginsWithDeed(line) ? line.replace(/^\p{Lu}(?=[\p{Ll}-]+ )/u, (letter) => letter.toLowerCase()) : line;

const isAmong = (items: readonly string[], text: string) => items.some((item) => fold(item).includes(fold(text)));

/** Whether one of the texts has the name of a skill, without what stands in brackets behind it. */
const namedIn = (texts: readonly string[]) => {
  const folded = texts.map(fold);
  return (name: string) => {
    const named = new RegExp(
      `(?<![\\p{L}\\d])${escapePattern(fold(name.replace(/ \([^()]*\)$/, '')))}(?![\\p{L}\\d+#])`,
      'u',
    );
    return folded.some((text) => named.test(text));
  };
};

/** Of what a long line names at its end it is no proof as a whole. */
const isAside = (name: string, line: string) => {
  const at = fold(line).indexOf(fold(name));
  return at > 0 && wordCount(line) > LONG_LINE && wordCount(line.slice(0, at)) > LONG_LINE / 2;
};
const LONG_LINE = 26;

const OTHER_SKILLS = 'Other relevant skills: ';
const SKILLS_ALONE = 'Relevant skills: ';
/** Whether an item of the list names skills. */
export const namesSkills = (item: string) => item.startsWith(OTHER_SKILLS) || item.startsWith(SKILLS_ALONE);
export const MIN_MATCHES = 2;
const MAX_MATCHES = 5;

const ROOT = 4;
const SKILLS = {
  enough: 3,
  most: 5,
  /** Where no work is told beside them. */
  mostOfThemselves: 8,
};

/** What is asked for most first, each by the fuller name that the page has as well. */
function skillsInBothNames({ namedSkills }: Plan, listed: readonly string[]): string[] {
  const named = namedSkills.map(withoutShouting);
  const inFull = (name: string) => named.find((other) => fold(other).includes(fold(name))) ?? name;
  return [...new Set([...listed.map(inFull), ...named])];
}

/** In a title every word has its capital. */
const belowTitle = ({ job }: Plan) => (job.role === '' ? job.text : job.text.replaceAll(job.role, ''));

/** Node.js before all else, to whoever looks for a Node developer. */
const ofRoleFirst = (names: readonly string[], role: string): string[] => {
  const words = new Set(fold(role).split(/[^\p{L}\d+#]+/u));
  const isOfRole = (name: string) => words.has(fold(labelOf(name)).split(/[ .]/)[0]!);
  return [...names.filter(isOfRole), ...names.filter((name) => !isOfRole(name))];
};

/** Skills that the advert asks for and no line of the resume tells of, with others where they are few. */
export function skills(telling: Telling): Said {
  const { plan, say, evidence } = telling;
  if (opensWithSkills(telling)) return { text: '', rank: 0 };
  // "Mentoring", where a line begins with "Mentor student nurses".
  const isTold = (name: string) =>
    /^\p{Ll}+ing$/u.test(name) &&
    evidence.some(({ line }) => line.toLowerCase().includes(name.replace(/(?:(.)\1)?ing$/, '$1')));
  const facts = [...factsOf(plan), ...pointsOfResume(plan, telling.choose)]
    .filter(({ introducesItems }) => !introducesItems)
    .map(({ text }) => text);
  const isAmongFacts = namedIn(facts);
  // "Dental nursing" of a dental nurse.
  const isOfPost = (name: string) => {
    const roots = name
      .toLowerCase()
      .split(' ')
      .map((word) => word.slice(0, ROOT));
    return plan.applicant.roles.some(({ title }) => roots.every((root) => title.toLowerCase().includes(root)));
  };
  const listed = plan.listed.filter(
    (name) =>
      !(name.includes(' ') && isOfPost(name)) && isSkill(name) && spokenLanguage(fold(name)) === null && !isTold(name),
  );
  // "My experience covers Python", and knowledge of it beside that.
  const shown = fold(experienceToSay(telling).join(', '));
  const isInProof = namedIn(evidence.slice(0, ENOUGH).map(({ line }) => line));
  const canBeTold = (name: string) => !isAmongFacts(name) && !isInProof(name) && !IS_BODY_OF_RULES.test(name);
  const most = evidence.length > 0 ? SKILLS.most : SKILLS.mostOfThemselves;
  const asked = ofRoleFirst(
    withoutDoubles([...shownUntold(telling), ...skillsInBothNames(plan, listed)]),
    plan.job.role,
  )
    // "SolidWorks (CSWP)" and "Power BI / DAX" are said with the first of them.
    .filter((name) => !shown.includes(fold(name.replace(/ \([^()]*\)$| \/ .*$/, ''))))
    // "AWS Certified Developer" is what somebody is, and nothing that they know.
    .filter((name) => !/\bcertified\b|^(?:class|category) [A-Z]\d?$/i.test(name))
    .filter(canBeTold)
    .slice(0, most);
  // What another line of work has taught is nothing to offer where nobody asks for it.
  const others = plan.isOtherWork
    ? []
    : withoutProgramming(
        plan.otherSkills.filter((name) => isSkill(name) && !IS_OFFICE_TOOL.test(name)),
        plan,
      );
  // "SQL (PostgreSQL, MySQL), MySQL"; "web accessibility" twice
  const names = [...asked, ...others.slice(0, Math.max(0, SKILLS.enough + 1 - asked.length))].filter(
    (name, at, all) =>
      canBeTold(name) &&
      all.findIndex((other) => fold(other) === fold(name)) === at &&
      !all.some((other, index) => index !== at && other.includes(`(`) && other.includes(name)),
  );
  // "I can also offer banking", "My skills include MS Office": one name says little of anybody.
  const isWorthSaying = names.length > 1;
  return {
    text: isWorthSaying ? say('skills', listOf(inOneCase(names.map(inList), belowTitle(plan)))) : '',
    rank: asked.length > 0 ? 1 : 2,
  };
}

/** Skills of the list that are asked for, and shown by nothing but lines that no letter can tell: "Environment: PHP, Ajax". */
const shownUntold = ({ plan, evidence }: Telling): string[] =>
  plan.proofs
    .slice(0, PROOFS_TOLD)
    .flatMap(({ shows }) => shows)
    .filter(
      (name) =>
        !evidence.some(({ shows }) => shows.includes(name)) &&
        plan.applicant.skills.some((skill) => fold(labelOf(skill)) === fold(labelOf(name))),
    )
    .slice(0, MOST_UNTOLD);
const MOST_UNTOLD = 2;

/** "JavaScript, React and CSS", to whoever looks for a bartender: of a trade that is mostly programming and is not asked for. */
function withoutProgramming(names: string[], { job }: Plan): string[] {
  const isProgramming = (name: string) => knownSkill(labelOf(name))?.field === 'programming';
  const others = names.filter((name) => !isProgramming(name));
  const isAskedFor = job.requirements.some(
    (one) => one.kind === 'skill' && /^(?:programming|data)$/.test(one.field ?? ''),
  );
  return isAskedFor || others.length * 2 >= names.length ? names : others;
}

export function gap({ plan, say }: Telling): Said {
  // "CPA" is not picked up on the way.
  const isHeld = IS_HELD.test(plan.gap) || CREDENTIALS.has(fold(plan.gap)) || namesCertificate(plan.gap);
  const text = isHeld ? `I should say that my resume does not mention ${plan.gap}.` : say('gap', plan.gap);
  // "I hold a full licence", in a note.
  const said = fold(plan.statements.join(' ')).replaceAll('license', 'licence');
  const isSaid = plan.gap
    .split(' ')
    .some((word, at, all) => (at === all.length - 1 || /^\p{Lu}{3,}$/u.test(word)) && said.includes(fold(word)));
  // Who comes from elsewhere has said that much would be new.
  const isOfChange = isHeld ? !isKnownTrade(plan) : plan.isOtherWork;
  return { text: plan.gap && isNamedGap(plan.gap) && !isSaid && !isOfChange ? text : '', rank: 1 };
}

/** Whoever has never worked in a trade, nor studied it, lacks more than its papers. */
const isKnownTrade = ({ job, applicant: { roles, studies } }: Plan) =>
  roles.some(({ title }) => nearnessOfWork(job.role, title) >= NEAR_WORK) ||
  isStudiedFor(
    job.role,
    studies.map(({ degree }) => degree),
  );

/** "dbt", "npm": a name without a vowel is no word. */
const IS_WRITTEN_SMALL = /^[b-df-hj-np-tv-xz]{2,5}$/;
