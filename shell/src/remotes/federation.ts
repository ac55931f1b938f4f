import injectRuntimeCore from '@module-federation/inject-external-runtime-core-plugin';
import { createInstance } from '@module-federation/runtime';
import type { RemoteVersion } from '@vitae/contract/channel';
import { containerName } from '@vitae/contract/page';
import type { RemoteLifecycles } from '@vitae/contract/platform';
import { sharedLibraries } from './shared-libraries.ts';

/** Loads the code of one version of a remote. `attempt` above 0 asks for a fresh copy. */
export type LoadRemote = (name: string, version: RemoteVersion, attempt: number) => Promise<RemoteLifecycles>;

/**
 * The federation runtime as this shell uses it: remotes are registered by their `remoteEntry.js` when they are
 * first needed, and the browser checks each entry against the hash in the channel (the entry holds the hashes of
 * its own chunks).
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

  return async (name, { version, entry }, attempt) => {
    const container = containerName(name, version);
    // The runtime and the browser both remember a failed script by its address: another address is a new try.
    const registration = attempt === 0 ? container : `${container}~${attempt}`;
    const url = new URL(storeUrl + entry.path + (attempt === 0 ? '' : `?attempt=${attempt}`), location.href).href;
    if (attempt > 0) Reflect.deleteProperty(window, container);
    integrityOfUrl.set(url, entry.integrity);
    federation.registerRemotes([{ name: registration, entry: url, entryGlobalName: container, type: 'global' }]);
    const module = await federation.loadRemote<{ default: RemoteLifecycles }>(`${registration}/remote`);
    if (!module) throw new Error(`${container} has no module ./remote`);
    return module.default;
  };
}
