import { randomUUID } from 'node:crypto';
import type { Call } from '@vitae/contract/call';
import { CALLS } from '@vitae/contract/calls';
import type { FastifyInstance } from 'fastify';
import { createApp } from '../app.ts';
import { createStaff } from '../auth/staff.ts';
import { type Place, type RequestParts, RequestWalk, sendRequest } from '../testing/request-places.ts';
import { bearer, createAccount } from '../testing/test-accounts.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { resumeFile } from '../testing/test-resume.ts';

// Made from the contract: every field of every call is sent what no browser of this site would send, so a field that is
// added is in here by itself.

/** More than any text or list of a request may have. */
const TOO_MANY_CHARACTERS = 100_001;
const TOO_MANY_ENTRIES = 10_000;
/** Further from zero than any number of a request may be: whole numbers are not exact any more. */
const TOO_FAR = 1e16;

const calls = Object.entries(CALLS);
const PARTS = ['params', 'query', 'body', 'form'] as const;
type Part = (typeof PARTS)[number];

const allPlaces = (walk: RequestWalk, { request }: Call) =>
  PARTS.flatMap((part) => (request[part] ? walk.placesOf(part, request[part]).map((place) => ({ part, place })) : []));

/** What a place must refuse. In an address and in a form everything is text. */
function withoutBound({ kind, sample }: Place, isText: boolean): unknown[] {
  if (kind === 'array') return [new Array(TOO_MANY_ENTRIES).fill((sample as unknown[])[0])];
  if (kind === 'number') {
    const numbers = [TOO_FAR, -TOO_FAR, 1e308, Number.NaN, Number.POSITIVE_INFINITY];
    return isText ? numbers.map(String) : numbers;
  }
  if (kind !== 'string') return [];
  // What begins as it should may go on for ever.
  const beginning = String(sample);
  const rest = TOO_MANY_CHARACTERS - beginning.length;
  const fraction = beginning.replace(/\.\d+Z$/, `.${'0'.repeat(TOO_MANY_CHARACTERS)}Z`);
  const goesOn = [fraction, beginning + beginning.at(-1)!.repeat(rest)].filter((text) => text !== beginning);
  return ['x'.repeat(TOO_MANY_CHARACTERS), ...goesOn];
}

test.each(calls)('every text, number and list of %s has a bound', (_name, call) => {
  const unbound = allPlaces(new RequestWalk(), call).flatMap(({ part, place }) => {
    const schema = call.request[part]!;
    expect([place.name, schema.safeParse(place.partWith(place.sample)).success]).toEqual([place.name, true]);
    return withoutBound(place, part === 'query' || part === 'params')
      .filter((value) => schema.safeParse(place.partWith(value)).success)
      .map((value) => `${place.name}: ${String(value).slice(0, 40)}`);
  });
  expect(unbound).toEqual([]);
});

let api: TestApp;
const apps: FastifyInstance[] = [];
const tokens: Record<Call['access'], string> = { public: '', optional: '', user: '', staff: '', superuser: '' };
/** Of somebody whose account may go, should a hostile proof be their password by now. */
let doomed: string;
/** By the beginning of a path: what is really there, so that a call gets as far as it can. */
const owned: [path: string, id: string][] = [];
let walk: RequestWalk;

beforeAll(async () => {
  const rateLimits = { general: 1_000_000, letters: 1_000_000, signIn: 1_000_000, factor: 10_000 };
  api = await createTestApp({ rateLimits });
  const { options, app } = api;
  // A deployment has the demo checkout or a payment provider, not both.
  const withProvider = { ...options, payments: { ...options.payments, isDemo: false } };
  apps.push(app, await createApp({ ...withProvider, logger: false }));

  const { access } = await createAccount(app, 'ada@example.org');
  doomed = (await createAccount(app, 'doomed@example.org')).access;
  await createStaff(options.database, { username: 'olga', password: 'three unrelated words', isSuperuser: true });
  const payload = { username: 'olga', password: 'three unrelated words' };
  const staff = (await app.inject({ method: 'POST', url: CALLS.logInStaff!.path, payload })).json().tokens.access;
  Object.assign(tokens, { optional: access, user: access, staff, superuser: staff });

  const asAda = async (method: 'GET' | 'POST' | 'PUT', url: string, body?: object) =>
    (await app.inject({ method, url, headers: bearer(access), ...(body && { payload: body }) })).json();
  const { id: resume } = (await asAda('POST', '/api/resume/create/', { idempotency_key: 'key-of-ada' })).resume;
  const { id: version } = (await asAda('POST', `/api/resume/${resume}/versions/`, { name: 'First' })).version;
  await app.inject({
    method: 'POST',
    url: '/api/chat/',
    headers: bearer(access),
    payload: { message_id: randomUUID(), text: 'How long should my resume be?' },
  });
  const chat = (await asAda('GET', '/api/chat/sessions/')).sessions[0].id;
  // Whom staff may disable.
  await createAccount(app, 'grace@example.org');
  const { rows } = await options.database.pool.query("select id from users where email = 'grace@example.org'");
  const letter = randomUUID();
  owned.push(['/api/resume/', resume], ['/api/chat/sessions/', chat], ['/api/admin/users/', rows[0].id]);
  owned.push(['/api/cover-letter/letters/', letter]);
  walk = new RequestWalk({ resume_id: resume, copy_of: resume, version, session_id: chat, message_id: randomUUID() });
}, 60_000);
afterAll(async () => {
  await apps[1]?.close();
  await api.close();
});

const HALF_A_PAIR = '\ud800';
/** For a field that takes any words. */
const HOSTILE_WORDS = [
  'x'.repeat(TOO_MANY_CHARACTERS),
  '\0',
  `A\0da${HALF_A_PAIR}`,
  '__proto__',
  "'; drop table users; --%00%ff",
  '\u202e\ufeff',
];
/** What a field of one form may be sent; its schema may take some of it. */
const HOSTILE_TEXTS = [
  ...HOSTILE_WORDS,
  '',
  'constructor',
  '00000000-0000-4000-8000-000000000000',
  '0000-01-01T00:00:00.000Z',
  '9999-12-31T23:59:59.999Z',
  '0000-01-01',
  '9999-12-31',
  '2026-02-30',
];
const HOSTILE_NUMBERS = [0, -0, -1, 0.5, 2 ** 31, 2 ** 53, -(2 ** 53), 1e308, -1e308];
const HOSTILE_SHAPES: unknown[] = [
  null,
  true,
  [],
  {},
  [[]],
  new Array(TOO_MANY_ENTRIES).fill('x'),
  { length: 1e9 },
  { toString: 'x' },
];

/** By the part of a request: only a body knows more than texts. */
const HOSTILE: Record<Part, unknown[]> = {
  params: HOSTILE_TEXTS,
  query: [...HOSTILE_TEXTS, ...HOSTILE_NUMBERS, 'NaN', 'Infinity', '1e400', ['1', '2']],
  body: [...HOSTILE_TEXTS, ...HOSTILE_NUMBERS, ...HOSTILE_SHAPES],
  form: [...HOSTILE_TEXTS, ['x', 'y'], resumeFile()],
};

async function send(call: Call, request: RequestParts, json?: string) {
  const id = owned.find(([path]) => call.path.startsWith(path))?.[1];
  const token = call === CALLS.deleteAccount ? doomed : tokens[call.access];
  const whole = { ...request, params: { ...(id && { id }), ...request.params } };
  const answers = await Promise.all(apps.map((app) => sendRequest(app, call, whole, { token, json })));
  return answers.find(({ body }) => !body.includes('There is no call')) ?? answers[0]!;
}

const inputs = calls.filter(([, { request }]) => Object.keys(request).length > 0);
/** Each thread for texts brings in all its words with the first text, and on a busy machine that takes its time. */
const WITH_THREADS_MS = 120_000;

describe.each(inputs)('%s', (_name, call) => {
  test(
    'is answered, whatever is in its fields',
    async () => {
      const wrong: string[] = [];
      for (const { part, place } of allPlaces(walk, call)) {
        // An address and a form have fields, whatever is in them.
        if (place.name === part && part !== 'body') continue;
        const isRight = (value: unknown) => call.request[part]!.safeParse(place.partWith(value)).success;
        const values = isRight('any words') ? HOSTILE_WORDS : HOSTILE[part];
        // All that a schema refuses ends in one and the same place, before anything is done with it.
        const refused = values.find((value) => !isRight(value));
        for (const value of values.filter((each) => each === refused || isRight(each))) {
          const answer = await send(call, walk.requestOf(call, { [part]: place.partWith(value) }));
          const isRefused = answer.statusCode >= 400 && answer.statusCode < 500 && Boolean(answer.json().code);
          if (isRefused || (value !== refused && answer.statusCode < 400)) continue;
          const said = `${answer.statusCode} ${answer.body.slice(0, 200)}`;
          wrong.push(`${place.name} = ${JSON.stringify(value)?.slice(0, 60)}: ${said}`);
        }
      }
      expect(wrong).toEqual([]);
    },
    WITH_THREADS_MS,
  );
});

const withBody = calls.filter(([, { request }]) => request.body);

test.each(withBody)('%s refuses depth, names of the language and what is no JSON', async (_name, call) => {
  const right = JSON.stringify(walk.sampleOf(call.request.body!));
  const bodies = {
    depth: `{"a":${'['.repeat(200)}${']'.repeat(200)},${right.slice(1)}`,
    objects: `{"a":${'{"a":'.repeat(200)}1${'}'.repeat(200)},${right.slice(1)}`,
    proto: `{"__proto__":{"isAdmin":true},${right.slice(1)}`,
    constructor: `{"constructor":{"prototype":{"isAdmin":true}},${right.slice(1)}`,
    half: right.slice(0, -1),
    nothing: '',
    word: 'NaN',
  };
  for (const [what, json] of Object.entries(bodies)) {
    const answer = await send(call, walk.requestOf(call), json);
    expect([what, answer.statusCode, answer.json()]).toEqual([
      what,
      400,
      { success: false, code: expect.any(String), message: expect.any(String) },
    ]);
  }
  expect({}).not.toHaveProperty('isAdmin');
});

test.each(['user', 'superuser'] as const)('none of this has signed the %s out', async (access) => {
  const { path } = access === 'user' ? CALLS.readProfile! : CALLS.readReleases!;
  expect((await apps[0]!.inject({ url: path, headers: bearer(tokens[access]) })).statusCode).toBe(200);
});
