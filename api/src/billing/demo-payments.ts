import { showDemoCheckout } from '@vitae/contract/billing';
import { eq } from 'drizzle-orm';
import type { Database } from '../database/connect.ts';
import { ApiFailure } from '../errors/api-failure.ts';
import type { Payments } from './payments.ts';
import { checkouts, subscriptions } from './tables.ts';

/** A checkout without a payment provider: a page of this API asks, and no money moves. */
export function createDemoPayments({ orm }: Database): Payments {
  return {
    isDemo: true,

    openCheckout: async ({ siteUrl }) => {
      const id = `demo_${crypto.randomUUID()}`;
      return { id, url: `${siteUrl}${showDemoCheckout.path}?session_id=${id}` };
    },

    /** Its status is our own record. */
    expireCheckout: async () => {},

    readCheckout: async (id) => {
      const [checkout] = await orm.select({ status: checkouts.status }).from(checkouts).where(eq(checkouts.id, id));
      return { status: checkout?.status ?? 'canceled', subscriptionId: null };
    },

    readSubscription: async (id) => {
      const [subscription] = await orm.select().from(subscriptions).where(eq(subscriptions.id, id));
      if (!subscription) return null;
      const { userId, planId, isActive, paidUntil, renews } = subscription;
      return { id, userId, planId, isActive, paidUntil, renews };
    },

    /** A demo plan is never paid again. */
    stopRenewal: async () => {},
    endSubscription: async () => {},

    readEvent: () => {
      throw new ApiFailure(404, 'no_provider', 'This site has no payment provider.');
    },
  };
}
