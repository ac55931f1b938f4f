import * as z from 'zod/mini';
import { integritySchema } from './release.ts';
import {
  busEventNameSchema,
  contributionSchema,
  manifestTranslationsSchema,
  menuEntrySchema,
  navigationLinkSchema,
  remoteNameSchema,
  remoteRouteSchema,
  remoteRuntimeSchema,
  slotOfferSchema,
} from './remote.ts';

export const channelNameSchema = z.string().check(z.regex(/^[a-z][a-z0-9-]*$/));

/** A script or style of a version, its path relative to the store's root: `remotes/mf-ats/1.2.0/remoteEntry.js`. */
export const storedFileSchema = z.strictObject({ path: z.string(), integrity: integritySchema });
export type StoredFile = z.infer<typeof storedFileSchema>;

/** All that a browser needs to load one version of a remote, and to know what it is for. */
export const remoteVersionSchema = z.strictObject({
  version: z.string(),
  runtime: remoteRuntimeSchema,
  /** Only of an isolated remote: the name on `window` under which its entry leaves the lifecycles. */
  global: z.optional(z.string()),
  entry: storedFileSchema,
  /** The shell's scripts that bring remotes, the exposed module's chunks, and those of shared libraries that it needs. */
  preload: z.array(storedFileSchema),
  /** Style sheets of an isolated remote, for its shadow root. */
  styles: z.array(storedFileSchema),
  /** The version's own: a fallback may know other paths than the version that it stands in for. */
  routes: z.array(remoteRouteSchema),
  slots: z.array(slotOfferSchema),
  contributions: z.array(contributionSchema),
  /** What it says on the bus and listens to, as its remote.json declares. */
  emits: z.optional(z.array(busEventNameSchema)),
  hears: z.optional(z.array(busEventNameSchema)),
});
export type RemoteVersion = z.infer<typeof remoteVersionSchema>;

/** A version of a remote with what the shell shows of it beside its screens. */
const servedVersionSchema = z.strictObject({
  ...remoteVersionSchema.shape,
  navigation: z.array(navigationLinkSchema),
  menu: z.array(menuEntrySchema),
  translations: z.optional(manifestTranslationsSchema),
});

/** A version that a part of the visitors get: the browser decides, and each visitor keeps what was decided. */
export const canarySchema = z.strictObject({
  percent: z.int().check(z.minimum(1), z.maximum(99)),
  remote: servedVersionSchema,
});
export type Canary = z.infer<typeof canarySchema>;

export const channelRemoteSchema = z.strictObject({
  ...servedVersionSchema.shape,
  /**
   * The version that the shell falls back to when the current one fails: the last one that mounts have proven, checked
   * by the gate as the current one is.
   */
  previous: z.nullable(remoteVersionSchema),
  canary: z.optional(canarySchema),
});
export type ChannelRemote = z.infer<typeof channelRemoteSchema>;

/** What a channel allows in place of what it serves. */
export const channelOverridesSchema = z.strictObject({
  /** A developer may put the server of `pnpm dev`, on the same machine as the browser, in place of a remote. */
  localhost: z.boolean(),
});
export type ChannelOverrides = z.infer<typeof channelOverridesSchema>;

/**
 * `channels/<channel>/revisions/<revision>/channel.json`: which version of the shell and of each remote a channel
 * serves. The folder holds the pages that were made from it, and never changes.
 */
export const channelSchema = z.strictObject({
  channel: channelNameSchema,
  /** Grows with each change. A rollback serves an earlier revision again, under its own number. */
  revision: z.int().check(z.positive()),
  updatedAt: z.iso.datetime(),
  /** What changed, for people: `promote mf-ats@1.2.0`. */
  change: z.string(),
  overrides: channelOverridesSchema,
  shell: z.strictObject({
    version: z.string(),
    /** The contract versions that it implements, newest first. */
    contracts: z.array(z.string()),
    entry: storedFileSchema,
    preload: z.array(storedFileSchema),
    styles: z.array(storedFileSchema),
    translations: z.optional(manifestTranslationsSchema),
  }),
  remotes: z.record(remoteNameSchema, channelRemoteSchema),
});
export type Channel = z.infer<typeof channelSchema>;
