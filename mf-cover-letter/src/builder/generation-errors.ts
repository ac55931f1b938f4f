import { msg } from '@lingui/core/macro';
import type { HttpFailure } from '@vitae/remote-kit/http-error';
import type { Sentence } from '@vitae/remote-kit/sentence';

/** What the person reads when no letter came. */
export function describeGenerateFailure({ status, serverMessage }: HttpFailure): Sentence {
  if (status === 400) return serverMessage ?? msg`Invalid input. Please check your job description and try again.`;
  if (status === 413) return msg`Resume file is too large. Please use a smaller file (max 5MB).`;
  if (status === 429) return msg`Too many requests. Please wait a moment and try again.`;
  return serverMessage ?? msg`Failed to generate cover letter. Please check your connection and try again.`;
}

/** What the person reads when the letter could not be written again. */
export function describeRegenerateFailure({ status, serverMessage }: HttpFailure): Sentence {
  if (status === 400) return serverMessage ?? msg`Unable to regenerate. Please try generating a new cover letter.`;
  if (status === 429) return msg`Too many requests. Please wait a moment before regenerating.`;
  return serverMessage ?? msg`Failed to regenerate cover letter. Please try again.`;
}
