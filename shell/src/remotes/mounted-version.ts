import type { Platform, PlatformLocation, RemoteLifecycles } from '@vitae/contract/platform';
import { openPlatformFor } from '../platform/platform-for-remote.ts';
import { type MountRootParcel, openParcel } from './parcel.ts';
import { createRate } from './rate.ts';
import type { RemoteErrorCode } from './remote-error.ts';
import { watchInput } from './watch-input.ts';
import { watchScreen } from './watch-screen.ts';

/** One version of a remote in its element on the page. */
export interface HostedRoot {
  remote: string;
  version: string;
  element: HTMLElement;
}

/** Keeps what a remote does outside its element within bounds; returns how to take it away. */
export type GuardPage = (root: HostedRoot, onLoop: (error: Error) => void) => () => void;

export interface MountOptions {
  remote: string;
  version: string;
  /** Events that it may say on the bus. */
  emits: readonly string[] | undefined;
  lifecycles: RemoteLifecycles;
  mountParcel: MountRootParcel;
  guardPage?: GuardPage | undefined;
  /** Where the remote gets an element of its own: React owns the node that it renders into. */
  place: HTMLElement;
  platform: Platform;
  location: PlatformLocation;
  /** Milliseconds that it may be empty before that counts as a failure. */
  emptyMs: number;
  /** It cannot stay: it threw, shows nothing or goes round in circles. */
  onBroken(code: RemoteErrorCode, reason: unknown): void;
  /** Something failed that leaves the screen as it is. */
  onTrouble(code: RemoteErrorCode, reason: unknown): void;
}

/**
 * More navigations than a screen makes by itself, and the time in which: long enough that a circle is met on a machine
 * that goes round it only ten times a second.
 */
const UNASKED_NAVIGATIONS_MAX = 40;
const UNASKED_WITHIN_MS = 4_000;

/** Mounts one version, with all that is watched while it is there. */
export function mountVersion(options: MountOptions) {
  const { remote, version, lifecycles, mountParcel, guardPage, place, location, emptyMs, onBroken, onTrouble } =
    options;
  const element = document.createElement('div');
  place.replaceChildren(element);

  const stop = (error: Error) => onBroken('VITAE-REMOTE-011', error);
  const navigations = createRate(UNASKED_NAVIGATIONS_MAX, UNASKED_WITHIN_MS, () =>
    stop(new Error(`more than ${UNASKED_NAVIGATIONS_MAX} navigations that nobody asked for`)),
  );
  const stopHearingInput = watchInput(navigations.allow);
  const removeGuard = guardPage?.({ remote, version, element }, stop);
  const platform = openPlatformFor(options.platform, {
    mayNavigate: navigations.count,
    onListenerError: (error) => onTrouble('VITAE-REMOTE-012', error),
    emits: options.emits,
    onRefusedEvent: (error) => onTrouble('VITAE-REMOTE-014', error),
  });
  let isMounted = false;
  let stopWatching = () => {};
  const parcel = openParcel(mountParcel, remote, lifecycles, {
    platform: platform.platform,
    location,
    domElement: element,
    onCrash: (error: unknown) => onBroken(isMounted ? 'VITAE-REMOTE-006' : 'VITAE-REMOTE-005', error),
  });
  let closing: Promise<void> | null = null;

  return {
    mounted: parcel.mounted.then(() => {
      isMounted = true;
      if (!closing) stopWatching = watchScreen(element, emptyMs, () => onBroken('VITAE-REMOTE-007', 'an empty screen'));
    }),
    update: (changed: { location: PlatformLocation }) => parcel.update(changed),
    /** Takes it off the page, and waits `limitMs` for its own goodbye. */
    close(limitMs: number): Promise<void> {
      closing ??= (async () => {
        platform.close();
        stopWatching();
        stopHearingInput();
        await parcel.close(limitMs).catch((error) => onTrouble('VITAE-REMOTE-009', error));
        element.remove();
        removeGuard?.();
      })();
      return closing;
    },
  };
}

export type MountedVersion = ReturnType<typeof mountVersion>;
