import { lazyScreen } from '@vitae/remote-kit/lazy-screen';
import { lazy } from 'react';
import { loadDownloadScreen } from './download/load-download-screen.ts';

/** The remote's screens by path; each is loaded when it is visited. */
export const screens = {
  '/coverletter': lazyScreen(() => import('./landing/landing-screen.tsx')),
  '/coverletter-template': lazyScreen(() => import('./template/template-screen.tsx')),
  '/coverletter-letters': lazyScreen(() => import('./letters/letters-screen.tsx')),
  '/coverletter-builder': lazyScreen(() => import('./builder/builder-screen.tsx')),
  '/coverletter-download': lazyScreen(loadDownloadScreen),
};

/** What it puts into the slots of others. */
export const contributions = {
  'letters-of-resume': lazy(() => import('./resume-card/letters-of-resume.tsx')),
};
