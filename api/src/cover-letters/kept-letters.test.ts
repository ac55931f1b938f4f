import { randomUUID } from 'node:crypto';
import { DELETED_LETTER_KEPT_DAYS } from '@vitae/contract/letters';
import { bearer, createAccount } from '../testing/test-accounts.ts';
import { createTestApp, postForm, type TestApp } from '../testing/test-app.ts';
import { resumeFile } from '../testing/test-resume.ts';
import { letterData } from './personal-data.ts';

let api: TestApp;
let ada: string;
let grace: string;

beforeAll(async () => {
  api = await createTestApp({ rateLimits: { letters: 1000, factor: 100 } });
  ada = (await createAccount(api.app, 'ada@example.org')).access;
  grace = (await createAccount(api.app, 'grace@example.org')).access;
});
afterAll(() => api.close());
beforeEach(() => api.options.database.pool.query('delete from kept_letters'));

const LETTERS = '/api/cover-letter/letters/';
type Method = 'GET' | 'PUT' | 'PATCH' | 'POST' | 'DELETE';
const call = (method: Method, path: string, payload?: object, token = ada) =>
  api.app.inject({ method, url: LETTERS + path, headers: bearer(token), ...(payload && { payload }) });
const listed = async (search = '', token = ada) =>
  (await call('GET', `?search=${encodeURIComponent(search)}`, undefined, token)).json().letters;
const titles = async (search?: string) => (await listed(search)).map(({ title }: { title: string }) => title);
const count = async (table: string) => (await api.options.database.pool.query(`select 1 from ${table}`)).rowCount;

const letterOf = (
  jobTitle: string,
  { advert = 'We look for an analyst.', generation = 'none', title = jobTitle } = {},
) => ({
  title,
  letter: {
    fullName: 'Ada King',
    jobTitle,
    introduction: `Dear hiring team,\n\nI apply as ${jobTitle}.`,
    generatedAt: '2026-03-03T09:00:00.000Z',
    rawResponse: { success: true, anything: { of: 'later versions' } },
    resumeFileSize: 8,
  },
  request: { job_description: advert, job_title: jobTitle, template: 'classic', generation_id: generation },
});
async function keep(...args: Parameters<typeof letterOf>): Promise<string> {
  const id = randomUUID();
  const kept = await call('PUT', `${id}/`, letterOf(...args));
  expect(kept.statusCode).toBe(200);
  return id;
}
async function generate(token?: string): Promise<string> {
  const form = new FormData();
  form.append('resume', resumeFile());
  for (const [name, value] of Object.entries({
    job_description: 'We look for an analyst.',
    job_title: 'Analyst',
    template: 'classic',
  }))
    form.append(name, value);
  return (await postForm(api.app, '/api/cover-letter/generate/', form, token ? bearer(token) : {})).json()
    .generation_id;
}

test('a letter is kept once, read whole, and follows its edits', async () => {
  const id = await keep('Analyst');
  const edited = letterOf('Analyst', { title: 'The one for Leeds' });
  await call('PUT', `${id}/`, edited);
  expect((await call('GET', `${id}/`)).json().letter).toMatchObject({ id, ...edited });
  expect(await listed()).toEqual([
    {
      id,
      title: 'The one for Leeds',
      job_title: 'Analyst',
      company_name: '',
      template_name: '',
      resume_file_name: '',
      excerpt: 'I apply as Analyst.',
      generated_at: '2026-03-03T09:00:00.000Z',
      versions: 0,
    },
  ]);
});

test('the list has what was changed last first, and is searched in names, letters and adverts alike', async () => {
  const first = await keep('Analyst', { advert: 'You know 100% of SQL_Server.' });
  await keep('Nurse');
  await keep('Welder');
  await call('PUT', `${first}/`, letterOf('Analyst', { advert: 'You know 100% of SQL_Server.' }));
  expect(await titles()).toEqual(['Analyst', 'Welder', 'Nurse']);
  expect(await titles('NURSE')).toEqual(['Nurse']);
  expect(await titles('100% of sql_server')).toEqual(['Analyst']);
  expect(await titles('%')).toEqual(['Analyst']);
});

test('a letter is renamed, copied, deleted and brought back', async () => {
  const id = await keep('Analyst');
  await call('PATCH', `${id}/`, { title: 'Leeds' });
  const copy = (await call('POST', `${id}/duplicate/`, { title: 'York' })).json().id;
  expect(await titles()).toEqual(['York', 'Leeds']);
  await call('DELETE', `${copy}/`);
  expect(await titles()).toEqual(['Leeds']);
  expect((await call('GET', `${copy}/`)).statusCode).toBe(404);
  await call('POST', `${copy}/restore/`);
  expect(await titles()).toEqual(['York', 'Leeds']);
});

test('what a visitor wrote from belongs to the account that keeps the letter, and can be written again', async () => {
  const generation = await generate();
  await keep('Analyst', { generation });
  await api.options.database.pool.query(
    `update cover_letter_generations set expires_at = now() - interval '1 day' where expires_at is not null`,
  );
  await letterData.removeExpired!(api.options.database);
  const again = (token?: string) =>
    api.app.inject({
      method: 'POST',
      url: '/api/cover-letter/regenerate/',
      headers: token ? bearer(token) : {},
      payload: {
        job_description: 'We look for an analyst.',
        job_title: 'Analyst',
        template: 'classic',
        generation_id: generation,
        regenerate: true,
      },
    });
  expect((await again(ada)).statusCode).toBe(200);
  expect((await again(grace)).statusCode).toBe(404);
  expect((await again()).statusCode).toBe(404);
});

test('what nobody keeps goes after a day, and what is deleted after some days with what it was written from', async () => {
  await api.options.database.pool.query('delete from cover_letter_generations');
  await generate(ada);
  const id = await keep('Analyst', { generation: await generate(ada) });
  await api.options.database.pool.query(
    `update cover_letter_generations set expires_at = expires_at - interval '25 hours'`,
  );
  await letterData.removeExpired!(api.options.database);
  expect(await count('cover_letter_generations')).toBe(1);
  await call('DELETE', `${id}/`);
  await letterData.removeExpired!(api.options.database);
  expect(await count('kept_letters')).toBe(1);
  await api.options.database.pool.query(
    `update kept_letters set deleted_at = now() - interval '${DELETED_LETTER_KEPT_DAYS} days 1 hour'`,
  );
  await letterData.removeExpired!(api.options.database);
  expect([await count('kept_letters'), await count('cover_letter_generations')]).toEqual([0, 0]);
});

test('nobody takes over another’s letter by its id', async () => {
  const id = await keep('Analyst');
  expect((await call('PUT', `${id}/`, letterOf('Mine now'), grace)).statusCode).toBe(404);
  expect(await listed('', grace)).toEqual([]);
  expect(await titles()).toEqual(['Analyst']);
});

test('a letter that no page could hold is refused', async () => {
  const long = letterOf('Analyst');
  long.letter.introduction = 'x'.repeat(30_001);
  expect((await call('PUT', `${randomUUID()}/`, long)).statusCode).toBe(400);
});
