// Two projects: what runs in a browser is tested in jsdom, all else in bare Node, where the modules of one test file are
// there for the next: loading them anew took most of the time. There a test has no limit of time of its own.
const transform = {
  '^.+\\.(ts|tsx)$': [
    '@swc/jest',
    {
      jsc: {
        target: 'es2024',
        parser: { syntax: 'typescript', tsx: true },
        experimental: { cacheRoot: 'node_modules/.cache/swc', plugins: [['@lingui/swc-plugin', {}]] },
        transform: { react: { runtime: 'automatic', importSource: '@emotion/react' } },
      },
      module: { type: 'es6' },
    },
  ],
  '\\.po$': '<rootDir>/scripts/jest-catalog.ts',
};
const shared = {
  extensionsToTreatAsEsm: ['.ts', '.tsx', '.po'],
  testPathIgnorePatterns: ['/node_modules/', '/.data/'],
};

export default {
  // Some tests start a database server, and the machine may be busy with other tests.
  testTimeout: 30_000,
  // By itself Jest leaves one core free, which is half of a machine of two.
  maxWorkers: '100%',
  // What a test imports as modules stays in memory; over hundreds of files that is more than a process may have.
  workerIdleMemoryLimit: '1500MB',
  projects: [
    {
      ...shared,
      displayName: 'browser',
      testEnvironment: 'jsdom',
      testMatch: ['<rootDir>/{shell,mf-*,shared/{ui,remote-kit,documents}}/src/**/*.test.{ts,tsx}'],
      setupFilesAfterEnv: ['<rootDir>/scripts/jest-browser-setup.ts'],
      transform,
      // As the build sets it.
      globals: { LANGUAGES: { en: 'English', ar: 'العربية' } },
      moduleNameMapper: { '\\.(ttf|woff2|svg|png|css)$': '<rootDir>/scripts/jest-asset-stub.ts' },
    },
    {
      ...shared,
      displayName: 'node',
      runner: 'jest-light-runner',
      testMatch: [
        '<rootDir>/{api,releases,shared/{contract,bundling,language}}/src/**/*.test.ts',
        '<rootDir>/scripts/**/*.test.ts',
      ],
      transform: {},
      globalSetup: '<rootDir>/api/src/database/jest-global-setup.ts',
      globalTeardown: '<rootDir>/api/src/database/jest-global-teardown.ts',
    },
  ],
};
