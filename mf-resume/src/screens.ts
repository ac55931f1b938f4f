import { lazyScreen, type Screen } from '@vitae/remote-kit/lazy-screen';
import type { ComponentType } from 'react';
import { ChooseFlowScreen } from './choose-flow/choose-flow-screen.tsx';

/** A screen that is loaded when it is visited. */
const screen = <Name extends string>(load: () => Promise<Record<Name, ComponentType>>, name: Name) =>
  lazyScreen(() => load().then((module) => ({ default: module[name] })));

export const routes: Record<string, Screen> = {
  '/choose-your-resumeflow': ChooseFlowScreen,
  '/cv-flowchart': screen(() => import('./flowchart/flowchart-screen.tsx'), 'FlowchartScreen'),
  '/Upload-resume': screen(() => import('./upload/upload-screen.tsx'), 'UploadScreen'),
  '/ResumeParsing': screen(() => import('./parsing/parsing-screen.tsx'), 'ParsingScreen'),
  '/ChooseTemplate': screen(() => import('./template/template-screen.tsx'), 'TemplateScreen'),
  '/resume-form/:section/:subStep?': screen(() => import('./form/form-screen.tsx'), 'FormScreen'),
  '/resume-final-part': screen(() => import('./final/final-screen.tsx'), 'FinalScreen'),
  '/resume-final-part/Resume-ready': screen(() => import('./final/ready-screen.tsx'), 'ReadyScreen'),
  '/resume-final-design': screen(() => import('./design/design-screen.tsx'), 'DesignScreen'),
  '/resume-dashboard': screen(() => import('./dashboard/dashboard-screen.tsx'), 'DashboardScreen'),
  '/resume-download': screen(() => import('./download/download-screen.tsx'), 'DownloadScreen'),
  '/shared-resume/:token': screen(() => import('./shared-page/shared-screen.tsx'), 'SharedScreen'),
};
