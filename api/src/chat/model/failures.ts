import type { ChatFallbackReason } from '@vitae/contract/chat';
import { failureOfCall } from '../../model/failure.ts';

/** An answer that arrived and cannot be used. */
export class UnusableAnswer extends Error {
  override name = 'UnusableAnswer';
  readonly reason: ChatFallbackReason;

  constructor(reason: ChatFallbackReason) {
    super(`The model's answer is ${reason}.`);
    this.reason = reason;
  }
}

interface Failure {
  reason: ChatFallbackReason;
  /** Seconds, where the service said when it takes calls again. */
  retryAfter: number | null;
}

/** `hasBegun`: text had already arrived, so that a lost connection means an incomplete answer. */
export function reasonOf(error: unknown, hasBegun: boolean): Failure {
  return error instanceof UnusableAnswer ? { reason: error.reason, retryAfter: null } : failureOfCall(error, hasBegun);
}
