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
  readonly #onFault: (mail: Mail, error: unknown) => Promise<void>;

  /** @param onFault told of a mail that was not sent, for whoever looks after the site */
  constructor(
    mailer: Mailer,
    log: FastifyBaseLogger,
    onFault: (mail: Mail, error: unknown) => Promise<void> = async () => {},
  ) {
    this.#mailer = mailer;
    this.#log = log;
    this.#onFault = onFault;
  }

  post(mail: Mail): void {
    const sending = this.#mailer
      .send(mail)
      .catch(async (error) => {
        this.#log.error({ err: toLoggable(error) }, 'a mail was not sent');
        await this.#onFault(mail, error).catch(() => {});
      })
      .finally(() => this.#underway.delete(sending));
    this.#underway.add(sending);
  }

  /** Waits for the mails that are underway. */
  async flush(): Promise<void> {
    await Promise.all(this.#underway);
  }
}
