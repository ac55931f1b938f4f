import * as z from 'zod/mini';
import { manifestTranslationsSchema, remoteManifestSchema, remoteNameSchema } from './remote.ts';
import { pageDescriptionSchema } from './shell.ts';

/** A Subresource Integrity value: `sha384-` and base64. */
export const integritySchema = z.string().check(z.regex(/^sha384-[A-Za-z0-9+/]{64}$/));

export const releaseFileSchema = z.strictObject({
  integrity: integritySchema,
  /** Bytes as stored, and after gzip at the default level. */
  bytes: z.int().check(z.nonnegative()),
  gzipBytes: z.int().check(z.nonnegative()),
});
export type ReleaseFile = z.infer<typeof releaseFileSchema>;

const releaseBase = {
  name: remoteNameSchema,
  version: z.string(),
  publishedAt: z.iso.datetime(),
  /** A hash over the sources that the build read; the same sources need no second build. */
  sourceHash: z.string(),
  /** Path inside the version's folder → its hash and size. Every file of the folder but release.json itself. */
  files: z.record(z.string(), releaseFileSchema),
  /** The script that starts it all: `remoteEntry.js` of a remote, the main bundle of the shell. */
  entry: z.string(),
  /** Scripts and styles that the first screen needs beside the entry, in load order. */
  preload: z.array(z.string()),
  /** The manifest's texts in other languages, from the package's catalogs. Absent from releases made before 1.1. */
  translations: z.optional(manifestTranslationsSchema),
};

/** What a screen needs beside its remote's entry and first scripts. */
const screenScriptsSchema = z.strictObject({
  /** Scripts of the remote. */
  preload: z.array(z.string()),
  /** Modules of the shell that these import. */
  shared: z.array(z.string()),
});
export type ScreenScripts = z.infer<typeof screenScriptsSchema>;

/** `release.json` of a remote: `remotes/<name>/<version>/release.json`. */
export const remoteReleaseSchema = z.strictObject({
  kind: z.literal('remote'),
  ...releaseBase,
  manifest: remoteManifestSchema,
  /** Modules that the remote takes from the shell, with the range that it accepts. */
  shared: z.record(z.string(), z.string()),
  /** Those of `shared` that the exposed module imports at once; the rest is wanted by its lazy chunks only. */
  preloadShared: z.array(z.string()),
  /** Route → what the pages of its addresses preload too. Only screens whose import is named after their route. */
  screens: z._default(z.record(z.string(), screenScriptsSchema), {}),
  /** Only of an isolated remote: the name on `window` under which its entry leaves the lifecycles. */
  global: z.optional(z.string()),
  /** Style sheets of an isolated remote. */
  styles: z._default(z.array(z.string()), []),
});
export type RemoteRelease = z.infer<typeof remoteReleaseSchema>;

/** `release.json` of the shell: `remotes/shell/<version>/release.json`. */
export const shellReleaseSchema = z.strictObject({
  kind: z.literal('shell'),
  ...releaseBase,
  /** The contract versions that this shell implements, newest first; more than one while teams move to a new major. */
  contracts: z.array(z.string()).check(z.minLength(1)),
  styles: z.array(z.string()),
  page: pageDescriptionSchema,
  icon: z.string(),
  /** Paths that the shell's own screens take. No remote may claim one. */
  routes: z.array(z.string()),
  /** Modules that the shell hands to remotes: version, and the chunks to preload where it is loaded on demand. */
  shared: z.record(z.string(), z.strictObject({ version: z.string(), chunks: z.array(z.string()) })),
  /** Its scripts that bring remotes to the screen: the pages of remotes preload them. */
  forRemotes: z._default(z.array(z.string()), []),
});
export type ShellRelease = z.infer<typeof shellReleaseSchema>;

export const releaseSchema = z.discriminatedUnion('kind', [remoteReleaseSchema, shellReleaseSchema]);
export type Release = z.infer<typeof releaseSchema>;
