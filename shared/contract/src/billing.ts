import { z } from 'zod';

/** What a plan counts. Per day, by UTC date. */
export const USAGE_KINDS = ['cover_letters', 'ats_checks', 'chat_messages', 'ai_texts'] as const;
export const usageKindSchema = z.enum(USAGE_KINDS);
export type UsageKind = z.infer<typeof usageKindSchema>;

export const planSchema = z.object({
  /** `free`, `pro-monthly` */
  id: z.string(),
  /** `Free`, `Pro Monthly` */
  name: z.string(),
  description: z.string(),
  price: z.object({
    /** Cents. */
    amount: z.number().int().nonnegative(),
    /** ISO 4217, lower case. */
    currency: z.string(),
    /** Null: paid never. */
    interval: z.enum(['month', 'year']).nullable(),
  }),
  features: z.array(z.string()),
  limits: z.object({
    per_day: z.record(usageKindSchema, z.number().int().positive()),
    /** Resumes kept at the same time. */
    resumes: z.number().int().positive(),
  }),
});
export type PlanOffer = z.infer<typeof planSchema>;

/** GET /api/plans/ */
export const plansSchema = z.object({
  success: z.literal(true),
  plans: z.array(planSchema),
  /** The checkout moves no money. */
  is_demo: z.boolean(),
});

/** POST /api/payment/checkout/ → where to send the browser. */
export const checkoutRequestSchema = z.object({ plan: z.string().max(50) });
export const checkoutSchema = z.object({
  success: z.literal(true),
  session_id: z.string(),
  url: z.string(),
  is_demo: z.boolean(),
});

/** GET /api/payment/status?session_id=…: what /payment/callback shows. */
export const paymentStatusQuerySchema = z.object({ session_id: z.string().min(1).max(200) });
export const paymentStatusSchema = z.object({
  success: z.literal(true),
  status: z.enum(['pending', 'paid', 'canceled']),
  /** The plan that the checkout was for. */
  plan: z.string(),
  /** Whether the user has a paid plan now. */
  is_paid: z.boolean(),
  is_demo: z.boolean(),
});
export type PaymentStatus = z.infer<typeof paymentStatusSchema>;

/** POST /api/payment/cancel/: no further payment; the paid time runs to its end. */
export const cancelPlanSchema = z.object({ success: z.literal(true), paid_until: z.iso.datetime() });
