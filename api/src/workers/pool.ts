import { GuardedThread, type TaskOptions, type ThreadLimits } from './guarded-thread.ts';
import { WorkFailure } from './work-failure.ts';

export interface PoolOptions extends ThreadLimits {
  /** The script of the threads. It answers each `TaskMessage` with `ThreadMessage`s. */
  threadFile: URL;
  /** Tasks at a time. */
  size: number;
  /** Bytes or characters of input up to which a task is small. The last thread of several is kept for such tasks. */
  smallInputMax: number;
  /** Tasks that may wait; with one more, the one of the largest input is refused as `busy`. */
  waitingMax: number;
  waitingPerClientMax: number;
  /** What has waited longer is refused as `busy`. */
  waitMaxMs: number;
  /** A thread that keeps more after a task is ended; the next task gets a new one. */
  retireAboveMb: number;
  /** A thread that nobody needs for so long is ended, unless the pool is kept ready. */
  idleMaxMs: number;
}

export interface RunOptions extends TaskOptions {
  /** Whose task it is: each client's tasks are done one after the other. */
  client?: string;
}

interface Job extends RunOptions {
  task: string;
  input: unknown;
  /** Bytes and characters of the input. */
  size: number;
  /** Refused as `busy`. */
  leave(reason: unknown): void;
  /** Aborted when the waiting is over. */
  begun: AbortController;
  resolve(output: unknown): void;
  reject(reason: unknown): void;
}

/**
 * Threads for work on texts that may be hostile: bounded in time, memory and waiting, and fair: small
 * inputs go first, and each client has one task done at a time.
 */
export class WorkerPool<Tasks extends { [Task in keyof Tasks]: { input: unknown; output: unknown } }> {
  readonly #options: PoolOptions;
  readonly #waiting: Job[] = [];
  readonly #idle = new Map<GuardedThread, NodeJS.Timeout | undefined>();
  readonly #busyClients = new Set<string>();
  readonly #closing = new AbortController();
  #running = 0;
  #runningLarge = 0;
  #readyTask: (keyof Tasks & string) | null = null;

  constructor(options: PoolOptions) {
    this.#options = options;
  }

  /** Rejects as `GuardedThread.run` does, and with a WorkFailure `busy` when the task was not begun. */
  run<Task extends keyof Tasks & string>(
    task: Task,
    input: Tasks[Task]['input'],
    options: RunOptions = {},
  ): Promise<Tasks[Task]['output']> {
    const signal = AbortSignal.any([this.#closing.signal, ...(options.signal ? [options.signal] : [])]);
    if (signal.aborted) return Promise.reject(signal.reason);
    if (this.#hasEnough(options.client)) return Promise.reject(new WorkFailure('busy'));
    return new Promise((resolve, reject) => {
      const begun = new AbortController();
      const leave = (reason: unknown) => {
        this.#waiting.splice(this.#waiting.indexOf(job), 1);
        begun.abort();
        reject(reason);
      };
      const job: Job = { ...options, signal, task, input, size: sizeOf(input), leave, begun, resolve, reject };
      this.#queue(job);
      this.#boundWaiting(job, signal);
      this.#startNext();
      if (this.#waiting.length > this.#options.waitingMax) this.#waiting.at(-1)!.leave(new WorkFailure('busy'));
    });
  }

  /**
   * Begins every thread with `task`, which brings in what later tasks need, and keeps the threads: one that ends is
   * replaced by another that has done the same. Done when all are ready; rejects as `run` does.
   */
  async keepReady(task: keyof Tasks & string): Promise<void> {
    this.#readyTask = task;
    await Promise.all(Array.from({ length: this.#options.size }, () => this.#makeReady(task)));
  }

  /** Ends the threads. Tasks that are not done are rejected. */
  async close(): Promise<void> {
    this.#closing.abort(new Error('The threads have been ended'));
    await Promise.all([...this.#idle.keys()].map((thread) => this.#endIdle(thread)));
  }

  async #makeReady(task: keyof Tasks & string): Promise<void> {
    await this.run(task, null);
  }

  #hasEnough(client: string | undefined): boolean {
    const ofClient = this.#waiting.filter((job) => client !== undefined && job.client === client).length;
    return ofClient >= this.#options.waitingPerClientMax;
  }

  /** The smallest first; of one size, who came first. */
  #queue(job: Job): void {
    const place = this.#waiting.findIndex(({ size }) => size > job.size);
    this.#waiting.splice(place < 0 ? this.#waiting.length : place, 0, job);
  }

  #isLarge({ size }: Job): boolean {
    return size > this.#options.smallInputMax;
  }

  #mayBegin(job: Job): boolean {
    if (job.client !== undefined && this.#busyClients.has(job.client)) return false;
    return !this.#isLarge(job) || this.#runningLarge < Math.max(1, this.#options.size - 1);
  }

  #boundWaiting(job: Job, signal: AbortSignal): void {
    const timer = setTimeout(() => job.leave(new WorkFailure('busy')), this.#options.waitMaxMs);
    job.begun.signal.addEventListener('abort', () => clearTimeout(timer));
    signal.addEventListener('abort', () => job.leave(signal.reason), { signal: job.begun.signal });
  }

  #startNext(): void {
    while (this.#running < this.#options.size) {
      const place = this.#waiting.findIndex((job) => this.#mayBegin(job));
      const [job] = place < 0 ? [] : this.#waiting.splice(place, 1);
      if (!job) return;
      job.begun.abort();
      void this.#begin(job);
    }
  }

  async #begin(job: Job): Promise<void> {
    this.#running++;
    if (this.#isLarge(job)) this.#runningLarge++;
    if (job.client !== undefined) this.#busyClients.add(job.client);
    const thread = this.#takeThread();
    await thread.run({ task: job.task, input: job.input }, job).then(job.resolve, job.reject);
    await this.#release(thread);
    this.#running--;
    if (this.#isLarge(job)) this.#runningLarge--;
    if (job.client !== undefined) this.#busyClients.delete(job.client);
    if (thread.hasEnded && this.#readyTask && job.task !== this.#readyTask)
      this.#makeReady(this.#readyTask).catch(noMatter);
    this.#startNext();
  }

  #takeThread(): GuardedThread {
    for (const [thread, timer] of this.#idle) {
      clearTimeout(timer);
      this.#idle.delete(thread);
      if (!thread.hasEnded) return thread;
    }
    return new GuardedThread(this.#options.threadFile, this.#options);
  }

  async #release(thread: GuardedThread): Promise<void> {
    if (thread.hasEnded) return;
    const { retireAboveMb } = this.#options;
    // When V8 collects what tasks leave over is its own affair: a busy machine would end threads that are well.
    const hasGrown = (await thread.memoryMb()) > retireAboveMb && (await thread.keptMb()) > retireAboveMb;
    if (thread.hasEnded) return;
    if (hasGrown || this.#closing.signal.aborted) return thread.end();
    if (this.#readyTask) return void this.#idle.set(thread, undefined);
    const timer = setTimeout(() => void this.#endIdle(thread), this.#options.idleMaxMs);
    timer.unref();
    this.#idle.set(thread, timer);
  }

  async #endIdle(thread: GuardedThread): Promise<void> {
    clearTimeout(this.#idle.get(thread));
    this.#idle.delete(thread);
    await thread.end();
  }
}

/** A thread that could not be made ready is begun by the task that needs it. */
const noMatter = () => {};

/** Bytes and characters in a value: what makes work on it long. */
function sizeOf(value: unknown): number {
  if (typeof value === 'string') return value.length;
  if (value instanceof Uint8Array) return value.byteLength;
  if (typeof value !== 'object' || value === null) return 0;
  return Object.values(value).reduce((sum: number, part) => sum + sizeOf(part), 0);
}
