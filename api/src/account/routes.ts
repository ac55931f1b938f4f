import * as calls from '@vitae/contract/account';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { requireSessionId, requireUserId } from '../auth/access.ts';
import { type AccountDependencies, signIn } from '../auth/accounts.ts';
import { passkeyAddedMail, secondFactorChangedMail } from '../auth/mails.ts';
import {
  beginSecondFactor,
  confirmSecondFactor,
  removeSecondFactor,
  replaceRecoveryCodes,
} from '../auth/second-factor.ts';
import { endAllSessions, endSessionOf, noteProof } from '../auth/sessions.ts';
import { keepDevice, readOrigin } from '../auth/sign-in-origin.ts';
import type { Payments } from '../billing/payments.ts';
import { ApiFailure } from '../errors/api-failure.ts';
import { routeOf } from '../http/route-of.ts';
import { limitedTo, type RateLimits } from '../rate-limit/limits.ts';
import { changeEmail, changePassword, confirmEmail, deleteAccount, readAccount, requireUser } from './account.ts';
import { archivePersonalData } from './archive.ts';
import { addPasskey, askForNewPasskey, askForPasskey, checkPasskey, removePasskey } from './passkeys.ts';
import { checkProof, requireFreshProof, sendProofCode } from './proof.ts';
import { PERSONAL_DATA } from './registry.ts';

export interface AccountRouteOptions extends AccountDependencies {
  payments: Payments;
  /** Where browsers reach the site; null: as each request says. */
  publicUrl: string | null;
  limits: RateLimits;
}

const done = { success: true as const };

export const accountRoutes: FastifyPluginAsyncZod<AccountRouteOptions> = async (app, options) => {
  const { limits, publicUrl, ...dependencies } = options;
  const { database, security, outbox } = dependencies;
  const tags = ['account'];
  const config = limitedTo(limits.signIn, 'sign-in');

  const siteUrl = (request: FastifyRequest) => publicUrl ?? `${request.protocol}://${request.host}`;
  const originOf = (request: FastifyRequest) => ({ ...readOrigin(request), siteUrl: siteUrl(request) });
  const ownerOf = (request: FastifyRequest) => requireUser(database, requireUserId(request.caller));
  /** The user, once it is known that it still is the owner who sits there. */
  const freshOwnerOf = async (request: FastifyRequest) => {
    await requireFreshProof(database, requireSessionId(request.caller));
    return ownerOf(request);
  };

  app.route({
    ...routeOf(calls.readAccount, { summary: 'The account: how and where it is signed in', tags }),
    handler: ({ caller }) => readAccount(database, requireUserId(caller), requireSessionId(caller)),
  });

  app.route({
    ...routeOf(calls.sendProofCode, { summary: 'Mails a code that proves who is signed in', tags, config }),
    handler: async (request) => sendProofCode(dependencies, await ownerOf(request)),
  });

  app.route({
    ...routeOf(calls.askProofPasskey, { summary: "Asks the account's passkeys for a proof", tags, config }),
    handler: async (request) => askForPasskey(database, siteUrl(request), 'confirm', requireUserId(request.caller)),
  });

  app.route({
    ...routeOf(calls.confirmIdentity, { summary: 'Proves that it is still the owner', tags, config }),
    handler: async (request) => {
      await checkProof(dependencies, await ownerOf(request), originOf(request), request.body);
      await noteProof(database, requireSessionId(request.caller));
      return done;
    },
  });

  app.route({
    ...routeOf(calls.changeEmail, { summary: 'Sends a code to a new address', tags, config }),
    handler: async (request) => {
      const user = await freshOwnerOf(request);
      return changeEmail(dependencies, user.id, request.body.email);
    },
  });

  app.route({
    ...routeOf(calls.confirmEmail, { summary: 'Takes the new address', tags, config }),
    handler: (request) => confirmEmail(dependencies, requireUserId(request.caller), request.body),
  });

  app.route({
    ...routeOf(calls.changePassword, { summary: 'Sets a password and signs out everywhere else', tags, config }),
    handler: async (request) => {
      const user = await freshOwnerOf(request);
      await changePassword(dependencies, user.id, requireSessionId(request.caller), request.body.password);
      return done;
    },
  });

  app.route({
    ...routeOf(calls.endSession, { summary: 'Signs out in one place', tags }),
    handler: async (request) => {
      const user = requireUserId(request.caller);
      const { id } = request.params;
      if (!(await endSessionOf(database, user, id))) {
        throw new ApiFailure(404, 'session_not_found', 'You are not signed in there any more.');
      }
      security.note('session_ended', { user, session: id });
      return done;
    },
  });

  app.route({
    ...routeOf(calls.endOtherSessions, { summary: 'Signs out everywhere else', tags }),
    handler: async ({ caller }) => {
      const userId = requireUserId(caller);
      await endAllSessions(database.orm, { userId }, requireSessionId(caller));
      security.note('session_ended', { user: userId, session: 'all others' });
      return done;
    },
  });

  app.route({
    ...routeOf(calls.askNewPasskey, { summary: 'Asks an authenticator for a new passkey', tags, config }),
    handler: async (request) => askForNewPasskey(database, siteUrl(request), await freshOwnerOf(request)),
  });

  app.route({
    ...routeOf(calls.addPasskey, { summary: 'Adds a passkey', tags, config }),
    handler: async (request) => {
      const user = await freshOwnerOf(request);
      await addPasskey(database, siteUrl(request), user.id, request.body);
      security.note('passkey_changed', { user: user.id, method: 'added' });
      outbox.post(passkeyAddedMail(user.email, request.body.name));
      return done;
    },
  });

  app.route({
    ...routeOf(calls.removePasskey, { summary: 'Removes a passkey', tags }),
    handler: async (request) => {
      const user = await freshOwnerOf(request);
      await removePasskey(database, user.id, request.params.id);
      security.note('passkey_changed', { user: user.id, method: 'removed' });
      return done;
    },
  });

  app.route({
    ...routeOf(calls.beginSecondFactor, { summary: 'Begins a second factor', tags, config }),
    handler: async (request) => {
      const user = await freshOwnerOf(request);
      return { ...done, ...(await beginSecondFactor(dependencies, { userId: user.id }, user.email)) };
    },
  });

  app.route({
    ...routeOf(calls.confirmSecondFactor, { summary: 'Switches the second factor on', tags, config }),
    handler: async (request) => {
      const user = await freshOwnerOf(request);
      const recovery_codes = await confirmSecondFactor(dependencies, { userId: user.id }, request.body.code);
      security.note('second_factor_changed', { user: user.id, method: 'added' });
      outbox.post(secondFactorChangedMail(user.email, true));
      return { ...done, recovery_codes };
    },
  });

  app.route({
    ...routeOf(calls.replaceRecoveryCodes, { summary: 'New recovery codes in place of the old', tags, config }),
    handler: async (request) => {
      const user = await freshOwnerOf(request);
      return { ...done, recovery_codes: await replaceRecoveryCodes(dependencies, { userId: user.id }) };
    },
  });

  app.route({
    ...routeOf(calls.removeSecondFactor, { summary: 'Switches the second factor off', tags }),
    handler: async (request) => {
      const user = await freshOwnerOf(request);
      await removeSecondFactor(database, { userId: user.id });
      security.note('second_factor_changed', { user: user.id, method: 'removed' });
      outbox.post(secondFactorChangedMail(user.email, false));
      return done;
    },
  });

  app.route({
    ...routeOf(calls.exportAccount, { summary: 'Everything that is kept of the person', tags, config }),
    handler: async (request) => {
      const user = await freshOwnerOf(request);
      const archive = await archivePersonalData(database, PERSONAL_DATA, user);
      security.note('account_exported', { user: user.id });
      const day = new Date().toISOString().slice(0, 10);
      return { ...done, file_name: `vitae-${day}.zip`, archive: Buffer.from(archive).toString('base64') };
    },
  });

  app.route({
    ...routeOf(calls.deleteAccount, { summary: 'Deletes the account and everything in it', tags, config }),
    handler: async (request) => {
      const user = await ownerOf(request);
      await checkProof(dependencies, user, originOf(request), request.body.proof);
      await deleteAccount(dependencies, user);
      return done;
    },
  });

  app.route({
    ...routeOf(calls.askPasskey, { summary: 'Asks for any passkey of this site', tags: ['accounts'], config }),
    handler: (request) => askForPasskey(database, siteUrl(request), 'sign-in', null),
  });

  app.route({
    ...routeOf(calls.signInWithPasskey, { summary: 'Signs in with a passkey', tags: ['accounts'], config }),
    handler: async (request, reply) => {
      const origin = originOf(request);
      const userId = await checkPasskey(database, origin.siteUrl, 'sign-in', null, request.body);
      const session = await signIn(dependencies, await requireUser(database, userId), origin, 'passkey');
      keepDevice(request, reply, origin);
      return session;
    },
  });
};
