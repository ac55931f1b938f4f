/** Loopback and private networks, where a site's own proxy stands. */
const OWN_NETWORKS = 'loopback, linklocal, uniquelocal';

/**
 * Whose word counts for who is asking, for Fastify's `trustProxy`, from `TRUST_PROXY`: `true` for a proxy on this
 * machine or its private network, else its addresses (`203.0.113.7, 10.0.0.0/8`). Never everybody's: whoever is
 * believed may write any address in front of their own, and with it escape every limit.
 */
export function readTrustedProxies(setting: string | undefined): string | false {
  const value = setting?.trim();
  if (!value || value === 'false') return false;
  return value === 'true' ? OWN_NETWORKS : value;
}
