import { type ReleaseDesk, ReleaseRefusal } from '@vitae/api/admin/release-desk';
import type { CanaryState, ChannelChange, ChannelState } from '@vitae/contract/admin';
import { withdrawCanary } from '@vitae/releases/canary/canary';
import { type Evidence, FEWEST_SESSIONS } from '@vitae/releases/canary/rule';
import { type JudgedCanary, judgeCanaries, type ReadEvidence } from '@vitae/releases/canary/watch';
import { type Author, listChannels } from '@vitae/releases/channel-files';
import { ReleaseError } from '@vitae/releases/errors';
import { setFrozen } from '@vitae/releases/freeze';
import { readHistory } from '@vitae/releases/history';
import {
  approve,
  changeOrPropose,
  decline,
  describeWanted,
  openProposals,
  type WantedChange,
} from '@vitae/releases/proposals';
import { rollback } from '@vitae/releases/rollback';
import { listPackages, listVersions } from '@vitae/releases/store';

/** Moves of a channel that staff see. */
const HISTORY_LENGTH = 50;
const MINUTE_MS = 60_000;

/** The release store as staff work with it, through the code of the release command. */
export function createReleaseDesk(store: string, readEvidence: ReadEvidence): ReleaseDesk {
  const readState = async (channel: string): Promise<ChannelState | null> => {
    const history = await readHistory(store, channel, HISTORY_LENGTH);
    const [last] = history;
    if (!last) return null;
    const proposals = await openProposals(store, channel);
    return {
      channel,
      revision: last.revision,
      is_frozen: last.isFrozen ?? false,
      asks_approval: last.protection?.approval ?? false,
      proposals: proposals.map(({ wanted, ...proposal }) => ({ ...proposal, change: describeWanted(wanted) })),
      canaries: (await judgeCanaries(channel, last, readEvidence)).map(canaryState),
      history: history.map(({ isFrozen: _, approvedBy, ...move }) => ({
        ...move,
        ...(approvedBy && { approved_by: approvedBy }),
      })),
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
      // Only superusers get here.
      const author: Author = { by: `${by} (staff)`, why: change.reason, role: 'superuser' };
      try {
        await makeChange(store, channel, change, author);
      } catch (error) {
        if (error instanceof ReleaseError) throw new ReleaseRefusal(error.message, { cause: error });
        throw error;
      }
      return (await readState(channel))!;
    },
  };
}

async function makeChange(store: string, channel: string, change: ChannelChange, author: Author): Promise<unknown> {
  switch (change.action) {
    case 'promote':
      return await changeOrPropose(store, channel, wantedOf(change), author);
    case 'rollback':
      return await rollback(store, channel, { ...author, ...(change.revision && { to: change.revision }) });
    case 'withdraw':
      return await withdrawCanary(store, channel, change, author);
    case 'approve':
      return await approve(store, channel, change.proposal, author);
    case 'decline':
      return await decline(store, channel, change.proposal, author);
    default:
      return await setFrozen(store, channel, change.action === 'freeze', author);
  }
}

function canaryState({ remote, plan, stableVersion, verdict, canary, stable }: JudgedCanary): CanaryState {
  const { version, percent, since, next, everyMs } = plan;
  return {
    remote,
    version,
    stable_version: stableVersion,
    percent,
    since,
    next,
    every_minutes: everyMs && everyMs / MINUTE_MS,
    verdict: verdict.is === 'open' ? { ...verdict, sessions_needed: FEWEST_SESSIONS } : verdict,
    canary: evidenceState(canary),
    stable: evidenceState(stable),
  };
}

function evidenceState({ failingAddresses, mountMs, ...evidence }: Evidence): CanaryState['canary'] {
  return { ...evidence, failing_addresses: failingAddresses, mount_ms: mountMs };
}

function wantedOf({
  name,
  version,
  shares = [100],
  every_minutes: minutes,
}: Extract<ChannelChange, { action: 'promote' }>): WantedChange {
  const release = { name, version };
  if (shares[0] === 100) return { action: 'promote', releases: [release] };
  return { action: 'try', release, shares, everyMs: minutes ? minutes * MINUTE_MS : null };
}
