import { Worker } from 'node:worker_threads';
import { UnreadableResumeError } from '../errors.ts';
import type { WorkerRequest, WorkerResponse, WorkerTask, WorkerTasks } from './protocol.ts';

const FILE_TIMEOUT_MS = 10_000;
const MEMORY_LIMIT_MB = 512;
const MEMORY_CHECK_INTERVAL_MS = 100;
const POOL_SIZE = 2;
const BYTES_PER_MB = 1024 * 1024;

interface Job {
  request: WorkerRequest;
  resolve: (response: WorkerResponse) => void;
}

interface PoolOptions {
  size?: number;
  timeoutMs?: number;
  memoryLimitMb?: number;
}

/**
 * Threads that read files which may be hostile. One file at a time in each; a thread that runs out of time or memory is
 * ended and replaced, and the file is answered with a reason.
 */
export class ParsingPool {
  readonly #size: number;
  readonly #timeoutMs: number;
  readonly #memoryLimitMb: number;
  readonly #idle: Worker[] = [];
  readonly #queue: Job[] = [];
  #running = 0;
  #isClosed = false;

  constructor({ size = POOL_SIZE, timeoutMs = FILE_TIMEOUT_MS, memoryLimitMb = MEMORY_LIMIT_MB }: PoolOptions = {}) {
    this.#size = size;
    this.#timeoutMs = timeoutMs;
    this.#memoryLimitMb = memoryLimitMb;
  }

  async run<Task extends WorkerTask>(
    task: Task,
    input: WorkerTasks[Task]['input'],
  ): Promise<WorkerTasks[Task]['output']> {
    const response = await new Promise<WorkerResponse>((resolve) => {
      this.#queue.push({ request: { task, input }, resolve });
      this.#startNext();
    });
    if (!response.ok) throw new UnreadableResumeError(response.code, { message: response.message });
    return response.output as WorkerTasks[Task]['output'];
  }

  /** Ends the idle threads. Running ones end with their file. */
  async close(): Promise<void> {
    this.#isClosed = true;
    await Promise.all(this.#idle.splice(0).map((worker) => worker.terminate()));
  }

  #startNext(): void {
    while (this.#running < this.#size && this.#queue.length > 0) {
      this.#running++;
      this.#runJob(this.#idle.pop() ?? this.#spawn(), this.#queue.shift()!);
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
    const startBytes = process.memoryUsage.rss();
    const finish = (response: WorkerResponse, isReusable: boolean) => {
      clearTimeout(timer);
      clearInterval(memoryCheck);
      worker.off('message', onMessage).off('error', onError).off('exit', onExit);
      worker.on('error', ignore);
      worker.unref();
      if (isReusable && !this.#isClosed) this.#idle.push(worker);
      else void worker.terminate();
      this.#running--;
      job.resolve(response);
      this.#startNext();
    };
    const fail = (code: UnreadableResumeError['code']) =>
      finish({ ok: false, code, message: new UnreadableResumeError(code).message }, false);

    const timer = setTimeout(() => fail('timeout'), this.#timeoutMs);
    // The limit on the thread's heap does not count the bytes of typed arrays.
    const memoryCheck = setInterval(() => {
      if (process.memoryUsage.rss() - startBytes > this.#memoryLimitMb * BYTES_PER_MB) fail('out_of_memory');
    }, MEMORY_CHECK_INTERVAL_MS);

    const onMessage = (response: WorkerResponse) => finish(response, true);
    const onError = (error: NodeJS.ErrnoException) =>
      fail(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'out_of_memory' : 'corrupt');
    const onExit = () => fail('corrupt');
    worker.off('error', ignore);
    worker.ref();
    worker.on('message', onMessage).on('error', onError).on('exit', onExit);
    worker.postMessage(job.request);
  }
}

function ignore(): void {}
