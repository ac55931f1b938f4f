import type { UserAction } from '@vitae/contract/analytics';
import { USER_ACTIONS_PER_CALL_MAX } from '@vitae/contract/analytics-names';

/** `refused`: the API will never take these. `unreachable`: another try may work. */
export type Delivery = 'delivered' | 'refused' | 'unreachable';

export interface ActionQueueOptions {
  deliver(actions: UserAction[], options: { isLeaving: boolean }): Promise<Delivery>;
  storage: Storage;
  isOnline(): boolean;
}

const BATCH_DELAY_MS = 3_000;
/** Beyond this the oldest are let go: analytics must not fill the browser's storage. */
const MAX_WAITING = 200;
const WAITING_KEY = 'vitae:analytics-waiting';

/**
 * Sends actions in batches. What can't be sent waits; what still waits when the page goes is kept in the storage for
 * the next page. Nothing here throws or shows.
 */
export function createActionQueue({ deliver, storage, isOnline }: ActionQueueOptions) {
  let waiting: UserAction[] = takeStored(storage);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isDelivering = false;

  const flush = async () => {
    clearTimeout(timer);
    timer = undefined;
    if (isDelivering || waiting.length === 0 || !isOnline()) return;
    isDelivering = true;
    const batch = waiting.slice(0, USER_ACTIONS_PER_CALL_MAX);
    const delivery = await deliver(batch, { isLeaving: false }).catch((): Delivery => 'unreachable');
    isDelivering = false;
    if (delivery === 'unreachable') return;
    waiting = waiting.slice(batch.length);
    if (waiting.length > 0) schedule();
  };

  const schedule = () => {
    timer ??= setTimeout(() => void flush(), BATCH_DELAY_MS);
  };
  if (waiting.length > 0) schedule();

  return {
    add(action: UserAction) {
      waiting = [...waiting, action].slice(-MAX_WAITING);
      schedule();
    },
    flush,
    /** The page is going: one last call that outlives it, or the storage when there is no network. */
    leave() {
      const last = waiting;
      waiting = [];
      clearTimeout(timer);
      timer = undefined;
      if (last.length === 0) return;
      if (!isOnline()) return store(storage, last);
      void deliver(last.slice(0, USER_ACTIONS_PER_CALL_MAX), { isLeaving: true });
      const rest = last.slice(USER_ACTIONS_PER_CALL_MAX);
      if (rest.length > 0) store(storage, rest);
    },
    clear() {
      waiting = [];
      storage.removeItem(WAITING_KEY);
    },
  };
}

export type ActionQueue = ReturnType<typeof createActionQueue>;

function store(storage: Storage, actions: UserAction[]) {
  try {
    storage.setItem(WAITING_KEY, JSON.stringify([...takeStored(storage), ...actions].slice(-MAX_WAITING)));
  } catch {
    // A full storage is needed for what people write, not for this.
  }
}

function takeStored(storage: Storage): UserAction[] {
  try {
    const stored: unknown = JSON.parse(storage.getItem(WAITING_KEY) ?? '[]');
    storage.removeItem(WAITING_KEY);
    return Array.isArray(stored) ? stored : [];
  } catch {
    return [];
  }
}
