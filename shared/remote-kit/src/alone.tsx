import type { ParcelProps, PlatformLocation, RemoteModule } from '@vitae/contract/platform';
import { ThemeStyles } from '@vitae/ui/theme';
import { createRoot } from 'react-dom/client';
import { createFakePlatform } from './testing.tsx';

const SIGNED_IN = { username: 'Somebody', isPaid: false, plan: 'Free' };

/**
 * A remote on a page of its own: no shell, the fake platform, the address bar for navigation. `?signed-in` in the
 * address makes somebody signed in, `?language=ar` chooses the language. What it asks of the platform is in the console.
 */
export async function mountAlone(remote: RemoteModule, element: HTMLElement): Promise<void> {
  const chosen = new URLSearchParams(location.search);
  const recorded = createFakePlatform({
    user: chosen.has('signed-in') ? SIGNED_IN : null,
    language: chosen.get('language') ?? 'en',
  });
  const platform: ParcelProps['platform'] = {
    ...recorded,
    navigate(to, options) {
      if (typeof to === 'number') return history.go(to);
      history[options?.replace ? 'replaceState' : 'pushState'](options?.state ?? null, '', to);
      show();
    },
    notify: (kind, message) => console.warn(`notify (${kind}): ${message}`),
  };
  const props = (): ParcelProps => ({
    name: 'alone',
    domElement: element,
    platform,
    location: currentLocation(),
    onCrash: (error) =>
      console.error('The remote crashed; in the site the version before would take its place.', error),
  });
  const show = () => void remote.update(props());

  createRoot(document.createElement('div')).render(<ThemeStyles />);
  window.addEventListener('popstate', show);
  await remote.bootstrap();
  await remote.mount(props());
}

let navigations = 0;

function currentLocation(): PlatformLocation {
  const { pathname, search, hash } = location;
  return { pathname, search, hash, key: String(++navigations), state: history.state };
}
