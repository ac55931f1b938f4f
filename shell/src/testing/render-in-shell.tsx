import { render } from '@testing-library/react';
import { channelOf } from '@vitae/contract/testing/channel-fixture';
import { TextsProvider } from '@vitae/remote-kit/texts';
import { createServices } from '../platform/create-platform.ts';
import { placeFor } from '../routes/site-routes.ts';
import { ServicesProvider } from '../services.tsx';

const emptyChannel = channelOf();

/** What jsdom lacks of a browser. */
function completeBrowser() {
  window.matchMedia ??= () =>
    ({ matches: false, addEventListener() {}, removeEventListener() {} }) as unknown as MediaQueryList;
  globalThis.BroadcastChannel ??= class {
    postMessage() {}
    addEventListener() {}
  } as unknown as typeof BroadcastChannel;
}

/** Renders a part of the shell with real services over an empty storage, and records where it goes. */
export function renderInShell(
  element: React.ReactElement,
  user?: { username: string; isPaid?: boolean; plan?: string },
  channel = emptyChannel,
) {
  localStorage.clear();
  sessionStorage.clear();
  completeBrowser();
  if (user) {
    localStorage.setItem('access_token', 'token');
    if (user.username) localStorage.setItem('username', user.username);
  }
  const services = createServices();
  const visited: string[] = [];
  services.navigation.subscribe(() => visited.push(services.navigation.getLocation().pathname));
  const result = render(
    <TextsProvider texts={services.texts}>
      <ServicesProvider
        services={{
          ...services,
          channel,
          placeFor: (purpose) => placeFor(channel, purpose),
          prefetchPath: () => {},
        }}
      >
        {element}
      </ServicesProvider>
    </TextsProvider>,
  );
  return { ...result, services, visited };
}
