import { findTerm } from '@vitae/language/adverts/find-term';
import { LORRY_LICENCES } from '@vitae/language/occupations';
import { escapePattern } from '@vitae/language/phrases';
import { impliedSkills } from '@vitae/language/skill-parents';
import { KNOWN_SKILLS } from '@vitae/language/skills';
import { spokenLanguage } from '@vitae/language/spoken-languages';
import { stem } from '@vitae/language/stems';
import { type Token, tokenise } from '@vitae/language/tokens';
import type { AdvertRequirement, SkillRequirement } from '../../adverts/requirements.ts';
import { firstGroup } from '../text/first-group.ts';
import { sentencesOf } from '../text/words.ts';
import type { Job } from '../understand/advert.ts';
import type { Applicant } from '../understand/applicant.ts';
import type { Asked } from './proofs.ts';
import { inRunningText, isNamedThing } from './wording-of-skills.ts';

const SAYS_OR =
  /\b(?:or|and\/or|such as|similar|equivalent|e\.g|like|ideally|preferabl[ye]|preferred|advantage\w*|plus|bonus|desirable|helpful|useful|provided|training|willing\w*|interest\w*|happy to)\b|\/|(?<!\p{L})(?:[أا]و|يفض\p{L}*|[إا]ضافة|ميزة|[أا]فضلية|تسعدنا|ستسعدنا|مثل)(?!\p{L})/iu;
const byLabel = new Map(KNOWN_SKILLS.map((skill) => [skill.label, skill]));
const childrenOf = new Map<string, string[]>();
for (const { label } of KNOWN_SKILLS)
  for (const parent of impliedSkills(label)) childrenOf.set(parent, [...(childrenOf.get(parent) ?? []), label]);

const familyOf = (label: string) => [label, ...(childrenOf.get(label) ?? [])].flatMap((one) => byLabel.get(one) ?? []);

/** Who has worked with these knows it, whether or not the resume says so. */
const SHOWN_BY: Partial<Record<string, readonly string[]>> = {
  Excel: ['Microsoft Office'],
  Word: ['Microsoft Office'],
  PowerPoint: ['Microsoft Office'],
  Outlook: ['Microsoft Office'],
  HTML: ['JavaScript'],
  CSS: ['JavaScript'],
};

const OF_EVERY_OFFICE: ReadonlySet<string> = new Set([
  'Microsoft Office',
  'Excel',
  'Word',
  'Outlook',
  'PowerPoint',
  'Microsoft Teams',
  'Google Workspace',
]);

const MOST_EXAMPLES = 200;

/** "Message brokers (RabbitMQ, Kafka)", "Java, Python or Go": who knows one of them lacks nothing. */
function isOneOfSeveral({ label, alternatives, text }: SkillRequirement, resume: Token[]): boolean {
  const examples = (text.match(/\([^()]{3,120}\)/g) ?? []).flatMap((aside) =>
    aside.includes(label) ? aside.slice(1, -1).split(/,\s*|\s+and\s+/) : [],
  );
  return [...alternatives, ...examples.slice(0, MOST_EXAMPLES)]
    .filter((name) => name !== label)
    .some((name) => {
      const words = tokenise(name).map(({ word }) => word);
      return words.length > 0 && words.every((word) => resume.some((token) => token.word === word));
    });
}

/** A body in short, "GPhC" as well. */
const REGISTRATION =
  /(?<![\p{L}\d])(?:([A-Z][A-Za-z]{0,4}[A-Z]) (?:registration|registered|register|PIN)|[Rr]egist(?:ration|ered) with (?:the )?([A-Z][A-Za-z]{0,4}[A-Z])|[Rr]egistered [\p{L}' ]{3,40} \(([A-Z][A-Za-z]{0,4}[A-Z])\)|[Rr]egister (?:of [\p{L}&' ]{3,60} )?(?:maintained|kept|held) by (?:the )?([A-Z][A-Za-z]{0,4}[A-Z]))(?![\p{L}\d])/u;
/** "Successful candidates will present their KRA PIN": nobody has to have it when they apply. */
const AFTER_THE_OFFER =
  /\bsuccessful (?:candidates?|applicants?)\b|\b(?:upon|on|before|after|prior to) (?:an? |the )?(?:offer|appointment|joining|employment|start(?:ing)?)\b|\b(?:KRA|SARS|tax|TIN|NSSF|NHIF|SHIF|SHA) (?:PIN|number|certificate)\b/i;
const LORRY_LICENCE = new RegExp(
  `(?<![\\p{L}\\d])(${[...LORRY_LICENCES].map((name) => escapePattern(name.toUpperCase())).join('|')}) licen[cs]e`,
  'u',
);
const MAX_LINE = 240;

/** "NZ registration" does not say with whom. */
const IS_COUNTRY = /^(?:NZ|UK|US|USA|UAE|KSA|EU|GCC|SA|AU|CA|IE)$/;

/** "Registered Veterinary Nurse", who does not say with whom: it may be that body. */
const isRegisteredSomewhere = (resume: string) =>
  /\bregist(?:ered|ration)\b/i.test(resume) &&
  !resume.split('\n').some((line) => line.length < MAX_LINE && (bodyAsked(line) !== '' || /\bPIN\b/.test(line)));

/** "NMC registration", "a C+E licence": without them nobody is let to work. */
function registrationAsked(advert: string, resume: string): string {
  for (const line of statementsOf(advert)) {
    if (line.length > MAX_LINE || SAYS_OR.test(line) || AFTER_THE_OFFER.test(line)) continue;
    const body = bodyAsked(line);
    if (
      body !== '' &&
      !IS_COUNTRY.test(body) &&
      !holds(resume, body) &&
      !isSpeltOut(body, resume) &&
      !isRegisteredSomewhere(resume)
    )
      return `${body} registration`;
    const category = LORRY_LICENCE.exec(line)?.[1] ?? '';
    if (category && ![category, 'HGV', 'LGV', 'Class 1'].some((one) => holds(resume, one)))
      return `a ${category} licence`;
  }
  return '';
}

/** Lines, and the sentences of an advert in prose. */
const statementsOf = (advert: string) => advert.split('\n').flatMap(sentencesOf);

/** "Board of Engineers Malaysia", where "BEM" is asked for. */
const isSpeltOut = (short: string, text: string) =>
  new RegExp(
    `(?<![\\p{L}])${[...short].map((letter) => `${letter}\\p{L}+`).join('(?:,? (?:of|and|for|the|in|&))* ')}`,
    'u',
  ).test(text);

function bodyAsked(line: string): string {
  const found = REGISTRATION.exec(line);
  if (!found || OF_THE_HOUSE.test(line.slice(0, found.index))) return '';
  return firstGroup(found) ?? '';
}
/** "We are a family-run nursing home registered with HIQA" asks it of nobody. */
const OF_THE_HOUSE =
  /\bwe(?: are|['’]re)\b|\b(?:home|hospital|school|nursery|cr[eè]che|cent(?:re|er)|company|charity|provider|practice|clinic|firm|agency|organi[sz]ation),? $/i;

/**
 * The body that the advert wants its people registered with, where a line of the resume says so: "NMC PIN 14H0212E", or
 * "Full registration" above "General Teaching Council for Scotland" for the GTCS.
 */
export function registrationHeld(advert: string, resume: string): string {
  const asked = statementsOf(advert).map((line) => (line.length > MAX_LINE ? '' : bodyAsked(line)));
  const lines = resume.split('\n').flatMap(sentencesOf);
  return (
    asked.find(
      (body) =>
        body.length > 2 &&
        lines.some(
          (line, at) =>
            !UNDER_WAY.test(line) &&
            ((new RegExp(`(?<!\\p{L})${body}(?!\\p{L})`, 'u').test(line) && SAYS_REGISTERED.test(line)) ||
              (IS_REGISTRATION.test(line) && isSpeltOut(body, `${line}\n${lines[at + 1] ?? ''}`))),
        ),
    ) ?? ''
  );
}
const UNDER_WAY =
  /\b(?:process|pending|appl(?:y|ied|ying|ication)|eligible|awaiting|decision letter|aptitude test|adaptation)\b/i;
const SAYS_REGISTERED = /\b(?:pin|regist\w+|[A-Z]{0,3}\d{4,8}[A-Z]?|\d\d[A-Z]\d{4}[A-Z])\b/iu;
const IS_REGISTRATION = /\b(?:registration|registered)\b/i;

const holds = (text: string, name: string) => text.toLowerCase().includes(name.toLowerCase());

const TOOL_FIELDS: ReadonlySet<string> = new Set(['programming', 'data', 'design', 'finance', 'care', 'engineering']);

/** "Outreach" and "Agile" are known as products and methods, but adverts speak of other things by these words. */
const isOfTools = ({ field, forms }: SkillRequirement) => TOOL_FIELDS.has(field ?? '') && !forms[0]!.isEverydayWord;

/** "iOS, Android and Windows", "SQL and Python", "Go, a PHP monolith": one of several, of which nobody needs each. */
function isAmongOthers({ label, text }: SkillRequirement): boolean {
  const name = escapePattern(label);
  return new RegExp(
    `(?:[,/&]|\\band|\\bor) ?(?:(?:an?|the|some) )?${name}(?![\\p{L}\\d])|(?<![\\p{L}\\d])${name} ?(?:[,/&]|\\band\\b|\\bor\\b)`,
    'iu',
  ).test(text);
}

/** "Fluent French", "able to speak Chinese": what one is to speak, and neither "Chinese students" nor "French cuisine". */
const isSpokenLanguage = (language: string, text: string) =>
  new RegExp(
    `\\b(?:fluen\\w*|speak\\w*|spoken|bilingual|native|proficien\\w*|command) (?:\\p{L}+ ){0,4}${language}(?! \\p{Ll}+s\\b| cuisine| food| market)|\\b${language}[- ](?:speak\\w*|fluen\\w*|language (?:skills?|proficien\\w*)|proficien\\w*|is (?:required|a must|essential))`,
    'iu',
  ).test(text);

/** "REST APIs", where the resume tells of an API: what is lacking is not for a letter to say. */
function isThereByItsKind(label: string, resume: readonly Token[]): boolean {
  const kind = stem(tokenise(label).at(-1)?.word ?? '');
  return label.includes(' ') && resume.some(({ word }) => stem(word) === kind);
}

/** "VLANs" in the advert, whatever the list calls one. */
const asPluralIn = (advert: string, name: string) =>
  /^\p{Lu}{2,6}$/u.test(name) && !new RegExp(`\\b${name}\\b`).test(advert) && advert.includes(`${name}s`)
    ? `${name}s`
    : name;

/** Named, asked for outright, and of a kind that has tools; that somebody cannot write a letter in Word is nothing to say in one. */
const isRequiredTool = (requirement: SkillRequirement) =>
  requirement.importance === 'required' &&
  isNamedThing(requirement.label) &&
  isOfTools(requirement) &&
  !OF_EVERY_OFFICE.has(requirement.label);

/** Of an advert that speaks of nothing more often than of Python, to own up to PostgreSQL alone would mislead. */
function coreLacking(
  asked: readonly Asked[],
  resume: Token[],
  isThere: (requirement: SkillRequirement) => boolean,
): Asked | undefined {
  const [core] = asked
    .filter(({ requirement }) => isRequiredTool(requirement) && requirement.mentions >= MENTIONS_OF_CORE)
    .sort((one, other) => other.requirement.mentions - one.requirement.mentions);
  return core && !isThere(core.requirement) && !isOneOfSeveral(core.requirement, resume) ? core : undefined;
}
const MENTIONS_OF_CORE = 4;

/** Only what is required outright, goes by a name, and stands nowhere in the resume: everything else may be there in other words. */
export function gapOf(job: Job, asked: readonly Asked[], applicant: Applicant, resume: Token[], texts: string): string {
  const isThere = (requirement: SkillRequirement) =>
    [
      requirement,
      ...(SHOWN_BY[requirement.label] ?? []).flatMap(familyOf),
      ...(childrenOf.get(requirement.label) ?? []).flatMap((label) => byLabel.get(label) ?? []),
    ].some((skill) => findTerm(resume, skill));
  const lacking = asked.filter(
    ({ requirement }) =>
      isRequiredTool(requirement) &&
      // "IT literate" is no tool.
      !/^IT\b/.test(requirement.label) &&
      !SAYS_OR.test(requirement.text) &&
      !isThere(requirement) &&
      !isOneOfSeveral(requirement, resume) &&
      !tokenise(requirement.label).some(
        ({ text, word }) => isNamedThing(text) && resume.some((token) => token.word === word),
      ) &&
      !isThereByItsKind(requirement.label, resume) &&
      !isAmongOthers(requirement) &&
      // "cGMP" in the resume, where "GMP" is asked for.
      !holds(texts.slice(job.text.length), requirement.label) &&
      // What the list calls "CPD" may be asked for in other words.
      holds(requirement.text, requirement.label),
  );
  // What is named in the title of the job is missed first.
  const skill =
    lacking.find(({ requirement }) => holds(job.role, requirement.label)) ??
    coreLacking(asked, resume, isThere) ??
    lacking[0];
  const named = skill ? inRunningText(skill.requirement.label, texts) : '';
  // What is written small is a field, and no tool: a designer without the word "typography" lacks nothing.
  if (/\p{Lu}|\d/u.test(named)) return asPluralIn(job.text, named);
  const words = new Set(resume.flatMap(({ word }) => [word, spokenLanguage(word) ?? word]));
  const isRequired = ({ importance, text }: AdvertRequirement) => importance === 'required' && !SAYS_OR.test(text);
  const language = job.requirements.find(
    (requirement) =>
      requirement.kind === 'language' &&
      // Who lists no languages may speak it.
      (applicant.languages.length > 0 || applicant.languagesAsWritten !== '') &&
      isRequired(requirement) &&
      requirement.language !== 'english' &&
      isSpokenLanguage(requirement.language, requirement.text) &&
      !words.has(requirement.language),
  );
  if (language?.kind === 'language') return language.language.charAt(0).toUpperCase() + language.language.slice(1);
  const registration = registrationAsked(job.text, texts.slice(job.text.length));
  if (registration) return registration;
  const licence = job.requirements.some(
    (requirement) => requirement.kind === 'driving-licence' && isRequired(requirement),
  );
  return licence && !applicant.personal.drivingLicence && !/licen[cs]e|رخصة/i.test(texts.slice(job.text.length))
    ? 'a driving licence'
    : '';
}
