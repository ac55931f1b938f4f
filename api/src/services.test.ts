import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createApp } from './app.ts';
import { startEmbeddedDatabase } from './database/embedded.ts';
import { openServices } from './services.ts';
import { postForm } from './testing/test-app.ts';

const RESUME = `Ada King
ada@example.org

Experience
Analyst, Babbage & Co, 2019 - 2024
- Wrote the first program for the Analytical Engine

Skills
Mathematics, Analysis, Translation
`;

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'vitae-services-'));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

test('an empty folder is enough for a real letter out of a real file, and the next start keeps everything', async () => {
  const env = { DATA_DIR: dataDir };
  const services = await openServices(env);
  const app = await createApp({ ...services.options, logger: false });
  expect((await app.inject('/api/health')).json()).toMatchObject({ status: 'ok', writer: 'builtin' });

  const form = new FormData();
  form.append('resume', new File([RESUME], 'ada.txt', { type: 'text/plain' }));
  form.append('job_description', 'Analytical Ltd looks for an analyst with a love of mathematics.');
  form.append('job_title', 'Senior Analyst');
  form.append('company_name', 'Analytical Ltd');
  form.append('template', 'classic');
  const generated = await postForm(app, '/api/cover-letter/generate/', form);
  expect(generated.statusCode).toBe(200);
  expect(generated.json().generated_letter).toContain('Senior Analyst');
  await app.close();
  await services.close();

  const again = await openServices(env);
  const { rows } = await again.options.database.pool.query('select resume_file_name from cover_letter_generations');
  expect(rows).toEqual([{ resume_file_name: 'ada.txt' }]);
  expect(again.options.secrets).toEqual(services.options.secrets);
  await again.close();
});

test('a database that comes later is brought up to date then', async () => {
  const server = await startEmbeddedDatabase({ dataDir });
  const port = Number(new URL(server.url).port);
  await server.stop();

  const services = await openServices({
    DATA_DIR: dataDir,
    DATABASE_URL: server.url,
    DATABASE_OWNER_URL: server.ownerUrl,
  });
  const app = await createApp({ ...services.options, logger: false });
  expect((await app.inject('/api/health')).json()).toMatchObject({ status: 'degraded', database: 'down' });

  const started = await startEmbeddedDatabase({ dataDir, port });
  const signUp = () =>
    app.inject({
      method: 'POST',
      url: '/api/signup/',
      payload: { email: 'ada@example.org', password: 'correct horse battery' },
    });
  let response = await signUp();
  for (let attempt = 0; attempt < 50 && response.statusCode !== 200; attempt++) {
    await sleep(200);
    response = await signUp();
  }
  expect(response.statusCode).toBe(200);
  await app.close();
  await services.close();
  await started.stop();
});

test.each([
  [{ STRIPE_SECRET_KEY: 'sk_test' }, 'STRIPE_WEBHOOK_SECRET'],
  [{ APP_SECRET: 'short' }, 'APP_SECRET'],
  [{ RATE_LIMIT_FACTOR: 'many' }, 'RATE_LIMIT_FACTOR'],
])('a half configuration %p is refused at the start', async (env, message) => {
  const DATABASE_URL = process.env.TEST_DATABASE_URL;
  await expect(openServices({ DATA_DIR: dataDir, DATABASE_URL, ...env })).rejects.toThrow(message);
});

describe('the development mailbox', () => {
  const openWith = async (env: NodeJS.ProcessEnv) => {
    const services = await openServices({ DATA_DIR: dataDir, ...env });
    await services.close();
    return services.options.devMailboxKey;
  };

  test('has another key at each start', async () => {
    const first = await openWith({});
    expect(first).toHaveLength(24);
    expect(await openWith({})).not.toBe(first);
  });

  test.each<NodeJS.ProcessEnv>([
    { SMTP_URL: 'smtp://127.0.0.1:1' },
    { PUBLIC_URL: 'https://vitae.example' },
    { TRUST_PROXY: 'true' },
    { DATABASE_URL: process.env.TEST_DATABASE_URL },
  ])('is not there with %p', async (env) => {
    const silence = jest.spyOn(console, 'warn').mockImplementation(() => {});
    expect(await openWith(env)).toBeNull();
    silence.mockRestore();
  });
});
