import { fold } from '@vitae/language/fold';
import { namesOccupation } from '@vitae/language/occupations';
import { spokenLanguage } from '@vitae/language/spoken-languages';
import type { PersonalField } from '../../../parsing/result.ts';
import type { Plan } from '../../plan/plan.ts';
import { isProperAdjective, listOf, sentencesOf, withArticle, wordCount } from '../../text/words.ts';
import type { Role, Study } from '../../understand/applicant.ts';
import type { Choose } from '../choice.ts';
import { FILLER, type Said } from '../paragraphs.ts';
import { canStand } from './clause.ts';
import { isCurrent } from './evidence.ts';
import {
  asHolder,
  dateInWords,
  degreeHeld,
  isHigherStudy,
  isSureStudy,
  placeOf,
  studyInWords,
  theSchool,
  titleOf,
} from './names.ts';

const MAX_PROFILE_WORDS = 28;
const NO_PROFILE =
  /\b(?:i|me|my|we|our|you|your|seeking|looking|eager|having|obtain|company|is|are|was|has|have|am|currently)\b|[:;|()•"]/i;
const PROFILE =
  /^(?:an? )?((?:[\p{L}\d,/&+'-]+ ){0,6}?[\p{L}\d/&+'-]+) (?:with|who|retraining as|retrained as|turned|moving into) /iu;

const BEGINS_WITH_PRAISE = /^\p{Lu}\p{Ll}+(?:ive|ful|ous|able|ible|ed|ing|ic|ate|oned|ented)$/u;

/** The first sentence of a summary where it certainly names who someone is: "Registered nurse with six years of experience". */
function profileSentence(summary: string): string {
  const sentence = (sentencesOf(summary)[0] ?? '').replace(/[.\s]+$/, '');
  const name = PROFILE.exec(sentence)?.[1] ?? '';
  if (wordCount(sentence) > MAX_PROFILE_WORDS || NO_PROFILE.test(sentence) || /,$/.test(name) || /s$/.test(name))
    return '';
  if (!namesOccupation(name) && !/\b(?:graduate|student|professional)$/i.test(name)) return '';
  const plain = sentence.replace(/^an? /i, '');
  const [first = '', second = ''] = plain.split(' ');
  const isSentenceCase =
    BEGINS_WITH_PRAISE.test(first) ||
    (/^\p{Lu}\p{Ll}+(?:-\p{L}+)?,?$/u.test(first) &&
      !isProperAdjective(first.replace(',', '')) &&
      !/^\p{Lu}/u.test(second));
  return `I am ${withArticle(isSentenceCase ? plain.charAt(0).toLowerCase() + plain.slice(1) : plain)}.`;
}

const MAX_OWN_SENTENCES = 2;
const IS_WISH =
  /\b(?:seek|seeking|looking|obtain|opportunit\w*|objective|position|career|grow|growth|you|your)\b|[;:|()•"]/i;

/** Sentences of a summary that are written in the first person already. */
function ownSentences(summary: string): string[] {
  return sentencesOf(summary)
    .filter(
      (sentence) =>
        /^I(?:'m|'ve)? \p{Ll}/u.test(sentence) && !IS_WISH.test(sentence) && wordCount(sentence) <= MAX_PROFILE_WORDS,
    )
    .slice(0, MAX_OWN_SENTENCES)
    .map((sentence) => sentence.replace(/[.\s]*$/, '.'));
}

/** "Before that, from 2018 to 2020, I worked as …", of a job that ended before the other began. */
function earlierSentence(roles: readonly Role[], told: readonly Role[], choose: Choose): string {
  const [latest, earlier] = roles;
  if (
    !latest?.start ||
    !earlier?.start ||
    !earlier.end ||
    told.includes(earlier) ||
    earlier.end > latest.start ||
    !titleOf(earlier) ||
    !placeOf(earlier)
  )
    return '';
  const post = `${asHolder(titleOf(earlier))} at ${placeOf(earlier)}`;
  const [from, until] = [dateInWords(earlier.start), dateInWords(earlier.end)];
  if (from === until) return `Before that I worked as ${post}.`;
  return choose('earlier', [
    `Before that, from ${from} to ${until}, I worked as ${post}.`,
    `Earlier, from ${from} to ${until}, I worked as ${post}.`,
  ]);
}

export function tenureSentence(role: Role | undefined, choose: Choose): string {
  if (role?.kind !== 'job' || !titleOf(role) || !role.start) return '';
  const post = `${asHolder(titleOf(role))}${placeOf(role) ? ` at ${placeOf(role)}` : ''}`;
  const since = dateInWords(role.start);
  if (isCurrent(role))
    return choose('tenure', [
      `I have worked as ${post} since ${since}.`,
      `Since ${since}, I have been working as ${post}.`,
    ]);
  if (!role.end || role.end === role.start) return '';
  const until = dateInWords(role.end);
  return choose('tenure', [
    `From ${since} to ${until}, I worked as ${post}.`,
    `I worked as ${post} from ${since} to ${until}.`,
  ]);
}

/** From so many lines of work on, nobody asks for school. */
const LINES_OF_WORK = 3;

export function studySentence({ study: found, applicant }: Plan, choose: Choose): Said {
  const hasWorked = applicant.roles.flatMap(({ lines }) => lines).length >= LINES_OF_WORK;
  if (!found || !(hasWorked && !found.isAskedFor ? isHigherStudy : isSureStudy)(found.study))
    return { text: '', rank: 0 };
  const { study, isAskedFor } = found;
  const school = theSchool(study.school);
  return {
    text: `${study.isOngoing ? ongoing(study, school, choose) : finished(study, school, choose)}${thesisSentence(study)}`,
    rank: isAskedFor || applicant.roles.length === 0 ? 1 : 2,
  };
}

/** What a dissertation was on is quoted as it is written, with what stands in brackets behind it. */
function thesisSentence({ thesis }: Study): string {
  const [, title = '', aside = ''] = /^([^()]+?)(?: \(([^()]+)\))?$/.exec(thesis) ?? [];
  const name = title.replace(/^["'“]|["'”]$/g, '');
  return name && !name.includes('"') ? ` My dissertation was "${name}"${aside ? ` (${aside})` : ''}.` : '';
}

/** A course that came after the degree told: what somebody who changes their work has learned for it. */
function laterStudySentence({ study: found, applicant }: Plan): string {
  if (!found) return '';
  const later = applicant.studies.find((one) => isSureStudy(one) && !one.isOngoing && one.end > found.study.end);
  return later ? finishedPlainly(later, theSchool(later.school)) : '';
}

function finishedPlainly(study: Study, school: string): string {
  const held = degreeHeld(study);
  if (held && !held.includes('(')) return `I also hold ${held} from ${school}.`;
  const degree = studyInWords(study);
  return degree.includes('(') ? `I also studied at ${school}: ${degree}.` : `I also studied at ${school} (${degree}).`;
}

function ongoing(study: Study, school: string, choose: Choose): string {
  const held = degreeHeld(study);
  return held
    ? choose('study', [
        `I am currently studying for ${held} at ${school}.`,
        `I am working towards ${held} at ${school}.`,
      ])
    : `I am currently studying at ${school} (${studyInWords(study)}).`;
}

function finished(study: Study, school: string, choose: Choose): string {
  const held = degreeHeld(study);
  const year = /^\d{4}/.exec(study.end)?.[0] ?? '';
  if (!held) {
    const subjects = study.degree.split(/,\s+/);
    if (subjects.length > 1 && subjects.every((subject) => /^(?:A|AS)[- ]Level|^BTEC|^GCSE|^T Level/i.test(subject)))
      return `At ${school}, I took ${listOf(subjects)}.`;
    const degree = studyInWords(study);
    return degree.includes('(')
      ? `My qualification from ${school} is ${degree}.`
      : `I studied at ${school} (${degree}).`;
  }
  if (!year || held.includes(year)) return `I hold ${held} from ${school}.`;
  if (school.endsWith(')') || held.endsWith(')')) return `I hold ${held}, which I completed at ${school} in ${year}.`;
  return choose('study', [
    `I hold ${held} from ${school} (${year}).`,
    `I completed ${held} at ${school} in ${year}.`,
    `I hold ${held}, which I completed at ${school} in ${year}.`,
    `My studies at ${school} led to ${held} in ${year}.`,
  ]);
}

const MAX_CERTIFICATES = 3;
/** "Gas Safe registered" is what somebody is, and not what they hold. */
const IS_STATE = /^[\p{L}\d/&() -]{2,40} (?:registered|certified|qualified|trained|licen[cs]ed|accredited)$/iu;
const asState = (name: string) => (/^\p{Lu}\p{Ll}+ \p{Ll}+$/u.test(name) ? lowerFirst(name) : name);
const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

/** Without who has issued it, where a comma parts that off: a list of such names could not be read. */
function plainCertificate(name: string): string {
  const [title = '', issuer = ''] = name.split(/,\s+/);
  if (/^(?:band|level|grade|score|part)\b/i.test(issuer)) return `${title} (${issuer})`;
  return /\d/.test(issuer) ? name : title;
}

function certificateSentence({ certificates: all, applicant }: Plan, choose: Choose): string {
  const courses = new Set(applicant.roles.flatMap(({ kind, place }) => (kind === 'training' ? [place] : [])));
  const certificates = all.filter((certificate) => !courses.has(certificate));
  const names = [...new Set(certificates.map(plainCertificate))];
  const states = names.filter((name) => IS_STATE.test(name)).slice(0, 2);
  const named = names.filter((name) => !states.includes(name)).slice(0, MAX_CERTIFICATES);
  const held = choose('certificates', [
    `My qualifications also include ${listOf(named)}.`,
    `My certificates and training include ${listOf(named)}.`,
  ]);
  const is = states.length > 0 ? `I am ${listOf(states.map(asState))}.` : '';
  return [named.length > 0 ? held : '', is].filter(Boolean).join(' ');
}

const MAX_LANGUAGES = 4;
const A_LITTLE = /^(?:some|a little|a bit of)$/i;
const LEVEL =
  /^(?:(?:native|near[- ]native|mother tongue|first language|bilingual|fluent|proficient|advanced|upper[- ]intermediate|intermediate|very good|good|fair|basic|beginner|elementary|conversational|professional|working proficiency|full professional proficiency|[abc][12])(?: speaker| level| proficiency)?)$/i;

function languageSentence({ languages }: Plan): string {
  const named = languages.slice(0, MAX_LANGUAGES).map(({ name, level }) => {
    if (A_LITTLE.test(level)) return `some ${name}`;
    const isLevel =
      LEVEL.test(level) || (/^\p{Lu}?\p{Ll}+(?: \p{Ll}+){0,3}$/u.test(level) && !spokenLanguage(fold(level)));
    return isLevel ? `${name} (${level.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase())})` : name;
  });
  const isWorthSaying = named.length > 1 || (languages[0] && languages[0].name.toLowerCase() !== 'english');
  return isWorthSaying ? `I speak ${listOf(named)}.` : '';
}

/** As it stands after "is": "Residence visa" as "residence visa", "IQAMA" as it is. */
const asValue = (value: string) =>
  /^\p{Lu}\p{Ll}+(?: \p{Ll}|[ ,(]|$)/u.test(value) && !isProperAdjective(value.split(/[ ,]/)[0]!)
    ? value.charAt(0).toLowerCase() + value.slice(1)
    : value;

const SAYS_YES = /^(?:yes|available|valid)$/i;

const PERSONAL: Partial<Record<PersonalField, (value: string) => string>> = {
  visaStatus: (value) =>
    /^(?:\p{L}+ ){0,3}visa\b/iu.test(value) && !/ \p{Lu}/u.test(value)
      ? `I hold ${withArticle(asValue(value).replace(/, (.+)$/, ' ($1)'))}`
      : `my visa status is ${asValue(value)}`,
  noticePeriod: (value) => `my notice period is ${asValue(value)}`,
  drivingLicence: (value) =>
    SAYS_YES.test(value)
      ? 'I hold a driving licence'
      : value.includes(',')
        ? ''
        : `I hold a driving licence (${value})`,
  nationality: (value) => `my nationality is ${value}`,
};

function personalSentence({ personal }: Plan, choose: Choose): string {
  const named = personal.map(({ field, value }) => PERSONAL[field]?.(value) ?? '').filter(Boolean);
  if (named.length === 0) return '';
  return choose('personal', [
    `On the practical side, ${listOf(named)}.`,
    `As for the practical details, ${listOf(named)}.`,
    `To answer the practical points, ${listOf(named)}.`,
  ]);
}

/** "For driving, I hold the following: category C+E (since 2011), ADR and Driver CPC." */
function drivingSentence({ personal }: Plan): string {
  const parts = personal.find(({ field }) => field === 'drivingLicence')?.value.split(/,\s+/) ?? [];
  const named = parts.map((part) => part.replace(/^(?:Category|Class)\b/, (word) => word.toLowerCase()));
  return parts.length > 1 ? `For driving, I hold the following: ${listOf(named)}.` : '';
}

function placeSentence({ applicant, job }: Plan): string {
  const [town = ''] = applicant.location.split(',');
  const isNamed =
    /^\p{Lu}[\p{L}' -]{2,30}$/u.test(town) &&
    new RegExp(`(?<!\\p{L})${town.replace(/[^\p{L} ]/gu, '.')}(?!\\p{L})`, 'u').test(job.text);
  return isNamed ? `I am based in ${town}.` : '';
}

/** Who is writing beside the work told: profile, time in the present job, studies, certificates, languages, what is asked of the person. */
export function backgroundOf(plan: Plan, told: readonly Role[], choose: Choose): Said[] {
  const jobs = plan.applicant.roles.filter((role) => role.kind === 'job');
  const [latest] = jobs;
  const asked = plan.job.requirements.some(({ kind }) => kind === 'language');
  return [
    ...profileOf(plan),
    { text: latest && told.includes(latest) ? '' : tenureSentence(latest, choose), rank: 1 },
    { text: earlierSentence(jobs, told, choose), rank: 2 },
    studySentence(plan, choose),
    { text: laterStudySentence(plan), rank: 2 },
    { text: plan.registration ? `I am registered with the ${plan.registration}.` : '', rank: 1 },
    { text: certificateSentence(plan, choose), rank: 2 },
    { text: languageSentence(plan), rank: asked ? 1 : 3 },
    { text: drivingSentence(plan), rank: 1 },
    { text: personalSentence(plan, choose), rank: 1 },
    { text: placeSentence(plan), rank: 3 },
    ...summaryAsWritten(plan),
  ];
}

/** Sentences of a summary that no other sentence has taken up, where the letter would be short without them. */
function summaryAsWritten(plan: Plan): Said[] {
  const { summary, facts } = plan.applicant;
  if (facts.length > 0 || profileSentence(summary) || ownSentences(summary).length > 0) return [];
  const items = sentencesOf(summary)
    .map((sentence) => sentence.replace(/[.\s]+$/, ''))
    .filter((sentence) => canStand(sentence) && !IS_WISH.test(sentence) && wordCount(sentence) <= MAX_PROFILE_WORDS)
    .slice(0, MAX_OWN_SENTENCES);
  return [
    { text: 'In short, about me:', rank: FILLER, introducesItems: true },
    ...items.map((text) => ({ text, rank: FILLER, isItem: true })),
  ];
}

/** What a resume of a few lines says of its writer, as it is written. */
export function factsOf({ applicant: { facts, roles } }: Plan): Said[] {
  const [latest] = roles;
  const before = latest && placeOf(latest) ? `Before ${placeOf(latest)}, I was` : 'Before that I was';
  const told = facts.filter((fact) => /^I |^Before that I was /.test(fact));
  const items = facts.filter((fact) => !told.includes(fact));
  return [
    ...told.map((text) => ({ text: `${text.replace(/^Before that I was/, before)}.`, rank: 0 })),
    { text: 'A few facts about me:', rank: 0, introducesItems: true },
    ...items.map((text) => ({ text, rank: 0, isItem: true })),
  ];
}

const IS_CHANGE = /\b(?:now|moving|retrain(?:ed|ing)|transition\w*|career change\w*|chang(?:e|ing) career)\b/i;

/** The profile of somebody who changes their work explains the letter, and opens it. */
export const profileOfChange = ({ applicant }: Plan): string =>
  IS_CHANGE.test(applicant.summary) ? profileSentence(applicant.summary) : '';

function profileOf(plan: Plan): Said[] {
  if (profileOfChange(plan)) return [];
  const profile = profileSentence(plan.applicant.summary);
  return profile
    ? [{ text: profile, rank: 1 }]
    : ownSentences(plan.applicant.summary).map((text) => ({ text, rank: 1 }));
}
