import * as z from 'zod/mini';
import { daySchema } from './bounds.ts';
import { defineCall } from './call.ts';

export const ADMIN_ANALYTICS_DEFAULT_DAYS = 30;
export const ADMIN_ANALYTICS_MAX_DAYS = 365;

const count = z.number().check(z.nonnegative());

/** Which days a report is of: the last `days`, or from `from` to `to`, in the calendar of `time_zone`. */
export const adminWindowSchema = z.object({
  days: z._default(
    z.coerce.number().check(z.int(), z.minimum(1), z.maximum(ADMIN_ANALYTICS_MAX_DAYS)),
    ADMIN_ANALYTICS_DEFAULT_DAYS,
  ),
  /** 2026-11-01 */
  from: z.optional(daySchema),
  /** The last day, included. */
  to: z.optional(daySchema),
  time_zone: z._default(z.string().check(z.minLength(1), z.maxLength(80)), 'UTC'),
});
export type AdminWindowQuery = z.input<typeof adminWindowSchema>;

const figuresSchema = z.object({
  /** Accounts, and sessions without one. Null where what single visitors did is gone by now. */
  visitors: z.nullable(count),
  sessions: count,
  page_views: count,
  sign_ups: count,
  log_ins: count,
  resumes: count,
  letters: count,
  ats_checks: count,
  chats: count,
  downloads: count,
  ai_uses: count,
  /** Cents. */
  revenue: count,
  /** Cents that a demo checkout would have brought: no money has moved. */
  demo_revenue: count,
});
export type AdminFigures = z.infer<typeof figuresSchema>;

const trendPointSchema = z.extend(figuresSchema, {
  /** `2026-11-20` of the viewer's calendar, or the moment at which an hour begins. */
  at: z.string(),
});
export type AdminTrendPoint = z.infer<typeof trendPointSchema>;

/** The label is what visitors' browsers have sent: hostile, until it is shown as text. */
const labelledCountSchema = z.object({ label: z.string(), count });
export type LabelledCount = z.infer<typeof labelledCountSchema>;
const pageCountSchema = z.extend(labelledCountSchema, {
  /** Of those who are signed in. */
  mean_seconds: z.nullable(count),
});
export type PageCount = z.infer<typeof pageCountSchema>;

const windowSchema = z.object({
  first_day: z.iso.date(),
  last_day: z.iso.date(),
  time_zone: z.string(),
});

const labels = z.array(labelledCountSchema);

export const readAdminAnalytics = defineCall({
  method: 'GET',
  path: '/api/admin-analytics/',
  access: 'staff',
  request: { query: adminWindowSchema },
  response: z.object({
    success: z.literal(true),
    days: z.int(),
    window: windowSchema,
    totals: figuresSchema,
    /** Of as many days before. */
    totals_before: figuresSchema,
    granularity: z.enum(['hour', 'day']),
    trend: z.array(trendPointSchema),
    pages: z.array(pageCountSchema),
    /** `from`, `utm_source` or `source` of the address. */
    sources: labels,
    /** Hosts of other sites. */
    referrers: labels,
    /** ISO 3166, by time zone; empty where that says none. */
    countries: labels,
    devices: labels,
    browsers: labels,
    systems: labels,
    languages: labels,
    ai_content: labels,
    templates: labels,
    actions: labels,
    custom_events: labels,
  }),
});

/** The step before it, the visit, is among the figures. */
const funnelSchema = z.object({
  sign_ups: count,
  resumes: count,
  downloads: count,
  paid: count,
});
export type AdminFunnel = z.infer<typeof funnelSchema>;

const cohortSchema = z.object({
  /** The Monday on which the week of the sign-ups begins. */
  week: z.iso.date(),
  size: count,
  /** How many came back one, two, … weeks after their sign-up; null while that is not over. */
  returned: z.array(z.nullable(count)),
});
export type AdminCohort = z.infer<typeof cohortSchema>;

/** How far new people come, and whether they come back. */
export const readAdminJourneys = defineCall({
  method: 'GET',
  path: '/api/admin-analytics/journeys/',
  access: 'staff',
  request: { query: adminWindowSchema },
  response: z.object({
    success: z.literal(true),
    window: windowSchema,
    funnel: funnelSchema,
    cohorts: z.array(cohortSchema),
  }),
});

/** How many browsers have something going on just now. */
export const readAdminLive = defineCall({
  method: 'GET',
  path: '/api/admin-analytics/live/',
  access: 'staff',
  request: {},
  response: z.object({ success: z.literal(true), visitors: count }),
});
