/** A module that the shell hands to every remote, so that a page holds it once. */
export interface SharedLibrary {
  /** As it is imported: `react/jsx-runtime`. */
  readonly module: string;
  /**
   * - `eager`: part of the shell's first script, since the shell itself needs it.
   * - `on-demand`: a chunk of the shell, fetched (or preloaded by the page) when a remote that uses it is opened.
   */
  readonly load: 'eager' | 'on-demand';
  /** Name of an on-demand library's chunk; the shell's `import()` carries it as webpackChunkName. */
  readonly chunk?: string;
  /** The exports that are handed over, where that is not all of them: the rest is left out of the shell's chunk. */
  readonly names?: readonly string[];
}

/**
 * The one list of shared modules, chosen by weight and by how many remotes use them.
 *
 * A shared module is handed over whole, without tree shaking, unless `names` says which part of it. react-router-dom
 * is 62 kB whole and 13 kB as the remotes use it, all alike. zod is not here: 90 kB whole, and remotes use from 4 to
 * 25 kB of it, so that the part that suits all would make most first visits longer. docs/decisions/0007 has the figures.
 */
export const SHARED_LIBRARIES: readonly SharedLibrary[] = [
  { module: 'react', load: 'eager' },
  { module: 'react/jsx-runtime', load: 'eager' },
  { module: 'react-dom', load: 'eager' },
  { module: 'react-dom/client', load: 'eager' },
  { module: '@emotion/react', load: 'eager' },
  { module: '@emotion/react/jsx-runtime', load: 'eager' },
  { module: '@emotion/cache', load: 'eager' },
  { module: '@lingui/core', load: 'eager' },
  { module: '@lingui/react', load: 'eager' },
  { module: '@tanstack/react-query', load: 'on-demand', chunk: 'shared-react-query' },
  { module: 'react-hook-form', load: 'on-demand', chunk: 'shared-react-hook-form' },
  {
    module: 'react-router-dom',
    load: 'on-demand',
    chunk: 'shared-react-router',
    // What a remote's screens need below the shell's own routing. Names are added, never taken away: releases that were
    // built with them go on being served.
    names: [
      'Link',
      'NavLink',
      'Navigate',
      'Outlet',
      'Route',
      'Router',
      'Routes',
      'createPath',
      'generatePath',
      'matchPath',
      'useHref',
      'useLinkClickHandler',
      'useLocation',
      'useMatch',
      'useNavigate',
      'useParams',
      'useResolvedPath',
      'useSearchParams',
    ],
  },
];

/** `@emotion/react/jsx-runtime` → `@emotion/react`, `react-dom/client` → `react-dom`. */
export function packageOfModule(module: string): string {
  return module
    .split('/')
    .slice(0, module.startsWith('@') ? 2 : 1)
    .join('/');
}
