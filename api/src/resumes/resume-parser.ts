import { UnreadableResumeError } from '../parsing/errors.ts';
import type { ResumeFile } from '../parsing/read-file.ts';
import type { ParsedResume } from '../parsing/result.ts';
import { parseResumeInWorker, readResumeFileInWorker, readScannedResumeInWorker } from '../parsing/worker.ts';

export interface ReadUpload {
  parsed: ParsedResume;
  /** In reading order; empty where the words are in pictures. */
  text: string;
}

/** Reads an uploaded resume, off its pictures only when asked to. Throws `UnreadableResumeError`. */
export type ResumeParser = (
  file: ResumeFile,
  options: { readsPictures: boolean; signal: AbortSignal },
) => Promise<ReadUpload>;

export const parseResumeInThreads: ResumeParser = async (file, { readsPictures, signal }) => {
  if (readsPictures) return { parsed: await readScannedResumeInWorker(file, { signal }), text: '' };
  const [parsed, read] = await Promise.allSettled([parseResumeInWorker(file), readResumeFileInWorker(file)]);
  if (parsed.status === 'rejected') throw parsed.reason;
  if (read.status === 'rejected' && !(read.reason instanceof UnreadableResumeError)) throw read.reason;
  return { parsed: parsed.value, text: read.status === 'fulfilled' ? read.value.text : '' };
};
