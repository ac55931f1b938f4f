import { lazyScreen } from '@vitae/remote-kit/lazy-screen';
import { lazy } from 'react';

/** The remote's screens by path; each is loaded when it is visited. */
export const screens = {
  '/ats-checker': lazyScreen(() => import(/* webpackChunkName: "/ats-checker" */ './landing/landing-screen.tsx')),
  '/ats-checker-form': lazyScreen(() => import(/* webpackChunkName: "/ats-checker-form" */ './form/form-screen.tsx')),
  '/ats-checker-from-gcc': lazyScreen(
    () => import(/* webpackChunkName: "/ats-checker-from-gcc" */ './form/gulf-form-screen.tsx'),
  ),
  '/ats-checker-result': lazyScreen(
    () => import(/* webpackChunkName: "/ats-checker-result" */ './result/result-screen.tsx'),
  ),
  '/ats-dashboard': lazyScreen(
    () => import(/* webpackChunkName: "/ats-dashboard" */ './dashboard/dashboard-screen.tsx'),
  ),
  '/shared-ats-check/:token': lazyScreen(
    () => import(/* webpackChunkName: "/shared-ats-check/:token" */ './shared-page/shared-screen.tsx'),
  ),
};

/** What stands in the slots of others. */
export const contributions = {
  'resume-score': lazy(() => import('./resume-card/resume-score.tsx')),
};
