import { randomUUID } from 'node:crypto';
import type { Call, CallRequest } from '@vitae/contract/call';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import type * as z from 'zod/mini';
import { bearer } from './test-accounts.ts';

type Schema = z.ZodMiniType;
type Kind = 'string' | 'number' | 'array' | 'object' | 'other';

/** A place of a request: a field of it, an entry of one of its lists, or the whole. */
export interface Place {
  /** `body.changes[].path` */
  name: string;
  kind: Kind;
  schema: Schema;
  /** What may stand there. */
  sample: unknown;
  /** The part of the request, right but for this value in this place. */
  partWith(value: unknown): unknown;
}

/** The parts of one request; a `form` has fields and files. */
export interface RequestParts {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
  form?: Record<string, unknown>;
}

/** Tried in turn where a schema asks for more than a string or a number. */
const STRINGS = [
  'Analyst',
  'ada@example.org',
  'seven wet umbrellas',
  '123456',
  'session_1700000000000_1',
  randomUUID(),
  '2026-03-01T10:00:00.000Z',
  '2026-03-01',
  'en',
  '1.0.0',
  'mf-chat',
  'VITAE-REMOTE-001',
  'nobody-has-this-token',
];

/** The parts of zod's definitions that requests are made of. */
interface Definition {
  type: string;
  shape: Record<string, Schema>;
  element: Schema;
  innerType: Schema;
  in: Schema;
  options: Schema[];
  valueType: Schema;
  values: unknown[];
  entries: Record<string, unknown>;
}

const definitionOf = (schema: Schema) => (schema as unknown as { _zod: { def: Definition } })._zod.def;

/** Makes right requests of a schema, and names every place in them. `known` are values by the name of their field. */
export class RequestWalk {
  readonly #known: Record<string, unknown>;

  constructor(known: Record<string, unknown> = {}) {
    this.#known = known;
  }

  /** Of one part of a call's request. What several variants of it have in common is in it once. */
  placesOf(part: keyof CallRequest, schema: Schema): Place[] {
    const seen = new Map<Schema, Set<string>>();
    return [...this.#walk(part, schema, (value) => value)].filter((place) => {
      const names = seen.get(place.schema) ?? new Set();
      seen.set(place.schema, names);
      // A list of what may also come alone is no other place.
      const name = place.name.replaceAll('[]', '');
      return !names.has(name) && names.add(name);
    });
  }

  /** A right request, but for `parts`. The ids in its address are made up. */
  requestOf(call: Call, parts: RequestParts = {}): RequestParts {
    const { query, body, form } = call.request;
    return {
      ...(query && { query: this.sampleOf(query) as RequestParts['query'] }),
      ...(body && { body: this.sampleOf(body) }),
      ...(form && { form: this.sampleOf(form) as RequestParts['form'] }),
      ...parts,
    };
  }

  sampleOf(schema: Schema, field = ''): unknown {
    const known = this.#known[field];
    if (known !== undefined && schema.safeParse(known).success) return known;
    const definition = definitionOf(schema);
    switch (definition.type) {
      case 'object':
        return Object.fromEntries(
          Object.entries(definition.shape).map(([name, inner]) => [name, this.sampleOf(inner, name)]),
        );
      case 'array':
        return [this.sampleOf(definition.element, field)];
      case 'optional':
      case 'nullable':
      case 'default':
        return this.sampleOf(definition.innerType, field);
      case 'pipe':
        return this.#oneOf(schema, STRINGS);
      case 'union':
        return this.sampleOf(definition.options[0]!, field);
      case 'record':
      case 'unknown':
        return {};
      case 'literal':
        return definition.values[0];
      case 'enum':
        return Object.values(definition.entries)[0];
      case 'boolean':
        return true;
      case 'string':
        return this.#oneOf(schema, STRINGS);
      case 'number':
        return this.#oneOf(schema, [1]);
      case 'file':
        return new File(['Ada King'], 'ada.txt', { type: 'text/plain' });
      default:
        throw new Error(`${field || 'A request'} has a ${definition.type}, which this walk does not know.`);
    }
  }

  #oneOf(schema: Schema, values: unknown[]): unknown {
    const value = values.find((each) => schema.safeParse(each).success);
    if (value === undefined) throw new Error('None of the samples fits: add one that does.');
    return value;
  }

  *#walk(name: string, schema: Schema, partWith: (value: unknown) => unknown): Generator<Place> {
    const definition = definitionOf(schema);
    const field = name.split('.').at(-1)!;
    const place = (kind: Kind): Place => ({ name, kind, schema, sample: this.sampleOf(schema, field), partWith });
    switch (definition.type) {
      case 'object': {
        yield place('object');
        const whole = this.sampleOf(schema) as object;
        for (const [key, inner] of Object.entries(definition.shape))
          yield* this.#walk(`${name}.${key}`, inner, (value) => partWith({ ...whole, [key]: value }));
        break;
      }
      case 'array':
        yield place('array');
        yield* this.#walk(`${name}[]`, definition.element, (value) => partWith([value]));
        break;
      case 'optional':
      case 'nullable':
      case 'default':
        yield* this.#walk(name, definition.innerType, partWith);
        break;
      case 'union':
        for (const option of definition.options) yield* this.#walk(name, option, partWith);
        break;
      default:
        yield place(kindOf(definition));
    }
  }
}

function kindOf({ type, in: inner }: Definition): Kind {
  if (type === 'pipe') return kindOf(definitionOf(inner));
  return type === 'string' || type === 'number' ? type : 'other';
}

/** Makes a call as a browser would; `json` stands in the place of what the body comes to. */
export async function sendRequest(
  app: FastifyInstance,
  call: Call,
  request: RequestParts,
  { token = '', json }: { token?: string; json?: string | undefined } = {},
): Promise<LightMyRequestResponse> {
  const textOf = (value: unknown) => encodeURIComponent(String(value).toWellFormed());
  const path = call.path.replace(/:(\w+)/g, (_match, name: string) => textOf(request.params?.[name] ?? randomUUID()));
  const query = Object.entries(request.query ?? {}).flatMap(([name, value]) =>
    [value].flat().map((each) => `${name}=${textOf(each)}`),
  );
  const { contentType, payload } = await payloadOf(request, json);
  return app.inject({
    method: call.method,
    url: query.length > 0 ? `${path}?${query.join('&')}` : path,
    headers: { ...(token && bearer(token)), ...(contentType && { 'content-type': contentType }) },
    ...(payload !== undefined && { payload }),
  });
}

async function payloadOf(
  { body, form }: RequestParts,
  json?: string,
): Promise<{ payload?: string | Buffer; contentType?: string }> {
  if (form) {
    const data = new FormData();
    for (const [name, value] of Object.entries(form))
      for (const each of [value].flat()) data.append(name, each instanceof Blob ? each : String(each));
    const request = new Request('http://localhost/', { method: 'POST', body: data });
    return {
      payload: Buffer.from(await request.arrayBuffer()),
      contentType: request.headers.get('content-type')!,
    };
  }
  if (body === undefined && json === undefined) return {};
  return { payload: json ?? JSON.stringify(body), contentType: 'application/json' };
}
