import { isIPv6 } from 'node:net';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { clientAddress } from '../rate-limit/client-address.ts';
import { createToken } from './random-tokens.ts';

const DEVICE_COOKIE = 'vitae_device';
const DEVICE_COOKIE_SECONDS = 400 * 24 * 60 * 60;
const TIME_ZONE_HEADER = 'x-time-zone';
const TEXT_MAX_CHARACTERS = 300;

/** From where somebody signs in. */
export interface SignInOrigin {
  /** For counting attempts. */
  address: string;
  /** The part of the address that people may see again: `203.0.113.0/24`. */
  network: string;
  browser: string;
  /** As the browser says it, `Asia/Dubai`; empty where it does not. */
  timeZone: string;
  /** The random name that this browser got at its first sign-in, or gets now. */
  device: string;
}

/** `203.0.113.7` → `203.0.113.0/24`, `2001:db8:1:2::3` → `2001:db8:1::/48`. */
function networkOf(address: string): string {
  const mapped = address.match(/^::ffff:(\d+\.\d+\.\d+\.\d+)$/i)?.[1];
  const plain = mapped ?? address;
  if (!isIPv6(plain)) return plain.replace(/\.\d+$/, '.0/24');
  const groups = plain.split('::')[0]!.split(':').slice(0, 3);
  return `${groups.filter(Boolean).join(':') || ''}::/48`;
}

function readText(header: string | string[] | undefined): string {
  return typeof header === 'string' ? header.slice(0, TEXT_MAX_CHARACTERS) : '';
}

function readTimeZone(header: string | string[] | undefined): string {
  const name = readText(header);
  return /^[A-Za-z]+(\/[\w+-]+){0,2}$/.test(name) ? name : '';
}

export function readOrigin(request: FastifyRequest): SignInOrigin {
  return {
    address: clientAddress(request),
    network: networkOf(request.ip),
    browser: readText(request.headers['user-agent']),
    timeZone: readTimeZone(request.headers[TIME_ZONE_HEADER]),
    device: request.cookies[DEVICE_COOKIE] || createToken(),
  };
}

/**
 * Lets the browser keep its name after a sign-in. It signs nobody in: it tells a browser that the owner has used
 * before from one that guesses.
 */
export function keepDevice(request: FastifyRequest, reply: FastifyReply, { device }: SignInOrigin): void {
  reply.setCookie(DEVICE_COOKIE, device, {
    path: '/api/',
    httpOnly: true,
    sameSite: 'strict',
    secure: request.protocol === 'https',
    maxAge: DEVICE_COOKIE_SECONDS,
  });
}
