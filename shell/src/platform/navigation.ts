import type { NavigateOptions, PlatformLocation } from '@vitae/contract/platform';
import { createListeners } from './listeners.ts';

interface HistoryEntry {
  key: string;
  state: unknown;
}

const isEntry = (state: unknown): state is HistoryEntry =>
  typeof state === 'object' && state !== null && 'key' in state;

/**
 * Where the site is, and how to go elsewhere: the browser's history as an external store. The location is the same
 * object until it changes. (A router's own history brings its data loading along, which the shell has no use for.)
 */
export function createNavigation(page: Window = window) {
  const listeners = createListeners();
  const newKey = () => Math.random().toString(36).slice(2, 10);

  const read = (): PlatformLocation => {
    const { pathname, search, hash } = page.location;
    const entry: unknown = page.history.state;
    return {
      pathname,
      search,
      hash,
      ...(isEntry(entry) ? { key: entry.key, state: entry.state } : { key: 'default', state: null }),
    };
  };
  let location = read();
  const update = () => {
    location = read();
    listeners.tell();
  };
  page.addEventListener('popstate', update);

  return {
    getLocation: () => location,
    subscribe: listeners.add,
    /** A path of this site (resolved against the present one), or a number of steps in the history. */
    navigate(to: string | number, { replace = false, state = null }: NavigateOptions = {}) {
      if (typeof to === 'number') return page.history.go(to);
      const address = new URL(to, page.location.href);
      if (address.origin !== page.location.origin) throw new Error(`${to} is not a path of this site`);
      const entry: HistoryEntry = { key: newKey(), state };
      const path = address.pathname + address.search + address.hash;
      // As with links: going where one is already adds nothing to the history.
      const isHere = path === location.pathname + location.search + location.hash;
      page.history[replace || isHere ? 'replaceState' : 'pushState'](entry, '', path);
      update();
    },
  };
}

export interface RouteChange {
  /** Path and query. */
  from: string;
  to: string;
}

/** Tells of every change of path or query, once the new page has its title. */
export function createRouteChanges() {
  const listeners = createListeners<[RouteChange]>();
  const missed: RouteChange[] = [];
  return {
    /** The changes that came before anybody listened. */
    takeMissedRouteChanges: () => missed.splice(0),
    onRouteChange: listeners.add,
    announceRouteChange(change: RouteChange) {
      if (listeners.size === 0) missed.push(change);
      listeners.tell(change);
    },
  };
}
