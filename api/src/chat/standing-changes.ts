import { type Change, isSameJson } from '@vitae/documents/model/changes';

type Item = Record<string, unknown>;

const isList = (value: unknown): value is Item[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'object' && item !== null && !('id' in item));

/** What a path of plain fields leads to. */
const valueAt = (document: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>((value, key) => (value as Item | null | undefined)?.[key], document);

/** A block of text is known by its key, a skill or a language by its name. */
const isSameItem = (one: Item, other: Item): boolean =>
  isSameJson(one, other) || ['key', 'name'].some((field) => one[field] !== undefined && one[field] === other[field]);

/**
 * Changes of a document, without the items that they add and that stand there already: of two proposals that hold the
 * same thing, whichever is accepted second adds it no more.
 */
export function changesLeft(changes: readonly Change[], document: unknown): Change[] {
  return changes.flatMap((change) => {
    const now = valueAt(document, change.path);
    const { before, after } = change;
    if (!isList(before) || !isList(after) || !isList(now)) return [change];
    const isThere = (item: Item) => now.some((other) => isSameItem(item, other));
    const left = after.filter((item) => before.some((other) => isSameItem(item, other)) || !isThere(item));
    return left.length < after.length && isSameJson(left, before) ? [] : [{ ...change, after: left }];
  });
}
