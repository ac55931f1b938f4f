import { failureOfCall, type ModelFailureReason } from '../../model/failure.ts';

/** Why a model's letter could not be used, as a sentence for the person who reads the letter. */
export class ModelFailure extends Error {
  override name = 'ModelFailure';
}

const STOOD_IN = 'so the built-in writer wrote this letter.';

export const FAILURES = {
  key_refused: `The AI service did not accept its access key, ${STOOD_IN}`,
  unknown_model: `The AI service does not offer the configured model, ${STOOD_IN}`,
  busy: `The AI service is busy or its quota is used up, ${STOOD_IN}`,
  broken: `The AI service reported an error, ${STOOD_IN}`,
  slow: `The AI service took too long to answer, ${STOOD_IN}`,
  unreachable: `The AI service could not be reached, ${STOOD_IN}`,
  unreadable: `The AI service sent an answer that could not be read, ${STOOD_IN}`,
  interrupted: `The AI service broke off before the letter was complete, ${STOOD_IN}`,
} as const satisfies Record<ModelFailureReason | 'slow', string>;

/** `hasBegun`: text had already arrived, so that a lost connection means an incomplete letter. */
export function reasonFor(error: unknown, hasBegun: boolean): string {
  return error instanceof ModelFailure ? error.message : FAILURES[failureOfCall(error, hasBegun).reason];
}
