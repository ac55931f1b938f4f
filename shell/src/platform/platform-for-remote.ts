import type { Platform } from '@vitae/contract/platform';

type Unsubscribe = () => void;
/** The shape of every `subscribe`, and of `on` with its first argument given. */
type Subscribe<Listener extends (...args: never[]) => void> = (listener: Listener) => Unsubscribe;

interface OpenPlatformOptions {
  /** A listener of this remote threw. */
  onListenerError(error: unknown): void;
  /** The remote asks to go elsewhere. False: it may not. */
  mayNavigate(): boolean;
}

/**
 * The platform as one mount of one remote gets it: what that remote listens to is forgotten when it is closed, what its
 * listeners throw is its own failure, and once it has left the page it leads nobody anywhere.
 */
export function openPlatformFor(platform: Platform, { onListenerError, mayNavigate }: OpenPlatformOptions) {
  const subscriptions = new Set<Unsubscribe>();
  let isOpen = true;

  const track = <Listener extends (...args: never[]) => void>(
    subscribe: Subscribe<Listener>,
    listener: Listener,
  ): Unsubscribe => {
    if (!isOpen) return () => {};
    const guarded = ((...args: never[]) => {
      try {
        listener(...args);
      } catch (error) {
        onListenerError(error);
      }
    }) as Listener;
    const stop = subscribe(guarded);
    const unsubscribe = () => {
      subscriptions.delete(unsubscribe);
      stop();
    };
    subscriptions.add(unsubscribe);
    return unsubscribe;
  };
  const tracked = <Service extends { subscribe: Subscribe<() => void> }>(service: Service): Service => ({
    ...service,
    subscribe: (listener: () => void) => track(service.subscribe, listener),
  });

  const own: Platform = {
    ...platform,
    auth: tracked(platform.auth),
    region: tracked(platform.region),
    plan: tracked(platform.plan),
    theme: tracked(platform.theme),
    language: tracked(platform.language),
    slots: tracked(platform.slots),
    bus: {
      emit: platform.bus.emit,
      on: (event, listener) => track((guarded) => platform.bus.on(event, guarded), listener),
    },
    navigate(to, options) {
      if (isOpen && mayNavigate()) platform.navigate(to, options);
    },
  };
  return {
    platform: own,
    close() {
      isOpen = false;
      for (const unsubscribe of [...subscriptions]) unsubscribe();
    },
  };
}
