import { lazy } from 'react';
import { loadDownloadScreen } from './download/load-download-screen.ts';

/** The remote's screens by path; each is loaded when it is visited. */
export const screens = {
  '/coverletter': lazy(() => import('./landing/landing-screen.tsx')),
  '/coverletter-template': lazy(() => import('./template/template-screen.tsx')),
  '/coverletter-letters': lazy(() => import('./letters/letters-screen.tsx')),
  '/coverletter-builder': lazy(() => import('./builder/builder-screen.tsx')),
  '/coverletter-download': lazy(loadDownloadScreen),
};

/** What it puts into the slots of others. */
export const contributions = {
  'letters-of-resume': lazy(() => import('./resume-card/letters-of-resume.tsx')),
};
