import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { doneSchema } from './done.ts';

export const tokenPairSchema = z.object({
  /** JWT, 15 minutes. */
  access: z.string(),
  /** Works once. Using it again ends the whole session. */
  refresh: z.string(),
});
export type TokenPair = z.infer<typeof tokenPairSchema>;

const refreshSchema = z.object({ refresh: z.string().check(z.minLength(1), z.maxLength(200)) });

/** For users and staff alike. */
export const refreshTokens = defineCall({
  method: 'POST',
  path: '/api/token/refresh/',
  access: 'public',
  request: { body: refreshSchema },
  response: tokenPairSchema,
});

/** Ends the session of a refresh token. For users and staff alike. */
export const logOut = defineCall({
  method: 'POST',
  path: '/api/logout/',
  access: 'public',
  request: { body: refreshSchema },
  response: doneSchema,
});
