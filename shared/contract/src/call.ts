import type * as z from 'zod/mini';

/** What every path of the API begins with; a server that has both sends these to the API, all others to the site. */
export const API_PREFIX = '/api';

/**
 * Who may make a call.
 * - `public`: everyone; a token is not looked at
 * - `optional`: everyone; a token says who it is, and must be valid if it is there
 * - `user`: signed-in users
 * - `staff`: staff
 * - `superuser`: staff who may change the site
 */
export type Access = 'public' | 'optional' | 'user' | 'staff' | 'superuser';

/** What a call takes, each part by its schema. A call has a `body` (JSON), a `form` (multipart) or neither. */
export interface CallRequest {
  /** The `:name` segments of the path. */
  params?: z.ZodMiniType;
  query?: z.ZodMiniType;
  body?: z.ZodMiniType;
  form?: z.ZodMiniType;
}

/**
 * One call of the HTTP API. The API makes its route of it, the browser its typed request (`send` of remote-kit): a path
 * or the shape of an answer is written nowhere else. Schemas come from zod/mini, since browsers check answers with them.
 */
export interface Call<Request extends CallRequest = CallRequest, Response extends z.ZodMiniType = z.ZodMiniType> {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** In Fastify's form: `/api/resume/:id/update/`. */
  path: `/api/${string}`;
  access: Access;
  request: Request;
  /** The body of a success. Every other answer is an `ApiError`. */
  response: Response;
}

/** What a browser hands over for a call: fields with a default may be left out. */
export type CallInput<C extends Call> = {
  [Part in keyof C['request']]: C['request'][Part] extends z.ZodMiniType ? z.input<C['request'][Part]> : never;
};
/** The checked body of a call's success. */
export type CallOutput<C extends Call> = z.output<C['response']>;

export function defineCall<Request extends CallRequest, Response extends z.ZodMiniType>(
  call: Call<Request, Response>,
): Call<Request, Response> {
  return call;
}
