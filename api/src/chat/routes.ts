import * as calls from '@vitae/contract/chat';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { requireUserId } from '../auth/access.ts';
import { abortOnDisconnect } from '../http/abort-on-disconnect.ts';
import { routeOf } from '../http/route-of.ts';
import { streamLines } from '../http/stream-lines.ts';
import { clientAddress } from '../rate-limit/client-address.ts';
import { limitedTo, type RateLimits } from '../rate-limit/limits.ts';
import { type AskDependencies, answerTurn, beginTurn } from './ask.ts';
import { acceptProposal, undoProposal } from './proposals.ts';
import * as sessions from './sessions.ts';
import { forgetVisitor, readOrNameOwner, readOwner, visitorHashOf } from './visitor.ts';

/** Questions are short, and come one after the other. */
const QUESTIONS_PER_LETTER = 3;
/** An advert and a file of the largest size, as JSON. */
const QUESTION_MAX_BYTES = 512 * 1024;

export const chatRoutes: FastifyPluginAsyncZod<AskDependencies & { limits: RateLimits }> = async (
  app,
  { limits, ...dependencies },
) => {
  const { database } = dependencies;
  const tags = ['assistant'];
  const success = true as const;

  app.route({
    ...routeOf(calls.sendChatMessage, {
      summary: 'Asks the assistant and streams its answer, line by line',
      tags,
      config: limitedTo(limits.letters * QUESTIONS_PER_LETTER, 'chat'),
    }),
    bodyLimit: QUESTION_MAX_BYTES,
    handler: async (request, reply) => {
      const owner = readOrNameOwner(request, reply);
      const address = clientAddress(request);
      const begun = await beginTurn(dependencies, owner, request.body, address);
      const asker = { owner, address, signal: abortOnDisconnect(reply) };
      return streamLines<calls.ChatEvent>(request, reply, asker.signal, (emit) =>
        answerTurn(dependencies, begun, request.body, asker, emit),
      ) as unknown as string;
    },
  });

  app.route({
    ...routeOf(calls.listChatSessions, { summary: 'The conversations of the account, or of this browser', tags }),
    handler: async (request) => ({
      success,
      sessions: await sessions.listSessions(database, readOwner(request), request.query.query),
    }),
  });

  app.route({
    ...routeOf(calls.readChatSession, { summary: 'A conversation with its messages', tags }),
    handler: async (request) => ({
      success,
      ...(await sessions.readSession(database, readOwner(request), request.params.id)),
    }),
  });

  app.route({
    ...routeOf(calls.updateChatSession, { summary: 'Renames or pins a conversation', tags }),
    handler: async (request) => ({
      success,
      session: await sessions.updateSession(database, readOwner(request), request.params.id, request.body),
    }),
  });

  app.route({
    ...routeOf(calls.deleteChatSession, { summary: 'Deletes a conversation; for a day it can be taken back', tags }),
    handler: async (request) => {
      await sessions.deleteSession(database, readOwner(request), request.params.id);
      return { success };
    },
  });

  app.route({
    ...routeOf(calls.undeleteChatSession, { summary: 'Takes the deletion of a conversation back', tags }),
    handler: async (request) => ({
      success,
      session: await sessions.undeleteSession(database, readOwner(request), request.params.id),
    }),
  });

  app.route({
    ...routeOf(calls.claimChatSessions, { summary: "Moves this browser's conversations into the account", tags }),
    handler: async (request, reply) => {
      const claimed = await sessions.claimSessions(database, requireUserId(request.caller), visitorHashOf(request));
      forgetVisitor(reply);
      return { success, claimed };
    },
  });

  app.route({
    ...routeOf(calls.acceptChatProposal, { summary: 'Writes a proposal into the resume', tags }),
    handler: async (request) => ({
      success,
      proposal: await acceptProposal(database, requireUserId(request.caller), request.params.id),
    }),
  });

  app.route({
    ...routeOf(calls.undoChatProposal, { summary: 'Takes an accepted proposal back', tags }),
    handler: async (request) => ({
      success,
      proposal: await undoProposal(database, requireUserId(request.caller), request.params.id),
    }),
  });
};
