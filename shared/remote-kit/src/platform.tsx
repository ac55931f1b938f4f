import type { ActionData, ActionType } from '@vitae/contract/actions';
import type { BusEventName, BusPayload, SignedInUser } from '@vitae/contract/events';
import type { NotifyService, Observable, Plan, Platform } from '@vitae/contract/platform';
import { createContext, type ReactNode, useCallback, useContext, useEffect, useRef, useSyncExternalStore } from 'react';

const PlatformContext = createContext<Platform | null>(null);

/** Puts the shell's platform within reach of the hooks below. `defineRemote` and the test harness render it. */
export function PlatformProvider({ platform, children }: { platform: Platform; children: ReactNode }) {
  return <PlatformContext value={platform}>{children}</PlatformContext>;
}

/** The platform that the shell has handed to this remote. Throws outside a remote. */
export function usePlatform(): Platform {
  const platform = useContext(PlatformContext);
  if (!platform)
    throw new Error('usePlatform() was called outside a remote. Render inside defineRemote() or renderRemote().');
  return platform;
}

function useObservable<T>({ get, subscribe }: Observable<T>): T {
  return useSyncExternalStore(subscribe, get);
}

/** Who is signed in; `null` for an anonymous visitor. Follows sign-in and sign-out, in other tabs too. */
export function useUser(): SignedInUser | null {
  const { auth } = usePlatform();
  return useSyncExternalStore(auth.subscribe, auth.getUser);
}

/** The axios instance on the API: adds the access token and refreshes it when it has expired. */
export function useHttp() {
  return usePlatform().http;
}

/** Shows toasts. */
export function useNotify(): NotifyService {
  return usePlatform().notify;
}

/** `useTrack()('button_click', { … })`: analytics that never fail loudly. */
export function useTrack(): <T extends ActionType>(actionType: T, data: ActionData<T>) => void {
  const { analytics } = usePlatform();
  return useCallback((actionType, data) => analytics.track(actionType, data), [analytics]);
}

export function useTheme(): 'light' | 'dark' {
  return useObservable(usePlatform().theme);
}

export function usePlan(): Plan {
  return useObservable(usePlatform().plan);
}

/** The country or region that the person applies in, as chosen on /region-selection. */
export function useRegion(): string {
  return useObservable(usePlatform().region);
}

/** Listens to a bus event for as long as the component lives. */
export function useBusEvent<E extends BusEventName>(event: E, listener: (payload: BusPayload<E>) => void): void {
  const { bus } = usePlatform();
  const latest = useRef(listener);
  useEffect(() => {
    latest.current = listener;
  });
  useEffect(() => bus.on(event, (payload) => latest.current(payload)), [bus, event]);
}
