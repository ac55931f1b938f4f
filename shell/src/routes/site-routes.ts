import type { Channel } from '@vitae/contract/channel';
import type { GuardName, LayoutName } from '@vitae/contract/remote';
import type { RouteMatch } from '@vitae/contract/route-pattern';
import { type ComponentType, lazy } from 'react';
import shellManifest from '../../shell.json';

/** A screen of the site: one of the shell's own, or a remote's. */
export interface SiteRoute {
  path: string;
  title: string;
  guard: GuardName;
  layout: LayoutName;
  screen: { kind: 'shell'; Screen: ComponentType } | { kind: 'remote'; name: string };
}

const screens: Record<string, ComponentType> = {
  '/': lazy(async () => ({ default: (await import('../landing/landing.tsx')).Landing })),
  '/about-us': lazy(async () => ({ default: (await import('../about/about-us.tsx')).AboutUs })),
  '/terms': lazy(async () => ({ default: (await import('../legal/terms.tsx')).Terms })),
  '/privacy-policy': lazy(async () => ({ default: (await import('../legal/privacy-policy.tsx')).PrivacyPolicy })),
  '/cookie': lazy(async () => ({ default: (await import('../cookies/cookie-choices.tsx')).CookieChoices })),
  '/LoginPage': lazy(async () => ({ default: (await import('../account/login-page.tsx')).LoginPage })),
  '/signup': lazy(async () => ({ default: (await import('../account/signup-page.tsx')).SignupPage })),
  '/choose-plan': lazy(async () => ({ default: (await import('../plans/choose-plan.tsx')).ChoosePlan })),
  '/payment/callback': lazy(async () => ({ default: (await import('../plans/payment-callback.tsx')).PaymentCallback })),
  '/region-selection': lazy(async () => ({
    default: (await import('../regions/region-selection.tsx')).RegionSelection,
  })),
  '/test': lazy(async () => ({ default: (await import('../status/status.tsx')).Status })),
};

/** The shell's own screens: `shell.json` declares them as a remote's manifest does. */
const shellRoutes: SiteRoute[] = shellManifest.routes.map((route) => {
  const Screen = screens[route.path];
  if (!Screen) throw new Error(`VITAE-SHELL-003 shell.json declares ${route.path}, but there is no screen for it`);
  return { ...(route as Omit<SiteRoute, 'screen'>), screen: { kind: 'shell', Screen } };
});

/** All routes of a channel. */
export function siteRoutes(channel: Channel): SiteRoute[] {
  const remoteRoutes = Object.entries(channel.remotes).flatMap(([name, remote]) =>
    remote.routes.map((route): SiteRoute => ({ ...route, screen: { kind: 'remote', name } })),
  );
  return [...shellRoutes, ...remoteRoutes];
}

export type MatchedRoute = RouteMatch<SiteRoute>;
