import { createHash, randomBytes } from 'node:crypto';
import { CHAT_KEPT_HOURS, sendChatMessage } from '@vitae/contract/chat';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Names a browser whose visitor talks without an account. No page can read it, and no other site sends it. */
const VISITOR_COOKIE = 'vitae_chat_visitor';
const KEY_BYTES = 24;
const SECONDS_PER_HOUR = 3600;

/** Whose talks a call is about: an account's, or a browser's. */
export interface ChatOwner {
  userId: string | null;
  /** Null: a browser that has not talked yet. */
  visitorHash: string | null;
}

const hashOf = (key: string) => createHash('sha256').update(key).digest('base64url');
const cookieOptions = { path: sendChatMessage.path, httpOnly: true, sameSite: 'strict' } as const;

export function visitorHashOf(request: FastifyRequest): string | null {
  const key = request.cookies[VISITOR_COOKIE];
  return key ? hashOf(key) : null;
}

/** Staff have no talks of their own: they are visitors like any other. */
export function readOwner(request: FastifyRequest): ChatOwner {
  const { userId } = request.caller;
  return { userId, visitorHash: userId === null ? visitorHashOf(request) : null };
}

/** The same, with a name for the browser that has none. Has to be called before the answer begins. */
export function readOrNameOwner(request: FastifyRequest, reply: FastifyReply): ChatOwner {
  const owner = readOwner(request);
  if (owner.userId !== null) return owner;
  const key = request.cookies[VISITOR_COOKIE] ?? randomBytes(KEY_BYTES).toString('base64url');
  reply.setCookie(VISITOR_COOKIE, key, {
    ...cookieOptions,
    secure: request.protocol === 'https',
    maxAge: CHAT_KEPT_HOURS * SECONDS_PER_HOUR,
  });
  return { userId: null, visitorHash: hashOf(key) };
}

export function forgetVisitor(reply: FastifyReply): void {
  reply.clearCookie(VISITOR_COOKIE, cookieOptions);
}
