import type { Canary, Channel, ChannelRemote, RemoteVersion, StoredFile } from '@vitae/contract/channel';
import type { Release, RemoteRelease, ShellRelease } from '@vitae/contract/release';
import type { ScreenFiles } from './channel-files.ts';
import { versionPath } from './store.ts';

export interface ChannelContent {
  shell: ShellRelease;
  /** The release to serve, the one to fall back to, and the one that a part of the visitors get. */
  remotes: readonly {
    current: RemoteRelease;
    previous: RemoteRelease | null;
    canary?: { release: RemoteRelease; percent: number };
  }[];
}

/** Writes down, for the browser, what a channel serves. */
export function composeChannel(
  { shell, remotes }: ChannelContent,
  head: Pick<Channel, 'channel' | 'revision' | 'updatedAt' | 'change' | 'overrides'>,
): Channel {
  return {
    ...head,
    shell: {
      version: shell.version,
      contracts: shell.contracts,
      entry: storedFile(shell, shell.entry),
      preload: shell.preload.map((file) => storedFile(shell, file)),
      styles: shell.styles.map((file) => storedFile(shell, file)),
      translations: shell.translations,
    },
    remotes: Object.fromEntries(
      remotes.map(({ current, previous, canary }): [string, ChannelRemote] => [
        current.name,
        {
          ...servedVersion(current, shell),
          previous: previous && remoteVersion(previous, shell),
          ...(canary && { canary: { percent: canary.percent, remote: servedVersion(canary.release, shell) } }),
        },
      ]),
    ),
  };
}

/** Of screens for staff nothing: a page does not know who asks for it, and nobody else's browser gets their code. */
export function screenFiles({ shell, remotes }: ChannelContent): ScreenFiles {
  return Object.fromEntries(
    remotes.map(({ current }) => {
      const forStaff = current.manifest.routes.filter(({ guard }) => guard === 'admin').map(({ path }) => path);
      const routes = Object.entries(current.screens)
        .filter(([route]) => !forStaff.includes(route))
        .map(([route, { preload, shared }]) => [
          route,
          [...preload.map((file) => storedFile(current, file)), ...sharedFiles(shell, shared)],
        ]);
      return [current.name, Object.fromEntries(routes)];
    }),
  );
}

/** A version as a channel describes it to browsers, with what this shell adds. */
export function servedVersion(remote: RemoteRelease, shell: ShellRelease): Canary['remote'] {
  const { navigation, menu } = remote.manifest;
  return { ...remoteVersion(remote, shell), navigation, menu, translations: remote.translations };
}

function remoteVersion(remote: RemoteRelease, shell: ShellRelease): RemoteVersion {
  const { runtime, routes, slots, contributions, emits, hears } = remote.manifest;
  return {
    version: remote.version,
    runtime,
    global: remote.global,
    entry: storedFile(remote, remote.entry),
    preload: [
      ...shell.forRemotes.map((file) => storedFile(shell, file)),
      ...remote.preload.map((file) => storedFile(remote, file)),
      ...sharedFiles(shell, remote.preloadShared),
    ],
    styles: remote.styles.map((file) => storedFile(remote, file)),
    routes,
    slots,
    contributions,
    ...(emits && { emits }),
    ...(hears && { hears }),
  };
}

/** The scripts in which the shell brings these modules. */
function sharedFiles(shell: ShellRelease, modules: readonly string[]): StoredFile[] {
  const chunks = new Set(modules.flatMap((module) => shell.shared[module]?.chunks ?? []));
  return [...chunks].map((file) => storedFile(shell, file));
}

function storedFile(release: Release, file: string): StoredFile {
  const described = release.files[file];
  if (!described) throw new TypeError(`release.json of ${release.name}@${release.version} does not describe ${file}`);
  return { path: `${versionPath(release.name, release.version)}/${file}`, integrity: described.integrity };
}
