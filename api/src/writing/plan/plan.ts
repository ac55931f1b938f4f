import { fold } from '@vitae/language/fold';
import { namesOccupation } from '@vitae/language/occupations';
import { knownSkill } from '@vitae/language/skills';
import { spokenLanguage } from '@vitae/language/spoken-languages';
import { tokenise } from '@vitae/language/tokens';
import type { SkillRequirement } from '../../adverts/requirements.ts';
import { rangesIn } from '../../parsing/phrases/dates.ts';
import { isOnlyDates } from '../../parsing/phrases/only-dates.ts';
import type { PersonalField } from '../../parsing/result.ts';
import { avoiding } from '../text/avoiding.ts';
import { onceEach, sentencesOf, upperFirst, wordCount } from '../text/words.ts';
import type { Job } from '../understand/advert.ts';
import type { Applicant } from '../understand/applicant.ts';
import { isLastOfCodes } from '../understand/certificates.ts';
import {
  hasRunOut,
  hasRunOutOnPage,
  itemsBesideWork,
  itemsOnPage,
  linesBesideWork,
  stillTakenOn,
} from '../understand/held-on-page.ts';
import type { Notes } from '../understand/notes/notes.ts';
import { isPlace, isTownWithState } from '../understand/places.ts';
import type { Role } from '../understand/role.ts';
import { isLabelOfRow, isRowOfSkills } from '../understand/skills-held.ts';
import { isKnownLittleInArabic, isNowhereHeld, isNowhereLearned } from '../understand/state-of-holding.ts';
import { isOfSchool, namesStudy, type Study } from '../understand/studies.ts';
import { studyLines } from '../understand/study-lines.ts';
import type { LetterTexts } from '../writer.ts';
import { withoutAvoided } from './avoided.ts';
import { carryingFirst } from './carried-over.ts';
import { essentialsOf } from './essentials.ts';
import { gapOf, registrationHeld } from './gap.ts';
import { isHeldNoMore, withItsState } from './holdings.ts';
import { pointsInBoth, skillsInBoth } from './in-both.ts';
import { isKnownALittle } from './known-a-little.ts';
import { learnedFor } from './learned.ts';
import { isNamedInFull, lettersBehindName } from './letters-behind-name.ts';
import { hasNothingNear } from './line-of-work.ts';
import { personalFor } from './personal.ts';
import { isWishedFor, PROOFS_TOLD, type Proof, rankProofs, SAID_BY_EVERYBODY, skillsAsked, storyOf } from './proofs.ts';
import { asRegistered, type Qualifications, qualificationsFor } from './qualifications.ts';
import {
  isCredentialIn,
  isHeldInPart,
  isOfNoSkill,
  namedByPapersAlone,
  namesSum,
  type SkillsToTell,
  skillsToTell,
} from './skills-to-tell.ts';
import { type StudyToTell, studyFor } from './study.ts';
import { inRunningText } from './wording-of-skills.ts';
import { type Work, workFor } from './work.ts';

/** What a letter will say, in whatever words and order. Each fact has one place here. */
export interface Plan extends Omit<Work, 'isNewTrade'> {
  job: Job;
  /** Of writing, YYYY-MM. */
  month: string;
  applicant: Applicant;
  /** The best first. */
  proofs: Proof[];
  listed: SkillsToTell['listed'];
  /** Items of the list of skills that the advert names, as the resume writes them. */
  namedSkills: string[];
  otherSkills: SkillsToTell['others'];
  /** The study that the advert's degree asks for, if one does; else the latest. */
  study: StudyToTell | null;
  /** All that the resume names, those first that the advert asks for. */
  languages: Applicant['languages'];
  /** What the advert asks of the person (visa, licence, notice) and the resume states. */
  personal: { field: PersonalField; value: string }[];
  /** Certificates, licences, registrations, courses and other points in the words of the page, what the advert asks for first. */
  qualifications: string[];
  /** How many of them, the first, the advert asks for. */
  qualificationsAsked: number;
  /** Of a resume that is told line by line, the lines that hold what the advert asks for by name. */
  factsAsked: string[];
  certificates: Qualifications['certificates'];
  /** What stands behind the name and the advert asks for, where no qualification told has it: "PMP". */
  lettersBehindName: string[];
  /** Something that the advert requires by name and the resume does not hold; empty where there is none. */
  gap: string;
  /** The role to tell as a story: the latest where it is near, else the one with the most to tell. */
  story: Role | null;
  statements: readonly string[];
  /** The applicant's own word for the resume is "CV". */
  isHeadedCv: boolean;
  /** What the applicant wants the letter to begin with. */
  leadWith: readonly string[];
  /** What the applicant wants nowhere in it: topics and words. */
  unwanted: readonly string[];
}

/** What an advert says in passing, of a tool that the team has or a field that it is next to, is answered in many trades. */
const SHARE_OF_MENTIONED = 0.25;
const CHARACTERS_OF_HEAD = 200;
const MOST_WISHED = 2;

export function planLetter(
  job: Job,
  whole: Applicant,
  notes: Notes,
  { resumeText, month, previousLetters }: Pick<LetterTexts, 'resumeText' | 'month' | 'previousLetters'>,
): Plan {
  const { emphasise, leadWith } = notes.wishes;
  // "Exams until the 19th" ends what the resume says of being available.
  const avoid = notes.limitsAvailability ? [...notes.wishes.avoid, 'available', 'availability'] : notes.wishes.avoid;
  const isAvoided = avoiding(avoid);
  const applicant = withoutAvoided(whole, avoid, resumeText);
  const texts = `${job.text}\n${resumeText}`;
  const asked = skillsAsked(job, applicant, resumeText).filter(
    ({ name, requirement }) => !isAvoided(name) && !isAvoided(requirement.label),
  );
  const essentials = essentialsOf(job, applicant, resumeText);
  // "ACCA" in one place of the page, and "ACCA (part qualified)" in another.
  const heldOnPage = itemsOnPage(resumeText, applicant.fullName, month).filter(
    (item) => !SUMS_UP.test(item) && (!/^\p{Lu}{2,6}$/u.test(item) || !isHeldInPart(item, resumeText)),
  );
  const named =
    job.language === 'en'
      ? {
          ...essentials,
          certificates: essentials.certificates.filter((name) => heldOnPage.some((item) => item.includes(name))),
        }
      : { skills: [], certificates: [], degrees: [] };
  const { proofs, answered } = rankProofs(asked, {
    essentials: essentials.terms,
    job,
    applicant,
    emphasise,
    isAvoided,
    previousLetters,
  });
  const skills = skillsToTell({ job, applicant, resumeText, asked, proofs, named, isAvoided });
  const answers = {
    byWork: [...answered].filter(tellsOfWork).length,
    byResume: asked
      .filter((one) => tellsOfWork(one.requirement) && (answered.has(one.requirement) || skills.isListed(one)))
      .reduce((sum, { requirement }) => sum + (requirement.importance === 'mentioned' ? SHARE_OF_MENTIONED : 1), 0),
  };
  const { isNewTrade, ...work } = workFor(job, applicant, proofs, answers, resumeText);
  // What the notes say to be completed, the resume may still tell as under way.
  const isSaidInNotes = ({ degree }: Study) =>
    notes.statements.some(
      (text) => /\b(?:completed|finished|graduated)\b/i.test(text) && fold(text).includes(fold(degree)),
    );
  const study =
    isAvoided('degree') || isAvoided('education')
      ? null
      : studyFor(
          job,
          applicant.studies.filter((one) => !isSaidInNotes(one)),
          {
            onPage: job.language === 'en' ? studyLines(resumeText) : [],
            hasWorked: hasWorked(applicant),
          },
        );
  const isHigher = study !== null && study.study.degree !== '' && !isOfSchool(study.study);
  const isOfStudyTold = (item: string) => study !== null && namesStudy(item, study.study);
  const registration = registrationHeld(job.text, resumeText);
  const qualifications = qualificationsFor({
    job,
    applicant,
    registration,
    heldOnPage,
    asked,
    named,
    credentials: skills.credentials,
    learned: job.language === 'en' && isNewTrade ? learnedFor(job, resumeText) : [],
    isAvoided,
    isOfStudyTold,
  });
  const beside =
    job.language === 'en'
      ? itemsBesideWork(resumeText, applicant.fullName).filter(({ text }) => !isAvoided(text) && !isOfStudyTold(text))
      : [];
  const known = beside.filter(({ text, isSkill }) => !(isSkill && isKnownALittle(text, resumeText)));
  const isNamedByPapersAlone = namedByPapersAlone(resumeText);
  const namedSkills = skillsInBoth(
    job,
    known.flatMap(({ text, isSkill }) =>
      isSkill &&
      !isCredentialIn(text, resumeText) &&
      !IS_PAPER.test(text) &&
      !namesSum(text) &&
      !isOfNoSkill(text, `${job.text}\n${resumeText}`) &&
      !isLabelOfRow(text, resumeText) &&
      !isNamedByPapersAlone(text) &&
      !isCutSkill(text, applicant.skills)
        ? [text]
        : [],
    ),
  );
  const points = pointsInBoth(
    job,
    // A resume of a few lines is told line by line.
    applicant.facts.length > 0 ? [] : known.filter(({ text }) => !namedSkills.includes(text)),
    [
      ...qualifications.asked,
      ...namedSkills,
      ...proofs.slice(0, PROOFS_TOLD).map(({ line }) => line),
      ...applicant.roles.map(({ title, place }) => `${title} ${place}`),
      study?.study.degree ?? '',
      ...applicant.languages.map(({ name }) => name),
    ].join('\n'),
  );
  // What the applicant wants mentioned may be held rather than done.
  const wished =
    emphasise.length > 0
      ? onceEach([...heldOnPage, ...beside.map(({ text }) => text), ...linesBesideWork(resumeText)])
          .filter((item) => isWishedFor(item, emphasise) && !isAvoided(item) && !isOfStudyTold(item))
          .slice(0, MOST_WISHED)
      : [];
  // "Harbour University, Elm Campus", "San Antonio, TX": where it was, and nothing of it.
  const isPlaceOnly = (item: string) =>
    isTownWithState(item) ||
    / (?:Metropolitan )?Area$/.test(item) ||
    // "Kraków (6 weeks on site)", the end of a line
    isPlace(item.replace(/ \([^()]*\)$/, '')) ||
    [...applicant.roles.map(({ place }) => place), ...applicant.studies.map(({ school }) => school)].some(
      (name) =>
        fold(name) === fold(item) ||
        (name !== '' && item.startsWith(`${name}, `) && CAMPUS.test(item.slice(name.length + 2))) ||
        // "Elm State University — Columbus, Ohio Aug 2019 - May 2023"
        (name !== '' && item.startsWith(`${name} `) && rangesIn(item) === 1 && /\d$|present$/i.test(item)),
    );
  // "Quality assistant (trainee) — Tay Biscuits, Harbour" of a table whose row is told with its work
  const isHeadOfRole = (item: string) =>
    applicant.roles.some(
      ({ title, place }) =>
        title !== '' && place !== '' && [title, place].every((name) => fold(item).includes(fold(name))),
    );
  // A part of the line below the name: "Bookkeeper | Xero | BAS & Payroll".
  const headline = resumeText.split('\n', LINES_OF_HEAD).filter((line) => line.split(' | ').length > 2);
  const isOfHeadline = (item: string) =>
    headline.some((line) => line.split(' | ').some((part) => fold(part.trim()) === fold(item))) ||
    // "HR Adviser, CIPD Level 5"
    (namesOccupation(item.split(', ')[0]!) &&
      resumeText.split('\n', LINES_OF_NAME).some((line) => fold(line.trim()) === fold(item)));
  // Beside a degree nobody asks for school, unless the advert names it.
  const facts = applicant.facts.map(fold);
  const isAmongFacts = (item: string) =>
    facts.some((fact) => wordCount(fact) > 2 && fold(item).includes(fact)) ||
    sentencesOf(item).every((sentence) => facts.some((fact) => fact.includes(fold(sentence.replace(/[.\s]+$/, '')))));
  const skillsTold = [...skills.listed, ...skills.others, ...namedSkills].map((skill) => fold(skill));
  const isStillTaken = stillTakenOn(resumeText);
  const isTold = (item: string) =>
    !isPlaceOnly(item) &&
    !isHeadOfRole(item) &&
    !IS_POST_WITH_TIME.test(item) &&
    !isOnlyDates(item.replace(IS_EXPECTED, '')) &&
    !IS_PERSON.test(item) &&
    !IS_PART_OF_ROW.test(item) &&
    !ARE_LETTERS.test(item) &&
    !IS_CUT.test(item) &&
    !isRowOfSkills(item) &&
    !skillsTold.includes(fold(item)) &&
    !isRowOf(skillsTold, item) &&
    !isOfHeadline(item) &&
    !isAmongFacts(item) &&
    !isHeldNoMore(item, resumeText) &&
    !isLastOfCodes(item, resumeText) &&
    !hasRunOut(item, month) &&
    !isStillTaken(item) &&
    !OF_THE_PERSON.test(item) &&
    !SUMS_UP.test(item) &&
    (!(isHigher || hasWorked(applicant)) ||
      !isOfSchool({ degree: item, school: '' }) ||
      fold(job.text).includes(fold(item.split(' ').slice(0, 2).join(' '))));
  const pointsAsked = onceEach(
    [...wished, ...qualifications.asked, ...points]
      .flatMap(inSentences)
      // "Children Check (employee), exp" of "exp. Nov 2028", "NALA – renewed" of "– renewed 2023"
      .map((item) => withItsState(item, resumeText).replace(ENDS_BEFORE_DATE, ''))
      .filter(isTold),
  ).filter(
    // "NMC registered" beside "NMC PIN 14H0212E, revalidated in 2024"
    (point, _, all) =>
      point !== asRegistered(registration) || !all.some((other) => other !== point && other.includes(registration)),
  );
  const factsAsked = applicant.facts.filter((fact) => qualifications.asked.some((item) => isPartOf(fact, item)));
  // What another trade has given says nothing to this one.
  const isOfOtherTrade = (fact: string) =>
    work.isOtherWork &&
    !factsAsked.includes(fact) &&
    applicant.certificates.some((name) => fold(fact).startsWith(fold(name)));
  // An English letter says of each how far it has come.
  const isOpenInArabic = (name: string) =>
    job.language === 'ar' && (isNowhereHeld(name, resumeText) || isKnownLittleInArabic(name, resumeText));
  return {
    job,
    month,
    applicant: {
      ...applicant,
      skills: applicant.skills.filter((name) => !isOpenInArabic(name)),
      facts: applicant.facts
        .map((fact) => withoutRunOut(fact, month))
        .filter(
          (fact) =>
            fact !== '' &&
            !isHeldNoMore(fact, resumeText) &&
            !isOfOtherTrade(fact) &&
            !REFERS_ABOVE.test(fact) &&
            !IS_REPLY.test(fact) &&
            !isRowOfSkills(fact),
        ),
    },
    proofs: work.isOtherWork ? carryingFirst(proofs) : proofs,
    listed: skills.listed.filter((name) => !isOpenInArabic(name) && !isNowhereLearned(name, resumeText)),
    namedSkills: namedSkills
      .filter((skill) => !isNowhereLearned(skill, resumeText))
      .map((skill) => inRunningText(skill, texts)),
    otherSkills: skills.others,
    study,
    languages: languagesFor(job, applicant),
    personal: personalFor(job, applicant, month),
    qualifications: withoutParts(
      onceEach([
        ...pointsAsked,
        ...(work.isOtherWork && hasWorked(applicant)
          ? []
          : qualifications.others
              .map((item) => withItsState(item, resumeText).replace(ENDS_BEFORE_DATE, ''))
              .filter(isTold)),
      ]),
    ),
    qualificationsAsked: withoutParts(pointsAsked).length,
    factsAsked,
    certificates: qualifications.certificates.filter(
      (name) => !isOpenInArabic(name) && !hasRunOutOnPage(name, resumeText, month),
    ),
    lettersBehindName: lettersBehindName(job, applicant, resumeText).filter(
      (letters) =>
        !isAvoided(letters) &&
        ![...pointsAsked, ...skillsTold].some((item) => namesLetters(item, letters) || isNamedInFull(letters, item)),
    ),
    // A driver who would be a data scientist lacks more than Python.
    gap:
      !work.isNearWork && hasNothingNear(job.role, applicant.roles)
        ? ''
        : unlessNoted(gapOf(job, asked, applicant, tokenise(resumeText), texts), notes),
    ...work,
    // Where no work answers anything, nobody goes back to one that ended.
    story: storyOf(
      proofs,
      work.isLatestNear || (work.isOtherWork && proofs.every(({ shows }) => shows.length === 0)) ? work.latest : null,
      leadWith,
    ),
    isHeadedCv: /^\s*(?:curriculum vitae|c\.?v\.?)\b/im.test(resumeText.slice(0, CHARACTERS_OF_HEAD)),
    leadWith,
    unwanted: avoid,
    statements: notes.statements.filter((text) => /^\p{Script=Arabic}/u.test(text) === (job.language === 'ar')),
  };
}

/** "Fork lift licence expires Sept 2024, first aid at work" without what has expired. */
function withoutRunOut(fact: string, month: string): string {
  const items = fact.split(/,\s+(?![^(]*\))/);
  const held = items.filter((item) => !hasRunOut(item, month));
  return held.length === items.length ? fact : upperFirst(held.join(', '));
}

/** "RN" in "RN, California" and in "Registered Nurse, California" */
const namesLetters = (item: string, letters: string) =>
  fold(item)
    .split(/[^\p{L}\d.-]+/u)
    .includes(fold(letters)) ||
  (item.match(NAMES_IN_WORDS) ?? []).some((name) => (name.match(/\p{Lu}/gu) ?? []).join('').includes(letters));
const NAMES_IN_WORDS = /\p{Lu}\p{Ll}+(?: (?:(?:and|of|in|for) )?\p{Lu}\p{Ll}+)+/gu;

/** "postgres" is PostgreSQL. */
function namesSkill(text: string, label: string): boolean {
  const words = tokenise(text).map(({ word }) => word);
  return (knownSkill(label)?.forms ?? []).some(
    (form) => form.words.length > 0 && form.words.every((word) => words.includes(word)),
  );
}

const LEAST_OF_PART = 10;
const isPartOf = (fact: string, item: string) => {
  const [one, other] = [fold(fact), fold(item)];
  return one.includes(other) || (one.length >= LEAST_OF_PART && other.includes(one));
};

/** From so many jobs, or lines of work, on nobody asks for school. */
const ENOUGH_WORK = { jobs: 2, lines: 3 };
function hasWorked({ roles }: Applicant): boolean {
  const jobs = roles.filter(({ kind }) => kind === 'job');
  return jobs.length >= ENOUGH_WORK.jobs || jobs.flatMap(({ lines }) => lines).length >= ENOUGH_WORK.lines;
}

/** "Excel and Looker Studio", the end of a list of skills that are told; "Gaelic (spoken), Canva, budgets to £3,000". */
function isRowOf(skillsTold: readonly string[], item: string): boolean {
  const parts = fold(item).split(/ (?:and|&) |, (?![^(]*\))/);
  const told = parts.filter((part) => skillsTold.includes(part)).length;
  return told === parts.length || (parts.length > 2 && told * 2 > parts.length);
}

/** "Distributed", at the end of a line, of "Distributed Systems". */
const isCutSkill = (text: string, skills: readonly string[]) => {
  const names = skills.map(fold);
  return !names.includes(fold(text)) && names.some((name) => name.startsWith(`${fold(text)} `));
};

/** "First Aid – renewed 2024" beside "First Aid – renewed 2024, full class 1 licence" */
const withoutParts = (items: readonly string[]) =>
  items.filter(
    (item, at) => !items.some((other, index) => index !== at && other.length > item.length && other.startsWith(item)),
  );

const tellsOfWork = ({ field }: SkillRequirement) => field === null || !SAID_BY_EVERYBODY.has(field);

function languagesFor(job: Job, { languages }: Applicant): Applicant['languages'] {
  const wanted = job.requirements.flatMap((requirement) =>
    requirement.kind === 'language' ? [requirement.language] : [],
  );
  const isAsked = ({ name }: { name: string }) => wanted.includes(spokenLanguage(fold(name)) ?? '');
  // "Igbo, Yoruba (fluent)": in another order the level would be taken to be of one.
  const arePartlyGraded = languages.some(({ level }) => level) && !languages.every(({ level }) => level);
  return arePartlyGraded ? languages : [...languages.filter(isAsked), ...languages.filter((one) => !isAsked(one))];
}

/** "Trainer certificate (2017)", among the skills: held, and told as that. */
const IS_PAPER = /\b(?:certificate|certification|licen[cs]e|diploma|ticket)\b/i;
/** "NALA – renewed", before a date that stands elsewhere. */
const ENDS_BEFORE_DATE = /(?:,| [–—-])? (?:exp|(?:commission )?expires|commission|renewed|issued|obtained)$/i;
const CAMPUS = /^\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?(?: (?:College|Campus))?$/u;
/** "Same division – Grade 5, 2019–2022": which one, the line above it says. */
const REFERS_ABOVE =
  /^(?:the )?same \p{L}+|^\p{L}[\p{L} ]{2,30}, then (?:an? )?\p{L}|\bover (?:that|this) time\b|^(?:part of (?:the|a) |used (?:by|in) |link to )/iu;
/** "Held; registered 2016": what a form asks for, its label has said. */
const IS_REPLY = /^(?:held|yes|no|none|nil|n\/a|as above)(?=[;,.]|$)/i;
/** "DOB 21-06-1994 / Married / Passport valid", "open to work": in a form or a profile, and in no letter. */
const OF_THE_PERSON =
  /^(?:AED|SAR|QAR|OMR|KWD|BHD|JOD|EGP|INR|PKR|PHP|MYR|SGD|KES|NGN|ZAR|USD|EUR|GBP|[£$€₹])\.? ?\d[\d,.]*k?(?: ?(?:\+|\/|plus|per|pm|p\.a).*)?$|^grade \(|^(?:adult|child|mental health|learning disabilit\w+),? part \d$|\b(?:you|your)\b|^(?:skills?|earlier)\s*:|^driv\w+ licen[cs]e(?: class)?$|\bmade redundant\b|\b(?:d\.?o\.?b\b|date of birth|married|marital|unmarried|religion|hobbies|notice period|open to work|father['’]s name|passport (?:no|number|valid|details))|\bdid not (?:finish|complete|pass|graduate)\b/i;
/** "Chartered Surveyor with nine years' experience in …": of a profile, and nothing that is held. */
const SUMS_UP = /\bwith (?:over |more than |almost |nearly )?(?:\p{L}+|\d{1,2}\+?) years?\b/iu;
const LINES_OF_NAME = 4;
/** Where a line below the name may stand. */
const LINES_OF_HEAD = 30;

/** Each is a point by itself: "Level 1 safeguarding (Jan 2025). Enhanced check, 2025." */
const inSentences = (point: string) => {
  const sentences = sentencesOf(point);
  return sentences.length > 1 ? sentences.map((sentence) => sentence.replace(/[.\s]+$/, '')) : [point];
};

/** "Sept 2023 – expected July 2027", below the name of a study. */
const IS_EXPECTED = /\b(?:expected|anticipated) /i;

/** "Package Handler, parcel hub, 10/2021 - 05/2023": another job, of which the reading has made no more. */
const IS_POST_WITH_TIME =
  /, (?:\d{1,2}\/|\p{L}{3,9}\.? )?(?:19|20)\d\d ?[-–—] ?(?:(?:\d{1,2}\/|\p{L}{3,9}\.? )?(?:19|20)\d\d|present|now)$/iu;
/** "(SC-900) Microsoft 2025", "Dec 2025": a part of a row. */
const IS_PART_OF_ROW = /^\(|^(?:\p{L}{3,9}\.? )?(?:19|20)\d\d$/u;
/** "Prof. H. Oak, Dr P. Elm": who can be asked about the writer. */
const IS_PERSON = /^(?:Prof(?:essor)?|Dr|Mr|Mrs|Ms|Miss)\.? (?:\p{Lu}\.? ){0,3}\p{Lu}/u;
/** "ACA, BSc (Hons)" of the head of the page. */
const ARE_LETTERS = /^(?:[A-Z][A-Za-z]{1,5}(?: \(Hons?\.?\))?)(?:, [A-Z][A-Za-z]{1,5}(?: \(Hons?\.?\))?)+$/;
/** "Secondment to the Harbour Office, March–", "… – started Feb": its end stands on the next line. */
const IS_CUT =
  /[–—-](?: (?:Coleg|College|Institute|Instituto|School|University|Universit[ày]|Academy))?$|\b(?:Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|June?|July?|Aug(?:ust)?|Sept?(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?)$/;

/** What the applicant has written of themselves is not said to be missing, whatever the letter makes of it. */
const unlessNoted = (gap: string, { outcomes }: Notes) => {
  const name = gap.replace(/^an? | (?:registration|licence)$/g, '');
  return outcomes.some(({ text }) => namesLetters(text, name) || namesSkill(text, name)) ? '' : gap;
};
