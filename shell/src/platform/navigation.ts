import type { NavigateOptions, Platform } from '@vitae/contract/platform';

/** The router's navigate function, for code outside React. Calls before the router exists wait for it. */
export function createNavigation() {
  let navigate: Platform['navigate'] | null = null;
  const waiting: [string | number, NavigateOptions | undefined][] = [];
  return {
    navigate(to: string | number, options?: NavigateOptions) {
      if (navigate) navigate(to, options);
      else waiting.push([to, options]);
    },
    connect(routerNavigate: Platform['navigate']) {
      navigate = routerNavigate;
      for (const [to, options] of waiting.splice(0)) routerNavigate(to, options);
    },
  };
}

export type Navigation = ReturnType<typeof createNavigation>;

export interface RouteChange {
  /** Path and query. */
  from: string;
  to: string;
}

/** Tells of every change of path or query, once the new page has its title. */
export function createRouteChanges() {
  const listeners = new Set<(change: RouteChange) => void>();
  return {
    onRouteChange(listener: (change: RouteChange) => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    announceRouteChange(change: RouteChange) {
      for (const listener of listeners) listener(change);
    },
  };
}
