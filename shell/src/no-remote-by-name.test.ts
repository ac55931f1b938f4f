import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const SHELL = import.meta.dirname;
const ROOT = path.resolve(SHELL, '../..');
const REMOTES = readdirSync(ROOT).filter((folder) => folder.startsWith('mf-'));

const remotePaths = REMOTES.flatMap((remote) => {
  const { routes } = JSON.parse(readFileSync(path.join(ROOT, remote, 'remote.json'), 'utf8')) as {
    routes: { path: string }[];
  };
  return routes.map((route) => route.path.split('/:')[0]!);
});
/** Specified for screens that a remote has, or will have. */
const SPECIFIED = ['/resume-dashboard', '/resume-form', '/admin-login', '/ats-checker', '/coverletter', '/ai-chat'];
const owned = [...new Set([...remotePaths, ...SPECIFIED])];

const isQuoted = (source: string, text: string) =>
  new RegExp(`['"\`]${text.replaceAll(/[.*+?^${}()|[\\]\\\\]/g, '\\\\$&')}['"\`?#/]`).test(source);

const sources = readdirSync(SHELL, { withFileTypes: true, recursive: true })
  .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !/\.test\.tsx?$/.test(entry.name))
  .map((entry) => path.join(entry.parentPath, entry.name));

test('the shell names no remote and none of their paths', () => {
  const offenders = sources.flatMap((file) => {
    const source = readFileSync(file, 'utf8');
    const found = [...owned.filter((text) => isQuoted(source, text)), ...(source.match(/['"`]mf-\w[\w-]*/g) ?? [])];
    return found.map((text) => `${path.relative(SHELL, file)}: ${text}`);
  });
  expect(offenders).toEqual([]);
});

test('the test above sees a path, and its remotes have some', () => {
  expect(isQuoted("navigate('/ats-checker?from=menu')", '/ats-checker')).toBe(true);
  expect(isQuoted("navigate('/ats-checker-form')", '/ats-checker')).toBe(false);
  expect(remotePaths).toEqual(expect.arrayContaining(['/ats-checker', '/admin-login']));
});
