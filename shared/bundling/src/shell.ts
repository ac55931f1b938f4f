import { createRequire } from 'node:module';
import path from 'node:path';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack, { type Configuration } from 'webpack';
import { type BundleOptions, commonConfiguration } from './common.ts';
import { installedVersion } from './installed-version.ts';
import { languagesOf } from './messages/catalog.ts';
import { packageOfModule, SHARED_LIBRARIES } from './shared-libraries.ts';

export const SHELL_ENTRY_CHUNK = 'main';
/** What brings remotes to the screen: pages without a remote do without it. */
export const SHELL_REMOTES_CHUNK = 'remotes';

const AXIOS_FETCH = /[\\/]axios[\\/]lib[\\/]adapters[\\/]fetch\.js$/;

const requireHere = createRequire(import.meta.url);

/**
 * The webpack configuration of the shell: an ordinary bundle of `src/main.tsx`, without the federation plugin.
 * The shell hands its shared libraries to the federation runtime in its own code.
 */
export function shellConfiguration(options: BundleOptions): Configuration {
  const common = commonConfiguration(options);
  return {
    ...common,
    resolve: {
      ...common.resolve,
      alias: {
        ...common.resolve.alias,
        // What React has itself since version 18. Not in remotes: an alias of React would be a second React there.
        'use-sync-external-store/shim$': 'react',
        'hoist-non-react-statics': path.join(import.meta.dirname, 'without-hoisting.js'),
      },
    },
    entry: { [SHELL_ENTRY_CHUNK]: './src/main.tsx' },
    module: {
      rules: [
        ...common.module.rules,
        { test: /\.css$/, use: [MiniCssExtractPlugin.loader, requireHere.resolve('css-loader')], sideEffects: true },
      ],
    },
    plugins: [
      ...common.plugins,
      new MiniCssExtractPlugin({ filename: '[name].[contenthash:12].css' }),
      new webpack.NormalModuleReplacementPlugin(
        AXIOS_FETCH,
        path.join(import.meta.dirname, 'without-fetch-adapter.js'),
      ),
      // The federation plugin would set these; they leave out the parts of the runtime that are not used here.
      new webpack.DefinePlugin({ FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true', ENV_TARGET: '"web"' }),
      new webpack.DefinePlugin({ SHARED_VERSIONS: JSON.stringify(sharedVersions(options.folder)) }),
      new webpack.DefinePlugin({ LANGUAGES: JSON.stringify(languageNames(options.folder)) }),
    ],
  };
}

/** Language → its own name for itself: `ar` → `العربية`. A browser takes long to find that out. */
function languageNames(shellFolder: string): Record<string, string> {
  return Object.fromEntries(
    languagesOf(shellFolder).map((language) => {
      const name = new Intl.DisplayNames(language, { type: 'language' }).of(language);
      return [language, name ?? language];
    }),
  );
}

/** Shared module → the version that the shell brings along. The shell's code reads it as SHARED_VERSIONS. */
export function sharedVersions(shellFolder: string): Record<string, string> {
  return Object.fromEntries(
    SHARED_LIBRARIES.map(({ module }) => {
      const version = installedVersion(packageOfModule(module), shellFolder);
      if (!version) throw new Error(`The shell does not depend on ${module}, which it must hand to the remotes`);
      return [module, version];
    }),
  );
}
