import { existsSync } from 'node:fs';
import path from 'node:path';
import { containerName } from '@vitae/contract/page';
import webpack, { type Configuration } from 'webpack';
import { type BundleOptions, commonConfiguration, scriptRule } from './common.ts';
import { REMOTE_ENTRY } from './remote.ts';

/** Where an isolated remote's lifecycles are its default export, by preference. */
const ENTRIES = ['src/remote.tsx', 'src/remote.ts', 'src/remote.jsx', 'src/remote.js'];

/**
 * The webpack configuration of an isolated remote that is built here: one classic script with all of its libraries,
 * which leaves the lifecycles on `window`. One script, so that the entry's hash covers all of its code.
 * JSX goes to React unless a file says `@jsxImportSource`.
 */
export function isolatedConfiguration(options: BundleOptions): Configuration {
  const common = commonConfiguration(options);
  const [, ...otherRules] = common.module.rules;
  return {
    ...common,
    entry: { remote: `./${entryOf(options.folder)}` },
    output: {
      ...common.output,
      filename: REMOTE_ENTRY,
      library: { type: 'window', name: containerName(options.name, options.version), export: 'default' },
    },
    module: { rules: [scriptRule('react'), ...otherRules] },
    plugins: [...common.plugins, new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })],
  };
}

function entryOf(folder: string): string {
  const entry = ENTRIES.find((candidate) => existsSync(path.join(folder, candidate)));
  if (!entry) throw new Error(`${folder} has none of ${ENTRIES.join(', ')}`);
  return entry;
}
