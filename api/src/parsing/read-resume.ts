import { parseDocument } from './parse.ts';
import { type ResumeFile, readTextDocument, wholeTextOf } from './read-file.ts';
import type { ParsedResume } from './result.ts';

/** All that is known of an uploaded resume. */
export interface ReadResume {
  /** The file's text in reading order, a line for each that its writer has ended. */
  text: string;
  resume: ParsedResume;
}

/** Reads a resume file once, into its text and its fields. Throws UnreadableResumeError where that cannot be done. */
export async function readResume(file: ResumeFile): Promise<ReadResume> {
  const document = await readTextDocument(file);
  return { text: wholeTextOf(document), resume: parseDocument(document, file.isResume) };
}
