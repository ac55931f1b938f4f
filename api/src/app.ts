import cookie from '@fastify/cookie';
import rateLimit from '@fastify/rate-limit';
import { API_PREFIX } from '@vitae/contract/call';
import Fastify, { type FastifyInstance, type FastifyPluginAsync, type FastifyServerOptions } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { removeExpiredOnTime } from './account/expiry.ts';
import { PERSONAL_DATA } from './account/registry.ts';
import { accountRoutes } from './account/routes.ts';
import type { ReleaseDesk } from './admin/release-desk.ts';
import { adminRoutes } from './admin/routes.ts';
import { createPageFetcher, type PageFetcher } from './adverts/fetch-page.ts';
import { analyticsRoutes } from './analytics/routes.ts';
import { atsRoutes } from './ats/routes.ts';
import { guardRoutes } from './auth/access.ts';
import type { GoogleSignIn } from './auth/google.ts';
import { authRoutes } from './auth/routes.ts';
import type { Secrets } from './auth/secrets.ts';
import type { Payments } from './billing/payments.ts';
import { billingRoutes } from './billing/routes.ts';
import type { ChatAnswerer } from './chat/answerer.ts';
import { chatRoutes } from './chat/routes.ts';
import { configRoutes } from './config/routes.ts';
import { keptLetterRoutes } from './cover-letters/kept-letter-routes.ts';
import { coverLetterRoutes } from './cover-letters/routes.ts';
import type { Database } from './database/connect.ts';
import { documentCalls } from './docs/openapi.ts';
import { handleError, handleNotFound } from './errors/error-handler.ts';
import { setReadableIssueMessages } from './errors/issue-messages.ts';
import { toLoggable } from './errors/loggable-error.ts';
import { healthRoutes } from './health/routes.ts';
import { JSON_BODY_MAX_BYTES, SERVER_LIMITS, type ServerLimits } from './http/server-limits.ts';
import { requireStrictTransport } from './http/strict-transport.ts';
import { acceptStorableText } from './input/storable-text.ts';
import { devMailboxRoutes } from './mail/dev-mailbox-routes.ts';
import type { Mailer } from './mail/mailer.ts';
import { noteMailFault } from './mail/note-fault.ts';
import { Outbox } from './mail/outbox.ts';
import { profileRoutes } from './profile/routes.ts';
import { clientAddress } from './rate-limit/client-address.ts';
import { createRateLimitStore, DEFAULT_RATE_LIMITS, limitedTo, type RateLimits } from './rate-limit/limits.ts';
import { remoteHealthRoutes } from './remote-health/routes.ts';
import { resumeRoutes } from './resumes/routes.ts';
import { createSecurityLog } from './security-log/security-log.ts';
import { acceptMultipart } from './uploads/multipart.ts';
import { uploadRoutes } from './uploads/routes.ts';
import type { TextWork } from './workers/text-work.ts';
import type { Writer } from './writing/writer.ts';
import type { WritingHelp } from './writing-help/writing-help.ts';

/** What the API stands on. Each is one small interface, so that a test or a deployment can bring its own. */
export interface ApiOptions {
  database: Database;
  writer: Writer;
  help: WritingHelp;
  assistant: ChatAnswerer;
  work: TextWork;
  secrets: Secrets;
  mailer: Mailer;
  /** Null: no Google sign-in. */
  google: GoogleSignIn | null;
  /** The secret that opens the development mailbox; null: there is none. */
  devMailboxKey: string | null;
  payments: Payments;
  /** Where browsers reach the site, for the payment provider; null: as each request says. */
  publicUrl: string | null;
  /** Null: no web analytics. */
  webAnalyticsId: string | null;
  /** Pages that describe every call, for who develops with the API. */
  hasApiPages: boolean;
  /** Staff sign in with a second factor only. */
  isStaffFactorRequired: boolean;
  /** What staff change the channels with; null: this API stands apart from a release store. */
  releases: ReleaseDesk | null;
  /** Default: from the public internet only. */
  fetchPage?: PageFetcher;
  /** Default: `DEFAULT_RATE_LIMITS`. */
  rateLimits?: Partial<RateLimits>;
}

/**
 * The whole API, all of it below `/api/`, for any Fastify instance. It keeps nothing in memory between two calls:
 * several instances may stand behind one load balancer.
 */
export const apiPlugin: FastifyPluginAsync<ApiOptions> = async (outer, options) => {
  setReadableIssueMessages();
  const { database } = options;
  const limits: RateLimits = { ...DEFAULT_RATE_LIMITS, ...options.rateLimits };

  await outer.register(
    async (app) => {
      app.setValidatorCompiler(validatorCompiler);
      app.setSerializerCompiler(serializerCompiler);
      app.setErrorHandler(handleError);
      app.setNotFoundHandler(handleNotFound);
      app.addHook('onSend', async (_request, reply) => {
        reply.header('x-content-type-options', 'nosniff');
        if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
      });

      app.addHook('onRoute', (route) => {
        route.bodyLimit ??= JSON_BODY_MAX_BYTES;
      });
      if (options.hasApiPages) await documentCalls(app);
      await app.register(rateLimit, {
        ...limitedTo(limits.general, 'general').rateLimit,
        store: createRateLimitStore(database),
        keyGenerator: clientAddress,
        // Without its database the API answers 503 by itself; the counter must not hide that behind a 500.
        skipOnError: true,
      });
      await app.register(cookie);
      await acceptMultipart(app);
      acceptStorableText(app);

      const outbox = new Outbox(options.mailer, app.log, (mail, error) => noteMailFault(database, mail, error));
      app.addHook('onClose', () => outbox.flush());
      app.addHook(
        'onClose',
        removeExpiredOnTime(database, PERSONAL_DATA, (error) =>
          app.log.error({ err: toLoggable(error) }, 'expired data was not removed'),
        ),
      );
      const security = createSecurityLog(app.log);
      const shared = {
        ...options,
        fetchPage: options.fetchPage ?? createPageFetcher(),
        limits,
        outbox,
        security,
        attemptsFactor: limits.factor,
        anonymousFactor: limits.factor,
      };
      guardRoutes(app, database, options.secrets.accessTokenKey, security);
      await app.register(healthRoutes, shared);
      await app.register(configRoutes, shared);
      await app.register(authRoutes, shared);
      await app.register(accountRoutes, shared);
      await app.register(profileRoutes, shared);
      await app.register(billingRoutes, shared);
      await app.register(coverLetterRoutes, shared);
      await app.register(keptLetterRoutes, shared);
      await app.register(resumeRoutes, shared);
      await app.register(atsRoutes, shared);
      await app.register(uploadRoutes, shared);
      await app.register(chatRoutes, shared);
      await app.register(analyticsRoutes, shared);
      await app.register(remoteHealthRoutes, shared);
      await app.register(adminRoutes, shared);
      if (options.devMailboxKey) await app.register(devMailboxRoutes, { database, key: options.devMailboxKey });
    },
    { prefix: API_PREFIX },
  );
};

/** The API as a server of its own. */
export async function createApp(
  options: ApiOptions & Pick<FastifyServerOptions, 'logger' | 'trustProxy'> & { serverLimits?: ServerLimits },
): Promise<FastifyInstance> {
  const { logger = true, trustProxy = false, serverLimits = SERVER_LIMITS } = options;
  const app = Fastify({ logger, trustProxy, ...serverLimits });
  requireStrictTransport(app, options.publicUrl);
  await app.register(apiPlugin, options);
  return app;
}
