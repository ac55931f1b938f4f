import { findTerm } from '@vitae/language/adverts/find-term';
import { DEGREE_LEVELS, degreeLevels } from '@vitae/language/degrees';
import { fold } from '@vitae/language/fold';
import { CREDENTIALS } from '@vitae/language/persons';
import { escapePattern } from '@vitae/language/phrases';
import { impliedSkills } from '@vitae/language/skill-parents';
import { KNOWN_SKILLS, knownSkill } from '@vitae/language/skills';
import { spokenLanguage } from '@vitae/language/spoken-languages';
import { tokenise } from '@vitae/language/tokens';
import type { SkillRequirement } from '../../adverts/requirements.ts';
import type { PersonalField } from '../../parsing/result.ts';
import { containsTerms, tellingTerms, termsOf } from '../text/terms.ts';
import { onceEach } from '../text/words.ts';
import type { Job } from '../understand/advert.ts';
import type { Applicant } from '../understand/applicant.ts';
import { itemsBesideWork, itemsOnPage } from '../understand/held-on-page.ts';
import type { Notes } from '../understand/notes.ts';
import { isPlace } from '../understand/places.ts';
import { readPage } from '../understand/reading-order.ts';
import type { Role } from '../understand/role.ts';
import { isKnownSkill } from '../understand/skills-held.ts';
import type { Study } from '../understand/studies.ts';
import type { LetterTexts } from '../writer.ts';
import { essentialsOf } from './essentials.ts';
import { gapOf, registrationHeld } from './gap.ts';
import { HELD_NO_MORE, holdingsAsked } from './holdings.ts';
import { pointsInBoth, skillsInBoth } from './in-both.ts';
import { learnedFor } from './learned.ts';
import {
  hasNothingNear,
  isFarFrom,
  isOtherLine,
  isStudiedFor,
  isToldAlike,
  latestJob,
  NEAR_WORK,
  nearnessOfWork,
} from './line-of-work.ts';
import { namedInLines } from './named-in-lines.ts';
import { personalFor } from './personal.ts';
import { type Asked, type Proof, rankProofs, SAID_BY_EVERYBODY, skillsAsked, storyOf } from './proofs.ts';
import { qualificationsOf } from './qualifications.ts';
import { canName, inRunningText, isNamedThing, labelOf, withoutDoubles } from './wording-of-skills.ts';

/** What a letter will say, in whatever words and order. Each fact has one place here. */
export interface Plan {
  job: Job;
  applicant: Applicant;
  /** The best first. */
  proofs: Proof[];
  /** Names of requirements that the resume lists without telling more of them, the most wanted first. */
  listed: string[];
  /** Items of the list of skills that the advert names, as the resume writes them. */
  namedSkills: string[];
  /** Further skills of the resume, which the advert does not ask for. */
  otherSkills: string[];
  /** The study that the advert's degree asks for, if one does; else the latest. */
  study: { study: Study; isAskedFor: boolean } | null;
  /** All that the resume names, those first that the advert asks for. */
  languages: Applicant['languages'];
  /** What the advert asks of the person (visa, licence, notice) and the resume states. */
  personal: { field: PersonalField; value: string }[];
  /** Certificates, licences, registrations and courses in the words of the page, what the advert asks for first. */
  qualifications: string[];
  /** How many of them, the first, the advert asks for. */
  qualificationsAsked: number;
  /** Names of certificates, those first that the advert asks for. */
  certificates: string[];
  /** Something that the advert requires by name and the resume does not hold; empty where there is none. */
  gap: string;
  /** The jobs held are of another line of work, and hardly anything of the resume answers what is required. */
  isOtherWork: boolean;
  /** The work told is near enough to the job that a sentence may say so. */
  isNearWork: boolean;
  /** The present or last job; null where the page names a later one that could not be read. */
  latest: Role | null;
  /** It answers something of the advert, or is of its line of work. */
  isLatestNear: boolean;
  /** The role to tell as a story: the latest where it is near, else the one with the most to tell. */
  story: Role | null;
  /** Sentences of the advert on work that the applicant has done something like, the nearest first. */
  duties: string[];
  statements: readonly string[];
  /** What the applicant wants the letter to begin with. */
  leadWith: readonly string[];
}

/** Requirements that lines of the work answer; one may be answered in any trade. */
const ENOUGH_ANSWERS = 2;
/** What an advert says in passing, of a tool that the team has or a field that it is next to, is answered in many trades. */
const SHARE_OF_MENTIONED = 0.25;
/** Of the proofs, as far as a letter of the usual length goes. */
const PROOFS_TOLD = 5;
/** Of the score of the best proof. */
const NEAR_BEST = 0.35;

export function planLetter(
  job: Job,
  whole: Applicant,
  notes: Notes,
  { resumeText, month, previousLetters }: Pick<LetterTexts, 'resumeText' | 'month' | 'previousLetters'>,
): Plan {
  const { emphasise, avoid, leadWith } = notes.wishes;
  // "The internship" is the work of an intern.
  const avoided = avoid.flatMap((topic) => [topic, topic.replace(/ships?$/i, '')]).map(termsOf);
  const isAvoided = (text: string) =>
    avoided.length > 0 && avoided.some((topic) => containsTerms(termsOf(text), topic));
  const applicant = {
    ...whole,
    roles: (avoid.some((topic) => OF_EMPLOYER.test(topic)) ? whole.roles.map(withoutEmployer) : whole.roles).filter(
      ({ place, title }) => !isAvoided(`${place} ${title}`),
    ),
    summary: isAvoided(whole.summary) ? '' : whole.summary,
    studies: whole.studies.filter(({ degree, school }) => !isAvoided(`${degree} ${school}`)),
    languages: whole.languages.filter(({ name }) => !isAvoided(name)),
    languagesAsWritten: isAvoided(whole.languagesAsWritten) ? '' : whole.languagesAsWritten,
    facts: whole.facts.filter((fact) => !isAvoided(fact)),
  };
  const resumeTokens = tokenise(resumeText);
  const texts = `${job.text}\n${resumeText}`;
  // "CPD", a heading, is no skill.
  const told = withoutHeadings(resumeText);
  const asked = skillsAsked(job, applicant, resumeText).filter(
    ({ name, requirement }) => !isAvoided(name) && !isAvoided(requirement.label),
  );
  const essentials = essentialsOf(job, applicant, resumeText);
  const { proofs, answered } = rankProofs(asked, {
    essentials: essentials.terms,
    job,
    applicant,
    emphasise,
    isAvoided,
    previousLetters,
  });
  const proven = new Set(proofs.flatMap(({ shows }) => shows));
  const lists = [
    ...applicant.skills,
    ...applicant.certificates,
    applicant.summary,
    ...applicant.roles.map(({ title }) => title),
  ].map(tokenise);
  const isNamed = namedInLines(resumeText, applicant);
  const isListed = ({ name, requirement }: Asked) =>
    lists.some((tokens) => findTerm(tokens, requirement)) || (name !== '' && isNamed(requirement, name));
  const listed = withoutDoubles([
    ...proven,
    ...asked.filter((one) => one.name !== '' && !proven.has(one.name) && isListed(one)).map(({ name }) => name),
  ])
    // "Jinja" is a town as well.
    .filter((name) => !proven.has(name) && !isPlace(name) && !isOwnTrade(name, applicant.roles))
    .filter(
      (name) =>
        !applicant.certificates.some(
          (one) =>
            fold(one).includes(fold(name)) ||
            initialsOf(one) === name ||
            shortsIn(name).some((short) => shortsIn(one).includes(short)),
        ),
    );
  const isCredential = (name: string) => isCredentialIn(name, resumeText);
  const isOfStudy = (name: string) =>
    applicant.studies.some(({ degree }) => shortsIn(name).some((short) => shortsIn(degree).includes(short)));
  const credentials = listed.filter(
    (name) =>
      isCredential(name) &&
      !isOfStudy(name) &&
      !isHeldInPart(name, resumeText) &&
      // An employer's, of which a line of the work tells.
      !applicant.roles.some(({ lines }) => lines.some((line) => line.includes(name))),
  );
  const tellsOfWork = ({ field }: SkillRequirement) => field === null || !SAID_BY_EVERYBODY.has(field);
  const answers = asked
    .filter((one) => tellsOfWork(one.requirement) && (answered.has(one.requirement) || isListed(one)))
    .reduce((sum, { requirement }) => sum + (requirement.importance === 'mentioned' ? SHARE_OF_MENTIONED : 1), 0);
  const latest = applicant.isLatestRead ? (latestJob(applicant.roles) ?? null) : null;
  const best = proofs.find(({ role }) => role === latest);
  const isLatestNear =
    latest !== null &&
    best !== undefined &&
    best.score >= proofs[0]!.score * NEAR_BEST &&
    (nearnessOfWork(job.role, latest.title) >= NEAR_WORK ||
      proofs.some(({ role, shows }) => role === latest && shows.length > 0));
  const heldOnPage = itemsOnPage(resumeText, applicant.fullName, month);
  const holdings = job.language === 'en' ? holdingsAsked(job.text, heldOnPage) : [];
  const study = isAvoided('degree') || isAvoided('education') ? null : studyFor(job, applicant.studies);
  const registration = registrationHeld(job.text, resumeText);
  // "CIPD" is told as "CIPD Level 5 Associate Diploma".
  const named =
    job.language === 'en'
      ? {
          ...essentials,
          certificates: essentials.certificates.filter((name) => heldOnPage.some((item) => item.includes(name))),
        }
      : { skills: [], certificates: [], degrees: [] };
  const isToldWhole = (name: string) =>
    named.certificates.some((item) => item.length > name.length && item.split(/[\s,()]+/).includes(name));
  // "Certified CMRP" beside "Certified Maintenance and Reliability Professional (CMRP)"
  const isHeldInFull = (name: string) =>
    applicant.certificates.some(
      (other) => other.length > name.length && shortsIn(name).some((short) => shortsIn(other).includes(short)),
    );
  const isStudied = (name: string) => applicant.studies.some(({ degree }) => fold(degree).includes(fold(name)));
  const isCertified = (name: string) => applicant.certificates.some((one) => fold(one).includes(fold(name)));
  const isOfRegister = (name: string) => registration !== '' && name.includes(registration);
  const isOnPage = (name: string) =>
    job.language === 'ar' || heldOnPage.some((item) => item.includes(name) || name.includes(item));
  const held = applicant.certificates.filter(
    (name) =>
      isOnPage(name) && !isAvoided(name) && !isToldWhole(name) && !(registration && name.includes(registration)),
  );
  const certificatesAsked = onceEach([
    ...named.certificates.filter(
      (name) => !isAvoided(name) && !isOfRegister(name) && !isHeldInFull(name) && !isStudied(name),
    ),
    ...credentials.filter(
      (name) => !isToldWhole(name) && name !== registration && !name.startsWith(`${registration} `),
    ),
    ...held.filter((name) => isAskedFor(name, job, asked)),
  ]);
  const answersByWork = [...answered].filter(tellsOfWork).length;
  const isNearWork =
    (answersByWork >= ENOUGH_ANSWERS && !isOtherLine(job.role, applicant.roles)) ||
    applicant.roles.some(({ title }) => nearnessOfWork(job.role, title) >= NEAR_WORK);
  const learned =
    job.language === 'en' &&
    answersByWork < ENOUGH_ANSWERS &&
    nearnessOfWork(job.role, (latest ?? applicant.roles[0])?.title ?? '') < NEAR_WORK
      ? learnedFor(job, resumeText)
      : [];
  const isOfStudyTold = (item: string) =>
    (study !== null && fold(item).includes(fold(study.study.degree))) ||
    applicant.studies.some(({ school }) => fold(item).includes(fold(school)));
  const qualifications = qualificationsOf(
    heldOnPage.filter((item) => !HELD_NO_MORE.test(item)),
    {
      asked: holdings,
      named: [...certificatesAsked, ...named.degrees, ...(registration ? [registration] : [])],
      learned,
      others: held,
      canBeTold: (item) => !isAvoided(item) && !isOfStudyTold(item),
    },
  );
  const beside =
    job.language === 'en'
      ? itemsBesideWork(resumeText, applicant.fullName).filter(({ text }) => !isAvoided(text) && !isOfStudyTold(text))
      : [];
  const skillsNamed = skillsInBoth(
    job,
    beside.flatMap(({ text, isSkill }) => (isSkill && !isCredential(text) ? [text] : [])),
  );
  const points = pointsInBoth(
    job,
    // A resume of a few lines is told line by line.
    applicant.facts.length > 0 ? [] : beside.filter(({ text }) => !skillsNamed.includes(text)),
    [
      ...qualifications.asked,
      ...skillsNamed,
      ...proofs.slice(0, PROOFS_TOLD).map(({ line }) => line),
      ...applicant.roles.map(({ title, place }) => `${title} ${place}`),
      ...applicant.studies.map(({ degree }) => degree),
      ...applicant.languages.map(({ name }) => name),
    ].join('\n'),
  );
  return {
    job,
    applicant,
    proofs,
    namedSkills: skillsNamed.map((skill) => inRunningText(skill, texts)),
    listed: withoutDoubles([
      ...named.skills.filter(
        (name) => !isAvoided(name) && !isCertified(name) && !proofs.some(({ line }) => line.includes(name)),
      ),
      ...listed.filter((name) => !isCredential(name) && !isToldWhole(name)),
    ])
      .flatMap((name) => (job.language === 'en' ? asWrittenIn(told, name, texts) : inArabicLetter(resumeText, name)))
      .map((name) => withItsLevel(name, applicant)),
    otherSkills: withoutDoubles([
      ...proven,
      ...listed,
      ...applicant.skills.filter(
        (skill) =>
          isKnownSkill(skill) &&
          !isCredential(skill) &&
          !isAvoided(skill) &&
          !isOwnTrade(skill, applicant.roles) &&
          !asked.some(({ requirement }) => findTerm(tokenise(skill), requirement)),
      ),
    ])
      .filter(
        (skill) =>
          !isPlace(skill) && !proven.has(skill) && !listed.includes(skill) && !applicant.certificates.includes(skill),
      )
      .map((skill) => inRunningText(skill, texts))
      .filter((skill, _, all) => !isWayOfWorking(skill) || all.every(isWayOfWorking)),
    study,
    languages: languagesFor(job, applicant),
    personal: personalFor(job, applicant),
    qualifications: onceEach([...qualifications.asked, ...points, ...qualifications.others]),
    qualificationsAsked: onceEach([...qualifications.asked, ...points]).length,
    certificates: [...certificatesAsked, ...held.filter((name) => !certificatesAsked.includes(name))],
    gap: gapOf(job, asked, applicant, resumeTokens, texts),
    isOtherWork:
      latest !== null &&
      !isNamedInAdvert(latest.title, job.text) &&
      !isToldAlike(job, applicant.roles) &&
      !isStudiedFor(
        job.role,
        applicant.studies.map(({ degree }) => degree),
      ) &&
      ((answers < ENOUGH_ANSWERS && isOtherLine(job.role, applicant.roles)) ||
        (answers === 0 && (isFarFrom(job, applicant.roles, resumeText) || hasNothingNear(job.role, applicant.roles)))),
    isNearWork,
    latest,
    isLatestNear,
    story: storyOf(proofs, isLatestNear ? latest : null),
    duties: nearestDuties(
      job.duties.filter((duty) => !isAvoided(duty)),
      proofs,
    ),
    leadWith,
    statements: notes.statements.filter((text) => /^\p{Script=Arabic}/u.test(text) === (job.language === 'ar')),
  };
}

/** Whether the advert speaks of the work that a title names: "bus" and "driver" of a School Bus Driver. */
function isNamedInAdvert(title: string, advert: string): boolean {
  const wanted = new Set(tellingTerms(advert));
  return tellingTerms(title).filter((term) => wanted.has(term)).length > 1;
}

/** "don't mention my current employer by name" */
const OF_EMPLOYER = /\b(?:current|present) (?:employer|company|firm|workplace)\b/i;

/** The present job, told without its house. */
function withoutEmployer(role: Role): Role {
  if (role.end !== 'present' || role.place === '') return role;
  const [house = ''] = role.place.split(/,\s*/);
  return { ...role, place: '', lines: role.lines.filter((line) => !line.includes(house)) };
}

/** "Pharmacy" says nothing of a Pharmacy Technician. */
function isOwnTrade(skill: string, roles: readonly Role[]): boolean {
  const root = /^\p{L}{6,}$/u.test(skill) ? fold(skill).slice(0, 6) : '';
  return (
    root !== '' &&
    roles.some(({ title }) =>
      fold(title)
        .split(/\P{L}+/u)
        .some((word) => word.startsWith(root)),
    )
  );
}

/** "ACCA", "CPA": held, and neither a skill nor a tool. */
const isCredentialIn = (name: string, resume: string) =>
  /\b(?:certification|certificate|registration|registered|card|licen[cs]e)$/i.test(labelOf(name)) ||
  (/^[A-Z]{3,6}$/.test(name) &&
    (impliedSkills(name).includes('Accounting') ||
      CREDENTIALS.has(name.toLowerCase()) ||
      new RegExp(
        `(?<!\\p{L})${name}(?: \\([^()]{1,20}\\))? (?:level|qualified|registered|chartered|certified|certificate|member|provider|valid|until|till)`,
        'iu',
      ).test(resume)));

/** "CMA part 1", "part-qualified ACCA": no more is held. */
const isHeldInPart = (name: string, resume: string) =>
  new RegExp(
    `(?<!\\p{L})${escapePattern(name)}[\\s(:,–-]{1,3}(?:part|papers?|inter|intermediate|foundation|finalist|candidate|student|trainee|in progress|pursuing|ongoing|level (?:1|i)\\b)|(?:part[- ]qualified|pursuing|studying(?: for)?|preparing for|towards?)[ ,(]{1,2}${escapePattern(name)}(?!\\p{L})`,
    'iu',
  ).test(resume);

/** "CSCS" of "CSCS black card". */
const shortsIn = (name: string): string[] => name.match(/(?<!\p{L})\p{Lu}{3,8}(?!\p{L})/gu) ?? [];

/** By the name of a skill, or by the short form that the advert has as well: "NEBOSH General Certificate". */
function isAskedFor(certificate: string, job: Job, asked: readonly Asked[]): boolean {
  const tokens = tokenise(certificate);
  return (
    asked.some(({ requirement }) => findTerm(tokens, requirement)) ||
    shortsIn(certificate).some((short) => new RegExp(`(?<!\\p{L})${short}(?!\\p{L})`, 'u').test(job.text))
  );
}

/** A word has an Arabic one of the same meaning; "TEFL" is not "TESOL", whatever they have in common. */
const inArabicLetter = (resumeText: string, name: string) => (resumeText.includes(name) ? [name] : []);

const withoutHeadings = (resumeText: string) =>
  readPage(resumeText)
    .lines.filter(({ opens, text }) => opens === null || /[:\t]/.test(text))
    .map(({ text }) => text)
    .join('\n');

/** "Postgres" for the advert's "PostgreSQL": a skill goes by a name that the resume has; nothing where it has none. */
function asWrittenIn(told: string, name: string, texts: string): string[] {
  const text = fold(told);
  const stands = (words: string) =>
    new RegExp(`(?<![\\p{L}\\d])${escapePattern(words)}(?![\\p{L}\\d])`, 'u').test(text);
  if (stands(fold(name))) return [name];
  const skill = knownSkill(labelOf(name));
  const forms = skill?.forms.map(({ words }) => words.join(' ')) ?? [];
  const form = [...forms]
    .filter(
      (words) =>
        skill !== null &&
        (words === fold(skill.label) || (words.includes(' ') ? canName(words, skill) : isNamedThing(skill.label))),
    )
    .sort((one, other) => other.length - one.length)
    .find(stands);
  // "Troubleshoot" holds the skill, in a form that is no name of it.
  if (!form) return text.includes(fold(name)) ? [name] : [];
  const at = text.indexOf(form);
  return [inRunningText(text.length === told.length ? told.slice(at, at + form.length) : form, texts)];
}

/** "R" as "R (basic)", as the resume has it. */
const withItsLevel = (name: string, { skills }: Applicant) =>
  `${name}${skills.find((skill) => fold(skill).startsWith(`${fold(name)} (`))?.slice(name.length) ?? ''}`;

/** "Certified Public Accountant (Illinois)" as "CPA". */
const initialsOf = (name: string) =>
  name
    .replace(/\s*\([^()]*\)/g, '')
    .split(' ')
    .map((word) => word.charAt(0))
    .join('');

function studyFor(job: Job, studies: readonly Study[]): Plan['study'] {
  const named = studies.filter(({ degree, school }) => degree !== '' && school !== '');
  const wanted = job.requirements.find((requirement) => requirement.kind === 'degree');
  const levelOf = ({ degree }: Study) =>
    Math.max(-1, ...degreeLevels(fold(degree)).map((level) => DEGREE_LEVELS.indexOf(level)));
  if (wanted?.kind === 'degree') {
    const isOfField = ({ degree }: Study) =>
      wanted.fields.length === 0 || wanted.fields.some((field) => fold(degree).includes(field));
    const fitting = named.find(
      (study) => !study.isOngoing && levelOf(study) >= DEGREE_LEVELS.indexOf(wanted.level) && isOfField(study),
    );
    if (fitting) return { study: fitting, isAskedFor: true };
  }
  const [latest] = [...named].sort((one, other) => levelOf(other) - levelOf(one));
  return latest ? { study: latest, isAskedFor: false } : null;
}

function languagesFor(job: Job, { languages }: Applicant): Applicant['languages'] {
  const wanted = job.requirements.flatMap((requirement) =>
    requirement.kind === 'language' ? [requirement.language] : [],
  );
  const isAsked = ({ name }: { name: string }) => wanted.includes(spokenLanguage(fold(name)) ?? '');
  return [...languages.filter(isAsked), ...languages.filter((one) => !isAsked(one))];
}

/** "Communication", "teamwork": what everybody says of themselves. */
const isWayOfWorking = (skill: string) =>
  KNOWN_SKILLS.some(({ label, field }) => SAID_BY_EVERYBODY.has(field) && label.toLowerCase() === skill.toLowerCase());

const NEAR_DUTY = 2;
/** Those that have words in common with what the applicant has done, the nearest first: only they are a reason to write. */
function nearestDuties(duties: readonly string[], proofs: readonly Proof[]): string[] {
  const own = new Set(proofs.slice(0, 6).flatMap(({ line }) => tellingTerms(line)));
  const nearness = (duty: string) => tellingTerms(duty).filter((term) => own.has(term)).length;
  return duties.filter((duty) => nearness(duty) >= NEAR_DUTY).sort((one, other) => nearness(other) - nearness(one));
}
