import type { GuardName, LayoutName, RemoteRoute } from '@vitae/contract/remote';

/** The routes that the product has to have, whoever declares them, and who may open them. */
export const PUBLIC_PATHS = [
  '/cookie',
  '/terms',
  '/about-us',
  '/privacy-policy',
  '/test',
  '/admin-login',
  '/ats-checker',
  '/ai-chat-landingpage',
  '/ai-chat',
  '/coverletter',
  '/coverletter-builder',
  '/coverletter-download',
  '/coverletter-template',
  '/cv-flowchart',
  '/signup',
  '/LoginPage',
  '/choose-plan',
  '/region-selection',
  '/choose-your-resumeflow',
  '/Upload-resume',
  '/ResumeParsing',
  '/ChooseTemplate',
];
export const USER_PATHS = ['/ats-checker-form', '/ats-checker-from-gcc', '/ats-checker-result', '/ats-dashboard'];
export const RESUME_FORM = '/resume-form/:section/:subStep?';
/** They share one layout; its guard is their owner's choice. */
/** After signing in. */
export const HOME = '/resume-dashboard';
export const SHARED_LAYOUT_PATHS = [
  '/resume-final-part/Resume-ready',
  '/resume-final-part',
  '/resume-final-design',
  HOME,
  '/resume-download',
  '/payment/callback',
];
export const ADMIN_PATHS = ['/analytics', '/admin-dashboard'];

/** Beside the specified ones, so that both kinds of user guard are there whatever the remotes choose. */
export const USER_PROBE = '/probe-user';
export const USER_RETURN_PROBE = '/probe-user-return';

type Route = Omit<RemoteRoute, 'title'>;

const route = (guard: GuardName, layout: LayoutName) => (path: string) => ({ path, guard, layout });

/** How each would be declared where no remote has it yet. */
export const SPECIFIED_ROUTES: Route[] = [
  ...PUBLIC_PATHS.map(route('public', 'page')),
  ...USER_PATHS.map(route('user-return', 'page')),
  { ...route('user', 'workspace')(RESUME_FORM), openTo: { section: ['cv-heading', 'personal-details'] } },
  ...SHARED_LAYOUT_PATHS.map(route('public', 'workspace')).map((shared) =>
    shared.path === HOME ? { ...shared, purpose: 'home' as const } : shared,
  ),
  ...ADMIN_PATHS.map(route('admin', 'bare')),
];
export const PROBES: Route[] = [route('user', 'page')(USER_PROBE), route('user-return', 'page')(USER_RETURN_PROBE)];
