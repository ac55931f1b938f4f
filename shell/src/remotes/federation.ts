import injectRuntimeCore from '@module-federation/inject-external-runtime-core-plugin';
import { createInstance } from '@module-federation/runtime';
import type { RemoteVersion } from '@vitae/contract/channel';
import { containerName } from '@vitae/contract/page';
import type { RemoteModule } from '@vitae/contract/platform';
import { fileAddress } from './file-address.ts';
import { loadIsolated } from './isolated.ts';
import type { LoadRemote } from './loads.ts';
import { sharedLibraries } from './shared-libraries.ts';

/** Whether the entry of a version has come and run. */
export const hasRun = (name: string, { version, global }: RemoteVersion): boolean =>
  (global ?? containerName(name, version)) in window;

/**
 * The federation runtime as this shell uses it: remotes are registered by their `remoteEntry.js` when they are
 * first needed, and the browser checks each entry against the hash in the channel (the entry holds the hashes of
 * its own chunks). Isolated remotes pass it by.
 */
export function createFederation(storeUrl: string): LoadRemote {
  const integrityOfUrl = new Map<string, string>();
  const federation = createInstance({
    name: 'shell',
    remotes: [],
    shared: sharedLibraries(),
    shareStrategy: 'loaded-first',
    plugins: [
      injectRuntimeCore(),
      {
        name: 'vitae-integrity',
        createScript({ url, attrs }) {
          const integrity = integrityOfUrl.get(url);
          if (attrs && integrity) Object.assign(attrs, { integrity, crossorigin: 'anonymous' });
        },
      },
    ],
  });

  return async (name, remote, address) => {
    // The runtime, the browser and its cache remember a script by its address: another address is a new try.
    const suffix = address === 0 ? '' : `?attempt=${address}`;
    const url = fileAddress(storeUrl, remote.entry) + suffix;
    if (remote.runtime === 'isolated') return loadIsolated(remote, url, storeUrl);
    const container = containerName(name, remote.version);
    const registration = address === 0 ? container : `${container}~${address}`;
    if (address > 0) Reflect.deleteProperty(window, container);
    integrityOfUrl.set(url, remote.entry.integrity);
    federation.registerRemotes([{ name: registration, entry: url, entryGlobalName: container, type: 'global' }]);
    const module = await federation.loadRemote<{ default: RemoteModule }>(`${registration}/remote`);
    if (!module) throw new Error(`${container} has no module ./remote`);
    return module.default;
  };
}
