import type { FastifyBaseLogger } from 'fastify';
import { toLoggable } from '../errors/loggable-error.ts';
import type { Mail, Mailer } from './mailer.ts';

/**
 * Hands mails to the mailer without making the caller wait: how long an answer takes must not tell whether a mail
 * was sent. A mail that fails is logged without a word of it, since subjects hold codes; its reader can ask for another.
 */
export class Outbox {
  readonly #mailer: Mailer;
  readonly #log: FastifyBaseLogger;
  readonly #underway = new Set<Promise<void>>();

  constructor(mailer: Mailer, log: FastifyBaseLogger) {
    this.#mailer = mailer;
    this.#log = log;
  }

  post(mail: Mail): void {
    const sending = this.#mailer
      .send(mail)
      .catch((error) => this.#log.error({ err: toLoggable(error) }, 'a mail was not sent'))
      .finally(() => this.#underway.delete(sending));
    this.#underway.add(sending);
  }

  /** Waits for the mails that are underway. */
  async flush(): Promise<void> {
    await Promise.all(this.#underway);
  }
}
