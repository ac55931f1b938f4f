import type { PlanOffer } from '@vitae/contract/billing';

export interface CheckoutRequest {
  plan: PlanOffer;
  user: { id: string; email: string };
  /** Where the provider sends the browser back to. */
  siteUrl: string;
}

export type CheckoutStatus = 'pending' | 'paid' | 'canceled';

/** A subscription as the provider knows it now. */
export interface SubscriptionState {
  id: string;
  userId: string;
  planId: string;
  isActive: boolean;
  paidUntil: Date;
  renews: boolean;
}

/** What an event of the provider is about. What happened is read from the provider, never from the event. */
export interface PaymentEvent {
  id: string;
  type: string;
  checkoutId: string | null;
  subscriptionId: string | null;
}

/** A payment provider. */
export interface Payments {
  /** No money moves. */
  isDemo: boolean;
  openCheckout(request: CheckoutRequest): Promise<{ id: string; url: string }>;
  /** Nobody can pay it any more, unless it was paid before: `readCheckout` tells. */
  expireCheckout(id: string): Promise<void>;
  readCheckout(id: string): Promise<{ status: CheckoutStatus; subscriptionId: string | null }>;
  /** Null for a subscription that is not this site's. */
  readSubscription(id: string): Promise<SubscriptionState | null>;
  /** The paid time runs to its end, and is not paid again. */
  stopRenewal(subscriptionId: string): Promise<void>;
  /** Ends it now: the account is gone, and nothing is paid again. */
  endSubscription(subscriptionId: string): Promise<void>;
  /** Throws a 400 for an event that the provider did not sign. */
  readEvent(body: Buffer, signature: string): PaymentEvent;
}
