import { busPayloadSchemas, type SignedInUser } from '@vitae/contract/events';
import type {
  BusService,
  LanguageService,
  Platform,
  PlatformLocation,
  RemoteLifecycles,
  SlotContribution,
  SlotService,
} from '@vitae/contract/platform';
import { type SlotName, slotSchemas } from '@vitae/contract/slots';
import { CONTRACT_VERSION } from '@vitae/contract/version';
import axios from 'axios';
import { createBus } from './bus.ts';

const NO_CONTRIBUTIONS: readonly SlotContribution[] = [];

/** What a test may look at: everything that the remote has asked of its platform. */
export interface RecordedPlatform extends Platform {
  recorded: {
    navigations: { to: string | number; replace: boolean }[];
    notifications: { kind: string; message: string }[];
    actions: { actionType: string; data: unknown }[];
    events: { event: string; payload: unknown }[];
    /** What slots have passed to each contribution, in order. */
    slots: { id: string; data: object }[];
  };
}

/** A platform for unit tests and stand-alone pages: real HTTP to `baseUrl`, everything else recorded. */
export function createFakePlatform({
  user = null,
  baseUrl = '',
  language = 'en',
  contributions = {},
}: {
  user?: SignedInUser | null;
  baseUrl?: string;
  language?: string;
  /** Empty places that stand in slots; what they are passed is checked and recorded. */
  contributions?: Partial<Record<SlotName, readonly SlotContribution[]>>;
} = {}): RecordedPlatform {
  const recorded: RecordedPlatform['recorded'] = {
    navigations: [],
    notifications: [],
    actions: [],
    events: [],
    slots: [],
  };
  const realBus = createBus({ check: (event, payload) => busPayloadSchemas[event].parse(payload) });
  const bus: BusService = {
    on: realBus.on,
    emit(event, payload) {
      recorded.events.push({ event, payload });
      realBus.emit(event, payload);
    },
  };
  const constant = <T,>(value: T) => ({ get: () => value, subscribe: () => () => {} });
  return {
    contract: CONTRACT_VERSION,
    auth: {
      getUser: () => user,
      subscribe: () => () => {},
      signOut: () => bus.emit('auth:signed-out@1', { reason: 'user' }),
      requireSignIn: () => {
        if (!user) recorded.navigations.push({ to: '/LoginPage', replace: false });
        return user !== null;
      },
    },
    http: axios.create({ baseURL: baseUrl }),
    bus,
    analytics: { track: (actionType, data) => void recorded.actions.push({ actionType, data }) },
    notify: (kind, message) => void recorded.notifications.push({ kind, message }),
    navigate: (to, options) => void recorded.navigations.push({ to, replace: options?.replace ?? false }),
    region: constant('OTHER'),
    plan: constant({ name: 'Free', isPaid: false }),
    theme: constant('light' as const),
    slots: createFakeSlots(contributions, recorded.slots),
    language: createFakeLanguage(language),
    recorded,
  };
}

function createFakeSlots(
  contributions: Partial<Record<SlotName, readonly SlotContribution[]>>,
  passed: RecordedPlatform['recorded']['slots'],
): SlotService {
  const slots = Object.entries(contributions) as [SlotName, readonly SlotContribution[]][];
  const pass = (id: string, data: object) => {
    for (const [slot, standing] of slots) {
      if (standing.some((contribution) => contribution.id === id)) slotSchemas[slot].parse(data);
    }
    passed.push({ id, data });
  };
  return {
    contributionsTo: (slot) => slots.find(([name]) => name === slot)?.[1] ?? NO_CONTRIBUTIONS,
    subscribe: () => () => {},
    mount(id, _element, data) {
      pass(id, data);
      return { update: (changed) => pass(id, changed), remove() {} };
    },
  };
}

/** A language that changes when it is set, and is kept nowhere. */
function createFakeLanguage(first: string): LanguageService {
  let language = first;
  const listeners = new Set<() => void>();
  return {
    available: ['en', 'ar'],
    get: () => language,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    set(next) {
      language = next;
      for (const listener of listeners) listener();
    },
  };
}

const locationOf = (path: string): PlatformLocation => {
  const url = new URL(path, 'http://localhost');
  return { pathname: url.pathname, search: url.search, hash: url.hash, key: path, state: null };
};

/** A remote on a page of a test, mounted as the shell would mount it. */
export interface RenderedRemote {
  platform: RecordedPlatform;
  element: HTMLElement;
  crashes: unknown[];
  goTo(path: string): Promise<void>;
  unmount(): Promise<void>;
}

/** Mounts a remote at `path`; navigations that it asks for are recorded and followed. */
export async function renderRemote(
  remote: RemoteLifecycles,
  path: string,
  platform = createFakePlatform(),
): Promise<RenderedRemote> {
  const element = document.createElement('div');
  document.body.append(element);
  const crashes: unknown[] = [];
  const propsAt = (location: string) => ({
    name: 'remote-under-test',
    domElement: element,
    platform: following,
    location: locationOf(location),
    onCrash: (error: unknown) => void crashes.push(error),
  });
  const following: RecordedPlatform = {
    ...platform,
    navigate(to, options) {
      platform.navigate(to, options);
      // A crash on the way is among the recorded ones.
      if (typeof to === 'string') remote.update(propsAt(to)).catch(() => {});
    },
  };
  // A remote resolves its mount when React has committed it, which inside act() would wait for act() itself.
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false);
  await remote.bootstrap();
  await remote.mount(propsAt(path));
  return {
    platform: following,
    element,
    crashes,
    goTo: (to) => remote.update(propsAt(to)),
    async unmount() {
      await remote.unmount(propsAt(path));
      element.remove();
    },
  };
}
