import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Channel } from '@vitae/contract/channel';
import { withLock } from './channel-lock.ts';
import { renderChannelPage } from './channel-page.ts';
import { replaceFile } from './durable-file.ts';
import { ReleaseError } from './errors.ts';
import { channelPath, readChannel, requireRelease } from './store.ts';

/** The page of all URLs that no remote owns. */
export const CHANNEL_INDEX = 'index';

/**
 * Puts a new state of a channel in place of the one that its writer has read, in one step.
 * Refused when somebody else has changed the channel meanwhile: `next.revision` must be the present one plus 1.
 */
export async function swapChannel(store: string, next: Channel): Promise<void> {
  const file = path.join(store, `${channelPath(next.channel)}.json`);
  await withLock(`${file}.lock`, async () => {
    const present = (await readChannel(store, next.channel))?.revision ?? 0;
    if (present !== next.revision - 1) {
      throw new ReleaseError({
        code: 'VITAE-RELEASE-020',
        what: `${next.channel} is at revision ${present}, but this change was made from revision ${next.revision - 1}.`,
        advice: 'Somebody changed the channel meanwhile. Look with "pnpm release status" and run the command again.',
      });
    }
    const json = `${JSON.stringify(next, null, 2)}\n`;
    const history = path.join(store, channelPath(next.channel), 'history');
    await mkdir(history, { recursive: true });
    await replaceFile(path.join(history, `${next.revision}.json`), json);
    await replaceFile(file, json);
    await writePages(store, next);
  });
}

/** Writes the pages again where a writer was killed between the swap of a channel and the last of its pages. */
export async function repairPages(store: string, channel: string): Promise<void> {
  const file = path.join(store, `${channelPath(channel)}.json`);
  await withLock(`${file}.lock`, async () => {
    const present = await readChannel(store, channel);
    if (!present) return;
    const mark = path.join(store, channelPath(channel), REVISION_MARK);
    const written = await readFile(mark, 'utf8').catch(() => null);
    if (written !== String(present.revision)) await writePages(store, present);
  });
}

/** Holds the revision of the pages beside it, and is written after the last of them. */
const REVISION_MARK = '.revision';

async function writePages(store: string, channel: Channel): Promise<void> {
  if (!channel.shell) return;
  const shell = await requireRelease(store, 'shell', channel.shell.version);
  if (shell.kind !== 'shell') throw new TypeError('The package named shell is not a shell');
  const folder = path.join(store, channelPath(channel.channel));
  await mkdir(folder, { recursive: true });
  const remotes = Object.keys(channel.remotes);
  for (const remote of remotes) {
    await replaceFile(path.join(folder, `${remote}.html`), renderChannelPage(channel, shell, remote));
  }
  await replaceFile(path.join(folder, `${CHANNEL_INDEX}.html`), renderChannelPage(channel, shell, null));
  const wanted = new Set([CHANNEL_INDEX, ...remotes].map((page) => `${page}.html`));
  for (const entry of await readdir(folder)) {
    if (entry.endsWith('.html') && !wanted.has(entry)) await rm(path.join(folder, entry), { force: true });
  }
  await replaceFile(path.join(folder, REVISION_MARK), String(channel.revision));
}
