import { lazy, Suspense, useSyncExternalStore } from 'react';
import { useServices } from '../services.tsx';

const ToastList = lazy(() => import('./toast-list.tsx').then((module) => ({ default: module.ToastList })));

/** Nothing until the first toast; its code is loaded then. */
export function Toasts() {
  const { toasts } = useServices();
  const hasToasts = useSyncExternalStore(toasts.subscribe, toasts.get);
  return hasToasts ? (
    <Suspense>
      <ToastList />
    </Suspense>
  ) : null;
}
