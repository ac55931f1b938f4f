import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ParcelProps, RemoteLifecycles } from '@vitae/contract/platform';
import type { RemoteManifestInput } from '@vitae/contract/remote';
import { Loading } from '@vitae/ui/progress';
import { type ComponentType, type ReactNode, Suspense } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { createLifecycles, Shown } from './lifecycles.tsx';
import { LocationRouter } from './location-router.tsx';
import { PlatformProvider } from './platform.tsx';

export interface RemoteDefinition {
  /** The remote's `remote.json`. */
  manifest: Pick<RemoteManifestInput, 'name' | 'routes'>;
  /** A screen for each path of the manifest; `React.lazy` ones are loaded when visited. */
  routes: Record<string, ComponentType>;
  /** Around all screens, for state that they share. */
  wrapper?: ComponentType<{ children: ReactNode }>;
}

/** A module as webpack's JSON import gives it: literals are widened to strings. */
interface LooseManifest {
  name: string;
  routes: { path: string }[];
}

/**
 * Turns a table of screens into a remote: single-spa lifecycles over a React root of its own, with an error
 * boundary, an emotion cache under the remote's name, a query client, and routing that follows the shell.
 *
 * Throws `VITAE-REMOTE-004` when the screens and the routes of remote.json are not the same paths.
 */
export function defineRemote({
  manifest,
  routes,
  wrapper,
}: Omit<RemoteDefinition, 'manifest'> & { manifest: LooseManifest }): RemoteLifecycles {
  const declared = manifest.routes.map((route) => route.path).sort();
  const written = Object.keys(routes).sort();
  if (declared.join() !== written.join()) {
    throw new Error(
      `VITAE-REMOTE-004 ${manifest.name}: remote.json declares [${declared.join(', ')}] but defineRemote() has screens for [${written.join(', ')}]. Make the two lists equal.`,
    );
  }
  // Emotion allows letters and dashes in a key.
  const cache = createCache({ key: manifest.name.replace(/[^a-z-]/g, 'x') });
  const queryClient = new QueryClient({
    defaultOptions: { queries: { retry: 1, staleTime: 30_000, refetchOnWindowFocus: false } },
  });
  return createLifecycles((props: ParcelProps, onShown) => (
    <CacheProvider value={cache}>
      <PlatformProvider platform={props.platform}>
        <QueryClientProvider client={queryClient}>
          <LocationRouter location={props.location} navigate={props.platform.navigate}>
            <Screens routes={routes} wrapper={wrapper} onShown={onShown} />
          </LocationRouter>
        </QueryClientProvider>
      </PlatformProvider>
    </CacheProvider>
  ));
}

function Screens({
  routes,
  wrapper: Wrapper = PassThrough,
  onShown,
}: Pick<RemoteDefinition, 'routes' | 'wrapper'> & { onShown(): void }) {
  return (
    <Wrapper>
      <Suspense fallback={<Loading>Loading…</Loading>}>
        <Routes>
          {Object.entries(routes).map(([path, Screen]) => (
            <Route key={path} path={path} element={<Screen />} />
          ))}
          <Route path="*" element={<MissingScreen />} />
        </Routes>
        <Shown onShown={onShown} />
      </Suspense>
    </Wrapper>
  );
}

/** The shell sends only paths of remote.json here, but perhaps of another version's: an empty page helps nobody. */
function MissingScreen(): never {
  throw new Error(`VITAE-REMOTE-010 there is no screen for ${useLocation().pathname}`);
}

function PassThrough({ children }: { children: ReactNode }) {
  return children;
}
