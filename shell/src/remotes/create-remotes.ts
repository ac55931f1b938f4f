import type { Channel } from '@vitae/contract/channel';
import type { Platform } from '@vitae/contract/platform';
import { PERSISTENT_KEYS } from '@vitae/contract/storage';
import { mountRootParcel } from 'single-spa';
import { runGuard } from '../guards/guards.ts';
import type { PlatformServices } from '../platform/create-platform.ts';
import { checkedBus } from './checked-bus.ts';
import { createCrashMemory } from './crash-memory.ts';
import { createFederation, hasRun } from './federation.ts';
import { findCause, isLoading } from './find-cause.ts';
import { createPageGuard } from './guard-page.ts';
import { createLoads } from './loads.ts';
import type { MountRootParcel } from './parcel.ts';
import { RemoteError } from './remote-error.ts';
import { createRemoteHost, type RemoteHostOptions } from './remote-host.ts';
import { createSlots } from './slots.ts';
import { watchErrors } from './watch-errors.ts';

/** A loop of errors is one error to whoever mends it. */
const LOOSE_ERRORS_MAX = 20;

/**
 * Everything that brings remotes to this page: the host of their screens and the slots that they fill for each other,
 * over one store of loaded code and one memory of crashes. Errors are watched from here on, before any remote runs.
 */
export function createRemotes(channel: Channel, storeUrl: string, { platform: own, session }: PlatformServices) {
  const { bus } = own;
  const onFailed: RemoteHostOptions['onFailed'] = (failure) => {
    console.error(failure.message);
    bus.emit('remote:failed@2', failure);
  };
  const shared = {
    channel,
    load: createLoads(createFederation(storeUrl), (loaded) => bus.emit('remote:loaded@1', loaded)),
    mountParcel: mountRootParcel as unknown as MountRootParcel,
    crashes: createCrashMemory(sessionStorage),
    guardPage: createPageGuard(),
    onFailed,
  };

  let looseErrors = 0;
  watchErrors(({ remote, version }, error) => {
    if (++looseErrors > LOOSE_ERRORS_MAX) return;
    const { code, message } = new RemoteError('VITAE-REMOTE-012', remote, version, error);
    onFailed({ remote, version, code, message, outcome: 'untouched' });
  });

  const slots = createSlots({
    ...shared,
    getPlatform: () => platform,
    subscribe: session.subscribe,
    mayShow(guard) {
      const user = session.getUser();
      return runGuard(guard, {
        hasUser: user !== null,
        isPaid: user?.isPaid ?? false,
        hasVisited: true,
        hasAdmin: localStorage.getItem(PERSISTENT_KEYS.adminAuthenticated) === 'true',
        target: '',
        isOpen: false,
        staffSignIn: '',
      }).isAllowed;
    },
  });
  // Where developers try things, what remotes say is held against the contract.
  const spoken = channel.overrides.localhost ? checkedBus(bus) : bus;
  const platform: Platform = { ...own, bus: spoken, slots };
  const host = createRemoteHost({
    ...shared,
    findCause: (error, name, { version }, isRunning) =>
      findCause(error, isRunning || hasRun(name, version) ? null : version.entry, { storeUrl }),
    isLoading: (version) => isLoading(version, storeUrl),
    onMounted: (mounted) => bus.emit('remote:mounted@1', mounted),
  });
  return { host, platform };
}
