import { normalizeIP } from '@fastify/rate-limit';
import type { FastifyRequest } from 'fastify';

/** Who is asking, as far as the network tells: an IPv4 address, or the network of an IPv6 one. */
export function clientAddress(request: FastifyRequest): string {
  return normalizeIP(request.ip);
}
