import type { Channel } from '@vitae/contract/channel';
import type { SignedInUser } from '@vitae/contract/events';
import type { PlatformLocation } from '@vitae/contract/platform';
import type { RoutePurpose } from '@vitae/contract/remote';
import { createContext, type ReactNode, useContext, useSyncExternalStore } from 'react';
import type { PlatformServices } from './platform/create-platform.ts';

/** What the shell's own screens and chrome work with. */
export interface Services extends PlatformServices {
  channel: Channel;
  /** Where the channel's remotes have a page for this. */
  placeFor(purpose: RoutePurpose): string;
  /** Fetches the remote that owns a path, ahead of a visit. */
  prefetchPath(path: string): void;
}

const ServicesContext = createContext<Services | null>(null);

export function ServicesProvider({ services, children }: { services: Services; children: ReactNode }) {
  return <ServicesContext value={services}>{children}</ServicesContext>;
}

/** The shell's services, for its own screens. Remotes have `usePlatform()`. */
export function useServices(): Services {
  const services = useContext(ServicesContext);
  if (!services) throw new Error('useServices() was called outside ServicesProvider');
  return services;
}

export function useSessionUser(): SignedInUser | null {
  const { session } = useServices();
  return useSyncExternalStore(session.subscribe, session.getUser);
}

/** Where the site is. */
export function useSiteLocation(): PlatformLocation {
  const { navigation } = useServices();
  return useSyncExternalStore(navigation.subscribe, navigation.getLocation);
}
