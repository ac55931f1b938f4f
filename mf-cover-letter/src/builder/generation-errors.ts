import type { HttpFailure } from '@vitae/remote-kit/http-error';

/** What the person reads when no letter came. */
export function describeGenerateFailure({ status, serverMessage }: HttpFailure): string {
  if (status === 400) return serverMessage ?? 'Invalid input. Please check your job description and try again.';
  if (status === 413) return 'Resume file is too large. Please use a smaller file (max 5MB).';
  if (status === 429) return 'Too many requests. Please wait a moment and try again.';
  return serverMessage ?? 'Failed to generate cover letter. Please check your connection and try again.';
}

/** What the person reads when the letter could not be written again. */
export function describeRegenerateFailure({ status, serverMessage }: HttpFailure): string {
  if (status === 400) return serverMessage ?? 'Unable to regenerate. Please try generating a new cover letter.';
  if (status === 429) return 'Too many requests. Please wait a moment before regenerating.';
  return serverMessage ?? 'Failed to regenerate cover letter. Please try again.';
}
