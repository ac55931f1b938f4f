import type { Session } from '@vitae/contract/auth';
import { bearer, createAccount } from '../testing/test-accounts.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';

let api: TestApp;
let session: Session;

beforeAll(async () => {
  api = await createTestApp();
  session = await createAccount(api.app, 'ada@example.org');
});
afterAll(() => api.close());

const checkout = (plan: string) =>
  api.app.inject({
    method: 'POST',
    url: '/api/payment/checkout/',
    payload: { plan },
    headers: { ...bearer(session.access), host: 'localhost:3000' },
  });
const answer = (sessionId: string, outcome: string) =>
  api.app.inject({
    method: 'POST',
    url: '/api/payment/demo-checkout',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ session_id: sessionId, outcome }).toString(),
  });
const readStatus = async (sessionId: string) =>
  (
    await api.app.inject({ url: `/api/payment/status?session_id=${sessionId}`, headers: bearer(session.access) })
  ).json();

test('the plans say that payment is a demo', async () => {
  const { plans, is_demo } = (await api.app.inject('/api/plans/')).json();
  expect(is_demo).toBe(true);
  expect(plans.map((plan: { name: string }) => plan.name)).toEqual(['Free', 'Pro Monthly', 'Pro Yearly']);
});

test.each(['free', 'platinum', ''])('the plan %p cannot be bought', async (plan) => {
  expect((await checkout(plan)).statusCode).toBe(400);
});

test('a canceled checkout leads back to the plans and switches nothing on', async () => {
  const { session_id } = (await checkout('pro-monthly')).json();
  const response = await answer(session_id, 'canceled');
  expect(response.statusCode).toBe(303);
  expect(response.headers.location).toBe('/choose-plan');
  await answer(session_id, 'paid');
  expect(await readStatus(session_id)).toMatchObject({ status: 'canceled', is_paid: false });
});

test('a checkout says that it is a demo, and switches the plan on', async () => {
  const opened = (await checkout('pro-yearly')).json();
  expect(opened).toMatchObject({ success: true, is_demo: true });
  expect(opened.url).toBe(`http://localhost:3000/api/payment/demo-checkout?session_id=${opened.session_id}`);
  const page = await api.app.inject(new URL(opened.url).pathname + new URL(opened.url).search);
  expect(page.body).toContain('<strong>This is a demo.</strong>');
  expect(page.body).toContain('$96.00 per year');

  const response = await answer(opened.session_id, 'paid');
  expect(response.headers.location).toBe(`/payment/callback?session_id=${opened.session_id}`);
  expect(await readStatus(opened.session_id)).toMatchObject({ status: 'paid', is_paid: true, is_demo: true });
  const me = (await api.app.inject({ url: '/api/me/', headers: bearer(session.access) })).json();
  expect(me).toMatchObject({ is_paid: true, plan: 'Pro Yearly', plan_renews: false });
  expect(new Date(me.paid_until).getTime()).toBeGreaterThan(Date.now() + 364 * 24 * 60 * 60_000);

  const canceled = await api.app.inject({
    method: 'POST',
    url: '/api/payment/cancel/',
    headers: bearer(session.access),
  });
  expect(canceled.json()).toEqual({ success: true, paid_until: me.paid_until });
});

test('a checkout that does not exist has no page', async () => {
  expect((await api.app.inject('/api/payment/demo-checkout?session_id=demo_x')).statusCode).toBe(404);
  expect((await answer('demo_x', 'paid')).statusCode).toBe(404);
});

test('there is no webhook to forge', async () => {
  const response = await api.app.inject({ method: 'POST', url: '/api/payment/webhook/', payload: {} });
  expect(response.statusCode).toBe(404);
});
