import * as z from 'zod/mini';
import {
  challengeIdSchema,
  challengeSchema,
  emailSchema,
  newPasswordSchema,
  oneTimeCodeSchema,
  PASSWORD_MAX_LENGTH,
  sessionSchema,
} from './auth.ts';
import { defineCall } from './call.ts';
import { doneSchema } from './done.ts';
import { profileSchema } from './profile.ts';

export const PASSKEY_NAME_MAX_LENGTH = 60;
const PASSKEY_ID_MAX_LENGTH = 1_400;

/**
 * A call that changes what protects an account asks for a proof of the last minutes. Without one it fails with 403
 * `sign_in_again`: then `confirmIdentity`, and the call again.
 */

/** What an authenticator answers. Its parts are the business of the libraries at both ends. */
const passkeyAnswerSchema = z.looseObject({ id: z.string().check(z.maxLength(PASSKEY_ID_MAX_LENGTH)) });
/** What an authenticator is asked, for `startAuthentication` or `startRegistration` of @simplewebauthn/browser. */
const passkeyQuestionSchema = z.object({
  success: z.literal(true),
  challenge_id: z.string(),
  options: z.looseObject({ challenge: z.string() }),
});

/** A passkey's proof, a password, or a code that was mailed on demand. */
const proofSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('password'),
    password: z.string().check(z.minLength(1), z.maxLength(PASSWORD_MAX_LENGTH)),
  }),
  z.object({ kind: z.literal('code'), challenge_id: challengeIdSchema, code: oneTimeCodeSchema }),
  z.object({ kind: z.literal('passkey'), challenge_id: challengeIdSchema, answer: passkeyAnswerSchema }),
]);
export type Proof = z.infer<typeof proofSchema>;

const accountSchema = z.object({
  success: z.literal(true),
  email: z.string(),
  username: z.string(),
  created_at: z.iso.datetime(),
  has_password: z.boolean(),
  has_google: z.boolean(),
  passkeys: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      created_at: z.iso.datetime(),
      last_used_at: z.nullable(z.iso.datetime()),
    }),
  ),
  /** Null while signing in asks for no code. */
  second_factor: z.nullable(z.object({ recovery_codes_left: z.int() })),
  sessions: z.array(
    z.object({
      id: z.string(),
      /** The session of this call. */
      is_current: z.boolean(),
      /** `Firefox`; null where the browser did not say. */
      browser: z.nullable(z.string()),
      /** `Windows` */
      system: z.nullable(z.string()),
      /** `203.0.113.0/24` */
      network: z.string(),
      /** `Asia/Dubai`; empty where it is not known. */
      time_zone: z.string(),
      created_at: z.iso.datetime(),
      last_used_at: z.iso.datetime(),
    }),
  ),
});
export type Account = z.infer<typeof accountSchema>;

export const readAccount = defineCall({
  method: 'GET',
  path: '/api/account/',
  access: 'user',
  request: {},
  response: accountSchema,
});

/** Mails a code to the account's address, for a proof. */
export const sendProofCode = defineCall({
  method: 'POST',
  path: '/api/account/proof-code/',
  access: 'user',
  request: {},
  response: challengeSchema,
});

/** Asks the account's passkeys, for a proof. */
export const askProofPasskey = defineCall({
  method: 'POST',
  path: '/api/account/proof-passkey/',
  access: 'user',
  request: {},
  response: passkeyQuestionSchema,
});

/** Proves that it is still the owner who sits there. */
export const confirmIdentity = defineCall({
  method: 'POST',
  path: '/api/account/confirm/',
  access: 'user',
  request: { body: proofSchema },
  response: doneSchema,
});

/** Sends a code to the new address. The account keeps its own until the code is given to `confirmEmail`. */
export const changeEmail = defineCall({
  method: 'POST',
  path: '/api/account/email/',
  access: 'user',
  request: { body: z.object({ email: emailSchema }) },
  response: challengeSchema,
});

export const confirmEmail = defineCall({
  method: 'POST',
  path: '/api/account/email/confirm/',
  access: 'user',
  request: { body: z.object({ challenge_id: challengeIdSchema, code: oneTimeCodeSchema }) },
  response: profileSchema,
});

/** Ends every other session. */
export const changePassword = defineCall({
  method: 'POST',
  path: '/api/account/password/',
  access: 'user',
  request: { body: z.object({ password: newPasswordSchema }) },
  response: doneSchema,
});

export const endSession = defineCall({
  method: 'DELETE',
  path: '/api/account/sessions/:id/',
  access: 'user',
  request: { params: z.object({ id: z.guid() }) },
  response: doneSchema,
});

export const endOtherSessions = defineCall({
  method: 'POST',
  path: '/api/account/sessions/end-others/',
  access: 'user',
  request: {},
  response: doneSchema,
});

export const askNewPasskey = defineCall({
  method: 'POST',
  path: '/api/account/passkeys/options/',
  access: 'user',
  request: {},
  response: passkeyQuestionSchema,
});

export const addPasskey = defineCall({
  method: 'POST',
  path: '/api/account/passkeys/',
  access: 'user',
  request: {
    body: z.object({
      challenge_id: challengeIdSchema,
      name: z.string().check(z.trim(), z.minLength(1), z.maxLength(PASSKEY_NAME_MAX_LENGTH)),
      answer: passkeyAnswerSchema,
    }),
  },
  response: doneSchema,
});

export const removePasskey = defineCall({
  method: 'DELETE',
  path: '/api/account/passkeys/:id/',
  access: 'user',
  request: { params: z.object({ id: z.string().check(z.maxLength(PASSKEY_ID_MAX_LENGTH)) }) },
  response: doneSchema,
});

/** Begins a second factor. It counts once `confirmSecondFactor` had a code of it. */
export const beginSecondFactor = defineCall({
  method: 'POST',
  path: '/api/account/second-factor/',
  access: 'user',
  request: {},
  response: z.object({
    success: z.literal(true),
    /** Base32, to type in by hand. */
    secret: z.string(),
    /** `otpauth://totp/…`, to scan. */
    uri: z.string(),
  }),
});

const recoveryCodesSchema = z.object({
  success: z.literal(true),
  /** Each works once in the place of a code. They are shown this once. */
  recovery_codes: z.array(z.string()),
});

export const confirmSecondFactor = defineCall({
  method: 'POST',
  path: '/api/account/second-factor/confirm/',
  access: 'user',
  request: { body: z.object({ code: oneTimeCodeSchema }) },
  response: recoveryCodesSchema,
});

export const replaceRecoveryCodes = defineCall({
  method: 'POST',
  path: '/api/account/recovery-codes/',
  access: 'user',
  request: {},
  response: recoveryCodesSchema,
});

export const removeSecondFactor = defineCall({
  method: 'DELETE',
  path: '/api/account/second-factor/',
  access: 'user',
  request: {},
  response: doneSchema,
});

/** Everything that is kept of the person, as a zip. */
export const exportAccount = defineCall({
  method: 'POST',
  path: '/api/account/export/',
  access: 'user',
  request: {},
  response: z.object({ success: z.literal(true), file_name: z.string(), /** Base64. */ archive: z.string() }),
});

/** Deletes the account and everything in it, and ends what is paid. */
export const deleteAccount = defineCall({
  method: 'POST',
  path: '/api/account/delete/',
  access: 'user',
  request: { body: z.object({ proof: proofSchema }) },
  response: doneSchema,
});

/** Asks whichever passkey of this site the browser offers. */
export const askPasskey = defineCall({
  method: 'POST',
  path: '/api/passkey/options/',
  access: 'public',
  request: {},
  response: passkeyQuestionSchema,
});

/** Signs in with a passkey: it is two factors by itself. */
export const signInWithPasskey = defineCall({
  method: 'POST',
  path: '/api/passkey/sign-in/',
  access: 'public',
  request: { body: z.object({ challenge_id: challengeIdSchema, answer: passkeyAnswerSchema }) },
  response: sessionSchema,
});
