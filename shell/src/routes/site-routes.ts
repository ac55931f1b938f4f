import type { Channel } from '@vitae/contract/channel';
import type { GuardName, LayoutName } from '@vitae/contract/remote';
import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { matchRoutes, type RouteObject } from 'react-router-dom';

/** A screen of the site: one of the shell's own, or a remote's. */
export interface SiteRoute {
  path: string;
  title: string;
  guard: GuardName;
  layout: LayoutName;
  screen:
    | { kind: 'shell'; Screen: ComponentType | LazyExoticComponent<ComponentType> }
    | { kind: 'remote'; name: string };
}

const Landing = lazy(() => import('../landing/landing.tsx').then((module) => ({ default: module.Landing })));

/** The shell's own screens. `shell.json` lists the same paths for the release tool. */
export const shellRoutes: SiteRoute[] = [
  {
    path: '/',
    title: 'Resumes, cover letters and ATS checks',
    guard: 'public',
    layout: 'page',
    screen: { kind: 'shell', Screen: Landing },
  },
];

/** All routes of a channel. */
export function siteRoutes(channel: Channel): SiteRoute[] {
  const remoteRoutes = Object.entries(channel.remotes).flatMap(([name, remote]) =>
    remote.routes.map((route): SiteRoute => ({ ...route, screen: { kind: 'remote', name } })),
  );
  return [...shellRoutes, ...remoteRoutes];
}

export interface MatchedRoute {
  route: SiteRoute;
  params: Readonly<Record<string, string | undefined>>;
}

/** Finds routes by react-router's ranking: the most specific path wins. */
export function createRouteFinder(routes: SiteRoute[]): (pathname: string) => MatchedRoute | null {
  const objects: RouteObject[] = routes.map((route) => ({ path: route.path, caseSensitive: true, handle: route }));
  return (pathname) => {
    const match = matchRoutes(objects, pathname)?.at(-1);
    return match ? { route: match.route.handle as SiteRoute, params: match.params } : null;
  };
}
