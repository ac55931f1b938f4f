import type { RemoteVersion } from '@vitae/contract/channel';
import type { BusPayload } from '@vitae/contract/events';
import type { RemoteModule } from '@vitae/contract/platform';

/** Loads the code of one version of a remote. `address` above 0 is the number of a new address for its scripts. */
export type LoadRemote = (name: string, version: RemoteVersion, address: number) => Promise<RemoteModule>;

/** Each version's code, loaded once for all who ask; what failed is not kept, and every further load is a fresh one. */
export function createLoads(load: LoadRemote, onLoaded: (loaded: BusPayload<'remote:loaded@1'>) => void) {
  const latest = new Map<string, Promise<RemoteModule>>();
  const counts = new Map<string, number>();

  return (name: string, version: RemoteVersion, isFresh: boolean): Promise<RemoteModule> => {
    const id = `${name}@${version.version}`;
    const known = latest.get(id);
    if (known && !isFresh) return known;
    const address = counts.get(id) ?? 0;
    counts.set(id, address + 1);
    const begun = performance.now();
    const loading = load(name, version, address);
    latest.set(id, loading);
    loading.then(
      () => onLoaded({ remote: name, version: version.version, durationMs: performance.now() - begun }),
      () => {
        if (latest.get(id) === loading) latest.delete(id);
      },
    );
    return loading;
  };
}

export type Loads = ReturnType<typeof createLoads>;
