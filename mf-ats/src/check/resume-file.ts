import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { RESUME_FILE_MAX_BYTES, RESUME_FILE_TYPES } from '@vitae/contract/cover-letter';
import { createDraft } from '@vitae/remote-kit/draft';
import { createFileStore } from '@vitae/remote-kit/file-store';
import { useEffect, useState } from 'react';
import * as z from 'zod/mini';
import { REMOTE_NAME } from './check-draft.ts';

export const RESUME_EXTENSIONS = Object.keys(RESUME_FILE_TYPES).map((extension) => `.${extension}`);
const MIME_TYPES: readonly string[] = Object.values(RESUME_FILE_TYPES);

/** What is wrong with a file before it is sent, or null. Browsers do not know every type, so the name counts too. */
export function fileProblem({ name, size, type }: Pick<File, 'name' | 'size' | 'type'>): MessageDescriptor | null {
  const isKnown =
    MIME_TYPES.includes(type) || RESUME_EXTENSIONS.some((extension) => name.toLowerCase().endsWith(extension));
  if (!isKnown) return msg`Unsupported file type. Please use PDF, DOC, DOCX, or TXT.`;
  if (size > RESUME_FILE_MAX_BYTES) return msg`File too large. Maximum size is 5 MB.`;
  if (size === 0) return msg`This file is empty. Please choose another one.`;
  return null;
}

const store = createFileStore(REMOTE_NAME, 'resume-file');
/** The id under which the file lies in the store. */
const fileDraft = createDraft<string>(REMOTE_NAME, 'resume-file', z.string(), '');

export function forgetFile(): void {
  fileDraft.clear();
  void store.clear();
}

/** The chosen file, kept through a reload. */
export function useResumeFile() {
  const [file, setFile] = useState<File | null>(null);
  const [problem, setProblem] = useState<MessageDescriptor | null>(null);

  useEffect(() => {
    let isCurrent = true;
    const id = fileDraft.get();
    if (id) void store.load(id).then((found) => isCurrent && setFile((chosen) => chosen ?? found));
    return () => {
      isCurrent = false;
    };
  }, []);

  return {
    file,
    problem,
    setProblem,
    choose: async (chosen: File) => {
      const wrong = fileProblem(chosen);
      setProblem(wrong);
      if (wrong) {
        forgetFile();
        return setFile(null);
      }
      try {
        // The file on disk may be changed or moved before it is sent.
        const copy = new File([await chosen.arrayBuffer()], chosen.name, { type: chosen.type });
        setFile(copy);
        const id = String(Date.now());
        fileDraft.set(id);
        await store.save(id, copy);
      } catch {
        setProblem(msg`This file could not be read. Please choose it again.`);
      }
    },
    remove: () => {
      forgetFile();
      setFile(null);
      setProblem(null);
    },
  };
}
