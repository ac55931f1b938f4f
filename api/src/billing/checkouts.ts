import type { PaymentStatus, PlanOffer } from '@vitae/contract/billing';
import { and, eq, ne, sql } from 'drizzle-orm';
import { users } from '../auth/tables.ts';
import type { Database } from '../database/connect.ts';
import { ApiFailure } from '../errors/api-failure.ts';
import type { Payments } from './payments.ts';
import { FREE_PLAN, findPlan } from './plans.ts';
import { readCurrentPlan } from './subscriptions.ts';
import { checkouts, paymentEvents, subscriptions } from './tables.ts';

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

export async function startCheckout(
  { database, payments }: BillingDependencies,
  userId: string,
  planId: string,
  siteUrl: string,
): Promise<{ id: string; url: string }> {
  const plan = requirePaidPlan(planId);
  const current = await readCurrentPlan(database, userId);
  if (current.paidUntil) {
    throw new ApiFailure(
      409,
      'already_paid',
      `You have ${current.plan.name} until ${formatDay(current.paidUntil)}. You can choose another plan when it has ended.`,
    );
  }
  const [user] = await database.orm.select({ email: users.email }).from(users).where(eq(users.id, userId));
  if (!user) throw new ApiFailure(404, 'account_gone', 'This account no longer exists.');
  const checkout = await payments.openCheckout({ plan, user: { id: userId, email: user.email }, siteUrl });
  await database.orm
    .insert(checkouts)
    .values({ id: checkout.id, userId, planId: plan.id, status: 'pending', isDemo: payments.isDemo });
  return checkout;
}

/** Makes our record of a subscription what the provider's is. One at a time for each, so that the newest reading wins. */
async function syncSubscription({ database, payments }: BillingDependencies, id: string): Promise<void> {
  await database.orm.transaction(async (transaction) => {
    await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${id}, 0))`);
    const state = await payments.readSubscription(id);
    if (!state) return;
    const [user] = await transaction
      .select({ id: users.id })
      .from(users)
      .where(sql`${users.id}::text = ${state.userId}`);
    if (!user) return;
    const values = { ...state, isDemo: payments.isDemo, updatedAt: sql`now()` };
    await transaction
      .insert(subscriptions)
      .values(values)
      .onConflictDoUpdate({ target: subscriptions.id, set: values });
  });
}

async function syncCheckout(dependencies: BillingDependencies, id: string): Promise<void> {
  const { database, payments } = dependencies;
  const { status, subscriptionId } = await payments.readCheckout(id);
  if (status === 'paid' && subscriptionId) await syncSubscription(dependencies, subscriptionId);
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

/** The day until which the plan stays. */
export async function cancelPlan(dependencies: BillingDependencies, userId: string): Promise<Date> {
  const { subscriptionId, paidUntil } = await readCurrentPlan(dependencies.database, userId);
  if (!subscriptionId || !paidUntil) {
    throw new ApiFailure(409, 'no_paid_plan', 'You have no paid plan that could be canceled.');
  }
  await dependencies.payments.stopRenewal(subscriptionId);
  await syncSubscription(dependencies, subscriptionId);
  return paidUntil;
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
