import { useBusEvent } from '@vitae/remote-kit/platform';
import type { ReactNode } from 'react';

/** Around all screens: follows a log-out in this tab and in others. */
export function ForgetOnSignOut({ children }: { children: ReactNode }) {
  useBusEvent('auth:signed-out@1', ({ reason }) => {
    if (reason === 'expired') return;
    // With it come the schemas of everything stored, which the landing page does without.
    void import('./forget.ts').then(({ forgetAfterSignOut }) => forgetAfterSignOut(reason));
  });
  return children;
}
