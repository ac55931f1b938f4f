import type { GuardName } from '@vitae/contract/remote';
import { SESSION_KEYS } from '@vitae/contract/storage';
import { Loading } from '@vitae/ui/progress';
import { type ReactNode, useEffect } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useSessionUser } from '../services.tsx';
import { runGuard } from './guards.ts';
import { useAdminCheck } from './use-admin-check.ts';

interface GuardedProps {
  guard: GuardName;
  params: Readonly<Record<string, string | undefined>>;
  children: ReactNode;
}

/** Its children, where the guard allows them; else a redirect in place of this entry of the history. */
export function Guarded({ guard, params, children }: GuardedProps) {
  const user = useSessionUser();
  const location = useLocation();
  const adminCheck = useAdminCheck(guard === 'admin');
  if (guard === 'admin' && adminCheck === 'running') return <Loading>Checking admin authentication...</Loading>;

  const verdict = runGuard(guard, {
    hasUser: user !== null,
    isPaid: user?.isPaid ?? false,
    hasVisited: sessionStorage.getItem(SESSION_KEYS.hasVisited) !== null,
    hasAdmin: adminCheck === 'passed',
    target: location.pathname + location.search,
    params,
  });
  if (verdict.isAllowed) return children;
  return (
    <>
      {verdict.isOncePerSession ? <RememberVisit /> : null}
      <Navigate to={verdict.redirect} replace />
    </>
  );
}

function RememberVisit() {
  useEffect(() => sessionStorage.setItem(SESSION_KEYS.hasVisited, 'true'), []);
  return null;
}
