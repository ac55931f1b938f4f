import { type ComponentType, lazy } from 'react';

/** A screen of a remote. One with `load` may be fetched ahead of a visit. */
export type Screen = ComponentType & { load?: () => Promise<unknown> };

/**
 * A screen whose code is fetched when it is visited, or when a visit is likely: its link is pointed at, or the page's
 * address is its own while the shell is still being drawn.
 *
 * @param load as `React.lazy` takes it: imports a module whose default export is the screen. Where the import is named
 * after the route (`webpackChunkName`), the page of the route's addresses preloads it.
 */
export function lazyScreen(load: () => Promise<{ default: ComponentType }>): Screen {
  return Object.assign(lazy(load), { load });
}
