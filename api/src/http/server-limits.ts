import type { ServerOptions } from 'node:http';

export interface ServerLimits {
  /** Milliseconds for a whole request. */
  requestTimeout: number;
  http: ServerOptions;
}

/**
 * How long a server waits for a client. A request has to be there, body and all, within two minutes: 5 MB on a slow
 * telephone. Fastify itself would wait for ever.
 */
export const SERVER_LIMITS: ServerLimits = {
  requestTimeout: 120_000,
  http: { headersTimeout: 20_000 },
};

/** Bytes of a JSON body, for calls that state no limit of their own. Four per character of the longest text. */
export const JSON_BODY_MAX_BYTES = 128 * 1024;
