import { Trans } from '@lingui/react/macro';
import { Loading } from '@vitae/ui/progress';
import { lazy, Suspense, useState } from 'react';
import { useAdmin } from '../session/admin-session.ts';
import { SignInForm } from './sign-in-form.tsx';

const SignedIn = lazy(() => import('./signed-in.tsx').then((module) => ({ default: module.SignedIn })));

/** /admin-login: the sign-in of staff, and the state of the platform for those who are signed in. */
export function AdminLoginScreen() {
  const admin = useAdmin();
  const [hasLoggedOut, setHasLoggedOut] = useState(false);
  return admin ? (
    <Suspense
      fallback={
        <Loading>
          <Trans>Loading the state of the platform…</Trans>
        </Loading>
      }
    >
      <SignedIn admin={admin} onLogOut={() => setHasLoggedOut(true)} />
    </Suspense>
  ) : (
    <SignInForm hasLoggedOut={hasLoggedOut} />
  );
}
