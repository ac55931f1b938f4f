import * as z from 'zod/mini';
import { limitKindSchema, PLAN_LIMIT_MAX } from './billing.ts';
import { momentSchema, revisionSchema } from './bounds.ts';
import { defineCall } from './call.ts';
import { doneSchema } from './done.ts';
import { evidenceSchema } from './remote-reports.ts';

const count = z.number().check(z.nonnegative());
const moment = z.iso.datetime();
const idParams = z.object({ id: z.guid() });

export const REASON_MAX_LENGTH = 500;
/** Why somebody does it: for the audit log, and for the history of a channel. */
const reasonSchema = z.string().check(z.trim(), z.minLength(3), z.maxLength(REASON_MAX_LENGTH));

// Users

const planStateSchema = z.object({
  plan: z.string(),
  paid_until: z.nullable(moment),
});

const adminUserRowSchema = z.object({
  id: z.guid(),
  email: z.string(),
  username: z.string(),
  plan: z.string(),
  created_at: moment,
  last_seen_at: z.nullable(moment),
  is_disabled: z.boolean(),
});
export type AdminUserRow = z.infer<typeof adminUserRowSchema>;

/** Accounts, the newest first. */
export const listAdminUsers = defineCall({
  method: 'GET',
  path: '/api/admin/users/',
  access: 'staff',
  request: {
    query: z.object({
      /** Part of the address or of the name. */
      search: z._default(z.string().check(z.trim(), z.maxLength(200)), ''),
      page: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(10_000)), 1),
    }),
  },
  response: z.object({
    success: z.literal(true),
    users: z.array(adminUserRowSchema),
    total: count,
    per_page: count,
  }),
});

const adminUserDetailSchema = z.extend(adminUserRowSchema, {
  country: z.string(),
  language: z.string(),
  email_verified_at: z.nullable(moment),
  paid_until: z.nullable(moment),
  is_granted: z.boolean(),
  sessions_open: count,
  resumes: count,
  letters: count,
  ats_checks: count,
  usage_today: z.array(z.object({ kind: z.string(), used: count, limit: count })),
});
export type AdminUserDetail = z.infer<typeof adminUserDetailSchema>;

export const readAdminUser = defineCall({
  method: 'GET',
  path: '/api/admin/users/:id/',
  access: 'staff',
  request: { params: idParams },
  response: z.object({ success: z.literal(true), user: adminUserDetailSchema }),
});

const timelineEntrySchema = z.object({
  at: moment,
  /** An action type of the contract, or `signed_up`, `signed_in`, `resume_made`, `letter_written`, `check_made`. */
  kind: z.string(),
  /** What it was about, as a browser has sent it: hostile, until it is shown as text. */
  detail: z.string(),
  page_url: z.string(),
});
export type TimelineEntry = z.infer<typeof timelineEntrySchema>;

/** What one user did, the latest first. */
export const readUserTimeline = defineCall({
  method: 'GET',
  path: '/api/admin/users/:id/timeline/',
  access: 'staff',
  request: { params: idParams, query: z.object({ before: z.optional(momentSchema) }) },
  response: z.object({ success: z.literal(true), entries: z.array(timelineEntrySchema), has_more: z.boolean() }),
});

/** Signs the account out and lets nobody in, or lets its owner in again. */
export const setUserDisabled = defineCall({
  method: 'POST',
  path: '/api/admin/users/:id/disabled/',
  access: 'superuser',
  request: { params: idParams, body: z.object({ is_disabled: z.boolean(), reason: reasonSchema }) },
  response: doneSchema,
});

/** Mails a code to set a new password, as the log-in screen does. */
export const sendUserMail = defineCall({
  method: 'POST',
  path: '/api/admin/users/:id/mail/',
  access: 'staff',
  request: { params: idParams },
  response: doneSchema,
});

export const GRANT_DAYS_MAX = 366;

/** Gives a plan away for some days, or takes back one that was given. What is paid changes at the payment provider. */
export const changeUserPlan = defineCall({
  method: 'POST',
  path: '/api/admin/users/:id/plan/',
  access: 'superuser',
  request: {
    params: idParams,
    body: z.object({
      plan: z.string().check(z.maxLength(50)),
      days: z.int().check(z.minimum(1), z.maximum(GRANT_DAYS_MAX)),
      reason: reasonSchema,
    }),
  },
  response: z.extend(planStateSchema, { success: z.literal(true) }),
});

/** Gives today's allowance of the plan back. */
export const resetUserUsage = defineCall({
  method: 'POST',
  path: '/api/admin/users/:id/usage/',
  access: 'superuser',
  request: { params: idParams, body: z.object({ reason: reasonSchema }) },
  response: doneSchema,
});

/** Everything that is kept of one user, as a zip: for somebody who has asked for it. */
export const exportUser = defineCall({
  method: 'POST',
  path: '/api/admin/users/:id/export/',
  access: 'superuser',
  request: { params: idParams, body: z.object({ reason: reasonSchema }) },
  response: z.object({ success: z.literal(true), file_name: z.string(), /** Base64. */ archive: z.string() }),
});

/** Erases the account and everything in it, for somebody who has asked for it. */
export const eraseUser = defineCall({
  method: 'POST',
  path: '/api/admin/users/:id/erase/',
  access: 'superuser',
  request: {
    params: idParams,
    body: z.object({
      /** Typed once more: the account's. */ email: z.string().check(z.maxLength(320)),
      reason: reasonSchema,
    }),
  },
  response: doneSchema,
});

// Operations

const limitedClientSchema = z.object({
  /** Opaque, for `liftLimit`. */
  key: z.string(),
  group: z.string(),
  client: z.string(),
  count,
  limit: z.nullable(count),
  ends_at: moment,
});

/** Who is held back now, what the plans allow, and what has gone wrong with mails and payments. */
export const readOperations = defineCall({
  method: 'GET',
  path: '/api/admin/operations/',
  access: 'staff',
  request: {},
  response: z.object({
    success: z.literal(true),
    clients: z.array(limitedClientSchema),
    limits: z.array(
      z.object({
        plan_id: z.string(),
        plan: z.string(),
        kind: limitKindSchema,
        /** Resumes: kept at the same time. Else: a day, by UTC. */
        limit: count,
        /** The one that the plan comes with. */
        default_limit: count,
        /** Uses today, of all; null for resumes. */
        used: z.nullable(count),
        /** How many have used up their day; null for resumes. */
        exhausted: z.nullable(count),
      }),
    ),
    mail_faults: z.array(z.object({ at: moment, host: z.string(), reason: z.string() })),
    payment_faults: z.array(
      z.object({
        kind: z.enum(['checkout_open', 'renewal_missing']),
        user_id: z.guid(),
        plan: z.string(),
        since: moment,
      }),
    ),
  }),
});
export type Operations = z.infer<typeof readOperations.response>;

/** Sets a limit for everybody on a plan, from their next call on. */
export const changePlanLimit = defineCall({
  method: 'POST',
  path: '/api/admin/operations/plan-limit/',
  access: 'superuser',
  request: {
    body: z.object({
      plan: z.string().check(z.maxLength(50)),
      kind: limitKindSchema,
      limit: z.int().check(z.minimum(1), z.maximum(PLAN_LIMIT_MAX)),
      reason: reasonSchema,
    }),
  },
  response: doneSchema,
});

/** Forgets what a client has been counted for. */
export const liftLimit = defineCall({
  method: 'POST',
  path: '/api/admin/operations/lift/',
  access: 'superuser',
  request: { body: z.object({ key: z.string().check(z.minLength(1), z.maxLength(1000)), reason: reasonSchema }) },
  response: doneSchema,
});

// Audit

const auditEntrySchema = z.object({
  id: count,
  at: moment,
  staff: z.string(),
  action: z.string(),
  subject_id: z.nullable(z.guid()),
  details: z.record(z.string(), z.unknown()),
});
export type AuditEntry = z.infer<typeof auditEntrySchema>;

/** What staff have done and looked at, the latest first. */
export const readAuditLog = defineCall({
  method: 'GET',
  path: '/api/admin/audit/',
  access: 'superuser',
  request: { query: z.object({ before: z.optional(z.coerce.number().check(z.int(), z.positive())) }) },
  response: z.object({ success: z.literal(true), entries: z.array(auditEntrySchema), has_more: z.boolean() }),
});

// Releases

const moveSchema = z.object({
  move: count,
  /** `promote`, `rollback`, … */
  kind: z.string(),
  revision: count,
  change: z.string(),
  by: z.string(),
  why: z.nullable(z.string()),
  at: moment,
  serves: z.record(z.string(), z.string()),
  /** The second person, where the channel asked for one. */
  approved_by: z.optional(z.string()),
});
export type ReleaseMove = z.infer<typeof moveSchema>;

const proposalSchema = z.object({
  proposal: count,
  /** `promote mf-ats@1.2.0` */
  change: z.string(),
  by: z.string(),
  why: z.nullable(z.string()),
  at: moment,
});
export type ReleaseProposal = z.infer<typeof proposalSchema>;

const canaryStateSchema = z.object({
  remote: z.string(),
  version: z.string(),
  /** The one that everybody else gets. */
  stable_version: z.string(),
  /** Of the visitors, and since when it is so many. */
  percent: count,
  since: moment,
  /** The shares that follow, 100 at the end for all visitors. */
  next: z.array(count),
  /** At each share, at least; null: people go on by hand. */
  every_minutes: z.nullable(z.number()),
  /** What the rule makes of the last day's evidence. */
  verdict: z.discriminatedUnion('is', [
    z.object({ is: z.literal('open'), sessions_needed: count }),
    z.object({ is: z.literal('sound') }),
    z.object({ is: z.literal('bad'), why: z.string() }),
  ]),
  canary: evidenceSchema,
  stable: evidenceSchema,
});
export type CanaryState = z.infer<typeof canaryStateSchema>;

const channelStateSchema = z.object({
  channel: z.string(),
  revision: count,
  is_frozen: z.boolean(),
  /** A second person has to approve what is new. */
  asks_approval: z.boolean(),
  /** What waits for that, the first one first. */
  proposals: z.array(proposalSchema),
  /** What a part of the visitors get, beside what everybody else does. */
  canaries: z.array(canaryStateSchema),
  /** The latest first; the first one is where the channel stands. */
  history: z.array(moveSchema),
});
export type ChannelState = z.infer<typeof channelStateSchema>;

/** What the channels serve, what they could serve, and who changed them when and why. */
export const readReleases = defineCall({
  method: 'GET',
  path: '/api/admin/releases/',
  access: 'staff',
  request: {},
  response: z.object({
    success: z.literal(true),
    /** Null: this API stands apart from a release store. */
    channels: z.nullable(z.array(channelStateSchema)),
    /** Package → its published versions, the newest first. */
    packages: z.record(z.string(), z.array(z.string())),
  }),
});

const versionName = z.string().check(z.regex(/^[\w.+-]+$/), z.maxLength(80));
const channelName = z.string().check(z.regex(/^[a-z][a-z0-9-]*$/), z.maxLength(60));

/** As the release command does it, through the same gate. */
export const changeChannel = defineCall({
  method: 'POST',
  path: '/api/admin/releases/:channel/',
  access: 'superuser',
  request: {
    params: z.object({ channel: channelName }),
    body: z.discriminatedUnion('action', [
      z.object({
        action: z.literal('promote'),
        name: channelName,
        version: versionName,
        /** Default: to all visitors. Else in percent of them, growing; the server goes on by itself. */
        shares: z.optional(z.array(z.int().check(z.minimum(1), z.maximum(100))).check(z.minLength(1), z.maxLength(10))),
        /** Each share stays for so long, at least. Default: until somebody goes on. */
        every_minutes: z.optional(z.int().check(z.minimum(1), z.maximum(10_080))),
        reason: reasonSchema,
      }),
      z.object({
        action: z.literal('rollback'),
        revision: z.optional(revisionSchema),
        reason: reasonSchema,
      }),
      /** A version that a part of the visitors get. */
      z.object({
        action: z.literal('withdraw'),
        name: channelName,
        version: versionName,
        reason: reasonSchema,
      }),
      z.object({ action: z.literal('freeze'), reason: reasonSchema }),
      z.object({ action: z.literal('thaw'), reason: reasonSchema }),
      /** What somebody else has proposed. */
      z.object({ action: z.literal('approve'), proposal: revisionSchema, reason: reasonSchema }),
      z.object({ action: z.literal('decline'), proposal: revisionSchema, reason: reasonSchema }),
    ]),
  },
  response: z.object({ success: z.literal(true), channel: channelStateSchema }),
});
export type ChannelChange = z.infer<typeof changeChannel.request.body>;

// Health of the remotes

const healthPointSchema = z.object({
  at: moment,
  loads: count,
  failures: count,
  errors: count,
  p50: z.nullable(count),
  p95: z.nullable(count),
});

const versionHealthSchema = z.object({
  channel: z.string(),
  remote: z.string(),
  version: z.string(),
  loads: count,
  mounts: count,
  failures: count,
  /** Errors that nobody has caught; the screen went on. */
  errors: count,
  sessions: count,
  failed_sessions: count,
  /** Milliseconds until a screen was drawn, within a tenth. */
  p50: z.nullable(count),
  p95: z.nullable(count),
  causes: z.array(
    z.object({ code: z.string(), outcome: z.string(), count, last_message: z.string(), last_at: moment }),
  ),
  last_at: moment,
});
export type VersionHealth = z.infer<typeof versionHealthSchema>;

/** How each version of each remote does in browsers, and how that went over time. */
export const readHealthOverTime = defineCall({
  method: 'GET',
  path: '/api/admin/remote-health/',
  access: 'staff',
  request: {
    query: z.object({
      hours: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(24 * 90)), 24),
      channel: z._default(channelName, 'production'),
      /** Default: all together. */
      remote: z.optional(channelName),
    }),
  },
  response: z.object({
    success: z.literal(true),
    versions: z.array(versionHealthSchema),
    points: z.array(healthPointSchema),
  }),
});
