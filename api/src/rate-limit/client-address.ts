import { isIP, isIPv6 } from 'node:net';
import { normalizeIP } from '@fastify/rate-limit';
import type { FastifyRequest } from 'fastify';

/** What a provider gives one customer is a /64 or more: a household often has a /56, a company a /48. */
const CUSTOMER_NETWORK = 64;
/** Wider networks, with how many customers' limits they may use up together. */
const WIDER_NETWORKS = [
  { bits: 56, customers: 4 },
  { bits: 48, customers: 16 },
] as const;

/**
 * Who is asking, as far as the network tells: an IPv4 address, or the network of an IPv6 one. What a proxy has
 * forwarded counts only where it is an address: then the last proxy that says so is asked for.
 */
export function clientAddress(request: Pick<FastifyRequest, 'ip' | 'ips'>): string {
  return normalizeIP(nearestAddress(request), CUSTOMER_NETWORK);
}

/** The furthest of the trusted chain that is an address at all. The connection's own always is. */
function nearestAddress({ ip, ips = [ip] }: Pick<FastifyRequest, 'ip' | 'ips'>): string {
  return ips.findLast((each) => isIP(each) !== 0) ?? ip;
}

/** The wider networks of an address that `clientAddress` gave. */
export function widerNetworks(address: string): { network: string; customers: number }[] {
  if (!isIPv6(address)) return [];
  return WIDER_NETWORKS.map(({ bits, customers }) => ({ network: `${normalizeIP(address, bits)}/${bits}`, customers }));
}
