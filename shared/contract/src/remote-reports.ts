import * as z from 'zod/mini';
import { REMOTE_REPORT_LIMITS, TRACKING_PATHS } from './analytics-names.ts';
import { revisionSchema } from './bounds.ts';
import { defineCall } from './call.ts';
import { doneSchema } from './done.ts';
import { remoteOutcomeSchema } from './events.ts';

const releaseFields = {
  remote: z.string().check(z.regex(/^[a-z][a-z0-9-]*$/), z.maxLength(60)),
  version: z.string().check(z.regex(/^[\w.+-]+$/), z.maxLength(60)),
  count: z.int().check(z.minimum(1), z.maximum(REMOTE_REPORT_LIMITS.count)),
};
/** Of all that are counted, together. */
const durationMs = z.int().check(z.minimum(0), z.maximum(3_600_000));

/** What has happened to one version of a remote on one page, counted since the last report. */
export const remoteReportSchema = z.discriminatedUnion('kind', [
  /** Its code came. */
  z.object({ kind: z.literal('load'), ...releaseFields, duration_ms: durationMs }),
  /** Its screen was drawn, `duration_ms` after the visitor had asked for it. */
  z.object({ kind: z.literal('mount'), ...releaseFields, duration_ms: durationMs }),
  z.object({
    kind: z.literal('failure'),
    ...releaseFields,
    code: z.string().check(z.regex(/^VITAE-REMOTE-\d{3}$/)),
    outcome: remoteOutcomeSchema,
    /** Of the last one. */
    message: z.string().check(z.maxLength(REMOTE_REPORT_LIMITS.messageCharacters)),
  }),
]);
export type RemoteReport = z.infer<typeof remoteReportSchema>;

const remoteReportsSchema = z.object({
  channel: z.string().check(z.regex(/^[a-z][a-z0-9-]*$/), z.maxLength(60)),
  /** Of the channel that the page was made from. */
  revision: revisionSchema,
  /** One tab of a browser; random, and forgotten with the tab. */
  session: z.string().check(z.regex(/^[\w-]{8,64}$/)),
  reports: z.array(remoteReportSchema).check(z.minLength(1), z.maxLength(REMOTE_REPORT_LIMITS.reportsPerCall)),
});
export type RemoteReports = z.infer<typeof remoteReportsSchema>;

/** A page says how the remotes on it do. */
export const reportRemotes = defineCall({
  method: 'POST',
  path: TRACKING_PATHS.remotes,
  access: 'public',
  request: { body: remoteReportsSchema },
  response: doneSchema,
});

const count = z.int().check(z.nonnegative());

/**
 * What a canary is judged by: tabs in which a version was mounted or failed, no address counted for more than a few, and
 * the median address's wait for a mount in milliseconds.
 */
export const evidenceSchema = z.object({
  sessions: z.number(),
  failed: z.number(),
  addresses: count,
  failing_addresses: count,
  mount_ms: z.nullable(z.number()),
});

const remoteHealthSchema = z.object({
  success: z.literal(true),
  /** Each version that has been seen on a channel in the time asked for, the latest first. */
  releases: z.array(
    z.object({
      channel: z.string(),
      remote: z.string(),
      version: z.string(),
      loads: count,
      mounts: count,
      /** Tabs in which it was mounted, and tabs in which it failed. */
      sessions: count,
      failed_sessions: count,
      evidence: evidenceSchema,
      /** Milliseconds; null without a mount. */
      mean_mount_ms: z.nullable(z.number()),
      failures: z.array(
        z.object({
          code: z.string(),
          outcome: remoteOutcomeSchema,
          count,
          last_message: z.string(),
          last_at: z.iso.datetime(),
        }),
      ),
    }),
  ),
});
export type RemoteHealth = z.infer<typeof remoteHealthSchema>;

export const REMOTE_HEALTH_DEFAULT_HOURS = 24;

/** How the remotes do, as browsers have reported it. */
export const readRemoteHealth = defineCall({
  method: 'GET',
  path: '/api/remote-health/',
  access: 'staff',
  request: {
    query: z.object({
      hours: z._default(
        z.coerce.number().check(z.int(), z.minimum(1), z.maximum(24 * 365)),
        REMOTE_HEALTH_DEFAULT_HOURS,
      ),
    }),
  },
  response: remoteHealthSchema,
});
