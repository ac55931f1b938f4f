/**
 * Why work in a thread came to nothing, whatever was in the text:
 * - `busy`: too much waits already, or this has waited too long; nothing was begun
 * - `timeout`, `out_of_memory`: the work reached its limit
 * - `crashed`: the thread ended by itself
 */
export type WorkFailureReason = 'busy' | 'timeout' | 'out_of_memory' | 'crashed';

const MESSAGES: Record<WorkFailureReason, string> = {
  busy: 'Too many people ask for this at the moment. Nothing was lost. Please try again in a few seconds.',
  timeout: 'This text takes too long to work on. Please shorten it and try again.',
  out_of_memory: 'This text takes too much memory to work on. Please shorten it and try again.',
  crashed: 'The work on this text ended unexpectedly. Please try again.',
};

export class WorkFailure extends Error {
  readonly reason: WorkFailureReason;

  constructor(reason: WorkFailureReason, options?: ErrorOptions) {
    super(MESSAGES[reason], options);
    this.name = 'WorkFailure';
    this.reason = reason;
  }
}
