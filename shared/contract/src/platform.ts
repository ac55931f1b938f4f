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

/** The page's language: `en`, `ar`. */
export interface LanguageService extends Observable<string> {
  /** Those that the shell has texts in. */
  available: readonly string[];
  /** The person's choice: kept in this browser, and in their account when they are signed in. */
  set(language: string): void;
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
  slots: SlotService;
  /** The remote's own texts follow it through `defineRemote({ messages })`. Since 1.1. */
  language: LanguageService;
}

/** A contribution of some remote to a slot, for who may see it. */
export interface SlotContribution {
  /** Unique on the page: the remote's name and the screen's. */
  id: string;
  /** CSS pixels to hold free until it is there; without a width it is as wide as the slot. */
  size: { width?: number | undefined; height: number };
}

/** A contribution on the page. */
export interface MountedContribution {
  update(data: object): void;
  remove(): void;
}

/** Places in a remote's screens that other remotes fill. Remotes use it through `<Slot>` of remote-kit. */
export interface SlotService {
  /** What stands in a slot for this person, in order. The same array until something changes. */
  contributionsTo(slot: string): readonly SlotContribution[];
  /** Calls back when somebody signs in or out, since that may change who sees what. */
  subscribe(listener: () => void): () => void;
  /** Loads and mounts a contribution. `onGone`: it has failed, and its place is free for good. */
  mount(id: string, element: HTMLElement, data: object, onGone: () => void): MountedContribution;
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

/** Props of the parcel that a contribution to a slot is mounted as. */
export interface ContributionProps {
  name: string;
  domElement: HTMLElement;
  platform: Platform;
  /** What the slot passes, as its offer in remote.json says. */
  data: object;
  onCrash(error: unknown): void;
}

/** What a remote's module exports as its default: its own lifecycles, and those of its contributions by screen. */
export interface RemoteModule extends RemoteLifecycles {
  contributions?: Record<string, RemoteLifecycles<ContributionProps>>;
  /** Fetches what the screen of this address needs, ahead of a visit. Never throws; a failure is left to the visit. */
  prefetch?(pathname: string): void;
}
