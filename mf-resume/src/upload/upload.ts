import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { PICTURES_ONLY } from '@vitae/contract/files';
import type { Platform } from '@vitae/contract/platform';
import {
  type PictureReadingEvent,
  pictureReadingEventSchema,
  readResumePictures,
  type UploadedResume,
  uploadedResumeSchema,
  uploadResume,
} from '@vitae/contract/resumes';
import { restore } from '@vitae/documents/model/restore';
import { isBlank } from '@vitae/documents/model/resume';
import { createDraft } from '@vitae/remote-kit/draft';
import { readHttpFailure } from '@vitae/remote-kit/http-error';
import { send } from '@vitae/remote-kit/send';
import { sendLines } from '@vitae/remote-kit/send-lines';
import type { Sentence } from '@vitae/remote-kit/sentence';
import * as z from 'zod/mini';
import { create } from 'zustand';
import { startResume } from '../editor/open-resume.ts';
import { resumeOf } from '../editor/server-save.ts';

const BYTES_MAX = 5 * 1024 * 1024;
const READING_MAX_MS = 120_000;

type Stage = 'idle' | 'sending' | 'reading' | 'pictures';

interface UploadState {
  stage: Stage;
  /** Of the file that has left the browser, 0 to 1. */
  sent: number;
  /** Of the pictures; null until the first one is looked at. */
  pages: { read: number; count: number; share: number } | null;
  startedAt: number;
  error: Sentence | null;
  fileName: string;
}

const IDLE: UploadState = { stage: 'idle', sent: 0, pages: null, startedAt: 0, error: null, fileName: '' };
export const useUpload = create<UploadState>()(() => IDLE);

/** The file itself, for the page beside what was understood. Gone after a reload; then its text stands there. */
export let originalFile: File | null = null;

const reading = z.omit(uploadedResumeSchema, { data: true, success: true });
export type Reading = z.infer<typeof reading>;
/** Where the values of the open resume came from, and what has no place yet. */
export const readingDraft = createDraft<Reading | null>('mf-resume', 'reading', z.nullable(reading), null);

let controller: AbortController | null = null;

export function cancelUpload(): void {
  controller?.abort();
  controller = null;
  useUpload.setState(IDLE);
}

const isPicture = (file: File) => file.type.startsWith('image/');
const isJson = (file: File) => file.type === 'application/json' || file.name.toLowerCase().endsWith('.json');

/** Reads a file into a resume and opens it. True when that worked; the reason stands in the state otherwise. */
export async function readFile(platform: Platform, file: File): Promise<'read' | 'imported' | 'failed'> {
  cancelUpload();
  const own = new AbortController();
  controller = own;
  const { signal } = own;
  useUpload.setState({ ...IDLE, stage: 'sending', startedAt: Date.now(), fileName: file.name });
  try {
    if (isJson(file)) {
      await importJson(platform, await file.text());
      useUpload.setState(IDLE);
      return 'imported';
    }
    const sent = isPicture(file)
      ? await import('./picture-pdf.ts').then(({ pdfOfPicture }) => pdfOfPicture(file))
      : file;
    if (sent.size > BYTES_MAX) throw new UploadError(msg`File too large. Maximum size is 5 MB.`);
    const answer = await ask(platform, sent, isPicture(file), signal);
    if (signal.aborted) return 'failed';
    await keep(platform, answer, sent);
    useUpload.setState(IDLE);
    return 'read';
  } catch (error) {
    if (!signal.aborted) useUpload.setState({ ...IDLE, error: messageOf(error) });
    return 'failed';
  }
}

const UNREADABLE = msg`The file could not be read. Please try again.`;
/** What comes about after the first page was begun, by its code. */
const PICTURE_FAILURES: Record<string, MessageDescriptor> = {
  [PICTURES_ONLY]: msg`No words were found on the pictures of this file. Please take a sharper picture, or choose another file.`,
  resume_timeout: msg`Reading the pictures in this file takes too long. Please choose a version whose text can be selected.`,
};

class UploadError extends Error {
  readonly text: MessageDescriptor;
  constructor(text: MessageDescriptor) {
    super(text.message);
    this.text = text;
  }
}

function messageOf(error: unknown): Sentence {
  if (error instanceof UploadError) return error.text;
  const { serverMessage, status } = readHttpFailure(error);
  if (serverMessage) return serverMessage;
  if (status === null && !navigator.onLine)
    return msg`You are offline. The file can be read once you are online again.`;
  return UNREADABLE;
}

async function ask(platform: Platform, file: File, isPicture: boolean, signal: AbortSignal): Promise<UploadedResume> {
  const onUploadProgress = ({ loaded, total }: { loaded: number; total?: number }) => {
    const share = total ? loaded / total : 0;
    useUpload.setState({ sent: share, ...(share >= 1 ? { stage: isPicture ? 'pictures' : 'reading' } : {}) });
  };
  if (isPicture) return readPictures(platform, file, signal, onUploadProgress);
  try {
    const form = { resume: file };
    return await send(platform.http, uploadResume, { form }, { signal, timeout: READING_MAX_MS, onUploadProgress });
  } catch (error) {
    if (readHttpFailure(error).code !== PICTURES_ONLY) throw error;
    useUpload.setState({ stage: 'pictures' });
    return readPictures(platform, file, signal);
  }
}

/** Reads the words off a scan, and says page by page how far it is. */
async function readPictures(
  platform: Platform,
  file: File,
  signal: AbortSignal,
  onUploadProgress: (progress: { loaded: number; total?: number }) => void = () => {},
): Promise<UploadedResume> {
  let last: PictureReadingEvent | null = null;
  const onEvent = (event: PictureReadingEvent) => {
    last = event;
    if (event.event !== 'progress' || signal.aborted) return;
    const { pages_read: read, page_count: count, share } = event;
    useUpload.setState({ stage: 'pictures', pages: { read, count, share } });
  };
  const options = { signal, schema: pictureReadingEventSchema, onEvent, onUploadProgress };
  await sendLines(platform.http, readResumePictures, { form: { resume: file } }, options);
  const end = last as PictureReadingEvent | null;
  if (end?.event === 'done') return end.reading;
  throw new UploadError((end?.event === 'failed' && PICTURE_FAILURES[end.code]) || UNREADABLE);
}

async function keep(
  platform: Platform,
  { data, fields, unplaced, text, page_count, source }: UploadedResume,
  file: File,
) {
  originalFile = file;
  await startResume(platform, resumeOf(data));
  readingDraft.set({ fields, unplaced, text, page_count, source });
}

async function importJson(platform: Platform, text: string): Promise<void> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new UploadError(msg`This file is no JSON. Please export it again.`);
  }
  const { isReactiveResume, jsonResumeOfReactiveResume } = await import('./reactive-resume.ts');
  const { resume, dropped } = restore(isReactiveResume(value) ? jsonResumeOfReactiveResume(value) : value);
  if (isBlank(resume)) {
    throw new UploadError(msg`This file holds no resume that can be read: neither JSON Resume nor Reactive Resume.`);
  }
  originalFile = null;
  await startResume(platform, resume);
  // Nothing is dropped in silence.
  readingDraft.set({
    fields: [],
    unplaced: dropped.map(({ path, reason }) => ({ text: `${path}: ${reason}`, section: '', place: null })),
    text: '',
    page_count: 0,
    source: 'text',
  });
}
