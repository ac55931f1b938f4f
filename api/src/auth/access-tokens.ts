import { errors, jwtVerify, SignJWT } from 'jose';
import { ApiFailure } from '../errors/api-failure.ts';

const ACCESS_TOKEN_LIFETIME_SECONDS = 15 * 60;
const ISSUER = 'vitae';
const ALGORITHM = 'HS256';

export type Audience = 'user' | 'staff';

export interface AccessClaims {
  audience: Audience;
  /** The user's or the staff member's id. */
  subject: string;
  sessionId: string;
}

export function signAccessToken(key: Uint8Array, claims: AccessClaims): Promise<string> {
  const issuedAt = Math.floor(Date.now() / 1000);
  return new SignJWT({ sid: claims.sessionId })
    .setProtectedHeader({ alg: ALGORITHM })
    .setIssuer(ISSUER)
    .setAudience(claims.audience)
    .setSubject(claims.subject)
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + ACCESS_TOKEN_LIFETIME_SECONDS)
    .sign(key);
}

export const invalidToken = () => new ApiFailure(401, 'token_invalid', 'Please sign in again.');
export const expiredToken = () =>
  new ApiFailure(401, 'token_expired', 'Your session has expired. Please sign in again.');

/** The claims of a token that this API signed and that has not expired; else a 401. */
export async function verifyAccessToken(key: Uint8Array, token: string): Promise<AccessClaims> {
  try {
    const { payload } = await jwtVerify(token, key, {
      issuer: ISSUER,
      audience: ['user', 'staff'],
      algorithms: [ALGORITHM],
      requiredClaims: ['sub', 'sid', 'exp'],
    });
    return { audience: payload.aud as Audience, subject: payload.sub!, sessionId: String(payload.sid) };
  } catch (error) {
    throw error instanceof errors.JWTExpired ? expiredToken() : invalidToken();
  }
}
