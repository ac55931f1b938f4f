import * as emotionCache from '@emotion/cache';
import * as emotion from '@emotion/react';
import * as emotionJsxRuntime from '@emotion/react/jsx-runtime';
import * as linguiCore from '@lingui/core';
import * as linguiReact from '@lingui/react';
import type { ModuleFederation } from '@module-federation/runtime';
import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';
import * as reactDomClient from 'react-dom/client';

type SharedLibraries = NonNullable<Parameters<ModuleFederation['initOptions']>[0]['shared']>;

/** Versions as installed, set by the build from the packages themselves. */
declare const SHARED_VERSIONS: Record<string, string>;

const eager: Record<string, object> = {
  react,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': reactDom,
  'react-dom/client': reactDomClient,
  '@emotion/react': emotion,
  '@emotion/react/jsx-runtime': emotionJsxRuntime,
  '@emotion/cache': emotionCache,
  '@lingui/core': linguiCore,
  '@lingui/react': linguiReact,
};

const onDemand: Record<string, () => Promise<object>> = {
  '@tanstack/react-query': () => import(/* webpackChunkName: "shared-react-query" */ '@tanstack/react-query'),
  'react-hook-form': () => import(/* webpackChunkName: "shared-react-hook-form" */ 'react-hook-form'),
  'react-router-dom': () => import(/* webpackChunkName: "shared-react-router" */ './shared-router.ts'),
};

const shareConfig = { singleton: true, requiredVersion: false } as const;

/** The modules that this shell hands to every remote. The list and its reasons are in `@vitae/bundling`. */
export function sharedLibraries(): SharedLibraries {
  const shared: SharedLibraries = {};
  for (const [module, lib] of Object.entries(eager)) {
    shared[module] = { version: SHARED_VERSIONS[module], lib: () => lib, shareConfig: { ...shareConfig, eager: true } };
  }
  for (const [module, load] of Object.entries(onDemand)) {
    shared[module] = { version: SHARED_VERSIONS[module], get: () => load().then((lib) => () => lib), shareConfig };
  }
  return shared;
}
