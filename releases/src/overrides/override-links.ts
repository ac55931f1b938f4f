import { createHmac, timingSafeEqual } from 'node:crypto';

/** How long a link to an overridden version can be opened. */
const LINK_LASTS_MS = 24 * 3_600_000;

/** Signs links, so that nobody is led to another version by an address that a stranger has written. */
export function createOverrideLinks(key: Uint8Array, now: () => number = Date.now) {
  const sign = (channel: string, id: string, until: number) =>
    createHmac('sha256', key)
      .update(JSON.stringify([channel, id, until]))
      .digest();
  return {
    /** `1764000000000.…`: until when, and the signature. */
    keyFor(channel: string, id: string): string {
      const until = now() + LINK_LASTS_MS;
      return `${until}.${sign(channel, id, until).toString('base64url')}`;
    },
    isGood(channel: string, id: string, linkKey: string): boolean {
      const [, digits = '', signature = ''] = /^(\d{1,15})\.([\w-]{43})$/.exec(linkKey) ?? [];
      const until = Number(digits);
      const given = Buffer.from(signature, 'base64url');
      const right = sign(channel, id, until);
      return until > now() && given.length === right.length && timingSafeEqual(given, right);
    },
  };
}

export type OverrideLinks = ReturnType<typeof createOverrideLinks>;
