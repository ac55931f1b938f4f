import { readHttpFailure } from '@vitae/remote-kit/http-error';

const UNREACHABLE_MESSAGE = 'Vitae cannot be reached. Check your connection and try again.';

/** A failed call as a sentence for people: the server's own, or what the kind of failure allows to say. */
export function failureMessage(error: unknown): string {
  const { status, serverMessage } = readHttpFailure(error);
  if (status === null) return UNREACHABLE_MESSAGE;
  return serverMessage ?? 'Something went wrong on our side. Please try again.';
}
