import { setTimeout as sleep } from 'node:timers/promises';
import type { PaymentStatus, PlanOffer } from '@vitae/contract/billing';
import { and, desc, eq, ne, sql } from 'drizzle-orm';
import { users } from '../auth/tables.ts';
import type { Database } from '../database/connect.ts';
import { ApiFailure } from '../errors/api-failure.ts';
import type { Payments, SubscriptionState } from './payments.ts';
import { FREE_PLAN, findPlan } from './plans.ts';
import { readCurrentPlan } from './subscriptions.ts';
import { checkouts, paymentEvents, subscriptions } from './tables.ts';

/** How often something is tried again that another call was quicker with, and how long it gives way at most. */
const CONFLICTS_MAX = 8;
const GIVE_WAY_MS = 200;

export interface BillingDependencies {
  database: Database;
  payments: Payments;
}

function requirePaidPlan(id: string): PlanOffer {
  const plan = findPlan(id);
  if (!plan || plan === FREE_PLAN) {
    throw new ApiFailure(400, 'unknown_plan', 'There is no such plan to buy. Please choose one of the list.', {
      fields: { plan: 'Unknown plan.' },
    });
  }
  return plan;
}

const formatDay = (date: Date) => date.toISOString().slice(0, 10);

function alreadyPaid({ plan, paidUntil }: { plan: PlanOffer; paidUntil: Date }): ApiFailure {
  return new ApiFailure(
    409,
    'already_paid',
    `You have ${plan.name} until ${formatDay(paidUntil)}. You can choose another plan when it has ended.`,
  );
}

async function requireNoPaidPlan(database: Database, userId: string): Promise<void> {
  const { plan, paidUntil } = await readCurrentPlan(database, userId);
  if (paidUntil) throw alreadyPaid({ plan, paidUntil });
}

/** Ends what the account has open at the provider, and learns of a payment that came just before. */
async function closeOpenCheckouts(dependencies: BillingDependencies, userId: string): Promise<void> {
  const { database, payments } = dependencies;
  const open = await database.orm
    .select({ id: checkouts.id })
    .from(checkouts)
    .where(and(eq(checkouts.userId, userId), eq(checkouts.status, 'pending')));
  for (const { id } of open) {
    await payments.expireCheckout(id);
    await syncCheckout(dependencies, id);
    await setCheckoutStatus(database, id, 'canceled');
  }
}

/** An answered checkout stays as it is. */
async function setCheckoutStatus({ orm }: Database, id: string, status: 'paid' | 'canceled'): Promise<void> {
  await orm
    .update(checkouts)
    .set({ status })
    .where(and(eq(checkouts.id, id), eq(checkouts.status, 'pending')));
}

/**
 * Opens a checkout. An account has one at a time: the older is ended first, so that two open pages cannot both be
 * paid.
 */
export async function startCheckout(
  dependencies: BillingDependencies,
  userId: string,
  planId: string,
  siteUrl: string,
): Promise<{ id: string; url: string }> {
  const { database, payments } = dependencies;
  const plan = requirePaidPlan(planId);
  await requireNoPaidPlan(database, userId);
  const [user] = await database.orm.select({ email: users.email }).from(users).where(eq(users.id, userId));
  if (!user) throw new ApiFailure(404, 'account_gone', 'This account no longer exists.');

  const checkout = await payments.openCheckout({ plan, user: { id: userId, email: user.email }, siteUrl });
  for (let attempt = 0; attempt < CONFLICTS_MAX; attempt++) {
    await closeOpenCheckouts(dependencies, userId);
    const [opened] = await database.orm
      .insert(checkouts)
      .values({ id: checkout.id, userId, planId: plan.id, status: 'pending', isDemo: payments.isDemo })
      .onConflictDoNothing()
      .returning({ id: checkouts.id });
    if (!opened) continue;
    // The older one may have been paid a moment before it was ended.
    const { plan: current, paidUntil } = await readCurrentPlan(database, userId);
    if (!paidUntil) return checkout;
    await closeOpenCheckouts(dependencies, userId);
    throw alreadyPaid({ plan: current, paidUntil });
  }
  await payments.expireCheckout(checkout.id);
  throw new ApiFailure(
    409,
    'checkout_elsewhere',
    'Another payment page of your account is being opened just now. Please use that one, or try again in a moment.',
  );
}

/**
 * Makes our record of a subscription what the provider's is. The provider is asked outside of any transaction, since
 * it may be slow; where another reading was kept meanwhile, it is asked again, so that the newest reading wins.
 */
async function syncSubscription(dependencies: BillingDependencies, id: string): Promise<void> {
  const { database, payments } = dependencies;
  for (let attempt = 0; attempt < CONFLICTS_MAX; attempt++) {
    const [known] = await database.orm
      .select({ revision: subscriptions.revision })
      .from(subscriptions)
      .where(eq(subscriptions.id, id));
    const state = await payments.readSubscription(id);
    if (!state) return;
    if (!(await keepReading(dependencies, state, known?.revision))) {
      await sleep(Math.random() * GIVE_WAY_MS);
      continue;
    }
    await stopDuplicates(dependencies, state.userId);
    return;
  }
  throw new ApiFailure(503, 'payment_busy', 'Your payment is being confirmed just now. Please try again in a moment.');
}

/** False when another reading was kept since `revision`. */
async function keepReading(
  { database, payments }: BillingDependencies,
  state: SubscriptionState,
  revision: number | undefined,
): Promise<boolean> {
  const { orm } = database;
  const values = { ...state, isDemo: payments.isDemo, updatedAt: sql`now()` };
  if (revision !== undefined) {
    const updated = await orm
      .update(subscriptions)
      .set({ ...values, revision: revision + 1 })
      .where(and(eq(subscriptions.id, state.id), eq(subscriptions.revision, revision)))
      .returning({ id: subscriptions.id });
    return updated.length > 0;
  }
  const [user] = await orm.select({ id: users.id }).from(users).where(sql`${users.id}::text = ${state.userId}`);
  // A subscription of an account that is gone is nobody's: there is nothing to keep.
  if (!user) return true;
  const inserted = await orm.insert(subscriptions).values(values).onConflictDoNothing().returning({
    id: subscriptions.id,
  });
  return inserted.length > 0;
}

/** Of several that would be paid again, the one that lasts longest goes on. */
async function stopDuplicates({ database, payments }: BillingDependencies, userId: string): Promise<void> {
  const [, ...duplicates] = await database.orm
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(
      and(
        sql`${subscriptions.userId}::text = ${userId}`,
        eq(subscriptions.isActive, true),
        eq(subscriptions.renews, true),
      ),
    )
    .orderBy(desc(subscriptions.paidUntil), subscriptions.id);
  for (const { id } of duplicates) {
    await payments.stopRenewal(id);
    await database.orm
      .update(subscriptions)
      .set({ renews: false, revision: sql`${subscriptions.revision} + 1` })
      .where(eq(subscriptions.id, id));
  }
}

async function syncCheckout(dependencies: BillingDependencies, id: string): Promise<void> {
  const { database, payments } = dependencies;
  const { status, subscriptionId } = await payments.readCheckout(id);
  if (status === 'paid' && subscriptionId) await syncSubscription(dependencies, subscriptionId);
  // What was ended here is not open again, whatever the provider still waits for.
  if (status === 'pending') return;
  await database.orm
    .update(checkouts)
    .set({ status })
    .where(and(eq(checkouts.id, id), ne(checkouts.status, status)));
}

/** What became of a user's checkout, asked of the provider while it is open. */
export async function readCheckoutStatus(
  dependencies: BillingDependencies,
  userId: string,
  checkoutId: string,
): Promise<PaymentStatus> {
  const { database } = dependencies;
  const find = async () => {
    const [checkout] = await database.orm
      .select()
      .from(checkouts)
      .where(and(eq(checkouts.id, checkoutId), eq(checkouts.userId, userId)));
    if (!checkout) throw new ApiFailure(404, 'checkout_not_found', 'There is no such payment in your account.');
    return checkout;
  };
  if ((await find()).status === 'pending') await syncCheckout(dependencies, checkoutId);
  const checkout = await find();
  const { paidUntil } = await readCurrentPlan(database, userId);
  return {
    success: true,
    status: checkout.status,
    plan: checkout.planId,
    is_paid: paidUntil !== null,
    is_demo: checkout.isDemo,
  };
}

/**
 * Acts on an event of the provider. An event says only where to look: what is true is asked of the provider, so that
 * a repeated or late event changes nothing.
 */
export async function receivePaymentEvent(
  dependencies: BillingDependencies,
  body: Buffer,
  signature: string,
): Promise<void> {
  const { orm } = dependencies.database;
  const event = dependencies.payments.readEvent(body, signature);
  const [known] = await orm.select({ id: paymentEvents.id }).from(paymentEvents).where(eq(paymentEvents.id, event.id));
  if (known) return;
  if (event.checkoutId) await syncCheckout(dependencies, event.checkoutId);
  if (event.subscriptionId) await syncSubscription(dependencies, event.subscriptionId);
  await orm.insert(paymentEvents).values({ id: event.id, type: event.type }).onConflictDoNothing();
}

async function listActiveSubscriptions({ orm }: Database, userId: string): Promise<string[]> {
  const rows = await orm
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(and(eq(subscriptions.userId, userId), eq(subscriptions.isActive, true)));
  return rows.map(({ id }) => id);
}

/** Ends every subscription of the account with its paid time. Returns the day until which the plan stays. */
export async function cancelPlan(dependencies: BillingDependencies, userId: string): Promise<Date> {
  const { paidUntil } = await readCurrentPlan(dependencies.database, userId);
  if (!paidUntil) {
    throw new ApiFailure(409, 'no_paid_plan', 'You have no paid plan that could be canceled.');
  }
  for (const id of await listActiveSubscriptions(dependencies.database, userId)) {
    await dependencies.payments.stopRenewal(id);
    await syncSubscription(dependencies, id);
  }
  return paidUntil;
}

/** Before an account is deleted: nothing of it is paid again, and nothing can be. */
export async function endPayments(dependencies: BillingDependencies, userId: string): Promise<void> {
  await closeOpenCheckouts(dependencies, userId);
  for (const id of await listActiveSubscriptions(dependencies.database, userId)) {
    await dependencies.payments.endSubscription(id);
  }
}

export async function findDemoCheckout({ database }: BillingDependencies, id: string) {
  const [checkout] = await database.orm
    .select()
    .from(checkouts)
    .where(and(eq(checkouts.id, id), eq(checkouts.isDemo, true)));
  const plan = checkout && findPlan(checkout.planId);
  if (!plan) throw new ApiFailure(404, 'checkout_not_found', 'There is no such checkout.');
  return { ...checkout, plan };
}

/** The answer to the demo's page. An answered checkout stays as it is. */
export async function answerDemoCheckout(
  dependencies: BillingDependencies,
  id: string,
  outcome: 'paid' | 'canceled',
): Promise<void> {
  const { plan } = await findDemoCheckout(dependencies, id);
  await dependencies.database.orm.transaction(async (transaction) => {
    const [checkout] = await transaction
      .update(checkouts)
      .set({ status: outcome })
      .where(and(eq(checkouts.id, id), eq(checkouts.status, 'pending')))
      .returning({ userId: checkouts.userId });
    if (!checkout || outcome === 'canceled') return;
    await transaction.insert(subscriptions).values({
      id,
      userId: checkout.userId,
      planId: plan.id,
      isActive: true,
      paidUntil: sql`now() + ('1 ' || ${plan.price.interval ?? 'month'})::interval`,
      renews: false,
      isDemo: true,
    });
  });
}
