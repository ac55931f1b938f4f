import { looksLikeJsonResume, resumeInputOfJsonResume } from './json-resume.ts';
import { isSafeHref } from './links.ts';
import {
  createEntryId,
  emptyResume,
  FONT_SIZE,
  LINE_HEIGHT,
  RESUME_LIMITS,
  type Resume,
  resumeSchema,
  SECTION_KEYS,
  SUBHEADING_FONT_SIZE,
} from './resume.ts';
import { type RichText, type RichTextBlock, richTextOfDescription } from './rich-text.ts';

/** Something of the input that the resume could not keep as it was. */
export interface DroppedValue {
  /** `workExperience[2].startDate` */
  path: string;
  /** For people: "is not text". */
  reason: string;
}

export interface Restored {
  resume: Resume;
  dropped: DroppedValue[];
}

type Input = Record<string, unknown>;

/**
 * A valid resume of anything: browser storage, API answers, parser output, JSON Resume. Keeps what it can and lists
 * what it dropped or cut. Never throws, and restoring its result changes nothing.
 */
export function restore(input: unknown): Restored {
  const source = new Source();
  try {
    const resume = readResume(source, unpack(input));
    return { resume: resumeSchema.parse(resume), dropped: source.dropped };
  } catch {
    return { resume: emptyResume(), dropped: [{ path: '', reason: 'is not a resume' }] };
  }
}

function unpack(input: unknown): unknown {
  let value = input;
  if (typeof value === 'string') {
    try {
      value = JSON.parse(value);
    } catch {
      return value;
    }
  }
  return isRecord(value) && looksLikeJsonResume(value) ? resumeInputOfJsonResume(value) : value;
}

function isRecord(value: unknown): value is Input {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: removing them is the purpose
const CONTROL_BUT_NEWLINE = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u2028\u2029\ufeff\ufffe\uffff]/g;

function cleanText(value: string): string {
  return value.toWellFormed().replace(/\r\n?/g, '\n').replace(CONTROL_BUT_NEWLINE, ' ').normalize('NFC').trim();
}

function cleanLine(value: string): string {
  return cleanText(value).replace(/\s+/g, ' ');
}

function cut(value: string, limit: number): string {
  // A cut between the halves of a surrogate pair leaves half a character: it goes too.
  return value
    .slice(0, limit)
    .replace(/[\ud800-\udbff]$/, '')
    .trimEnd();
}

/** Reads values of unknown type and keeps the list of what it dropped. */
class Source {
  readonly dropped: DroppedValue[] = [];

  drop(path: string, reason: string): void {
    this.dropped.push({ path, reason });
  }

  string(value: unknown, path: string, limit: number, clean: (value: string) => string): string {
    if (value === undefined || value === null) return '';
    if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'bigint') {
      this.drop(path, 'is not text');
      return '';
    }
    const text = clean(String(value));
    if (text.length <= limit) return text;
    this.drop(path, `was cut to ${limit} characters`);
    return cut(text, limit);
  }

  line(value: unknown, path: string, limit: number = RESUME_LIMITS.line): string {
    return this.string(value, path, limit, cleanLine);
  }

  text(value: unknown, path: string): string {
    if (Array.isArray(value)) {
      const items = value.map((item, index) => this.line(item, `${path}[${index}]`, RESUME_LIMITS.text));
      return this.text(
        items
          .filter((item) => item !== '')
          .map((item) => `- ${item}`)
          .join('\n'),
        path,
      );
    }
    return this.string(value, path, RESUME_LIMITS.text, cleanText);
  }

  boolean(value: unknown, path: string, fallback: boolean): boolean {
    if (value === undefined || value === null) return fallback;
    if (typeof value === 'boolean') return value;
    if (value === 'true' || value === 'false') return value === 'true';
    this.drop(path, 'is neither true nor false');
    return fallback;
  }

  number(value: unknown, path: string, range: { min: number; max: number; default: number }): number {
    if (value === undefined || value === null) return range.default;
    const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
    if (typeof number === 'number' && number >= range.min && number <= range.max) return number;
    this.drop(path, `is not a number from ${range.min} to ${range.max}`);
    return range.default;
  }

  /** A value of the field's own schema, else its default. */
  choice<K extends keyof Resume>(input: Input, key: K): Resume[K] {
    const field = resumeSchema.shape[key];
    const value = typeof input[key] === 'string' && key === 'selectedColor' ? input[key].toLowerCase() : input[key];
    const result = field.safeParse(value ?? undefined);
    if (result.success) return result.data as Resume[K];
    this.drop(key, 'is not one of the choices');
    return field.parse(undefined) as Resume[K];
  }

  list<T>(value: unknown, path: string, read: (item: unknown, path: string) => T | null): T[] {
    if (value === undefined || value === null) return [];
    if (!Array.isArray(value)) {
      this.drop(path, 'is not a list');
      return [];
    }
    if (value.length > RESUME_LIMITS.entries) this.drop(path, `was cut to ${RESUME_LIMITS.entries} entries`);
    const entries: T[] = [];
    for (const [index, item] of value.slice(0, RESUME_LIMITS.entries).entries()) {
      const entry = read(item, `${path}[${index}]`);
      if (entry !== null) entries.push(entry);
    }
    return entries;
  }

  lines(value: unknown, path: string): string[] {
    const list = typeof value === 'string' ? [value] : value;
    return this.list(list, path, (item, itemPath) => this.line(item, itemPath) || null);
  }

  record(value: unknown, path: string, known: readonly string[]): Input | null {
    if (!isRecord(value)) {
      if (value !== undefined && value !== null) this.drop(path, 'is not an object');
      return null;
    }
    for (const key of Object.keys(value)) {
      if (!known.includes(key)) this.drop(path === '' ? key : `${path}.${key}`, 'is not a field of a resume');
    }
    return value;
  }

  id(value: unknown, taken: Set<string>): string {
    const given = typeof value === 'string' || typeof value === 'number' ? cut(cleanLine(String(value)), 80) : '';
    let id = given;
    while (id === '' || taken.has(id)) id = createEntryId();
    taken.add(id);
    return id;
  }
}

const PERSONAL_LINES = [
  'firstName',
  'lastName',
  'jobTitle',
  'email',
  'phone',
  'linkedin',
  'nationality',
  'maritalStatus',
  'visaStatus',
  'gender',
  'religion',
  'passport',
  'address',
  'city',
  'region',
  'postalCode',
  'country',
  'targetCountry',
] as const;

const PERSONAL_KEYS = Object.keys(resumeSchema.shape.personal.unwrap().shape);
const DATE_LIMIT = 60;

function readResume(source: Source, value: unknown): Input {
  // Older storage has the personal fields beside the lists.
  const isFlat = isRecord(value) && !isRecord(value.personal);
  const known = [...Object.keys(resumeSchema.shape), ...(isFlat ? PERSONAL_KEYS : [])];
  const input = source.record(value ?? {}, '', known) ?? {};
  const customSections = readCustomSections(source, input.customSections);
  return {
    language: source.choice(input, 'language'),
    lineHeight: source.number(input.lineHeight, 'lineHeight', LINE_HEIGHT),
    selectedTemplate: source.choice(input, 'selectedTemplate'),
    selectedColor: source.choice(input, 'selectedColor'),
    capitalizationMode: source.choice(input, 'capitalizationMode'),
    selectedFont: source.choice(input, 'selectedFont'),
    selectedFontSize: source.number(input.selectedFontSize, 'selectedFontSize', FONT_SIZE),
    selectedSubheadingFontSize: source.number(
      input.selectedSubheadingFontSize,
      'selectedSubheadingFontSize',
      SUBHEADING_FONT_SIZE,
    ),
    selectedDateFormat: source.choice(input, 'selectedDateFormat'),
    iconStyle: source.choice(input, 'iconStyle'),
    pageSize: source.choice(input, 'pageSize'),
    fitToOnePage: source.boolean(input.fitToOnePage, 'fitToOnePage', false),
    sectionTitles: readSectionTitles(source, input.sectionTitles),
    sectionOrder: readSectionOrder(
      source,
      input.sectionOrder,
      customSections.map((section) => section.id),
    ),
    personal: readPersonal(source, isFlat ? input : input.personal, isFlat),
    workExperience: source.list(input.workExperience, 'workExperience', entryReader(source, readWork)),
    education: source.list(input.education, 'education', entryReader(source, readEducation)),
    projects: source.list(input.projects, 'projects', entryReader(source, readProject)),
    skills: source.list(input.skills, 'skills', (item, path) => readSkill(source, item, path)),
    languages: source.list(input.languages, 'languages', (item, path) => readLanguage(source, item, path)),
    hobbies: source.list(input.hobbies, 'hobbies', (item, path) => readHobby(source, item, path)),
    certifications: readRichText(source, input.certifications, 'certifications'),
    awards: readRichText(source, input.awards, 'awards'),
    customSections,
  };
}

function readSectionTitles(source: Source, value: unknown): Input {
  const input = source.record(value, 'sectionTitles', SECTION_KEYS) ?? {};
  const titles: Input = {};
  for (const key of SECTION_KEYS) {
    const title = source.line(input[key], `sectionTitles.${key}`);
    if (title !== '') titles[key] = title;
  }
  return titles;
}

function readSectionOrder(source: Source, value: unknown, customIds: string[]): string[] {
  const known = new Set<string>([...SECTION_KEYS, ...customIds]);
  const order = new Set<string>();
  for (const key of source.lines(value, 'sectionOrder')) {
    if (known.has(key)) order.add(key);
    else source.drop('sectionOrder', `names no section: ${key}`);
  }
  return [...order, ...[...known].filter((key) => !order.has(key))];
}

function readPersonal(source: Source, value: unknown, isFlat: boolean): Input {
  const input = (isFlat ? (value as Input) : source.record(value, 'personal', PERSONAL_KEYS)) ?? {};
  const personal: Input = {};
  for (const key of PERSONAL_LINES) personal[key] = source.line(input[key], `personal.${key}`);
  personal.dateOfBirth = source.line(input.dateOfBirth, 'personal.dateOfBirth', DATE_LIMIT);
  personal.profile = source.text(input.profile, 'personal.profile');
  personal.other = source.text(input.other, 'personal.other');
  personal.website = source.lines(input.website, 'personal.website');
  personal.profiles = source.list(input.profiles, 'personal.profiles', (item, path) => {
    const link = source.record(item, path, ['network', 'username', 'url']);
    if (!link) return null;
    const profile = {
      network: source.line(link.network, `${path}.network`),
      username: source.line(link.username, `${path}.username`),
      url: source.line(link.url, `${path}.url`),
    };
    return profile.network || profile.username || profile.url ? profile : null;
  });
  personal.showProfileImage = source.boolean(input.showProfileImage, 'personal.showProfileImage', true);
  personal.profileImg = readImageUrl(source, input.profileImg);
  return personal;
}

const IMAGE_URL = /^(?:data:image\/(?:png|jpeg|webp);base64,[A-Za-z0-9+/]+={0,2}|https:\/\/\S+|\/(?!\/)\S*)$/;

function readImageUrl(source: Source, value: unknown): string {
  if (value === undefined || value === null || value === '') return '';
  if (typeof value === 'string' && value.length <= RESUME_LIMITS.imageUrl && IMAGE_URL.test(value)) return value;
  source.drop('personal.profileImg', 'is not a PNG, JPEG or WebP image, or too large');
  return '';
}

type EntryReader = (source: Source, input: Input, path: string) => Input;

function entryReader(source: Source, read: EntryReader): (item: unknown, path: string) => Input | null {
  const taken = new Set<string>();
  return (item, path) => {
    if (!isRecord(item)) {
      source.drop(path, 'is not an object');
      return null;
    }
    const entry = read(source, item, path);
    const known = [...Object.keys(entry), 'id'];
    source.record(item, path, known);
    return { id: source.id(item.id, taken), ...entry };
  };
}

function readLines(source: Source, input: Input, path: string, keys: readonly string[]): Input {
  return Object.fromEntries(keys.map((key) => [key, source.line(input[key], `${path}.${key}`)]));
}

function readPeriod(source: Source, input: Input, path: string): Input {
  const current = source.boolean(input.current, `${path}.current`, false);
  const endDate = source.line(input.endDate, `${path}.endDate`, DATE_LIMIT);
  if (current && endDate !== '') source.drop(`${path}.endDate`, 'contradicts "current"');
  return {
    startDate: source.line(input.startDate, `${path}.startDate`, DATE_LIMIT),
    endDate: current ? '' : endDate,
    current,
  };
}

function readWork(source: Source, input: Input, path: string): Input {
  return {
    ...readLines(source, input, path, ['jobTitle', 'company', 'location', 'url', 'companyDescription']),
    ...readPeriod(source, input, path),
    description: source.text(input.description, `${path}.description`),
  };
}

function readEducation(source: Source, input: Input, path: string): Input {
  return {
    ...readLines(source, input, path, ['institution', 'degree', 'fieldOfStudy', 'location', 'url', 'score']),
    ...readPeriod(source, input, path),
    courses: source.lines(input.courses, `${path}.courses`),
    description: source.text(input.description, `${path}.description`),
  };
}

function readProject(source: Source, input: Input, path: string): Input {
  return {
    ...readLines(source, input, path, ['name', 'url', 'organization', 'kind']),
    ...readPeriod(source, input, path),
    roles: source.lines(input.roles, `${path}.roles`),
    keywords: source.lines(input.keywords, `${path}.keywords`),
    description: source.text(input.description, `${path}.description`),
  };
}

function readSkill(source: Source, item: unknown, path: string): Input | null {
  if (typeof item === 'string') {
    const name = source.line(item, path);
    return name === '' ? null : { name, level: '', keywords: [] };
  }
  const input = source.record(item, path, ['name', 'level', 'keywords']);
  return (
    input && {
      ...readLines(source, input, path, ['name', 'level']),
      keywords: source.lines(input.keywords, `${path}.keywords`),
    }
  );
}

function readLanguage(source: Source, item: unknown, path: string): Input | null {
  if (typeof item === 'string') {
    const name = source.line(item, path);
    return name === '' ? null : { name, level: '' };
  }
  const input = source.record(item, path, ['name', 'level']);
  return input && readLines(source, input, path, ['name', 'level']);
}

function readHobby(source: Source, item: unknown, path: string): Input | null {
  if (typeof item === 'string') {
    const name = source.line(item, path);
    return name === '' ? null : { name, keywords: [] };
  }
  const input = source.record(item, path, ['name', 'keywords']);
  return (
    input && {
      name: source.line(input.name, `${path}.name`),
      keywords: source.lines(input.keywords, `${path}.keywords`),
    }
  );
}

const CUSTOM_KINDS = ['custom', 'volunteer', 'publications', 'references'];

function readCustomSections(source: Source, value: unknown): (Input & { id: string })[] {
  const taken = new Set<string>(SECTION_KEYS);
  return source.list(value, 'customSections', (item, path) => {
    const input = source.record(item, path, ['id', 'title', 'kind', 'description', 'entries']);
    if (!input) return null;
    const kind = input.kind ?? 'custom';
    const isKnownKind = typeof kind === 'string' && CUSTOM_KINDS.includes(kind);
    if (!isKnownKind) source.drop(`${path}.kind`, 'is not one of the choices');
    return {
      id: source.id(input.id, taken),
      title: source.line(input.title, `${path}.title`),
      kind: isKnownKind ? kind : 'custom',
      description: source.text(input.description, `${path}.description`),
      entries: source.list(
        input.entries,
        `${path}.entries`,
        entryReader(source, (_, entry, entryPath) => ({
          ...readLines(source, entry, entryPath, ['title', 'subtitle', 'location', 'url']),
          ...readPeriod(source, entry, entryPath),
          description: source.text(entry.description, `${entryPath}.description`),
        })),
      ),
    };
  });
}

const BLOCK_TYPES = ['unstyled', 'unordered-list-item', 'ordered-list-item'] as const;
const INLINE_STYLES = ['BOLD', 'ITALIC', 'UNDERLINE'];
const MAX_BLOCKS = 500;
const MAX_DEPTH = 4;
const MAX_DATA_LENGTH = 5_000;
const MAX_URL_LENGTH = 2_000;

function readRichText(source: Source, value: unknown, path: string): RichText {
  if (value === undefined || value === null) return { blocks: [], entityMap: {} };
  if (typeof value === 'string' || (Array.isArray(value) && value.every((item) => typeof item === 'string'))) {
    return richTextOfDescription(source.text(value, path));
  }
  const input = source.record(value, path, ['blocks', 'entityMap']) ?? {};
  const entityMap = readEntityMap(source, input.entityMap, `${path}.entityMap`);
  const list = Array.isArray(input.blocks) ? input.blocks : [];
  if (input.blocks !== undefined && !Array.isArray(input.blocks)) source.drop(`${path}.blocks`, 'is not a list');
  if (list.length > MAX_BLOCKS) source.drop(`${path}.blocks`, `was cut to ${MAX_BLOCKS} blocks`);
  const taken = new Set<string>();
  const blocks: RichTextBlock[] = [];
  for (const [index, item] of list.slice(0, MAX_BLOCKS).entries()) {
    const block = readBlock(source, item, `${path}.blocks[${index}]`, entityMap, taken);
    if (block) blocks.push(block);
  }
  return { blocks, entityMap };
}

function readEntityMap(source: Source, value: unknown, path: string): RichText['entityMap'] {
  const entityMap: RichText['entityMap'] = {};
  if (value === undefined || value === null) return entityMap;
  if (!isRecord(value)) {
    source.drop(path, 'is not an object');
    return entityMap;
  }
  for (const [key, entity] of Object.entries(value)) {
    const data = isRecord(entity) && isRecord(entity.data) ? entity.data : {};
    const url = typeof data.url === 'string' ? data.url.trim() : '';
    const isLink = isRecord(entity) && entity.type === 'LINK' && isSafeHref(url) && url.length <= MAX_URL_LENGTH;
    if (!isLink || !/^\d{1,6}$/.test(key)) {
      source.drop(`${path}.${key}`, 'is not a link');
      continue;
    }
    const mutability =
      entity.mutability === 'IMMUTABLE' || entity.mutability === 'SEGMENTED' ? entity.mutability : 'MUTABLE';
    entityMap[String(Number(key))] = { type: 'LINK', mutability, data: { url } };
  }
  return entityMap;
}

function readBlock(
  source: Source,
  item: unknown,
  path: string,
  entityMap: RichText['entityMap'],
  taken: Set<string>,
): RichTextBlock | null {
  const input = source.record(item, path, [
    'key',
    'text',
    'type',
    'depth',
    'inlineStyleRanges',
    'entityRanges',
    'data',
  ]);
  if (!input) return null;
  if (input.text !== undefined && typeof input.text !== 'string') source.drop(`${path}.text`, 'is not text');
  // One for one, so that the ranges still fit.
  const full = (typeof input.text === 'string' ? input.text : '')
    .toWellFormed()
    .replace(CONTROL_BUT_NEWLINE, ' ')
    .replace(/\n/g, ' ');
  const text = full.slice(0, RESUME_LIMITS.text).replace(/[\ud800-\udbff]$/, '');
  if (text.length < full.length) source.drop(`${path}.text`, `was cut to ${RESUME_LIMITS.text} characters`);
  const type = BLOCK_TYPES.find((name) => name === input.type);
  if (input.type !== undefined && !type) source.drop(`${path}.type`, 'is kept as a paragraph');
  const depth = typeof input.depth === 'number' && Number.isInteger(input.depth) ? input.depth : 0;
  return {
    key: readBlockKey(input.key, taken),
    text,
    type: type ?? 'unstyled',
    depth: Math.min(Math.max(depth, 0), MAX_DEPTH),
    inlineStyleRanges: readRanges(source, input.inlineStyleRanges, `${path}.inlineStyleRanges`, text.length, (range) =>
      typeof range.style === 'string' && INLINE_STYLES.includes(range.style) ? { style: range.style } : null,
    ) as RichTextBlock['inlineStyleRanges'],
    entityRanges: readRanges(source, input.entityRanges, `${path}.entityRanges`, text.length, (range) =>
      typeof range.key === 'number' && Object.hasOwn(entityMap, String(range.key)) ? { key: range.key } : null,
    ) as RichTextBlock['entityRanges'],
    data: readBlockData(source, input.data, `${path}.data`),
  };
}

function readBlockKey(value: unknown, taken: Set<string>): string {
  let key = typeof value === 'string' ? cut(cleanLine(value), 40) : '';
  for (let number = taken.size + 1; key === '' || taken.has(key); number += 1) key = `b${number}`;
  taken.add(key);
  return key;
}

function readRanges(
  source: Source,
  value: unknown,
  path: string,
  textLength: number,
  readRest: (range: Input) => Input | null,
): Input[] {
  return source.list(value, path, (item, itemPath) => {
    const rest = isRecord(item) ? readRest(item) : null;
    const offset = isRecord(item) ? item.offset : null;
    const length = isRecord(item) ? item.length : null;
    const isRange =
      typeof offset === 'number' &&
      typeof length === 'number' &&
      Number.isInteger(offset) &&
      Number.isInteger(length) &&
      offset >= 0 &&
      length > 0 &&
      offset < textLength;
    if (!rest || !isRange) {
      source.drop(itemPath, 'is not a range of the text');
      return null;
    }
    return { offset, length: Math.min(length, textLength - offset), ...rest };
  });
}

function readBlockData(source: Source, value: unknown, path: string): Record<string, string> {
  const data: Record<string, string> = {};
  if (!isRecord(value)) return data;
  for (const [key, item] of Object.entries(value)) {
    if (typeof item === 'string' && item.length <= MAX_DATA_LENGTH && key !== '__proto__')
      data[key] = item.toWellFormed();
    else source.drop(`${path}.${key}`, 'is not text');
  }
  return data;
}
