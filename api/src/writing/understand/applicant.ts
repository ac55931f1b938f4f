import { fold } from '@vitae/language/fold';
import { languageOf } from '@vitae/language/languages-of-texts';
import { ARABIC_OCCUPATION_NOUNS, namesOccupation } from '@vitae/language/occupations';
import { escapePattern } from '@vitae/language/phrases';
import { withLevelOfEach } from '../../parsing/fields/languages.ts';
import type { Field, ParsedJob, ParsedResume, ParsedSchool, PersonalField } from '../../parsing/result.ts';
import { onceEach, sentencesOf, upperFirst, wordCount } from '../text/words.ts';
import { headsOnPage, LEAST_SURE } from './head-on-page.ts';
import { certificatesLabelled, levelBeside, skillsLabelled, speakersNamed } from './labelled.ts';
import {
  isCertainLevel,
  type Languages,
  languagesListed,
  type Spoken,
  withLevelsOfCodes,
} from './languages-on-page.ts';
import {
  inSentences,
  isFieldOfForm,
  isLabelAlone,
  isTitleAlone,
  joinedTo,
  wholeAsRead,
  wholeLines,
  withCapitals,
  withoutI,
  withoutMark,
  withoutTitle,
} from './lines-of-work.ts';
import { linesToTell } from './lines-to-tell.ts';
import { isOfNoJob, isQualification, isUnpaid, isUnpaidOnPage, upToNextHead } from './of-no-job.ts';
import { nameAsSigned } from './own-name.ts';
import { entitlementToDrive, IN_FIRST_PERSON, plainResume } from './plain-resume.ts';
import {
  withEmployer,
  withFirmInTitle,
  withoutFalseHeads,
  withoutPostsInLines,
  withoutState,
  withoutToldTitle,
  withPlaceOfHead,
  withStartOfName,
  withSurePlaces,
  withTitleBesidePlace,
  withTitleFirst,
  withTitleInHead,
  withWholeEmployer,
  withWholeTitle,
} from './posts.ts';
import { projectsOfStudies, projectsTold } from './projects.ts';
import { heldTogether, isNameOfCertificate, licencesAmong, partedFromCourses } from './qualifications.ts';
import { headingOf, type Page, readPage } from './reading-order.ts';
import { livesIn } from './residence.ts';
import {
  certificatesInArabic,
  emailIn,
  isJob,
  isOfStudy,
  jobsInText,
  licencesInText,
  linesBelow,
  linesOfEveryJob,
  MOST_JOBS,
  nameAtTop,
  phoneIn,
  qualificationsInText,
  qualificationsUnder,
} from './resume-text.ts';
import { endAsOf, type Role } from './role.ts';
import { isSampleText } from './sample-text.ts';
import { withoutSiblings } from './siblings.ts';
import {
  isListOfSkills,
  isOfOthers,
  isTool,
  languageAmongSkills,
  skillsAmong,
  sureSkill,
  toolsIn,
} from './skills-held.ts';
import { readStudy, type Study, studyInOneLine, withNamedDegree, withoutLeftSchools } from './studies.ts';
import { asSure, inScript, sure } from './sure.ts';
import { isDeed, isNoWork } from './told.ts';

/** What a letter may say of its writer. Empty strings and lists where the resume does not say. */
export interface Applicant extends Languages {
  fullName: string;
  email: string;
  phone: string;
  location: string;
  summary: string;
  roles: Role[];
  /** False where the page names work that ended after all of them, whose head could not be read. */
  isLatestRead: boolean;
  studies: Study[];
  skills: string[];
  /** What was done in no job by itself: told of all of them at once, or among the skills ("Chaired 9 disciplinary hearings"). */
  deeds: string[];
  /** What was done in the final work of a study. */
  studyProjects: Role[];
  certificates: string[];
  personal: Partial<Record<PersonalField, string>>;
  /** What a resume without sections says of its writer beside the work. */
  facts: string[];
}

/** "See tide.example/works." behind what was done. */
const REFERS_TO_PAGE = / See \S{1,80}\.\S{1,80}$/u;
/** "GCSE subject" above a column of them. */
const IS_HEAD_OF_COLUMN = /^(?:\p{L}+ )?(?:subjects?|grades?|results?|course|degree|qualifications?)$/iu;

const MONTHS_OF_YEAR = 12;
const MOST_MONTHS_OF_TERM = 7;
/** "Aug. 2022 – Dec. 2022", of an exchange: where somebody was a guest. */
function isExchange({ degree, start, end, details }: ParsedSchool): boolean {
  const [from, to] = [start, end].map((date) => {
    const [year = 0, month = 0] = (date?.value ?? '').split('-').map(Number);
    return year > 0 && month > 0 ? year * MONTHS_OF_YEAR + month : Number.NaN;
  });
  return (
    to! - from! <= MOST_MONTHS_OF_TERM &&
    [degree?.value ?? '', ...details.map(({ value }) => value)].some((text) => SAYS_EXCHANGE.test(text))
  );
}
const SAYS_EXCHANGE = /\b(?:exchange|erasmus|semester|study abroad|visiting student|guest student)\b/i;

/** "سنتين", how long somebody studied. */
const IS_ARABIC_DURATION = /^(?:\p{Nd}{1,2} )?(?:سن[ةه]|سنتين|سنتان|سنوات|عام|عامين|أعوام|شهر|شهرين|أشهر|فصلين)$/u;

/** "Accomplishments:" over what was accomplished. */
const ENDS_AS_LABEL = /^[^\s.:]+(?: [^\s.:]+){0,3}:$/u;

/** "Former Joint Secretary at the Elm Bar Association (2017–18)" in the text of a post: what stands below it is of that post. */
const MENTIONS_OFFICE = /^(?:former(?:ly)?|ex|past)[ -]/i;

/** The parser's fields that it is sure of, as far as they can stand in a letter of that language. `month` is the one of writing, YYYY-MM. */
export function readApplicant(
  resume: ParsedResume,
  resumeText: string,
  month: string,
  language: 'en' | 'ar',
): Applicant {
  const inLanguage = (text: string) => (languageOf(text) === language ? text : '');
  const told = (field: Field | null) => inLanguage(sure(field));
  // Tools and certificates keep their Latin names in an Arabic letter.
  const named = (field: Field | null) => (language === 'ar' ? sure(field) : told(field));
  const page = readPage(resumeText);
  const shownOf = headsOnPage(page, resume.jobs);
  const isDoneUnpaid = (title: string) => isUnpaid(title) || isUnpaidOnPage(title, resumeText);
  const readRole = (kind: Role['kind'], job: ParsedJob): Role => {
    const shown = shownOf(job);
    const field = (name: 'title' | 'company' | 'start' | 'end') => sure(shown[name] ? asSure(job[name]) : job[name]);
    const isItem = (bullet: Field) => page.linesWith(bullet.value).some((at) => page.lines[at]!.isBullet);
    // What was done is as sure as its head, which the page bears out.
    const isOfHead = ({ confidence }: Field) => shown.title && shown.company && confidence >= LEAST_SURE;
    // Right below an employer who stands alone.
    const isBelow = (bullet: Field) => job.title === null && shown.items && bullet === job.bullets[0];
    const bullets = upToNextHead(job.bullets);
    const done = bullets.map((bullet) => {
      const line = withoutMark(
        told((shown.items && isItem(bullet)) || isOfHead(bullet) || isBelow(bullet) ? asSure(bullet) : bullet),
      );
      // "24/7 on-call" begins with no letter.
      return isItem(bullet) && /^\p{Ll}/u.test(line) ? upperFirst(line) : line;
    });
    const read: Role = {
      kind: kind === 'job' && isDoneUnpaid(job.title?.value ?? '') ? 'unpaid' : kind,
      title: withoutState(inLanguage(field('title')), resumeText),
      place: inScript(field('company').replace(STARS, ''), language),
      start: field('start'),
      end: endAsOf(field('end'), month),
      lines: [
        ...new Set(
          withCapitals(bullets.every(isItem) ? done : wholeLines(joinedTo(done, (at) => isItem(bullets[at]!))))
            .flatMap(inSentences)
            .map(withoutI),
        ),
      ],
    };
    return MENTIONS_OFFICE.test(job.title?.value ?? '') ? { ...read, title: '', place: '', start: '', end: '' } : read;
  };
  const asRead = (role: Role) => READINGS_OF_A_HEAD.reduce((read, next) => next(read, resumeText), role);
  const jobs = withoutPostsInLines(
    withSurePlaces(
      withoutFalseHeads(resume.jobs, resumeText)
        .map(withFirstTitle)
        .map((job, index) =>
          index < MOST_JOBS && !shownOf(job).company && !(sure(job.title) && sure(job.company))
            ? asRead(readRole('job', job))
            : readRole('job', job),
        )
        .map((role) => withStartOfName(withWholeEmployer(withFirmInTitle(role, resumeText), resumeText), resumeText))
        .map(withoutPost),
      resumeText,
    ),
    resumeText,
  );
  const written = linesBelow(jobs, resumeText);
  // However little the reading is sure of a line: where it begins and ends on the page it knows.
  const linesAsRead = resume.jobs.flatMap(({ bullets }) =>
    bullets.flatMap(({ value }) => inSentences(value.replace(REFERS_TO_PAGE, ''))),
  );
  const everywhere = linesOfEveryJob(jobs, resumeText)
    .map(inLanguage)
    .filter((line) => line !== '' && !isNoWork(line, ''));
  const heldBelowJobs = [...jobs.flatMap(({ lines }) => lines), ...written.flat()]
    .flatMap(heldTogether)
    .map(inLanguage);
  const projects = projectsTold(resume.projects, told);
  const plain = language === 'en' ? plainResume(resumeText, resume.jobs.length > 0) : null;
  const labelled = certificatesLabelled(resumeText);
  const [courses, certificates] = partedFromCourses([
    // A whole row read as one name is told by its parts.
    ...beforePost(resume.certifications.map(({ title }) => named(title))).filter(
      (name) => labelled.filter((part) => name.includes(part)).length < 2,
    ),
    ...labelled,
  ]);
  const skills = [
    ...(resume.skills.length > 0 ? resume.skills.map(sureSkill) : skillsLabelled(resumeText)),
    ...certificates.filter(isTool),
  ];
  const underHeading = resume.languages.flatMap((field) => {
    const name = told(field);
    return name ? [{ name, level: levelBeside(name, resumeText) || inLanguage(shortLevel(field.level ?? '')) }] : [];
  });
  const languages = [
    ...underHeading,
    ...skills
      .flatMap(languageAmongSkills)
      .map(({ name, level }) => ({ name, level: level || levelBeside(name, resumeText) }))
      .filter(
        ({ name }) => !isOfOthers(name, resumeText) && !underHeading.some((other) => fold(other.name) === fold(name)),
      ),
    ...speakersNamed(resumeText),
  ];
  const listed = languagesListed(withLevelOfEach(resumeText));
  const held =
    jobs.length > 0
      ? jobs.map((job, index) => ({
          ...job,
          lines:
            everywhere.length > 0 && index === jobs.length - 1
              ? []
              : written[index]!.length === 0 || wholeIn(job.lines) > wholeIn(written[index]!)
                ? job.lines
                : wholeAsRead(written[index]!, [...job.lines, ...linesAsRead]).map(inLanguage),
        }))
      : language === 'en'
        ? jobsInText(resumeText).map(asRead)
        : [];
  const fullName = nameAsSigned(sure(resume.name)) || nameAsSigned(nameAtTop(resume, resumeText));
  const schools = resume.education.map(({ institution }) => sure(institution)).filter(Boolean);
  const roles = [
    ...held,
    ...courses,
    ...projects,
    ...resume.otherExperience
      .map((job) => ({ ...readRole('unpaid', job), isVolunteer: isVolunteerOnPage(job, page) }))
      .filter((role) => !held.some(isSameWork(role)))
      .map(withHouse)
      .map(withSurePlace),
  ]
    .map((role) => withoutSiblings(role, page))
    .map((role) => ({
      ...role,
      lines: upToStudies(role.lines)
        .map(withoutTitle)
        .filter(
          (line) =>
            line !== '' &&
            !isOfStudy(line) &&
            !isJob(line) &&
            !isLabelAlone(line) &&
            !ENDS_AS_LABEL.test(line) &&
            !isFieldOfForm(line) &&
            !isTitleAlone(line) &&
            !isSampleText(line) &&
            !schools.some((school) => line.includes(school)) &&
            !isOfNoJob(line, role.start, role.end) &&
            heldTogether(line).length === 0 &&
            !plain?.isFact(line),
        ),
    }))
    .filter(({ title }) => !isQualification(title))
    .filter(({ title, place, lines }) => title !== '' || (place !== '' && lines.length > 0));
  const linesRead = new Set(roles.flatMap(({ lines }) => lines).filter((line) => wordCount(line) > WORDS_OF_HEADING));
  const isUnread = linesRead.size + everywhere.length <= FEWEST_LINES;
  const linesOfPage = isUnread
    ? linesToTell(resumeText, [
        fullName,
        sure(resume.summary),
        // A title of that length is a line of the work itself.
        ...roles.flatMap(({ title, place }) => [title, place]).filter((name) => wordCount(name) <= MAX_NAME_WORDS),
        ...roles.flatMap(({ lines }) => lines),
      ]).filter((line) => !isListOfSkills(line))
    : [];
  const summary = told(resume.summary);
  // Of who has written a profile and no jobs, what it says in the first person is all that there is.
  const ownWords =
    roles.length === 0 && plain === null
      ? sentencesOf(summary).filter((sentence) => IN_FIRST_PERSON.test(sentence))
      : [];
  return {
    fullName,
    email: withoutShouting(sure(resume.email) || emailIn(resumeText)),
    phone: ofNobodyElse(
      wholeNumber(
        withItsCode(sure(resume.phone), resumeText) ||
          behindItsLabel(resume.phone, resumeText) ||
          phoneOf(resumeText, plain !== null),
        resumeText,
      ),
      resumeText,
    ),
    location: livesIn(sure(resume.location), resumeText) ? sure(resume.location) : '',
    summary: ownWords.length > 1 ? '' : summary,
    roles,
    isLatestRead: true,
    studies: withoutLeftSchools(
      resume.education
        .filter((school) => !isExchange(school))
        .map(withNamedDegree)
        .flatMap((school) => [
          readStudy(school, told, (field) => inScript(sure(field), language), { resumeText, month }),
          ...school.details.flatMap((detail) => studyInOneLine(told(detail), month) ?? []),
        ])
        .filter(
          ({ degree, school }) =>
            degree !== '' &&
            school !== '' &&
            !IS_A_COURSE.test(school) &&
            !IS_HEAD_OF_COLUMN.test(degree) &&
            !IS_ARABIC_DURATION.test(degree),
        ),
    ),
    skills: skillsAmong([...skills, ...projects.flatMap(({ tools = '' }) => toolsIn(tools))], resumeText, language),
    studyProjects: projectsOfStudies(resume.education, told),
    deeds: [
      ...everywhere,
      ...skills
        .map(inLanguage)
        .filter((skill) => isDeed(skill) && HAS_OBJECT.test(skill) && !isCutInFigure(skill, resumeText)),
    ].map(upperFirst),
    ...(listed ?? {
      languages: languages.every(({ level }) => isCertainLevel(level))
        ? withLevelsOfCodes(onceByName(languages), resumeText)
        : [],
      languagesAsWritten: '',
    }),
    certificates: onceEach([
      ...licencesInText(resumeText).map(inLanguage),
      ...(language === 'ar' ? certificatesInArabic(resumeText) : []),
      ...certificates,
      ...licencesAmong(resume.education).map(told),
      ...heldBelowJobs,
      ...qualificationsUnder(resumeText).map(inLanguage),
      ...(jobs.length === 0 && !certificates.some(Boolean) ? qualificationsInText(resumeText).map(inLanguage) : []),
    ]).filter((name) => isNameOfCertificate(name) && !isTool(name) && !IS_DRIVING_LICENCE.test(name)),
    personal: withWholeLicence(entitlementToDrive(resumeText), {
      ...Object.fromEntries(
        Object.entries(resume.personal).flatMap(([name, field]) =>
          told(field) && !IS_DENIED.test(told(field))
            ? [[name, withItsPermit(name, (sentencesOf(told(field))[0] ?? '').replace(/\.$/, ''), resumeText)]]
            : [],
        ),
      ),
    }),
    // A page of which one fact was read has been read as something that it is not.
    facts:
      plain && plain.facts.length > 1
        ? plain.facts
        : ownWords.length > 1
          ? ownWords
          : linesOfPage.length > 0
            ? linesOfPage
            : (plain?.facts ?? []),
  };
}

const SAYS_VOLUNTEER = /\bvolunt|\bunpaid\b|\bpro bono\b|\bcharit|\bhonorary\b|\bcommunity (?:service|work)\b/i;
/** "Volunteer & Leadership Experience" */
const OF_MORE = /\b(?:leadership|activit\p{L}+|extra-?curricular|awards?|achievements?)\b/iu;
/** Whether its heading says that it was unpaid, or its own line does. */
function isVolunteerOnPage({ title, company }: ParsedJob, page: Page): boolean {
  const [at = -1] = [title, company].flatMap((field) => (field ? page.linesWith(field.value) : []));
  const heading = headingOf(page, at);
  const above = heading && !OF_MORE.test(heading.text) ? heading : null;
  return (
    at < 0 ||
    above?.opens === 'volunteer' ||
    SAYS_VOLUNTEER.test(`${above?.text ?? ''}\n${page.lines[at]!.text}`) ||
    isUnpaid(title?.value ?? '')
  );
}

/** An iqama is of one country, and no visa of another. */
const withItsPermit = (name: string, value: string, resumeText: string) =>
  name === 'visaStatus' && /^transferable$/i.test(value) && /\biqama\b[^\n]{0,12}transferable/i.test(resumeText)
    ? `Iqama: ${value}`
    : value;

/** How many lines begin as lines do, and not as the rest of one. */
const wholeIn = (lines: readonly string[]) =>
  lines.reduce((count, line) => count + (/^\p{Ll}/u.test(line) ? -1 : 1), 0);

const onceByName = (languages: readonly Spoken[]) =>
  languages.filter(
    ({ name }, at) =>
      languages.findIndex((other) => fold(other.name) === fold(name)) === at &&
      // "Mandarin Chinese", in two words
      !(fold(name) === 'chinese' && languages.some((other) => /^(?:mandarin|cantonese)$/.test(fold(other.name)))),
  );

/** "Guru Nanak Gurdwara": where the unpaid work was, and no post. */
const withHouse = (role: Role): Role =>
  role.place === '' && role.title !== '' && !namesOccupation(role.title) && wordCount(role.title) > 1
    ? { ...role, title: '', place: role.title }
    : role;

/** "Pharmacy Manager" at "Pharmacy Manager at Elm Pharmacy": the post is no part of its place. */
const withoutPost = (role: Role): Role => {
  const post = `${role.title} at `;
  return role.title !== '' && role.place.startsWith(post) ? { ...role, place: role.place.slice(post.length) } : role;
};

/** "Hotel Sample ★★★★" */
const STARS = /\s{0,9}(?:[★☆*]{2,5}|\(\p{Nd} ?(?:نجوم|stars?)\))$/iu;

/** "Educator, Mathematics; Maths subject head from 2022": the post, without what was added to it. */
const withFirstTitle = (job: ParsedJob): ParsedJob => {
  const [first = '', ...more] = job.title?.value.split(/;\s/) ?? [];
  return job.title && more.length > 0 && namesOccupation(first)
    ? { ...job, title: { ...job.title, value: first } }
    : job;
};

/** "07700 900" at the end of a line, and "584" on the next: half a number reaches nobody. */
const wholeNumber = (phone: string, resumeText: string) =>
  phone !== '' && new RegExp(`${escapePattern(phone)}[ -]*\\n[ \\t]*\\d{2,4}(?!\\d|[./-]\\d)`).test(resumeText)
    ? ''
    : phone
        .replace(BEFORE_PHONE, '')
        .replace(/^\+\s+(?=\d)/, '+')
        .replace(/^(\(\+\d{1,3}\))(?=\d)/, '$1 ');

/** "3216 – 0400 000 318", "44107 . 216-555-0174": a postal code is no part of a number. */
const BEFORE_PHONE = /^\d{4,5} (?:[–—-] (?=0)|[.·•|] (?=[\d(+]))/;

/** "JO@EXAMPLE.NG", of a page in capitals. */
const withoutShouting = (email: string) => (email === email.toUpperCase() ? email.toLowerCase() : email);

/** "Controlled drugs register" names a thing. */
const HAS_OBJECT = /\d|\b(?:the|an?|over|all)\b/i;
const MAX_NAME_WORDS = 7;
/** Of all work read; with no more the form of the resume has hidden it. */
const FEWEST_LINES = 3;
const WORDS_OF_HEADING = 2;

/** Of work that has neither title nor dates, what stands before its lines may be one of them. */
const withSurePlace = (role: Role): Role => (role.title || role.start || role.end ? role : { ...role, place: '' });

/** What stands below a row of studies is of the person, and of no job. */
function upToStudies(lines: readonly string[]): string[] {
  const studies = lines.findIndex(isOfStudy);
  return studies < 0 ? [...lines] : lines.slice(0, studies);
}

/** "Sergeant, Royal Engineers", read once more as what was done beside the job. */
const isSameWork = (other: Role) => (job: Role) =>
  job.title !== '' && other.title.includes(job.title) && job.start === other.start && job.end === other.end;

/** What stands below a post among the courses was done in it. */
function beforePost(names: string[]): string[] {
  const post = names.findIndex(isOfPost);
  return post < 0 ? names : names.slice(0, post);
}

/** "متدرب تطوير ويب": a post among the courses. */
const isOfPost = (name: string) => ARABIC_OCCUPATION_NOUNS.has(fold(name.split(' ')[0] ?? ''));

/** Told with what an advert asks of the person. */
const IS_DRIVING_LICENCE = /\bdriv(?:ing|er'?s?) licen[cs]e\b|رخصة (?:قيادة|سياقة|القيادة)/iu;

/** "GCC driving licence: NO" */
const IS_DENIED = /^(?:no|none|nil|n\/a|not)\b/i;

/** The parser may give the first of several entitlements. */
function withWholeLicence(
  { drivingLicence: whole = '' }: Applicant['personal'],
  personal: Applicant['personal'],
): Applicant['personal'] {
  const read = personal.drivingLicence ?? '';
  const isWhole = whole.replace(/^(?:class|category|cat\.?|code) /i, '').startsWith(read);
  const licence = read === '' || isWhole ? whole || read : read;
  return licence && !IS_DENIED.test(licence) ? { ...personal, drivingLicence: licence } : personal;
}

/** What the layout of a page has put beside the wrong line of a job's head, one mistake after the other. */
const READINGS_OF_A_HEAD = [
  withTitleFirst,
  withTitleInHead,
  withoutToldTitle,
  withEmployer,
  withPlaceOfHead,
  withWholeEmployer,
  withWholeTitle,
  withTitleBesidePlace,
] as const;

/** "+971-" at the end of a line, and the number on the next. */
function withItsCode(phone: string, resumeText: string): string {
  const at = /^[1-9]/.test(phone) ? resumeText.indexOf(phone) : -1;
  const code = at < 0 ? undefined : /\+\d{1,3}(?=[\s-]*\n\s*$)/.exec(resumeText.slice(Math.max(0, at - 12), at))?.[0];
  return code ? `${code} ${phone}` : phone;
}

/** "ت 771 340 268", "Mob. 771340268": a number in short, which its label tells. */
const behindItsLabel = (phone: Field | null, resumeText: string): string =>
  phone !== null &&
  new RegExp(
    `(?:^|\\n|\\|)\\s*(?:ت|هاتف|الهاتف|جوال|الجوال|موبايل|تلفون|نقال|tel|phone|mobile|mob|cell)\\.?\\s?:?\\s{0,3}${escapePattern(phone.value)}`,
    'iu',
  ).test(resumeText)
    ? phone.value
    : '';

/** Of a longer text only what begins as numbers do that one can call. */
function phoneOf(resumeText: string, isPlain: boolean): string {
  const phone = phoneIn(resumeText);
  return isPlain || /^[+0]/.test(phone) ? phone : '';
}

/** "000 000 0000" keeps a place, and "672-555-0134 (husband's number)" reaches somebody else. */
const ofNobodyElse = (phone: string, resumeText: string) =>
  /^0+$/.test(phone.replace(/\D/g, '')) ||
  new RegExp(
    `${escapePattern(phone)}\\s{0,3}[(–—-]\\s{0,3}(?:my )?(?:husband|wife|mother|father|mum|mom|dad|parents?|brother|sister|son|daughter|friend|neighbou?r|agent|c/o)\\b`,
    'iu',
  ).test(resumeText)
    ? ''
    : phone;

/** What runs on behind a list is no level. */
const shortLevel = (level: string) => (wordCount(level) <= MAX_LEVEL_WORDS ? level : '');
const MAX_LEVEL_WORDS = 5;

/** "PGD Project Management (in view), Sample Business School", of a line below another: where nobody studied. */
const IS_A_COURSE = /^(?:PGD|PGDE|PGCE|[BM]\.?Sc|[BM]\.?Eng|HND|OND|ND|Diploma|Bachelor|Master)s?\b.*,/;

/** "saved about S$96" of "saved about S$96,000 a year", where a list was cut at its commas. */
const isCutInFigure = (text: string, resumeText: string) =>
  /\d$/.test(text) &&
  resumeText
    .split(text)
    .slice(1)
    .every((behind) => /^[,.]\d/.test(behind));
