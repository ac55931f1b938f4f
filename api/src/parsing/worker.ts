import type { ResumeFile, ResumeText } from './read-file.ts';
import type { ParsedResume } from './result.ts';
import { ParsingPool } from './worker/pool.ts';

let sharedPool: ParsingPool | undefined;

function pool(): ParsingPool {
  sharedPool ??= new ParsingPool();
  return sharedPool;
}

/** As readResumeFile, in a thread of its own with a limit of time and memory. */
export function readResumeFileInWorker(file: ResumeFile): Promise<ResumeText> {
  return pool().run('read', file);
}

/** As parseResume, in a thread of its own with a limit of time and memory. */
export function parseResumeInWorker(file: ResumeFile): Promise<ParsedResume> {
  return pool().run('parse', file);
}

/** Ends the threads, so that a server can stop. */
export async function closeParsingWorkers(): Promise<void> {
  await sharedPool?.close();
  sharedPool = undefined;
}
