import { type Channel, channelSchema } from '@vitae/contract/channel';

export interface FollowOptions {
  /** The channel of this page. */
  channel: Channel;
  /** The channel as it is now, or null where it cannot be read; `fetch` asks by the ETag that the browser keeps. */
  read(): Promise<unknown>;
  /** The shell is the one of this page: these remotes stand beside it, and come with the next visit to each. */
  onRemotes(channel: Channel): void;
  /** Another shell is served: only a reload brings it, and what belongs to it. */
  onShell(): void;
  /** Hands out what asks for a look now: a way to another page, a remote that has failed. */
  occasions?(look: () => void): void;
  random?: () => number;
}

/** Between two looks, with half as much on top or less: tabs that were opened together must not ask together. */
const LOOK_MS = 3 * 60_000;
/** After a return to the tab, or another occasion, by chance somewhere within this. */
const RETURN_MS = 1_000;
/** Who goes back and forth between tabs or pages asks no more often than this. */
const PAUSE_MS = 5_000;

/**
 * Notices that the channel has moved, forward or back: on return to the tab, on the way to another page, when a remote
 * fails, and every few minutes.
 */
export function followChannel(options: FollowOptions): () => void {
  const { channel, read, onRemotes, onShell, occasions, random = Math.random } = options;
  let revision = channel.revision;
  let lastLook = Number.NEGATIVE_INFINITY;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** No second one then: who goes on and on would put it off for ever. */
  let isDue = false;

  const look = async () => {
    isDue = false;
    lastLook = performance.now();
    const answer = channelSchema.safeParse(await read().catch(() => null));
    // What cannot be read now can be later; what another shell has described may be of another shape.
    if (!answer.success || answer.data.channel !== channel.channel || answer.data.revision === revision) return;
    revision = answer.data.revision;
    if (answer.data.shell.version === channel.shell.version) onRemotes(answer.data);
    else onShell();
  };
  const lookIn = (milliseconds: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => void look().finally(wait), milliseconds);
  };
  const wait = () => lookIn(LOOK_MS * (1 + random() / 2));
  const lookSoon = () => {
    if (isDue || document.visibilityState !== 'visible' || performance.now() - lastLook <= PAUSE_MS) return;
    isDue = true;
    lookIn(random() * RETURN_MS);
  };
  document.addEventListener('visibilitychange', lookSoon);
  occasions?.(lookSoon);
  wait();
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', lookSoon);
  };
}
