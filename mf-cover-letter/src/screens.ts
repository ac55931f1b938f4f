import { lazyScreen } from '@vitae/remote-kit/lazy-screen';
import { lazy } from 'react';
import { loadDownloadScreen } from './download/load-download-screen.ts';

/** The remote's screens by path; each is loaded when it is visited. */
export const screens = {
  '/coverletter': lazyScreen(() => import(/* webpackChunkName: "/coverletter" */ './landing/landing-screen.tsx')),
  '/coverletter-template': lazyScreen(
    () => import(/* webpackChunkName: "/coverletter-template" */ './template/template-screen.tsx'),
  ),
  '/coverletter-letters': lazyScreen(
    () => import(/* webpackChunkName: "/coverletter-letters" */ './letters/letters-screen.tsx'),
  ),
  '/coverletter-builder': lazyScreen(
    () => import(/* webpackChunkName: "/coverletter-builder" */ './builder/builder-screen.tsx'),
  ),
  '/coverletter-download': lazyScreen(loadDownloadScreen),
};

/** What it puts into the slots of others. */
export const contributions = {
  'letters-of-resume': lazy(() => import('./resume-card/letters-of-resume.tsx')),
};
