import { type ReleaseDesk, ReleaseRefusal } from '@vitae/api/admin/release-desk';
import type { ChannelState } from '@vitae/contract/admin';
import { type Author, listChannels } from '@vitae/releases/channel-files';
import { ReleaseError } from '@vitae/releases/errors';
import { setFrozen } from '@vitae/releases/freeze';
import { readHistory } from '@vitae/releases/history';
import { promote } from '@vitae/releases/promote';
import { rollback } from '@vitae/releases/rollback';
import { listPackages, listVersions } from '@vitae/releases/store';

/** Moves of a channel that staff see. */
const HISTORY_LENGTH = 50;

/** The release store as staff work with it, through the code of the release command. */
export function createReleaseDesk(store: string): ReleaseDesk {
  const readState = async (channel: string): Promise<ChannelState | null> => {
    const history = await readHistory(store, channel, HISTORY_LENGTH);
    const [last] = history;
    if (!last) return null;
    return {
      channel,
      revision: last.revision,
      is_frozen: last.isFrozen ?? false,
      history: history.map(({ isFrozen: _, ...move }) => move),
    };
  };

  return {
    async readChannels() {
      const states = await Promise.all((await listChannels(store)).map(readState));
      return states.filter((state) => state !== null);
    },

    async readPackages() {
      const names = await listPackages(store);
      const versions = await Promise.all(names.map(async (name) => (await listVersions(store, name)).reverse()));
      return Object.fromEntries(names.map((name, index) => [name, versions[index]!]));
    },

    async change(channel, change, by) {
      const author: Author = { by: `${by} (staff)`, why: change.reason };
      try {
        if (change.action === 'promote') {
          const { name, version } = change;
          await promote(store, channel, [{ name, version }], author);
        } else if (change.action === 'rollback') {
          await rollback(store, channel, { ...author, ...(change.revision && { to: change.revision }) });
        } else {
          await setFrozen(store, channel, change.action === 'freeze', author);
        }
      } catch (error) {
        if (error instanceof ReleaseError) throw new ReleaseRefusal(error.message, { cause: error });
        throw error;
      }
      return (await readState(channel))!;
    },
  };
}
