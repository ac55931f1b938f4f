import Fastify from 'fastify';
import { apiPlugin } from './app.ts';
import { connectDatabase } from './database/connect.ts';
import { createTestApp, type TestApp } from './testing/test-app.ts';

const UNREACHABLE_DATABASE = 'postgres://nobody:nothing@127.0.0.1:1/none';

describe('the API', () => {
  let api: TestApp;

  beforeAll(async () => {
    api = await createTestApp();
  });
  afterAll(() => api.close());

  test('says that it is well', async () => {
    const response = await api.app.inject('/api/health');
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({ status: 'ok', version: expect.any(String), database: 'ok', writer: 'builtin' });
  });

  test('is alive and ready', async () => {
    expect((await api.app.inject('/api/health/live')).statusCode).toBe(200);
    expect((await api.app.inject('/api/health/ready')).statusCode).toBe(200);
  });

  test('answers an unknown call in the shape of every error', async () => {
    const response = await api.app.inject('/api/no/such/call?secret=1');
    expect(response.statusCode).toBe(404);
    expect(response.json()).toEqual({
      success: false,
      code: 'not_found',
      message: 'There is no call GET /api/no/such/call.',
    });
  });

  test('answers broken JSON in the shape of every error', async () => {
    const response = await api.app.inject({
      method: 'POST',
      url: '/api/cover-letter/regenerate/',
      headers: { 'content-type': 'application/json' },
      payload: '{"job',
    });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ success: false, code: 'invalid_json' });
  });

  test('describes its calls in OpenAPI', async () => {
    const description = (await api.app.inject('/api/docs/json')).json();
    expect(Object.keys(description.paths)).toEqual(
      expect.arrayContaining(['/api/health', '/api/cover-letter/templates/', '/api/cover-letter/generate/']),
    );
    const form =
      description.paths['/api/cover-letter/generate/'].post.requestBody.content['multipart/form-data'].schema;
    expect(form.required).toEqual(expect.arrayContaining(['job_description', 'job_title', 'template']));
    expect(form.properties.resume).toMatchObject({ type: 'string', format: 'binary' });
  });

  test('shows the description on a page that needs no inline script', async () => {
    const page = await api.app.inject('/api/docs/');
    expect(page.statusCode).toBe(200);
    const policy = String(page.headers['content-security-policy']);
    expect(policy).toContain("script-src 'self'");
    expect(policy).not.toContain('unsafe-eval');
    expect(page.body).not.toMatch(/<script(?![^>]*\bsrc=)/);
  });
});

test('shares a server with other plugins and answers below /api/ only', async () => {
  const api = await createTestApp();
  const outer = Fastify();
  outer.get('/releases/x', async () => 'a file of the store');
  await outer.register(apiPlugin, api.options);
  expect((await outer.inject('/releases/x')).body).toBe('a file of the store');
  expect((await outer.inject('/releases/y')).json()).toMatchObject({ error: 'Not Found' });
  expect((await outer.inject('/api/health')).json()).toMatchObject({ status: 'ok' });
  expect((await outer.inject('/api/y')).json()).toMatchObject({ code: 'not_found' });
  await outer.close();
  await api.close();
});

describe('without a database', () => {
  test('the API starts, says that it is degraded, and answers 503 to what needs the database', async () => {
    const database = connectDatabase(UNREACHABLE_DATABASE);
    const { app, close } = await createTestApp({ database });
    expect((await app.inject('/api/health')).json()).toMatchObject({ status: 'degraded', database: 'down' });
    expect((await app.inject('/api/health/live')).statusCode).toBe(200);
    const unready = await app.inject('/api/health/ready');
    expect([unready.statusCode, unready.json().code]).toEqual([503, 'database_unavailable']);
    expect((await app.inject('/api/cover-letter/templates/')).statusCode).toBe(200);

    const response = await app.inject({
      method: 'POST',
      url: '/api/cover-letter/regenerate/',
      payload: {
        generation_id: '6f2c1f0a-3f5c-4a57-9d55-0a4c0d3c9f11',
        regenerate: true,
        job_description: 'Cook wanted',
        job_title: 'Cook',
        template: 'default',
      },
    });
    expect(response.statusCode).toBe(503);
    expect(response.headers['retry-after']).toBe('10');
    expect(response.json()).toMatchObject({ success: false, code: 'database_unavailable' });
    await close();
    await database.close();
  });
});
