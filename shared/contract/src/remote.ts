import { z } from 'zod';

/** Lower-case words joined by dashes, as npm and the folder of the remote spell it: `mf-cover-letter`. */
export const remoteNameSchema = z
  .string()
  .regex(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/, 'a name is lower-case words joined by dashes');

/**
 * Who may open a route. The shell runs the guard before it loads the remote.
 * - `public`: everyone
 * - `user`: signed-in users; others go to /LoginPage
 * - `user-return`: as `user`, and /LoginPage gets the path and query as `redirectTo`
 * - `resume-section`: as `user`, but the sections cv-heading and personal-details are open to everyone
 * - `landing`: everyone, but a paid user goes to /region-selection once per session
 * - `admin`: staff with an admin session; others go to /admin-login in place of the history entry
 */
export const guardNameSchema = z.enum(['public', 'user', 'user-return', 'resume-section', 'landing', 'admin']);
export type GuardName = z.infer<typeof guardNameSchema>;

/**
 * What the shell draws around a route.
 * - `page`: header and footer, the content as wide as the window
 * - `workspace`: header only; the remote has the rest of the window
 * - `bare`: nothing
 */
export const layoutNameSchema = z.enum(['page', 'workspace', 'bare']);
export type LayoutName = z.infer<typeof layoutNameSchema>;

/** A path in react-router's form: static segments, `:name`, `:name?` and a last `*`. */
export const routePathSchema = z
  .string()
  .regex(
    /^\/(?:[A-Za-z0-9._~-]+|:[A-Za-z]\w*\??|\*)(?:\/(?:[A-Za-z0-9._~-]+|:[A-Za-z]\w*\??|\*))*$/,
    'a route path starts with / and holds segments, :params or a last *',
  );

export const remoteRouteSchema = z.strictObject({
  path: routePathSchema,
  guard: guardNameSchema.default('public'),
  layout: layoutNameSchema.default('page'),
  /** Shown as the page's title: "{title} · Vitae". */
  title: z.string().min(1).max(80),
});
export type RemoteRoute = z.infer<typeof remoteRouteSchema>;

/** A link that the shell shows in its header (and its footer) for this remote. */
export const navigationLinkSchema = z.strictObject({
  label: z.string().min(1).max(30),
  path: routePathSchema,
  /** What one can do there, in a sentence; the landing page shows it. */
  description: z.string().min(1).max(160).optional(),
  /** A verb phrase for the landing page's buttons: "Write a cover letter". */
  callToAction: z.string().min(1).max(30).optional(),
  /** Lower comes first. */
  order: z.number().int().default(100),
});
export type NavigationLink = z.infer<typeof navigationLinkSchema>;

/** `remote.json`: all that the shell and the release tool know of a remote before its code is loaded. */
export const remoteManifestSchema = z.strictObject({
  name: remoteNameSchema,
  version: z.string(),
  /** The range of contract versions that the remote works with, in npm's form: `^1.0`. */
  contract: z.string(),
  routes: z.array(remoteRouteSchema).min(1),
  navigation: z.array(navigationLinkSchema).default([]),
});
export type RemoteManifest = z.infer<typeof remoteManifestSchema>;
/** What an author writes: fields with a default may be left out. */
export type RemoteManifestInput = z.input<typeof remoteManifestSchema>;
