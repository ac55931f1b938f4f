import { createHash, randomBytes } from 'node:crypto';

const TOKEN_BYTES = 32;

export function createToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url');
}

/** What is stored of a token: who reads the database can't use it. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
