import { setTimeout as sleep } from 'node:timers/promises';
import { type PoolOptions, WorkerPool } from './pool.ts';
import type { OddTasks } from './testing/odd-thread.ts';

const OPTIONS: PoolOptions = {
  threadFile: new URL('./testing/odd-thread.ts', import.meta.url),
  size: 1,
  processorMs: 20_000,
  timeoutMs: 20_000,
  memoryLimitMb: 128,
  smallInputMax: 1_000,
  waitingMax: 10,
  waitingPerClientMax: 10,
  waitMaxMs: 20_000,
  retireAboveMb: 64,
  idleMaxMs: 20_000,
};

const pools: WorkerPool<OddTasks>[] = [];
function open(changes: Partial<PoolOptions> = {}): WorkerPool<OddTasks> {
  const pool = new WorkerPool<OddTasks>({ ...OPTIONS, ...changes });
  pools.push(pool);
  return pool;
}
afterEach(() => Promise.all(pools.splice(0).map((pool) => pool.close())));

test.each([
  ['timeout', 'spin', { processorMs: 1_000 }],
  ['timeout', 'hang', { timeoutMs: 3_000 }],
  ['out_of_memory', 'keepForEver', {}],
  ['crashed', 'leave', {}],
] as const)('a task that ends as %s costs its thread and no other task', async (reason, task, changes) => {
  const pool = open(changes);
  const healthy = await pool.run('rest', 0);
  await expect(pool.run(task, null)).rejects.toMatchObject({ reason });
  expect(await pool.run('rest', 0)).not.toBe(healthy);
});

test('a thread is given the time in which others have the processor', async () => {
  const pool = open({ processorMs: 600 });
  const thread = await pool.run('rest', 0);
  expect(await pool.run('rest', 900)).toBe(thread);
});

test('each task has its own share of a processor', async () => {
  const pool = open({ processorMs: 2_000 });
  const thread = await pool.run('rest', 0);
  expect(await pool.run('work', 1_200)).toBe(thread);
  expect(await pool.run('work', 1_200)).toBe(thread);
});

test('an error of a task leaves its thread', async () => {
  const pool = open();
  const thread = await pool.run('rest', 0);
  await expect(pool.run('throwError', 'what happened')).rejects.toThrow('what happened');
  expect(await pool.run('rest', 0)).toBe(thread);
});

test('a thread that has grown is replaced', async () => {
  const pool = open();
  const small = await pool.run('keep', 1);
  expect(await pool.run('keep', 80)).toBe(small);
  expect(await pool.run('rest', 0)).not.toBe(small);
});

test('what a task has left over costs its thread nothing', async () => {
  const pool = open({ retireAboveMb: 24 });
  const thread = await pool.run('leaveOver', 2_000_000);
  expect(await pool.run('rest', 0)).toBe(thread);
  expect(await pool.run('keep', 32)).toBe(thread);
  expect(await pool.run('rest', 0)).not.toBe(thread);
});

test('a thread that nobody needs is ended', async () => {
  const pool = open({ idleMaxMs: 1 });
  const first = await pool.run('rest', 0);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(await pool.run('rest', 0)).not.toBe(first);
});

test('a pool that is kept ready begins its threads beforehand, keeps them and replaces one that ended', async () => {
  const pool = open({ size: 2, idleMaxMs: 1 });
  await pool.keepReady('prepare');
  await sleep(50);
  const [one, other] = await Promise.all([pool.run('rest', 50), pool.run('rest', 50)]);
  expect(one).not.toBe(other);
  await sleep(50);
  expect([one, other]).toContain(await pool.run('rest', 0));
  await expect(pool.run('leave', null)).rejects.toMatchObject({ reason: 'crashed' });
  // The pair that is left: one of the first two, and one that has been begun for the other.
  const pair = await Promise.all([pool.run('rest', 50), pool.run('rest', 50)]);
  expect(pair.filter((thread) => thread === one || thread === other)).toHaveLength(1);
});

test('what does not fit into the queue, or waits too long, is refused as busy', async () => {
  const pool = open({ waitingMax: 1, waitMaxMs: 50 });
  const leaving = new AbortController();
  const running = pool.run('spin', null, { signal: leaving.signal });
  const waiting = pool.run('rest', 0);
  await expect(pool.run('rest', 0)).rejects.toMatchObject({ reason: 'busy' });
  await expect(waiting).rejects.toMatchObject({ reason: 'busy' });
  leaving.abort();
  await expect(running).rejects.toMatchObject({ name: 'AbortError' });
});

test('who leaves ends the task, whether it runs or waits', async () => {
  const pool = open();
  const [running, waiting] = [new AbortController(), new AbortController()];
  const outcomes = Promise.allSettled([
    pool.run('spin', null, { signal: running.signal }),
    pool.run('spin', null, { signal: waiting.signal }),
  ]);
  waiting.abort();
  running.abort();
  expect((await outcomes).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await pool.run('rest', 0)).toEqual(expect.any(Number));
});

test('a client with many tasks has one of them done at a time, and does not keep others waiting', async () => {
  const pool = open({ size: 2, waitingPerClientMax: 2 });
  const leaving = new AbortController();
  const greedy = Array.from({ length: 4 }, () => pool.run('spin', null, { client: 'greedy', signal: leaving.signal }));
  await expect(greedy[3]).rejects.toMatchObject({ reason: 'busy' });
  expect(await pool.run('rest', 0, { client: 'honest' })).toEqual(expect.any(Number));
  leaving.abort();
  await Promise.allSettled(greedy);
});

test('a pool that is closed rejects what is not done, and takes no more', async () => {
  const pool = open();
  const outcomes = Promise.allSettled([pool.run('spin', null), pool.run('rest', 0)]);
  await pool.close();
  expect((await outcomes).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  await expect(pool.run('rest', 0)).rejects.toThrow('ended');
});

/** Keeps the only free thread until it is let go. */
function occupy(pool: WorkerPool<OddTasks>) {
  const leaving = new AbortController();
  const spinning = pool.run('spin', null, { signal: leaving.signal });
  return async () => {
    leaving.abort();
    await spinning.catch(() => {});
  };
}
const text = (characters: number) => 'a'.repeat(characters);

test('the smallest input is next, and of one size who came first', async () => {
  const pool = open();
  const letGo = occupy(pool);
  const order: string[] = [];
  const tasks = [
    ['large', 900],
    ['small', 10],
    ['middle', 100],
    ['middle too', 100],
  ] as const;
  const done = tasks.map(([name, size]) => pool.run('throwError', text(size)).catch(() => void order.push(name)));
  await letGo();
  await Promise.all(done);
  expect(order).toEqual(['small', 'middle', 'middle too', 'large']);
});

test('where no more may wait, the largest leaves', async () => {
  const pool = open({ waitingMax: 1 });
  const letGo = occupy(pool);
  const large = pool.run('throwError', text(900));
  const small = pool.run('rest', 0);
  await expect(large).rejects.toMatchObject({ reason: 'busy' });
  await expect(pool.run('throwError', text(900))).rejects.toMatchObject({ reason: 'busy' });
  await letGo();
  expect(await small).toEqual(expect.any(Number));
});

test('large inputs leave one thread to the small', async () => {
  const pool = open({ size: 2, smallInputMax: 5 });
  const large = Array.from({ length: 3 }, () => pool.run('spinOver', text(6)).catch((error) => error));
  expect(await pool.run('rest', 0)).toEqual(expect.any(Number));
  await pool.close();
  await Promise.all(large);
});
