import { Suspense, useSyncExternalStore } from 'react';
import { loadLater } from '../load-later.ts';
import { useServices } from '../services.tsx';

const LogOutDialog = loadLater(async () => (await import('./log-out-dialog.tsx')).LogOutDialog, PlainQuestion);

/** Nothing until somebody logs out with work that only this browser has. */
export function LogOutQuestion() {
  const { logOutQuestion } = useServices();
  const isAsked = useSyncExternalStore(logOutQuestion.subscribe, logOutQuestion.isAsked);
  return isAsked ? (
    <Suspense>
      <LogOutDialog />
    </Suspense>
  ) : null;
}

/** Without the dialog's code nobody can be asked: nothing is deleted. */
function PlainQuestion() {
  return null;
}
