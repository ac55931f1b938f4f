import { createRequire } from 'node:module';
import path from 'node:path';
import { containerName } from '@vitae/contract/page';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import type { Configuration } from 'webpack';
import { SubresourceIntegrityPlugin } from 'webpack-subresource-integrity';

import { FreshAddresses } from './fresh-addresses.ts';

/** The oldest JavaScript that the bundles may contain. */
const ECMASCRIPT_TARGET = 'es2022';

const WORKSPACE_ROOT = path.resolve(import.meta.dirname, '../../..');
const CACHE_FOLDER = path.join(WORKSPACE_ROOT, 'node_modules/.cache/webpack');

const requireHere = createRequire(import.meta.url);

export interface BundleOptions {
  /** Absolute path of the package's folder. */
  folder: string;
  name: string;
  /** The version that is built; two versions of a package may run in one page. */
  version: string;
  /** Absolute path of an empty folder for the result. */
  output: string;
}

/** @param jsxImportSource whose runtime makes the elements, where a file does not say it */
export function scriptRule(jsxImportSource: string, react: { development?: boolean; refresh?: boolean } = {}) {
  return {
    test: /\.[jt]sx?$/,
    exclude: /node_modules/,
    use: [
      path.join(import.meta.dirname, 'messages/source-text-loader.ts'),
      {
        loader: requireHere.resolve('swc-loader'),
        options: {
          swcrc: false,
          configFile: false,
          jsc: {
            target: ECMASCRIPT_TARGET,
            parser: { syntax: 'typescript', tsx: true },
            transform: { react: { runtime: 'automatic', importSource: jsxImportSource, ...react } },
            experimental: {
              cacheRoot: path.join(CACHE_FOLDER, '../swc'),
              plugins: [[requireHere.resolve('@lingui/swc-plugin'), { descriptorFields: 'message' }]],
            },
          },
        },
      },
    ],
  };
}

/** A screen's chunk bears its route as a name, which no file can: `/resume-form/:section?` → `resume-form-section`. */
export const chunkFileName =
  (ending: string) =>
  ({ chunk: { name } }: { chunk: { name?: string | null | undefined } }) =>
    `${name ? name.replace(/[^A-Za-z0-9-]+/g, '-').replace(/^-|-$/g, '') : '[name]'}${ending}`;

export function commonConfiguration({ folder, name, version, output }: BundleOptions) {
  return {
    mode: 'production',
    context: folder,
    target: ['web', ECMASCRIPT_TARGET],
    devtool: 'source-map',
    output: {
      path: output,
      filename: '[name].[contenthash:12].js',
      chunkFilename: chunkFileName('.[contenthash:12].js'),
      assetModuleFilename: 'assets/[name].[contenthash:12][ext]',
      // Scripts find their chunks beside themselves: a version's folder may lie below any address.
      publicPath: 'auto',
      uniqueName: containerName(name, version),
      crossOriginLoading: 'anonymous',
    },
    resolve: {
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
      // Parts of jsPDF that draw HTML and SVG. Nothing here uses them, and each would be a chunk of every release.
      alias: {
        html2canvas: false,
        canvg: false,
        dompurify: false,
      },
    },
    module: {
      rules: [
        scriptRule('@emotion/react'),
        { test: /\.po$/, use: path.join(import.meta.dirname, 'messages/catalog-loader.ts') },
        { test: /\.(ttf|woff2?|svg|png|jpe?g|webp|avif)$/, type: 'asset/resource' },
      ],
    },
    optimization: {
      splitChunks: {
        chunks: 'async',
        // A screen's own chunk and the packages that it alone uses come as one file: one request, not two.
        cacheGroups: {
          defaultVendors: false,
          // A stand-in for a shared library, alone in a chunk, would be a chunk without a file, which has no hash.
          default: { type: /^(?!consume-shared-module$)/, minChunks: 2, priority: -20, reuseExistingChunk: true },
        },
      },
      // swc is fast enough in this process. Its parallel workers are forks with this process's own options, and with
      // `node --eval` among them every fork would run the whole build again, and fork.
      minimizer: [new MinimizerPlugin({ minify: MinimizerPlugin.swcMinify, extractComments: false, parallel: false })],
    },
    plugins: [new SubresourceIntegrityPlugin({ hashFuncNames: ['sha384'] }), new FreshAddresses()],
    performance: false,
    infrastructureLogging: { level: 'error' },
    cache: {
      type: 'filesystem',
      name,
      cacheDirectory: CACHE_FOLDER,
      buildDependencies: { configuration: [import.meta.dirname + path.sep] },
    },
  } satisfies Configuration;
}
