import { defineRemote } from '@vitae/remote-kit/define-remote';
import { lazyScreen } from '@vitae/remote-kit/lazy-screen';
import manifest from '../remote.json' with { type: 'json' };
import { AdminLoginScreen } from './login/admin-login-screen.tsx';
import { messages } from './messages.ts';

const DashboardScreen = lazyScreen(() =>
  import(/* webpackChunkName: "/admin-dashboard" */ './dashboard/dashboard-screen.tsx').then((module) => ({
    default: module.DashboardScreen,
  })),
);
const AreaScreen = lazyScreen(() =>
  import(/* webpackChunkName: "/admin-dashboard/:area/:id?" */ './dashboard/area-screen.tsx').then((module) => ({
    default: module.AreaScreen,
  })),
);
const AnalyticsScreen = lazyScreen(() =>
  import(/* webpackChunkName: "/analytics" */ './analytics/analytics-screen.tsx').then((module) => ({
    default: module.AnalyticsScreen,
  })),
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
