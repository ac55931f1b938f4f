import { lazyScreen } from '@vitae/remote-kit/lazy-screen';
import { lazy } from 'react';

/** The remote's screens by path; each is loaded when it is visited. */
export const screens = {
  '/ats-checker': lazyScreen(() => import('./landing/landing-screen.tsx')),
  '/ats-checker-form': lazyScreen(() => import('./form/form-screen.tsx')),
  '/ats-checker-from-gcc': lazyScreen(() => import('./form/gulf-form-screen.tsx')),
  '/ats-checker-result': lazyScreen(() => import('./result/result-screen.tsx')),
  '/ats-dashboard': lazyScreen(() => import('./dashboard/dashboard-screen.tsx')),
  '/shared-ats-check/:token': lazyScreen(() => import('./shared-page/shared-screen.tsx')),
};

/** What stands in the slots of others. */
export const contributions = {
  'resume-score': lazy(() => import('./resume-card/resume-score.tsx')),
};
