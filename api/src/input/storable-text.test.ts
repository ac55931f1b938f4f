import { createTestApp, postForm, type TestApp } from '../testing/test-app.ts';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
});
afterAll(() => api.close());

const SESSION = {
  user_agent: 'Mozilla/5.0',
  language: 'en',
  screen_resolution: '1280x800',
  timezone: 'UTC',
  referrer: 'direct',
  page_url: '/',
  page_title: 'Ti\0tle \ud800',
  session_id: 'session_1700000000000_1',
};
const customEvent = (event_data: unknown) => ({
  action_type: 'custom_event',
  action_data: { event_name: 'na\0me', event_data, timestamp: '2026-03-01T10:00:00.000Z' },
  ...SESSION,
});
const post = (url: string, payload: object) => api.app.inject({ method: 'POST', url, payload });

test('what PostgreSQL cannot keep is taken out of texts and names, at every depth', async () => {
  const response = await post('/api/track-user-action/', customEvent({ list: ['a\0b', { 'ke\0y': '\udc00' }] }));
  expect(response.statusCode).toBe(200);
  const { rows } = await api.options.database.pool.query('select page_title, action_data from user_actions');
  expect(rows).toEqual([
    {
      page_title: 'Title \ufffd',
      action_data: expect.objectContaining({ event_name: 'name', event_data: { list: ['ab', { key: '\ufffd' }] } }),
    },
  ]);
});

test.each<[string, string, object]>([
  ['a name', '/api/signup/', { email: 'ada@example.org', password: 'three wet umbrellas', username: 'A\0da' }],
  ['a staff name', '/api/admin-auth/', { username: 'ol\0ga', password: 'x' }],
  ['a visit', '/api/track-anonymous-visit/', SESSION],
])('%s with it is no failure of the service', async (_case, url, payload) => {
  expect((await post(url, payload)).statusCode).toBeLessThan(500);
});

test('nor is an address or a form with it', async () => {
  expect((await api.app.inject('/api/payment/demo-checkout?session_id=%00')).statusCode).toBe(400);
  const form = new FormData();
  form.set('resume', new File(['A\0da'], 'ada\0.txt', { type: 'text/plain' }));
  for (const field of ['job_description', 'job_title', 'company_name', 'additional_context'])
    form.set(field, 'Ba\0ker');
  form.set('template', '1');
  const response = await postForm(api.app, '/api/cover-letter/generate/', form);
  expect(response.statusCode).toBeLessThan(500);
});

test('a tower of brackets is refused in words', async () => {
  const payload = JSON.stringify(customEvent('HERE')).replace('"HERE"', `${'['.repeat(60_000)}${']'.repeat(60_000)}`);
  const headers = { 'content-type': 'application/json' };
  const response = await api.app.inject({ method: 'POST', url: '/api/track-user-action/', headers, payload });
  expect(response.statusCode).toBe(400);
  expect(response.json()).toMatchObject({ code: 'too_deep' });
});
