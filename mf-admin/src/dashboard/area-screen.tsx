import { Trans } from '@lingui/react/macro';
import { Loading } from '@vitae/ui/progress';
import { type ComponentType, lazy, Suspense } from 'react';
import { Navigate, useParams } from 'react-router-dom';

const AREAS: Record<string, ComponentType> = {
  remotes: lazy(() =>
    import('../remotes-health/remotes-screen.tsx').then((module) => ({ default: module.RemotesScreen })),
  ),
  users: lazy(() => import('../users/users-screen.tsx').then((module) => ({ default: module.UsersScreen }))),
  operations: lazy(() =>
    import('../operations/operations-screen.tsx').then((module) => ({ default: module.OperationsScreen })),
  ),
  audit: lazy(() => import('../audit/audit-screen.tsx').then((module) => ({ default: module.AuditScreen }))),
};
const UserScreen = lazy(() => import('../users/user-screen.tsx').then((module) => ({ default: module.UserScreen })));

/** /admin-dashboard/:area/:id?: what staff look after, each in a screen of its own. */
export function AreaScreen() {
  const { area = '', id } = useParams();
  const Screen = area === 'users' && id ? UserScreen : AREAS[area];
  if (!Screen || (id && area !== 'users')) return <Navigate to="/admin-dashboard" replace />;
  return (
    <Suspense
      fallback={
        <Loading>
          <Trans>Loading…</Trans>
        </Loading>
      }
    >
      <Screen key={id} />
    </Suspense>
  );
}
