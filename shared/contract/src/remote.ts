import * as z from 'zod/mini';

/** Lower-case words joined by dashes, as npm and the folder of the remote spell it: `mf-cover-letter`. */
export const remoteNameSchema = z
  .string()
  .check(z.regex(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/, 'a name is lower-case words joined by dashes'));

/**
 * Who may open a route. The shell runs the guard before it loads the remote.
 * - `public`: everyone
 * - `user`: signed-in users; others go to /LoginPage
 * - `user-return`: as `user`, and /LoginPage gets the path and query as `redirectTo`
 * - `landing`: everyone, but a paid user goes to /region-selection once per session
 * - `admin`: staff with an admin session; others go where staff sign in, in place of the history entry
 */
export const guardNameSchema = z.enum(['public', 'user', 'user-return', 'landing', 'admin']);
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
  .check(
    z.regex(
      /^\/(?:[A-Za-z0-9._~-]+|:[A-Za-z]\w*\??|\*)(?:\/(?:[A-Za-z0-9._~-]+|:[A-Za-z]\w*\??|\*))*$/,
      'a route path starts with / and holds segments, :params or a last *',
    ),
  );

/**
 * - `home`: after signing in, where nobody has asked for another page
 * - `staff-sign-in`: who asks for a page for staff, and is none
 */
export const routePurposeSchema = z.enum(['home', 'staff-sign-in']);
export type RoutePurpose = z.infer<typeof routePurposeSchema>;

export const remoteRouteSchema = z.strictObject({
  path: routePathSchema,
  guard: z._default(guardNameSchema, 'public'),
  layout: z._default(layoutNameSchema, 'page'),
  /** Shown as the page's title: "{title} · Vitae". */
  title: z.string().check(z.minLength(1), z.maxLength(80)),
  /**
   * Values of the path's `:name` segments with which a route for signed-in users is open to everyone:
   * `{ "section": ["cv-heading"] }`.
   */
  openTo: z.optional(z.record(z.string(), z.array(z.string()))),
  /** What the shell sends people here for. The first remote by name that has such a route is taken. */
  purpose: z.optional(routePurposeSchema),
});
export type RemoteRoute = z.infer<typeof remoteRouteSchema>;

/** A link that the shell shows in its header (and its footer) for this remote. */
export const navigationLinkSchema = z.strictObject({
  label: z.string().check(z.minLength(1), z.maxLength(30)),
  path: routePathSchema,
  /** What one can do there, in a sentence; the landing page shows it. */
  description: z.optional(z.string().check(z.minLength(1), z.maxLength(160))),
  /** A verb phrase for the landing page's buttons: "Write a cover letter". */
  callToAction: z.optional(z.string().check(z.minLength(1), z.maxLength(30))),
  /** Lower comes first. */
  order: z._default(z.int(), 100),
});
export type NavigationLink = z.infer<typeof navigationLinkSchema>;

/** An entry that the shell shows in the menu of who is signed in, top right. */
export const menuEntrySchema = z.strictObject({
  label: z.string().check(z.minLength(1), z.maxLength(30)),
  path: routePathSchema,
  icon: z._default(z.enum(['dashboard', 'scan', 'document', 'chat']), 'document'),
  /** Lower comes first; the shell's own come after all. */
  order: z._default(z.int(), 100),
});
export type MenuEntry = z.infer<typeof menuEntrySchema>;

/** Texts of a manifest in other languages: language → English text → translation. */
export const manifestTranslationsSchema = z.record(z.string(), z.record(z.string(), z.string()));
export type ManifestTranslations = z.infer<typeof manifestTranslationsSchema>;

/** Lower-case words joined by dashes, named by the screen that offers it: `resume-card-actions`. */
export const slotNameSchema = z
  .string()
  .check(z.regex(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/, 'a slot is named by lower-case words joined by dashes'));

/** The kind of one value that a slot passes; a question mark says that it may be absent. */
export const slotValueKindSchema = z.enum(['string', 'number', 'boolean', 'string?', 'number?', 'boolean?']);
export type SlotValueKind = z.infer<typeof slotValueKindSchema>;

/** Names of the values that a slot passes to what stands in it → their kinds. */
export const slotValuesSchema = z.record(z.string().check(z.regex(/^[a-z][A-Za-z0-9]*$/)), slotValueKindSchema);
export type SlotValues = z.infer<typeof slotValuesSchema>;

/** A place in a remote's screens that other remotes may fill. */
export const slotOfferSchema = z.strictObject({
  name: slotNameSchema,
  /** What the slot passes to each contribution. */
  passes: z._default(slotValuesSchema, {}),
});
export type SlotOffer = z.infer<typeof slotOfferSchema>;

/** What a remote puts into another remote's slot. The shell mounts it as a parcel of its own, when it is seen. */
export const contributionSchema = z.strictObject({
  slot: slotNameSchema,
  /** The screen's name among the `contributions` of defineRemote(); unique within the remote. */
  screen: z
    .string()
    .check(z.regex(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/, 'a screen is named by lower-case words joined by dashes')),
  /** Lower comes first. */
  order: z._default(z.int(), 100),
  /** Who sees it; for everybody else it is not there. A contribution sends nobody away. */
  guard: z._default(guardNameSchema, 'public'),
  /** The values of the slot that it cannot do without, with their kinds. */
  needs: z._default(slotValuesSchema, {}),
  /** CSS pixels that are held free until it is there, so that nothing jumps. Without a width it is as wide as the slot. */
  size: z.strictObject({ width: z.optional(z.int().check(z.positive())), height: z.int().check(z.positive()) }),
});
export type Contribution = z.infer<typeof contributionSchema>;

/** `resume:saved@1`: what happened to what, and the version of what is said about it. */
export const busEventNameSchema = z
  .string()
  .check(z.regex(/^[a-z]+(-[a-z]+)*:[a-z]+(-[a-z]+)*@[1-9]\d*$/, 'an event is written like resume:saved@1'));

/**
 * How a remote's code runs.
 * - `shared`: built here with defineRemote(); takes React and the other shared libraries from the shell
 * - `isolated`: brings all of its libraries, whatever the framework, and is mounted in a shadow root. Its entry is a
 *   classic script that leaves the single-spa lifecycles (`RemoteLifecycles`) on `window` under its global name
 */
export const remoteRuntimeSchema = z.enum(['shared', 'isolated']);
export type RemoteRuntime = z.infer<typeof remoteRuntimeSchema>;

/** A path inside a folder: no leading slash, no step upwards. */
const innerPathSchema = z
  .string()
  .check(z.regex(/^(?!.*(?:^|\/)\.{1,2}(?:\/|$))[A-Za-z0-9._@-]+(?:\/[A-Za-z0-9._@-]+)*$/, 'a path inside the folder'));

/** A folder that another toolchain has built; it is published as it lies there. */
export const prebuiltSchema = z.strictObject({
  /** Relative to the remote's own folder. */
  folder: innerPathSchema,
  /** The script, relative to `folder`. */
  entry: innerPathSchema,
  /** The name on `window` under which the script leaves its lifecycles. */
  global: z.string().check(z.regex(/^[A-Za-z_$][\w$]*$/)),
  /** Style sheets, relative to `folder`, that the shell puts into the remote's shadow root. */
  styles: z._default(z.array(innerPathSchema), []),
});
export type Prebuilt = z.infer<typeof prebuiltSchema>;

/** `remote.json`: all that the shell and the release tool know of a remote before its code is loaded. */
export const remoteManifestSchema = z
  .strictObject({
    name: remoteNameSchema,
    version: z.string(),
    /** The range of contract versions that the remote works with, in npm's form: `^1.0`. */
    contract: z.string(),
    runtime: z._default(remoteRuntimeSchema, 'shared'),
    /** Only of an isolated remote: it was built elsewhere. */
    prebuilt: z.optional(prebuiltSchema),
    routes: z.array(remoteRouteSchema).check(z.minLength(1)),
    navigation: z._default(z.array(navigationLinkSchema), []),
    menu: z._default(z.array(menuEntrySchema), []),
    /** Slots that its screens offer. */
    slots: z._default(z.array(slotOfferSchema), []),
    /** What it puts into the slots of others. */
    contributions: z._default(z.array(contributionSchema), []),
    /** Events that it says on the bus; the shell lets no other through. Absent from releases made before 1.2. */
    emits: z.optional(z.array(busEventNameSchema)),
    /** Events of others that it listens to. */
    hears: z.optional(z.array(busEventNameSchema)),
  })
  .check(
    z.refine(({ runtime, prebuilt }) => !prebuilt || runtime === 'isolated', {
      path: ['prebuilt'],
      message: 'only a remote with "runtime": "isolated" can be built elsewhere',
    }),
  );
export type RemoteManifest = z.infer<typeof remoteManifestSchema>;
/** What an author writes: fields with a default may be left out. */
export type RemoteManifestInput = z.input<typeof remoteManifestSchema>;
