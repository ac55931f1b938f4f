import type { Call } from '@vitae/contract/call';
import { CALLS } from '@vitae/contract/calls';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';

/**
 * Answers each call of the contract with the least that its schema allows: what a screen must cope with on a new
 * visitor's first day. Every other address below /api/ is answered with 404.
 */
export async function registerFakeApi(app: FastifyInstance): Promise<void> {
  for (const { method, path, response } of Object.values(CALLS)) {
    app.route({ method, url: path, handler: async () => exampleOf(response) });
  }
  app.all('/api/*', async (_request, reply) =>
    reply.code(404).send({ success: false, code: 'not_found', message: 'The stand-in for the API has no such call.' }),
  );
}

/** The part of JSON Schema in which zod describes an answer. */
interface JsonSchema {
  const?: unknown;
  default?: unknown;
  enum?: unknown[];
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  allOf?: JsonSchema[];
  type?: string;
  format?: string;
  minimum?: number;
  minItems?: number;
  minLength?: number;
  items?: JsonSchema;
  properties?: Record<string, JsonSchema>;
  required?: string[];
}

const STRINGS: Record<string, string> = {
  'date-time': '2026-01-01T00:00:00.000Z',
  date: '2026-01-01',
  email: 'someone@example.com',
  uri: 'http://localhost/',
  uuid: '00000000-0000-4000-8000-000000000000',
};

/** The smallest value that a schema accepts, as far as its JSON Schema tells. */
export function exampleOf(schema: Call['response']): unknown {
  return smallestOf(z.toJSONSchema(schema, { unrepresentable: 'any' }) as JsonSchema);
}

function smallestOf(schema: JsonSchema): unknown {
  if ('const' in schema) return schema.const;
  if ('default' in schema) return schema.default;
  if (schema.enum) return schema.enum[0];
  const choices = schema.anyOf ?? schema.oneOf;
  // A list of choices that allows null mostly means "nothing yet".
  if (choices) return smallestOf(choices.find(({ type }) => type === 'null') ?? choices[0] ?? {});
  if (schema.allOf) return Object.assign({}, ...schema.allOf.map(smallestOf));
  switch (schema.type) {
    case 'object':
      return Object.fromEntries(
        (schema.required ?? []).map((name) => [name, smallestOf(schema.properties?.[name] ?? {})]),
      );
    case 'array':
      return Array.from({ length: schema.minItems ?? 0 }, () => smallestOf(schema.items ?? {}));
    case 'string':
      return STRINGS[schema.format ?? ''] ?? 'x'.repeat(schema.minLength ?? 0);
    case 'number':
    case 'integer':
      return Math.max(0, schema.minimum ?? 0);
    case 'boolean':
      return false;
    default:
      return null;
  }
}
