import { mergeLists } from './merge-lists.ts';

/** A JSON value; what is not there is null. */
export type Json = unknown;

/**
 * One field of a document with its value before and after. The path goes down through fields; in a list whose items
 * have ids, an item is named by its id, and the order of the list by `ORDER`. Null stands for what is not there: a
 * change from null adds an item, one to null removes it.
 */
export interface Change {
  path: string[];
  before: Json;
  after: Json;
}

/** A field that somebody else has changed, too. */
export interface Conflict extends Change {
  /** What it holds now; null where it, or the entry around it, is gone. */
  theirs: Json;
}

export interface Applied<T> {
  document: T;
  /** What was left as it is. */
  conflicts: Conflict[];
}

/** Last part of the path of the order of a list's items. */
export const ORDER = '*order';

/** Lists of names, in which two people's additions and removals go together. */
const NAME_LISTS = new Set(['sectionOrder', 'hiddenSections', 'pageBreaks', ORDER]);

type Fields = Record<string, Json>;
type Item = Fields & { id: string };

function isFields(value: Json): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Rich text is one value: ranges of one text do not fit another. */
function isBranch(value: Json): value is Fields {
  return isFields(value) && !Array.isArray(value.blocks);
}

function isItems(value: Json): value is Item[] {
  return Array.isArray(value) && value.every((item) => isFields(item) && typeof item.id === 'string');
}

/** A list whose items have no ids. An empty one may become either kind. */
function isList(value: Json): value is Json[] {
  return Array.isArray(value) && (value.length === 0 || !isItems(value));
}

export function isSameJson(a: Json, b: Json): boolean {
  if (a === b) return true;
  if (Array.isArray(a) && Array.isArray(b)) {
    return a.length === b.length && a.every((item, index) => isSameJson(item, b[index]));
  }
  if (!isFields(a) || !isFields(b)) return (a ?? null) === (b ?? null);
  const keys = Object.keys(a);
  return keys.length === Object.keys(b).length && keys.every((key) => isSameJson(a[key], b[key]));
}

/** The changes that make `after` of `before`. Parts that are the same object cost nothing. */
export function changesBetween(before: Json, after: Json): Change[] {
  const changes: Change[] = [];
  collect(before, after, [], changes);
  return changes;
}

function collect(before: Json, after: Json, path: string[], changes: Change[]): void {
  if (before === after) return;
  if (isBranch(before) && isBranch(after)) {
    for (const key of new Set([...Object.keys(before), ...Object.keys(after)])) {
      collect(before[key] ?? null, after[key] ?? null, [...path, key], changes);
    }
  } else if (isItems(before) && isItems(after)) {
    collectItems(before, after, path, changes);
  } else if (!isSameJson(before, after)) {
    changes.push({ path, before: before ?? null, after: after ?? null });
  }
}

function collectItems(before: Item[], after: Item[], path: string[], changes: Change[]): void {
  const itemsBefore = new Map(before.map((item) => [item.id, item]));
  const itemsAfter = new Map(after.map((item) => [item.id, item]));
  for (const [id, item] of itemsBefore) {
    const kept = itemsAfter.get(id);
    if (kept) collect(item, kept, [...path, id], changes);
    else changes.push({ path: [...path, id], before: item, after: null });
  }
  for (const [id, item] of itemsAfter) {
    if (!itemsBefore.has(id)) changes.push({ path: [...path, id], before: null, after: item });
  }
  const order = [...itemsAfter.keys()];
  const orderBefore = [...itemsBefore.keys()];
  if (!isSameJson(orderBefore, order)) changes.push({ path: [...path, ORDER], before: orderBefore, after: order });
}

/**
 * The document with the changes in it. A change goes in where its field still holds what the change was made from, or
 * already what it makes; every other one is a conflict and leaves the field alone.
 */
export function applyChanges<T>(document: T, changes: readonly Change[]): Applied<T> {
  let current: Json = document;
  const conflicts: Conflict[] = [];
  for (const change of changes) {
    const found = valueAt(current, change.path);
    const theirs = found?.value ?? null;
    if (found && isSameJson(theirs, change.after)) continue;
    const isNameList = found !== null && NAME_LISTS.has(change.path.at(-1)!) && Array.isArray(theirs);
    if (isNameList) {
      const merged = mergeNames(theirs as string[], change);
      current = withValue(current, change.path, merged);
    } else if (found && isSameJson(theirs, change.before)) {
      current = withValue(current, change.path, change.after);
    } else if (found || change.after !== null) {
      const merged = found && mergeValues(change.before, change.after, theirs);
      if (merged) current = withValue(current, change.path, merged.value);
      else conflicts.push({ ...change, theirs });
    }
  }
  return { document: current as T, conflicts };
}

/** Two changes of one value, where it is a list without ids, or the fields of an item of one, that differ in place. */
function mergeValues(before: Json, mine: Json, theirs: Json): { value: Json } | null {
  if (isSameJson(mine, theirs) || isSameJson(mine, before)) return { value: theirs };
  if (isSameJson(theirs, before)) return { value: mine };
  if (isList(before) && isList(mine) && isList(theirs)) {
    const value = mergeLists(before, mine, theirs, { isSame: isSameJson, merge: mergeValues });
    return value && { value };
  }
  if (!isBranch(before) || !isBranch(mine) || !isBranch(theirs)) return null;
  const fields: Fields = {};
  for (const key of new Set([...Object.keys(mine), ...Object.keys(theirs)])) {
    const merged = mergeValues(before[key] ?? null, mine[key] ?? null, theirs[key] ?? null);
    if (!merged) return null;
    fields[key] = merged.value;
  }
  return { value: fields };
}

/** The document with the changes in it, whatever its fields hold. One below what is not there any more is left out. */
export function overwriteWith<T>(document: T, changes: readonly Change[]): T {
  return changes.reduce<T>((current, change) => {
    const before = NAME_LISTS.has(change.path.at(-1)!) ? change.before : (valueAt(current, change.path)?.value ?? null);
    return applyChanges(current, [{ ...change, before }]).document;
  }, document);
}

/** The changes that take back those of `changesBetween()`. Orders come last, when the items that they name are there. */
export function inverseOf(changes: readonly Change[]): Change[] {
  const inverse = changes.map(({ path, before, after }) => ({ path, before: after, after: before }));
  const isOrder = ({ path }: Change) => path.at(-1) === ORDER;
  return [...inverse.filter((change) => !isOrder(change)), ...inverse.filter(isOrder)];
}

/** What a path names, or null where the way there has ended. */
function valueAt(document: Json, path: readonly string[]): { value: Json } | null {
  let value: Json = document;
  for (const [depth, key] of path.entries()) {
    if (isItems(value)) {
      if (key === ORDER) return { value: value.map((item) => item.id) };
      const item = value.find(({ id }) => id === key);
      if (!item) return depth === path.length - 1 ? { value: null } : null;
      value = item;
    } else if (isFields(value) && (Object.hasOwn(value, key) || depth === path.length - 1)) {
      value = Object.hasOwn(value, key) ? value[key] : null;
    } else {
      return null;
    }
  }
  return { value };
}

function withValue(container: Json, path: readonly string[], value: Json): Json {
  const [key, ...rest] = path;
  if (key === undefined) return value;
  if (isItems(container)) {
    if (key === ORDER) return inOrder(container, value as string[]);
    const index = container.findIndex(({ id }) => id === key);
    if (index < 0) return [...container, value];
    if (rest.length === 0 && value === null) return container.filter((item) => item.id !== key);
    return container.map((item, at) => (at === index ? withValue(item, rest, value) : item));
  }
  const fields = container as Fields;
  if (rest.length === 0 && value === null) {
    const { [key]: _removed, ...others } = fields;
    return others;
  }
  return { ...fields, [key]: withValue(fields[key], rest, value) };
}

function inOrder(items: readonly Item[], order: readonly string[]): Item[] {
  const places = new Map(order.map((id, index) => [id, index]));
  return items.toSorted((a, b) => (places.get(a.id) ?? order.length) - (places.get(b.id) ?? order.length));
}

/** The order of the change, without what others have removed, with what they have added in the place they gave it. */
function mergeNames(theirs: readonly string[], change: Change): string[] {
  const before = new Set(Array.isArray(change.before) ? (change.before as string[]) : []);
  const after = Array.isArray(change.after) ? (change.after as string[]) : [];
  const there = new Set(theirs);
  const merged = after.filter((name) => there.has(name) || !before.has(name));
  for (const [index, name] of theirs.entries()) {
    if (before.has(name) || merged.includes(name)) continue;
    const previous = theirs[index - 1];
    merged.splice(previous === undefined ? 0 : merged.indexOf(previous) + 1, 0, name);
  }
  return merged;
}
