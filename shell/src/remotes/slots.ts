import type { Channel, ChannelRemote } from '@vitae/contract/channel';
import type { BusPayload } from '@vitae/contract/events';
import type {
  ContributionProps,
  Platform,
  RemoteLifecycles,
  SlotContribution,
  SlotService,
} from '@vitae/contract/platform';
import type { Contribution } from '@vitae/contract/remote';
import { findUnfitValues } from '@vitae/contract/slot-values';
import { openPlatformFor } from '../platform/platform-for-remote.ts';
import type { CrashMemory } from './crash-memory.ts';
import type { Loads } from './loads.ts';
import type { GuardPage } from './mounted-version.ts';
import { type MountRootParcel, openParcel, type Parcel } from './parcel.ts';
import { RemoteError, type RemoteErrorCode } from './remote-error.ts';

export interface SlotOptions {
  channel: Channel;
  load: Loads;
  mountParcel: MountRootParcel;
  crashes: CrashMemory;
  guardPage?: GuardPage;
  /** The platform that contributions get; asked for late, since it holds these slots. */
  getPlatform(): Platform;
  /** Whether the person may see what this guard stands before. */
  mayShow(guard: Contribution['guard']): boolean;
  /** Calls back when that may have changed. */
  subscribe(listener: () => void): () => void;
  onFailed(failure: BusPayload<'remote:failed@2'>): void;
  /** Milliseconds until a contribution that is not there has failed. */
  limitMs?: number;
}

const LIMIT_MS = 6_000;
const UNMOUNT_LIMIT_MS = 500;

interface Offer {
  remote: ChannelRemote;
  name: string;
  contribution: Contribution;
}

/** What remotes contribute to the slots of others, each a parcel that fails alone: its place is free then. */
export function createSlots(options: SlotOptions): SlotService {
  const { channel, load, mountParcel, crashes, guardPage, getPlatform, mayShow, subscribe, onFailed } = options;
  const { limitMs = LIMIT_MS } = options;
  const offers = new Map<string, Offer>();
  const bySlot = new Map<string, string[]>();
  for (const [name, remote] of Object.entries(channel.remotes)) {
    for (const contribution of remote.contributions) {
      const id = `${name}/${contribution.screen}`;
      offers.set(id, { remote, name, contribution });
      bySlot.set(contribution.slot, [...(bySlot.get(contribution.slot) ?? []), id]);
    }
  }
  const orderOf = (id: string) => offers.get(id)!.contribution.order;
  for (const ids of bySlot.values()) ids.sort((a, b) => orderOf(a) - orderOf(b) || (a < b ? -1 : 1));

  /** The same array for the same contributions, as React's external stores demand. */
  const shown = new Map<string, readonly SlotContribution[]>();

  return {
    subscribe,
    contributionsTo(slot) {
      const present = (bySlot.get(slot) ?? []).filter((id) => {
        const { name, remote, contribution } = offers.get(id)!;
        return mayShow(contribution.guard) && !crashes.hasCrashed(name, remote.version);
      });
      const known = shown.get(slot);
      if (known && known.map(({ id }) => id).join() === present.join()) return known;
      const next = present.map((id) => ({ id, size: offers.get(id)!.contribution.size }));
      shown.set(slot, next);
      return next;
    },

    mount(id, place, data, onGone) {
      const offer = offers.get(id);
      if (!offer) throw new Error(`There is no contribution ${id}`);
      const { name, remote, contribution } = offer;
      const element = document.createElement('div');
      element.dataset.remotePart = name;
      place.append(element);
      let latest = data;
      let isOver = false;
      let parcel: Parcel | null = null;
      let updating: Promise<unknown> = Promise.resolve();
      const end = async () => {
        isOver = true;
        clearTimeout(timer);
        platform.close();
        element.remove();
        await parcel?.close(UNMOUNT_LIMIT_MS).catch(() => {});
        unguard?.();
      };
      const fail = (code: RemoteErrorCode, reason: unknown) => {
        if (isOver) return;
        void end();
        const { message } = new RemoteError(code, name, remote.version, reason);
        onFailed({ remote: name, version: remote.version, code, message, outcome: 'vanished' });
        onGone();
      };
      const unguard = guardPage?.({ remote: name, version: remote.version, element }, (error) =>
        fail('VITAE-REMOTE-011', error),
      );
      const platform = openPlatformFor(getPlatform(), {
        mayNavigate: () => true,
        onListenerError: (error) => fail('VITAE-REMOTE-012', error),
        emits: remote.emits,
        onRefusedEvent(error) {
          const { code, message } = new RemoteError('VITAE-REMOTE-014', name, remote.version, error);
          onFailed({ remote: name, version: remote.version, code, message, outcome: 'untouched' });
        },
      });
      const timer = setTimeout(fail, limitMs, 'VITAE-REMOTE-002', `not there after ${limitMs / 1000} s`);

      /** The gate has compared the two remote.json; what the screen really passes it cannot know. */
      const fits = (passed: object) => {
        const unfit = findUnfitValues(passed, contribution.needs);
        if (unfit.length > 0) fail('VITAE-REMOTE-013', `${contribution.slot} passes no fit ${unfit.join(' and no ')}`);
        return unfit.length === 0;
      };
      const show = async () => {
        if (!fits(data)) return;
        const module = await load(name, remote, false);
        const lifecycles = module.contributions?.[contribution.screen];
        if (!lifecycles) throw new Error(`its module has no contribution ${contribution.screen}`);
        if (isOver) return;
        const props: Omit<ContributionProps, 'name'> = {
          domElement: element,
          platform: platform.platform,
          data: latest,
          onCrash: (error) => fail('VITAE-REMOTE-006', error),
        };
        parcel = openParcel(mountParcel, id, lifecycles as unknown as RemoteLifecycles, props);
        await parcel.mounted;
        clearTimeout(timer);
      };
      const mounting = show().catch((error) => fail('VITAE-REMOTE-005', error));
      return {
        update(changed) {
          latest = changed;
          if (isOver || !fits(changed)) return;
          // In turn: single-spa refuses one while another runs, and the last says all.
          updating = Promise.all([mounting, updating])
            .then(() => (isOver || latest !== changed ? undefined : parcel?.update({ data: changed })))
            .catch((error) => fail('VITAE-REMOTE-006', error));
        },
        remove: () => void (isOver || end()),
      };
    },
  };
}
