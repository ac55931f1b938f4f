// pnpm bench:abuse: sends hostile texts, files and calls to an API on this machine, and prints what that costs everybody
// else. Starts an API of its own on an empty folder; --url and --pid measure one that runs. Never another machine's.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { trackUserAction } from '@vitae/contract/analytics';
import { generateLetter } from '@vitae/contract/cover-letter';
import { readHealth } from '@vitae/contract/health';
import { drawingForms, HONEST_ADVERT, HONEST_HEAD, HOSTILE_UNITS, repeatTo } from './hostile-texts.ts';

const BARS = { healthMs: 200, memoryMb: 600, diskMb: 16, letterMs: 5_000 };
const TEXT_BYTES = 299_000;
const LIMIT_MS = 120_000;
const HEALTH_INTERVAL_MS = 25;
const MEMORY_INTERVAL_MS = 200;
const TRACKING_CALLS = 320;
const SLOW_BODIES = 20;
const LEAVERS = 3;
const OWN_PORT = 3999;

const { values } = parseArgs({
  options: { url: { type: 'string' }, pid: { type: 'string' }, data: { type: 'string' }, json: { type: 'boolean' } },
});

interface Target {
  url: URL;
  pid: number | null;
  dataDir: string | null;
  stop(): Promise<void>;
}

async function openTarget(): Promise<Target> {
  if (values.url) {
    const url = new URL(values.url);
    if (!['127.0.0.1', 'localhost', '[::1]'].includes(url.hostname)) throw new Error('Only an API on this machine.');
    return { url, pid: Number(values.pid) || null, dataDir: values.data ?? null, stop: async () => {} };
  }
  const dataDir = await mkdtemp(path.join(tmpdir(), 'vitae-abuse-'));
  // Behind a proxy of this machine, so that each abuser has an address of their own.
  const env = { ...process.env, DATA_DIR: dataDir, PORT: String(OWN_PORT), TRUST_PROXY: 'true' };
  // As `pnpm start` starts it.
  const child = spawn(
    process.execPath,
    ['--max-semi-space-size=4', path.resolve(import.meta.dirname, '../src/serve.ts')],
    {
      env,
      stdio: 'ignore',
    },
  );
  const url = new URL(`http://127.0.0.1:${OWN_PORT}`);
  for (let attempt = 0; attempt < 300; attempt++) {
    if (child.exitCode !== null) throw new Error('The API did not start.');
    if (
      await fetch(new URL(readHealth.path, url)).then(
        (answer) => answer.ok,
        () => false,
      )
    )
      break;
    await sleep(100);
  }
  const stop = async () => {
    child.kill('SIGTERM');
    await Promise.race([once(child, 'exit'), sleep(10_000)]);
    await rm(dataDir, { recursive: true, force: true });
  };
  return { url, pid: child.pid!, dataDir, stop };
}

async function memoryMb(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024;
}

async function diskMb(folder: string): Promise<number> {
  let bytes = 0;
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (entry.isFile())
      bytes += await stat(path.join(entry.parentPath, entry.name)).then(
        ({ size }) => size,
        () => 0,
      );
  }
  return bytes / 1024 / 1024;
}

let nextAddress = 1;
const newAddress = () => `198.51.${100 + (nextAddress >> 8)}.${nextAddress++ & 255}`;

function letterForm(resume: Uint8Array<ArrayBuffer> | string, fileName: string, advert = HONEST_ADVERT): FormData {
  const form = new FormData();
  form.append('resume', new File([resume], fileName));
  for (const [name, value] of Object.entries({ job_description: advert, job_title: 'Analyst', template: 'classic' }))
    form.append(name, value);
  return form;
}

const target = await openTarget();
const stopping = AbortSignal.timeout(LIMIT_MS);

/** Status of an answer, `left` for a call that this program ended. */
async function send(pathname: string, body: FormData | string, address: string, signal = stopping): Promise<string> {
  const headers: Record<string, string> = { 'x-forwarded-for': address };
  if (typeof body === 'string') headers['content-type'] = 'application/json';
  return fetch(new URL(pathname, target.url), { method: 'POST', body, headers, signal }).then(
    async (answer) => {
      await answer.arrayBuffer();
      return String(answer.status);
    },
    () => 'left',
  );
}

const statuses: Record<string, Record<string, number>> = {};
async function count(kind: string, answer: Promise<string>): Promise<void> {
  const status = await answer;
  statuses[kind] ??= {};
  statuses[kind][status] = (statuses[kind][status] ?? 0) + 1;
}

async function abuseTexts(): Promise<void> {
  const work = Object.values(HOSTILE_UNITS).map((unit) => {
    const text = repeatTo(unit, TEXT_BYTES, HONEST_HEAD);
    return count('hostile texts', send(generateLetter.path, letterForm(text, 'resume.txt'), newAddress()));
  });
  await Promise.all(work);
}

async function abuseFiles(): Promise<void> {
  const pdf = drawingForms(30);
  await count('hostile files', send(generateLetter.path, letterForm(pdf, 'resume.pdf'), newAddress()));
  await Promise.all(
    Array.from({ length: LEAVERS }, () =>
      count(
        'files of leavers',
        send(generateLetter.path, letterForm(pdf, 'resume.pdf'), newAddress(), AbortSignal.timeout(300)),
      ),
    ),
  );
}

async function abuseTracking(): Promise<void> {
  const action = {
    action_type: 'custom_event',
    user_agent: 'a'.repeat(1000),
    language: 'en',
    screen_resolution: '1x1',
    timezone: 'UTC',
    referrer: 'direct',
    page_url: '/',
    page_title: '',
  };
  const address = newAddress();
  for (let call = 0; call < TRACKING_CALLS; call++) {
    const batch = Array.from({ length: 20 }, (_, index) => ({
      ...action,
      session_id: `session_${call}_${index}`,
      action_data: {
        event_name: `label ${call} ${index}`,
        event_data: 'x'.repeat(4000),
        timestamp: new Date().toISOString(),
      },
    }));
    await count('tracking', send(trackUserAction.path, JSON.stringify(batch), address));
  }
  await count('tower of brackets', send(trackUserAction.path, '['.repeat(60_000) + ']'.repeat(60_000), address));
}

/** Bodies that never end. */
function openSlowBodies(): () => void {
  const sockets = Array.from({ length: SLOW_BODIES }, () => {
    const socket = connect(Number(target.url.port), target.url.hostname);
    socket.on('error', () => {});
    socket.write(
      `POST ${generateLetter.path} HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 9999\r\n\r\n{`,
    );
    return socket;
  });
  return () => {
    for (const socket of sockets) socket.destroy();
  };
}

const worst = { healthMs: 0, letterMs: 0, memoryMb: 0 };
let isOver = false;

async function watchHealth(): Promise<void> {
  while (!isOver) {
    const begun = performance.now();
    await fetch(new URL(readHealth.path, target.url)).then(
      (answer) => answer.arrayBuffer(),
      () => {},
    );
    worst.healthMs = Math.max(worst.healthMs, performance.now() - begun);
    await sleep(HEALTH_INTERVAL_MS);
  }
}

async function watchMemory(): Promise<void> {
  while (!isOver && target.pid) {
    worst.memoryMb = Math.max(worst.memoryMb, await memoryMb(target.pid));
    await sleep(MEMORY_INTERVAL_MS);
  }
}

async function writeHonestLetters(): Promise<void> {
  while (!isOver) {
    const begun = performance.now();
    await count('honest letters', send(generateLetter.path, letterForm(HONEST_HEAD, 'resume.txt'), newAddress()));
    worst.letterMs = Math.max(worst.letterMs, performance.now() - begun);
    await sleep(100);
  }
}

try {
  await send(generateLetter.path, letterForm(HONEST_HEAD, 'resume.txt'), newAddress());
  const before = {
    memory: target.pid ? await memoryMb(target.pid) : 0,
    disk: target.dataDir ? await diskMb(target.dataDir) : 0,
  };
  const closeSlowBodies = openSlowBodies();
  const watching = [watchHealth(), watchMemory(), writeHonestLetters()];
  await Promise.all([abuseTexts(), abuseFiles(), abuseTracking()]);
  isOver = true;
  await Promise.all(watching);
  closeSlowBodies();
  const disk = target.dataDir ? (await diskMb(target.dataDir)) - before.disk : 0;
  const rows: [what: string, value: number, bar: number, unit: string][] = [
    ['worst health', worst.healthMs, BARS.healthMs, 'ms'],
    ['memory', worst.memoryMb, BARS.memoryMb, 'MB'],
    ['disk', disk, BARS.diskMb, 'MB'],
    ['worst honest letter', worst.letterMs, BARS.letterMs, 'ms'],
  ];
  if (values.json) console.log(JSON.stringify({ worst, disk, memoryBefore: before.memory, statuses }, null, 2));
  else {
    for (const [what, value, bar, unit] of rows)
      console.log(
        `${what.padEnd(20)} ${value.toFixed(0).padStart(6)} ${unit}  bar ${bar} ${unit}  ${value <= bar ? 'held' : 'NOT HELD'}`,
      );
    console.log(`memory before        ${before.memory.toFixed(0).padStart(6)} MB`);
    for (const [kind, answers] of Object.entries(statuses))
      console.log(`${kind.padEnd(20)} ${JSON.stringify(answers)}`);
  }
} finally {
  isOver = true;
  await target.stop();
}
