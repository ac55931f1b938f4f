import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import { containerName } from '@vitae/contract/page';
import webpack, { type Configuration } from 'webpack';
import { type BundleOptions, chunkFileName, commonConfiguration, scriptRule } from '../common.ts';
import { REMOTE_ENTRY } from '../remote.ts';

/** The version under which a remote in development stands on a page. */
export const DEVELOPMENT_VERSION = '0.0.0-dev';

const requireHere = createRequire(import.meta.url);

/**
 * - `composed`: a container as the shell loads it, like that of a published version
 * - `alone`: a page of its own, with the fake platform
 */
export type DevelopmentEntry = 'composed' | 'alone';

/**
 * A remote's bundle for its author: development builds of React and all other libraries inside, so that React Refresh
 * works in any shell, also in a deployed one, whose own React has no such hooks. What differs from a release is this
 * alone: nothing is shared.
 */
export function developmentConfiguration(
  options: Omit<BundleOptions, 'version'>,
  entry: DevelopmentEntry,
): Configuration {
  const { folder, name } = options;
  const common = commonConfiguration({ ...options, version: DEVELOPMENT_VERSION });
  const [, ...otherRules] = common.module.rules;
  return {
    ...common,
    mode: 'development',
    devtool: 'cheap-module-source-map',
    entry: {
      remote: [path.join(import.meta.dirname, 'updates.js'), writeEntry(folder, entry)],
    },
    output: {
      ...common.output,
      filename: REMOTE_ENTRY,
      chunkFilename: chunkFileName('.js'),
      library: { type: 'window', name: containerName(name, DEVELOPMENT_VERSION) },
    },
    resolve: {
      ...common.resolve,
      alias: {
        ...common.resolve.alias,
        'react-refresh': path.dirname(requireHere.resolve('react-refresh/package.json')),
      },
    },
    module: {
      rules: [scriptRule('@emotion/react', { development: true, refresh: true }), ...otherRules],
    },
    // Updates are files that are named after the ids of chunks, and a screen's chunk bears a route as its name.
    optimization: { chunkIds: 'deterministic' },
    plugins: [
      new webpack.BannerPlugin({ banner: COMPLETE_HOOK, raw: true, include: REMOTE_ENTRY }),
      new webpack.HotModuleReplacementPlugin(),
      new ReactRefreshPlugin({ overlay: false, library: name }),
    ],
    cache: { ...common.cache, name: `${name}-development-${entry}` },
  };
}

/**
 * Runs before all else. The shell's hook, which watches commits, has no list of renderers and one number for all; React
 * Refresh must tell this bundle's React from the shell's.
 */
const COMPLETE_HOOK = `{
  const hook = window.__REACT_DEVTOOLS_GLOBAL_HOOK__;
  if (hook && !hook.renderers) {
    const { inject } = hook;
    let renderers = inject.call(hook, {});
    hook.renderers = new Map();
    hook.inject = (renderer) => (inject.call(hook, renderer), ++renderers);
  }
}`;

const ENTRIES: Record<DevelopmentEntry, string> = {
  // What the federation runtime asks of a container.
  composed: `import * as remote from 'REMOTE/src/remote.tsx';
export const init = async () => {};
export const get = async () => () => remote;
`,
  alone: `import remote from 'REMOTE/src/remote.tsx';
import { mountAlone } from '@vitae/remote-kit/alone';
mountAlone(remote, document.getElementById('root'));
`,
};

/** Below the remote's own node_modules, so that it finds what the remote finds. */
function writeEntry(folder: string, entry: DevelopmentEntry): string {
  const file = path.join(folder, 'node_modules/.cache/development', `${entry}.js`);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, ENTRIES[entry].replace('REMOTE', folder));
  return file;
}
