import { DRAFT_PREFIX } from '@vitae/contract/storage';
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
 * Keeps what people type through a reload, a crash and an expired session.
 * Whatever does not fit the schema (an older version of the remote, another tab, a curious person) is dropped
 * in favour of `initial`. Where storage is full or forbidden the value lives as long as the page.
 */
export function createDraft<T>(remote: string, name: string, schema: Schema<T>, initial: T): Draft<T> {
  const key = `${DRAFT_PREFIX}${remote}:${name}`;
  const listeners = new Set<() => void>();
  let lastRaw: string | null | undefined;
  let lastValue = initial;
  // Set while the storage refuses: then this page's memory is the only copy.
  let isOnlyInMemory = false;

  const readRaw = () => {
    if (isOnlyInMemory) return lastRaw ?? null;
    try {
      return localStorage.getItem(key);
    } catch {
      return lastRaw ?? null;
    }
  };
  const write = (raw: string | null) => {
    lastRaw = raw;
    try {
      if (raw === null) localStorage.removeItem(key);
      else localStorage.setItem(key, raw);
      isOnlyInMemory = false;
    } catch {
      isOnlyInMemory = true;
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
