import * as calls from '@vitae/contract/billing';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { routeOf } from '../http/route-of.ts';
import { escapeHtml, htmlPage, PAGE_POLICY } from '../pages/html-page.ts';
import { answerDemoCheckout, type BillingDependencies, findDemoCheckout } from './checkouts.ts';

function formatPrice({ amount, currency, interval }: { amount: number; currency: string; interval: string | null }) {
  const price = new Intl.NumberFormat('en-US', { style: 'currency', currency: currency.toUpperCase() });
  return `${price.format(amount / 100)} per ${interval ?? 'month'}`;
}

export const demoCheckoutRoutes: FastifyPluginAsyncZod<BillingDependencies> = async (app, dependencies) => {
  const tags = ['billing'];
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );

  app.route({
    ...routeOf(calls.showDemoCheckout, { summary: 'The page of the demo checkout', tags }),
    handler: async (request, reply) => {
      const { id, plan, status } = await findDemoCheckout(dependencies, request.query.session_id);
      const callback = `/payment/callback?session_id=${encodeURIComponent(id)}`;
      const form =
        `<form method="post" action="${calls.answerDemoCheckout.path}"><input type="hidden" name="session_id" value="${escapeHtml(id)}">` +
        '<button class="primary" name="outcome" value="paid">Pay nothing and continue</button>' +
        '<button name="outcome" value="canceled">Cancel</button></form>';
      const body =
        '<p class="notice"><strong>This is a demo.</strong> This site has no payment provider, so no money moves and ' +
        'no card is asked for. The plan is switched on as if it had been paid.</p>' +
        `<p><strong>${escapeHtml(plan.name)}</strong>, ${escapeHtml(formatPrice(plan.price))}</p>` +
        (status === 'pending' ? form : `<p>This checkout is over. <a href="${callback}">Continue</a></p>`);
      return reply
        .type('text/html; charset=utf-8')
        .header('content-security-policy', PAGE_POLICY)
        .send(htmlPage('Demo checkout', body));
    },
  });

  app.route({
    ...routeOf(calls.answerDemoCheckout, { summary: 'What was chosen on that page', tags }),
    handler: async (request, reply) => {
      const { session_id, outcome } = request.body;
      await answerDemoCheckout(dependencies, session_id, outcome);
      const target =
        outcome === 'paid' ? `/payment/callback?session_id=${encodeURIComponent(session_id)}` : '/choose-plan';
      return reply.redirect(target, 303);
    },
  });
};
