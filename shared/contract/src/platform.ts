import type { AxiosInstance } from 'axios';
import type { ActionData, ActionType } from './actions.ts';
import type { BusEventName, BusPayload, SignedInUser } from './events.ts';

/** Who is signed in. Remotes never see a token: `http` adds it. */
export interface AuthService {
  /** `null` for an anonymous visitor. The same object until something changes. */
  getUser(): SignedInUser | null;
  /** Calls back on every change. Returns the function that ends the subscription. */
  subscribe(listener: () => void): () => void;
  signOut(): void;
  /** Sends an anonymous visitor to /LoginPage, to come back to `returnTo` (default: here). True when signed in. */
  requireSignIn(returnTo?: string): boolean;
}

/** Events between remotes and the shell, typed by `busEvents`. */
export interface BusService {
  emit<E extends BusEventName>(event: E, payload: BusPayload<E>): void;
  /** A late listener of a replayed event is called at once with the last payload. Returns the unsubscriber. */
  on<E extends BusEventName>(event: E, listener: (payload: BusPayload<E>) => void): () => void;
}

export interface AnalyticsService {
  /** Never throws and never waits: a failing analytics call is not the user's concern. */
  track<T extends ActionType>(actionType: T, actionData: ActionData<T>): void;
}

export type NotificationKind = 'success' | 'error' | 'info';

/** A toast, top right, 4 seconds, three at most. */
export type NotifyService = (kind: NotificationKind, message: string) => void;

export interface PlatformLocation {
  pathname: string;
  search: string;
  hash: string;
  /** Changes with every navigation, also to the same address. */
  key: string;
  state: unknown;
}

export interface NavigateOptions {
  replace?: boolean;
  state?: unknown;
}

/** A value that others may watch: the shape of React's `useSyncExternalStore`. */
export interface Observable<T> {
  get(): T;
  subscribe(listener: () => void): () => void;
}

export interface Plan {
  name: string;
  isPaid: boolean;
}

/** All that a remote gets from its shell. One object for the life of the page; the location comes as a prop. */
export interface Platform {
  contract: string;
  auth: AuthService;
  /** Paths start with `/api/`. Adds the access token; refreshes it once for all callers when it has expired. */
  http: AxiosInstance;
  bus: BusService;
  analytics: AnalyticsService;
  notify: NotifyService;
  /** A path of this site, or a number of history steps. */
  navigate(to: string | number, options?: NavigateOptions): void;
  region: Observable<string>;
  plan: Observable<Plan>;
  theme: Observable<'light' | 'dark'>;
}

/** Props of the parcel that a remote is mounted as. */
export interface RemoteProps {
  platform: Platform;
  location: PlatformLocation;
  /** The remote's screen threw and cannot go on. The shell decides what replaces it. */
  onCrash(error: unknown): void;
}

/** What single-spa adds to the props of a parcel. */
export interface ParcelProps extends RemoteProps {
  /** Unique among all parcels of the page. */
  name: string;
  domElement: HTMLElement;
}

/** The lifecycles that a remote's module exports as its default. Each resolves when its work is on the screen. */
export interface RemoteLifecycles<Props = ParcelProps> {
  bootstrap(): Promise<void>;
  mount(props: Props): Promise<void>;
  update(props: Props): Promise<void>;
  unmount(props: Props): Promise<void>;
}
