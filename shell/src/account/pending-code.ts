import { type Challenge, challengeSchema } from '@vitae/contract/auth';
import { createDraft } from '@vitae/remote-kit/draft';
import { useState } from 'react';
import * as z from 'zod/mini';

type Purpose = 'signup' | 'reset';

export interface PendingCode {
  email: string;
  challenge: Challenge;
}

const pendingSchema = z.object({
  purpose: z.enum(['signup', 'reset']),
  email: z.string(),
  challenge: challengeSchema,
  /** Milliseconds since 1970. */
  validUntil: z.number(),
});
const pendingDraft = createDraft('shell', 'pending-code', z.nullable(pendingSchema), null);

/** The code that is on its way to somebody, kept until it is used or no longer valid: a reload does not lose the step. */
export function usePendingCode(purpose: Purpose): [PendingCode | null, (pending: PendingCode | null) => void] {
  const [pending, setPending] = useState(() => readPending(purpose));
  const keep = (next: PendingCode | null) => {
    setPending(next);
    if (next === null) return pendingDraft.clear();
    pendingDraft.set({ ...next, purpose, validUntil: Date.now() + next.challenge.expires_in_seconds * 1000 });
  };
  return [pending, keep];
}

function readPending(purpose: Purpose): PendingCode | null {
  const kept = pendingDraft.get();
  const secondsLeft = kept === null ? 0 : Math.floor((kept.validUntil - Date.now()) / 1000);
  if (kept?.purpose !== purpose || secondsLeft <= 0) return null;
  return { email: kept.email, challenge: { ...kept.challenge, expires_in_seconds: secondsLeft } };
}
