import webpack from 'webpack';
import type { BundleOptions } from '../common.ts';
import { type DevelopmentEntry, developmentConfiguration } from './configuration.ts';

/** What the bundler has made of the present sources. */
export interface DevelopmentBuild {
  hash: string;
  milliseconds: number;
  /** Empty where it could be built. */
  errors: string[];
}

/** Bundles a remote now and at each change, into `options.output`. @returns ends the watching */
export function watchRemote(
  options: Omit<BundleOptions, 'version'>,
  entry: DevelopmentEntry,
  onBuilt: (build: DevelopmentBuild) => void,
): () => Promise<void> {
  const compiler = webpack(developmentConfiguration(options, entry));
  if (!compiler) throw new Error('webpack gave no compiler');
  const watching = compiler.watch({ aggregateTimeout: 20 }, (error, stats) => {
    if (!stats) return onBuilt({ hash: '', milliseconds: 0, errors: [String(error)] });
    const report = stats.hasErrors() ? [stats.toString({ preset: 'errors-only', colors: false })] : [];
    onBuilt({ hash: stats.hash ?? '', milliseconds: (stats.endTime ?? 0) - (stats.startTime ?? 0), errors: report });
  });
  return () =>
    new Promise((resolve) => {
      watching?.close(() => compiler.close(() => resolve()));
    });
}
