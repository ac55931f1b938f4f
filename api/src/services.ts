import { randomBytes } from 'node:crypto';
import type { ApiOptions } from './app.ts';
import { createGoogleSignIn, type GoogleSignIn } from './auth/google.ts';
import { loadSecrets } from './auth/secrets.ts';
import { createDemoPayments } from './billing/demo-payments.ts';
import type { Payments } from './billing/payments.ts';
import { createStripePayments } from './billing/stripe.ts';
import { createAnswerer } from './chat/create-answerer.ts';
import type { Database } from './database/connect.ts';
import { migrateWhenReachable } from './database/migrate-when-reachable.ts';
import { dataDirectory, type OpenedDatabase, openDatabase } from './database/open.ts';
import { createDevMailbox } from './mail/dev-mailbox.ts';
import { noMailer } from './mail/mailer.ts';
import { createSmtpMailer } from './mail/smtp.ts';
import { DEFAULT_RATE_LIMITS, scaleRateLimits } from './rate-limit/limits.ts';
import { createTextWork } from './workers/text-work.ts';
import { createWriter } from './writing/create-writer.ts';
import { createHelp } from './writing-help/create-help.ts';

export interface Services {
  options: ApiOptions;
  /** Whether the database server was started here, found running, or is somebody else's. */
  databaseServer: OpenedDatabase['server'];
  /** Closes what was opened. The API's server has to be closed before. */
  close(): Promise<void>;
}

const MAILBOX_KEY_BYTES = 18;
const DEFAULT_SENDER = 'Vitae <no-reply@localhost>';

function openGoogleSignIn(env: NodeJS.ProcessEnv): GoogleSignIn | null {
  if (!env.GOOGLE_CLIENT_ID) return null;
  return createGoogleSignIn({
    clientId: env.GOOGLE_CLIENT_ID,
    keysUrl: env.GOOGLE_KEYS_URL,
    issuers: env.GOOGLE_ISSUER ? [env.GOOGLE_ISSUER] : undefined,
  });
}

/** Any of these says that others than the developer use the site: nobody may read its mails then. */
const SETTINGS_OF_A_DEPLOYMENT = ['SMTP_URL', 'PUBLIC_URL', 'TRUST_PROXY', 'DATABASE_URL'];

function openMail(env: NodeJS.ProcessEnv, database: Database): Pick<ApiOptions, 'mailer' | 'devMailboxKey'> {
  if (env.SMTP_URL) {
    return { mailer: createSmtpMailer(env.SMTP_URL, env.MAIL_FROM || DEFAULT_SENDER), devMailboxKey: null };
  }
  if (SETTINGS_OF_A_DEPLOYMENT.some((name) => env[name])) {
    console.warn('SMTP_URL is not set: this site cannot send mails, so that nobody can sign up or reset a password.');
    return { mailer: noMailer, devMailboxKey: null };
  }
  return { mailer: createDevMailbox(database), devMailboxKey: randomBytes(MAILBOX_KEY_BYTES).toString('base64url') };
}

function openPayments(env: NodeJS.ProcessEnv, database: Database): Payments {
  if (!env.STRIPE_SECRET_KEY) return createDemoPayments(database);
  if (!env.STRIPE_WEBHOOK_SECRET) {
    throw new Error('STRIPE_SECRET_KEY is set, but STRIPE_WEBHOOK_SECRET is not: payments could not be confirmed.');
  }
  return createStripePayments({
    secretKey: env.STRIPE_SECRET_KEY,
    webhookSecret: env.STRIPE_WEBHOOK_SECRET,
    apiBase: env.STRIPE_API_BASE,
  });
}

/**
 * Everything that the API stands on, as the environment says:
 * - `DATA_DIR`, `DATABASE_URL`, `APP_SECRET`
 * - `AI_BASE_URL`, `AI_API_KEY`, `AI_MODEL`
 * - `SMTP_URL`, `MAIL_FROM`
 * - `GOOGLE_CLIENT_ID`; `GOOGLE_KEYS_URL` and `GOOGLE_ISSUER` for a stand-in of Google
 * - `STRIPE_SECRET_KEY`, `STRIPE_WEBHOOK_SECRET`, `PUBLIC_URL`; `STRIPE_API_BASE` for a stand-in of Stripe
 * - `WEB_ANALYTICS_ID`
 * - `STAFF_SECOND_FACTOR` (`required`: staff do not sign in without one)
 * - `RATE_LIMIT_FACTOR` (1: as designed)
 *
 * Brings the database up to date.
 */
export async function openServices(env: NodeJS.ProcessEnv): Promise<Services> {
  const opened = await openDatabase(env);
  const closing = new AbortController();
  const work = createTextWork();
  const model = { baseUrl: env.AI_BASE_URL, apiKey: env.AI_API_KEY, model: env.AI_MODEL };
  try {
    await migrateWhenReachable(opened.owner, closing.signal);
    return {
      databaseServer: opened.server,
      options: {
        database: opened.database,
        writer: createWriter(model, work.craft),
        assistant: createAnswerer(model, work),
        help: createHelp(model, work),
        work,
        secrets: await loadSecrets(env, dataDirectory(env)),
        ...openMail(env, opened.database),
        payments: openPayments(env, opened.database),
        publicUrl: env.PUBLIC_URL?.replace(/\/+$/, '') || null,
        webAnalyticsId: env.WEB_ANALYTICS_ID || null,
        // What is reached from outside, or has a database of its own, is no machine of a developer.
        hasApiPages: !env.PUBLIC_URL && !env.DATABASE_URL,
        isStaffFactorRequired: env.STAFF_SECOND_FACTOR === 'required',
        releases: null,
        google: openGoogleSignIn(env),
        rateLimits: scaleRateLimits(DEFAULT_RATE_LIMITS, Number(env.RATE_LIMIT_FACTOR || 1)),
      },
      close: async () => {
        closing.abort();
        await work.close();
        await opened.release();
      },
    };
  } catch (error) {
    closing.abort();
    await opened.release();
    throw error;
  }
}
