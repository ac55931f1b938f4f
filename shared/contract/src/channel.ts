import { z } from 'zod';
import { integritySchema } from './release.ts';
import { navigationLinkSchema, remoteNameSchema, remoteRouteSchema } from './remote.ts';

export const channelNameSchema = z.string().regex(/^[a-z][a-z0-9-]*$/);

/** A script or style of a version, its path relative to the store's root: `remotes/mf-ats/1.2.0/remoteEntry.js`. */
export const storedFileSchema = z.strictObject({ path: z.string(), integrity: integritySchema });
export type StoredFile = z.infer<typeof storedFileSchema>;

/** All that a browser needs to load one version of a remote. */
export const remoteVersionSchema = z.strictObject({
  version: z.string(),
  entry: storedFileSchema,
  /** The exposed module's chunks, and the shell's chunks of shared libraries that it needs. */
  preload: z.array(storedFileSchema),
});
export type RemoteVersion = z.infer<typeof remoteVersionSchema>;

export const channelRemoteSchema = z.strictObject({
  ...remoteVersionSchema.shape,
  routes: z.array(remoteRouteSchema),
  navigation: z.array(navigationLinkSchema),
  /** The version that this channel served before; the shell falls back to it when the current one fails. */
  previous: remoteVersionSchema.nullable(),
});
export type ChannelRemote = z.infer<typeof channelRemoteSchema>;

/** `channels/<channel>.json`: which version of the shell and of each remote a channel serves. */
export const channelSchema = z.strictObject({
  channel: channelNameSchema,
  /** Grows by one with each change. A writer must name the revision that it has read. */
  revision: z.number().int().nonnegative(),
  updatedAt: z.iso.datetime(),
  /** What changed, for people: `promote mf-ats@1.2.0`. */
  change: z.string(),
  shell: z
    .strictObject({
      version: z.string(),
      contract: z.string(),
      entry: storedFileSchema,
      preload: z.array(storedFileSchema),
      styles: z.array(storedFileSchema),
    })
    .nullable(),
  remotes: z.record(remoteNameSchema, channelRemoteSchema),
});
export type Channel = z.infer<typeof channelSchema>;
