import { Trans } from '@lingui/react/macro';
import type { GuardName, RemoteRoute } from '@vitae/contract/remote';
import { SESSION_KEYS } from '@vitae/contract/storage';
import { Loading } from '@vitae/ui/progress';
import { type ReactNode, useEffect } from 'react';
import { Redirect } from '../routes/redirect.tsx';
import { useServices, useSessionUser, useSiteLocation } from '../services.tsx';
import { isOpenTo, runGuard } from './guards.ts';
import { useAdminCheck } from './use-admin-check.ts';

interface GuardedProps {
  guard: GuardName;
  openTo?: RemoteRoute['openTo'];
  params: Readonly<Record<string, string | undefined>>;
  children: ReactNode;
}

/** Its children, where the guard allows them; else a redirect in place of this entry of the history. */
export function Guarded(props: GuardedProps) {
  return props.guard === 'admin' ? <AdminGuarded {...props} /> : <Decided {...props} hasAdmin={false} />;
}

/** A component of its own: leaving the admin routes forgets the check, so that coming back asks again. */
function AdminGuarded(props: GuardedProps) {
  const check = useAdminCheck();
  if (check === 'running')
    return (
      <Loading>
        <Trans>Checking admin authentication...</Trans>
      </Loading>
    );
  return <Decided {...props} hasAdmin={check === 'passed'} />;
}

function Decided({ guard, openTo, params, hasAdmin, children }: GuardedProps & { hasAdmin: boolean }) {
  const user = useSessionUser();
  const location = useSiteLocation();
  const { placeFor } = useServices();
  const verdict = runGuard(guard, {
    hasUser: user !== null,
    isPaid: user?.isPaid ?? false,
    hasVisited: sessionStorage.getItem(SESSION_KEYS.hasVisited) !== null,
    hasAdmin,
    target: location.pathname + location.search,
    isOpen: isOpenTo(openTo, params),
    staffSignIn: placeFor('staff-sign-in'),
  });
  if (verdict.isAllowed) return children;
  return (
    <>
      {verdict.isOncePerSession ? <RememberVisit /> : null}
      <Redirect to={verdict.redirect} />
    </>
  );
}

function RememberVisit() {
  useEffect(() => sessionStorage.setItem(SESSION_KEYS.hasVisited, 'true'), []);
  return null;
}
