import { Worker } from 'node:worker_threads';
import { UnreadableResumeError } from '../errors.ts';
import type { WorkerProgress, WorkerRequest, WorkerResponse, WorkerTask, WorkerTasks } from './protocol.ts';

const FILE_TIMEOUT_MS = 10_000;
const MEMORY_LIMIT_MB = 512;
const MEMORY_CHECK_INTERVAL_MS = 100;
const POOL_SIZE = 2;
const BYTES_PER_MB = 1024 * 1024;

export interface RunOptions {
  /** Called with the share done, 0 to 1, by tasks that report it. */
  onProgress?: (share: number) => void;
  /** Ends the task, and with it the thread that works on it. The call is then rejected with the signal's reason. */
  signal?: AbortSignal;
}

interface Job {
  request: WorkerRequest;
  /** By the caller, or because the pool is closed. */
  ended: AbortSignal;
  onProgress: RunOptions['onProgress'];
  resolve: (response: WorkerResponse) => void;
  reject: (reason: unknown) => void;
}

interface PoolOptions {
  size?: number;
  timeoutMs?: number;
  timeoutMessage?: string;
  memoryLimitMb?: number;
}

/**
 * Threads that read files which may be hostile. One file at a time in each; a thread that runs out of time or memory is
 * ended and replaced, and the file is answered with a reason.
 */
export class ParsingPool {
  readonly #size: number;
  readonly #timeoutMs: number;
  readonly #timeoutMessage: string | undefined;
  readonly #memoryLimitMb: number;
  readonly #idle: Worker[] = [];
  readonly #queue: Job[] = [];
  readonly #closing = new AbortController();
  #running = 0;

  constructor(options: PoolOptions = {}) {
    this.#size = options.size ?? POOL_SIZE;
    this.#timeoutMs = options.timeoutMs ?? FILE_TIMEOUT_MS;
    this.#timeoutMessage = options.timeoutMessage;
    this.#memoryLimitMb = options.memoryLimitMb ?? MEMORY_LIMIT_MB;
  }

  async run<Task extends WorkerTask>(
    task: Task,
    input: WorkerTasks[Task]['input'],
    options: RunOptions = {},
  ): Promise<WorkerTasks[Task]['output']> {
    const { signal = this.#closing.signal, onProgress } = options;
    const ended = AbortSignal.any([signal, this.#closing.signal]);
    ended.throwIfAborted();
    const response = await new Promise<WorkerResponse>((resolve, reject) => {
      this.#queue.push({ request: { task, input }, ended, onProgress, resolve, reject });
      this.#startNext();
    });
    if (!response.ok) throw new UnreadableResumeError(response.code, { message: response.message });
    return response.output as WorkerTasks[Task]['output'];
  }

  /** Ends the threads. Files that are still being read are rejected. */
  async close(): Promise<void> {
    this.#closing.abort(new Error('The threads that read files have been ended'));
    await Promise.all(this.#idle.splice(0).map((worker) => worker.terminate()));
  }

  #startNext(): void {
    while (this.#running < this.#size && this.#queue.length > 0) {
      const job = this.#queue.shift()!;
      if (job.ended.aborted) {
        job.reject(job.ended.reason);
        continue;
      }
      this.#running++;
      this.#runJob(this.#idle.pop() ?? this.#spawn(), job);
    }
  }

  #spawn(): Worker {
    const worker = new Worker(new URL('./thread.ts', import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: this.#memoryLimitMb },
      env: {},
    });
    worker.unref();
    return worker;
  }

  #runJob(worker: Worker, job: Job): void {
    let isLeft = false;
    const leave = () => {
      isLeft = true;
      clearTimeout(timer);
      clearInterval(memoryCheck);
      job.ended.removeEventListener('abort', onEnded);
      worker.off('message', onMessage).off('error', onError).off('exit', onExit);
      worker.on('error', ignore);
    };
    const endThread = async (settle: () => void) => {
      leave();
      await worker.terminate();
      this.#running--;
      settle();
      this.#startNext();
    };
    const fail = (code: UnreadableResumeError['code'], message?: string) =>
      endThread(() => job.resolve({ ok: false, code, message: message ?? new UnreadableResumeError(code).message }));

    const timer = setTimeout(() => fail('timeout', this.#timeoutMessage), this.#timeoutMs);
    const memoryCheck = setInterval(async () => {
      const usedMb = await memoryOf(worker);
      if (usedMb > this.#memoryLimitMb && !isLeft) fail('out_of_memory');
    }, MEMORY_CHECK_INTERVAL_MS);

    const onMessage = (message: WorkerResponse | WorkerProgress) => {
      if ('progress' in message) {
        job.onProgress?.(message.progress);
        return;
      }
      leave();
      worker.unref();
      this.#idle.push(worker);
      this.#running--;
      job.resolve(message);
      this.#startNext();
    };
    const onError = (error: NodeJS.ErrnoException) =>
      fail(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'out_of_memory' : 'corrupt');
    const onExit = () => fail('corrupt');
    const onEnded = () => endThread(() => job.reject(job.ended.reason));
    job.ended.addEventListener('abort', onEnded);
    worker.off('error', ignore);
    worker.ref();
    worker.on('message', onMessage).on('error', onError).on('exit', onExit);
    worker.postMessage(job.request);
  }
}

/** In megabytes, with the bytes of typed arrays, which the limit on a thread's heap does not count. */
async function memoryOf(worker: Worker): Promise<number> {
  const { used_heap_size, external_memory } = await worker
    .getHeapStatistics()
    .catch(() => ({ used_heap_size: 0, external_memory: 0 }));
  return (used_heap_size + external_memory) / BYTES_PER_MB;
}

function ignore(): void {}
