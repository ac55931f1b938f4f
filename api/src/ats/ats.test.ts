import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { atsReportSchema, checkResume, importAdvert } from '@vitae/contract/ats';
import { createPageFetcher } from '../adverts/fetch-page.ts';
import { createApp } from '../app.ts';
import { exampleResume } from '../resumes/examples/example-resume.ts';
import { RESUME_EXAMPLES } from '../resumes/examples/examples.ts';
import { bearer, createAccount } from '../testing/test-accounts.ts';
import { createTestApp, postForm, type TestApp } from '../testing/test-app.ts';
import { ADVERTS } from './evaluation/adverts.ts';
import { PEOPLE } from './evaluation/people.ts';

let api: TestApp;
let token: string;
let stranger: string;

beforeAll(async () => {
  api = await createTestApp({ rateLimits: { general: 10_000, letters: 10_000, signIn: 10_000, factor: 100 } });
  token = (await createAccount(api.app, 'ada@example.org')).access;
  stranger = (await createAccount(api.app, 'eve@example.org')).access;
});
afterAll(() => api.close());

const call = (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', url: string, by = token, payload?: object) =>
  api.app.inject({ method, url: `/api${url}`, headers: bearer(by), ...(payload && { payload }) });

function check(fields: Record<string, string | File>, by = token) {
  const form = new FormData();
  form.append('region', fields.region ?? 'GB');
  for (const [name, value] of Object.entries(fields)) {
    if (name === 'region') continue;
    if (typeof value === 'string') form.append(name, value);
    else form.append(name, value, value.name);
  }
  return postForm(api.app, checkResume.path, form, bearer(by));
}
const fileOf = (person: string) => new File([PEOPLE[person]!], `${person}.txt`, { type: 'text/plain' });
const advert = ADVERTS.find(({ id }) => id === 'accountant')!.text;

test('a file against an advert gives a report, which the history keeps', async () => {
  const answer = await check({ resume: fileOf('accountant'), job_description: advert });
  expect(answer.statusCode).toBe(200);
  const made = answer.json().check;
  expect(atsReportSchema.parse(made.report).match!.requirements.length).toBeGreaterThan(3);
  expect(made).toMatchObject({ job_title: 'Senior Accountant', resume_name: 'accountant.txt', has_advert: true });
  const history = (await call('GET', '/ats-checker/history/')).json().checks;
  expect(history[0]).toMatchObject({ id: made.id, score: made.score });
  expect(history[0]).not.toHaveProperty('report');
  expect((await call('GET', `/ats-checker/history/${made.id}/`)).json().check.report).toEqual(made.report);
});

test('a resume of the account is judged by the file that an employer would get', async () => {
  const example = exampleResume(RESUME_EXAMPLES[0]!);
  const created = await call('POST', '/resume/create/', token, {
    idempotency_key: crypto.randomUUID(),
    title: 'My resume',
    data: example,
  });
  const { id } = created.json().resume;
  const answer = await check({ resume_id: id });
  expect(answer.json().check).toMatchObject({ resume_id: id, resume_name: 'My resume', has_advert: false });
  expect(answer.json().check.report).toMatchObject({ match: null, machine: { format: 'docx' } });
  expect((await check({ resume_id: id }, stranger)).json()).toMatchObject({ code: 'resume_not_found' });
});

test('a kept version is checked as it was, for nobody else', async () => {
  const data = exampleResume(RESUME_EXAMPLES[0]!);
  const payload = { idempotency_key: crypto.randomUUID(), title: 'My resume', data };
  const { id } = (await call('POST', '/resume/create/', token, payload)).json().resume;
  const kept = await call('POST', `/resume/${id}/versions/`, token, { name: 'With all skills' });
  const { version } = kept.json();
  const changes = [{ path: ['skills'], before: data.skills, after: [] }];
  expect((await call('PATCH', `/resume/${id}/update/`, token, { changes })).statusCode).toBe(200);
  const ofVersion = (await check({ resume_id: id, version_id: version.id })).json().check;
  const ofNow = (await check({ resume_id: id })).json().check;
  expect(ofVersion.resume_version).toEqual({ name: 'With all skills', created_at: version.created_at });
  expect(ofNow.resume_version).toBeNull();
  expect(ofNow.score).toBeLessThan(ofVersion.score);
  expect((await check({ resume_id: id, version_id: version.id }, stranger)).json()).toMatchObject({
    code: 'resume_not_found',
  });
  expect((await check({ resume_id: id, version_id: crypto.randomUUID() })).json()).toMatchObject({
    code: 'version_not_found',
  });
});

test('says what is wrong with a file, and counts no check for it', async () => {
  const damaged = new File([new Uint8Array([37, 80, 68, 70, 45, 49, 46, 55, 10, 0, 1, 2])], 'cv.pdf');
  expect((await check({ resume: damaged })).statusCode).toBe(400);
  expect((await check({})).json()).toMatchObject({ code: 'ats_resume_required' });
  expect((await check({ resume: fileOf('waiter'), region: 'XX' })).statusCode).toBe(400);
});

test('a check is nobody else’s to read, share or delete', async () => {
  const { id } = (await check({ resume: fileOf('waiter') })).json().check;
  for (const [method, url] of [
    ['GET', `/ats-checker/history/${id}/`],
    ['DELETE', `/ats-checker/history/${id}/`],
    ['POST', `/ats-checker/history/${id}/link/`],
    ['DELETE', `/ats-checker/history/${id}/link/`],
  ] as const) {
    const answer = await call(method, url, stranger);
    expect(answer.json()).toMatchObject({ code: 'ats_check_not_found' });
  }
  expect((await call('GET', '/ats-checker/history/', stranger)).json().checks).toEqual([]);
  expect((await call('DELETE', `/ats-checker/history/${id}/`)).statusCode).toBe(200);
  expect((await call('GET', `/ats-checker/history/${id}/`)).statusCode).toBe(404);
});

test('a deleted check comes back when it is asked for, with its public page', async () => {
  const { id } = (await check({ resume: fileOf('waiter') })).json().check;
  const { link } = (await call('POST', `/ats-checker/history/${id}/link/`)).json();
  await call('DELETE', `/ats-checker/history/${id}/`);
  expect((await api.app.inject({ url: `/api/ats-checker/shared/${link}/` })).statusCode).toBe(404);
  expect((await call('POST', `/ats-checker/history/${id}/undelete/`, stranger)).statusCode).toBe(404);
  expect((await call('POST', `/ats-checker/history/${id}/undelete/`)).statusCode).toBe(200);
  expect((await api.app.inject({ url: `/api/ats-checker/shared/${link}/` })).statusCode).toBe(200);
  expect((await call('GET', `/ats-checker/history/${id}/`)).json().check.id).toBe(id);
});

test('a check keeps what it was made from, and shares a key with others against the same advert', async () => {
  const first = (await check({ resume: fileOf('waiter'), job_description: advert, visa_status: 'Visit visa' })).json();
  const second = (await check({ resume: fileOf('recruiter'), job_description: `${advert}\n\n` })).json();
  const alone = (await check({ resume: fileOf('recruiter') })).json();
  expect(first.check).toMatchObject({ job_description: advert.trim(), gulf: { visa_status: 'Visit visa' } });
  expect(first.check.advert_key).toBe(second.check.advert_key);
  expect(alone.check.advert_key).toBe('');
});

test('reads an advert by its address, and never asks this machine for one', async () => {
  const page = `<main><h1>Senior Accountant</h1><p>${'You close the books. '.repeat(20)}</p></main>`;
  const site = createServer((request, response) => {
    response.setHeader('content-type', 'text/html');
    response.end(request.url === '/empty' ? '<div id="root"></div>' : page);
  });
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  const address = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
  const answer = await call('POST', '/ats-checker/advert/address/', token, { address });
  expect(answer.json()).toMatchObject({ code: 'advert_page_unreachable' });

  const fetchPage = createPageFetcher({ allowsAddress: () => true, allowsPort: () => true });
  const open = await createApp({ ...api.options, fetchPage, logger: false });
  const ask = async (path: string) => {
    const payload = { address: `${address}${path}` };
    const url = importAdvert.path;
    return (await open.inject({ method: 'POST', url, payload, headers: bearer(token) })).json();
  };
  expect((await ask('/job')).text).toMatch(/^Senior Accountant\n+You close the books\./);
  expect(await ask('/empty')).toMatchObject({ code: 'advert_page_empty' });
  await open.close();
  site.close();
});

test('a public link shows the report without the resume’s text, until it is revoked', async () => {
  const { id } = (await check({ resume: fileOf('recruiter') })).json().check;
  const { link } = (await call('POST', `/ats-checker/history/${id}/link/`)).json();
  const open = () => api.app.inject({ url: `/api/ats-checker/shared/${link}/` });
  const shared = await open();
  expect(shared.json().report.machine).toMatchObject({ text: '', fields: [] });
  await call('DELETE', `/ats-checker/history/${id}/link/`);
  expect((await open()).json()).toMatchObject({ code: 'ats_link_not_found' });
});
