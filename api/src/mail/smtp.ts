import { createTransport } from 'nodemailer';
import type { Mailer } from './mailer.ts';

const TIMEOUT_MS = 10_000;

/** Sends over SMTP. `url`: `smtps://user:password@host:465`. `from`: the sender, `Vitae <no-reply@example.com>`. */
export function createSmtpMailer(url: string, from: string): Mailer {
  const transport = createTransport(url, { from });
  Object.assign(transport.options, {
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
  });
  return {
    send: async ({ to, subject, text }) => {
      // As an object an address is one address, whatever is in it; a string is read as a list.
      await transport.sendMail({ to: { name: '', address: to }, subject, text });
    },
  };
}
