import type { Platform } from '@vitae/contract/platform';
import { readResumeData } from '@vitae/contract/resumes';
import { DRAFT_PREFIX, PERSISTENT_KEYS } from '@vitae/contract/storage';
import { emptyResume, type Resume } from '@vitae/documents/model/resume';
import { readHttpFailure } from '@vitae/remote-kit/http-error';
import { usePlatform } from '@vitae/remote-kit/platform';
import { send } from '@vitae/remote-kit/send';
import { useEffect, useState } from 'react';
import { isKept, type LocalCopy } from './local-copies.ts';
import { closeCopy, openCopy, useEditor } from './resume-store.ts';
import { givenTitleOf, rememberOpen, resumeOf, ServerSave } from './server-save.ts';

/** Which copy is open: this tab's own choice first, then the last one of any tab. */
const OPEN_KEY = `${DRAFT_PREFIX}mf-resume:open`;
/** The copies of resumes that were begun in this browser, by their id on the server. */
const KEYS_KEY = `${DRAFT_PREFIX}mf-resume:keys`;

/** Before the id of a resume that was not begun in this browser. */
const OF_ACCOUNT = 'resume-';

let saving: ServerSave | null = null;
let opening: Promise<void> | null = null;

const copyOf = (data: Resume, title = ''): LocalCopy => ({
  id: null,
  title,
  data,
  base: null,
  past: [],
  future: [],
  unanswered: [],
});

function read(storage: () => Storage, key: string): string | null {
  try {
    return storage().getItem(key);
  } catch {
    return null;
  }
}

function write(storage: () => Storage, key: string, value: string): void {
  try {
    storage().setItem(key, value);
  } catch {
    // The tab knows it for as long as it lives.
  }
}

const tab = () => sessionStorage;
const browser = () => localStorage;

function knownKeys(): Record<string, string> {
  try {
    return JSON.parse(read(browser, KEYS_KEY) ?? '{}');
  } catch {
    return {};
  }
}

const keyOf = (id: string) => knownKeys()[id] ?? `${OF_ACCOUNT}${id}`;

/** The resume of the account that is kept under a key; null where it has not been there yet. */
function idOfKey(key: string): string | null {
  if (key.startsWith(OF_ACCOUNT)) return key.slice(OF_ACCOUNT.length);
  return Object.entries(knownKeys()).find(([, known]) => known === key)?.[0] ?? null;
}

function remember(key: string): void {
  write(tab, OPEN_KEY, key);
  write(browser, OPEN_KEY, key);
}

useEditor.subscribe(({ key, id }, before) => {
  if (id !== null && id !== before.id && key !== '') {
    write(browser, KEYS_KEY, JSON.stringify({ ...knownKeys(), [id]: key }));
  }
});

/** The save of the open copy, for "save now". */
export function serverSave(): ServerSave | null {
  return saving;
}

function startSaving(platform: Platform): void {
  saving?.stop();
  saving = new ServerSave(platform);
  saving.start();
}

/** Begins a resume and opens it. */
export async function startResume(platform: Platform, data: Resume, title = ''): Promise<void> {
  const key = crypto.randomUUID();
  remember(key);
  await openCopy(key, copyOf(data, title));
  startSaving(platform);
}

/** Opens a resume of the account, with what this browser has not yet sent of it. Throws when it cannot be had. */
export async function openResume(platform: Platform, id: string): Promise<void> {
  const key = keyOf(id);
  if (useEditor.getState().key === key) return;
  const { resume } = await send(platform.http, readResumeData, { query: { id } });
  const data = resumeOf(resume.data);
  await openCopy(key, {
    ...copyOf(data, givenTitleOf(resume.title, data)),
    id,
    base: { revision: resume.revision, data },
  });
  remember(key);
  rememberOpen(id);
  startSaving(platform);
}

/** Opens what was open last, else a new one. */
export async function openLast(platform: Platform): Promise<void> {
  const key = read(tab, OPEN_KEY) ?? read(browser, OPEN_KEY);
  const id = key === null ? read(browser, PERSISTENT_KEYS.resumeId) : idOfKey(key);
  // A tab that is closed right after it has opened a resume, or whose storage is full, keeps no copy of it.
  if (id && platform.auth.getUser() && !(key !== null && (await isKept(key)))) {
    try {
      return await openResume(platform, id);
    } catch (error) {
      // It may have been deleted elsewhere: then a new one is begun.
      if (readHttpFailure(error).status === 404) return startResume(platform, emptyResume());
    }
  }
  if (key === null) return startResume(platform, emptyResume());
  remember(key);
  // What was typed since stands in the journal, and is merged into what the server answers once it does.
  const unread = id ? { id, base: { revision: 0, data: emptyResume() } } : {};
  await openCopy(key, { ...copyOf(emptyResume()), ...unread });
  startSaving(platform);
}

/** Nothing of the person who was here stays in memory. */
export function forgetOpenResume(): void {
  saving?.stop();
  saving = null;
  opening = null;
  closeCopy();
  try {
    sessionStorage.removeItem(OPEN_KEY);
  } catch {
    // There was none, then.
  }
}

/** Opens the resume that the screen works on; true when it is there. */
export function useOpenResume(): boolean {
  const platform = usePlatform();
  const isOpen = useEditor((state) => state.key !== '');
  const [isReady, setIsReady] = useState(isOpen);
  useEffect(() => {
    if (useEditor.getState().key !== '') {
      // Whoever signs in comes back to a new mount: the platform of the one before tells nobody of it any more.
      if (saving?.platform !== platform) startSaving(platform);
      return setIsReady(true);
    }
    let isCurrent = true;
    opening ??= openLast(platform).finally(() => {
      opening = null;
    });
    void opening.then(() => isCurrent && setIsReady(true));
    return () => {
      isCurrent = false;
    };
  }, [platform]);
  return isReady && isOpen;
}
