import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createSession } from '../session/session.ts';
import { createHttp } from './http.ts';

let server: Server;
let handle: (request: IncomingMessage, response: ServerResponse, body: string) => void;
let baseUrl: string;

beforeAll(async () => {
  server = createServer((request, response) => {
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader('access-control-allow-headers', '*, authorization');
    if (request.method === 'OPTIONS') return void response.end();
    let body = '';
    request.on('data', (chunk) => {
      body += chunk;
    });
    request.on('end', () => handle(request, response, body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

const silentChannel = { postMessage() {}, addEventListener() {} } as unknown as BroadcastChannel;

function signedIn() {
  localStorage.clear();
  const session = createSession({ storage: localStorage, sessionStorage, channel: silentChannel });
  session.replaceTokens({ access: 'old', refresh: 'r1' });
  session.setProfile({ username: 'nadia', is_paid: false, plan: 'Free', payment_plan: null });
  return { session, http: createHttp(session, baseUrl) };
}

const answer = (response: ServerResponse, status: number, body: unknown) => {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify(body));
};

test('ten requests that meet an expired token share one refresh and are all repeated', async () => {
  let refreshes = 0;
  handle = (request, response) => {
    if (request.url === '/api/token/refresh/') {
      refreshes += 1;
      setTimeout(() => answer(response, 200, { access: 'new', refresh: 'r2' }), 20);
    } else if (request.headers.authorization === 'Bearer new') answer(response, 200, { url: request.url });
    else answer(response, 401, { message: 'expired' });
  };
  const { session, http } = signedIn();
  const answers = await Promise.all(Array.from({ length: 10 }, (_, i) => http.get(`/api/thing/${i}`)));
  expect(answers.map(({ data }) => data.url)).toEqual(Array.from({ length: 10 }, (_, i) => `/api/thing/${i}`));
  expect(refreshes).toBe(1);
  expect([session.getAccessToken(), session.getRefreshToken()]).toEqual(['new', 'r2']);
});

test('a request is repeated once only', async () => {
  let calls = 0;
  handle = (request, response) => {
    if (request.url === '/api/token/refresh/') return answer(response, 200, { access: 'new', refresh: 'r2' });
    calls += 1;
    answer(response, 401, { message: 'still no' });
  };
  const { session, http } = signedIn();
  await expect(http.get('/api/thing')).rejects.toMatchObject({ response: { status: 401 } });
  expect(calls).toBe(2);
  expect(session.getUser()).not.toBeNull();
});

test('a refused refresh throws, ends the session and keeps drafts', async () => {
  handle = (_request, response) => answer(response, 401, { message: 'no' });
  const { session, http } = signedIn();
  localStorage.setItem('vitae:draft:mf-x:form', '1');
  await expect(http.get('/api/thing')).rejects.toMatchObject({ response: { status: 401 } });
  expect(session.getUser()).toBeNull();
  expect(localStorage.getItem('vitae:draft:mf-x:form')).toBe('1');
});

test.each([
  ['that the server could not answer', 503],
  ['that was a call too many', 429],
])('a refresh %s leaves the session alone', async (_case, status) => {
  handle = (request, response) => answer(response, request.url === '/api/token/refresh/' ? status : 401, {});
  const { session, http } = signedIn();
  await expect(http.get('/api/thing')).rejects.toMatchObject({ response: { status: 401 } });
  expect(session.getUser()?.username).toBe('nadia');
});

test('a session without its refresh token ends with its access token', async () => {
  handle = (request, response, body) => {
    if (request.url !== '/api/token/refresh/') return answer(response, 401, {});
    answer(response, JSON.parse(body).refresh ? 200 : 400, {});
  };
  const { session, http } = signedIn();
  localStorage.removeItem('refresh_token');
  await expect(http.get('/api/thing')).rejects.toMatchObject({ response: { status: 401 } });
  expect(session.getUser()).toBeNull();
});

test('another tab\u2019s refresh is used instead of a second one', async () => {
  let refreshes = 0;
  const { session, http } = signedIn();
  handle = (request, response) => {
    if (request.url === '/api/token/refresh/') {
      refreshes += 1;
      return answer(response, 200, { access: 'mine', refresh: 'r3' });
    }
    if (request.headers.authorization === 'Bearer theirs') return answer(response, 200, {});
    // The other tab finishes its refresh while this answer is on its way.
    session.replaceTokens({ access: 'theirs', refresh: 'r2' });
    answer(response, 401, {});
  };
  await http.get('/api/thing');
  expect(refreshes).toBe(0);
});

test('a visitor\u2019s 401 is passed on', async () => {
  handle = (_request, response) => answer(response, 401, {});
  localStorage.clear();
  const session = createSession({ storage: localStorage, sessionStorage, channel: silentChannel });
  await expect(createHttp(session, baseUrl).get('/api/thing')).rejects.toMatchObject({ response: { status: 401 } });
});

test('a token that the caller has brought is not the session\u2019s to refresh', async () => {
  const paths: string[] = [];
  handle = (request, response) => {
    paths.push(request.url ?? '');
    answer(response, 401, {});
  };
  const { session, http } = signedIn();
  await expect(http.get('/api/admin-thing', { headers: { Authorization: 'Bearer staff' } })).rejects.toMatchObject({
    response: { status: 401 },
  });
  expect(paths).toEqual(['/api/admin-thing']);
  expect(session.getUser()?.username).toBe('nadia');
});
