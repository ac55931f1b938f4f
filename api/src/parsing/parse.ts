import { stripBullet } from '@vitae/language/bullets';
import { namesCertificate } from '@vitae/language/certificates';
import { degreeLevels } from '@vitae/language/degrees';
import { fold, foldWords } from '@vitae/language/fold';
import type { SectionKind } from '@vitae/language/headings';
import { BODY_LABELS } from '@vitae/language/jobs';
import { withoutDisbelieved } from './disbelieved.ts';
import { withDoubt } from './doubt.ts';
import { readActivities } from './entries/activities.ts';
import { withSectionsOfDuties } from './entries/duties-below.ts';
import { readSchools } from './entries/education.ts';
import { readJobs } from './entries/experience.ts';
import { withDatesOfOverview } from './entries/overview.ts';
import { MOST_LINES } from './entries/readings/groupings.ts';
import { jobAdvertError, UnreadableResumeError } from './errors.ts';
import { mendBrokenAddresses } from './fields/broken-addresses.ts';
import { readContact } from './fields/contact.ts';
import { readHoldings, statesMembership } from './fields/holdings.ts';
import { readListItems, readProjects } from './fields/items.ts';
import { isRowOfLanguages, readLanguages, readLanguageText, statesOneLanguage } from './fields/languages.ts';
import { type Fact, findFacts, findSaidFacts, readPersonal } from './fields/personal.ts';
import { readSkills } from './fields/skills.ts';
import { withKindsByContent, withToldHistory } from './kind-by-content.ts';
import { isBullet } from './layout/bullets.ts';
import type { Line } from './layout/line.ts';
import { isOfTwoCells, toParagraphs } from './layout/paragraphs.ts';
import { placeOfLine } from './layout/place-of.ts';
import { withoutPlaceholders } from './layout/placeholders.ts';
import { readingOrder } from './layout/reading-order.ts';
import { leftovers } from './leftovers.ts';
import { labelsOf } from './phrases/labels.ts';
import { findEmails } from './phrases/links.ts';
import { institutionScore, titleScore } from './phrases/words.ts';
import { type ResumeFile, readTextDocument } from './read-file.ts';
import type { ParsedItem, ParsedJob, ParsedLanguage, ParsedResume, ParsedSchool, ParsedSkill } from './result.ts';
import { withoutClosing } from './sections/closing.ts';
import { withDatedRows } from './sections/dated-rows.ts';
import { documentKind } from './sections/document-kind.ts';
import { withResumedJobs } from './sections/resumed-jobs.ts';
import { type Section, segment } from './sections/segment.ts';
import { withStatedLines } from './sections/stated-lines.ts';
import { withoutSubnumbers } from './sections/subnumbers.ts';
import { withTrailingFacts } from './sections/trailing-facts.ts';
import { withUnheaded } from './sections/unheaded.ts';
import { hasRightToLeft } from './text/arabic.ts';
import { withDatesInOrder } from './text/date-order.ts';
import type { TextDocument } from './text/model.ts';

/** Reads a resume file into its fields. Throws UnreadableResumeError where that cannot be done. */
export async function parseResume(file: ResumeFile): Promise<ParsedResume> {
  return parseDocument(await readTextDocument(file), file.isResume);
}

/**
 * Finds the fields in a text with places. Throws UnreadableResumeError with code `not_a_resume` for what certainly is
 * something else, unless the person says that it is one.
 */
export function parseDocument(document: TextDocument, isResume = false): ParsedResume {
  const { resume, lines } = readUndoubted(document, isResume);
  return withoutDisbelieved(withDoubt(resume, lines, document));
}

/** A resume whose values are as sure as the step that read each one says, and the lines that all were read from. */
export interface Undoubted {
  resume: ParsedResume;
  lines: Line[];
}

/** As `parseDocument`, before the doubt. */
export function readUndoubted(document: TextDocument, isResume = false): Undoubted {
  return readFields(withDatesInOrder(document), isResume);
}

function readFields(document: TextDocument, isResume: boolean): Undoubted {
  const lines = withoutPlaceholders(readingOrder(document));
  const rules = new Map(document.pages.map((page) => [page.number, page.rules]));
  const { header, sections: headed } = withTrailingFacts(
    withUnheaded(withToldHistory(withDatedRows(withStatedLines(withoutClosing(segment(lines, rules)))))),
  );
  const counted = headed.map((section) => ({ ...section, lines: withoutSubnumbers(section.lines) }));
  const sections = withKindsByContent(withResumedJobs(counted));
  const linesOf = (...kinds: SectionKind[]) =>
    sections.filter((section) => kinds.includes(section.kind)).flatMap((section) => section.lines);
  const contactLines = [
    ...linesOf('contact', 'links', 'personal'),
    ...sections.filter(isContactUnderOtherName).flatMap((section) => section.lines),
    ...contactInMargins(document, sections),
  ];
  const factLines = [...header.lines, ...linesOf('contact', 'personal', 'links', 'other', 'declaration')];
  const facts = [
    ...findFacts(factLines, true),
    ...findFacts(linesOf('summary', 'objective', 'skills', 'interests', 'languages', 'references'), false),
    ...findFacts(linesOf('certifications'), false).filter(({ labels }) => labels.includes('driving_licence')),
    ...findFacts(linesOf('experience'), false).filter(({ labels }) => labels.includes('notice_period')),
    ...findSaidFacts([...factLines, ...linesOf('certifications', 'skills')]),
    ...sections.flatMap(factUnderHeading),
  ];

  const jobs = withSectionsOfDuties(
    sections.filter((section) => section.kind === 'experience'),
    (ofWork) => withoutTranslations(withDatesOfOverview(ofWork.map((section) => readJobs(section.lines)))),
  );
  const education = withoutTranslatedSchools(
    sections.filter((section) => section.kind === 'education').map((section) => readSchools(section.lines)),
  );
  const memberships = sections
    .filter(({ heading }) => OF_MEMBERS.test(heading))
    .flatMap(({ lines: own }) => own.filter(statesMembership));
  const otherExperience = sections
    .filter((section) => ['volunteer', 'activities', 'research'].includes(section.kind))
    .flatMap((section) => readActivities(section.lines.filter((line) => !memberships.includes(line))));
  const contact = readContact({
    header: header.lines,
    contact: contactLines,
    rest: sections
      .filter((section) => section.kind !== 'references' && !contactLines.includes(section.lines[0]!))
      .flatMap((section) => section.lines),
    facts,
    names: namesOf([...jobs, ...otherExperience], education),
    author: document.metadata.author,
  });
  const listed = readListItems(linesOf('certifications'));
  const ofSchools = linesOf('education');
  // Of a longer section nobody looks for more than its schools.
  const few = ofSchools.length > MOST_LINES ? [] : ofSchools;
  const tested = education.flatMap((school) => certificateOf(school, few));
  const certified = [...listed, ...tested.flatMap(({ items }) => items)];
  const unread = few.filter((line) => !education.some((school) => isReadFrom(school, line)));
  // "DUTIES & RESPONSIBILITIES" of all jobs: what is done is not held.
  const others = sections.flatMap(({ kind, heading, lines: own }) =>
    kind === 'other' && !BODY_LABELS.has(foldWords(heading)) ? own : [],
  );
  const held = readHoldings(
    {
      name: contact.name,
      header: header.lines,
      facts: [...linesOf('contact', 'personal'), ...others, ...memberships, ...unread],
      skills: linesOf('skills'),
      prose: linesOf('summary', 'objective'),
    },
    [...certified.map(({ title }) => title.value), ...few.flatMap((line) => (unread.includes(line) ? [] : line.text))],
  );
  const read: Omit<ParsedResume, 'unplaced'> = {
    format: document.format,
    pageCount: document.pages.length,
    source: 'text',
    ...contact,
    summary: readSummary(sections),
    jobs,
    otherExperience,
    education: education.filter((school) => !tested.some((each) => each.school === school)),
    skills: uniqueSkills(
      sections.filter((section) => section.kind === 'skills').flatMap((section) => readSkills(section.lines)),
    ),
    languages: readAllLanguages(sections, facts),
    projects: sections
      .filter((section) => section.kind === 'projects')
      .flatMap((section) => readProjects(section.lines)),
    certifications: [...certified, ...held],
    awards: readListItems(linesOf('awards')),
    hobbies: toParagraphs(linesOf('interests')).flatMap((field) =>
      field.value
        .split(/\s*[,،;|•]\s*/)
        .filter(Boolean)
        .map((value) => ({ ...field, value })),
    ),
    personal: readPersonal(facts),
    sections: sections.map((section) => ({
      kind: section.kind,
      heading: section.heading,
      place: section.headingLine && placeOfLine(section.headingLine),
    })),
  };
  const resume: ParsedResume = { ...read, unplaced: unplacedText(header, sections, read) };
  const kind = isResume ? 'resume' : documentKind(resume, lines);
  if (kind === 'advert') throw jobAdvertError();
  if (kind === 'other') throw new UnreadableResumeError('not_a_resume');
  return { resume, lines };
}

/** Whether some value of a school stands on a line. */
function isReadFrom({ degree, institution, location, start, end, details }: ParsedSchool, line: Line): boolean {
  return [degree, institution, location, start, end, ...details].some(
    (field) =>
      field?.place?.page === line.page &&
      field.place.y <= line.y + 1 &&
      line.y < field.place.y + Math.max(field.place.height, 1),
  );
}

/** "Leaving Certificate", "Diploma in Law"; a "licence" is a degree in French only. */
const isOfSchool = (degree: string) => degreeLevels(fold(degree.replace(/licen[cs]e/i, ''))).length > 0;

const OF_MEMBERS = /member|affiliat|societ|registrat/i;

/** "Wireman's Licence (2017)", "Red Seal Electrician (Trade Test, 2013)" among the schools: a certificate, where no school is named. */
function certificateOf(school: ParsedSchool, lines: readonly Line[]): { school: ParsedSchool; items: ParsedItem[] }[] {
  const { degree, institution } = school;
  const isSchool = [degree, institution].some((field) => institutionScore(field?.value ?? '') > 0);
  if (!degree || isSchool || isOfSchool(degree.value)) return [];
  const line = lines.find(({ page, y }) => page === degree.place?.page && y === degree.place.y);
  if (!line || line.cells.length > 1 || (institution && institution.place?.y !== line.y) || school.start) return [];
  const isHeld = namesCertificate(degree.value) || titleScore(degree.value) >= 0.5;
  const isPartOfName = !institution || /^\s*(?:\(|[–—-]\s)/u.test(line.text.split(degree.value)[1] ?? '');
  const items = isHeld && isPartOfName ? readListItems([line]) : [];
  return items.length > 0 ? [{ school, items }] : [];
}

/** What jobs and schools are called. */
function namesOf(jobs: readonly ParsedJob[], schools: readonly ParsedSchool[]): string[] {
  return [
    ...jobs.flatMap(({ title, company }) => [title, company]),
    ...schools.flatMap(({ degree, institution }) => [degree, institution]),
  ].flatMap((field) => field?.value ?? []);
}

/** "Driving licence" over "B". */
function factUnderHeading({ heading, lines: [line, ...others] }: Section): Fact[] {
  const labels = labelsOf(heading);
  // "RM 6,000" over "NOTICE" and "1 month", of which the first label is taken for a heading of all.
  const isEnd = others.length === 0 || labelsOf(others[0]!.text).length > 0;
  if (labels.length === 0 || !line || !isEnd) return [];
  return [{ labels, value: line.text, line, x: line.x, width: line.width, isSure: false }];
}

const MAX_CONTACT_LINES = 10;

/** "About" over the e-mail address and the town. */
function isContactUnderOtherName({ kind, lines }: Section): boolean {
  return (
    ['summary', 'other'].includes(kind) &&
    lines.length <= MAX_CONTACT_LINES &&
    mendBrokenAddresses(lines).some((line) => findEmails(line.text).length > 0) &&
    lines.every((line) => line.text.length < 60)
  );
}

const MARGIN_SHARE = 0.14;

/** Contact details at a page's foot, where the running text of a section ends in them. */
function contactInMargins(document: TextDocument, sections: readonly Section[]): Line[] {
  if (!document.hasFixedPages) return [];
  const heights = new Map(document.pages.map((page) => [page.number, page.height]));
  const isInMargin = (line: Line) => line.baseline > heights.get(line.page)! * (1 - MARGIN_SHARE);
  const last = sections.flatMap((section) => section.lines).filter((line) => isInMargin(line));
  return last.some((line) => line.text.includes('@'))
    ? last.filter((line) => line.page === last.find((each) => each.text.includes('@'))!.page)
    : [];
}

/** "• AutoCAD, WaterCAD ⇥ Class 5 licence": two items of a list set in two columns. */
const itemsOfRow = (line: Line): Line[] =>
  isBullet(line) && isOfTwoCells(line)
    ? line.cells.map((cell) => ({
        ...line,
        cells: [cell],
        text: `• ${stripBullet(cell.text)}`,
        x: cell.x,
        width: cell.width,
      }))
    : [line];

function readSummary(sections: readonly Section[]): ParsedResume['summary'] {
  const section =
    sections.find((each) => each.kind === 'summary') ?? sections.find((each) => each.kind === 'objective');
  if (!section) return null;
  const paragraphs = toParagraphs(section.lines.flatMap(itemsOfRow));
  if (paragraphs.length === 0) return null;
  return {
    value: paragraphs.map((paragraph) => paragraph.value).join('\n'),
    confidence: 0.95,
    place: paragraphs[0]!.place,
  };
}

function readAllLanguages(sections: readonly Section[], facts: readonly Fact[]): ParsedLanguage[] {
  const own = readLanguages(
    sections.flatMap(({ kind, lines }) =>
      kind === 'languages' ? lines : kind === 'skills' ? lines.filter(({ text }) => isRowOfLanguages(text)) : [],
    ),
  );
  const stated = facts
    .filter((fact) => fact.labels.includes('languages'))
    .flatMap((fact) => [
      ...readLanguageText(fact.value).map((language) => ({
        ...language,
        confidence: 0.9,
        place: placeOfLine(fact.line),
      })),
      ...readLanguages(languagesBelow(fact.line, sections)),
    ]);
  const seen = new Set<string>();
  return [...own, ...stated].filter((language) => {
    const key = language.value.toLowerCase();
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

/** "English: full professional" below "Languages ⇥ Spanish: native": the cell beside the label goes on. */
function languagesBelow(line: Line, sections: readonly Section[]): readonly Line[] {
  const lines = sections.find((section) => section.lines.includes(line))?.lines ?? [];
  const below = lines.slice(lines.indexOf(line) + 1);
  const end = below.findIndex(({ text }) => !statesOneLanguage(text));
  return end < 0 ? below : below.slice(0, end);
}

function uniqueSkills(skills: readonly ParsedSkill[]): ParsedSkill[] {
  const seen = new Set<string>();
  return skills.filter((skill) => {
    const key = skill.value.toLowerCase();
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

/** A resume in two languages tells each job twice: of two sections in different scripts with like dates, the first counts. */
function withoutTranslations(sections: readonly ParsedJob[][]): ParsedJob[] {
  return dropTranslated(
    sections,
    (job) => `${job.title?.value ?? ''} ${job.company?.value ?? ''}`,
    (job) => job.start?.value ?? job.end?.value ?? '',
  );
}

function withoutTranslatedSchools(sections: readonly ParsedSchool[][]): ParsedSchool[] {
  return dropTranslated(
    sections,
    (school) => `${school.institution?.value ?? ''} ${school.degree?.value ?? ''}`,
    (school) => school.end?.value ?? '',
  );
}

function dropTranslated<Entry>(
  sections: readonly Entry[][],
  textOf: (entry: Entry) => string,
  dateOf: (entry: Entry) => string,
): Entry[] {
  const kept: Entry[] = [];
  for (const entries of sections) {
    const isTranslation = (entry: Entry) =>
      kept.some(
        (other) =>
          hasRightToLeft(textOf(other)) !== hasRightToLeft(textOf(entry)) &&
          dateOf(other) !== '' &&
          dateOf(other).slice(0, 4) === dateOf(entry).slice(0, 4),
      );
    kept.push(...entries.filter((entry) => !isTranslation(entry)));
  }
  return kept;
}

const READ_KINDS: ReadonlySet<SectionKind> = new Set([
  'contact',
  'links',
  'summary',
  'objective',
  'experience',
  'education',
  'skills',
  'projects',
  'certifications',
  'awards',
  'languages',
  'interests',
  'personal',
  'volunteer',
  'activities',
  'research',
]);

function unplacedText(
  header: Section,
  sections: readonly Section[],
  read: Omit<ParsedResume, 'unplaced'>,
): ParsedResume['unplaced'] {
  const isRead = ({ kind }: Section) => READ_KINDS.has(kind);
  const others = sections.filter((section) => !isRead(section));
  return [
    ...leftovers(
      [header, ...sections.filter(isRead)].flatMap((section) => section.lines),
      read,
    ),
    ...others.flatMap(({ heading, lines }) =>
      toParagraphs(lines).map(({ value, place }) => ({ text: value, section: heading, place })),
    ),
  ];
}
