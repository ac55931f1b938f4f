import { showDevMailbox } from '@vitae/contract/dev-mailbox';
import { readSiteConfig } from '@vitae/contract/site-config';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { GoogleSignIn } from '../auth/google.ts';
import type { Payments } from '../billing/payments.ts';
import { routeOf } from '../http/route-of.ts';

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
    ...routeOf(readSiteConfig, {
      summary: 'What the site needs to know of its deployment',
      tags: ['site'],
      config: { rateLimit: false },
    }),
    handler: async () => ({
      google_client_id: google?.clientId ?? null,
      web_analytics_id: webAnalyticsId,
      is_demo_payment: payments.isDemo,
      dev_mailbox_path: hasDevMailbox ? showDevMailbox.path : null,
    }),
  });
};
