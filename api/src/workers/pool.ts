import { GuardedThread, type TaskOptions, type ThreadLimits } from './guarded-thread.ts';
import { WorkFailure } from './work-failure.ts';

export interface PoolOptions extends ThreadLimits {
  /** The script of the threads. It answers each `TaskMessage` with `ThreadMessage`s. */
  threadFile: URL;
  /** Tasks at a time. */
  size: number;
  /** Tasks that may wait; one more is refused as `busy`. */
  waitingMax: number;
  waitingPerClientMax: number;
  /** What has waited longer is refused as `busy`. */
  waitMaxMs: number;
  /** A thread that holds more after a task is ended; the next task gets a new one. */
  retireAboveMb: number;
  /** A thread that nobody needs for so long is ended. */
  idleMaxMs: number;
}

export interface RunOptions extends TaskOptions {
  /** Whose task it is: each client's tasks are done one after the other. */
  client?: string;
}

interface Job extends RunOptions {
  task: string;
  input: unknown;
  /** Aborted when the waiting is over. */
  begun: AbortController;
  resolve(output: unknown): void;
  reject(reason: unknown): void;
}

/** Threads for work on texts that may be hostile: bounded in time, memory and waiting, and fair between clients. */
export class WorkerPool<Tasks extends { [Task in keyof Tasks]: { input: unknown; output: unknown } }> {
  readonly #options: PoolOptions;
  readonly #waiting: Job[] = [];
  readonly #idle = new Map<GuardedThread, NodeJS.Timeout>();
  readonly #busyClients = new Set<string>();
  readonly #closing = new AbortController();
  #running = 0;

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
    if (this.#isFull(options.client)) return Promise.reject(new WorkFailure('busy'));
    return new Promise((resolve, reject) => {
      const job: Job = { ...options, signal, task, input, begun: new AbortController(), resolve, reject };
      this.#waiting.push(job);
      this.#boundWaiting(job, signal);
      this.#startNext();
    });
  }

  /** Ends the threads. Tasks that are not done are rejected. */
  async close(): Promise<void> {
    this.#closing.abort(new Error('The threads have been ended'));
    await Promise.all([...this.#idle.keys()].map((thread) => this.#endIdle(thread)));
  }

  #isFull(client: string | undefined): boolean {
    const { waitingMax, waitingPerClientMax } = this.#options;
    const ofClient = this.#waiting.filter((job) => client !== undefined && job.client === client).length;
    return this.#waiting.length >= waitingMax || ofClient >= waitingPerClientMax;
  }

  #boundWaiting(job: Job, signal: AbortSignal): void {
    const leave = (reason: unknown) => {
      this.#waiting.splice(this.#waiting.indexOf(job), 1);
      job.begun.abort();
      job.reject(reason);
    };
    const timer = setTimeout(() => leave(new WorkFailure('busy')), this.#options.waitMaxMs);
    job.begun.signal.addEventListener('abort', () => clearTimeout(timer));
    signal.addEventListener('abort', () => leave(signal.reason), { signal: job.begun.signal });
  }

  #startNext(): void {
    while (this.#running < this.#options.size) {
      const place = this.#waiting.findIndex(({ client }) => client === undefined || !this.#busyClients.has(client));
      const [job] = place < 0 ? [] : this.#waiting.splice(place, 1);
      if (!job) return;
      job.begun.abort();
      void this.#begin(job);
    }
  }

  async #begin(job: Job): Promise<void> {
    this.#running++;
    if (job.client !== undefined) this.#busyClients.add(job.client);
    const thread = this.#takeThread();
    await thread.run({ task: job.task, input: job.input }, job).then(job.resolve, job.reject);
    await this.#release(thread);
    this.#running--;
    if (job.client !== undefined) this.#busyClients.delete(job.client);
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
    const hasGrown = (await thread.memoryMb()) > this.#options.retireAboveMb;
    if (hasGrown || this.#closing.signal.aborted) return thread.end();
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
