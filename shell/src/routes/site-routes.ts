import type { Channel } from '@vitae/contract/channel';
import type { GuardName, LayoutName, RemoteRoute, RoutePurpose } from '@vitae/contract/remote';
import type { RouteMatch } from '@vitae/contract/route-pattern';
import type { ComponentType } from 'react';
import shellManifest from '../../shell.json';
import { loadLater } from '../load-later.ts';
import { ScreenFailure } from './screen-failure.tsx';

/** A screen of the site: one of the shell's own, or a remote's. */
export interface SiteRoute {
  path: string;
  title: string;
  guard: GuardName;
  layout: LayoutName;
  openTo?: RemoteRoute['openTo'];
  screen: { kind: 'shell'; Screen: ComponentType } | { kind: 'remote'; name: string };
}

const screen = (load: () => Promise<ComponentType>) => loadLater(load, ScreenFailure);

const screens: Record<string, ComponentType> = {
  '/': screen(async () => (await import('../landing/landing.tsx')).Landing),
  '/about-us': screen(async () => (await import('../about/about-us.tsx')).AboutUs),
  '/terms': screen(async () => (await import('../legal/terms.tsx')).Terms),
  '/privacy-policy': screen(async () => (await import('../legal/privacy-policy.tsx')).PrivacyPolicy),
  '/cookie': screen(async () => (await import('../cookies/cookie-choices.tsx')).CookieChoices),
  '/LoginPage': screen(async () => (await import('../account/login-page.tsx')).LoginPage),
  '/signup': screen(async () => (await import('../account/signup-page.tsx')).SignupPage),
  '/account': screen(async () => (await import('../account/settings/account-page.tsx')).AccountPage),
  '/choose-plan': screen(async () => (await import('../plans/choose-plan.tsx')).ChoosePlan),
  '/payment/callback': screen(async () => (await import('../plans/payment-callback.tsx')).PaymentCallback),
  '/region-selection': screen(async () => (await import('../regions/region-selection.tsx')).RegionSelection),
  '/test': screen(async () => (await import('../status/status.tsx')).Status),
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

/** The path of the site that serves a purpose; the first page of all where no remote has one. */
export function placeFor(channel: Channel, purpose: RoutePurpose): string {
  const names = Object.keys(channel.remotes).sort();
  const routes = names.flatMap((name) => channel.remotes[name]!.routes);
  return routes.find((route) => route.purpose === purpose)?.path ?? '/';
}

export type MatchedRoute = RouteMatch<SiteRoute>;
