import { siteConfigSchema } from '@vitae/contract/auth';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { GoogleSignIn } from '../auth/google.ts';
import type { Payments } from '../billing/payments.ts';
import { errorResponses } from '../errors/error-responses.ts';
import { DEV_MAILBOX_PATH } from '../mail/dev-mailbox.ts';

interface ConfigOptions {
  google: GoogleSignIn | null;
  payments: Payments;
  hasDevMailbox: boolean;
  webAnalyticsId: string | null;
}

export const configRoutes: FastifyPluginAsyncZod<ConfigOptions> = async (
  app,
  { google, payments, hasDevMailbox, webAnalyticsId },
) => {
  app.route({
    method: 'GET',
    url: '/config/',
    config: { access: 'public', rateLimit: false },
    schema: {
      summary: 'What the site needs to know of its deployment',
      tags: ['site'],
      response: { 200: siteConfigSchema, ...errorResponses },
    },
    handler: async () => ({
      google_client_id: google?.clientId ?? null,
      web_analytics_id: webAnalyticsId,
      is_demo_payment: payments.isDemo,
      dev_mailbox_path: hasDevMailbox ? DEV_MAILBOX_PATH : null,
    }),
  });
};
