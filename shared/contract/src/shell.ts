import * as z from 'zod/mini';
import { remoteRouteSchema, routePathSchema } from './remote.ts';

const hexColorSchema = z.string().check(z.regex(/^#[0-9a-f]{6}$/i));

/** What the channel's page says before any script has run. */
export const pageDescriptionSchema = z.strictObject({
  title: z.string().check(z.minLength(1)),
  description: z.string().check(z.minLength(1)),
  /** CSS colours of the browser's own bar. */
  themeColor: z.strictObject({ light: hexColorSchema, dark: hexColorSchema }),
});
export type PageDescription = z.infer<typeof pageDescriptionSchema>;

/** `shell.json`: all that the release tool knows of the shell. */
export const shellManifestSchema = z.strictObject({
  name: z.literal('shell'),
  version: z.string(),
  /** The shell's own screens. No remote may claim their paths. */
  routes: z.array(z.extend(remoteRouteSchema, { path: z.union([z.literal('/'), routePathSchema]) })),
  page: pageDescriptionSchema,
  /** An SVG file below the shell's folder; published as `icon.svg`. */
  icon: z.string(),
});
export type ShellManifest = z.infer<typeof shellManifestSchema>;
