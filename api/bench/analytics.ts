import { setTimeout as sleep } from 'node:timers/promises';
import { readAdminAnalytics, readAdminJourneys, readAdminLive } from '@vitae/contract/admin-analytics';
import { trackUserAction } from '@vitae/contract/analytics';
import { logInStaff } from '@vitae/contract/staff';
import { sql } from 'drizzle-orm';
import { createApp } from '../src/app.ts';
import { createStaff } from '../src/auth/staff.ts';
import { staff } from '../src/auth/tables.ts';
import { openServices } from '../src/services.ts';
import type { Figure } from './api.ts';

const EVENTS_PER_SECOND = 1_000;
const EVENTS_PER_CALL = 25;
const ROUNDS = 8;
const ZONES = ['UTC', 'Europe/Berlin', 'Asia/Kathmandu'];
const DAYS = [1, 7, 30, 90];
const BAR_MS = 300;
const FULL_SPEED_MS = 5_000;

const p95 = (times: number[]) => [...times].sort((a, b) => a - b)[Math.ceil(times.length * 0.95) - 1]!;

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

    let sent = 0;
    const send = async () => {
      const remoteAddress = `10.${sent % 250}.${(sent >> 8) % 250}.1`;
      const answer = await app.inject({
        method: 'POST',
        url: trackUserAction.path,
        payload: someActions(),
        remoteAddress,
      });
      if (answer.statusCode !== 200) throw new Error(answer.body);
      sent += EVENTS_PER_CALL;
    };
    let isLoading = true;
    const load = (async () => {
      const begun = performance.now();
      while (isLoading) {
        const due = ((performance.now() - begun) / 1000) * EVENTS_PER_SECOND;
        if (sent > due) await sleep(((sent - due) / EVENTS_PER_SECOND) * 1000);
        else await send();
      }
      return sent / ((performance.now() - begun) / 1000);
    })();

    const times = new Map<string, number[]>();
    const ask = async (name: string, url: string) => {
      const begun = performance.now();
      const answer = await app.inject({ url, headers });
      if (answer.statusCode !== 200) throw new Error(`${url}: ${answer.body}`);
      times.set(name, [...(times.get(name) ?? []), performance.now() - begun]);
    };
    for (let round = 0; round < ROUNDS; round++) {
      for (const days of DAYS) {
        for (const time_zone of ZONES) {
          const query = new URLSearchParams({ days: String(days), time_zone });
          await ask(`figures, curves and lists of ${days} days, p95`, `${readAdminAnalytics.path}?${query}`);
          await ask(`funnel and retention of ${days} days, p95`, `${readAdminJourneys.path}?${query}`);
        }
      }
      await ask('live counter, p95', readAdminLive.path);
    }
    isLoading = false;
    const held = await load;

    sent = 0;
    const begun = performance.now();
    while (performance.now() - begun < FULL_SPEED_MS) await Promise.all([send(), send(), send(), send()]);
    const fullSpeed = sent / ((performance.now() - begun) / 1000);

    return [
      { what: 'events in the database', value: known!.events, unit: '' },
      { what: 'events a second meanwhile', value: held, unit: 'events/s', bar: { least: EVENTS_PER_SECOND * 0.98 } },
      ...[...times].map(([what, each]) => ({ what, value: p95(each), unit: 'ms', bar: { most: BAR_MS } })),
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
