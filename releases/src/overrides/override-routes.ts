import { OVERRIDES_URL, type OverrideRefusal } from '@vitae/contract/overrides';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { readSettings } from '../channel-files.ts';
import { readChannel } from '../store.ts';
import { findOverride, listOverrides } from './find-override.ts';
import type { OverrideLinks } from './override-links.ts';

export interface OverrideAccess {
  /** Whether the caller is signed in as staff. */
  isStaff(authorization: string | undefined): Promise<boolean>;
  links: OverrideLinks;
}

interface OverrideRouteOptions {
  store: string;
  access: OverrideAccess;
}

const STATUS: Record<OverrideRefusal['code'], number> = {
  override_malformed: 400,
  override_unpublished: 404,
  override_not_in_channel: 404,
  override_conflict: 409,
  override_preview_elsewhere: 403,
  override_preview_over: 410,
  override_staff_only: 403,
  override_link_expired: 403,
};

/**
 * What may stand in the place of a channel's versions, for the panel and for links. A channel that lets developers in
 * is there for trying; on any other one only staff may, and only by a link that the site has signed.
 */
export const overrideRoutes: FastifyPluginAsync<OverrideRouteOptions> = async (app, { store, access }) => {
  app.addHook('onSend', async (_request, reply) => {
    reply.headers({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' });
  });

  const open = async (name: string, request: FastifyRequest, reply: FastifyReply) => {
    const settings = /^[a-z][a-z0-9-]*$/.test(name) ? await readSettings(store, name) : null;
    const channel = settings && (await readChannel(store, name));
    if (!settings || !channel) {
      reply.code(404).send({ success: false, code: 'not_found', message: 'There is nothing at this address.' });
      return null;
    }
    const isRestricted = !settings.overrides.localhost;
    const isStaff = await access.isStaff(request.headers.authorization);
    if (isRestricted && !isStaff) {
      refuse(reply, 'override_staff_only', `Only signed-in staff may try other versions on ${name}.`);
      return null;
    }
    return { channel, isRestricted, isStaff };
  };

  app.get<{ Params: { channel: string } }>(`${OVERRIDES_URL}:channel`, async (request, reply) => {
    const opened = await open(request.params.channel, request, reply);
    if (!opened) return reply;
    return { success: true, remotes: await listOverrides(store, opened.channel, opened.isStaff) };
  });

  app.get<{ Params: { channel: string; id: string }; Querystring: { link?: string } }>(
    `${OVERRIDES_URL}:channel/:id`,
    async (request, reply) => {
      const { channel: name, id } = request.params;
      const { link } = request.query;
      const opened = await open(name, request, reply);
      if (!opened) return reply;
      if (opened.isRestricted && link !== undefined && !access.links.isGood(name, id, link))
        return refuse(
          reply,
          'override_link_expired',
          'This link is not signed, or its time is over. Ask for a new one.',
        );
      const found = await findOverride(store, opened.channel, id);
      if ('refusal' in found) return refuse(reply, found.refusal.code, found.refusal.message);
      return { success: true, ...found, key: opened.isRestricted ? access.links.keyFor(name, id) : '' };
    },
  );
};

function refuse(reply: FastifyReply, code: OverrideRefusal['code'], message: string) {
  return reply.code(STATUS[code]).send({ success: false, code, message });
}
