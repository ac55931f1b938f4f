import webpack from 'webpack';

/** The rules by which remotes are bundled: fonts as files, nothing evaluated. */
const MODULE_RULES: webpack.RuleSetRule[] = [
  {
    test: /\.tsx?$/,
    loader: 'swc-loader',
    options: {
      jsc: {
        target: 'es2024',
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic', importSource: '@emotion/react' } },
      },
    },
  },
  { test: /\.ttf$/, type: 'asset/resource' },
];

export async function bundle(configuration: webpack.Configuration): Promise<webpack.Stats> {
  const compiler = webpack({
    mode: 'production',
    devtool: false,
    performance: false,
    module: { rules: MODULE_RULES },
    ...configuration,
  });
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      if (error || !stats) reject(error ?? new Error('webpack gave no result'));
      else if (stats.hasErrors()) reject(new Error(stats.toString({ all: false, errors: true })));
      else resolve(stats);
    });
  });
}
