import { Worker } from 'node:worker_threads';
import type { TaskMessage, TaskProgress, ThreadMessage } from './messages.ts';
import { WorkFailure, type WorkFailureReason } from './work-failure.ts';

const CHECK_INTERVAL_MS = 100;
const BYTES_PER_MB = 1024 * 1024;
const MICROSECONDS_PER_MS = 1000;
/** V8 keeps the pages of its largest youth; a text's work is done as fast in a small one. */
const YOUNG_GENERATION_MB = 12;

export interface ThreadLimits {
  /** For one task, of a processor: what a text costs, however much else the machine does. Threads of its own not counted. */
  processorMs: number;
  /** For one task, by the clock, from when the thread takes it. */
  timeoutMs: number;
  /** Heap and typed arrays together. */
  memoryLimitMb: number;
}

export interface TaskOptions {
  /** Called by tasks that report how far they are. */
  onProgress?(progress: TaskProgress): void;
  /** Ends the task, and with it its thread. The task is then rejected with the signal's reason. */
  signal?: AbortSignal;
}

/** A known error of a task, such as a file that cannot be read. The thread is well. */
export class TaskRefusal extends Error {
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.name = 'TaskRefusal';
    this.code = code;
  }
}

/** A thread for one task at a time. A task that reaches a limit, or is not wanted any more, ends the thread. */
export class GuardedThread {
  readonly #worker: Worker;
  readonly #limits: ThreadLimits;
  #hasEnded = false;

  constructor(file: URL, limits: ThreadLimits) {
    this.#limits = limits;
    this.#worker = new Worker(file, {
      resourceLimits: { maxOldGenerationSizeMb: limits.memoryLimitMb, maxYoungGenerationSizeMb: YOUNG_GENERATION_MB },
      env: {},
    });
    this.#worker.unref();
    this.#worker.on('error', () => {});
    this.#worker.on('exit', () => {
      this.#hasEnded = true;
    });
  }

  get hasEnded(): boolean {
    return this.#hasEnded;
  }

  /** Rejects with a TaskRefusal, a WorkFailure, the signal's reason, or the error of the task. */
  async run(message: TaskMessage, { signal, onProgress }: TaskOptions): Promise<unknown> {
    const worker = this.#worker;
    const ending = new AbortController();
    const { signal: isOver } = ending;
    worker.ref();
    try {
      return await new Promise((resolve, reject) => {
        const fail = (reason: WorkFailureReason) => reject(new WorkFailure(reason));
        const timer = setTimeout(() => fail('timeout'), this.#limits.timeoutMs);
        const before = this.#processorMs();
        const check = setInterval(async () => {
          if ((await this.memoryMb()) > this.#limits.memoryLimitMb) fail('out_of_memory');
          if ((await this.#processorMs()) - (await before) > this.#limits.processorMs) fail('timeout');
        }, CHECK_INTERVAL_MS);
        const onMessage = (answer: ThreadMessage) => {
          if ('progress' in answer) return onProgress?.(answer.progress);
          if ('output' in answer) return resolve(answer.output);
          const { message, refusal } = answer.error;
          reject(refusal === null ? new Error(message) : new TaskRefusal(refusal, message));
        };
        const onError = (error: NodeJS.ErrnoException) =>
          fail(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'out_of_memory' : 'crashed');
        const onExit = () => fail('crashed');
        worker.on('message', onMessage).on('error', onError).on('exit', onExit);
        signal?.addEventListener('abort', () => reject(signal.reason), { signal: isOver });
        isOver.addEventListener('abort', () => {
          clearTimeout(timer);
          clearInterval(check);
          worker.off('message', onMessage).off('error', onError).off('exit', onExit);
        });
        worker.postMessage(message);
      });
    } catch (error) {
      ending.abort();
      // Whatever the thread still does is done for nobody.
      if (error instanceof WorkFailure || signal?.aborted) await this.end();
      throw error;
    } finally {
      ending.abort();
      worker.unref();
    }
  }

  /** What it holds without what its tasks have left over; 0 once it has ended. */
  async keptMb(): Promise<number> {
    await this.run({ task: 'collectGarbage', input: null }, {}).catch(() => this.end());
    return this.memoryMb();
  }

  /** With the bytes of typed arrays, which the limit on a thread's heap does not count. */
  async memoryMb(): Promise<number> {
    if (this.#hasEnded) return 0;
    const { used_heap_size, external_memory } = await this.#worker
      .getHeapStatistics()
      .catch(() => ({ used_heap_size: 0, external_memory: 0 }));
    return (used_heap_size + external_memory) / BYTES_PER_MB;
  }

  /** What the thread has used of a processor since it began; none while it begins. */
  async #processorMs(): Promise<number> {
    const { user, system } = await this.#worker.cpuUsage().catch(() => ({ user: 0, system: 0 }));
    return (user + system) / MICROSECONDS_PER_MS;
  }

  async end(): Promise<void> {
    this.#hasEnded = true;
    await this.#worker.terminate();
  }
}
