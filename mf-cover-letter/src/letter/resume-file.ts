import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { RESUME_FILE_MAX_BYTES, RESUME_FILE_TYPES } from '@vitae/contract/cover-letter';
import { DRAFT_PREFIX } from '@vitae/contract/storage';
import { createDraft } from '@vitae/remote-kit/draft';
import { createFileStore } from '@vitae/remote-kit/file-store';
import * as z from 'zod/mini';
import { create } from 'zustand';
import { REMOTE_NAME } from './storage.ts';

const RESUME_REQUIRED = msg`Please upload your resume.`;
const RESUME_TOO_LARGE = msg`File too large. Maximum size is 5 MB.`;
const RESUME_UNSUPPORTED = msg`Unsupported file type. Please use PDF, DOC, DOCX, or TXT.`;
const RESUME_EMPTY = msg`This file is empty. Please choose another one.`;
const RESUME_UNREADABLE = msg`This file could not be read. Please choose it again.`;

const MIME_TYPES: readonly string[] = Object.values(RESUME_FILE_TYPES);
export const RESUME_EXTENSIONS = Object.keys(RESUME_FILE_TYPES).map((extension) => `.${extension}`);

/** What is wrong with a file, or `null`. By MIME type or by extension: browsers do not know every type. */
function checkResumeFile(file: Pick<File, 'name' | 'size' | 'type'>): MessageDescriptor | null {
  const name = file.name.toLowerCase();
  const isSupported = MIME_TYPES.includes(file.type) || RESUME_EXTENSIONS.some((extension) => name.endsWith(extension));
  if (!isSupported) return RESUME_UNSUPPORTED;
  if (file.size > RESUME_FILE_MAX_BYTES) return RESUME_TOO_LARGE;
  if (file.size === 0) return RESUME_EMPTY;
  return null;
}

const resumeFileStore = createFileStore(REMOTE_NAME, 'resume-file');

const resumeDraftSchema = z.nullable(
  z.object({ id: z.string(), name: z.string(), size: z.number(), accountId: z._default(z.nullable(z.string()), null) }),
);
const RESUME_DRAFT_NAME = 'resume';
/** Which file was chosen; the file itself lies in `resumeFileStore`. */
const resumeDraft = createDraft<z.infer<typeof resumeDraftSchema>>(
  REMOTE_NAME,
  RESUME_DRAFT_NAME,
  resumeDraftSchema,
  null,
);

interface ResumeState {
  file: File | null;
  /** Of the resume of the account that the file shows; null where it was uploaded. */
  accountId: string | null;
  error: MessageDescriptor | null;
}

const NONE: ResumeState = { file: null, accountId: null, error: null };
export const useResumeFile = create<ResumeState>()(() => NONE);

/** Tells a chosen file from another one. */
export const resumeKey = ({ name, size, lastModified }: File): string => [name, size, lastModified].join('/');

/** Takes the file if it passes the rules. The rejected one is not kept, and neither is the one before. */
export async function chooseResumeFile(file: File, accountId: string | null = null): Promise<void> {
  const error = checkResumeFile(file);
  if (error) {
    forgetFile();
    useResumeFile.setState({ ...NONE, error });
    return;
  }
  const copy = await copyToMemory(file);
  if (!copy) {
    forgetFile();
    useResumeFile.setState({ ...NONE, error: RESUME_UNREADABLE });
    return;
  }
  useResumeFile.setState({ file: copy, accountId, error: null });
  const id = String(Date.now());
  await resumeFileStore.save(id, copy);
  // Other tabs look for the file once they hear of it. Meanwhile it may have been removed here.
  if (useResumeFile.getState().file === copy) resumeDraft.set({ id, name: copy.name, size: copy.size, accountId });
}

export function removeResumeFile(): void {
  forgetFile();
  useResumeFile.setState({ ...NONE, error: RESUME_REQUIRED });
}

/** Back to the state of a first visit: no file and no complaint. */
export function resetResumeFile(): void {
  forgetFile();
  useResumeFile.setState(NONE);
}

export function requireResumeFile(): void {
  if (!useResumeFile.getState().file) useResumeFile.setState({ error: RESUME_REQUIRED });
}

/** After a reload: brings the file back, or throws away one that no draft knows of any more. */
export async function restoreResumeFile(): Promise<void> {
  const draft = resumeDraft.get();
  if (!draft) return void (await resumeFileStore.clear());
  const file = await resumeFileStore.load(draft.id);
  if (useResumeFile.getState().file) return;
  if (file) useResumeFile.setState({ file, accountId: draft.accountId, error: null });
  else removeResumeFile();
}

/** Takes over the file that another tab has chosen, and its removal. Returns what ends it. */
export function followResumeFile(): () => void {
  const follow = (event: StorageEvent) => {
    if (event.key !== `${DRAFT_PREFIX}${REMOTE_NAME}:${RESUME_DRAFT_NAME}`) return;
    const draft = resumeDraft.get();
    if (!draft) useResumeFile.setState(NONE);
    else
      void resumeFileStore.load(draft.id).then((file) => {
        if (file && resumeDraft.get()?.id === draft.id)
          useResumeFile.setState({ file, accountId: draft.accountId, error: null });
      });
  };
  window.addEventListener('storage', follow);
  return () => window.removeEventListener('storage', follow);
}

function forgetFile(): void {
  resumeDraft.clear();
  void resumeFileStore.clear();
}

/** The file on disk may be changed or moved before it is sent. */
async function copyToMemory(file: File): Promise<File | null> {
  try {
    return new File([await file.arrayBuffer()], file.name, { type: file.type, lastModified: file.lastModified });
  } catch {
    return null;
  }
}
