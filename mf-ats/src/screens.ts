import { lazy } from 'react';

/** The remote's screens by path; each is loaded when it is visited. */
export const screens = {
  '/ats-checker': lazy(() => import('./landing/landing-screen.tsx')),
  '/ats-checker-form': lazy(() => import('./form/form-screen.tsx')),
  '/ats-checker-from-gcc': lazy(() => import('./form/gulf-form-screen.tsx')),
  '/ats-checker-result': lazy(() => import('./result/result-screen.tsx')),
  '/ats-dashboard': lazy(() => import('./dashboard/dashboard-screen.tsx')),
  '/shared-ats-check/:token': lazy(() => import('./shared-page/shared-screen.tsx')),
};

/** What stands in the slots of others. */
export const contributions = {
  'resume-score': lazy(() => import('./resume-card/resume-score.tsx')),
};
