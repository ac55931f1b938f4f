import { refusalToEmit } from '@vitae/contract/bus-manners';
import type { Platform } from '@vitae/contract/platform';

type Unsubscribe = () => void;
/** The shape of every `subscribe`, and of `on` with its first argument given. */
type Subscribe<Listener extends (...args: never[]) => void> = (listener: Listener) => Unsubscribe;

interface OpenPlatformOptions {
  /** Events that its remote.json declares; undefined of releases from before declarations. */
  emits: readonly string[] | undefined;
  /** A listener of this remote threw. */
  onListenerError(error: unknown): void;
  /** It has said what it may not, or in another form; nobody has heard it. */
  onRefusedEvent(error: unknown): void;
  /** The remote asks to go elsewhere. False: it may not. */
  mayNavigate(): boolean;
}

/**
 * The platform as one mount of one remote gets it: what that remote listens to is forgotten when it is closed, what its
 * listeners throw is its own failure, and once it has left the page it leads nobody anywhere.
 */
export function openPlatformFor(
  platform: Platform,
  { emits, onListenerError, onRefusedEvent, mayNavigate }: OpenPlatformOptions,
) {
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
      emit(event, payload) {
        const refusal = refusalToEmit(event, emits);
        if (refusal) return onRefusedEvent(new Error(refusal));
        try {
          platform.bus.emit(event, payload);
        } catch (error) {
          onRefusedEvent(error);
        }
      },
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
