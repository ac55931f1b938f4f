import type { Session } from '@vitae/contract/auth';
import { strFromU8, unzipSync } from 'fflate';
import { Secret, TOTP } from 'otpauth';
import type { Mail } from '../mail/mailer.ts';
import { bearer, createAccount, readCode, readMails, TEST_PASSWORD } from '../testing/test-accounts.ts';
import { createTestApp, postForm, type TestApp } from '../testing/test-app.ts';
import { TEST_RESUME } from '../testing/test-resume.ts';
import { removeExpiredOnTime } from './expiry.ts';
import { PERSONAL_DATA } from './registry.ts';

let api: TestApp;
let email: string;
let session: Session;
let next = 0;

beforeAll(async () => {
  api = await createTestApp({ rateLimits: { signIn: 10_000, factor: 100 } });
});
afterAll(() => api.close());
beforeEach(async () => {
  email = `person${++next}@example.org`;
  session = await createAccount(api.app, email);
});

const call = (
  method: 'GET' | 'POST' | 'DELETE' | 'PATCH',
  url: string,
  payload?: object | null,
  access = session.access,
) => api.app.inject({ method, url, headers: bearer(access), ...(payload && { payload }) });
const logIn = (password = TEST_PASSWORD, more = {}) =>
  api.app.inject({ method: 'POST', url: '/api/login/', payload: { email, password, ...more } });
const query = async (statement: string) => (await api.options.database.pool.query(statement)).rows;
const makeStale = () => query(`update sessions set authenticated_at = now() - interval '11 minutes'`);
const codeOf = (secret: string, timestamp = Date.now()) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp });

async function waitForMail(words: RegExp): Promise<{ subject: string; text: string }> {
  for (let attempt = 0; attempt < 100; attempt++) {
    const mail = (await readMails(api.app, email)).find((each) => words.test(`${each.subject}\n${each.text}`));
    if (mail) return mail;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error(`No mail like ${words} arrived at ${email}.`);
}

describe('a sensitive change', () => {
  const changes: ['POST' | 'DELETE', string, object | null][] = [
    ['POST', '/api/account/password/', { password: 'seven wet umbrellas' }],
    ['POST', '/api/account/email/', { email: 'elsewhere@example.org' }],
    ['POST', '/api/account/passkeys/options/', null],
    ['DELETE', '/api/account/passkeys/x/', null],
    ['POST', '/api/account/second-factor/', null],
    ['DELETE', '/api/account/second-factor/', null],
    ['POST', '/api/account/recovery-codes/', null],
    ['POST', '/api/account/export/', null],
  ];

  test.each(changes)('%s %s needs a proof of the last ten minutes', async (method, url, payload) => {
    await makeStale();
    expect((await call(method, url, payload)).json()).toMatchObject({ code: 'sign_in_again' });
    const confirmed = await call('POST', '/api/account/confirm/', { kind: 'password', password: TEST_PASSWORD });
    expect(confirmed.statusCode).toBe(200);
    expect((await call(method, url, payload)).json()).not.toMatchObject({ code: 'sign_in_again' });
  });

  test('is not opened by a wrong password, nor by a code for something else', async () => {
    await makeStale();
    const wrong = await call('POST', '/api/account/confirm/', { kind: 'password', password: 'not mine at all' });
    expect([wrong.statusCode, wrong.json().code]).toEqual([400, 'wrong_password']);
    const reset = await api.app.inject({ method: 'POST', url: '/api/send-otp/', payload: { purpose: 'reset', email } });
    const code = await readCode(api.app, email, 1);
    const proof = { kind: 'code', challenge_id: reset.json().challenge_id, code };
    expect((await call('POST', '/api/account/confirm/', proof)).json()).toMatchObject({ code: 'code_expired' });
    expect((await call('POST', '/api/account/export/')).statusCode).toBe(403);
  });

  test('is opened by a code from the mailbox', async () => {
    await makeStale();
    const { challenge_id } = (await call('POST', '/api/account/proof-code/')).json();
    const proof = { kind: 'code', challenge_id, code: await readCode(api.app, email, 1) };
    expect((await call('POST', '/api/account/confirm/', proof)).statusCode).toBe(200);
    expect((await call('POST', '/api/account/export/')).statusCode).toBe(200);
  });
});

test('a new password signs out everywhere else, and here not', async () => {
  const other = (await logIn()).json();
  expect((await call('POST', '/api/account/password/', { password: 'seven wet umbrellas' })).statusCode).toBe(200);
  expect((await call('GET', '/api/me/')).statusCode).toBe(200);
  expect((await call('GET', '/api/me/', undefined, other.access)).statusCode).toBe(401);
  expect((await logIn()).statusCode).toBe(401);
  expect((await logIn('seven wet umbrellas')).statusCode).toBe(200);
  await waitForMail(/password was changed/);
});

describe('a new address', () => {
  test('is taken with the code that went there, and the old one is told', async () => {
    const address = `Moved${next}@Example.org`;
    const { challenge_id } = (await call('POST', '/api/account/email/', { email: address })).json();
    expect((await call('GET', '/api/me/')).json().email).toBe(email);
    const code = await readCode(api.app, address.toLowerCase());
    const confirmed = await call('POST', '/api/account/email/confirm/', { challenge_id, code });
    expect(confirmed.json()).toMatchObject({ email: address.toLowerCase() });
    expect((await waitForMail(/address of your Vitae account was changed/)).text).toContain(address.toLowerCase());
    expect((await logIn()).statusCode).toBe(401);
    email = address;
    expect((await logIn()).statusCode).toBe(200);
  });

  test('of somebody else is answered the same, and never fits', async () => {
    const other = `other${next}@example.org`;
    await createAccount(api.app, other);
    const asked = await call('POST', '/api/account/email/', { email: other });
    expect(asked.json()).toEqual({ success: true, challenge_id: expect.any(String), expires_in_seconds: 600 });
    const answer = { challenge_id: asked.json().challenge_id, code: '123456' };
    expect((await call('POST', '/api/account/email/confirm/', answer)).json()).toMatchObject({ code: 'code_wrong' });
  });
});

describe('where I am signed in', () => {
  test('is shown with browser, network and time zone, and ended there', async () => {
    const there = await api.app.inject({
      method: 'POST',
      url: '/api/login/',
      payload: { email, password: TEST_PASSWORD },
      remoteAddress: '203.0.113.77',
      headers: {
        'user-agent': 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0',
        'x-time-zone': 'Asia/Dubai',
      },
    });
    const { sessions } = (await call('GET', '/api/account/')).json();
    const other = sessions.find((each: { is_current: boolean }) => !each.is_current);
    expect(sessions).toHaveLength(2);
    expect(other).toMatchObject({
      browser: 'Firefox',
      system: 'Windows',
      network: '203.0.113.0/24',
      time_zone: 'Asia/Dubai',
    });
    expect((await call('DELETE', `/api/account/sessions/${other.id}/`)).statusCode).toBe(200);
    expect((await call('GET', '/api/me/', undefined, there.json().access)).statusCode).toBe(401);
    expect((await call('DELETE', `/api/account/sessions/${other.id}/`)).statusCode).toBe(404);
  });

  test('ends everywhere else at once', async () => {
    const others = [(await logIn()).json(), (await logIn()).json()];
    await call('POST', '/api/account/sessions/end-others/');
    for (const { access } of others) expect((await call('GET', '/api/me/', undefined, access)).statusCode).toBe(401);
    expect((await call('GET', '/api/me/')).statusCode).toBe(200);
  });

  test('a browser that was not seen before is told of by mail, a known one not', async () => {
    const first = await logIn();
    const device = first.cookies.find(({ name }) => name === 'vitae_device')!;
    expect(device).toMatchObject({ httpOnly: true, sameSite: 'Strict', path: '/api/' });
    expect((await waitForMail(/new device/)).text).toMatch(/127\.0\.0\.0\/24/);
    const payload = { email, password: TEST_PASSWORD };
    await api.app.inject({ method: 'POST', url: '/api/login/', payload, cookies: { vitae_device: device.value } });
    await call('POST', '/api/account/proof-code/');
    await readCode(api.app, email);
    expect((await readMails(api.app, email)).filter((mail) => mail.subject.includes('new device'))).toHaveLength(1);
  });
});

describe('a second factor', () => {
  async function switchOn(): Promise<{ secret: string; recoveryCodes: string[] }> {
    const { secret, uri } = (await call('POST', '/api/account/second-factor/')).json();
    expect(uri).toMatch(/^otpauth:\/\/totp\/Vitae:/);
    expect((await logIn()).statusCode).toBe(200);
    const confirmed = await call('POST', '/api/account/second-factor/confirm/', {
      code: codeOf(secret, Date.now() - 30_000),
    });
    return { secret, recoveryCodes: confirmed.json().recovery_codes };
  }

  test('is asked for from the first right code on, and a code works once', async () => {
    const { secret } = await switchOn();
    expect((await logIn()).json()).toMatchObject({ code: 'second_factor_needed' });
    expect((await logIn('not the password', { second_factor_code: codeOf(secret) })).json()).toMatchObject({
      code: 'wrong_credentials',
    });
    const code = codeOf(secret);
    expect((await logIn(TEST_PASSWORD, { second_factor_code: code })).statusCode).toBe(200);
    expect((await logIn(TEST_PASSWORD, { second_factor_code: code })).json()).toMatchObject({
      code: 'second_factor_wrong',
    });
  });

  test('has recovery codes that work once and stand nowhere', async () => {
    const { secret, recoveryCodes } = await switchOn();
    expect(new Set(recoveryCodes).size).toBe(10);
    const [first] = recoveryCodes as [string];
    expect(
      (await logIn(TEST_PASSWORD, { second_factor_code: first.toUpperCase().replaceAll('-', ' ') })).statusCode,
    ).toBe(200);
    expect((await logIn(TEST_PASSWORD, { second_factor_code: first })).statusCode).toBe(401);
    expect((await call('GET', '/api/account/')).json().second_factor).toEqual({ recovery_codes_left: 9 });
    const stored =
      JSON.stringify(await query('select * from recovery_codes')) +
      JSON.stringify(await query('select * from second_factors'));
    expect(stored).not.toContain(first.replaceAll('-', ''));
    expect(stored).not.toContain(secret);

    const fresh = (await call('POST', '/api/account/recovery-codes/')).json().recovery_codes;
    expect((await logIn(TEST_PASSWORD, { second_factor_code: recoveryCodes[1] })).statusCode).toBe(401);
    expect((await logIn(TEST_PASSWORD, { second_factor_code: fresh[0] })).statusCode).toBe(200);
  });

  test('is asked for by a password reset too', async () => {
    await switchOn();
    const reset = await api.app.inject({ method: 'POST', url: '/api/send-otp/', payload: { purpose: 'reset', email } });
    const { challenge_id } = reset.json();
    const code = (await waitForMail(/code to choose a new password/)).subject.slice(0, 6);
    const { reset_token } = (
      await api.app.inject({ method: 'POST', url: '/api/verify-otp/', payload: { challenge_id, code } })
    ).json();
    const answer = await api.app.inject({
      method: 'POST',
      url: '/api/reset-password/',
      payload: { reset_token, password: 'seven wet umbrellas' },
    });
    expect(answer.json()).toMatchObject({ code: 'second_factor_needed' });
    expect((await logIn()).json()).toMatchObject({ code: 'second_factor_needed' });
  });

  test('is switched off again', async () => {
    await switchOn();
    await call('DELETE', '/api/account/second-factor/');
    expect((await logIn()).statusCode).toBe(200);
    await waitForMail(/was switched off/);
  });
});

async function writeLetter(jobTitle: string, referee = 'Secretname'): Promise<void> {
  const form = new FormData();
  form.append(
    'resume',
    new File([TEST_RESUME, `\nReference: Mrs ${referee}, Babbage & Co\n`], 'ada.txt', { type: 'text/plain' }),
  );
  for (const [name, value] of Object.entries({
    job_description: 'We need an analyst.',
    job_title: jobTitle,
    template: 'classic',
  })) {
    form.append(name, value);
  }
  const written = await postForm(api.app, '/api/cover-letter/generate/', form, bearer(session.access));
  expect(written.statusCode).toBe(200);
}

test('the archive holds what was put in, and nobody else’s', async () => {
  await writeLetter('Chief Analyst');
  await call('PATCH', '/api/me/', { username: 'Ada of the archive', targetCountry: 'GB' });
  await call('POST', '/api/payment/checkout/', { plan: 'pro-monthly' });
  const other = await createAccount(api.app, `stranger${next}@example.org`);

  const { file_name, archive } = (await call('POST', '/api/account/export/')).json();
  expect(file_name).toMatch(/^vitae-\d{4}-\d{2}-\d{2}\.zip$/);
  const files = unzipSync(new Uint8Array(Buffer.from(archive, 'base64')));
  const read = (name: string) => strFromU8(files[name]!);
  const { generations, letters } = JSON.parse(read('letters.json'));
  expect(read(`letters/letter-${letters[0].id}.txt`)).toBe(letters[0].letter);
  expect(generations).toMatchObject([{ jobTitle: 'Chief Analyst', resumeText: expect.stringContaining('Babbage') }]);
  expect(JSON.parse(read('account.json'))).toMatchObject({
    email,
    username: 'Ada of the archive',
    targetCountry: 'GB',
  });
  expect(JSON.parse(read('payments.json')).checkouts).toMatchObject([{ planId: 'pro-monthly' }]);
  const whole = Object.keys(files).map(read).join('\n');
  expect(whole).not.toContain(other.user.email);
  expect(whole).not.toMatch(/\$argon2|passwordHash|tokenHash/);
});

/** Every row of every table as text. */
async function dumpDatabase(): Promise<string> {
  const tables = await query(`select table_name as name from information_schema.tables where table_schema = 'public'`);
  const dumps = await Promise.all(tables.map(({ name }) => query(`select to_jsonb(t)::text as row from ${name} t`)));
  return dumps
    .flat()
    .map(({ row }) => row)
    .join('\n');
}

test('after deletion nothing of the person is left in any table', async () => {
  const mails: Mail[] = [];
  const mailer = { send: async (mail: Mail) => void mails.push(mail) };
  const withMails = await createTestApp({ ...api.options, mailer });
  await call('PATCH', '/api/me/', { username: 'Wilhelmina Quixote' });
  await writeLetter('Chief Analyst', 'Lastsecret');
  await call('POST', '/api/payment/checkout/', { plan: 'pro-monthly' });
  await call('POST', '/api/account/proof-code/');
  await call('POST', '/api/account/passkeys/options/');
  await call('POST', '/api/account/second-factor/');
  const visit = {
    user_agent: 'Mozilla/5.0',
    language: 'en',
    screen_resolution: '1x1',
    timezone: 'UTC',
    referrer: 'direct',
    page_url: '/',
    page_title: `Mail of ${email}`,
    session_id: `session_of_person_${next}`,
  };
  const action = { ...visit, action_type: 'navigation', action_data: { from_page: `/${email}`, to_page: '/' } };
  await api.app.inject({ method: 'POST', url: '/api/track-user-action/', payload: action });
  await call('POST', '/api/link-device-to-user/', visit);
  await readCode(api.app, email, 1);
  const [{ id }] = (await query(`select id from users where email = '${email}'`)) as [{ id: string }];
  const traces = [id, email, 'Wilhelmina', 'Lastsecret', `session_of_person_${next}`];
  const before = await dumpDatabase();
  for (const trace of traces) expect(before).toContain(trace);

  const refused = await withMails.app.inject({
    method: 'POST',
    url: '/api/account/delete/',
    headers: bearer(session.access),
    payload: { proof: { kind: 'password', password: 'not the password' } },
  });
  expect(refused.statusCode).toBe(400);
  const deleted = await withMails.app.inject({
    method: 'POST',
    url: '/api/account/delete/',
    headers: bearer(session.access),
    payload: { proof: { kind: 'password', password: TEST_PASSWORD } },
  });
  expect(deleted.statusCode).toBe(200);
  const after = await dumpDatabase();
  for (const trace of traces) expect(after).not.toContain(trace);
  expect((await call('GET', '/api/me/')).statusCode).toBe(401);
  expect((await logIn()).statusCode).toBe(401);
  await withMails.close();
  expect(mails).toMatchObject([{ to: email, subject: 'Your Vitae account was deleted' }]);
});

test('every table that belongs to users is declared by a domain', async () => {
  const declared = new Set(PERSONAL_DATA.flatMap(({ tables }) => tables));
  const referencing = await query(`
    select distinct conrelid::regclass::text as name from pg_constraint where contype = 'f' and confrelid = 'users'::regclass
    union select table_name from information_schema.columns
      where table_schema = 'public' and column_name in ('user_id', 'email', 'recipient')`);
  expect(referencing.length).toBeGreaterThan(5);
  expect(referencing.map(({ name }) => name).filter((name) => !declared.has(name))).toEqual([]);
});

test('what an anonymous visitor left is gone on time, though nobody calls', async () => {
  await query(`insert into cover_letter_generations (resume_text, resume_file_name, job_title, company_name, template_id, expires_at)
    values ('of nobody', 'a.txt', 'x', 'x', 'classic', now() - interval '1 second'), ('of nobody', 'b.txt', 'x', 'x', 'classic', now() + interval '1 hour')`);
  const stop = removeExpiredOnTime(
    api.options.database,
    PERSONAL_DATA,
    (error) => {
      throw error;
    },
    20,
  );
  let left: unknown[] = [];
  for (let attempt = 0; attempt < 100; attempt++) {
    left = await query(`select resume_file_name from cover_letter_generations where resume_text = 'of nobody'`);
    if (left.length === 1) break;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  await stop();
  expect(left).toEqual([{ resume_file_name: 'b.txt' }]);
});
