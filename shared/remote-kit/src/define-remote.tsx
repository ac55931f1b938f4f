import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ParcelProps, RemoteLifecycles } from '@vitae/contract/platform';
import type { RemoteManifestInput } from '@vitae/contract/remote';
import { Loading } from '@vitae/ui/progress';
import { Component, type ComponentType, type ReactNode, Suspense, useEffect } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { Route, Routes } from 'react-router-dom';
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
  const roots = new Map<string, Root>();

  const render = (root: Root, props: ParcelProps, onReady: () => void, onCrash: (error: unknown) => void) =>
    root.render(
      <CrashBoundary onCrash={onCrash}>
        <CacheProvider value={cache}>
          <PlatformProvider platform={props.platform}>
            <QueryClientProvider client={queryClient}>
              <LocationRouter location={props.location} navigate={props.platform.navigate}>
                <Screens routes={routes} wrapper={wrapper} onReady={onReady} />
              </LocationRouter>
            </QueryClientProvider>
          </PlatformProvider>
        </CacheProvider>
      </CrashBoundary>,
    );

  return {
    bootstrap: async () => {},
    mount: (props) =>
      new Promise((resolve, reject) => {
        const root = createRoot(props.domElement);
        roots.set(props.name, root);
        render(root, props, resolve, (error) => {
          reject(error);
          props.onCrash(error);
        });
      }),
    update: async (props) => {
      const root = roots.get(props.name);
      if (root) render(root, props, () => {}, props.onCrash);
    },
    unmount: async (props) => {
      roots.get(props.name)?.unmount();
      roots.delete(props.name);
    },
  };
}

function Screens({
  routes,
  wrapper: Wrapper = PassThrough,
  onReady,
}: Pick<RemoteDefinition, 'routes' | 'wrapper'> & { onReady(): void }) {
  useEffect(onReady, []);
  return (
    <Wrapper>
      <Suspense fallback={<Loading>Loading…</Loading>}>
        <Routes>
          {Object.entries(routes).map(([path, Screen]) => (
            <Route key={path} path={path} element={<Screen />} />
          ))}
        </Routes>
      </Suspense>
    </Wrapper>
  );
}

function PassThrough({ children }: { children: ReactNode }) {
  return children;
}

/** Shows nothing after a crash: the shell, which has been told, replaces the whole remote. */
class CrashBoundary extends Component<{ onCrash(error: unknown): void; children: ReactNode }, { hasCrashed: boolean }> {
  override state = { hasCrashed: false };
  static getDerivedStateFromError() {
    return { hasCrashed: true };
  }
  override componentDidCatch(error: unknown) {
    this.props.onCrash(error);
  }
  override render() {
    return this.state.hasCrashed ? null : this.props.children;
  }
}
