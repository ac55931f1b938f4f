import * as calls from '@vitae/contract/auth';
import * as staffCalls from '@vitae/contract/staff';
import * as tokenCalls from '@vitae/contract/tokens';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { routeOf } from '../http/route-of.ts';
import { clientAddress } from '../rate-limit/client-address.ts';
import { limitedTo, type RateLimits } from '../rate-limit/limits.ts';
import { requireStaffId } from './access.ts';
import {
  type AccountDependencies,
  logIn,
  resendSignupCode,
  resetPassword,
  sendResetCode,
  signInWithGoogle,
  signUp,
  verifyCode,
} from './accounts.ts';
import { endSession, rotateTokens } from './sessions.ts';
import { logInStaff, readStaff } from './staff.ts';

export const authRoutes: FastifyPluginAsyncZod<AccountDependencies & { limits: RateLimits }> = async (
  app,
  { limits, ...dependencies },
) => {
  const { database, secrets } = dependencies;
  const tags = ['accounts'];
  const config = limitedTo(limits.signIn, 'sign-in');

  app.route({
    ...routeOf(calls.signUp, { summary: 'Begins a sign-up: sends a code to the address', tags, config }),
    handler: (request) => signUp(dependencies, request.body),
  });

  app.route({
    ...routeOf(calls.sendCode, { summary: 'Sends a code: to reset a password, or again for a sign-up', tags, config }),
    handler: ({ body }) =>
      body.purpose === 'reset'
        ? sendResetCode(dependencies, body.email)
        : resendSignupCode(dependencies, body.challenge_id),
  });

  app.route({
    ...routeOf(calls.verifyCode, {
      summary: 'Checks a code: ends a sign-up, or allows a new password',
      tags,
      config,
    }),
    handler: async (request) => {
      const verified = await verifyCode(dependencies, request.body);
      return 'session' in verified
        ? { purpose: 'signup' as const, ...verified.session }
        : { success: true as const, purpose: 'reset' as const, reset_token: verified.resetToken };
    },
  });

  app.route({
    ...routeOf(calls.resetPassword, { summary: 'Sets a new password and signs out everywhere else', tags, config }),
    handler: (request) => resetPassword(dependencies, request.body),
  });

  app.route({
    ...routeOf(calls.logIn, { summary: 'Signs in with e-mail address and password', tags, config }),
    handler: (request) => logIn(dependencies, request.body, clientAddress(request)),
  });

  app.route({
    ...routeOf(calls.signInWithGoogle, { summary: 'Signs in with an ID token of Google', tags, config }),
    handler: (request) => signInWithGoogle(dependencies, request.body.credential),
  });

  app.route({
    ...routeOf(tokenCalls.refreshTokens, { summary: 'Exchanges a refresh token for new tokens', tags }),
    handler: (request) => rotateTokens(database, secrets.accessTokenKey, request.body.refresh),
  });

  app.route({
    ...routeOf(tokenCalls.logOut, { summary: 'Ends the session of a refresh token', tags }),
    handler: async (request) => {
      await endSession(database, request.body.refresh);
      return { success: true as const };
    },
  });

  app.route({
    ...routeOf(staffCalls.logInStaff, { summary: 'Signs in staff', tags: ['admin'], config }),
    handler: async (request) => ({
      success: true as const,
      ...(await logInStaff(dependencies, request.body, clientAddress(request))),
    }),
  });

  app.route({
    ...routeOf(staffCalls.readStaffIdentity, {
      summary: 'Who the staff token belongs to; refused for every other token',
      tags: ['admin'],
    }),
    handler: async (request) => ({
      success: true as const,
      user: await readStaff(database, requireStaffId(request.caller)),
    }),
  });
};
