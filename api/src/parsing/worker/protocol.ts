import type { UnreadableReason } from '../errors.ts';
import type { ResumeFile, ResumeText } from '../read-file.ts';
import type { ParsedResume } from '../result.ts';

/** What a worker can be asked to do, with its answer. */
export interface WorkerTasks {
  read: { input: ResumeFile; output: ResumeText };
  parse: { input: ResumeFile; output: ParsedResume };
  /** Reads the words off the pictures in a PDF. Reports its progress. */
  scan: { input: ResumeFile; output: ParsedResume };
}
export type WorkerTask = keyof WorkerTasks;

export interface WorkerRequest {
  task: WorkerTask;
  input: ResumeFile;
}

export type WorkerResponse =
  | { ok: true; output: WorkerTasks[WorkerTask]['output'] }
  | { ok: false; code: UnreadableReason; message: string };

/** The share done, 0 to 1. Comes any number of times before the response. */
export interface WorkerProgress {
  progress: number;
}
