import type { UserAction } from '@vitae/contract/analytics';
import { USER_ACTIONS_PER_CALL_MAX } from '@vitae/contract/analytics-names';

/** `refused`: the API will never take these as they are. `unreachable`: another try may work. */
export type Delivery = 'delivered' | 'refused' | 'unreachable';

export interface ActionQueueOptions {
  deliver(actions: UserAction[]): Promise<Delivery>;
  /** Hands a call over to the browser that outlives the page. False when that can't be done now. */
  deliverAtLeave(actions: UserAction[]): boolean;
  storage: Storage;
  isOnline(): boolean;
}

const BATCH_DELAY_MS = 3_000;
/** Beyond this the oldest are let go: analytics must not fill the browser's storage. */
const MAX_WAITING = 200;
/** Characters of JSON. The API takes 8 kB of data and the session's fields; what is longer is not worth a call. */
const ACTION_MAX_LENGTH = 12_000;
const STORED_MAX_LENGTH = 200_000;
const WAITING_KEY = 'vitae:analytics-waiting';

/**
 * Sends actions in batches. What can't be sent waits; what still waits when the page goes is kept in the storage for
 * the next page. Nothing here throws or shows.
 */
export function createActionQueue({ deliver, deliverAtLeave, storage, isOnline }: ActionQueueOptions) {
  let waiting: UserAction[] = [];
  /** On their way: neither sent again nor stored meanwhile. */
  let underway: UserAction[] = [];
  let batchSize = USER_ACTIONS_PER_CALL_MAX;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const schedule = () => {
    if (waiting.length > 0) timer ??= setTimeout(() => void flush(), BATCH_DELAY_MS);
  };
  const unschedule = () => {
    clearTimeout(timer);
    timer = undefined;
  };

  const flush = async () => {
    unschedule();
    if (underway.length > 0 || waiting.length === 0 || !isOnline()) return;
    const batch = waiting.slice(0, batchSize);
    underway = batch;
    waiting = waiting.slice(batchSize);
    const delivery = await deliver(batch).catch((): Delivery => 'unreachable');
    // One action that the API refuses must not take the others with it: they go in smaller and smaller batches.
    const isWorthSplitting = delivery === 'refused' && batch.length > 1;
    batchSize = isWorthSplitting ? Math.ceil(batch.length / 2) : USER_ACTIONS_PER_CALL_MAX;
    if (isWorthSplitting || delivery === 'unreachable') waiting = [...underway, ...waiting].slice(-MAX_WAITING);
    underway = [];
    // The next action, or the network's return, is soon enough for another try.
    if (delivery !== 'unreachable') schedule();
  };

  const resume = () => {
    waiting = [...takeStored(storage), ...waiting].slice(-MAX_WAITING);
    schedule();
  };
  resume();

  return {
    /** Throws for what is no JSON, or too much of it. */
    add(action: UserAction) {
      const { length } = JSON.stringify(action);
      if (length > ACTION_MAX_LENGTH) throw new RangeError(`${length} characters, more than ${ACTION_MAX_LENGTH}`);
      waiting = [...waiting, action].slice(-MAX_WAITING);
      schedule();
    },
    flush,
    /** The page is going, or may never be seen again. */
    leave() {
      unschedule();
      const last = waiting.slice(0, USER_ACTIONS_PER_CALL_MAX);
      if (last.length === 0) return;
      const rest = deliverAtLeave(last) ? waiting.slice(last.length) : waiting;
      waiting = [];
      store(storage, rest);
    },
    /** The page has come back. */
    resume,
    clear() {
      unschedule();
      waiting = [];
      underway = [];
      storage.removeItem(WAITING_KEY);
    },
  };
}

function store(storage: Storage, actions: UserAction[]) {
  if (actions.length === 0) return;
  const waiting = [...takeStored(storage), ...actions].slice(-MAX_WAITING);
  try {
    const kept = waiting.map((action) => JSON.stringify(action));
    // Each with the comma or bracket after it, and the bracket before all.
    let length = kept.reduce((sum, text) => sum + text.length + 1, 1);
    while (length > STORED_MAX_LENGTH) length -= (kept.shift()?.length ?? 0) + 1;
    storage.setItem(WAITING_KEY, `[${kept.join(',')}]`);
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
