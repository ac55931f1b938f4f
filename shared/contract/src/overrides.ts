import * as z from 'zod/mini';
import { canarySchema } from './channel.ts';
import { STORE_URL } from './page.ts';
import { remoteNameSchema } from './remote.ts';

/** Below the store, since it is the store that knows what is published. */
export const OVERRIDES_URL = `${STORE_URL}overrides/`;

/** A published version that may stand in the place of the channel's. */
export const overrideSchema = z.object({
  success: z.literal(true),
  name: z.string(),
  remote: canarySchema.shape.remote,
  /** For a link that others can open; empty where the channel asks for none. */
  key: z.string(),
});
export type Override = z.infer<typeof overrideSchema>;

/** `/dev/remote.json` of `pnpm dev`: the remote that it serves, as a channel would describe it. */
export const developmentServerSchema = z.object({
  name: remoteNameSchema,
  remote: z.strictObject({
    ...canarySchema.shape.remote.shape,
    entry: z.strictObject({
      path: z.string().check(z.regex(/^dev\/[a-z0-9-]+\/remoteEntry\.js$/)),
      integrity: z.string(),
    }),
  }),
});
export type DevelopmentServer = z.infer<typeof developmentServerSchema>;

export const overrideChoicesSchema = z.object({
  success: z.literal(true),
  remotes: z.array(
    z.object({
      name: z.string(),
      /** What the channel serves. */
      version: z.string(),
      /** All that is published, the newest first. */
      published: z.array(
        z.object({
          version: z.string(),
          /** When it was published. */
          at: z.iso.datetime(),
          /** Who has brought it to this channel last, and why; for staff only. */
          brought: z.nullable(z.object({ at: z.iso.datetime(), by: z.string(), why: z.nullable(z.string()) })),
        }),
      ),
    }),
  ),
});
export type OverrideChoices = z.infer<typeof overrideChoicesSchema>;

/** Why a version does not come into the place of the channel's. */
export const OVERRIDE_REFUSALS = [
  'override_malformed',
  'override_unpublished',
  'override_not_in_channel',
  'override_conflict',
  'override_preview_elsewhere',
  'override_preview_over',
  'override_staff_only',
  'override_link_expired',
] as const;
export const overrideRefusalSchema = z.object({
  success: z.literal(false),
  code: z.enum(OVERRIDE_REFUSALS),
  message: z.string(),
});
export type OverrideRefusal = z.infer<typeof overrideRefusalSchema>;
