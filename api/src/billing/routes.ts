import * as calls from '@vitae/contract/billing';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { requireUserId } from '../auth/access.ts';
import { routeOf } from '../http/route-of.ts';
import { anonymousLimit } from './allowance.ts';
import {
  type BillingDependencies,
  cancelPlan,
  readCheckoutStatus,
  receivePaymentEvent,
  startCheckout,
} from './checkouts.ts';
import { demoCheckoutRoutes } from './demo-checkout-routes.ts';
import { readPlans } from './plan-limits.ts';

const tags = ['billing'];

export interface BillingOptions extends BillingDependencies {
  /** Where browsers reach the site; null: as the request says. */
  publicUrl: string | null;
  /** Multiplies what anonymous visitors may use. */
  anonymousFactor: number;
}

/** Stripe signs the bytes of the body, so this route gets them as they came. */
const webhookRoute: FastifyPluginAsync<BillingDependencies> = async (app, dependencies) => {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  app.route({
    ...routeOf(calls.receivePaymentEvent, {
      summary: 'Events of the payment provider, signed by it',
      tags,
      config: { rateLimit: false },
    }),
    handler: async (request: FastifyRequest) => {
      await receivePaymentEvent(
        dependencies,
        request.body as Buffer,
        String(request.headers['stripe-signature'] ?? ''),
      );
      return { success: true as const };
    },
  });
};

export const billingRoutes: FastifyPluginAsyncZod<BillingOptions> = async (app, options) => {
  const { database, payments, publicUrl, anonymousFactor } = options;
  const dependencies: BillingDependencies = { database, payments };

  app.route({
    ...routeOf(calls.listPlans, { summary: 'The plans on offer', tags, config: { rateLimit: false } }),
    handler: async () => ({
      success: true as const,
      plans: await readPlans(database.orm),
      without_account: {
        cover_letters: anonymousLimit('cover_letters', anonymousFactor),
        ai_texts: anonymousLimit('ai_texts', anonymousFactor),
      },
      is_demo: payments.isDemo,
    }),
  });

  app.route({
    ...routeOf(calls.startCheckout, { summary: 'Opens a checkout for a plan', tags }),
    handler: async (request) => {
      const siteUrl = publicUrl ?? `${request.protocol}://${request.host}`;
      const { id, url } = await startCheckout(dependencies, requireUserId(request.caller), request.body.plan, siteUrl);
      return { success: true as const, session_id: id, url, is_demo: payments.isDemo };
    },
  });

  app.route({
    ...routeOf(calls.readPaymentStatus, { summary: 'What became of a checkout', tags }),
    handler: (request) => readCheckoutStatus(dependencies, requireUserId(request.caller), request.query.session_id),
  });

  app.route({
    ...routeOf(calls.cancelPlan, { summary: 'Ends the plan with its paid time', tags }),
    handler: async (request) => {
      const paidUntil = await cancelPlan(dependencies, requireUserId(request.caller));
      return { success: true as const, paid_until: paidUntil.toISOString() };
    },
  });

  if (payments.isDemo) await app.register(demoCheckoutRoutes, dependencies);
  else await app.register(webhookRoute, dependencies);
};
