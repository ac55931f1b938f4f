import { basicsOf, personalOfJson } from './json-resume/basics.ts';
import { descriptionOfJson, descriptionToJson, periodOfJson, periodToJson } from './json-resume/entry-text.ts';
import { AWARD_FACTS, CERTIFICATE_FACTS, factList, factsOf } from './json-resume/facts.ts';
import { filled, isRecord, type Json, listOf, mapList, pick, present, recordOf } from './json-resume/json.ts';
import type { CustomSection, Resume } from './resume.ts';

/** JSON Resume's list sections that differ from a resume's by name or by shape. */
const JSON_RESUME_LISTS = ['work', 'volunteer', 'awards', 'certificates', 'publications', 'interests', 'references'];

/** Lists of the same name in both forms, with the fields that only JSON Resume has. */
const SHARED_LISTS: Record<string, string[]> = {
  education: ['area', 'studyType'],
  skills: [],
  languages: ['language', 'fluency'],
  projects: ['entity', 'type', 'highlights'],
};
const SHARED_KEYS = ['$schema', 'meta', ...Object.keys(SHARED_LISTS)];

/** Style and personal fields that JSON Resume has no place for; its schema allows them below `meta`. */
const STYLE_KEYS = [
  'language',
  'lineHeight',
  'selectedTemplate',
  'selectedColor',
  'capitalizationMode',
  'selectedFont',
  'selectedFontSize',
  'selectedSubheadingFontSize',
  'selectedDateFormat',
  'iconStyle',
  'pageSize',
  'fitToOnePage',
  'sectionTitles',
  'hiddenSections',
  'pageBreaks',
  'labels',
] as const;
const EXTRA_PERSONAL_KEYS = [
  'dateOfBirth',
  'nationality',
  'maritalStatus',
  'visaStatus',
  'gender',
  'religion',
  'passport',
  'other',
  'targetCountry',
  'showProfileImage',
] as const;

export function looksLikeJsonResume(value: Record<string, unknown>): boolean {
  if (value.schemaVersion !== undefined || value.workExperience !== undefined || value.personal !== undefined)
    return false;
  if (isRecord(value.basics) || JSON_RESUME_LISTS.some((key) => Array.isArray(value[key]))) return true;
  return Object.keys(value).every((key) => SHARED_KEYS.includes(key)) && hasFieldOfJsonResume(value);
}

function hasFieldOfJsonResume(value: Record<string, unknown>): boolean {
  return Object.entries(SHARED_LISTS).some(([key, fields]) =>
    listOf(value[key]).some((entry) => isRecord(entry) && fields.some((field) => entry[field] !== undefined)),
  );
}

/**
 * A JSON Resume 1.0 document in the form that `restore()` reads; `restore()` calls it. Nothing is checked here.
 * Certificates and awards become list items whose `data` holds the single facts.
 */
export function resumeInputOfJsonResume(json: Json): Json {
  const basics = recordOf(json.basics);
  const meta = recordOf(recordOf(json.meta).vitae);
  const sections = ['volunteer', 'publications', 'references'].flatMap((kind) => customSectionOfJson(kind, json[kind]));
  return {
    ...pick(meta, [...STYLE_KEYS, 'sectionOrder']),
    personal: { ...personalOfJson(basics), ...pick(recordOf(meta.personal), EXTRA_PERSONAL_KEYS) },
    workExperience: mapList(json.work, (work) => ({
      jobTitle: work.position,
      company: work.name ?? work.company,
      location: work.location,
      url: work.url ?? work.website,
      companyDescription: work.description,
      ...periodOfJson(work),
      isHidden: work.isHidden,
      description: descriptionOfJson(work.summary, work.highlights),
    })),
    education: mapList(json.education, (school) => ({
      institution: school.institution,
      degree: school.studyType,
      fieldOfStudy: school.area,
      location: school.location,
      url: school.url,
      ...periodOfJson(school),
      isHidden: school.isHidden,
      score: school.score ?? school.gpa,
      courses: school.courses,
      description: descriptionOfJson(school.summary, school.highlights),
    })),
    skills: mapList(json.skills, (skill) => pick(skill, ['name', 'level', 'keywords'])),
    languages: mapList(json.languages, (language) => ({
      name: language.language ?? language.name,
      level: language.fluency,
    })),
    hobbies: mapList(json.interests, (interest) => pick(interest, ['name', 'keywords'])),
    projects: mapList(json.projects, (project) => ({
      name: project.name,
      url: project.url,
      organization: project.entity,
      kind: project.type,
      roles: project.roles,
      keywords: project.keywords,
      ...periodOfJson(project),
      isHidden: project.isHidden,
      description: descriptionOfJson(project.description, project.highlights),
    })),
    certifications: meta.certifications ?? factList(json.certificates, CERTIFICATE_FACTS),
    awards: meta.awards ?? factList(json.awards, AWARD_FACTS),
    customSections: [...sections, ...listOf(meta.customSections)],
  };
}

/** The resume as JSON Resume 1.0. What that format has no place for stands below `meta.vitae`. */
export function exportJsonResume(resume: Resume): Json {
  const customSections = resume.customSections.filter(
    (section) => section.kind === 'custom' || section.description !== '' || section.title !== KIND_TITLES[section.kind],
  );
  const ofKind = (kind: CustomSection['kind']) =>
    resume.customSections
      .filter((section) => section.kind === kind && !customSections.includes(section))
      .flatMap((section) => section.entries);
  const certificates = factsOf(resume.certifications, CERTIFICATE_FACTS);
  const awards = factsOf(resume.awards, AWARD_FACTS);
  return {
    $schema: 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json',
    basics: basicsOf(resume),
    ...present({
      work: resume.workExperience.map((work) => ({
        ...filled({
          name: work.company,
          position: work.jobTitle,
          location: work.location,
          url: work.url,
          description: work.companyDescription,
        }),
        ...periodToJson(work),
        ...descriptionToJson(work.description, 'summary'),
      })),
      volunteer: ofKind('volunteer').map((entry) => ({
        ...filled({ organization: entry.subtitle, position: entry.title, url: entry.url, location: entry.location }),
        ...periodToJson(entry),
        ...descriptionToJson(entry.description, 'summary'),
      })),
      education: resume.education.map((school) => ({
        ...filled({
          institution: school.institution,
          url: school.url,
          area: school.fieldOfStudy,
          studyType: school.degree,
          location: school.location,
        }),
        ...periodToJson(school),
        ...filled({ score: school.score }),
        ...present({ courses: school.courses }),
        ...descriptionToJson(school.description, 'summary'),
      })),
      awards: awards ?? [],
      certificates: certificates ?? [],
      publications: ofKind('publications').map((entry) =>
        filled({
          name: entry.title,
          publisher: entry.subtitle,
          releaseDate: entry.startDate,
          url: entry.url,
          summary: entry.description,
        }),
      ),
      skills: resume.skills.map((skill) => ({
        ...filled({ name: skill.name, level: skill.level }),
        ...present({ keywords: skill.keywords }),
      })),
      languages: resume.languages.map((language) => filled({ language: language.name, fluency: language.level })),
      interests: resume.hobbies.map((hobby) => ({
        ...filled({ name: hobby.name }),
        ...present({ keywords: hobby.keywords }),
      })),
      references: ofKind('references').map((entry) => filled({ name: entry.title, reference: entry.description })),
      projects: resume.projects.map((project) => ({
        ...filled({ name: project.name, url: project.url, entity: project.organization, type: project.kind }),
        ...periodToJson(project),
        ...present({ roles: project.roles, keywords: project.keywords }),
        ...descriptionToJson(project.description, 'description'),
      })),
    }),
    meta: {
      version: 'v1.0.0',
      vitae: {
        ...pick(resume, STYLE_KEYS),
        sectionOrder: orderWithoutIds(resume),
        personal: pick(resume.personal, EXTRA_PERSONAL_KEYS),
        ...(certificates ? {} : { certifications: resume.certifications }),
        ...(awards ? {} : { awards: resume.awards }),
        ...present({ customSections }),
      },
    },
  };
}

const KIND_TITLES: Record<string, string> = {
  volunteer: 'Volunteering',
  publications: 'Publications',
  references: 'References',
};

/** Ids of the sections that go into JSON Resume's own lists: stable, so that the section order finds them again. */
const KIND_IDS: Record<string, string> = {
  volunteer: 'volunteer',
  publications: 'publications',
  references: 'references',
};

function orderWithoutIds(resume: Resume): string[] {
  const kindOf = new Map(resume.customSections.map((section) => [section.id, section]));
  return resume.sectionOrder.map((key) => {
    const section = kindOf.get(key);
    const isOwnList =
      section && section.kind !== 'custom' && section.description === '' && section.title === KIND_TITLES[section.kind];
    return isOwnList ? KIND_IDS[section.kind]! : key;
  });
}

function customSectionOfJson(kind: string, list: unknown): Json[] {
  const entries = mapList(list, (item) => {
    if (kind === 'volunteer') {
      return {
        title: item.position,
        subtitle: item.organization,
        location: item.location,
        url: item.url ?? item.website,
        ...periodOfJson(item),
        description: descriptionOfJson(item.summary, item.highlights),
      };
    }
    if (kind === 'publications') {
      return {
        title: item.name,
        subtitle: item.publisher,
        url: item.url ?? item.website,
        startDate: item.releaseDate,
        description: item.summary,
      };
    }
    return { title: item.name, description: item.reference };
  });
  if (entries.length === 0) return [];
  return [{ id: KIND_IDS[kind], kind, title: KIND_TITLES[kind], description: '', entries }];
}
