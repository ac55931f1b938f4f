import { parentPort } from 'node:worker_threads';
import { UnreadableResumeError } from '../parsing/errors.ts';
import { LetterRefusal } from '../writing/refusal.ts';
import type { Proposals } from '../writing-help/writing-help.ts';
import { collectGarbage } from './collect-garbage.ts';
import type { TaskMessage, TaskProgress, ThreadMessage } from './messages.ts';
import type { TextTasks } from './text-tasks.ts';

type Report = (progress: TaskProgress) => void;

// Each task brings in what it needs when it is first asked for: most threads never read a picture.
const TASKS: {
  [Task in keyof TextTasks]: (input: TextTasks[Task]['input'], report: Report) => Promise<TextTasks[Task]['output']>;
} = {
  prepare: async () => (await import('./prepare.ts')).prepare(),
  collectGarbage: async () => collectGarbage(),
  readResume: async (file) => (await import('../parsing/read-resume.ts')).readResume(file),
  scanResume: async (file, report) =>
    (await import('../parsing/ocr/scanned-resume.ts')).readScannedResume(file, report),
  readText: async (file) => (await (await import('../parsing/read-file.ts')).readResumeFile(file)).text,
  scanText: async (file, report) => (await import('../parsing/ocr/scanned-resume.ts')).readScannedText(file, report),
  readAdvertPage: async (page) => (await import('../adverts/read-page.ts')).readAdvertPage(page),
  scoreResume: async (task) => (await import('../ats/score-resume.ts')).scoreResume(task),
  writeLetter: async (texts) => (await import('../writing/craft.ts')).letterCraft.writeLetter(texts),
  help: async ({ kind, parts }) => {
    const { builtinHelp } = await import('../writing-help/builtin-help.ts');
    return (builtinHelp[kind] as (...parts: unknown[]) => Promise<Proposals>)(...parts);
  },
  reviewDraft: async (draft) => (await import('../writing/craft.ts')).letterCraft.reviewDraft(draft),
  coach: async (turn) => (await import('../chat/coach/coach.ts')).coach(turn),
  useTool: async (task) => (await import('../chat/tools/tools.ts')).useTool(task),
};

const post = (message: ThreadMessage) => parentPort?.postMessage(message);

parentPort?.on('message', async ({ task, input }: TaskMessage) => {
  try {
    const run = TASKS[task as keyof TextTasks] as (input: unknown, report: Report) => Promise<unknown>;
    post({ output: await run(input, (progress) => post({ progress })) });
  } catch (error) {
    const isRefusal = error instanceof UnreadableResumeError || error instanceof LetterRefusal;
    const refusal = isRefusal ? error.code : null;
    post({ error: { message: error instanceof Error ? error.message : String(error), refusal } });
  }
});
