import { sql } from 'drizzle-orm';
import { deriveSecrets } from '../auth/secrets.ts';
import type { Database } from '../database/connect.ts';
import { createTestDatabase } from '../database/test-database.ts';
import { type AllowanceOwner, ANONYMOUS_PER_DAY, spendAllowance } from './allowance.ts';
import { changePlanLimit } from './plan-limits.ts';
import { FREE_PLAN } from './plans.ts';

let database: Database;
let userId: string;

beforeEach(async () => {
  database = await createTestDatabase();
  const { rows } = await database.pool.query(`insert into users (email, username) values ('a@b.c', 'a') returning id`);
  userId = rows[0].id;
});
afterEach(() => database.close());

const anonymous: AllowanceOwner = { userId: null, address: '192.0.2.1' };
const LIMIT = ANONYMOUS_PER_DAY.cover_letters;
const secrets = deriveSecrets('the secret of all tests');
const spend = (owner: AllowanceOwner, work: () => Promise<unknown> = async () => 'done') =>
  spendAllowance({ database, secrets, anonymousFactor: 1 }, owner, 'cover_letters', work);

async function spendAll(owner: AllowanceOwner, times: number): Promise<void> {
  for (let count = 0; count < times; count++) await spend(owner);
}

test('an anonymous visitor is asked to sign up when all letters of a day are used, and another address is not', async () => {
  await spendAll(anonymous, LIMIT);
  await expect(spend(anonymous)).rejects.toMatchObject({
    status: 402,
    code: 'visitor_limit_reached',
    message: `You have used today's ${LIMIT} cover letters without an account. Please sign up for more, or come back tomorrow.`,
  });
  await expect(spend({ userId: null, address: '192.0.2.2' })).resolves.toBe('done');
  await expect(spend({ userId, address: '192.0.2.1' })).resolves.toBe('done');
});

test('a user of Free is shown the way to more, and a paid plan has more', async () => {
  const user = { userId, address: '192.0.2.1' };
  await spendAll(user, FREE_PLAN.limits.per_day.cover_letters!);
  await expect(spend(user)).rejects.toMatchObject({
    status: 402,
    code: 'plan_limit_reached',
    message: expect.stringContaining('Choose a plan with more'),
  });
  await database.pool.query(
    `insert into subscriptions (id, user_id, plan_id, is_active, paid_until, renews, is_demo)
     values ('s', $1, 'pro-monthly', true, now() + interval '1 day', false, true)`,
    [userId],
  );
  await expect(spend(user)).resolves.toBe('done');
});

test('a limit that was set counts in place of the one that the plan comes with', async () => {
  const user = { userId, address: '192.0.2.1' };
  await changePlanLimit(database.orm, { planId: FREE_PLAN.id, kind: 'cover_letters', amount: 2 });
  await spendAll(user, 2);
  await expect(spend(user)).rejects.toMatchObject({ message: expect.stringContaining('covers 2 cover letters a day') });
  await changePlanLimit(database.orm, { planId: FREE_PLAN.id, kind: 'cover_letters', amount: 3 });
  await expect(spend(user)).resolves.toBe('done');
});

test('work that fails costs nothing', async () => {
  for (let count = 0; count < LIMIT + 1; count++) {
    await expect(spend(anonymous, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  }
  await expect(spend(anonymous)).resolves.toBe('done');
});

test('of many calls at the same time no more than the limit get through', async () => {
  const results = await Promise.allSettled(Array.from({ length: LIMIT + 15 }, () => spend(anonymous)));
  expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(LIMIT);
});

test('a new day is a new allowance', async () => {
  await spendAll(anonymous, LIMIT);
  await database.orm.execute(sql`update plan_usage set day = day - 1`);
  await expect(spend(anonymous)).resolves.toBe('done');
});

test('an address cannot be read from the database', async () => {
  await spend(anonymous);
  const { rows } = await database.pool.query('select subject from plan_usage');
  expect(JSON.stringify(rows)).not.toContain('192.0.2.1');
});
