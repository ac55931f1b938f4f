import { countryCodeOf, countryNameOf } from './countries.ts';
import { type CustomEntry, type CustomSection, fullNameOf, type ProfileLink, type Resume } from './resume.ts';
import { type RichText, type RichTextBlock, richTextOfDescription } from './rich-text.ts';

type Json = Record<string, unknown>;

/** JSON Resume's list sections that differ from a resume's by name or by shape. */
const JSON_RESUME_LISTS = ['work', 'volunteer', 'awards', 'certificates', 'publications', 'interests', 'references'];

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
  return isRecord(value.basics) || JSON_RESUME_LISTS.some((key) => Array.isArray(value[key]));
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
      description: descriptionOfJson(work.summary, work.highlights),
    })),
    education: mapList(json.education, (school) => ({
      institution: school.institution,
      degree: school.studyType,
      fieldOfStudy: school.area,
      location: school.location,
      url: school.url,
      ...periodOfJson(school),
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

function personalOfJson(basics: Json): Json {
  const location = recordOf(basics.location);
  const name = typeof basics.name === 'string' ? basics.name.trim().replace(/\s+/g, ' ') : '';
  const split = name.lastIndexOf(' ');
  const home = basics.url ?? basics.website;
  const links: { linkedin?: unknown; website: unknown[]; profiles: unknown[] } = {
    website: home ? [home] : [],
    profiles: [],
  };
  for (const profile of listOf(basics.profiles)) {
    const link = recordOf(profile);
    if (links.linkedin === undefined && isPlainLinkedIn(link)) links.linkedin = link.url;
    else if (link.network === WEBSITE && !link.username && link.url && home) links.website.push(link.url);
    else links.profiles.push(profile);
  }
  const code = typeof location.countryCode === 'string' ? location.countryCode : '';
  return {
    firstName: split < 0 ? name : name.slice(0, split),
    lastName: split < 0 ? '' : name.slice(split + 1),
    jobTitle: basics.label,
    email: basics.email,
    phone: basics.phone,
    profile: basics.summary,
    profileImg: basics.image ?? basics.picture,
    address: location.address,
    postalCode: location.postalCode,
    city: location.city,
    region: location.region,
    country: location.country ?? countryNameOf(code) ?? code,
    ...links,
  };
}

const LINKEDIN = 'LinkedIn';
const WEBSITE = 'Website';

/** A LinkedIn profile of which the address says it all, so that the export makes the same of the address. */
function isPlainLinkedIn(link: Json): boolean {
  if (link.network !== LINKEDIN || typeof link.url !== 'string') return false;
  return (link.username ?? '') === linkedInName(link.url);
}

function linkedInName(url: string): string {
  return /linkedin\.com\/(?:in|pub)\/([^/?#]+)/i.exec(url)?.[1] ?? '';
}

function basicsOf({ personal }: Resume): Json {
  const [url, ...otherWebsites] = personal.website;
  const code = countryCodeOf(personal.country);
  const profiles: ProfileLink[] = [...personal.profiles];
  if (personal.linkedin) {
    profiles.push({ network: LINKEDIN, username: linkedInName(personal.linkedin), url: personal.linkedin });
  }
  for (const website of otherWebsites) profiles.push({ network: WEBSITE, username: '', url: website });
  const location = filled({
    address: personal.address,
    postalCode: personal.postalCode,
    city: personal.city,
    region: personal.region,
    countryCode: code ?? '',
    country: code ? '' : personal.country,
  });
  return {
    ...filled({
      name: fullNameOf(personal),
      label: personal.jobTitle,
      image: personal.profileImg,
      email: personal.email,
      phone: personal.phone,
      url: url ?? '',
      summary: personal.profile,
    }),
    ...(Object.keys(location).length > 0 ? { location } : {}),
    ...present({ profiles: profiles.map((profile) => filled({ ...profile })) }),
  };
}

function periodOfJson(entry: Json): Json {
  const endDate = entry.endDate ?? '';
  return { startDate: entry.startDate, endDate, current: endDate === '' && Boolean(entry.startDate) };
}

function periodToJson(entry: Pick<CustomEntry, 'startDate' | 'endDate'>): Json {
  return filled({ startDate: entry.startDate, endDate: entry.endDate });
}

function descriptionOfJson(summary: unknown, highlights: unknown): string {
  const lines = listOf(highlights).filter((item) => typeof item === 'string' && item.trim() !== '');
  const head = typeof summary === 'string' ? summary : '';
  return [head, ...lines.map((item) => `- ${String(item).trim().replace(/\s+/g, ' ')}`)].filter(Boolean).join('\n');
}

/** The text before the first list item, and all after it as highlights. */
function descriptionToJson(description: string, summaryKey: 'summary' | 'description'): Json {
  const lines = description.split('\n');
  const firstItem = lines.findIndex((line) => line.startsWith('- '));
  const head = firstItem < 0 ? lines : lines.slice(0, firstItem);
  const items = firstItem < 0 ? [] : lines.slice(firstItem);
  return {
    ...filled({ [summaryKey]: head.join('\n').trim() }),
    ...present({ highlights: items.map((line) => line.replace(/^- /, '').trim()).filter(Boolean) }),
  };
}

const CERTIFICATE_FACTS = { title: 'name', parts: ['issuer', 'date'], link: 'url', note: null } as const;
const AWARD_FACTS = { title: 'title', parts: ['awarder', 'date'], link: null, note: 'summary' } as const;
type FactNames = typeof CERTIFICATE_FACTS | typeof AWARD_FACTS;

function factText(facts: Json, names: FactNames): string {
  const part = (key: string | null) => (key && typeof facts[key] === 'string' ? String(facts[key]).trim() : '');
  const head = [part(names.title), ...names.parts.map(part)].filter(Boolean).join(', ');
  const text = [head, part(names.note)].filter(Boolean).join(' – ').replace(/\s+/g, ' ');
  return text === '' ? part(names.link) : text;
}

function factList(list: unknown, names: FactNames): RichText {
  const text: RichText = { blocks: [], entityMap: {} };
  for (const facts of mapList(list, (item) => item)) {
    const data = Object.fromEntries(
      Object.entries(facts).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    );
    const block: RichTextBlock = {
      ...richTextOfDescription('- x').blocks[0]!,
      key: `b${text.blocks.length + 1}`,
      text: factText(data, names),
      data,
    };
    if (names.link && data[names.link] && data[names.title]) {
      const key = Object.keys(text.entityMap).length;
      text.entityMap[String(key)] = { type: 'LINK', mutability: 'MUTABLE', data: { url: data[names.link]! } };
      block.entityRanges = [{ offset: 0, length: data[names.title]!.trim().replace(/\s+/g, ' ').length, key }];
    }
    text.blocks.push(block);
  }
  return text;
}

/** The facts behind each item, as long as the text was not edited since; null when the text itself must be kept. */
function factsOf(text: RichText, names: FactNames): Json[] | null {
  const facts: Json[] = [];
  for (const block of text.blocks) {
    if (block.text.trim() === '') continue;
    const isUnchanged = Object.keys(block.data).length > 0 && factText(block.data, names) === block.text;
    if (isUnchanged) facts.push({ ...block.data });
    else return text.blocks.length > 0 ? null : [];
  }
  return facts;
}

function isRecord(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function recordOf(value: unknown): Json {
  return isRecord(value) ? value : {};
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

function mapList(value: unknown, map: (item: Json) => Json): Json[] {
  return listOf(value).map((item) => (typeof item === 'string' ? map({ name: item }) : map(recordOf(item))));
}

function pick(source: Json, keys: readonly string[]): Json {
  return Object.fromEntries(keys.filter((key) => source[key] !== undefined).map((key) => [key, source[key]]));
}

/** The fields that hold text. */
function filled(fields: Record<string, string>): Json {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ''));
}

/** The lists that hold something. */
function present(lists: Record<string, readonly unknown[]>): Json {
  return Object.fromEntries(Object.entries(lists).filter(([, list]) => list.length > 0));
}
