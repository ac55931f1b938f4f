import {
  adminIdentitySchema,
  adminLoginSchema,
  adminSessionSchema,
  challengeSchema,
  doneSchema,
  googleSignInSchema,
  loginSchema,
  refreshSchema,
  resetPasswordSchema,
  sendCodeSchema,
  sessionSchema,
  signupSchema,
  tokenPairSchema,
  verifiedCodeSchema,
  verifyCodeSchema,
} from '@vitae/contract/auth';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { errorResponses } from '../errors/error-responses.ts';
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

const tags = ['accounts'];

export const authRoutes: FastifyPluginAsyncZod<AccountDependencies & { limits: RateLimits }> = async (
  app,
  { limits, ...dependencies },
) => {
  const { database, secrets } = dependencies;
  const config = { access: 'public' as const, ...limitedTo(limits.signIn, 'sign-in') };

  app.route({
    method: 'POST',
    url: '/signup/',
    config,
    schema: {
      summary: 'Begins a sign-up: sends a code to the address',
      tags,
      body: signupSchema,
      response: { 200: challengeSchema, ...errorResponses },
    },
    handler: (request) => signUp(dependencies, request.body),
  });

  app.route({
    method: 'POST',
    url: '/send-otp/',
    config,
    schema: {
      summary: 'Sends a code: to reset a password, or again for a sign-up',
      tags,
      body: sendCodeSchema,
      response: { 200: challengeSchema, ...errorResponses },
    },
    handler: ({ body }) =>
      body.purpose === 'reset'
        ? sendResetCode(dependencies, body.email)
        : resendSignupCode(dependencies, body.challenge_id),
  });

  app.route({
    method: 'POST',
    url: '/verify-otp/',
    config,
    schema: {
      summary: 'Checks a code: ends a sign-up, or allows a new password',
      tags,
      body: verifyCodeSchema,
      response: { 200: verifiedCodeSchema, ...errorResponses },
    },
    handler: async (request) => {
      const verified = await verifyCode(dependencies, request.body);
      return 'session' in verified
        ? { purpose: 'signup' as const, ...verified.session }
        : { success: true as const, purpose: 'reset' as const, reset_token: verified.resetToken };
    },
  });

  app.route({
    method: 'POST',
    url: '/reset-password/',
    config,
    schema: {
      summary: 'Sets a new password and signs out everywhere else',
      tags,
      body: resetPasswordSchema,
      response: { 200: sessionSchema, ...errorResponses },
    },
    handler: (request) => resetPassword(dependencies, request.body),
  });

  app.route({
    method: 'POST',
    url: '/login/',
    config,
    schema: {
      summary: 'Signs in with e-mail address and password',
      tags,
      body: loginSchema,
      response: { 200: sessionSchema, ...errorResponses },
    },
    handler: (request) => logIn(dependencies, request.body, clientAddress(request)),
  });

  app.route({
    method: 'POST',
    url: '/auth/google/',
    config,
    schema: {
      summary: 'Signs in with an ID token of Google',
      tags,
      body: googleSignInSchema,
      response: { 200: sessionSchema, ...errorResponses },
    },
    handler: (request) => signInWithGoogle(dependencies, request.body.credential),
  });

  app.route({
    method: 'POST',
    url: '/token/refresh/',
    config: { access: 'public' },
    schema: {
      summary: 'Exchanges a refresh token for new tokens',
      tags,
      body: refreshSchema,
      response: { 200: tokenPairSchema, ...errorResponses },
    },
    handler: (request) => rotateTokens(database, secrets.accessTokenKey, request.body.refresh),
  });

  app.route({
    method: 'POST',
    url: '/logout/',
    config: { access: 'public' },
    schema: {
      summary: 'Ends the session of a refresh token',
      tags,
      body: refreshSchema,
      response: { 200: doneSchema, ...errorResponses },
    },
    handler: async (request) => {
      await endSession(database, request.body.refresh);
      return { success: true as const };
    },
  });

  app.route({
    method: 'POST',
    url: '/admin-auth/',
    config,
    schema: {
      summary: 'Signs in staff',
      tags: ['admin'],
      body: adminLoginSchema,
      response: { 200: adminSessionSchema, ...errorResponses },
    },
    handler: async (request) => ({
      success: true as const,
      ...(await logInStaff(dependencies, request.body, clientAddress(request))),
    }),
  });

  app.route({
    method: 'GET',
    url: '/admin-auth/',
    config: { access: 'staff' },
    schema: {
      summary: 'Who the staff token belongs to; refused for every other token',
      tags: ['admin'],
      response: { 200: adminIdentitySchema, ...errorResponses },
    },
    handler: async (request) => ({
      success: true as const,
      user: await readStaff(database, requireStaffId(request.caller)),
    }),
  });
};
