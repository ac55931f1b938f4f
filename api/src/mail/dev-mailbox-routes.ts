import { createHash, timingSafeEqual } from 'node:crypto';
import { isIP } from 'node:net';
import * as calls from '@vitae/contract/dev-mailbox';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Database } from '../database/connect.ts';
import { ApiFailure } from '../errors/api-failure.ts';
import { routeOf } from '../http/route-of.ts';
import { escapeHtml, htmlPage, PAGE_POLICY } from '../pages/html-page.ts';
import { listDevMails } from './dev-mailbox.ts';

const LOCAL_HOST = /^(localhost|[a-z0-9-]+\.localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i;

function isLoopback(address: string): boolean {
  return isIP(address) !== 0 && /^(127\.|::1$|::ffff:127\.)/.test(address);
}

/**
 * Whoever reads these mails owns every account. So: a connection from this machine, to a name of this machine (a
 * page on the internet can make its own name point here), and not through a proxy that hides who asks.
 */
function requireThisMachine(request: FastifyRequest): void {
  const isProxied = ['forwarded', 'x-forwarded-for', 'x-real-ip', 'via'].some((name) => name in request.headers);
  const isLocal = isLoopback(request.socket.remoteAddress ?? '') && LOCAL_HOST.test(request.headers.host ?? '');
  if (isProxied || !isLocal) {
    throw new ApiFailure(403, 'this_machine_only', 'The development mailbox can be read on this machine only.');
  }
}

/** A proxy on this machine may hide who asks: that alone proves nothing. */
function requireKey(given: string | undefined, key: string): void {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  if (given === undefined || !timingSafeEqual(digest(given), digest(key))) {
    throw new ApiFailure(
      403,
      'mailbox_locked',
      'The development mailbox opens by the link that the start has printed.',
    );
  }
}

interface DevMailboxOptions {
  database: Database;
  /** The secret of the link. */
  key: string;
}

/** Registered only where mails are kept in place of being sent. */
export const devMailboxRoutes: FastifyPluginAsyncZod<DevMailboxOptions> = async (app, { database, key }) => {
  const requireLink = async (request: FastifyRequest) => {
    requireThisMachine(request);
    requireKey((request.query as { key?: string }).key, key);
  };
  const tags = ['development'];
  const config = { rateLimit: false } as const;
  app.route({
    ...routeOf(calls.showDevMailbox, { summary: 'Mails that were kept in place of being sent', tags, config }),
    onRequest: requireLink,
    handler: async (_request, reply) => {
      const mails = await listDevMails(database);
      const list = mails.map(
        (mail) =>
          `<article><h2>${escapeHtml(mail.subject)}</h2><p class="meta">To ${escapeHtml(mail.recipient)}, ` +
          `<time>${mail.sentAt.toISOString()}</time></p><pre>${escapeHtml(mail.body)}</pre></article>`,
      );
      return reply
        .type('text/html; charset=utf-8')
        .header('content-security-policy', PAGE_POLICY)
        .header('referrer-policy', 'no-referrer')
        .send(
          htmlPage(
            'Development mailbox',
            '<p class="notice">This site has no mail server (<code>SMTP_URL</code>), so it keeps its mails here in ' +
              'place of sending them. Only the link that the start has printed opens this page, and only on this machine. Reload it to see new mails.</p>' +
              (list.join('') || '<p>No mail yet.</p>'),
          ),
        );
    },
  });

  app.route({
    ...routeOf(calls.listDevMails, { summary: 'The same for programs, newest first', tags, config }),
    onRequest: requireLink,
    handler: async () => ({
      success: true as const,
      mails: (await listDevMails(database)).map((mail) => ({
        id: mail.id,
        to: mail.recipient,
        subject: mail.subject,
        text: mail.body,
        sent_at: mail.sentAt.toISOString(),
      })),
    }),
  });
};
