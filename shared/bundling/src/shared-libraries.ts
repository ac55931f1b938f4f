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
}

/**
 * The one list of shared modules, chosen by weight and by how many remotes use them.
 *
 * A shared module is handed over whole, without tree shaking. That is why react-router-dom (62 kB whole, 13 kB as
 * used) and zod (90 kB whole, 25 kB as used) are not here: each bundle takes the part that it needs.
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
];

/** `@emotion/react/jsx-runtime` → `@emotion/react`, `react-dom/client` → `react-dom`. */
export function packageOfModule(module: string): string {
  return module
    .split('/')
    .slice(0, module.startsWith('@') ? 2 : 1)
    .join('/');
}
