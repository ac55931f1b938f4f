import { fold } from '@vitae/language/fold';
import { ARABIC_OCCUPATION_NOUNS, namesOccupation } from '@vitae/language/occupations';
import { escapePattern } from '@vitae/language/phrases';
import { findDates } from '../../parsing/phrases/dates.ts';
import type { Field, ParsedJob, ParsedResume, PersonalField } from '../../parsing/result.ts';
import { asItBegins, onceEach, sentencesOf, upperFirst, wordCount } from '../text/words.ts';
import { certificatesLabelled, skillsLabelled } from './labelled.ts';
import type { Languages } from './languages-on-page.ts';
import { languagesTold } from './languages-told.ts';
import {
  inSentences,
  isFieldOfForm,
  isLabelAlone,
  isOfOtherPost,
  isTitleAlone,
  upToPost,
  wholeAsRead,
  withoutTitle,
} from './lines-of-work.ts';
import { linesToTell } from './lines-to-tell.ts';
import { isOfNoJob, isQualification, isUnpaid } from './of-no-job.ts';
import { nameAsSigned } from './own-name.ts';
import { isPlace } from './places.ts';
import { entitlementToDrive, IN_FIRST_PERSON, plainResume } from './plain-resume.ts';
import { projectsOfStudies, projectsTold } from './projects.ts';
import { heldTogether, isNameOfCertificate, licencesAmong, partedFromCourses } from './qualifications.ts';
import { reachOf } from './reach.ts';
import { headingOf, type Page, readPage } from './reading-order.ts';
import {
  certificatesInArabic,
  isJob,
  isOfStudy,
  jobsInText,
  licencesInText,
  linesBelow,
  linesOfEveryJob,
  nameAtTop,
  qualificationsInText,
  qualificationsUnder,
} from './resume-text.ts';
import type { Role } from './role.ts';
import { readRoles } from './roles-read.ts';
import { isSampleText } from './sample-text.ts';
import { withoutSiblings } from './siblings.ts';
import { isListOfSkills, isTool, skillsAmong, sureSkill, toolsIn } from './skills-held.ts';
import type { Study } from './studies.ts';
import { studiesTold } from './studies-told.ts';
import { inLanguage, sure } from './sure.ts';
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
/** "Senior Accountant (Job Group M)", "Senior Associate, Tax": a grade and a field, and no employer. */
const IS_NO_PLACE =
  /^(?:(?:job group|pay ?(?:grade|scale|band)|grade|scale|level|BPS|GS)[ -]?(?:[A-Z]|\d{1,2})|tax|audit|finance|sales|marketing|operations|legal|HR|IT)$/i;
/** "Matsudo City, Chiba Prefecture" */
const IS_TOWN_OF_REGION =
  /^\p{Lu}[\p{L}'-]+(?: \p{Lu}[\p{L}'-]+)?(?: City)?, (?:\p{Lu}[\p{L}'-]+ ){1,2}(?:Prefecture|Province|Governorate|Oblast|County)$/u;
const withPlaceThatIsOne = (role: Role): Role =>
  IS_NO_PLACE.test(role.place) || IS_TOWN_OF_REGION.test(role.place) ? { ...role, place: '' } : role;
/** "Executive Librarian (Acting)": what stands in brackets would be left out of a sentence. */
const withStateBeforeTitle = (role: Role): Role => ({
  ...role,
  title: role.title.replace(
    /^(.+?) \((acting|interim)\)$/iu,
    (_, title: string, state: string) => `${upperFirst(state.toLowerCase())} ${title}`,
  ),
});
/** "Kisumu, annual spend approx. USD 3.2 million": the rest of the head, where the post was. */
const withoutTownBefore = (line: string) => {
  const [, town = '', rest = ''] = /^(\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?), (\p{Ll}{3}.+)$/u.exec(line) ?? [];
  return town !== '' && isPlace(town) ? upperFirst(rest) : line;
};
/** "Accomplishments:" over what was accomplished. */
const ENDS_AS_LABEL = /^[^\s.:]+(?: [^\s.:]+){0,3}:$/u;

/** The parser's fields that it is sure of, as far as they can stand in a letter of that language. `month` is the one of writing, YYYY-MM. */
export function readApplicant(
  resume: ParsedResume,
  resumeText: string,
  month: string,
  language: 'en' | 'ar',
): Applicant {
  const inOwn = inLanguage(language);
  const told = (field: Field | null) => inOwn(sure(field));
  // Tools and certificates keep their Latin names in an Arabic letter.
  const named = (field: Field | null) => (language === 'ar' ? sure(field) : told(field));
  const page = readPage(resumeText);
  const { jobs, readRole, withReadHead } = readRoles(resume, resumeText, page, { month, language });
  const written = linesBelow(jobs, resumeText);
  // However little the reading is sure of a line: where it begins and ends on the page it knows.
  const linesAsRead = resume.jobs.flatMap(({ bullets }) =>
    bullets.flatMap(({ value }) => inSentences(value.replace(REFERS_TO_PAGE, ''))),
  );
  const everywhere = linesOfEveryJob(jobs, resumeText)
    .map(inOwn)
    .filter((line) => line !== '' && !isNoWork(line, ''));
  const heldBelowJobs = [...jobs.flatMap(({ lines }) => lines), ...written.flat()].flatMap(heldTogether).map(inOwn);
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
  const held =
    jobs.length > 0
      ? jobs.map((job, index) => ({
          ...job,
          lines:
            everywhere.length > 0 && index === jobs.length - 1
              ? []
              : written[index]!.length === 0 || wholeIn(job.lines) > wholeIn(written[index]!)
                ? job.lines
                : wholeAsRead(written[index]!, [...job.lines, ...linesAsRead]).map(inOwn),
        }))
      : language === 'en'
        ? jobsInText(resumeText).map(withReadHead)
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
    .map(withPlaceThatIsOne)
    .map(withStateBeforeTitle)
    .map((role) => ({
      ...role,
      lines: upToPost(upToStudies(role.lines), page)
        .map(withoutTitle)
        .map(withoutTownBefore)
        .filter(
          (line) =>
            line !== '' &&
            !isOfStudy(line) &&
            !isJob(line) &&
            !isArabicHead(line) &&
            !isLabelAlone(line) &&
            !ENDS_AS_LABEL.test(line) &&
            !isFieldOfForm(line) &&
            !isTitleAlone(line) &&
            !isOfOtherPost(line) &&
            !isSampleText(line) &&
            !isRestOfHead(line, page) &&
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
        SAYS_SENTENCES.test(sure(resume.summary)) ? sure(resume.summary) : '',
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
    ...reachOf(resume, resumeText, plain !== null),
    summary: ownWords.length > 1 ? '' : summary,
    roles,
    isLatestRead: true,
    studies: studiesTold(resume, resumeText, month, language),
    skills: skillsAmong([...skills, ...projects.flatMap(({ tools = '' }) => toolsIn(tools))], resumeText, language),
    studyProjects: projectsOfStudies(resume.education, told),
    deeds: [
      ...everywhere,
      ...skills
        .map(inOwn)
        .filter((skill) => isDeed(skill) && HAS_OBJECT.test(skill) && !isCutInFigure(skill, resumeText)),
    ].map(asItBegins),
    ...languagesTold(resume, skills, resumeText, inOwn),
    certificates: onceEach([
      ...licencesInText(resumeText).map(inOwn),
      ...(language === 'ar' ? certificatesInArabic(resumeText) : []),
      ...certificates,
      ...licencesAmong(resume.education).map(told),
      ...heldBelowJobs,
      ...qualificationsUnder(resumeText).map(inOwn),
      ...(jobs.length === 0 && !certificates.some(Boolean) ? qualificationsInText(resumeText).map(inOwn) : []),
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

/** Of which a letter has its own way; "can do latte art" over "own car" is told line by line. */
const SAYS_SENTENCES = /\p{L}{3}[.!؟](?:\s|$)|(?<!\p{L})(?:I|my|أنا)(?!\p{L})/u;

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

/** An iqama is of one country, and a residence permit: neither is a visa of another. */
function withItsPermit(name: string, value: string, resumeText: string): string {
  if (name !== 'visaStatus') return value;
  if (/^transferable$/i.test(value) && /\biqama\b[^\n]{0,12}transferable/i.test(resumeText)) return `Iqama: ${value}`;
  const isPermit = new RegExp(`\\bresiden(?:ce|cy|t) permit[\\s:–-]{1,4}${escapePattern(value)}`, 'i').test(resumeText);
  return isPermit && !/\bpermit\b/i.test(value) ? `Residence permit: ${value}` : value;
}

/** How many lines begin as lines do, and not as the rest of one. */
const wholeIn = (lines: readonly string[]) =>
  lines.reduce((count, line) => count + (/^\p{Ll}/u.test(line) ? -1 : 1), 0);

/** "Guru Nanak Gurdwara": where the unpaid work was, and no post. */
const withHouse = (role: Role): Role =>
  role.place === '' && role.title !== '' && !namesOccupation(role.title) && wordCount(role.title) > 1
    ? { ...role, title: '', place: role.title }
    : role;

/** "Controlled drugs register" names a thing. */
const HAS_OBJECT = /\d|\b(?:the|an?|over|all)\b/i;
const MAX_NAME_WORDS = 7;
/** Of all work read; with no more the form of the resume has hidden it. */
const FEWEST_LINES = 3;
const WORDS_OF_HEADING = 2;

/** Of work that has neither title nor dates, what stands before its lines may be one of them. */
const withSurePlace = (role: Role): Role => (role.title || role.start || role.end ? role : { ...role, place: '' });

/** "lead hand, Sample Products" below "Plant worker, then operator and shift", "incl. two dental offices" below "Temp, 7 placements". */
function isRestOfHead(line: string, page: Page): boolean {
  const [at = -1] = page.linesWith(line);
  const [above, own] = [page.lines[at - 1], page.lines[at]];
  return (
    own !== undefined &&
    !own.isBullet &&
    /^\p{Ll}/u.test(own.text) &&
    above?.isDated === true &&
    !above.isBullet &&
    (/^incl\b/i.test(own.text) || namesOccupation(own.text.split(',')[0]!))
  );
}

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

/** "سائق ميكروباص (عمل حر) من 2007 لـ 2011": another post, among the lines of this one; "رئيس الشعبة من 2019" is a duty of it. */
const isArabicHead = (line: string) =>
  isOfPost(line) &&
  findDates(line).some(
    ({ isRange, index, length }) =>
      isRange && /\p{Nd}{4}.*(?:\p{Nd}{4}|\p{L}{3})/u.test(line.slice(index, index + length)),
  );

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

/** "saved about S$96" of "saved about S$96,000 a year", where a list was cut at its commas. */
const isCutInFigure = (text: string, resumeText: string) =>
  /\d$/.test(text) &&
  resumeText
    .split(text)
    .slice(1)
    .every((behind) => /^[,.]\d/.test(behind));
