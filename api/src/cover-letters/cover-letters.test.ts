import { generatedLetterSchema, RESUME_FILE_MAX_BYTES } from '@vitae/contract/cover-letter';
import { resumeSchema } from '@vitae/documents/model/resume';
import { sql } from 'drizzle-orm';
import { ANONYMOUS_PER_DAY } from '../billing/allowance.ts';
import { UnreadableResumeError } from '../parsing/errors.ts';
import { bearer, createAccount } from '../testing/test-accounts.ts';
import { createTestApp, postForm, type TestApp } from '../testing/test-app.ts';
import { resumeFile, TEST_RESUME } from '../testing/test-resume.ts';
import type { TextWork } from '../workers/text-work.ts';
import { WorkFailure } from '../workers/work-failure.ts';
import type { LetterRequest, Writer } from '../writing/writer.ts';

/** Records what the API asks of the writer; the letters themselves are the writer's own tests' concern. */
const requests: LetterRequest[] = [];
const recordingWriter: Writer = {
  name: 'recording',
  writeLetter: async (request) => {
    requests.push(request);
    return {
      letter: `Letter ${requests.length}`,
      applicant: { fullName: 'Ada King', email: 'ada@example.org', phone: '', location: '', skills: ['Analysis'] },
      companyName: request.companyName || 'Found Ltd',
      writer: { name: 'recording', fallback_reason: null },
      notes: [],
      unsupported: [],
    };
  },
};

let api: TestApp;

beforeAll(async () => {
  api = await createTestApp({ writer: recordingWriter, rateLimits: { letters: 1000, factor: 100 } });
});
beforeEach(() => {
  requests.length = 0;
});
afterAll(() => api.close());

/** The threads with another way to read a file. */
const reading = (readResume: TextWork['readResume']): TextWork => ({ ...api.options.work, readResume });
const POEM = `The evening comes in softly from the sea,
and every window keeps a little light.
I walked along the harbour, you with me,
and nothing that we said was worth the night.`;
const ADVERT = `Data Analyst
We are looking for an analyst to join our team in Leeds.
Requirements
- Three years of experience with SQL and Excel
- The successful candidate writes clearly
How to apply: send your CV to jobs@brightwater.example by Friday.`;
const NO_RESUMES: [string, string, string][] = [
  ['a poem', POEM, 'could not be read as a resume'],
  ['the job advert itself', ADVERT, 'job advert'],
];

const GENERATE = '/api/cover-letter/generate/';
const REGENERATE = '/api/cover-letter/regenerate/';

function letterForm(changes: Record<string, string | File | null> = {}): FormData {
  const fields: Record<string, string | File | null> = {
    resume: resumeFile(),
    job_description: 'We look for an analyst.',
    job_title: 'Analyst',
    company_name: '',
    tone: 'Casual',
    additional_context: 'I can start in May.',
    template: 'classic',
    ...changes,
  };
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) if (value !== null) form.append(name, value);
  return form;
}

function regenerateBody(generationId: string, changes: Record<string, unknown> = {}) {
  return {
    generation_id: generationId,
    regenerate: true,
    variation_request: 'Make it shorter',
    job_description: 'We look for an analyst.',
    job_title: 'Analyst',
    tone: 'Professional',
    template: 'classic',
    ...changes,
  };
}

test('the templates are the five of the product, each but the default with guidance', async () => {
  const { templates } = (await api.app.inject('/api/cover-letter/templates/')).json();
  expect(templates.map((template: { name: string }) => template.name)).toEqual([
    'Default',
    'Classic Cover Letter',
    'Skills-Focused Cover Letter',
    'Story-Driven Cover Letter',
    'Modern Professional',
  ]);
  const classic = templates[1].format.paragraphs.map((paragraph: { title: string }) => paragraph.title);
  expect(classic).toEqual(['Introduction', "Why You're a Fit", 'Company Fit', 'Call to Action']);
});

describe('generate', () => {
  test('hands the resume and every field to the writer and answers with the letter', async () => {
    const response = await postForm(api.app, GENERATE, letterForm());
    expect(response.statusCode).toBe(200);
    expect(generatedLetterSchema.parse(response.json())).toMatchObject({
      generated_letter: 'Letter 1',
      company_name: 'Found Ltd',
      applicant: { fullName: 'Ada King' },
    });
    expect(requests[0]).toMatchObject({
      resumeText: expect.stringContaining('Analyst, Engine Works'),
      resume: { jobs: [{ company: { value: 'Engine Works' } }] },
      jobDescription: 'We look for an analyst.',
      jobTitle: 'Analyst',
      tone: 'Casual',
      additionalContext: 'I can start in May.',
      template: { id: 'classic' },
      previousLetters: [],
    });
  });

  test('takes the four kinds of files that are promised, and no other that could be read', async () => {
    const resume = new File(['Ada King, Analyst at Engine Works'], 'resume.odt', {
      type: 'application/vnd.oasis.opendocument.text',
    });
    const response = await postForm(api.app, GENERATE, letterForm({ resume }));
    expect(response.statusCode).toBe(400);
    expect(response.json().message).toBe('Unsupported file type. Please use PDF, DOC, DOCX, or TXT.');
  });

  test.each([
    ['no file', { resume: null }, 'Resume file is required. Please upload your resume.', 'resume'],
    ['a text in place of the file', { resume: 'x' }, 'Resume file is required. Please upload your resume.', 'resume'],
    ['no template', { template: null }, 'Template ID not found. Please select a valid template.', 'template'],
    ['an unknown template', { template: 'x' }, 'Template ID not found. Please select a valid template.', 'template'],
    ['a blank job title', { job_title: '  ' }, 'Job title is required.', 'job_title'],
    ['no job description', { job_description: null }, 'Job description is required.', 'job_description'],
    [
      'a job description beyond the limit',
      { job_description: 'x'.repeat(20_001) },
      'Job description is too long: at most 20000 characters.',
      'job_description',
    ],
    [
      'an unknown tone',
      { tone: 'Rude' },
      'Tone must be one of: Professional, Casual, Enthusiastic, Informational.',
      'tone',
    ],
  ])('refuses %s', async (_case, changes: Record<string, string | null>, message, field) => {
    const response = await postForm(api.app, GENERATE, letterForm(changes));
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ success: false, message, fields: { [field]: message } });
    expect(requests).toEqual([]);
  });

  test('accepts a file of just 5 MB', async () => {
    const resume = new File([new Uint8Array(RESUME_FILE_MAX_BYTES).fill(97)], 'resume.txt', { type: 'text/plain' });
    const unread = await createTestApp({
      work: reading((file) => api.options.work.readResume({ ...file, bytes: new TextEncoder().encode(TEST_RESUME) })),
    });
    expect((await postForm(unread.app, GENERATE, letterForm({ resume }))).statusCode).toBe(200);
    await unread.close();
  });

  test('asks an anonymous visitor to sign up when all letters of a day are used', async () => {
    const fresh = await createTestApp({ writer: recordingWriter, rateLimits: { letters: 1000 } });
    for (let count = 0; count < ANONYMOUS_PER_DAY.cover_letters; count++) {
      expect((await postForm(fresh.app, GENERATE, letterForm())).statusCode).toBe(200);
    }
    const response = await postForm(fresh.app, GENERATE, letterForm());
    expect(response.statusCode).toBe(402);
    expect(response.json()).toMatchObject({ code: 'visitor_limit_reached' });
    await fresh.close();
  });

  test('refuses a file over 5 MB with 413', async () => {
    const resume = new File([new Uint8Array(RESUME_FILE_MAX_BYTES + 1)], 'resume.pdf', { type: 'application/pdf' });
    const response = await postForm(api.app, GENERATE, letterForm({ resume }));
    expect(response.statusCode).toBe(413);
    expect(response.json()).toMatchObject({ success: false, code: 'file_too_large' });
  });

  test.each(NO_RESUMES)('refuses %s, and keeps nothing of it', async (_what, text, message) => {
    const resume = new File([text], 'resume.txt', { type: 'text/plain' });
    const response = await postForm(api.app, GENERATE, letterForm({ resume }));
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ code: 'resume_not_a_resume', message: expect.stringContaining(message) });
    expect(requests).toEqual([]);
    const { rows } = await api.options.database.orm.execute(
      sql`select 1 from cover_letter_generations where resume_text like ${`%${text.slice(0, 20)}%`}`,
    );
    expect(rows).toEqual([]);
  });

  test('asks for a name before it writes what nobody could sign, and signs with the name that is given', async () => {
    const nameless = resumeFile(TEST_RESUME.replace(/^.*\n/, ''));
    const refused = await postForm(api.app, GENERATE, letterForm({ resume: nameless, full_name: '' }));
    expect(refused.json()).toMatchObject({ code: 'name_missing', fields: { full_name: 'Please enter your name.' } });
    expect(requests).toEqual([]);
    await postForm(api.app, GENERATE, letterForm({ resume: nameless, full_name: 'Ada Lovelace', phone: '' }));
    expect(requests[0]!.resume).toMatchObject({ name: { value: 'Ada Lovelace', confidence: 1 }, phone: null });
  });

  test('reads what the head of the letter would say, and keeps nothing of it', async () => {
    const form = new FormData();
    form.append('resume', resumeFile());
    const response = await postForm(api.app, '/api/cover-letter/letterhead/', form);
    expect(response.json()).toMatchObject({
      letterhead: { full_name: { value: expect.stringContaining('Ada'), is_doubtful: false } },
      has_found_little: false,
    });
  });

  test('asks for more where resume or advert leave a letter nothing to say', async () => {
    const builtin = await createTestApp();
    const refused = await postForm(builtin.app, GENERATE, letterForm({ job_description: 'Analyst' }));
    expect(refused.statusCode).toBe(400);
    expect(refused.json()).toMatchObject({ code: 'advert_says_too_little' });
    const bare = new File(['Ada King\nada@example.org\n\nSkills\nPunctual'], 'ada.txt', { type: 'text/plain' });
    const empty = await postForm(builtin.app, GENERATE, letterForm({ resume: bare, full_name: 'Ada King' }));
    expect(empty.json()).toMatchObject({ code: 'resume_says_too_little' });
    const { generation_id } = (await postForm(builtin.app, GENERATE, letterForm())).json();
    const again = await builtin.app.inject({
      method: 'POST',
      url: REGENERATE,
      payload: regenerateBody(generation_id, { job_description: 'Analyst' }),
    });
    expect(again.json()).toMatchObject({ code: 'advert_says_too_little' });
    await builtin.close();
  });

  test('gives the reason when the file cannot be read', async () => {
    const unreadable = await createTestApp({
      work: reading(() => Promise.reject(new UnreadableResumeError('encrypted'))),
    });
    const response = await postForm(unreadable.app, GENERATE, letterForm());
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ code: 'resume_encrypted', message: expect.stringContaining('password') });
    await unreadable.close();
  });

  test('refuses a poem, whoever asks', async () => {
    const poem = resumeFile('Shall I compare thee to a summer day?\nThou art more lovely and more temperate.');
    const response = await postForm(api.app, GENERATE, letterForm({ resume: poem }));
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ code: 'resume_not_a_resume' });
  });

  test('asks to come back when every thread is busy', async () => {
    const busy = await createTestApp({ work: reading(() => Promise.reject(new WorkFailure('busy'))) });
    const response = await postForm(busy.app, GENERATE, letterForm());
    expect(response.statusCode).toBe(503);
    expect(response.json()).toMatchObject({ code: 'work_busy' });
    expect(Number(response.headers['retry-after'])).toBeGreaterThan(0);
    await busy.close();
  });

  test('answers 500 without a word about its insides when the writer breaks', async () => {
    const broken = await createTestApp({
      writer: { name: 'broken', writeLetter: () => Promise.reject(new Error('secret detail')) },
    });
    const response = await postForm(broken.app, GENERATE, letterForm());
    expect(response.statusCode).toBe(500);
    expect(response.body).not.toContain('secret');
    await broken.close();
  });

  test('answers 429 when one client asks too often, and counts the same on every instance', async () => {
    const first = await createTestApp({ rateLimits: { letters: 2 } });
    const second = await createTestApp({ rateLimits: { letters: 2 }, database: first.options.database });
    const ask = (test: TestApp) => postForm(test.app, GENERATE, letterForm());
    expect((await ask(first)).statusCode).toBe(200);
    expect((await ask(second)).statusCode).toBe(200);
    const response = await ask(first);
    expect(response.statusCode).toBe(429);
    expect(Number(response.headers['retry-after'])).toBeGreaterThan(0);
    expect(response.json()).toEqual({
      success: false,
      code: 'too_many_requests',
      message: 'Too many requests. Please wait a moment and try again.',
    });
    await second.close();
    await first.close();
  });
});

describe('regenerate', () => {
  async function generate(): Promise<string> {
    return (await postForm(api.app, GENERATE, letterForm())).json().generation_id;
  }
  const regenerate = (payload: object) => api.app.inject({ method: 'POST', url: REGENERATE, payload });

  test('writes from the stored resume and knows every earlier letter', async () => {
    const id = await generate();
    await regenerate(regenerateBody(id));
    const response = await regenerate(regenerateBody(id));
    expect(response.statusCode).toBe(200);
    expect(response.json()).toMatchObject({ generation_id: id, generated_letter: 'Letter 3' });
    expect(requests[2]).toMatchObject({
      resumeText: expect.stringContaining('Analyst, Engine Works'),
      resume: { jobs: [{ company: { value: 'Engine Works' } }] },
      tone: 'Professional',
      variationRequest: 'Make it shorter',
      previousLetters: ['Letter 1', 'Letter 2'],
    });
  });

  test.each(['6f2c1f0a-3f5c-4a57-9d55-0a4c0d3c9f11', "1' or true --"])('does not find generation %s', async (id) => {
    const response = await regenerate(regenerateBody(id));
    expect(response.statusCode).toBe(404);
    expect(response.json()).toMatchObject({ code: 'generation_not_found' });
  });

  test('does not find an anonymous generation after a day', async () => {
    const id = await generate();
    await api.options.database.orm.execute(
      sql`update cover_letter_generations set expires_at = now() - interval '1 second' where id = ${id}`,
    );
    expect((await regenerate(regenerateBody(id))).statusCode).toBe(404);
  });

  test('refuses a generation of old whose file was never known to be a resume', async () => {
    const id = await generate();
    await api.options.database.orm.execute(
      sql`update cover_letter_generations set parsed_resume = null where id = ${id}`,
    );
    const response = await regenerate(regenerateBody(id));
    expect(response.statusCode).toBe(404);
    expect(response.json()).toMatchObject({ code: 'generation_not_found' });
    expect(requests).toHaveLength(1);
  });

  test('refuses an unknown template', async () => {
    const response = await regenerate(regenerateBody(await generate(), { template: 'x' }));
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({
      message: 'Template ID not found. Please select a valid template.',
    });
  });
});

test('a resume of the account stands in for the file, for its owner alone', async () => {
  const ada = (await createAccount(api.app, 'letters-ada@example.org')).access;
  const created = await api.app.inject({
    method: 'POST',
    url: '/api/resume/create/',
    headers: bearer(ada),
    payload: {
      idempotency_key: crypto.randomUUID(),
      title: 'Analyst, Leeds',
      data: resumeSchema.parse({
        personal: { firstName: 'Ada', lastName: 'King', email: 'ada.king@example.org' },
        workExperience: [{ id: 'j1', jobTitle: 'Analyst', company: 'Engine Works', startDate: '2019', current: true }],
      }),
    },
  });
  const { id } = created.json().resume;
  const form = () => letterForm({ resume: null, resume_id: id });
  const written = await postForm(api.app, GENERATE, form(), bearer(ada));
  expect(written.statusCode).toBe(200);
  expect(requests[0]).toMatchObject({
    resumeText: expect.stringContaining('Engine Works'),
    resume: { name: { value: 'Ada King' }, jobs: [{ company: { value: 'Engine Works' } }] },
  });
  const other = (await createAccount(api.app, 'letters-other@example.org')).access;
  expect((await postForm(api.app, GENERATE, form(), bearer(other))).statusCode).toBe(404);
  expect((await postForm(api.app, GENERATE, form())).statusCode).toBe(401);
});
