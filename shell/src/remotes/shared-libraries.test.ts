import { SHARED_LIBRARIES } from '@vitae/bundling/shared-libraries';
import { sharedLibraries } from './shared-libraries.ts';

beforeAll(() => {
  Object.assign(globalThis, {
    SHARED_VERSIONS: Object.fromEntries(SHARED_LIBRARIES.map(({ module }) => [module, '1.2.3'])),
  });
});

test('the shell hands out what the bundler leaves out of the remotes, each the way the list says', () => {
  const shared = Object.entries(sharedLibraries()).map(([module, library]) => ({
    module,
    load: 'lib' in library ? 'eager' : 'on-demand',
  }));
  const byModule = (a: { module: string }, b: { module: string }) => a.module.localeCompare(b.module);
  expect(shared.sort(byModule)).toEqual(SHARED_LIBRARIES.map(({ module, load }) => ({ module, load })).sort(byModule));
});

test('of a library that is handed over in part, it is the part that remotes are built for', async () => {
  const shared = sharedLibraries();
  for (const { module, names } of SHARED_LIBRARIES.filter((library) => library.names)) {
    const { get } = shared[module] as { get(): Promise<() => object> };
    expect(Object.keys((await get())()).sort()).toEqual([...names!].sort());
  }
});

test('each library is the real one', async () => {
  const shared = sharedLibraries();
  const { createElement } = (shared.react as { lib(): typeof import('react') }).lib();
  expect(createElement('p').type).toBe('p');
  const query = shared['@tanstack/react-query'] as { get(): Promise<() => typeof import('@tanstack/react-query')> };
  expect((await query.get())().QueryClient).toBeInstanceOf(Function);
});
