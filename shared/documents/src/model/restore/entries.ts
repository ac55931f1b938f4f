import { SECTION_KEYS } from '../resume.ts';
import { readPeriod } from './period.ts';
import { type Input, isRecord, type Source } from './source.ts';

type EntryReader = (source: Source, input: Input, path: string) => Input;

export function entryReader(source: Source, read: EntryReader): (item: unknown, path: string) => Input | null {
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

export function readWork(source: Source, input: Input, path: string): Input {
  return {
    ...readLines(source, input, path, ['jobTitle', 'company', 'location', 'url', 'companyDescription']),
    ...readPeriod(source, input, path),
    description: source.text(input.description, `${path}.description`),
    isHidden: source.boolean(input.isHidden, `${path}.isHidden`, false),
  };
}

export function readEducation(source: Source, input: Input, path: string): Input {
  return {
    ...readLines(source, input, path, ['institution', 'degree', 'fieldOfStudy', 'location', 'url', 'score']),
    ...readPeriod(source, input, path),
    courses: source.lines(input.courses, `${path}.courses`),
    description: source.text(input.description, `${path}.description`),
    isHidden: source.boolean(input.isHidden, `${path}.isHidden`, false),
  };
}

export function readProject(source: Source, input: Input, path: string): Input {
  return {
    ...readLines(source, input, path, ['name', 'url', 'organization', 'kind']),
    ...readPeriod(source, input, path),
    roles: source.lines(input.roles, `${path}.roles`),
    keywords: source.lines(input.keywords, `${path}.keywords`),
    description: source.text(input.description, `${path}.description`),
    isHidden: source.boolean(input.isHidden, `${path}.isHidden`, false),
  };
}

export function readSkill(source: Source, item: unknown, path: string): Input | null {
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

export function readLanguage(source: Source, item: unknown, path: string): Input | null {
  if (typeof item === 'string') {
    const name = source.line(item, path);
    return name === '' ? null : { name, level: '' };
  }
  const input = source.record(item, path, ['name', 'level']);
  return input && readLines(source, input, path, ['name', 'level']);
}

export function readHobby(source: Source, item: unknown, path: string): Input | null {
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

export function readCustomSections(source: Source, value: unknown): (Input & { id: string })[] {
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
          isHidden: source.boolean(entry.isHidden, `${entryPath}.isHidden`, false),
        })),
      ),
    };
  });
}
