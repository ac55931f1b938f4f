import type { ResumeFile, ResumeText } from './read-file.ts';
import type { ParsedResume } from './result.ts';
import { ParsingPool, type RunOptions } from './worker/pool.ts';

const SCAN_TIMEOUT_MS = 90_000;
const SCAN_TIMEOUT_MESSAGE =
  'Reading the pictures in this file takes too long. Please upload a version whose text can be selected.';

let sharedPool: ParsingPool | undefined;
let sharedScanPool: ParsingPool | undefined;

function pool(): ParsingPool {
  sharedPool ??= new ParsingPool();
  return sharedPool;
}

/** One file at a time: reading a picture takes a whole processor, for seconds a page. */
function scanPool(): ParsingPool {
  sharedScanPool ??= new ParsingPool({
    size: 1,
    timeoutMs: SCAN_TIMEOUT_MS,
    timeoutMessage: SCAN_TIMEOUT_MESSAGE,
  });
  return sharedScanPool;
}

/** As readResumeFile, in a thread of its own with a limit of time and memory. */
export function readResumeFileInWorker(file: ResumeFile): Promise<ResumeText> {
  return pool().run('read', file);
}

/** As parseResume, in a thread of its own with a limit of time and memory. */
export function parseResumeInWorker(file: ResumeFile): Promise<ParsedResume> {
  return pool().run('parse', file);
}

/**
 * As readScannedResume, for a file that is refused as `image_only`. Takes seconds a page, and is refused with code
 * `timeout` when it takes too long: run it in the background, and show `onProgress`.
 */
export function readScannedResumeInWorker(file: ResumeFile, options?: RunOptions): Promise<ParsedResume> {
  return scanPool().run('scan', file, options);
}

/** Ends the threads, so that a server can stop. */
export async function closeParsingWorkers(): Promise<void> {
  await Promise.all([sharedPool?.close(), sharedScanPool?.close()]);
  sharedPool = undefined;
  sharedScanPool = undefined;
}
