import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { doneSchema } from './done.ts';

/** What a plan counts. Per day, by UTC date. */
const usageKindSchema = z.enum(['cover_letters', 'ai_texts', 'ats_checks']);
export type UsageKind = z.infer<typeof usageKindSchema>;

/** What a plan limits: what it counts, and the resumes that are kept at the same time. */
export const limitKindSchema = z.enum([...usageKindSchema.options, 'resumes']);
export type LimitKind = z.infer<typeof limitKindSchema>;
/** Of each. */
export const PLAN_LIMIT_MAX = 100_000;

const positive = z.int().check(z.positive());

const planSchema = z.object({
  /** `free`, `pro-monthly` */
  id: z.string(),
  /** `Free`, `Pro Monthly` */
  name: z.string(),
  description: z.string(),
  price: z.object({
    /** Cents. */
    amount: z.int().check(z.nonnegative()),
    /** ISO 4217, lower case. */
    currency: z.string(),
    /** Null: paid never. */
    interval: z.nullable(z.enum(['month', 'year'])),
  }),
  /** What it has beside what its limits say. */
  features: z.array(z.string()),
  limits: z.object({
    per_day: z.record(usageKindSchema, positive),
    /** Resumes kept at the same time. */
    resumes: positive,
  }),
});
export type PlanOffer = z.infer<typeof planSchema>;

export const listPlans = defineCall({
  method: 'GET',
  path: '/api/plans/',
  access: 'public',
  request: {},
  response: z.object({
    success: z.literal(true),
    plans: z.array(planSchema),
    /** What an address may use in a day without an account. ATS checks need one. */
    without_account: z.object({ cover_letters: positive, ai_texts: positive }),
    /** The checkout moves no money. */
    is_demo: z.boolean(),
  }),
});

/** Where to send the browser to pay. */
export const startCheckout = defineCall({
  method: 'POST',
  path: '/api/payment/checkout/',
  access: 'user',
  request: { body: z.object({ plan: z.string().check(z.maxLength(50)) }) },
  response: z.object({ success: z.literal(true), session_id: z.string(), url: z.string(), is_demo: z.boolean() }),
});

const checkoutIdSchema = z.string().check(z.minLength(1), z.maxLength(200));

const paymentStatusSchema = z.object({
  success: z.literal(true),
  status: z.enum(['pending', 'paid', 'canceled']),
  /** The plan that the checkout was for. */
  plan: z.string(),
  /** Whether the user has a paid plan now. */
  is_paid: z.boolean(),
  is_demo: z.boolean(),
});
export type PaymentStatus = z.infer<typeof paymentStatusSchema>;

/** What `/payment/callback` shows. */
export const readPaymentStatus = defineCall({
  method: 'GET',
  path: '/api/payment/status',
  access: 'user',
  request: { query: z.object({ session_id: checkoutIdSchema }) },
  response: paymentStatusSchema,
});

/** No further payment; the paid time runs to its end. */
export const cancelPlan = defineCall({
  method: 'POST',
  path: '/api/payment/cancel/',
  access: 'user',
  request: {},
  response: z.object({ success: z.literal(true), paid_until: z.iso.datetime() }),
});

/**
 * The page of the demo checkout, where there is no payment provider. It has no token (a browser navigates to it); the
 * checkout's id cannot be guessed and stands in for one, as in the real provider's page.
 */
export const showDemoCheckout = defineCall({
  method: 'GET',
  path: '/api/payment/demo-checkout',
  access: 'public',
  request: { query: z.object({ session_id: checkoutIdSchema }) },
  response: z.string(),
});

/** What the form of that page sends; the answer leads back to the site. */
export const answerDemoCheckout = defineCall({
  method: 'POST',
  path: '/api/payment/demo-checkout',
  access: 'public',
  request: { body: z.object({ session_id: checkoutIdSchema, outcome: z.enum(['paid', 'canceled']) }) },
  response: z.string(),
});

/** Events of the payment provider, signed by it. The signature counts for the bytes of the body, so it has no shape. */
export const receivePaymentEvent = defineCall({
  method: 'POST',
  path: '/api/payment/webhook/',
  access: 'public',
  request: {},
  response: doneSchema,
});
