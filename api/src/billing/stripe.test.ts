import type { Session } from '@vitae/contract/auth';
import { sql } from 'drizzle-orm';
import { StripeStandIn, WEBHOOK_SECRET } from '../testing/stripe-stand-in.ts';
import { bearer, createAccount } from '../testing/test-accounts.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { createStripePayments } from './stripe.ts';

const stripe = new StripeStandIn();
let api: TestApp;
let session: Session;
let nextAddress = 0;

beforeAll(async () => {
  await stripe.start();
  api = await createTestApp({
    payments: createStripePayments({
      secretKey: 'sk_test_of_the_tests',
      webhookSecret: WEBHOOK_SECRET,
      apiBase: stripe.url,
    }),
    publicUrl: 'https://vitae.example',
    rateLimits: { signIn: 1000 },
  });
});
beforeEach(async () => {
  session = await createAccount(api.app, `payer${++nextAddress}@example.org`);
});
afterAll(async () => {
  await api.close();
  stripe.stop();
});

async function openCheckout(plan = 'pro-monthly'): Promise<string> {
  const response = await api.app.inject({
    method: 'POST',
    url: '/api/payment/checkout/',
    payload: { plan },
    headers: bearer(session.access),
  });
  expect(response.statusCode).toBe(200);
  return response.json().session_id;
}

const readStatus = async (checkoutId: string) =>
  (
    await api.app.inject({ url: `/api/payment/status?session_id=${checkoutId}`, headers: bearer(session.access) })
  ).json();
const readMe = async () => (await api.app.inject({ url: '/api/me/', headers: bearer(session.access) })).json();
const postEvent = (event: { payload: string; headers: Record<string, string> }) =>
  api.app.inject({ method: 'POST', url: '/api/payment/webhook/', ...event });
const dumpBilling = async () =>
  (await api.options.database.orm.execute(sql`select subscriptions::text as row from subscriptions order by id`)).rows;

test('a checkout is opened at Stripe with the plan, its price and who pays', async () => {
  const checkout = stripe.checkouts.get(await openCheckout('pro-yearly'))!;
  const request = Object.fromEntries(checkout.request);
  expect(request).toMatchObject({
    mode: 'subscription',
    'line_items[0][price_data][unit_amount]': '9600',
    'line_items[0][price_data][recurring][interval]': 'year',
    customer_email: session.user.email,
    success_url: 'https://vitae.example/payment/callback?session_id={CHECKOUT_SESSION_ID}',
    cancel_url: 'https://vitae.example/choose-plan',
  });
});

test('the plan is on when the webhook says that the checkout is complete', async () => {
  const id = await openCheckout();
  stripe.pay(id);
  expect((await postEvent(stripe.signEvent('checkout.session.completed', { id }))).statusCode).toBe(200);
  expect(await readMe()).toMatchObject({
    is_paid: true,
    plan: 'Pro Monthly',
    payment_plan: 'pro-monthly',
    plan_renews: true,
    paid_until: expect.stringMatching(/^\d{4}-/),
  });
});

test('the callback page learns the truth before the webhook arrives, and from no URL', async () => {
  const id = await openCheckout();
  expect(await readStatus(id)).toMatchObject({ status: 'pending', is_paid: false });
  stripe.pay(id);
  expect(await readStatus(id)).toEqual({
    success: true,
    status: 'paid',
    plan: 'pro-monthly',
    is_paid: true,
    is_demo: false,
  });
});

test("another user's checkout is not found", async () => {
  const id = await openCheckout();
  stripe.pay(id);
  session = await createAccount(api.app, 'stranger@example.org');
  expect(await readStatus(id)).toMatchObject({ success: false, code: 'checkout_not_found' });
  expect(await readMe()).toMatchObject({ is_paid: false });
});

test('an expired checkout is canceled', async () => {
  const id = await openCheckout();
  stripe.checkouts.get(id)!.status = 'expired';
  await postEvent(stripe.signEvent('checkout.session.expired', { id }));
  expect(await readStatus(id)).toMatchObject({ status: 'canceled', is_paid: false });
});

describe('an event that', () => {
  test.each<[string, (id: string) => { payload: string; headers: Record<string, string> }]>([
    ['is signed with another secret', (id) => stripe.signEvent('checkout.session.completed', { id }, { secret: 'x' })],
    [
      'was signed an hour ago',
      (id) => stripe.signEvent('checkout.session.completed', { id }, { at: Math.floor(Date.now() / 1000) - 3600 }),
    ],
    [
      'was changed after it was signed',
      (id) => {
        const event = stripe.signEvent('checkout.session.completed', { id: 'cs_other' });
        return { ...event, payload: event.payload.replace('cs_other', id) };
      },
    ],
    [
      'is not signed',
      (id) => ({
        ...stripe.signEvent('checkout.session.completed', { id }),
        headers: { 'content-type': 'application/json' },
      }),
    ],
  ])('%s is refused and changes nothing', async (_case, makeEvent) => {
    const id = await openCheckout();
    stripe.pay(id);
    const response = await postEvent(makeEvent(id));
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ code: 'bad_signature' });
    expect(await readMe()).toMatchObject({ is_paid: false });
  });

  test('comes again changes nothing', async () => {
    const id = await openCheckout();
    stripe.pay(id);
    const event = stripe.signEvent('checkout.session.completed', { id });
    await postEvent(event);
    const before = await dumpBilling();
    const answers = await Promise.all([postEvent(event), postEvent(event)]);
    expect(answers.map((answer) => answer.statusCode)).toEqual([200, 200]);
    expect(await dumpBilling()).toEqual(before);
  });

  test('comes late does not bring an ended subscription back', async () => {
    const id = await openCheckout();
    const subscription = stripe.pay(id);
    const early = stripe.signEvent('customer.subscription.updated', { ...subscription });
    subscription.status = 'canceled';
    await postEvent(stripe.signEvent('customer.subscription.deleted', subscription));
    await postEvent(early);
    await postEvent(stripe.signEvent('checkout.session.completed', { id }));
    expect(await readMe()).toMatchObject({ is_paid: false, plan: 'Free' });
  });

  test('is about something of another site on the same account is none of ours', async () => {
    const subscription = stripe.pay(await openCheckout());
    subscription.metadata = {};
    expect((await postEvent(stripe.signEvent('customer.subscription.updated', subscription))).statusCode).toBe(200);
    subscription.metadata = { user_id: "x' or true", plan: 'pro-monthly' };
    expect((await postEvent(stripe.signEvent('customer.subscription.updated', subscription))).statusCode).toBe(200);
    expect(await readMe()).toMatchObject({ is_paid: false });
  });

  test('cannot be acted on yet is refused, so that Stripe sends it again', async () => {
    const event = stripe.signEvent('checkout.session.completed', { id: 'cs_unknown' });
    expect((await postEvent(event)).statusCode).toBe(502);
    const { rows } = await api.options.database.orm.execute(
      sql`select 1 from payment_events where id = ${JSON.parse(event.payload).id}`,
    );
    expect(rows).toEqual([]);
  });
});

test('what Stripe refuses is not blamed on the user, and its words stay inside', async () => {
  const refused = await createTestApp({
    database: api.options.database,
    payments: createStripePayments({ secretKey: 'sk_wrong', webhookSecret: WEBHOOK_SECRET, apiBase: stripe.url }),
  });
  const response = await refused.app.inject({
    method: 'POST',
    url: '/api/payment/checkout/',
    payload: { plan: 'pro-monthly' },
    headers: bearer(session.access),
  });
  expect(response.statusCode).toBe(502);
  expect(response.json()).toMatchObject({ code: 'payment_provider_error' });
  expect(response.body).not.toContain('No such object');
  await refused.close();
});

describe('a plan that is on', () => {
  test('is canceled with its paid time', async () => {
    const id = await openCheckout();
    const subscription = stripe.pay(id);
    await readStatus(id);
    const response = await api.app.inject({
      method: 'POST',
      url: '/api/payment/cancel/',
      headers: bearer(session.access),
    });
    expect(response.json()).toMatchObject({ success: true, paid_until: (await readMe()).paid_until });
    expect(subscription.cancel_at_period_end).toBe(true);
    expect(await readMe()).toMatchObject({ is_paid: true, plan_renews: false });
  });

  test('is not sold twice', async () => {
    const id = await openCheckout();
    stripe.pay(id);
    await readStatus(id);
    const response = await api.app.inject({
      method: 'POST',
      url: '/api/payment/checkout/',
      payload: { plan: 'pro-yearly' },
      headers: bearer(session.access),
    });
    expect(response.statusCode).toBe(409);
    expect(response.json().message).toContain('You have Pro Monthly until');
  });

  test('ends with its paid time when no renewal comes', async () => {
    const id = await openCheckout();
    const subscription = stripe.pay(id);
    subscription.items.data[0]!.current_period_end = Math.floor(Date.now() / 1000) - 4 * 24 * 60 * 60;
    expect(await readStatus(id)).toMatchObject({ status: 'paid', is_paid: false });
  });
});

describe('of two checkouts', () => {
  const openAgain = (plan = 'pro-yearly') =>
    api.app.inject({
      method: 'POST',
      url: '/api/payment/checkout/',
      payload: { plan },
      headers: bearer(session.access),
    });

  test('the older cannot be paid any more', async () => {
    const older = await openCheckout();
    const newer = await openCheckout('pro-yearly');
    expect(stripe.checkouts.get(older)!.status).toBe('expired');
    expect(await readStatus(older)).toMatchObject({ status: 'canceled' });
    expect(await readStatus(newer)).toMatchObject({ status: 'pending' });
  });

  test('one stays open when both are asked for at the same time', async () => {
    const answers = await Promise.all([openAgain(), openAgain(), openAgain()]);
    const ids = answers.filter(({ statusCode }) => statusCode === 200).map((answer) => answer.json().session_id);
    const own = [...stripe.checkouts.values()].filter(
      ({ metadata }) => metadata.user_id === stripe.checkouts.get(ids[0])!.metadata.user_id,
    );
    expect(own.filter(({ status }) => status === 'open')).toHaveLength(1);
    const { rows } = await api.options.database.pool.query(
      `select user_id from checkouts where status = 'pending' group by user_id having count(*) > 1`,
    );
    expect(rows).toEqual([]);
  });

  test('the second is not opened when the first was paid without our hearing of it', async () => {
    stripe.pay(await openCheckout());
    const answer = await openAgain();
    expect(answer.json()).toMatchObject({ code: 'already_paid' });
    expect([...stripe.checkouts.values()].at(-1)!.status).toBe('expired');
  });

  test('that were both paid one subscription goes on, and canceling ends all', async () => {
    const first = await openCheckout();
    const earlier = stripe.pay(first);
    await readStatus(first);
    const other = { ...earlier, id: `${earlier.id}_twin`, items: structuredClone(earlier.items) };
    other.items.data[0]!.current_period_end += 60;
    stripe.subscriptions.set(other.id, other);
    await postEvent(stripe.signEvent('customer.subscription.created', other));
    expect([earlier, other].map((each) => each.cancel_at_period_end)).toEqual([true, false]);

    await api.app.inject({ method: 'POST', url: '/api/payment/cancel/', headers: bearer(session.access) });
    expect([earlier, other].map((each) => each.cancel_at_period_end)).toEqual([true, true]);
    expect(await readMe()).toMatchObject({ is_paid: true, plan_renews: false });
  });
});

test('a Stripe that does not answer holds no connection to the database', async () => {
  const id = await openCheckout();
  const subscription = stripe.pay(id);
  let goOn = () => {};
  stripe.pause = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  // More than the pool has connections.
  const waiting = Array.from({ length: 15 }, () =>
    postEvent(stripe.signEvent('customer.subscription.updated', subscription)),
  );
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(await readMe()).toMatchObject({ is_paid: false });
  goOn();
  expect((await Promise.all(waiting)).every(({ statusCode }) => statusCode === 200)).toBe(true);
  expect(await readMe()).toMatchObject({ is_paid: true });
});
