import { USERNAME_MAX_LENGTH } from '@vitae/contract/profile';
import { createRemoteJWKSet, errors, jwtVerify } from 'jose';
import { z } from 'zod';
import { ApiFailure } from '../errors/api-failure.ts';

const GOOGLE_KEYS_URL = 'https://www.googleapis.com/oauth2/v3/certs';
const GOOGLE_ISSUERS = ['https://accounts.google.com', 'accounts.google.com'];
const CLOCK_TOLERANCE_SECONDS = 30;
const KEYS_TIMEOUT_MS = 5_000;

export interface GoogleIdentity {
  /** Google's id of the account: never changes, unlike the address. */
  subject: string;
  email: string;
  name: string;
  /** Google itself runs this mailbox, so that whoever has the token has the mailbox. */
  isMailboxOfGoogle: boolean;
}

export interface GoogleSignIn {
  clientId: string;
  /** Throws a 401 for anything but a current ID token of Google's for this site. */
  verify(credential: string): Promise<GoogleIdentity>;
}

const claimsSchema = z.object({
  sub: z.string().min(1),
  email: z.email(),
  email_verified: z.union([z.literal(true), z.literal('true')]),
  name: z.string().optional(),
  hd: z.string().optional(),
});

const refused = (cause?: unknown) =>
  new ApiFailure(401, 'google_refused', 'Google did not confirm this sign-in. Please try again.', { cause });

/** Sign-in with ID tokens of Google Identity Services. `keysUrl` and `issuers` are for a stand-in of Google. */
export function createGoogleSignIn(options: { clientId: string; keysUrl?: string; issuers?: string[] }): GoogleSignIn {
  const keys = createRemoteJWKSet(new URL(options.keysUrl ?? GOOGLE_KEYS_URL), { timeoutDuration: KEYS_TIMEOUT_MS });

  async function readClaims(credential: string): Promise<unknown> {
    try {
      const { payload } = await jwtVerify(credential, keys, {
        audience: options.clientId,
        issuer: options.issuers ?? GOOGLE_ISSUERS,
        algorithms: ['RS256'],
        requiredClaims: ['sub', 'exp', 'iat'],
        clockTolerance: CLOCK_TOLERANCE_SECONDS,
      });
      return payload;
    } catch (error) {
      const isAboutToken =
        error instanceof errors.JOSEError &&
        !(error instanceof errors.JWKSTimeout || error.constructor === errors.JOSEError);
      if (isAboutToken) throw refused(error);
      throw new ApiFailure(503, 'google_unreachable', 'Google cannot be reached at the moment. Please try again.', {
        cause: error,
      });
    }
  }

  return {
    clientId: options.clientId,
    verify: async (credential) => {
      const claims = claimsSchema.safeParse(await readClaims(credential));
      if (!claims.success) throw refused(claims.error);
      const { sub, email, name, hd } = claims.data;
      return {
        subject: sub,
        email: email.toLowerCase(),
        name: name?.trim().slice(0, USERNAME_MAX_LENGTH) || email.split('@')[0]!,
        isMailboxOfGoogle: hd !== undefined || email.toLowerCase().endsWith('@gmail.com'),
      };
    },
  };
}
