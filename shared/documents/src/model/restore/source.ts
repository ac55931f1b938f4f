import { createEntryId, RESUME_LIMITS, type Resume, resumeSchema } from '../resume.ts';

/** Something of the input that the resume could not keep as it was. */
export interface DroppedValue {
  /** `workExperience[2].startDate` */
  path: string;
  /** For people: "is not text". */
  reason: string;
}

export type Input = Record<string, unknown>;

export function isRecord(value: unknown): value is Input {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: removing them is the purpose
export const CONTROL_BUT_NEWLINE = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u2028\u2029\ufeff\ufffe\uffff]/g;

function cleanText(value: string): string {
  return value.toWellFormed().replace(/\r\n?/g, '\n').replace(CONTROL_BUT_NEWLINE, ' ').normalize('NFC').trim();
}

export function cleanLine(value: string): string {
  return cleanText(value).replace(/\s+/g, ' ');
}

export function cut(value: string, limit: number): string {
  // A cut between the halves of a surrogate pair leaves half a character: it goes too.
  return value
    .slice(0, limit)
    .replace(/[\ud800-\udbff]$/, '')
    .trimEnd();
}

/** Reads values of unknown type and keeps the list of what it dropped. */
export class Source {
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
