import type { GuardName } from '@vitae/contract/remote';
import { PERSISTENT_KEYS } from '@vitae/contract/storage';
import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useSessionUser } from '../services.tsx';
import { runGuard } from './guards.ts';

interface GuardedProps {
  guard: GuardName;
  params: Readonly<Record<string, string | undefined>>;
  children: ReactNode;
}

/** Its children, where the guard allows them; else a redirect in place of this entry of the history. */
export function Guarded({ guard, params, children }: GuardedProps) {
  const user = useSessionUser();
  const location = useLocation();
  const verdict = runGuard(guard, {
    hasUser: user !== null,
    hasAdmin: localStorage.getItem(PERSISTENT_KEYS.adminAuthenticated) === 'true',
    target: location.pathname + location.search,
    params,
  });
  return verdict.isAllowed ? children : <Navigate to={verdict.redirect} replace />;
}
