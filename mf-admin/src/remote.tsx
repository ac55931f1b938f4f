import { defineRemote } from '@vitae/remote-kit/define-remote';
import { lazyScreen } from '@vitae/remote-kit/lazy-screen';
import manifest from '../remote.json' with { type: 'json' };
import { AdminLoginScreen } from './login/admin-login-screen.tsx';
import { messages } from './messages.ts';

const DashboardScreen = lazyScreen(() =>
  import('./dashboard/dashboard-screen.tsx').then((module) => ({ default: module.DashboardScreen })),
);
const AreaScreen = lazyScreen(() =>
  import('./dashboard/area-screen.tsx').then((module) => ({ default: module.AreaScreen })),
);
const AnalyticsScreen = lazyScreen(() =>
  import('./analytics/analytics-screen.tsx').then((module) => ({ default: module.AnalyticsScreen })),
);

export default defineRemote({
  manifest,
  messages,
  routes: {
    '/admin-login': AdminLoginScreen,
    '/admin-dashboard': DashboardScreen,
    '/admin-dashboard/:area/:id?': AreaScreen,
    '/analytics': AnalyticsScreen,
  },
});
