import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { VERSION_HEADERS, VERSIONS_URL } from './headers.ts';

const DEPLOY = path.join(import.meta.dirname, '../../deploy');

interface Location {
  path: string;
  added: Record<string, string>;
  hidden: string[];
}

/** Each location of the configuration, with the headers that it adds and those of the site that it holds back. */
async function readLocations(): Promise<Location[]> {
  const text = await readFile(path.join(DEPLOY, 'nginx.conf.template'), 'utf8');
  return [...text.matchAll(/location (\S+) \{\n([\s\S]*?)\n {2}\}/g)].map(([, where = '', body = '']) => ({
    path: where,
    added: Object.fromEntries(
      [...body.matchAll(/add_header (\S+) "([^"]*)";/g)].map(([, name = '', value = '']) => [
        name.toLowerCase(),
        value,
      ]),
    ),
    hidden: [...body.matchAll(/proxy_hide_header (\S+);/g)].map(([, name = '']) => name.toLowerCase()),
  }));
}

test('the proxy sends the headers of published versions that the server sends, once', async () => {
  const [versions] = (await readLocations()).filter((location) => location.path === VERSIONS_URL);
  expect(versions?.added).toEqual(VERSION_HEADERS);
  expect(versions?.hidden.toSorted()).toEqual(Object.keys(VERSION_HEADERS).toSorted());
});

test('the proxy leaves the headers of pages and channels to the server', async () => {
  const others = (await readLocations()).filter((location) => location.path !== VERSIONS_URL);
  expect(others).not.toEqual([]);
  for (const { added, hidden } of others) expect([added, hidden]).toEqual([{}, []]);
});

test('what the compose file fills in is what the configuration asks for', async () => {
  const [template, compose] = await Promise.all(
    ['nginx.conf.template', 'compose.yaml'].map((file) => readFile(path.join(DEPLOY, file), 'utf8')),
  );
  const asked = new Set([...template!.matchAll(/\$\{(\w+)\}/g)].map(([, name]) => name));
  for (const name of asked) expect(compose).toContain(`${name}: `);
  expect([...asked].sort()).toEqual(['CDN_HOST', 'SITE_HOST', 'SITE_UPSTREAM']);
});
