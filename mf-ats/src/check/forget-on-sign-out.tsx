import { useQueryClient } from '@tanstack/react-query';
import { useBusEvent } from '@vitae/remote-kit/platform';
import type { ReactNode } from 'react';

/** Around all screens: nothing of the person who was here stays. */
export function ForgetOnSignOut({ children }: { children: ReactNode }) {
  const client = useQueryClient();
  useBusEvent('auth:signed-out@1', ({ reason }) => {
    client.clear();
    if (reason === 'expired') return;
    void Promise.all([import('./check-draft.ts'), import('./resume-file.ts')]).then(([{ checkDraft }, file]) => {
      checkDraft.clear();
      file.forgetFile();
    });
  });
  return children;
}
