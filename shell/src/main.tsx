import '@fontsource-variable/inter/wght.css';
import '@fontsource-variable/newsreader/wght.css';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import type { BusPayload } from '@vitae/contract/events';
import { ThemeStyles } from '@vitae/ui/theme';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { mountRootParcel } from 'single-spa';
import { config as configureZod } from 'zod/v4/core';
import { App } from './app.tsx';
import { readPageChannel, STORE_URL } from './boot/page-channel.ts';
import { installTrustedTypesPolicy } from './boot/trusted-types.ts';
import { createServices } from './platform/create-platform.ts';
import { createFederation } from './remotes/federation.ts';
import { createRemoteHost } from './remotes/remote-host.ts';
import { createRouteFinder, siteRoutes } from './routes/site-routes.ts';
import { ServicesProvider } from './services.tsx';

installTrustedTypesPolicy(STORE_URL);
// For every copy of zod on the page: no validators compiled from strings, which the page's policy refuses.
configureZod({ jitless: true });

const channel = readPageChannel();
const platformServices = createServices();
const { bus } = platformServices.platform;
const host = createRemoteHost({
  channel,
  load: createFederation(STORE_URL),
  mountParcel: mountRootParcel as unknown as Parameters<typeof createRemoteHost>[0]['mountParcel'],
  onFailed: (failure) => bus.emit('remote:failed@1', failure),
  onMounted: (mounted) => bus.emit('remote:mounted@1', mounted),
});
const findRoute = createRouteFinder(siteRoutes(channel));
const services = {
  ...platformServices,
  channel,
  prefetchPath(path: string) {
    const screen = findRoute(path)?.route.screen;
    if (screen?.kind === 'remote') host.prefetch(screen.name);
  },
};

// A session that has ended is noticed here; the screen that needs it says so.
platformServices.refreshProfile().catch(() => {});

// Counting waits until the page is there; what happens before is kept for it.
const early: BusPayload<'analytics:action@1'>[] = [];
const stopKeeping = bus.on('analytics:action@1', (action) => early.push(action));
const whenIdle = window.requestIdleCallback ?? ((work: () => void) => setTimeout(work, 500));
whenIdle(() =>
  import('./analytics/start.ts').then(
    ({ startAnalytics }) => {
      stopKeeping();
      startAnalytics({ ...platformServices, early });
    },
    () => stopKeeping(),
  ),
);

createRoot(document.getElementById('root')!).render(
  <CacheProvider value={createCache({ key: 'shell' })}>
    <ThemeStyles />
    <ServicesProvider services={services}>
      <BrowserRouter>
        <App channel={channel} host={host} findRoute={findRoute} />
      </BrowserRouter>
    </ServicesProvider>
  </CacheProvider>,
);
