import { looksLikeJsonResume, resumeInputOfJsonResume } from './json-resume.ts';
import {
  entryReader,
  readCustomSections,
  readEducation,
  readHobby,
  readLanguage,
  readProject,
  readSkill,
  readWork,
} from './restore/entries.ts';
import { PERSONAL_KEYS, readPersonal } from './restore/personal.ts';
import { readRichText } from './restore/rich-text.ts';
import { cut, type DroppedValue, type Input, isRecord, Source } from './restore/source.ts';
import {
  emptyResume,
  FONT_SIZE,
  LINE_HEIGHT,
  type Resume,
  resumeSchema,
  SECTION_KEYS,
  SUBHEADING_FONT_SIZE,
} from './resume.ts';

/** Characters. */
const KEY_LIMIT = 80;
const LABEL_LIMIT = 60;

export interface Restored {
  resume: Resume;
  dropped: DroppedValue[];
}

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
    hiddenSections: readKeys(source, input.hiddenSections, 'hiddenSections'),
    pageBreaks: readKeys(source, input.pageBreaks, 'pageBreaks'),
    labels: readLabels(source, input.labels),
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

/** Keys and ids, each once. They may name what is no longer there. */
function readKeys(source: Source, value: unknown, path: string): string[] {
  return [...new Set(source.lines(value, path).map((key) => cut(key, KEY_LIMIT)))];
}

function readLabels(source: Source, value: unknown): Input {
  const names = ['present', 'grade', 'courses'] as const;
  const input = source.record(value, 'labels', names) ?? {};
  return Object.fromEntries(names.map((name) => [name, source.line(input[name], `labels.${name}`, LABEL_LIMIT)]));
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
