import type { AddressInfo } from 'node:net';
import { createServer, type Socket } from 'node:net';
import { inspect } from 'node:util';
import type { FastifyBaseLogger } from 'fastify';
import { SMTPServer } from 'smtp-server';
import { createAccount, readMails, TEST_MAILBOX_KEY } from '../testing/test-accounts.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { Outbox } from './outbox.ts';
import { createSmtpMailer } from './smtp.ts';

describe('over SMTP', () => {
  const received: { from: string; to: string[]; user: string; source: string }[] = [];
  let server: SMTPServer;
  let url: string;

  beforeAll(async () => {
    server = new SMTPServer({
      authOptional: false,
      allowInsecureAuth: true,
      disabledCommands: ['STARTTLS'],
      onAuth: ({ username, password }, _session, callback) =>
        password === 'secret' ? callback(null, { user: username }) : callback(new Error('wrong password')),
      onData: (stream, session, callback) => {
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on('end', () => {
          received.push({
            from: session.envelope.mailFrom ? session.envelope.mailFrom.address : '',
            to: session.envelope.rcptTo.map((recipient) => recipient.address),
            user: String(session.user),
            source: Buffer.concat(chunks).toString(),
          });
          callback();
        });
      },
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    url = `smtp://robot:secret@127.0.0.1:${(server.server.address() as AddressInfo).port}`;
  });
  afterAll(() => new Promise<void>((resolve) => server.close(resolve)));

  test('a sign-up sends its code to the address', async () => {
    const api = await createTestApp({
      mailer: createSmtpMailer(url, 'Vitae <hello@vitae.example>'),
      devMailboxKey: null,
    });
    const response = await api.app.inject({
      method: 'POST',
      url: '/api/signup/',
      payload: { email: 'ada@example.org', password: 'correct horse battery' },
    });
    // Closing waits for the mails that are underway.
    await api.app.close();
    expect(received).toHaveLength(1);
    expect(received[0]).toMatchObject({ from: 'hello@vitae.example', to: ['ada@example.org'], user: 'robot' });
    const code = /^Subject: (\d{6}) is your Vitae code\r$/m.exec(received[0]!.source)?.[1];
    expect(code).toBeDefined();

    const reopened = await createTestApp({ ...api.options });
    const verified = await reopened.app.inject({
      method: 'POST',
      url: '/api/verify-otp/',
      payload: { challenge_id: response.json().challenge_id, code },
    });
    expect(verified.statusCode).toBe(200);
    await reopened.close();
    await api.options.database.close();
  });

  test('an address cannot smuggle in a second recipient or a header', async () => {
    const mailer = createSmtpMailer(url, 'hello@vitae.example');
    const count = received.length;
    await mailer
      .send({ to: 'eve@example.org\r\nBcc: all@example.org', subject: 'x\r\nX-Evil: 1', text: 'x' })
      .catch(() => {});
    for (const mail of received.slice(count)) {
      expect(mail.to).toEqual(['eve@example.org']);
      expect(mail.source).not.toMatch(/^(Bcc|X-Evil):/m);
    }
  });
});

test('a mail server that is down is logged, and nobody waits for it', async () => {
  const errors: unknown[] = [];
  const log = { error: (details: unknown) => errors.push(details) } as unknown as FastifyBaseLogger;
  const outbox = new Outbox(createSmtpMailer('smtp://127.0.0.1:1', 'hello@vitae.example'), log);
  outbox.post({ to: 'ada@example.org', subject: '123456 is your Vitae code', text: '123456' });
  await outbox.flush();
  expect(errors).toEqual([{ err: expect.anything() }]);
  expect(inspect(errors)).not.toContain('123456');
});

describe('the development mailbox', () => {
  let api: TestApp;
  beforeAll(async () => {
    api = await createTestApp();
  });
  afterAll(() => api.close());

  const open = (headers: Record<string, string>, remoteAddress = '127.0.0.1', key = TEST_MAILBOX_KEY) =>
    api.app.inject({ url: '/api/dev/mailbox', query: { key }, headers, remoteAddress });

  test.each(['/api/dev/mailbox', '/api/dev/mailbox/mails'])('%s opens with the key of this start only', async (url) => {
    const ask = (query: Record<string, string>) => api.app.inject({ url, query, headers: { host: 'localhost' } });
    expect((await ask({})).json()).toMatchObject({ code: 'mailbox_locked' });
    expect((await ask({ key: 'a guess' })).statusCode).toBe(403);
    expect((await ask({ key: TEST_MAILBOX_KEY })).statusCode).toBe(200);
  });

  test('shows the mails and says what it is', async () => {
    await createAccount(api.app, 'ada@example.org');
    expect(await readMails(api.app, 'ada@example.org')).toHaveLength(1);
    const page = await open({ host: 'localhost:3000' });
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('keeps its mails here in place of sending them');
    expect(page.body).toContain('ada@example.org');
  });

  test('shows a mail as text, whatever is in it', async () => {
    await api.options.mailer.send({ to: '<img src=x onerror=alert(1)>', subject: '</h2><script>', text: '&<b>' });
    const { body, headers } = await open({ host: 'localhost' });
    expect(body).toContain('&lt;img src=x onerror=alert(1)&gt;');
    expect(body).not.toMatch(/<script|<img|<b>/);
    expect(headers['content-security-policy']).toContain("default-src 'none'");
  });

  test.each<[string, Record<string, string>, string]>([
    ['another machine', { host: 'localhost' }, '192.168.1.7'],
    ['a name that points here', { host: 'evil.example' }, '127.0.0.1'],
    ['a proxy', { host: 'localhost', 'x-forwarded-for': '203.0.113.9' }, '127.0.0.1'],
  ])('is closed to %s', async (_case, headers, address) => {
    expect((await open(headers, address)).statusCode).toBe(403);
  });

  test('is not there when mails are sent', async () => {
    const sending = await createTestApp({ devMailboxKey: null });
    const response = await sending.app.inject({ url: '/api/dev/mailbox', headers: { host: 'localhost' } });
    expect(response.statusCode).toBe(404);
    await sending.close();
  });
});

test('a mail server that never answers does not hold an answer back', async () => {
  const sockets: Socket[] = [];
  const silent = createServer((socket) => sockets.push(socket));
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  const url = `smtp://127.0.0.1:${(silent.address() as AddressInfo).port}`;
  const api = await createTestApp({ mailer: createSmtpMailer(url, 'hello@vitae.example') });
  const response = await api.app.inject({
    method: 'POST',
    url: '/api/signup/',
    payload: { email: 'ada@example.org', password: 'correct horse battery' },
  });
  expect(response.statusCode).toBe(200);
  // Whoever waits for the mail waits until its connection is given up.
  expect(sockets.filter(({ closed }) => closed)).toEqual([]);
  for (const socket of sockets) socket.destroy();
  silent.close();
  await api.close();
});
