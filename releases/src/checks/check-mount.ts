import type { Release, ShellRelease } from '@vitae/contract/release';
import { listChannels } from '../channel-files.ts';
import { ReleaseError } from '../errors.ts';
import { findConflicts } from '../gate.ts';
import { mountInBrowser } from '../mounting/mount-in-browser.ts';
import { listVersions, readChannel, readRelease, requireRelease, SHELL } from '../store.ts';
import { type CheckRecord, readCheck, recordCheck } from './check-records.ts';

/** Mounts a version whose files lie in `folder` (null: in the store) at each of its routes, in a shell that visitors could get it with. */
export async function checkMount(store: string, release: Release, folder: string | null): Promise<CheckRecord> {
  const shell = release.kind === 'shell' ? release : await chooseShell(store, release.name, fits);
  return await mountInBrowser({ store, release, folder, shell });

  function fits(candidate: ShellRelease): boolean {
    return release.kind === 'remote' && findConflicts({ shell: candidate, remotes: [release] }).length === 0;
  }
}

/** Checks a published version that nobody has seen mount yet. */
export async function checkUnchecked(store: string, { name, version }: { name: string; version: string }) {
  if (await readCheck(store, name, version)) return;
  const release = await requireRelease(store, name, version);
  const record = await checkMount(store, release, null);
  await recordCheck(store, name, version, record);
}

/** The shell of a channel, production first, else the newest that is published; of them the first that fits. */
async function chooseShell(store: string, name: string, fits: (shell: ShellRelease) => boolean): Promise<ShellRelease> {
  const versions = new Set<string>();
  const channels = await listChannels(store);
  for (const channel of channels.sort((a, b) => Number(b === 'production') - Number(a === 'production'))) {
    const served = await readChannel(store, channel).catch(() => null);
    if (served) versions.add(served.shell.version);
  }
  for (const version of (await listVersions(store, SHELL)).reverse()) versions.add(version);
  let newest: ShellRelease | null = null;
  for (const version of versions) {
    const shell = await readRelease(store, SHELL, version);
    if (shell?.kind !== 'shell') continue;
    newest ??= shell;
    if (fits(shell)) return shell;
  }
  // The gate will say what does not fit; the browser may say more.
  if (newest) return newest;
  throw new ReleaseError({
    code: 'VITAE-RELEASE-011',
    what: `The store ${store} has no shell to mount ${name} in.`,
    advice: 'Publish one first: pnpm release publish shell. Or leave the check to the promotion: --no-browser',
  });
}
