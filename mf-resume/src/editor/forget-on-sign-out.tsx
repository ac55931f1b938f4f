import { useBusEvent } from '@vitae/remote-kit/platform';
import type { ReactNode } from 'react';

/** Around all screens: nothing of the person who was here stays in memory after a log-out. */
export function ForgetOnSignOut({ children }: { children: ReactNode }) {
  useBusEvent('auth:signed-out@1', ({ reason }) => {
    if (reason === 'expired') return;
    void import('./open-resume.ts').then(({ forgetOpenResume }) => forgetOpenResume());
  });
  return children;
}
