import { type Session, signUp, verifyCode } from '@vitae/contract/auth';
import { listDevMails } from '@vitae/contract/dev-mailbox';
import type { FastifyInstance } from 'fastify';

/** Opens the development mailbox of a test's API. */
export const TEST_MAILBOX_KEY = 'the key of all tests';
export const TEST_PASSWORD = 'correct horse battery';

export function bearer(token: string): { authorization: string } {
  return { authorization: `Bearer ${token}` };
}

/** Mails to an address, newest first, from the development mailbox. */
export async function readMails(app: FastifyInstance, to: string): Promise<{ subject: string; text: string }[]> {
  const { mails } = (
    await app.inject({ url: listDevMails.path, query: { key: TEST_MAILBOX_KEY }, headers: { host: 'localhost' } })
  ).json();
  return mails.filter((mail: { to: string }) => mail.to === to);
}

/** The code of the newest mail to an address. Mails are sent behind the answer, so it may have to wait for it. */
export async function readCode(app: FastifyInstance, to: string, afterMails = 0): Promise<string> {
  for (let attempt = 0; attempt < 100; attempt++) {
    const mails = await readMails(app, to);
    const code = mails.length > afterMails ? mails[0]!.subject.match(/^\d{6}/)?.[0] : undefined;
    if (code) return code;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error(`No mail with a code arrived at ${to}.`);
}

/** Signs up through the API, mail and code included. */
export async function createAccount(app: FastifyInstance, email: string, password = TEST_PASSWORD): Promise<Session> {
  const signup = await app.inject({ method: 'POST', url: signUp.path, payload: { email, password } });
  const { challenge_id } = signup.json();
  const verified = await app.inject({
    method: 'POST',
    url: verifyCode.path,
    payload: { challenge_id, code: await readCode(app, email.toLowerCase()) },
  });
  if (verified.statusCode !== 200) throw new Error(verified.body);
  return verified.json();
}
