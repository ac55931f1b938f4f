export type Json = Record<string, unknown>;

export function isRecord(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function recordOf(value: unknown): Json {
  return isRecord(value) ? value : {};
}

export function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

export function mapList(value: unknown, map: (item: Json) => Json): Json[] {
  return listOf(value).map((item) => (typeof item === 'string' ? map({ name: item }) : map(recordOf(item))));
}

export function pick(source: Json, keys: readonly string[]): Json {
  return Object.fromEntries(keys.filter((key) => source[key] !== undefined).map((key) => [key, source[key]]));
}

/** The fields that hold text. */
export function filled(fields: Record<string, string>): Json {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ''));
}

/** The lists that hold something. */
export function present(lists: Record<string, readonly unknown[]>): Json {
  return Object.fromEntries(Object.entries(lists).filter(([, list]) => list.length > 0));
}
