import { parentPort } from 'node:worker_threads';
import { UnreadableResumeError } from '../errors.ts';
import type { ResumeFile } from '../read-file.ts';
import type { WorkerProgress, WorkerRequest, WorkerResponse, WorkerTasks } from './protocol.ts';

type Report = (share: number) => void;

// Each task brings in what it needs when it is first asked for: most threads never read a picture.
const TASKS: {
  [Task in keyof WorkerTasks]: (file: ResumeFile, report: Report) => Promise<WorkerTasks[Task]['output']>;
} = {
  read: async (file) => (await import('../read-file.ts')).readResumeFile(file),
  parse: async (file) => (await import('../parse.ts')).parseResume(file),
  scan: async (file, report) => (await import('../ocr/scanned-resume.ts')).readScannedResume(file, report),
};

parentPort?.on('message', async ({ task, input }: WorkerRequest) => {
  const response = await run(task, input, (progress) => {
    parentPort?.postMessage({ progress } satisfies WorkerProgress);
  });
  parentPort?.postMessage(response);
});

async function run(task: WorkerRequest['task'], input: ResumeFile, report: Report): Promise<WorkerResponse> {
  try {
    return { ok: true, output: await TASKS[task](input, report) };
  } catch (error) {
    const failure =
      error instanceof UnreadableResumeError ? error : new UnreadableResumeError('corrupt', { cause: error });
    return { ok: false, code: failure.code, message: failure.message };
  }
}
