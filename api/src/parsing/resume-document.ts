import { type Restored, restore } from '@vitae/documents/model/restore';
import { createEntryId, SECTION_KEYS } from '@vitae/documents/model/resume';
import { richTextOfDescription } from '@vitae/documents/model/rich-text';
import { toAddress } from './address.ts';
import { withNameCase } from './fields/name-case.ts';
import type { Field, ParsedItem, ParsedJob, ParsedResume, ParsedSchool, ParsedSkill } from './result.ts';
import { isMostlyRightToLeft } from './text/arabic.ts';

/** The parsed resume in the form that the builder edits; the second part lists what that form could not hold. */
export function toResumeDocument(parsed: ParsedResume): Restored {
  const customSections = toCustomSections(parsed);
  return restore({
    language: isMostlyRightToLeft(parsed.jobs.map((job) => textOf(job.title)).join(' ') || textOf(parsed.name))
      ? 'ar'
      : 'en',
    sectionOrder: [...SECTION_KEYS, ...customSections.map((section) => section.id)],
    personal: toPersonal(parsed),
    workExperience: parsed.jobs.map(toWorkExperience),
    education: parsed.education.map(toEducation),
    skills: toSkills(parsed.skills),
    languages: parsed.languages.map(({ value, level }) => ({ name: value, level: level ?? '' })),
    hobbies: parsed.hobbies.map((hobby) => ({ name: hobby.value, keywords: [] })),
    projects: parsed.projects.map(toProject),
    certifications: toList(parsed.certifications),
    awards: toList(parsed.awards),
    customSections,
  });
}

function textOf(field: Field | null | undefined): string {
  return field?.value ?? '';
}

function toPersonal(parsed: ParsedResume) {
  const { links, personal } = parsed;
  const words = withNameCase(textOf(parsed.name)).split(/\s+/);
  return {
    firstName: words.slice(0, Math.max(1, words.length - 1)).join(' '),
    lastName: words.length > 1 ? words.at(-1)! : '',
    jobTitle: textOf(parsed.headline),
    email: textOf(parsed.email),
    phone: textOf(parsed.phone),
    linkedin: textOf(links.linkedin),
    website: [links.website, links.github].flatMap((link) => (link ? [link.value] : [])),
    profiles: links.other.map((link) => ({ network: '', username: '', url: link.value })),
    profile: textOf(parsed.summary),
    dateOfBirth: textOf(personal.dateOfBirth),
    nationality: textOf(personal.nationality),
    maritalStatus: textOf(personal.maritalStatus),
    visaStatus: textOf(personal.visaStatus),
    gender: textOf(personal.gender),
    religion: textOf(personal.religion),
    passport: textOf(personal.passport),
    other: otherFacts(parsed),
    ...toAddress(textOf(parsed.location)),
  };
}

/** Facts that the form has no field for, one a line. */
function otherFacts({ personal }: ParsedResume): string {
  const facts: [string, Field | undefined][] = [
    ['Driving licence', personal.drivingLicence],
    ['Notice period', personal.noticePeriod],
    ['Expected salary', personal.expectedSalary],
    ['Current location', personal.currentLocation],
  ];
  return facts.flatMap(([label, field]) => (field ? [`${label}: ${field.value}`] : [])).join('\n');
}

function period(entry: { start: Field | null; end: Field | null }) {
  const isCurrent = textOf(entry.end) === 'present';
  return { startDate: textOf(entry.start), endDate: isCurrent ? '' : textOf(entry.end), current: isCurrent };
}

function toDescription(bullets: readonly Field[]): string {
  return bullets.map((bullet) => `- ${bullet.value}`).join('\n');
}

function toWorkExperience(job: ParsedJob) {
  return {
    id: createEntryId(),
    jobTitle: textOf(job.title),
    company: textOf(job.company),
    companyDescription: textOf(job.about),
    location: textOf(job.location),
    ...period(job),
    description: toDescription(job.bullets),
  };
}

function toEducation(school: ParsedSchool) {
  return {
    id: createEntryId(),
    institution: textOf(school.institution),
    degree: textOf(school.degree),
    location: textOf(school.location),
    ...period(school),
    description: toDescription(school.details),
  };
}

/** Skills of one group become one entry with keywords; the others stand alone. */
function toSkills(skills: readonly ParsedSkill[]) {
  const groups = Map.groupBy(skills, (skill) => skill.group);
  return [...groups].flatMap(([group, own]) =>
    group === null
      ? own.map((skill) => ({ name: skill.value, level: skill.level ?? '', keywords: [] }))
      : [
          {
            name: group,
            level: '',
            keywords: own.map((skill) => (skill.level ? `${skill.value} (${skill.level})` : skill.value)),
          },
        ],
  );
}

function toProject(project: ParsedItem) {
  return {
    id: createEntryId(),
    name: project.title.value,
    endDate: textOf(project.date) === 'present' ? '' : textOf(project.date),
    current: textOf(project.date) === 'present',
    description: toDescription(project.details),
  };
}

function toList(items: readonly ParsedItem[]) {
  return richTextOfDescription(
    items.map(({ title, date }) => `- ${title.value}${date ? `, ${date.value}` : ''}`).join('\n'),
  );
}

function toCustomSections(parsed: ParsedResume) {
  const sections = [
    ...Map.groupBy(
      parsed.unplaced.filter((text) => text.section !== ''),
      (text) => text.section,
    ),
  ].map(([title, texts]) => ({
    id: createEntryId(),
    title,
    kind:
      parsed.sections.find((section) => section.heading === title)?.kind === 'publications' ? 'publications' : 'custom',
    description: texts.map((text) => text.text).join('\n'),
    entries: [] as object[],
  }));
  if (parsed.otherExperience.length === 0) return sections;
  const heading = parsed.sections.find((section) =>
    ['volunteer', 'activities', 'research'].includes(section.kind),
  )?.heading;
  const entries = parsed.otherExperience.map((job) => ({
    id: createEntryId(),
    title: textOf(job.title),
    subtitle: textOf(job.company),
    location: textOf(job.location),
    ...period(job),
    description: toDescription(job.bullets),
  }));
  return [
    ...sections,
    { id: createEntryId(), title: heading ?? 'Activities', kind: 'volunteer', description: '', entries },
  ];
}
