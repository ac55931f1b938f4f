import { keepActions } from './analytics/early-actions.ts';
import './boot/watch-commits.ts';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import type { Channel } from '@vitae/contract/channel';
import { ROOT_ELEMENT_ID } from '@vitae/contract/page';
import type { RoutePurpose } from '@vitae/contract/remote';
import { matchRoute } from '@vitae/contract/route-pattern';
import { TextsProvider } from '@vitae/remote-kit/texts';
import { whenIdle } from '@vitae/remote-kit/when-idle';
import { ThemeStyles } from '@vitae/ui/theme';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { channelForVisitor } from './boot/canary.ts';
import { fetchFonts, isFromCache } from './boot/fetch-fonts.ts';
import { readPageChannel } from './boot/page-channel.ts';
import { storeUrl } from './boot/store-url.ts';
import { installTrustedTypesPolicy } from './boot/trusted-types.ts';
import { forbidCompiledValidators } from './boot/zod-without-eval.ts';
import { createFlag } from './live/flag.ts';
import { readOverrides, withOverrides } from './overrides/stored-overrides.ts';
import { createServices } from './platform/create-platform.ts';
import { keepRemoteNews } from './remote-reports/remote-news.ts';
import { createLateRemotes } from './remotes/late-remotes.ts';
import { placeFor, siteRoutes } from './routes/site-routes.ts';
import { ServicesProvider } from './services.tsx';

const IDLE_LIMIT_MS = 1_000;
/** Counting and fonts do not wait longer for a remote's first screen. */
const SCREEN_WAIT_MS = 3_000;

const pageChannel = readPageChannel();
installTrustedTypesPolicy(storeUrl, pageChannel.overrides.localhost);
forbidCompiledValidators();

/** The channel as this visitor and this tab get it. */
const own = (channel: Channel) =>
  withOverrides(channelForVisitor(channel, localStorage), readOverrides(sessionStorage, channel));
const channel = own(pageChannel);
const platformServices = createServices();
const remotes = createLateRemotes(async () => {
  const { createRemotes, RemoteOutlet } = await import(/* webpackChunkName: "remotes" */ './remotes/late.ts');
  return { ...createRemotes(channel, storeUrl, platformServices), Outlet: RemoteOutlet };
});
const { bus } = platformServices.platform;
let routes = siteRoutes(channel);
/** Remote → how often its version was taken back while this page was open. */
const withdrawals: Record<string, number> = {};
/** Whoever visits a remote from now on gets it as this channel says; what is on the screen stays until they go on. */
const followRemotes = (latest: Channel, withdrawn: string[]) => {
  for (const name of withdrawn) withdrawals[name] = (withdrawals[name] ?? 0) + 1;
  Object.assign(channel, own(latest));
  routes = siteRoutes(channel);
};
const newShell = createFlag();
const findRoute = (pathname: string) => matchRoute(routes, pathname);
const services = {
  ...platformServices,
  channel,
  placeFor: (purpose: RoutePurpose) => placeFor(channel, purpose),
  prefetchPath(path: string) {
    const route = findRoute(path)?.route;
    // Staff's code comes to nobody's browser before the guard has seen who asks.
    if (route?.screen.kind !== 'remote' || route.guard === 'admin') return;
    const { name } = route.screen;
    // A failure is left to the visit itself.
    remotes.load().then(
      ({ host }) => host.prefetch(name, path),
      () => {},
    );
  },
};

// The remote of this address comes while the shell's own first screen is drawn.
services.prefetchPath(window.location.pathname);

// For who tries versions: the panel stands on the status page.
window.addEventListener('keydown', ({ altKey, shiftKey, code }) => {
  if (altKey && shiftKey && code === 'KeyV') platformServices.navigation.navigate('/test');
});

// A session that has ended is noticed here; the screen that needs it says so.
platformServices.refreshProfile().catch(() => {});

// Counting waits until the page is there; what happens before is kept for it.
const actions = keepActions(bus);
const remoteNews = keepRemoteNews(bus);
const beginToCount = () =>
  import('./counting.ts').then(({ startAnalytics, startTrail, startRemoteReports, startFollowing }) => {
    actions.stop();
    startAnalytics({ ...platformServices, early: actions.early });
    startTrail(platformServices.onRouteChange);
    startRemoteReports(remoteNews, channel);
    startFollowing({
      channel: pageChannel,
      bus,
      onRouteChange: platformServices.onRouteChange,
      onRemotes: followRemotes,
      onShell: newShell.raise,
    });
  }, actions.stop);
// A remote's first screen comes first.
const firstScreen = new Promise<void>((resolve) => {
  if (findRoute(window.location.pathname)?.route.screen.kind !== 'remote') return resolve();
  bus.on('remote:mounted@1', () => resolve());
  bus.on('remote:failed@2', () => resolve());
  setTimeout(resolve, SCREEN_WAIT_MS);
});
// Who has this script has the fonts, too.
const hasBeenHere = isFromCache((document.currentScript as HTMLScriptElement | null)?.src ?? '');
void fetchFonts(() => import('./boot/font-faces.ts'), firstScreen, hasBeenHere);
void firstScreen.then(() => whenIdle(beginToCount, IDLE_LIMIT_MS));

const { texts } = platformServices;
texts.ready.then(() =>
  createRoot(document.getElementById(ROOT_ELEMENT_ID)!).render(
    <CacheProvider value={createCache({ key: 'shell' })}>
      <ThemeStyles />
      <TextsProvider texts={texts}>
        <ServicesProvider services={services}>
          <App remotes={remotes} findRoute={findRoute} newShell={newShell} withdrawals={withdrawals} />
        </ServicesProvider>
      </TextsProvider>
    </CacheProvider>,
  ),
);
