import { globSync } from 'node:fs';

// Three projects: what runs in a browser is tested in jsdom, what serves or stores on Node, and plain functions in bare
// Node, where the modules of one test file are there for the next: loading them anew took most of the time.
const PLAIN = ['api/src/{chat,parsing,writing,writing-help,ats,adverts}', 'shared/language/src'];
/** Tests beside plain functions that start a server or a database. */
const SERVERS =
  'api/src/{chat/{chat,injections,model/model-answerer},ats/ats,adverts/fetch-page,writing/model/model-writer,writing-help/model-help}.test.ts';
const plainTests = globSync(
  PLAIN.map((folder) => `${folder}/**/*.test.ts`),
  { cwd: import.meta.dirname, exclude: [SERVERS] },
).map((file) => `<rootDir>/${file}`);
const transform = (jsx) => ({
  '^.+\\.(ts|tsx)$': [
    '@swc/jest',
    {
      jsc: {
        target: 'es2024',
        parser: { syntax: 'typescript', tsx: jsx },
        experimental: { cacheRoot: 'node_modules/.cache/swc', plugins: [['@lingui/swc-plugin', {}]] },
        transform: { react: { runtime: 'automatic', importSource: '@emotion/react' } },
      },
      module: { type: 'es6' },
    },
  ],
  '\\.po$': '<rootDir>/scripts/jest-catalog.ts',
});
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
      transform: transform(true),
      // As the build sets it.
      globals: { LANGUAGES: { en: 'English', ar: 'العربية' } },
      moduleNameMapper: { '\\.(ttf|woff2|svg|png|css)$': '<rootDir>/scripts/jest-asset-stub.ts' },
    },
    {
      ...shared,
      displayName: 'node',
      testEnvironment: 'node',
      testMatch: [
        '<rootDir>/{api,releases,shared/{contract,bundling}}/src/**/*.test.ts',
        '<rootDir>/scripts/**/*.test.ts',
      ],
      testPathIgnorePatterns: [...shared.testPathIgnorePatterns, ...plainTests],
      transform: transform(false),
      globalSetup: '<rootDir>/api/src/database/jest-global-setup.ts',
      globalTeardown: '<rootDir>/api/src/database/jest-global-teardown.ts',
    },
    {
      displayName: 'plain',
      runner: 'jest-light-runner',
      extensionsToTreatAsEsm: shared.extensionsToTreatAsEsm,
      testMatch: plainTests,
      testPathIgnorePatterns: shared.testPathIgnorePatterns,
      transform: {},
    },
  ],
};
