import { lazyScreen, type Screen } from '@vitae/remote-kit/lazy-screen';
import type { ComponentType } from 'react';
import { ChooseFlowScreen } from './choose-flow/choose-flow-screen.tsx';

/** A screen that is loaded when it is visited. */
const screen = <Name extends string>(load: () => Promise<Record<Name, ComponentType>>, name: Name) =>
  lazyScreen(() => load().then((module) => ({ default: module[name] })));

export const routes: Record<string, Screen> = {
  '/choose-your-resumeflow': ChooseFlowScreen,
  '/cv-flowchart': screen(
    () => import(/* webpackChunkName: "/cv-flowchart" */ './flowchart/flowchart-screen.tsx'),
    'FlowchartScreen',
  ),
  '/Upload-resume': screen(
    () => import(/* webpackChunkName: "/Upload-resume" */ './upload/upload-screen.tsx'),
    'UploadScreen',
  ),
  '/ResumeParsing': screen(
    () => import(/* webpackChunkName: "/ResumeParsing" */ './parsing/parsing-screen.tsx'),
    'ParsingScreen',
  ),
  '/ChooseTemplate': screen(
    () => import(/* webpackChunkName: "/ChooseTemplate" */ './template/template-screen.tsx'),
    'TemplateScreen',
  ),
  '/resume-form/:section/:subStep?': screen(
    () => import(/* webpackChunkName: "/resume-form/:section/:subStep?" */ './form/form-screen.tsx'),
    'FormScreen',
  ),
  '/resume-final-part': screen(
    () => import(/* webpackChunkName: "/resume-final-part" */ './final/final-screen.tsx'),
    'FinalScreen',
  ),
  '/resume-final-part/Resume-ready': screen(
    () => import(/* webpackChunkName: "/resume-final-part/Resume-ready" */ './final/ready-screen.tsx'),
    'ReadyScreen',
  ),
  '/resume-final-design': screen(
    () => import(/* webpackChunkName: "/resume-final-design" */ './design/design-screen.tsx'),
    'DesignScreen',
  ),
  '/resume-dashboard': screen(
    () => import(/* webpackChunkName: "/resume-dashboard" */ './dashboard/dashboard-screen.tsx'),
    'DashboardScreen',
  ),
  '/resume-download': screen(
    () => import(/* webpackChunkName: "/resume-download" */ './download/download-screen.tsx'),
    'DownloadScreen',
  ),
  '/shared-resume/:token': screen(
    () => import(/* webpackChunkName: "/shared-resume/:token" */ './shared-page/shared-screen.tsx'),
    'SharedScreen',
  ),
};
