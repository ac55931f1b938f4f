import type { FastifyInstance } from 'fastify';
import { ApiFailure } from '../errors/api-failure.ts';

/** Deeper than anything a browser sends; a tower of brackets would exhaust the stack further down. */
const DEPTH_MAX = 32;

const UNSTORABLE = /\0/g;

/** PostgreSQL stores neither the character 0 nor half of a surrogate pair; both come with text out of PDF files. */
function clean(text: string): string {
  return text.replace(UNSTORABLE, '').toWellFormed();
}

function cleanValue(value: unknown, depth: number): unknown {
  if (typeof value === 'string') return clean(value);
  if (depth > DEPTH_MAX) throw new ApiFailure(400, 'too_deep', 'The request is nested too deeply.');
  if (Array.isArray(value)) return value.map((entry) => cleanValue(entry, depth + 1));
  // What is no plain object is a file, or the bytes of a body whose signature counts.
  if (typeof value !== 'object' || value === null || value instanceof Blob || ArrayBuffer.isView(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [clean(name), cleanValue(field, depth + 1)]));
}

/** Makes every text of a request one that the database can keep, before the route's schema sees it. */
export function acceptStorableText(app: FastifyInstance): void {
  app.addHook('preValidation', async (request) => {
    request.body = cleanValue(request.body, 0);
    request.query = cleanValue(request.query, 0);
    request.params = cleanValue(request.params, 0);
  });
}
