import { readSiteConfig } from '@vitae/contract/site-config';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { GoogleSignIn } from '../auth/google.ts';
import type { Payments } from '../billing/payments.ts';
import { routeOf } from '../http/route-of.ts';

interface ConfigOptions {
  google: GoogleSignIn | null;
  payments: Payments;
  devMailboxKey: string | null;
  webAnalyticsId: string | null;
}

export const configRoutes: FastifyPluginAsyncZod<ConfigOptions> = async (
  app,
  { google, payments, devMailboxKey, webAnalyticsId },
) => {
  app.route({
    ...routeOf(readSiteConfig, {
      summary: 'What the site needs to know of its deployment',
      tags: ['site'],
      config: { rateLimit: false },
    }),
    handler: async () => ({
      google_client_id: google?.clientId ?? null,
      web_analytics_id: webAnalyticsId,
      is_demo_payment: payments.isDemo,
      has_dev_mailbox: devMailboxKey !== null,
    }),
  });
};
