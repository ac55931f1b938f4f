import { DRAFT_PREFIX, UNSAVED_DRAFT_NAME } from '@vitae/contract/storage';
import { useCallback, useSyncExternalStore } from 'react';

/** A schema of `zod`, or of `zod/mini` where a remote needs no more of it. */
interface Schema<T> {
  parse(value: unknown): T;
}

/** A value in the browser's storage that a remote owns. Reading gives the parsed value or the initial one. */
export interface Draft<T> {
  get(): T;
  set(value: T): void;
  clear(): void;
  subscribe(listener: () => void): () => void;
}

/**
 * What the storage refuses is kept by the page: a remote that is restarted after a crash finds it again, though its
 * module is another. Every copy of this module on the page uses the same one.
 */
const PAGE_DRAFTS = Symbol.for('vitae.drafts');
function pageDrafts(): Map<string, string> {
  const page = globalThis as { [PAGE_DRAFTS]?: Map<string, string> };
  page[PAGE_DRAFTS] ??= new Map();
  return page[PAGE_DRAFTS];
}

/** Log-out: what only the page keeps goes with what the storage keeps. */
export function forgetPageDrafts(): void {
  pageDrafts().clear();
}

const prefixOf = (remote: string) => `${DRAFT_PREFIX}${remote}:`;

/** Whether anything that a remote keeps for its user is there. */
export function hasDrafts(remote: string): boolean {
  const prefix = prefixOf(remote);
  const isDraft = (key: string) => key.startsWith(prefix);
  try {
    return Object.keys(localStorage).some(isDraft) || [...pageDrafts().keys()].some(isDraft);
  } catch {
    return [...pageDrafts().keys()].some(isDraft);
  }
}

/** Says how much of the work that a remote keeps is nowhere but in this browser: log-out asks before it goes. */
export function setUnsavedWork(remote: string, count: number): void {
  const key = prefixOf(remote) + UNSAVED_DRAFT_NAME;
  try {
    if (count > 0) localStorage.setItem(key, String(count));
    else localStorage.removeItem(key);
  } catch {
    // Where nothing can be stored, log-out asks nothing: the page itself is all that there is.
  }
}

/**
 * Keeps what people type through a reload, a crash and an expired session.
 * Whatever does not fit the schema (an older version of the remote, another tab, a curious person) is dropped
 * in favour of `initial`. Where storage is full or forbidden the value lives as long as the page.
 */
export function createDraft<T>(remote: string, name: string, schema: Schema<T>, initial: T): Draft<T> {
  const key = prefixOf(remote) + name;
  const listeners = new Set<() => void>();
  let lastRaw: string | null | undefined;
  let lastValue = initial;

  const readRaw = () => {
    const kept = pageDrafts().get(key);
    if (kept !== undefined) return kept;
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  };
  const write = (raw: string | null) => {
    lastRaw = raw;
    try {
      if (raw === null) localStorage.removeItem(key);
      else localStorage.setItem(key, raw);
      pageDrafts().delete(key);
    } catch {
      if (raw === null) pageDrafts().delete(key);
      else pageDrafts().set(key, raw);
    }
    for (const listener of listeners) listener();
  };

  return {
    get() {
      const raw = readRaw();
      if (raw === lastRaw) return lastValue;
      lastRaw = raw;
      lastValue = parse(raw, schema) ?? initial;
      return lastValue;
    },
    set(value) {
      lastValue = value;
      write(JSON.stringify(value));
    },
    clear() {
      lastValue = initial;
      write(null);
    },
    subscribe(listener) {
      const onStorage = (event: StorageEvent) => {
        if (event.key === key || event.key === null) listener();
      };
      listeners.add(listener);
      window.addEventListener('storage', onStorage);
      return () => {
        listeners.delete(listener);
        window.removeEventListener('storage', onStorage);
      };
    },
  };
}

function parse<T>(raw: string | null, schema: Schema<T>): T | undefined {
  if (raw === null) return undefined;
  try {
    return schema.parse(JSON.parse(raw));
  } catch {
    return undefined;
  }
}

/** The draft as React state: `[value, set]`; `set` also takes a function of the value before. */
export function useDraft<T>(draft: Draft<T>): [T, (next: T | ((previous: T) => T)) => void] {
  const value = useSyncExternalStore(draft.subscribe, draft.get);
  const set = useCallback(
    (next: T | ((previous: T) => T)) =>
      draft.set(typeof next === 'function' ? (next as (previous: T) => T)(draft.get()) : next),
    [draft],
  );
  return [value, set];
}
