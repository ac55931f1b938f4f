import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { CALLS } from './calls.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const REMOTES = readdirSync(ROOT).filter((folder) => folder.startsWith('mf-'));
const SOURCES = ['api/src', 'shell/src', 'releases/src', 'scripts', 'shared', ...REMOTES];
const CONTRACT = 'shared/contract/';

function sourceFiles(folder: string): string[] {
  return readdirSync(path.join(ROOT, folder), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => path.relative(ROOT, path.join(entry.parentPath, entry.name)))
    .filter((file) => !file.includes('node_modules') && !file.startsWith(CONTRACT));
}

const withoutComments = (source: string) => source.replace(/^\s*(\/?\*|\/\/).*$/gm, '');

/** A path below the API's in a string or at the end of one; not the package `@vitae/api/…`. */
const API_PATH_LITERAL = /['"`}]\/api\/[\w-]/;

test('a path of the API is written in the contract and nowhere else', () => {
  const offenders = SOURCES.flatMap(sourceFiles).filter((file) =>
    API_PATH_LITERAL.test(withoutComments(readFileSync(path.join(ROOT, file), 'utf8'))),
  );
  expect(offenders).toEqual([]);
});

test('the test above sees a literal', () => {
  expect("http.get('/api/me/')").toMatch(API_PATH_LITERAL);
  expect('{host}/api/me/`').toMatch(API_PATH_LITERAL);
  expect("import '@vitae/api/app'").not.toMatch(API_PATH_LITERAL);
});

test('no two calls have the same method and path, and none is missing from the list', () => {
  const names = Object.values(CALLS).map(({ method, path }) => `${method} ${path}`);
  expect(new Set(names).size).toBe(names.length);
  const defined = readdirSync(import.meta.dirname)
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && file !== 'call.ts')
    .flatMap(
      (file) =>
        readFileSync(path.join(import.meta.dirname, file), 'utf8').match(/^export const \w+ = defineCall\(/gm) ?? [],
    );
  expect(names).toHaveLength(defined.length);
});
