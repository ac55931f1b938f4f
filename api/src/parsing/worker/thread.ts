import { parentPort } from 'node:worker_threads';
import { UnreadableResumeError } from '../errors.ts';
import { parseResume } from '../parse.ts';
import { readResumeFile } from '../read-file.ts';
import type { WorkerRequest, WorkerResponse, WorkerTasks } from './protocol.ts';

const TASKS: {
  [Task in keyof WorkerTasks]: (input: WorkerTasks[Task]['input']) => Promise<WorkerTasks[Task]['output']>;
} = {
  read: readResumeFile,
  parse: parseResume,
};

parentPort?.on('message', async ({ task, input }: WorkerRequest) => {
  parentPort?.postMessage(await run(task, input));
});

async function run(task: WorkerRequest['task'], input: WorkerRequest['input']): Promise<WorkerResponse> {
  try {
    return { ok: true, output: await TASKS[task](input) };
  } catch (error) {
    const failure =
      error instanceof UnreadableResumeError ? error : new UnreadableResumeError('corrupt', { cause: error });
    return { ok: false, code: failure.code, message: failure.message };
  }
}
