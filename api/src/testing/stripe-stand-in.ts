import { createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export const WEBHOOK_SECRET = 'whsec_of_the_tests';
const MONTH_SECONDS = 30 * 24 * 60 * 60;

interface CheckoutSession {
  id: string;
  object: 'checkout.session';
  url: string;
  status: 'open' | 'complete' | 'expired';
  payment_status: 'unpaid' | 'paid';
  subscription: string | null;
  metadata: Record<string, string>;
  request: URLSearchParams;
}

interface Subscription {
  id: string;
  object: 'subscription';
  status: string;
  cancel_at_period_end: boolean;
  metadata: Record<string, string>;
  items: { object: 'list'; data: { current_period_end: number }[] };
}

async function readBody(request: IncomingMessage): Promise<URLSearchParams> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return new URLSearchParams(Buffer.concat(chunks).toString());
}

/** Speaks as much of Stripe's API as a subscription checkout needs, over HTTP, and signs webhooks as Stripe does. */
export class StripeStandIn {
  readonly checkouts = new Map<string, CheckoutSession>();
  readonly subscriptions = new Map<string, Subscription>();
  /** Every answer waits for it. */
  pause: Promise<unknown> = Promise.resolve();
  #server: Server | undefined;
  #nextId = 1;

  get url(): string {
    return `http://127.0.0.1:${(this.#server!.address() as AddressInfo).port}`;
  }

  async start(): Promise<void> {
    this.#server = createServer(async (request, response) => {
      const body = await readBody(request);
      await this.pause;
      const isAuthorized = request.headers.authorization === 'Bearer sk_test_of_the_tests';
      const answer = isAuthorized ? this.#answer(request.method!, request.url!.split('?')[0]!, body) : undefined;
      response.statusCode = answer ? 200 : isAuthorized ? 404 : 401;
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify(answer ?? { error: { type: 'invalid_request_error', message: 'No such object' } }));
    });
    await new Promise<void>((resolve) => this.#server!.listen(0, '127.0.0.1', resolve));
  }

  stop(): void {
    this.#server?.closeAllConnections();
    this.#server?.close();
  }

  #answer(method: string, path: string, body: URLSearchParams): object | undefined {
    const [, , resource, second, third] = path.split('/');
    if (method === 'POST' && path === '/v1/checkout/sessions') return this.#openCheckout(body);
    if (method === 'POST' && path.endsWith('/expire')) return this.#expire(this.checkouts.get(third!));
    if (method === 'GET' && resource === 'checkout' && second === 'sessions') return this.checkouts.get(third!);
    const subscription = resource === 'subscriptions' ? this.subscriptions.get(second!) : undefined;
    if (method === 'POST' && subscription) {
      subscription.cancel_at_period_end = body.get('cancel_at_period_end') === 'true';
    }
    if (method === 'DELETE' && subscription) subscription.status = 'canceled';
    return subscription;
  }

  /** Stripe expires open sessions only. */
  #expire(checkout: CheckoutSession | undefined): CheckoutSession | undefined {
    if (checkout?.status !== 'open') return undefined;
    checkout.status = 'expired';
    return checkout;
  }

  #openCheckout(request: URLSearchParams): CheckoutSession {
    const id = `cs_test_${this.#nextId++}`;
    const session: CheckoutSession = {
      id,
      object: 'checkout.session',
      url: `${this.url}/pay/${id}`,
      status: 'open',
      payment_status: 'unpaid',
      subscription: null,
      metadata: { user_id: request.get('metadata[user_id]')!, plan: request.get('metadata[plan]')! },
      request,
    };
    this.checkouts.set(id, session);
    return session;
  }

  /** What the customer does on Stripe's page. */
  pay(checkoutId: string): Subscription {
    const checkout = this.checkouts.get(checkoutId)!;
    const subscription: Subscription = {
      id: `sub_test_${this.#nextId++}`,
      object: 'subscription',
      status: 'active',
      cancel_at_period_end: false,
      metadata: {
        user_id: checkout.request.get('subscription_data[metadata][user_id]')!,
        plan: checkout.request.get('subscription_data[metadata][plan]')!,
      },
      items: { object: 'list', data: [{ current_period_end: Math.floor(Date.now() / 1000) + MONTH_SECONDS }] },
    };
    this.subscriptions.set(subscription.id, subscription);
    Object.assign(checkout, { status: 'complete', payment_status: 'paid', subscription: subscription.id });
    return subscription;
  }

  /** An event as Stripe would post it, with its signature. */
  signEvent(
    type: string,
    object: object,
    { id = `evt_${this.#nextId++}`, secret = WEBHOOK_SECRET, at = Math.floor(Date.now() / 1000) } = {},
  ): { payload: string; headers: Record<string, string> } {
    const payload = JSON.stringify({ id, object: 'event', type, created: at, data: { object } });
    const signature = createHmac('sha256', secret).update(`${at}.${payload}`).digest('hex');
    return {
      payload,
      headers: { 'content-type': 'application/json', 'stripe-signature': `t=${at},v1=${signature}` },
    };
  }
}
