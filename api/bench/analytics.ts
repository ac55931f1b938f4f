import { setTimeout as sleep } from 'node:timers/promises';
import { listAdminUsers, readHealthOverTime, readOperations, readUserTimeline } from '@vitae/contract/admin';
import { readAdminAnalytics, readAdminJourneys, readAdminLive } from '@vitae/contract/admin-analytics';
import { trackUserAction } from '@vitae/contract/analytics';
import { logInStaff } from '@vitae/contract/staff';
import { sql } from 'drizzle-orm';
import { createApp } from '../src/app.ts';
import { createStaff } from '../src/auth/staff.ts';
import { staff } from '../src/auth/tables.ts';
import { openServices } from '../src/services.ts';
import type { Figure } from './figure.ts';

const EVENTS_PER_SECOND = 1_000;
const EVENTS_PER_CALL = 25;
const SENDERS = 4;
const ROUNDS = 20;
/** No further round is begun after this long: a machine that is too slow shows it by its figures. */
const ROUNDS_MS = 240_000;
const ZONES = ['UTC', 'Europe/Berlin', 'Asia/Kathmandu'];
const DAYS = [1, 7, 30, 90];
const BAR_MS = 300;
const FULL_SPEED_MS = 5_000;

const percentile = (times: number[], part: number) =>
  [...times].sort((a, b) => a - b)[Math.ceil(times.length * part) - 1]!;

/**
 * Staff's screens on the database of DATA_DIR or DATABASE_URL, as `pnpm seed:analytics` fills it, while 1,000 events a
 * second come in; and how many events a second can come in at all.
 */
export async function benchAnalytics(): Promise<Figure[]> {
  const services = await openServices({ ...process.env, RATE_LIMIT_FACTOR: '1000000' });
  const { database } = services.options;
  const app = await createApp({ ...services.options, isStaffFactorRequired: false, logger: false });
  const account = { username: `bench-${crypto.randomUUID()}`, password: crypto.randomUUID() };
  try {
    await createStaff(database, { ...account, isSuperuser: false });
    const session = await app.inject({ method: 'POST', url: logInStaff.path, payload: account });
    const headers = { authorization: `Bearer ${session.json().tokens.access}` };
    const [known] = (
      await database.orm.execute<{ events: number }>(sql`select count(*)::float8 as events from user_actions`)
    ).rows;

    let calls = 0;
    const send = async () => {
      const nth = calls++;
      const answer = await app.inject({
        method: 'POST',
        url: trackUserAction.path,
        payload: someActions(),
        remoteAddress: `10.${nth % 250}.${(nth >> 8) % 250}.1`,
      });
      if (answer.statusCode !== 200) throw new Error(answer.body);
    };
    let isLoading = true;
    const loadBegun = performance.now();
    // As browsers do it: a call that is due does not wait for the one before, up to as many as there are senders.
    const load = Promise.all(
      Array.from({ length: SENDERS }, async () => {
        while (isLoading) {
          const dueAt = loadBegun + ((calls * EVENTS_PER_CALL) / EVENTS_PER_SECOND) * 1000;
          const wait = dueAt - performance.now();
          if (wait > 0) await sleep(wait);
          else await send();
        }
      }),
    );

    const times = new Map<string, number[]>();
    const ask = async (name: string, url: string) => {
      const begun = performance.now();
      const answer = await app.inject({ url, headers });
      if (answer.statusCode !== 200) throw new Error(`${url}: ${answer.body}`);
      times.set(name, [...(times.get(name) ?? []), performance.now() - begun]);
    };
    const somebody = (
      await database.orm.execute<{ id: string }>(sql`
        select user_id as id from user_actions where user_id is not null order by id desc limit 1`)
    ).rows[0]?.id;
    const roundsBegun = performance.now();
    for (let round = 0; round < ROUNDS && performance.now() - roundsBegun < ROUNDS_MS; round++) {
      for (const days of DAYS) {
        for (const time_zone of ZONES) {
          const query = new URLSearchParams({ days: String(days), time_zone });
          await ask(`figures, curves and lists of ${days} days`, `${readAdminAnalytics.path}?${query}`);
          await ask(`funnel and retention of ${days} days`, `${readAdminJourneys.path}?${query}`);
        }
      }
      await ask('live counter', readAdminLive.path);
      await ask('list of users', listAdminUsers.path);
      await ask('search for a user', `${listAdminUsers.path}?search=${round}a`);
      if (somebody) await ask('what one user did', readUserTimeline.path.replace(':id', somebody));
      await ask('operations', readOperations.path);
      await ask('health of the remotes over a week', `${readHealthOverTime.path}?hours=168`);
    }
    isLoading = false;
    await load;
    const held = (calls * EVENTS_PER_CALL) / ((performance.now() - loadBegun) / 1000);

    calls = 0;
    const begun = performance.now();
    while (performance.now() - begun < FULL_SPEED_MS) await Promise.all(Array.from({ length: SENDERS }, send));
    const fullSpeed = (calls * EVENTS_PER_CALL) / ((performance.now() - begun) / 1000);

    return [
      { what: 'events in the database', value: known!.events, unit: '' },
      { what: 'events a second meanwhile', value: held, unit: 'events/s', bar: { least: EVENTS_PER_SECOND * 0.98 } },
      ...[...times].flatMap(([what, each]) => [
        { what: `${what}, p50 of ${each.length}`, value: percentile(each, 0.5), unit: 'ms' },
        { what: `${what}, p95`, value: percentile(each, 0.95), unit: 'ms', bar: { most: BAR_MS } },
      ]),
      { what: 'events a second at full speed', value: fullSpeed, unit: 'events/s', bar: { least: EVENTS_PER_SECOND } },
    ];
  } finally {
    await database.orm.delete(staff).where(sql`username = ${account.username}`);
    await app.close();
    await services.close();
  }
}

function someActions() {
  const session_id = `session_bench_${crypto.randomUUID()}`;
  return Array.from({ length: EVENTS_PER_CALL }, (_, index) => ({
    action_type: 'navigation',
    action_data: { from_page: '/', to_page: `/page-${index % 12}` },
    event_id: crypto.randomUUID(),
    occurred_at: new Date().toISOString(),
    user_agent: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36',
    language: 'en-GB',
    screen_resolution: '1280x800',
    timezone: 'Europe/London',
    referrer: 'direct',
    page_url: '/',
    page_title: 'Vitae',
    session_id,
  }));
}
