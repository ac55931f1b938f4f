import { API_PREFIX, type Call } from '@vitae/contract/call';
import type { FastifyContextConfig } from 'fastify';
import { errorResponses } from '../errors/error-responses.ts';

interface RouteDetails {
  /** For the API's pages. */
  summary: string;
  tags: string[];
  /** Beside who may call: limits of its own. */
  config?: Omit<FastifyContextConfig, 'access'>;
}

/** A call of the contract as Fastify's route: spread it into `app.route` and add the handler. */
export function routeOf<C extends Call>(call: C, { summary, tags, config }: RouteDetails) {
  const { params, query, body, form } = call.request;
  const schema = {
    summary,
    tags,
    ...(params && { params }),
    ...(query && { querystring: query }),
    ...(body && { body }),
    ...(form && { body: form, consumes: ['multipart/form-data'] }),
    response: { 200: call.response, ...errorResponses },
  };
  return {
    method: call.method,
    url: call.path.slice(API_PREFIX.length),
    config: { ...config, access: call.access },
    schema: schema as unknown as RouteSchema<C>,
  };
}

/** The parts that a call has, under the names that Fastify knows them by. */
type RouteSchema<C extends Call> = {
  summary: string;
  tags: string[];
  response: { 200: C['response'] } & typeof errorResponses;
} & (C['request'] extends { params: infer P } ? { params: P } : unknown) &
  (C['request'] extends { query: infer Q } ? { querystring: Q } : unknown) &
  (C['request'] extends { body: infer B } ? { body: B } : unknown) &
  (C['request'] extends { form: infer F } ? { body: F } : unknown);
