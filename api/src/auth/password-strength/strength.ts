import { Worker } from 'node:worker_threads';
import type { StrengthAnswer, Weakness } from './weakness.ts';

let worker: Worker | null = null;
let nextId = 0;
const waiting = new Map<number, { resolve(weakness: Weakness | null): void; reject(error: Error): void }>();

/** The thread holds the lists of stolen passwords: half a second to load, which no other call has to wait for. */
function openWorker(): Worker {
  const opened = new Worker(new URL('./thread.ts', import.meta.url));
  opened.on('message', ({ id, weakness }: StrengthAnswer) => {
    waiting.get(id)?.resolve(weakness);
    waiting.delete(id);
    // A thread without a question must not keep a command line from ending.
    if (waiting.size === 0) opened.unref();
  });
  const fail = (error: Error) => {
    if (worker === opened) worker = null;
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  };
  opened.on('error', fail);
  opened.on('exit', () => fail(new Error('The thread that examines passwords has ended.')));
  return opened;
}

/** Why a password is easily guessed, or null. `known`: what others know of the person. */
export function findWeakness(password: string, known: string[]): Promise<Weakness | null> {
  worker ??= openWorker();
  const asked = worker;
  const id = nextId++;
  return new Promise((resolve, reject) => {
    waiting.set(id, { resolve, reject });
    asked.ref();
    asked.postMessage({ id, password, known });
  });
}
