import * as calls from '@vitae/contract/auth';
import * as staffCalls from '@vitae/contract/staff';
import * as tokenCalls from '@vitae/contract/tokens';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { routeOf } from '../http/route-of.ts';
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
import { keepDevice, readOrigin, type SignInOrigin } from './sign-in-origin.ts';
import { logInStaff, readStaff, type StaffDependencies } from './staff.ts';

export const authRoutes: FastifyPluginAsyncZod<
  AccountDependencies & StaffDependencies & { limits: RateLimits }
> = async (app, { limits, ...dependencies }) => {
  const { database, secrets } = dependencies;
  const tags = ['accounts'];
  const config = limitedTo(limits.signIn, 'sign-in');

  /** A sign-in with where it comes from; the browser keeps its name after a success. */
  async function fromOrigin<T>(
    request: FastifyRequest,
    reply: FastifyReply,
    work: (origin: SignInOrigin) => Promise<T>,
  ): Promise<T> {
    const origin = readOrigin(request);
    const result = await work(origin);
    keepDevice(request, reply, origin);
    return result;
  }

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
    handler: async (request, reply) => {
      const origin = readOrigin(request);
      const verified = await verifyCode(dependencies, request.body, origin);
      if ('session' in verified) keepDevice(request, reply, origin);
      return 'session' in verified
        ? { purpose: 'signup' as const, ...verified.session }
        : { success: true as const, purpose: 'reset' as const, reset_token: verified.resetToken };
    },
  });

  app.route({
    ...routeOf(calls.resetPassword, { summary: 'Sets a new password and signs out everywhere else', tags, config }),
    handler: (request, reply) =>
      fromOrigin(request, reply, (origin) => resetPassword(dependencies, request.body, origin)),
  });

  app.route({
    ...routeOf(calls.logIn, { summary: 'Signs in with e-mail address and password', tags, config }),
    handler: (request, reply) => fromOrigin(request, reply, (origin) => logIn(dependencies, request.body, origin)),
  });

  app.route({
    ...routeOf(calls.signInWithGoogle, { summary: 'Signs in with an ID token of Google', tags, config }),
    handler: (request, reply) =>
      fromOrigin(request, reply, (origin) => signInWithGoogle(dependencies, request.body, origin)),
  });

  app.route({
    ...routeOf(tokenCalls.refreshTokens, { summary: 'Exchanges a refresh token for new tokens', tags }),
    handler: (request) => rotateTokens(database, secrets.accessTokenKey, request.body.refresh, dependencies.security),
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
      ...(await logInStaff(dependencies, request.body, readOrigin(request))),
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
