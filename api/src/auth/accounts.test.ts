import { sql } from 'drizzle-orm';
import { bearer, createAccount, readCode, readMails, TEST_PASSWORD } from '../testing/test-accounts.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';

let api: TestApp;
let nextAddress = 0;
const newAddress = () => `user${++nextAddress}@example.org`;

beforeAll(async () => {
  api = await createTestApp({ rateLimits: { signIn: 1000 } });
});
afterAll(() => api.close());

const post = (url: string, payload: object, headers = {}) => api.app.inject({ method: 'POST', url, payload, headers });
const readMe = (access: string) => api.app.inject({ url: '/api/me/', headers: bearer(access) });
const wrongCode = (code: string) => (code === '000000' ? '000001' : '000000');

describe('sign-up', () => {
  test('makes the account once the code of the mail is given, and signs in', async () => {
    const email = newAddress();
    const signup = await post('/api/signup/', { email: `  ${email.toUpperCase()} `, password: TEST_PASSWORD });
    expect(signup.json()).toEqual({ success: true, challenge_id: expect.any(String), expires_in_seconds: 600 });
    expect((await post('/api/login/', { email, password: TEST_PASSWORD })).statusCode).toBe(401);

    const verified = await post('/api/verify-otp/', {
      challenge_id: signup.json().challenge_id,
      code: await readCode(api.app, email),
    });
    expect(verified.statusCode).toBe(200);
    expect(verified.json()).toMatchObject({
      success: true,
      purpose: 'signup',
      user: { email, username: email.split('@')[0], is_paid: false, plan: 'Free', payment_plan: null },
    });
    expect((await readMe(verified.json().access)).json()).toEqual(verified.json().user);
    expect((await post('/api/login/', { email, password: TEST_PASSWORD })).statusCode).toBe(200);
  });

  test('answers the same for a known address, whose owner learns it by mail and whose code never fits', async () => {
    const email = newAddress();
    await createAccount(api.app, email);
    const again = await post('/api/signup/', { email, password: 'another long password' });
    expect(again.statusCode).toBe(200);
    expect(again.json()).toEqual({ success: true, challenge_id: expect.any(String), expires_in_seconds: 600 });

    await api.app.inject('/api/health');
    const mails = await waitForMails(email, 2);
    expect(mails[0]!.subject).toBe('You already have a Vitae account');
    const answer = await post('/api/verify-otp/', { challenge_id: again.json().challenge_id, code: '123456' });
    expect(answer.json()).toMatchObject({ code: 'code_wrong' });
    expect((await post('/api/login/', { email, password: TEST_PASSWORD })).statusCode).toBe(200);
  });

  test('sends the code again under a new challenge, and the old one is over', async () => {
    const email = newAddress();
    const first = (await post('/api/signup/', { email, password: TEST_PASSWORD })).json();
    const firstCode = await readCode(api.app, email);
    const second = (await post('/api/send-otp/', { purpose: 'signup', challenge_id: first.challenge_id })).json();
    const code = await readCode(api.app, email, 1);
    expect((await post('/api/verify-otp/', { challenge_id: first.challenge_id, code: firstCode })).statusCode).toBe(
      400,
    );
    expect((await post('/api/verify-otp/', { challenge_id: second.challenge_id, code })).statusCode).toBe(200);
  });

  test.each([
    ['short1', 'A password has at least 8 characters.'],
    ['Password1!', expect.stringContaining('stolen passwords')],
    ['someone.else@example.org', expect.stringContaining('e-mail address')],
    ['someone.else1', expect.stringContaining('e-mail address')],
  ])('refuses the password %s and says why', async (password, message) => {
    const response = await post('/api/signup/', { email: 'someone.else@example.org', password });
    expect(response.statusCode).toBe(400);
    expect(response.json().fields).toEqual({ password: message });
  });

  test('refuses what is no address', async () => {
    const response = await post('/api/signup/', { email: 'nobody@', password: TEST_PASSWORD });
    expect(response.json().fields).toEqual({ email: 'Please enter a valid e-mail address.' });
  });
});

async function waitForMail(to: string, subject: string) {
  for (let attempt = 0; attempt < 100; attempt++) {
    const mail = (await readMails(api.app, to)).find((each) => each.subject === subject);
    if (mail) return mail;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error(`No mail "${subject}" arrived at ${to}.`);
}

async function waitForMails(to: string, count: number) {
  for (let attempt = 0; attempt < 100; attempt++) {
    const mails = await readMails(api.app, to);
    if (mails.length >= count) return mails;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error(`Fewer than ${count} mails arrived at ${to}.`);
}

describe('a code', () => {
  test('is worthless after five wrong ones', async () => {
    const email = newAddress();
    const { challenge_id } = (await post('/api/signup/', { email, password: TEST_PASSWORD })).json();
    const code = await readCode(api.app, email);
    for (let attempt = 0; attempt < 5; attempt++) {
      const answer = await post('/api/verify-otp/', { challenge_id, code: wrongCode(code) });
      expect(answer.json()).toMatchObject({ code: 'code_wrong' });
    }
    expect((await post('/api/verify-otp/', { challenge_id, code })).json()).toMatchObject({ code: 'code_expired' });
  });

  test('is worthless after ten minutes', async () => {
    const email = newAddress();
    const { challenge_id } = (await post('/api/signup/', { email, password: TEST_PASSWORD })).json();
    const code = await readCode(api.app, email);
    await api.options.database.orm.execute(
      sql`update challenges set code_expires_at = code_expires_at - interval '10 minutes' where id = ${challenge_id}`,
    );
    expect((await post('/api/verify-otp/', { challenge_id, code })).json()).toMatchObject({ code: 'code_expired' });
  });

  test('works once, also when it is given twice at the same time', async () => {
    const email = newAddress();
    const { challenge_id } = (await post('/api/signup/', { email, password: TEST_PASSWORD })).json();
    const code = await readCode(api.app, email);
    const answers = await Promise.all([1, 2].map(() => post('/api/verify-otp/', { challenge_id, code })));
    expect(answers.map((answer) => answer.statusCode).sort()).toEqual([200, 400]);
  });

  test('does not stand in the database', async () => {
    const email = newAddress();
    await post('/api/signup/', { email, password: TEST_PASSWORD });
    const code = await readCode(api.app, email);
    const { rows } = await api.options.database.orm.execute(sql`select challenges::text as row from challenges`);
    expect(JSON.stringify(rows)).not.toContain(code);
    expect(JSON.stringify(rows)).not.toContain(TEST_PASSWORD);
  });
});

describe('log-in', () => {
  test('answers the same for a wrong password and an unknown address', async () => {
    const email = newAddress();
    await createAccount(api.app, email);
    const wrong = await post('/api/login/', { email, password: 'a wrong password' });
    const unknown = await post('/api/login/', { email: newAddress(), password: 'a wrong password' });
    expect(wrong.statusCode).toBe(401);
    expect(unknown.statusCode).toBe(401);
    expect(unknown.json()).toEqual(wrong.json());
  });

  test('takes about as long for an unknown address as for a known one', async () => {
    const email = newAddress();
    await createAccount(api.app, email);
    const measure = async (address: string) => {
      const begun = performance.now();
      await post('/api/login/', { email: address, password: 'a wrong password' });
      return performance.now() - begun;
    };
    const durations: [known: number, unknown: number][] = [];
    // In turns, so that a busy machine is busy for both.
    for (let run = 0; run < 9; run++) durations.push([await measure(email), await measure(newAddress())]);
    const median = (values: number[]) => values.sort((a, b) => a - b)[4]!;
    const known = median(durations.map(([duration]) => duration));
    const unknown = median(durations.map(([, duration]) => duration));
    expect(unknown / known).toBeGreaterThan(0.5);
    expect(unknown / known).toBeLessThan(2);
  });

  test('is refused with 429 after ten wrong passwords, the right one too', async () => {
    const email = newAddress();
    await createAccount(api.app, email);
    for (let attempt = 0; attempt < 10; attempt++) {
      expect((await post('/api/login/', { email, password: 'a wrong password' })).statusCode).toBe(401);
    }
    const response = await post('/api/login/', { email: email.toUpperCase(), password: TEST_PASSWORD });
    expect(response.statusCode).toBe(429);
    expect(response.json().message).toContain('Please wait 15 minutes');
  });

  test('counts anew after a right password', async () => {
    const email = newAddress();
    await createAccount(api.app, email);
    // A browser that is known is not slowed down.
    const first = await post('/api/login/', { email, password: TEST_PASSWORD });
    const cookie = `vitae_device=${first.cookies.find(({ name }) => name === 'vitae_device')?.value}`;
    for (let round = 0; round < 2; round++) {
      for (let attempt = 0; attempt < 8; attempt++) {
        await post('/api/login/', { email, password: 'a wrong password' }, { cookie });
      }
      expect((await post('/api/login/', { email, password: TEST_PASSWORD }, { cookie })).statusCode).toBe(200);
    }
  });
});

describe('a password reset', () => {
  test('sets the password, signs out everywhere else, and tells the owner', async () => {
    const email = newAddress();
    const old = await createAccount(api.app, email);
    const { challenge_id } = (await post('/api/send-otp/', { purpose: 'reset', email })).json();
    const code = await readCode(api.app, email, 1);
    const { reset_token } = (await post('/api/verify-otp/', { challenge_id, code })).json();

    const weak = await post('/api/reset-password/', { reset_token, password: 'password1' });
    expect(weak.json()).toMatchObject({ code: 'password_common' });
    const reset = await post('/api/reset-password/', { reset_token, password: 'a fresh long password' });
    expect(reset.statusCode).toBe(200);
    expect((await readMe(reset.json().access)).statusCode).toBe(200);

    expect((await readMe(old.access)).statusCode).toBe(401);
    expect((await post('/api/token/refresh/', { refresh: old.refresh })).statusCode).toBe(401);
    expect((await post('/api/login/', { email, password: TEST_PASSWORD })).statusCode).toBe(401);
    expect((await post('/api/login/', { email, password: 'a fresh long password' })).statusCode).toBe(200);
    expect((await post('/api/reset-password/', { reset_token, password: 'yet another one' })).statusCode).toBe(400);
    await waitForMail(email, 'Your Vitae password was changed');
  });

  test('ends every other reset of the account', async () => {
    const email = newAddress();
    await createAccount(api.app, email);
    const open = async (mailsBefore: number) => {
      const { challenge_id } = (await post('/api/send-otp/', { purpose: 'reset', email })).json();
      return { challenge_id, code: await readCode(api.app, email, mailsBefore) };
    };
    const verify = async (answer: object) => (await post('/api/verify-otp/', answer)).json().reset_token;
    const stolen = await verify(await open(1));
    const unanswered = await open(2);
    const own = await verify(await open(3));
    expect(
      (await post('/api/reset-password/', { reset_token: own, password: 'a fresh long password' })).statusCode,
    ).toBe(200);
    expect(
      (await post('/api/reset-password/', { reset_token: stolen, password: 'a thief has chosen' })).statusCode,
    ).toBe(400);
    expect((await post('/api/verify-otp/', unanswered)).statusCode).toBe(400);
  });

  test('takes no code that was sent for a sign-up', async () => {
    const email = newAddress();
    const { challenge_id } = (await post('/api/signup/', { email, password: TEST_PASSWORD })).json();
    const code = await readCode(api.app, email);
    expect(
      (await post('/api/reset-password/', { reset_token: code, password: 'a fresh long password' })).statusCode,
    ).toBe(400);
    expect((await post('/api/send-otp/', { purpose: 'reset', email })).json().challenge_id).not.toBe(challenge_id);
    const resets = await post('/api/send-otp/', { purpose: 'reset', email });
    const answer = await post('/api/verify-otp/', { challenge_id: resets.json().challenge_id, code });
    expect(answer.json()).toMatchObject({ code: 'code_wrong' });
  });

  test('answers the same for an unknown address, and sends it nothing', async () => {
    const email = newAddress();
    const response = await post('/api/send-otp/', { purpose: 'reset', email });
    expect(response.json()).toEqual({ success: true, challenge_id: expect.any(String), expires_in_seconds: 600 });
    const answer = await post('/api/verify-otp/', { challenge_id: response.json().challenge_id, code: '123456' });
    expect(answer.json()).toMatchObject({ code: 'code_wrong' });
    expect(await readMails(api.app, email)).toEqual([]);
  });

  test('is not sent more than ten times an hour to one address', async () => {
    const email = newAddress();
    for (let sent = 0; sent < 10; sent++) await post('/api/send-otp/', { purpose: 'reset', email });
    expect((await post('/api/send-otp/', { purpose: 'reset', email })).statusCode).toBe(429);
  });
});

describe('tokens', () => {
  test('are exchanged, and the new ones work', async () => {
    const session = await createAccount(api.app, newAddress());
    const refreshed = await post('/api/token/refresh/', { refresh: session.refresh });
    expect(refreshed.statusCode).toBe(200);
    expect(Object.keys(refreshed.json()).sort()).toEqual(['access', 'refresh']);
    expect((await readMe(refreshed.json().access)).statusCode).toBe(200);
    expect((await post('/api/token/refresh/', { refresh: refreshed.json().refresh })).statusCode).toBe(200);
  });

  test('all of a session die when an old refresh token is used again', async () => {
    const session = await createAccount(api.app, newAddress());
    const { access, refresh } = (await post('/api/token/refresh/', { refresh: session.refresh })).json();
    expect((await post('/api/token/refresh/', { refresh: session.refresh })).statusCode).toBe(401);
    expect((await post('/api/token/refresh/', { refresh })).statusCode).toBe(401);
    expect((await readMe(access)).statusCode).toBe(401);
  });

  test('are given once when the same refresh token comes twice at the same time', async () => {
    const session = await createAccount(api.app, newAddress());
    const answers = await Promise.all([1, 2, 3].map(() => post('/api/token/refresh/', { refresh: session.refresh })));
    expect(answers.filter((answer) => answer.statusCode === 200)).toHaveLength(1);
  });

  test('of one session outlive the log-out of another', async () => {
    const email = newAddress();
    const first = await createAccount(api.app, email);
    const second = (await post('/api/login/', { email, password: TEST_PASSWORD })).json();
    expect((await post('/api/logout/', { refresh: first.refresh })).json()).toEqual({ success: true });
    expect((await readMe(first.access)).statusCode).toBe(401);
    expect((await readMe(second.access)).statusCode).toBe(200);
  });

  test('do not stand in the database', async () => {
    const session = await createAccount(api.app, newAddress());
    const { rows } = await api.options.database.orm.execute(
      sql`select refresh_tokens::text as row from refresh_tokens`,
    );
    expect(JSON.stringify(rows)).not.toContain(session.refresh);
  });

  test.each(['x', '', 'a'.repeat(43)])('of nobody (%p) are refused', async (refresh) => {
    expect([400, 401]).toContain((await post('/api/token/refresh/', { refresh })).statusCode);
    expect([200, 400]).toContain((await post('/api/logout/', { refresh })).statusCode);
  });
});

describe('the profile', () => {
  test('keeps the region and the name', async () => {
    const { access } = await createAccount(api.app, newAddress());
    const change = (payload: object) =>
      api.app.inject({ method: 'PATCH', url: '/api/me/', payload, headers: bearer(access) });
    expect((await change({ targetCountry: 'AE', username: 'Ada King' })).json()).toMatchObject({
      targetCountry: 'AE',
      username: 'Ada King',
    });
    expect((await readMe(access)).json()).toMatchObject({ targetCountry: 'AE', username: 'Ada King' });
    expect((await change({})).json()).toMatchObject({ targetCountry: 'AE' });
    expect((await change({ targetCountry: 'Atlantis' })).statusCode).toBe(400);
  });

  test('keeps the language of the screens, none until one is chosen', async () => {
    const { access } = await createAccount(api.app, newAddress());
    const change = (payload: object) =>
      api.app.inject({ method: 'PATCH', url: '/api/me/', payload, headers: bearer(access) });
    expect((await readMe(access)).json()).toMatchObject({ language: '' });
    expect((await change({ language: 'ar' })).json()).toMatchObject({ language: 'ar' });
    expect((await change({ language: '<script>' })).statusCode).toBe(400);
    expect((await readMe(access)).json()).toMatchObject({ language: 'ar' });
  });
});
