import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { Trans } from '@lingui/react/macro';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type {
  ContributionProps,
  ParcelProps,
  Platform,
  PlatformLocation,
  RemoteModule,
} from '@vitae/contract/platform';
import type { RemoteManifestInput } from '@vitae/contract/remote';
import { Loading } from '@vitae/ui/progress';
import { type ComponentType, type ReactNode, Suspense } from 'react';
import { matchPath, Route, Routes, useLocation } from 'react-router-dom';
import type { Screen } from './lazy-screen.ts';
import { createLifecycles, Shown } from './lifecycles.tsx';
import { LocationRouter } from './location-router.tsx';
import { PlatformProvider } from './platform.tsx';
import { createTexts, type LoadMessages, type Texts, TextsProvider } from './texts.tsx';

export interface RemoteDefinition {
  /** The remote's `remote.json`. */
  manifest: Pick<RemoteManifestInput, 'name' | 'routes' | 'contributions'>;
  /** A screen for each path of the manifest; `lazyScreen` ones are loaded when visited. */
  routes: Record<string, Screen>;
  /**
   * What it puts into the slots of others, by the `screen` of each contribution in the manifest. Each is a parcel of its
   * own and gets what the slot passes as its props.
   */
  // biome-ignore lint/suspicious/noExplicitAny: each slot passes something else, and the manifest says what
  contributions?: Record<string, ComponentType<any>>;
  /** The remote's catalogs; its texts follow the page's language. */
  messages: LoadMessages;
  /** Around all screens, for state that they share. */
  wrapper?: ComponentType<{ children: ReactNode }>;
}

/** A contribution stands on other remotes' screens, wherever they are; its links name whole paths. */
const NOWHERE: PlatformLocation = { pathname: '/', search: '', hash: '', key: 'contribution', state: null };

/** A module as webpack's JSON import gives it: literals are widened to strings. */
interface LooseManifest {
  name: string;
  routes: { path: string }[];
  contributions?: { screen: string }[];
}

/**
 * Turns a table of screens into a remote: single-spa lifecycles over a React root of its own, with an error
 * boundary, an emotion cache under the remote's name, a query client, and routing that follows the shell.
 *
 * Throws `VITAE-REMOTE-004` when the screens are not those that remote.json declares, be it as routes or contributions.
 */
export function defineRemote({
  manifest,
  routes,
  contributions = {},
  messages,
  wrapper,
}: Omit<RemoteDefinition, 'manifest'> & { manifest: LooseManifest }): RemoteModule {
  requireSame(
    manifest.name,
    manifest.routes.map(({ path }) => path),
    Object.keys(routes),
  );
  requireSame(manifest.name, manifest.contributions?.map(({ screen }) => screen) ?? [], Object.keys(contributions));
  // Emotion allows letters and dashes in a key.
  const cache = createCache({ key: manifest.name.replace(/[^a-z-]/g, 'x') });
  const queryClient = new QueryClient({
    defaultOptions: { queries: { retry: 1, staleTime: 30_000, refetchOnWindowFocus: false } },
  });
  const textsOnPlatforms = new WeakMap<Platform, Texts>();
  const textsOn = (platform: Platform) => {
    const texts = textsOnPlatforms.get(platform) ?? createTexts(platform.language, messages);
    textsOnPlatforms.set(platform, texts);
    return texts;
  };
  const whenTextsAreThere = ({ platform }: Pick<ParcelProps, 'platform'>) => textsOn(platform).ready;
  const Surroundings = ({ platform, children }: Pick<ParcelProps, 'platform'> & { children: ReactNode }) => (
    <CacheProvider value={cache}>
      <TextsProvider texts={textsOn(platform)}>
        <PlatformProvider platform={platform}>
          <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
        </PlatformProvider>
      </TextsProvider>
    </CacheProvider>
  );

  return {
    ...createLifecycles<ParcelProps>(whenTextsAreThere, ({ platform, location }, onShown) => (
      <Surroundings platform={platform}>
        <LocationRouter location={location} navigate={platform.navigate}>
          <Screens routes={routes} wrapper={wrapper} onShown={onShown} />
        </LocationRouter>
      </Surroundings>
    )),
    prefetch(pathname) {
      for (const [path, screen] of Object.entries(routes)) {
        if (matchPath(path, pathname)) screen.load?.().catch(() => {});
      }
    },
    contributions: Object.fromEntries(
      Object.entries(contributions).map(([screen, Contribution]) => [
        screen,
        createLifecycles<ContributionProps>(whenTextsAreThere, ({ platform, data }, onShown) => (
          <Surroundings platform={platform}>
            <LocationRouter location={NOWHERE} navigate={platform.navigate}>
              <Suspense>
                <Contribution {...data} />
                <Shown onShown={onShown} />
              </Suspense>
            </LocationRouter>
          </Surroundings>
        )),
      ]),
    ),
  };
}

function requireSame(name: string, declared: string[], written: string[]): void {
  if ([...declared].sort().join() === [...written].sort().join()) return;
  throw new Error(
    `VITAE-REMOTE-004 ${name}: remote.json declares [${declared.join(', ')}] but defineRemote() has screens for [${written.join(', ')}]. Make the two lists equal.`,
  );
}

function Screens({
  routes,
  wrapper: Wrapper = PassThrough,
  onShown,
}: Pick<RemoteDefinition, 'routes' | 'wrapper'> & { onShown(): void }) {
  return (
    <Wrapper>
      <Suspense
        fallback={
          <Loading>
            <Trans>Loading…</Trans>
          </Loading>
        }
      >
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
