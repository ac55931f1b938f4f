import type { RemoteLifecycles } from '@vitae/contract/platform';

/** A parcel as single-spa gives it back. */
export interface SingleSpaParcel {
  mountPromise: Promise<unknown>;
  update?(props: object): Promise<unknown>;
  unmount(): Promise<unknown>;
  getStatus(): string;
}

/** single-spa's `mountRootParcel`. */
export type MountRootParcel = (
  config: RemoteLifecycles & { name: string; timeouts: object },
  props: object & { domElement: HTMLElement },
) => SingleSpaParcel;

/** single-spa only warns, and refuses to go on, after its own limits; the host has its own. */
const NEVER_MS = 2 ** 31 - 1;
const never = { millis: NEVER_MS, warningMillis: NEVER_MS, dieOnTimeout: false };
const TIMEOUTS = { bootstrap: never, mount: never, update: never, unmount: never };

let count = 0;

export interface Parcel {
  mounted: Promise<unknown>;
  /** Rejects where the update throws. One at a time. */
  update(props: object): Promise<unknown>;
  /** Unmounts in whatever state it is. Rejects where that throws, or has not ended after `limitMs`. */
  close(limitMs: number): Promise<void>;
}

/** A parcel with a name of its own (two of one name share their state), and what single-spa does not do around it. */
export function openParcel<Props extends object & { domElement: HTMLElement }>(
  mountRootParcel: MountRootParcel,
  name: string,
  lifecycles: RemoteLifecycles,
  props: Props,
): Parcel {
  const ownName = `${name}-${++count}`;
  const parcel = mountRootParcel({ ...lifecycles, name: ownName, timeouts: TIMEOUTS }, props);
  let latestProps: Props = props;
  const leave = async () => {
    // single-spa unmounts only what stands still. What hangs in a mount or an update is told to go by its own name.
    if (parcel.getStatus() === 'MOUNTED') await parcel.unmount();
    else await lifecycles.unmount({ ...latestProps, name: ownName } as never);
  };
  return {
    mounted: parcel.mountPromise,
    update: async (changed) => {
      // single-spa forgets the props of before, so an update repeats them all.
      latestProps = { ...latestProps, ...changed };
      await parcel.update?.(latestProps);
    },
    close: (limitMs) => {
      const late = new Promise<never>((_resolve, reject) =>
        setTimeout(() => reject(new Error('its unmount did not end')), limitMs),
      );
      return Promise.race([leave(), late]);
    },
  };
}
