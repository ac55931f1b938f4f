import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { containerName } from '@vitae/contract/page';
import type { Configuration } from 'webpack';
import { type BundleOptions, commonConfiguration } from './common.ts';
import { installedVersion, workspaceDependencies } from './installed-version.ts';
import { NoSecondLibrary } from './no-second-library.ts';
import { OnlySharedNames } from './only-shared-names.ts';
import { packageOfModule, SHARED_LIBRARIES } from './shared-libraries.ts';

export const REMOTE_ENTRY = 'remoteEntry.js';
/** The exposed module is loaded as `<remote>/remote`; its chunk bears this name too. */
export const EXPOSED_CHUNK = 'remote';

/**
 * The webpack configuration of a remote: `src/remote.tsx` exposed as `./remote` in `remoteEntry.js`.
 * Shared libraries are taken from the shell and never bundled.
 * @param shared what is taken from the shell; benchmarks build remotes that bring everything
 */
export function remoteConfiguration(
  options: BundleOptions,
  shared: Record<string, ConsumedLibrary> = consumedLibraries(options.folder),
): Configuration {
  const common = commonConfiguration(options);
  const container = containerName(options.name, options.version);
  return {
    ...common,
    entry: {},
    plugins: [
      ...common.plugins,
      ...(Object.keys(shared).length > 0 ? [new NoSecondLibrary(), new OnlySharedNames()] : []),
      new ModuleFederationPlugin({
        name: container,
        library: { type: 'window', name: container },
        filename: REMOTE_ENTRY,
        exposes: { './remote': { import: './src/remote.tsx', name: EXPOSED_CHUNK } },
        shared,
        // With 'version-first' one remote that cannot be loaded stops every other.
        shareStrategy: 'loaded-first',
        manifest: false,
        dts: false,
        virtualRuntimeEntry: true,
        experiments: {
          externalRuntime: true,
          optimization: { target: 'web', disableSnapshot: true, disableRemote: true },
        },
      }),
    ],
  };
}

interface ConsumedLibrary {
  import: false;
  singleton: true;
  requiredVersion: string;
}

/** What the remote, or a package of the house that it is built with, depends on of the shell's libraries. */
function consumedLibraries(folder: string) {
  const folders = [folder, ...workspaceDependencies(folder)];
  const consumed: Record<string, ConsumedLibrary> = {};
  for (const { module } of SHARED_LIBRARIES) {
    const packageName = packageOfModule(module);
    const version = folders.map((candidate) => installedVersion(packageName, candidate)).find(Boolean);
    if (version) consumed[module] = { import: false, singleton: true, requiredVersion: sinceMinor(version) };
  }
  return consumed;
}

/** `19.3.1` → `^19.3.0`: later features may be absent, earlier fixes are not relied on. */
function sinceMinor(version: string): string {
  const [major, minor] = version.split('.');
  return `^${major}.${minor}.0`;
}
