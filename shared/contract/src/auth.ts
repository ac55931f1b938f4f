import { z } from 'zod';
import { regionCodeSchema } from './regions.ts';

export const PASSWORD_MIN_LENGTH = 8;
export const PASSWORD_MAX_LENGTH = 128;
export const USERNAME_MAX_LENGTH = 60;
export const ONE_TIME_CODE_LENGTH = 6;

export const emailSchema = z.string().trim().max(254).pipe(z.email('Please enter a valid e-mail address.'));
/** What a new password has to be in any case. The API also refuses common ones and the user's own address. */
export const newPasswordSchema = z
  .string()
  .min(PASSWORD_MIN_LENGTH, `A password has at least ${PASSWORD_MIN_LENGTH} characters.`)
  .max(PASSWORD_MAX_LENGTH, `A password has at most ${PASSWORD_MAX_LENGTH} characters.`);
export const usernameSchema = z.string().trim().min(1).max(USERNAME_MAX_LENGTH);
export const oneTimeCodeSchema = z
  .string()
  .trim()
  .regex(new RegExp(`^\\d{${ONE_TIME_CODE_LENGTH}}$`), `The code has ${ONE_TIME_CODE_LENGTH} digits.`);

/** Who is signed in, and what they may do. Answer of GET and PATCH /api/me/. */
export const profileSchema = z.object({
  email: z.string(),
  username: z.string(),
  is_paid: z.boolean(),
  /** The plan's name: `Free`. */
  plan: z.string(),
  /** The plan's id, null without a paid one: `pro-monthly`. */
  payment_plan: z.string().nullable(),
  /** When the paid time ends; null without a paid plan. */
  paid_until: z.iso.datetime().nullable(),
  /** Whether it is paid again then. */
  plan_renews: z.boolean(),
  /** Empty until one is chosen. */
  targetCountry: z.union([regionCodeSchema, z.literal('')]),
  counts: z.object({ cover_letters: z.number().int().nonnegative() }),
});
export type Profile = z.infer<typeof profileSchema>;

export const tokenPairSchema = z.object({
  /** JWT, 15 minutes. */
  access: z.string(),
  /** Works once. Using it again ends the whole session. */
  refresh: z.string(),
});
export type TokenPair = z.infer<typeof tokenPairSchema>;

/** Answer of log-in, Google sign-in, a verified sign-up and a password reset. */
export const sessionSchema = z.object({ success: z.literal(true), ...tokenPairSchema.shape, user: profileSchema });
export type Session = z.infer<typeof sessionSchema>;

/** A one-time code is on its way: answer of sign-up and send-otp, the same whether the address is known or not. */
export const challengeSchema = z.object({
  success: z.literal(true),
  /** Goes back with the code. */
  challenge_id: z.string(),
  expires_in_seconds: z.number().int().positive(),
});
export type Challenge = z.infer<typeof challengeSchema>;

/** POST /api/signup/ → challenge. The account exists once its code is verified. */
export const signupSchema = z.object({
  email: emailSchema,
  password: newPasswordSchema,
  /** Default: the part of the address before the @. */
  username: usernameSchema.optional(),
});

/** POST /api/login/ → session */
export const loginSchema = z.object({ email: emailSchema, password: z.string().min(1).max(PASSWORD_MAX_LENGTH) });

/** POST /api/auth/google/ → session. `credential` is the ID token of Google Identity Services. */
export const googleSignInSchema = z.object({ credential: z.string().min(1).max(5_000) });

/**
 * POST /api/send-otp/ → challenge. `reset` begins a password reset for the address; `signup` sends the code of a
 * sign-up again, under a new challenge that takes the place of the old one.
 */
export const sendCodeSchema = z.discriminatedUnion('purpose', [
  z.object({ purpose: z.literal('reset'), email: emailSchema }),
  z.object({ purpose: z.literal('signup'), challenge_id: z.string().max(100) }),
]);

/** POST /api/verify-otp/ → a session for a sign-up, a reset token for a reset. */
export const verifyCodeSchema = z.object({ challenge_id: z.string().max(100), code: oneTimeCodeSchema });
export const verifiedCodeSchema = z.discriminatedUnion('purpose', [
  sessionSchema.extend({ purpose: z.literal('signup') }),
  z.object({ success: z.literal(true), purpose: z.literal('reset'), reset_token: z.string() }),
]);
export type VerifiedCode = z.infer<typeof verifiedCodeSchema>;

/** POST /api/reset-password/ → session. Signs out everywhere else. */
export const resetPasswordSchema = z.object({ reset_token: z.string().min(1).max(200), password: newPasswordSchema });

/** POST /api/token/refresh/ → token pair; POST /api/logout/ → done. For users and staff alike. */
export const refreshSchema = z.object({ refresh: z.string().min(1).max(200) });

/** PATCH /api/me/ → profile */
export const profileChangeSchema = z.object({
  username: usernameSchema.optional(),
  targetCountry: regionCodeSchema.optional(),
});

export const doneSchema = z.object({ success: z.literal(true) });

/** POST /api/admin-auth/ */
export const adminLoginSchema = z.object({
  username: z.string().trim().min(1).max(USERNAME_MAX_LENGTH),
  password: z.string().min(1).max(PASSWORD_MAX_LENGTH),
});
export const adminUserSchema = z.object({ username: z.string(), is_staff: z.boolean(), is_superuser: z.boolean() });
export type AdminUser = z.infer<typeof adminUserSchema>;
export const adminSessionSchema = z.object({
  success: z.literal(true),
  user: adminUserSchema,
  tokens: tokenPairSchema,
});

/** GET /api/admin-auth/: who the staff token belongs to. */
export const adminIdentitySchema = z.object({ success: z.literal(true), user: adminUserSchema });

/** GET /api/config/: what the site needs to know of its deployment. */
export const siteConfigSchema = z.object({
  /** Null: no Google button. */
  google_client_id: z.string().nullable(),
  /** Null: no web analytics. */
  web_analytics_id: z.string().nullable(),
  /** The checkout moves no money. */
  is_demo_payment: z.boolean(),
  /** Where mails can be read when the deployment sends none; null when it sends them. */
  dev_mailbox_path: z.string().nullable(),
});
export type SiteConfig = z.infer<typeof siteConfigSchema>;
