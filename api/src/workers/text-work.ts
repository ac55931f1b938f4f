import type { AtsReport } from '@vitae/contract/ats';
import type { FetchedPage } from '../adverts/fetch-page.ts';
import type { AdvertPage } from '../adverts/read-page.ts';
import type { ScoreTask } from '../ats/score-resume.ts';
import type { CoachAnswer, Turn } from '../chat/coach/turn.ts';
import type { ToolOutcome, ToolTask } from '../chat/tools/tool.ts';
import { type UnreadableReason, UnreadableResumeError } from '../parsing/errors.ts';
import type { ResumeFile } from '../parsing/read-file.ts';
import type { ReadResume } from '../parsing/read-resume.ts';
import type { ParsedResume } from '../parsing/result.ts';
import type { LetterCraft } from '../writing/craft.ts';
import { LetterRefusal } from '../writing/refusal.ts';
import type { HelpTask, Proposals } from '../writing-help/writing-help.ts';
import { TaskRefusal } from './guarded-thread.ts';
import { type PoolOptions, type RunOptions, WorkerPool } from './pool.ts';
import type { TextTasks } from './text-tasks.ts';
import { WorkFailure } from './work-failure.ts';

/**
 * The limit of memory is each thread's own: a thread with all its words, rules and answers at hand needs 120 MB, and one
 * that were ended for no more than that would be missed by the next text. What it comes to together is printed by
 * `pnpm bench:abuse`.
 */
const POOL: PoolOptions = {
  threadFile: new URL('./text-thread.ts', import.meta.url),
  size: 2,
  processorMs: 10_000,
  timeoutMs: 60_000,
  memoryLimitMb: 384,
  smallInputMax: 40_000,
  waitingMax: 16,
  waitingPerClientMax: 3,
  waitMaxMs: 15_000,
  retireAboveMb: 240,
  idleMaxMs: 60_000,
};

/** One file at a time: reading a picture takes a whole processor, for seconds a page. */
const SCAN_POOL: PoolOptions = {
  ...POOL,
  size: 1,
  processorMs: 90_000,
  timeoutMs: 90_000,
  memoryLimitMb: 512,
  waitMaxMs: 90_000,
};
const SCAN_TIMEOUT_MESSAGE =
  'Reading the pictures in this file takes too long. Please upload a version whose text can be selected.';

/** Work on people's texts, in threads of its own. Each call may be refused as `busy`, with a WorkFailure. */
export interface TextWork {
  /** Begins the threads before they are needed and keeps them, so that nobody waits for one to begin. */
  prepare(): Promise<void>;
  /** Throws UnreadableResumeError where a file is no resume or cannot be read within the limits. */
  readResume(file: ResumeFile, options?: RunOptions): Promise<ReadResume>;
  /**
   * For a file that is refused as `image_only`. Takes seconds a page, and is refused with code `timeout` when it takes
   * too long: run it in the background, and show `onProgress`.
   */
  scanResume(file: ResumeFile, options?: RunOptions): Promise<ParsedResume>;
  /** The text of a file that need not be a resume. Throws UnreadableResumeError where it cannot be read. */
  readText(file: ResumeFile, options?: RunOptions): Promise<string>;
  /** The same for a file that is refused as `image_only`; slow, as `scanResume` is. */
  scanText(file: ResumeFile, options?: RunOptions): Promise<string>;
  /** Throws UnreadableResumeError where the page cannot be read. */
  readAdvertPage(page: FetchedPage, options?: RunOptions): Promise<AdvertPage>;
  /** Throws UnreadableResumeError as `readResume` does. */
  scoreResume(task: ScoreTask, options?: RunOptions): Promise<AtsReport>;
  craft: LetterCraft;
  /** Answers a turn of a talk with the assistant. */
  coach(turn: Turn, options?: RunOptions): Promise<CoachAnswer>;
  /** Does what a model has called a tool of the assistant for. */
  useTool(task: ToolTask, options?: RunOptions): Promise<ToolOutcome>;
  /** Help with single texts of a resume. */
  help(task: HelpTask, options?: RunOptions): Promise<Proposals>;
  /** Ends the threads, so that a server can stop. */
  close(): Promise<void>;
}

interface TextWorkChanges {
  text?: Partial<PoolOptions>;
  scan?: Partial<PoolOptions>;
}

export function createTextWork({ text, scan }: TextWorkChanges = {}): TextWork {
  const pool = new WorkerPool<TextTasks>({ ...POOL, ...text });
  const scanPool = new WorkerPool<TextTasks>({ ...SCAN_POOL, ...scan });
  return {
    prepare: () => pool.keepReady('prepare'),
    readResume: (file, options) => pool.run('readResume', file, options).catch(asUnreadable()),
    scanResume: (file, options) =>
      scanPool.run('scanResume', file, options).catch(asUnreadable({ timeout: SCAN_TIMEOUT_MESSAGE })),
    scanText: (file, options) =>
      scanPool.run('scanText', file, options).catch(asUnreadable({ timeout: SCAN_TIMEOUT_MESSAGE })),
    readText: (file, options) => pool.run('readText', file, options).catch(asUnreadable()),
    readAdvertPage: (page, options) => pool.run('readAdvertPage', page, options).catch(asUnreadable()),
    scoreResume: (task, options) => pool.run('scoreResume', task, options).catch(asUnreadable()),
    craft: {
      writeLetter: (texts, options) => pool.run('writeLetter', texts, options).catch(asLetterRefusal),
      reviewDraft: (draft, options) => pool.run('reviewDraft', draft, options),
    },
    coach: (turn, options) => pool.run('coach', turn, options),
    useTool: (task, options) => pool.run('useTool', task, options),
    help: (task, options) => pool.run('help', task, options),
    close: async () => {
      await Promise.all([pool.close(), scanPool.close()]);
    },
  };
}

function asLetterRefusal(error: unknown): never {
  if (error instanceof TaskRefusal) throw new LetterRefusal(error.code as LetterRefusal['code']);
  throw error;
}

/** What a file does to its thread says something of the file; that all threads are busy does not. */
function asUnreadable(messages: Partial<Record<UnreadableReason, string>> = {}) {
  return (error: unknown): never => {
    if (error instanceof TaskRefusal) {
      throw new UnreadableResumeError(error.code as UnreadableReason, { message: error.message });
    }
    if (error instanceof WorkFailure && error.reason !== 'busy') {
      const code = error.reason === 'crashed' ? 'corrupt' : error.reason;
      throw new UnreadableResumeError(code, { message: messages[code], cause: error });
    }
    throw error;
  };
}
