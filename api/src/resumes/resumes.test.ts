import { resumeConflictSchema, storedResumeSchema, uploadedResumeSchema } from '@vitae/contract/resumes';
import type { Change } from '@vitae/documents/model/changes';
import { resumeSchema } from '@vitae/documents/model/resume';
import { FREE_PLAN } from '../billing/plans.ts';
import { bearer, createAccount } from '../testing/test-accounts.ts';
import { createTestApp, postForm, type TestApp } from '../testing/test-app.ts';
import { exampleResume } from './examples/example-resume.ts';
import { RESUME_EXAMPLES } from './examples/examples.ts';

let api: TestApp;
let token: string;
let accounts = 0;

beforeAll(async () => {
  api = await createTestApp({ rateLimits: { general: 10_000, letters: 10_000, signIn: 10_000, factor: 100 } });
});
beforeEach(async () => {
  token = (await createAccount(api.app, `person${++accounts}@example.org`)).access;
});
afterAll(() => api.close());

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';
const call = (method: Method, url: string, payload?: object) =>
  api.app.inject({ method, url: `/api${url}`, headers: bearer(token), ...(payload && { payload }) });
const create = async (payload: object = {}) =>
  (await call('POST', '/resume/create/', { idempotency_key: crypto.randomUUID(), ...payload })).json().resume;
const firstName = (before: string, after: string): Change => ({ path: ['personal', 'firstName'], before, after });
const update = (id: string, body: object) => call('PATCH', `/resume/${id}/update/`, body);

test('a creation that is sent twice makes one resume', async () => {
  const body = { idempotency_key: 'the-same-key', title: 'Mine' };
  const [first, second] = await Promise.all([
    call('POST', '/resume/create/', body),
    call('POST', '/resume/create/', body),
  ]);
  expect(storedResumeSchema.parse(first.json().resume)).toEqual(second.json().resume);
  expect((await call('GET', '/resumes/')).json().resumes).toHaveLength(1);
});

test('every write has a revision, and writes of different fields merge', async () => {
  const { id, revision } = await create();
  const mine = await update(id, { revision, changes: [firstName('', 'Ada')] });
  expect(mine.json().resume).toMatchObject({ revision: revision + 1, data: { personal: { firstName: 'Ada' } } });
  const other = { path: ['personal', 'lastName'], before: '', after: 'King' };
  const merged = await update(id, { revision, changes: [other] });
  expect(merged.json().resume).toMatchObject({
    revision: revision + 2,
    data: { personal: { firstName: 'Ada', lastName: 'King' } },
  });
});

test('a write of a field that was changed meanwhile gets both sides, and writes nothing', async () => {
  const { id } = await create();
  await update(id, { changes: [firstName('', 'Ada')] });
  const response = await update(id, {
    changes: [firstName('', 'Augusta'), { path: ['personal', 'city'], before: '', after: 'London' }],
  });
  expect(response.statusCode).toBe(409);
  expect(resumeConflictSchema.parse(response.json())).toMatchObject({
    conflicts: [{ path: ['personal', 'firstName'], after: 'Augusta', theirs: 'Ada' }],
    resume: { data: { personal: { firstName: 'Ada', city: '' } } },
  });
  // The same write again, as after an answer that got lost, is none.
  const again = await update(id, { changes: [firstName('', 'Ada')] });
  expect(again.json().resume.revision).toBe(response.json().resume.revision);
});

test('a resume is called after whom it names, until somebody names it', async () => {
  const { id, title } = await create();
  expect(title).toBe('Untitled resume');
  const titled = async (body: object) => (await update(id, body)).json().resume.title;
  expect(await titled({ changes: [firstName('', 'Ada')] })).toBe('Ada');
  expect(await titled({ changes: [{ path: ['personal', 'jobTitle'], before: '', after: 'Analyst' }] })).toBe(
    'Ada, Analyst',
  );
  expect(await titled({ title: 'For the bank' })).toBe('For the bank');
  expect(await titled({ changes: [firstName('Ada', 'Augusta')] })).toBe('For the bank');
});

test('two writes at the same moment are both there', async () => {
  const { id } = await create();
  const fields = ['firstName', 'lastName', 'email', 'phone', 'city', 'country'];
  await Promise.all(
    fields.map((field) => update(id, { changes: [{ path: ['personal', field], before: '', after: field }] })),
  );
  const { personal } = (await call('GET', `/resume_data/?id=${id}`)).json().resume.data;
  for (const field of fields) expect(personal[field]).toBe(field);
});

test('text is kept as it is typed, and what is no resume is refused', async () => {
  const { id } = await create();
  const typed = await update(id, { changes: [firstName('', 'Ada ')] });
  expect(typed.json().resume.data.personal.firstName).toBe('Ada ');
  for (const change of [
    { path: ['personal', 'firstName'], before: 'Ada ', after: { a: 1 } },
    { path: ['personal', 'profileImg'], before: '', after: 'javascript:alert(1)' },
    { path: ['personal', 'firstName'], before: 'Ada ', after: 'x'.repeat(501) },
  ]) {
    const response = await update(id, { changes: [change] });
    expect([response.statusCode, response.json().code]).toEqual([400, 'invalid_resume']);
  }
});

test('a new template is patched alone, and brings its line height', async () => {
  const { id } = await create();
  const { resume } = (await update(id, { template: 'modern' })).json();
  expect(resume).toMatchObject({ template: 'modern', data: { selectedTemplate: 'modern', lineHeight: 1.5 } });
  expect((await update(id, { template: 'nonsense' })).statusCode).toBe(400);
});

test('a deletion can be taken back', async () => {
  const { id } = await create({ title: 'Mine' });
  await call('DELETE', `/resume/${id}/delete/`);
  expect((await call('GET', `/resume_data/?id=${id}`)).statusCode).toBe(404);
  expect((await call('POST', `/resume/${id}/undelete/`)).json().resume.title).toBe('Mine');
  expect((await call('GET', '/resume-summaries/')).json().resumes).toHaveLength(1);
});

test('the plan says how many resumes are kept', async () => {
  for (let made = 0; made < FREE_PLAN.limits.resumes; made++) await create();
  const refused = await call('POST', '/resume/create/', { idempotency_key: 'one-too-many' });
  expect([refused.statusCode, refused.json().code]).toEqual([402, 'resume_limit_reached']);
});

test('what a write replaces is kept as a version; a version can be named', async () => {
  const { id } = await create();
  await update(id, { changes: [firstName('', 'Ada')] });
  await call('POST', `/resume/${id}/versions/`, { name: 'For North' });
  await update(id, { changes: [firstName('Ada', 'Augusta')] });
  const { versions } = (await call('GET', `/resume/${id}/versions/`)).json();
  expect(versions.map(({ name }: { name: string | null }) => name)).toEqual(['For North', null]);
  const { data } = (await call('GET', `/resume/${id}/versions/${versions[0].id}/`)).json();
  expect(data.personal.firstName).toBe('Ada');
});

test('a copy for a job knows its parent and its advert', async () => {
  const { id } = await create({ data: exampleResume(RESUME_EXAMPLES[0]!) });
  const job = { title: 'Nurse', company: 'North', advert: 'We look for a nurse.' };
  expect(await create({ copy_of: id, job })).toMatchObject({
    parent_id: id,
    job,
    data: { workExperience: [{ company: RESUME_EXAMPLES[0]!.jobs[0]!.company }, {}] },
  });
});

describe('a public link', () => {
  const open = (body: object) => api.app.inject({ method: 'POST', url: '/api/shared-resume/', payload: body });

  test('shows the resume without what is hidden, until it is revoked', async () => {
    const { id } = await create();
    await update(id, {
      changes: [
        { path: ['personal', 'profile'], before: '', after: 'secret' },
        { path: ['hiddenSections'], before: [], after: ['summary'] },
        firstName('', 'Ada'),
      ],
    });
    const { link } = (await call('POST', `/resume/${id}/link/`, {})).json();
    const shared = await open({ token: link.token });
    expect(shared.json().data.personal).toMatchObject({ firstName: 'Ada', profile: '' });
    await call('DELETE', `/resume/${id}/link/`);
    expect((await open({ token: link.token })).statusCode).toBe(404);
  });

  test('asks for its password, and ends on its day', async () => {
    const { id } = await create();
    const { link } = (await call('POST', `/resume/${id}/link/`, { password: 'three words' })).json();
    expect((await open({ token: link.token })).json().code).toBe('link_password_required');
    expect((await open({ token: link.token, password: 'wrong' })).json().code).toBe('link_password_wrong');
    expect((await open({ token: link.token, password: 'three words' })).statusCode).toBe(200);
    const past = (await call('POST', `/resume/${id}/link/`, { expires_at: '2020-01-01T00:00:00Z' })).json().link;
    expect((await open({ token: past.token })).statusCode).toBe(404);
    // The new link took the place of the old one.
    expect((await open({ token: link.token, password: 'three words' })).statusCode).toBe(404);
  });
});

test('an uploaded resume comes back with places, and with nothing dropped in silence', async () => {
  const text = [
    'Ada King',
    'ada@example.org | +44 20 7946 0018',
    '',
    'Experience',
    'Senior Analyst, Northern Mills, Leeds',
    'March 2019 - Present',
    '- Brought the closing of books from nine days to four.',
    '',
    'Skills',
    'SQL, Excel, Forecasting',
  ].join('\n');
  const form = new FormData();
  form.append('resume', new File([text], 'ada.txt', { type: 'text/plain' }));
  const response = await postForm(api.app, '/api/upload-resume/', form);
  const read = uploadedResumeSchema.parse(response.json());
  const data = resumeSchema.parse(read.data);
  expect(data.personal).toMatchObject({ firstName: 'Ada', lastName: 'King', email: 'ada@example.org' });
  expect(data.workExperience[0]).toMatchObject({ current: true });
  expect(read.fields).toContainEqual(
    expect.objectContaining({ path: ['personal', 'email'], value: 'ada@example.org', confidence: expect.any(Number) }),
  );
  expect(read.text).toContain('Northern Mills');
});

test('there are examples for two dozen professions in several regions, each a whole resume', () => {
  expect(RESUME_EXAMPLES.length).toBeGreaterThanOrEqual(24);
  expect(new Set(RESUME_EXAMPLES.map(({ region }) => region)).size).toBeGreaterThanOrEqual(6);
  for (const example of RESUME_EXAMPLES) {
    const resume = exampleResume(example);
    expect(resume.workExperience).toHaveLength(example.jobs.length);
    expect(resume.certifications.blocks).toHaveLength(example.certifications?.length ?? 0);
    expect(resume.skills).toHaveLength(example.skills.length);
  }
});

describe('help while writing', () => {
  const ask = async (path: string, body: object) => (await call('POST', path, body)).json().proposals as string[];

  test('makes lines of notes, and says nothing that the notes do not', async () => {
    const [lines] = await ask('/generate-description/', {
      job_title: 'Nurse',
      notes: 'responsible for managing 12 beds\nI trained new staff',
    });
    expect(lines).toBe('- Managed 12 beds\n- Trained new staff');
  });

  test('leaves figures blank where it knows none', async () => {
    const proposals = await ask('/history_suggestions/', { job_title: 'Registered nurse' });
    expect(proposals.length).toBeGreaterThan(3);
    for (const line of proposals) expect(line).not.toMatch(/\d|\b(?:two|four|nine|eleven)\b/);
  });

  test('proposes skills of the profession that are not there yet', async () => {
    const data = { skills: [{ name: 'Telemetry' }] };
    const skills = await ask('/skill_suggestions/', { job_title: 'Registered Nurse', data });
    expect(skills).toContain('Wound care');
    expect(skills).not.toContain('Telemetry');
  });

  test('summarizes what the resume says', async () => {
    const [summary] = await ask('/generate-summary/', { data: exampleResume(RESUME_EXAMPLES[0]!) });
    expect(summary).toContain('Registered Nurse');
    expect(summary).toContain('Telemetry');
  });

  test.each([
    ['Responsible for running the night shift', 'Ran the night shift'],
    ['- I was responsible for planning of tours', '- Planned tours'],
    ['Was very happy', 'Was happy'],
    ['Led a team', null],
  ])('tightens "%s"', async (text, expected) => {
    expect(await ask('/enhance/', { text })).toEqual(expected === null ? [] : [expected]);
  });
});
