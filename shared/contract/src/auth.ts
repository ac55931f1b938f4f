import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { profileSchema, usernameSchema } from './profile.ts';
import { tokenPairSchema } from './tokens.ts';

export const PASSWORD_MIN_LENGTH = 8;
export const PASSWORD_MAX_LENGTH = 128;
export const ONE_TIME_CODE_LENGTH = 6;

export const emailSchema = z.pipe(
  z.string().check(z.trim(), z.maxLength(254)),
  z.email('Please enter a valid e-mail address.'),
);
/** What a new password has to be in any case. The API also refuses common ones and the user's own address. */
export const newPasswordSchema = z
  .string()
  .check(
    z.minLength(PASSWORD_MIN_LENGTH, `A password has at least ${PASSWORD_MIN_LENGTH} characters.`),
    z.maxLength(PASSWORD_MAX_LENGTH, `A password has at most ${PASSWORD_MAX_LENGTH} characters.`),
  );
export const oneTimeCodeSchema = z
  .string()
  .check(
    z.trim(),
    z.regex(new RegExp(`^\\d{${ONE_TIME_CODE_LENGTH}}$`), `The code has ${ONE_TIME_CODE_LENGTH} digits.`),
  );

/**
 * The second factor's code: six digits of the authenticator app, or a recovery code. A call that lacks it where it is
 * needed fails with 401 `second_factor_needed` and is made again with it.
 */
export const secondFactorCodeSchema = z.optional(z.string().check(z.trim(), z.minLength(6), z.maxLength(40)));

/** Answer of log-in, Google sign-in, a verified sign-up and a password reset. */
export const sessionSchema = z.object({ success: z.literal(true), ...tokenPairSchema.shape, user: profileSchema });
export type Session = z.infer<typeof sessionSchema>;

/** A one-time code is on its way: the same answer whether the address is known or not. */
export const challengeSchema = z.object({
  success: z.literal(true),
  /** Goes back with the code. */
  challenge_id: z.string(),
  expires_in_seconds: z.int().check(z.positive()),
});
export type Challenge = z.infer<typeof challengeSchema>;

export const challengeIdSchema = z.string().check(z.maxLength(100));

export const signupSchema = z.object({
  email: emailSchema,
  password: newPasswordSchema,
  /** Default: the part of the address before the @. */
  username: z.optional(usernameSchema),
});

/** The account exists once its code is verified. */
export const signUp = defineCall({
  method: 'POST',
  path: '/api/signup/',
  access: 'public',
  request: { body: signupSchema },
  response: challengeSchema,
});

export const loginSchema = z.object({
  email: emailSchema,
  password: z.string().check(z.minLength(1), z.maxLength(PASSWORD_MAX_LENGTH)),
  second_factor_code: secondFactorCodeSchema,
});

export const logIn = defineCall({
  method: 'POST',
  path: '/api/login/',
  access: 'public',
  request: { body: loginSchema },
  response: sessionSchema,
});

export const signInWithGoogle = defineCall({
  method: 'POST',
  path: '/api/auth/google/',
  access: 'public',
  request: {
    body: z.object({
      /** The ID token of Google Identity Services. */
      credential: z.string().check(z.minLength(1), z.maxLength(5_000)),
      second_factor_code: secondFactorCodeSchema,
    }),
  },
  response: sessionSchema,
});

/**
 * `reset` begins a password reset for the address; `signup` sends the code of a sign-up again, under a new challenge
 * that takes the place of the old one.
 */
export const sendCode = defineCall({
  method: 'POST',
  path: '/api/send-otp/',
  access: 'public',
  request: {
    body: z.discriminatedUnion('purpose', [
      z.object({ purpose: z.literal('reset'), email: emailSchema }),
      z.object({ purpose: z.literal('signup'), challenge_id: challengeIdSchema }),
    ]),
  },
  response: challengeSchema,
});

const verifiedCodeSchema = z.discriminatedUnion('purpose', [
  z.extend(sessionSchema, { purpose: z.literal('signup') }),
  z.object({ success: z.literal(true), purpose: z.literal('reset'), reset_token: z.string() }),
]);
export type VerifiedCode = z.infer<typeof verifiedCodeSchema>;

/** Ends in a session for a sign-up, in a reset token for a reset. */
export const verifyCode = defineCall({
  method: 'POST',
  path: '/api/verify-otp/',
  access: 'public',
  request: { body: z.object({ challenge_id: challengeIdSchema, code: oneTimeCodeSchema }) },
  response: verifiedCodeSchema,
});

/** Signs out everywhere else. */
export const resetPassword = defineCall({
  method: 'POST',
  path: '/api/reset-password/',
  access: 'public',
  request: {
    body: z.object({
      reset_token: z.string().check(z.minLength(1), z.maxLength(200)),
      password: newPasswordSchema,
      second_factor_code: secondFactorCodeSchema,
    }),
  },
  response: sessionSchema,
});
