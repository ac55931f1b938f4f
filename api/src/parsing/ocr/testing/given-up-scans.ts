// Gives up reading the PDF at argv[2], by its reader and by the clock, and prints how many threads that leaves.
// A process of its own: in one with other tests, their threads would be counted as well.
import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import { createTextWork } from '../../../workers/text-work.ts';

export interface GivenUpScans {
  /** Threads of the process when nothing is read, and at most while a picture was. */
  threadsAtRest: number;
  threadsReading: number;
  byReader: GivenUpScan;
  byClock: GivenUpScan;
}

interface GivenUpScan {
  /** Name of the error, or its code where it has one. */
  reason: string;
  threadsLeft: number;
}

const THREADS = '/proc/self/task';
const countThreads = () => (existsSync(THREADS) ? readdirSync(THREADS).length : 0);
/** A thread takes a moment to end, and longer where the machine is busy. */
const ENDING_MS = 30_000;

const file = { bytes: new Uint8Array(await readFile(process.argv[2]!)), fileName: 'scan.pdf' };
const reasonOf = (error: Error & { code?: unknown }) => (typeof error.code === 'string' ? error.code : error.name);
let threadsReading = 0;

async function giveUpByReader(): Promise<string> {
  const reader = new AbortController();
  const onProgress = ({ share }: { share: number }) => {
    if (share === 0) return;
    threadsReading = Math.max(threadsReading, countThreads());
    reader.abort();
  };
  return createTextWork()
    .scanResume(file, { signal: reader.signal, onProgress })
    .then(() => 'read', reasonOf);
}

async function giveUpByClock(timeoutMs: number): Promise<string> {
  return createTextWork({ scan: { timeoutMs } })
    .scanResume(file)
    .then(() => 'read', reasonOf);
}

async function threadsAfterEnding(expected: number): Promise<number> {
  const deadline = Date.now() + ENDING_MS;
  while (countThreads() > expected && Date.now() < deadline) await setTimeout(50);
  return countThreads();
}

// Node starts threads of its own with the first work of a process; they stay.
const started = Date.now();
await giveUpByReader();
const untilReading = Date.now() - started;
await setTimeout(1_000);
const threadsAtRest = countThreads();

const report: GivenUpScans = {
  threadsAtRest,
  byReader: { reason: await giveUpByReader(), threadsLeft: await threadsAfterEnding(threadsAtRest) },
  byClock: { reason: await giveUpByClock(untilReading), threadsLeft: await threadsAfterEnding(threadsAtRest) },
  threadsReading,
};
console.log(JSON.stringify(report));
