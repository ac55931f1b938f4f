import Stripe from 'stripe';
import { ApiFailure } from '../errors/api-failure.ts';
import type { PaymentEvent, Payments } from './payments.ts';
import { findPlan } from './plans.ts';

const TIMEOUT_MS = 10_000;
const RETRIES = 2;
/** A payment that failed is tried again by Stripe for some days (`past_due`); access lasts as long as it tries. */
const ACTIVE_STATUSES = new Set<Stripe.Subscription.Status>(['active', 'trialing', 'past_due']);
const DEFAULT_PORTS: Record<string, number> = { 'https:': 443, 'http:': 80 };

export interface StripeOptions {
  secretKey: string;
  webhookSecret: string;
  /** Default: Stripe's own. */
  apiBase?: string;
}

function idOf(value: string | { id: string } | null | undefined): string | null {
  return typeof value === 'string' ? value : (value?.id ?? null);
}

function connect({ secretKey, apiBase }: StripeOptions): Stripe {
  const url = apiBase ? new URL(apiBase) : null;
  return new Stripe(secretKey, {
    timeout: TIMEOUT_MS,
    maxNetworkRetries: RETRIES,
    telemetry: false,
    ...(url && {
      protocol: url.protocol === 'http:' ? 'http' : 'https',
      host: url.hostname,
      port: Number(url.port) || DEFAULT_PORTS[url.protocol],
    }),
  });
}

/** What Stripe refuses or does not answer is not the user's doing. */
function providerFailure(cause: unknown): ApiFailure {
  return new ApiFailure(
    502,
    'payment_provider_error',
    'The payment provider does not answer as it should. Nothing was charged. Please try again in a few minutes.',
    { cause },
  );
}

async function ask<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (cause) {
    throw providerFailure(cause);
  }
}

/** The subscription that an event is about, whichever of Stripe's objects it carries. */
function describeEvent(event: Stripe.Event): PaymentEvent {
  const { id, type } = event;
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
    case 'checkout.session.async_payment_failed':
    case 'checkout.session.expired':
      return { id, type, checkoutId: event.data.object.id, subscriptionId: null };
    case 'customer.subscription.created':
    case 'customer.subscription.updated':
    case 'customer.subscription.deleted':
    case 'customer.subscription.paused':
    case 'customer.subscription.resumed':
      return { id, type, checkoutId: null, subscriptionId: event.data.object.id };
    case 'invoice.paid':
    case 'invoice.payment_failed': {
      const subscription = event.data.object.parent?.subscription_details?.subscription;
      return { id, type, checkoutId: null, subscriptionId: idOf(subscription) };
    }
    default:
      return { id, type, checkoutId: null, subscriptionId: null };
  }
}

export function createStripePayments(options: StripeOptions): Payments {
  const stripe = connect(options);
  return {
    isDemo: false,

    openCheckout: async ({ plan, user, siteUrl }) => {
      const metadata = { user_id: user.id, plan: plan.id };
      const session = await ask(
        stripe.checkout.sessions.create({
          mode: 'subscription',
          line_items: [
            {
              quantity: 1,
              price_data: {
                currency: plan.price.currency,
                unit_amount: plan.price.amount,
                recurring: { interval: plan.price.interval ?? 'month' },
                product_data: { name: `Vitae ${plan.name}` },
              },
            },
          ],
          client_reference_id: user.id,
          customer_email: user.email,
          metadata,
          subscription_data: { metadata },
          success_url: `${siteUrl}/payment/callback?session_id={CHECKOUT_SESSION_ID}`,
          cancel_url: `${siteUrl}/choose-plan`,
        }),
      );
      if (!session.url) throw new Error('Stripe opened a checkout without an address.');
      return { id: session.id, url: session.url };
    },

    expireCheckout: async (id) => {
      try {
        await stripe.checkout.sessions.expire(id);
      } catch (cause) {
        // Paid or expired already; what it is now is read afterwards.
        if (!(cause instanceof Stripe.errors.StripeInvalidRequestError)) throw providerFailure(cause);
      }
    },

    readCheckout: async (id) => {
      const session = await ask(stripe.checkout.sessions.retrieve(id));
      const isPaid = session.status === 'complete' && session.payment_status !== 'unpaid';
      return {
        status: isPaid ? 'paid' : session.status === 'expired' ? 'canceled' : 'pending',
        subscriptionId: idOf(session.subscription),
      };
    },

    readSubscription: async (id) => {
      const subscription = await ask(stripe.subscriptions.retrieve(id));
      const { user_id: userId, plan: planId } = subscription.metadata;
      if (!userId || !planId || !findPlan(planId)) return null;
      const periodEnds = subscription.items.data.map((item) => item.current_period_end);
      return {
        id: subscription.id,
        userId,
        planId,
        isActive: ACTIVE_STATUSES.has(subscription.status),
        paidUntil: new Date(Math.max(0, ...periodEnds) * 1000),
        renews: !subscription.cancel_at_period_end,
      };
    },

    stopRenewal: async (id) => {
      await ask(stripe.subscriptions.update(id, { cancel_at_period_end: true }));
    },

    endSubscription: async (id) => {
      try {
        await stripe.subscriptions.cancel(id);
      } catch (cause) {
        // Stripe does not know it any more: it has ended.
        if (!(cause instanceof Stripe.errors.StripeInvalidRequestError)) throw providerFailure(cause);
      }
    },

    readEvent: (body, signature) => {
      try {
        return describeEvent(stripe.webhooks.constructEvent(body, signature, options.webhookSecret));
      } catch (cause) {
        throw new ApiFailure(400, 'bad_signature', 'This event is not signed by the payment provider.', { cause });
      }
    },
  };
}
