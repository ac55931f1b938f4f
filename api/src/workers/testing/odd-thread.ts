// A thread for tests of the pool: it does what hostile texts make a thread do.
import { threadCpuUsage } from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import { parentPort, threadId } from 'node:worker_threads';
import { collectGarbage } from '../collect-garbage.ts';
import type { TaskMessage, ThreadMessage } from '../messages.ts';

const kept: Uint8Array[] = [];

export interface OddTasks {
  prepare: { input: null; output: void };
  collectGarbage: { input: null; output: void };
  /** Answers with the thread's id after a while. */
  rest: { input: number; output: number };
  /** Uses so many milliseconds of a processor. Answers with the thread's id. */
  work: { input: number; output: number };
  spin: { input: null; output: never };
  hang: { input: null; output: never };
  spinOver: { input: string; output: never };
  /** Fills megabytes and keeps them. Answers with the thread's id. */
  keep: { input: number; output: number };
  /** Fills as many objects and drops them. Answers with the thread's id. */
  leaveOver: { input: number; output: number };
  keepForEver: { input: null; output: never };
  leave: { input: null; output: never };
  throwError: { input: string; output: never };
}

async function spinForEver(): Promise<never> {
  for (;;);
}

const TASKS: { [Task in keyof OddTasks]: (input: OddTasks[Task]['input']) => Promise<OddTasks[Task]['output']> } = {
  prepare: () => sleep(10),
  collectGarbage: async () => collectGarbage(),
  rest: (ms) => sleep(ms, threadId),
  work: async (ms) => {
    const before = threadCpuUsage();
    for (let used = 0; used < ms; ) {
      const { user, system } = threadCpuUsage(before);
      used = (user + system) / 1000;
    }
    return threadId;
  },
  spin: spinForEver,
  spinOver: spinForEver,
  hang: () => new Promise(() => {}),
  keep: async (megabytes) => {
    kept.push(new Uint8Array(megabytes * 1024 * 1024).fill(1));
    return threadId;
  },
  leaveOver: async (count) => {
    const objects = Array.from({ length: count }, (_, at) => ({ at }));
    return objects.length === count ? threadId : -1;
  },
  keepForEver: async () => {
    for (;;) {
      kept.push(new Uint8Array(8 * 1024 * 1024).fill(1));
      await sleep(1);
    }
  },
  leave: () => process.exit(0),
  throwError: (message) => Promise.reject(new Error(message)),
};

const post = (message: ThreadMessage) => parentPort!.postMessage(message);

parentPort!.on('message', async ({ task, input }: TaskMessage) => {
  const run = TASKS[task as keyof OddTasks] as (input: unknown) => Promise<unknown>;
  await run(input).then(
    (output) => post({ output }),
    (error: Error) => post({ error: { message: error.message, refusal: null } }),
  );
});
