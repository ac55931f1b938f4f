import type { ParsedResume } from '../parsing/result.ts';
import { parseResumeInWorker, readResumeFileInWorker } from '../parsing/worker.ts';

/** What a letter is written from. */
export interface ReadResume {
  text: string;
  /** Null where the fields could not be told apart; the text is enough for a letter. */
  parsed: ParsedResume | null;
}

/** Reads an uploaded resume. Throws `UnreadableResumeError` for a file that cannot be read. */
export type ResumeReader = (file: { bytes: Uint8Array; fileName: string; mimeType: string }) => Promise<ReadResume>;

export const readResumeInThreads: ResumeReader = async (file) => {
  const [{ text }, parsed] = await Promise.all([
    readResumeFileInWorker(file),
    parseResumeInWorker(file).catch(() => null),
  ]);
  return { text, parsed };
};
