import type { Access } from '@vitae/contract/call';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/connect.ts';
import { ApiFailure } from '../errors/api-failure.ts';
import type { SecurityLog } from '../security-log/security-log.ts';
import { invalidToken, verifyAccessToken } from './access-tokens.ts';
import { findLiveSession } from './sessions.ts';
import { readStaff } from './staff.ts';

export interface Caller {
  userId: string | null;
  staffId: string | null;
  sessionId: string | null;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: Access;
  }
  interface FastifyRequest {
    caller: Caller;
  }
}

const ANONYMOUS: Caller = { userId: null, staffId: null, sessionId: null };

function readBearerToken(header: string | undefined): string | null {
  return header?.match(/^Bearer (.+)$/i)?.[1] ?? null;
}

/** The id of the signed-in user, for handlers of routes whose access is `user`. */
export function requireUserId(caller: Caller): string {
  if (!caller.userId) throw new ApiFailure(401, 'token_missing', 'Please sign in.');
  return caller.userId;
}

/** The id of the session that the call was made in. */
export function requireSessionId(caller: Caller): string {
  if (!caller.sessionId) throw new ApiFailure(401, 'token_missing', 'Please sign in.');
  return caller.sessionId;
}

/** The id of the staff member, for handlers of routes whose access is `staff` or `superuser`. */
export function requireStaffId(caller: Caller): string {
  if (!caller.staffId) throw new ApiFailure(403, 'staff_only', 'Admin access denied.');
  return caller.staffId;
}

/** Whether this header is of a staff member who is signed in now: for what is served beside the API. */
export async function isStaffHeader(
  database: Database,
  accessTokenKey: Uint8Array,
  authorization: string | undefined,
): Promise<boolean> {
  const token = readBearerToken(authorization);
  const claims = token && (await verifyAccessToken(accessTokenKey, token).catch(() => null));
  return !!claims && claims.audience === 'staff' && !!(await findLiveSession(database.orm, claims.sessionId));
}

/** Guards every route that is registered after it, and refuses to start with a route that does not say for whom it is. */
export function guardRoutes(
  app: FastifyInstance,
  database: Database,
  accessTokenKey: Uint8Array,
  security: SecurityLog,
): void {
  app.decorateRequest('caller');

  app.addHook('onRoute', (route) => {
    const access = route.config?.access;
    if (!access) throw new Error(`${route.method} ${route.url} does not state its access.`);
    if (access !== 'public') route.schema = { ...route.schema, security: [{ bearer: [] }] };
  });

  app.addHook('onRequest', async (request) => {
    request.caller = ANONYMOUS;
    const access = request.routeOptions.config?.access;
    // A path without a route has no access either: it is answered by the 404 handler.
    if (!access || access === 'public') return;

    const token = readBearerToken(request.headers.authorization);
    if (!token) {
      if (access === 'optional') return;
      throw new ApiFailure(401, 'token_missing', 'Please sign in.');
    }
    const claims = await verifyAccessToken(accessTokenKey, token);
    if (!(await findLiveSession(database.orm, claims.sessionId))) throw invalidToken();

    if ((access === 'staff' || access === 'superuser') && claims.audience !== 'staff') {
      throw new ApiFailure(403, 'staff_only', 'Admin access denied.');
    }
    if (access === 'superuser' && !(await readStaff(database, claims.subject)).is_superuser) {
      throw new ApiFailure(403, 'superuser_only', 'Only a superuser may do this.');
    }
    if (access === 'user' && claims.audience !== 'user') {
      throw new ApiFailure(
        403,
        'user_only',
        'Please sign in with a user account: staff accounts have no data of their own.',
      );
    }
    const { sessionId } = claims;
    if (claims.audience === 'user') {
      request.caller = { userId: claims.subject, staffId: null, sessionId };
      return;
    }
    request.caller = { userId: null, staffId: claims.subject, sessionId };
    if (access !== 'optional') {
      security.note('staff_access', {
        staff: claims.subject,
        session: sessionId,
        call: `${request.method} ${request.routeOptions.url}`,
      });
    }
  });
}
