import type { Channel } from '@vitae/contract/channel';
import type { BusPayload } from '@vitae/contract/events';
import type { ParcelProps, RemoteLifecycles, RemoteProps } from '@vitae/contract/platform';
import { type Attempt, attemptsFor } from './attempts.ts';
import type { LoadRemote } from './federation.ts';
import { RemoteError } from './remote-error.ts';

/** A parcel as single-spa gives it back. */
interface Parcel {
  mountPromise: Promise<unknown>;
  update?(props: object): Promise<unknown>;
  unmount(): Promise<unknown>;
  getStatus(): string;
}

export interface RemoteHostOptions {
  channel: Channel;
  load: LoadRemote;
  /** single-spa's `mountRootParcel`. */
  mountParcel(
    config: RemoteLifecycles & { name: string; timeouts: object },
    props: RemoteProps & { domElement: HTMLElement },
  ): Parcel;
  onFailed(failure: BusPayload<'remote:failed@1'>): void;
  onMounted(mounted: BusPayload<'remote:mounted@1'>): void;
  /** Milliseconds until a load counts as failed. */
  loadTimeoutMs?: number;
  /** Milliseconds until a mount counts as failed. */
  mountTimeoutMs?: number;
  now?(): number;
}

export type HostedState =
  | { status: 'loading' }
  | { status: 'mounted'; version: string }
  | { status: 'failed'; error: RemoteError };

/** One remote on the page, from the first byte to its removal. */
export interface HostedRemote {
  update(props: Pick<RemoteProps, 'location'>): void;
  /** Starts over after a failure. */
  retry(): void;
  remove(): void;
}

const LOAD_TIMEOUT_MS = 15_000;
const MOUNT_TIMEOUT_MS = 10_000;

/**
 * Brings remotes to the screen and keeps each other's failures apart. Nothing here throws: what went wrong is
 * told to `onState`, and every failed attempt to `onFailed`.
 */
export function createRemoteHost({
  channel,
  load,
  mountParcel,
  onFailed,
  onMounted,
  loadTimeoutMs = LOAD_TIMEOUT_MS,
  mountTimeoutMs = MOUNT_TIMEOUT_MS,
  now = () => performance.now(),
}: RemoteHostOptions) {
  const loads = new Map<string, Promise<RemoteLifecycles>>();
  let parcelCount = 0;

  const loadOnce = (name: string, attempt: Attempt): Promise<RemoteLifecycles> => {
    const key = `${name}@${attempt.version.version}#${attempt.load}`;
    let loading = loads.get(key);
    if (!loading) {
      loading = withTimeout(load(name, attempt.version, attempt.load), loadTimeoutMs);
      loads.set(key, loading);
      // A failure must not stay: the next attempt loads again.
      loading.catch(() => loads.delete(key));
    }
    return loading;
  };

  return {
    /** Fetches a remote's code ahead of a visit. A failure is left to the visit itself. */
    prefetch(name: string): void {
      const remote = channel.remotes[name];
      const first = remote && attemptsFor(remote)[0];
      if (first) loadOnce(name, first).catch(() => {});
    },

    /** Mounts a remote into `element`. `onState` is told of every change until `remove()`. */
    host(
      name: string,
      element: HTMLElement,
      props: Omit<RemoteProps, 'onCrash'>,
      onState: (state: HostedState) => void,
    ): HostedRemote {
      let latestProps = props;
      let parcel: Parcel | null = null;
      let isRemoved = false;
      let round = 0;
      let remaining: Attempt[] = [];
      let shownProps = props;
      let ownProps: Pick<ParcelProps, 'domElement' | 'onCrash'> | null = null;
      let updating = Promise.resolve();

      // single-spa refuses an update (and an unmount) while an update runs, so they queue, and only the last counts.
      const showLatestProps = () => {
        const current = parcel;
        updating = updating.then(async () => {
          if (!current || current !== parcel || current.getStatus() !== 'MOUNTED' || shownProps === latestProps) return;
          shownProps = latestProps;
          // single-spa forgets the props of before, so an update repeats them all.
          await current.update?.({ ...ownProps, ...latestProps }).catch(() => {});
        });
      };

      const dispose = async () => {
        const old = parcel;
        parcel = null;
        await updating;
        if (old?.getStatus() === 'MOUNTED') await old.unmount().catch(() => {});
        if (!parcel) element.replaceChildren();
      };

      const fail = async (attempt: Attempt, error: RemoteError) => {
        if (isRemoved) return;
        await dispose();
        const next = remaining[0];
        onFailed({
          remote: name,
          version: attempt.version.version,
          code: error.code,
          message: error.message,
          outcome: next ? (next.kind === 'previous' ? 'previous' : 'retried') : 'panel',
        });
        if (next) await tryNext();
        else onState({ status: 'failed', error });
      };

      const tryNext = async (): Promise<void> => {
        const attempt = remaining.shift();
        if (!attempt || isRemoved) return;
        const { version } = attempt.version;
        const begun = now();
        let lifecycles: RemoteLifecycles;
        try {
          lifecycles = await loadOnce(name, attempt);
        } catch (cause) {
          return fail(
            attempt,
            new RemoteError(
              cause instanceof TimeoutError ? 'VITAE-REMOTE-002' : 'VITAE-REMOTE-001',
              name,
              version,
              cause,
            ),
          );
        }
        if (isRemoved) return;
        // React owns the node it renders into, so each attempt gets a new one.
        const domElement = document.createElement('div');
        element.replaceChildren(domElement);
        let hasMounted = false;
        const onCrash = (cause: unknown) => {
          if (hasMounted && parcel === thisParcel)
            void fail(attempt, new RemoteError('VITAE-REMOTE-006', name, version, cause));
        };
        const thisParcel = mountParcel(
          {
            ...lifecycles,
            // Two parcels of one name would share their state inside single-spa.
            name: `${name}-${++parcelCount}`,
            timeouts: { mount: { millis: mountTimeoutMs, dieOnTimeout: true, warningMillis: mountTimeoutMs } },
          },
          { ...latestProps, domElement, onCrash },
        );
        ownProps = { domElement, onCrash };
        parcel = thisParcel;
        shownProps = latestProps;
        try {
          await thisParcel.mountPromise;
        } catch (cause) {
          return fail(attempt, new RemoteError('VITAE-REMOTE-005', name, version, cause));
        }
        if (isRemoved) return void dispose();
        hasMounted = true;
        showLatestProps();
        onState({ status: 'mounted', version });
        onMounted({ remote: name, version, durationMs: now() - begun });
      };

      const start = () => {
        const remote = channel.remotes[name];
        if (!remote) return;
        onState({ status: 'loading' });
        remaining = attemptsFor(remote, round++);
        void tryNext();
      };
      start();

      return {
        update(changed) {
          latestProps = { ...latestProps, ...changed };
          showLatestProps();
        },
        retry: start,
        remove() {
          isRemoved = true;
          void dispose();
        },
      };
    },
  };
}

export type RemoteHost = ReturnType<typeof createRemoteHost>;

class TimeoutError extends Error {}

function withTimeout<T>(work: Promise<T>, milliseconds: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout>;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TimeoutError(`no answer within ${milliseconds / 1000} s`)), milliseconds);
  });
  return Promise.race([work, timeout]).finally(() => clearTimeout(timer));
}
