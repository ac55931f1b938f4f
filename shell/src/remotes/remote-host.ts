import type { Channel, ChannelRemote, RemoteVersion } from '@vitae/contract/channel';
import type { BusPayload, RemoteOutcome } from '@vitae/contract/events';
import type { Platform, PlatformLocation, RemoteLifecycles } from '@vitae/contract/platform';
import { type Attempt, type FailedAttempt, nextAttempt, SCREEN_BUDGET_MS } from './attempts.ts';
import type { CrashMemory } from './crash-memory.ts';
import { type HostEvent, type HostState, TRANSITIONS, WAITING } from './host-states.ts';
import type { Loads } from './loads.ts';
import { type GuardPage, type MountedVersion, mountVersion } from './mounted-version.ts';
import type { MountRootParcel } from './parcel.ts';
import { type FailureCause, RemoteError, type RemoteErrorCode } from './remote-error.ts';
import { WaitClock } from './wait-clock.ts';

export interface RemoteHostOptions {
  channel: Channel;
  load: Loads;
  mountParcel: MountRootParcel;
  crashes: CrashMemory;
  /** What is to blame for an error; `hasRun`: the remote's code had come and run. */
  findCause(error: unknown, remote: string, attempt: Attempt, hasRun: boolean): Promise<FailureCause>;
  /** Whether files of a version are on their way to the page. */
  isLoading(version: RemoteVersion): boolean;
  guardPage?: GuardPage;
  onFailed(failure: BusPayload<'remote:failed@2'>): void;
  onMounted(mounted: BusPayload<'remote:mounted@1'>): void;
  /** Milliseconds within which something useful stands on the screen. Default: `SCREEN_BUDGET_MS`. */
  budgetMs?: number;
  /** Milliseconds that a remote may be empty before that counts as a failure. Default: a second. */
  emptyMs?: number;
}

export type HostedState =
  | { status: 'loading' }
  /** `isRestarted`: what was on the screen before has failed. */
  | { status: 'mounted'; version: string; isRestarted: boolean }
  | { status: 'failed'; error: RemoteError; cause: FailureCause };

/** One remote on the page, from the first byte to its removal. */
export interface HostedRemote {
  update(props: { location: PlatformLocation }): void;
  /** Starts over after a failure. */
  retry(): void;
  remove(): void;
}

const EMPTY_MS = 1_000;
/** Of the budget: an unmount that takes longer goes on behind the next screen's back. */
const UNMOUNT_SHARE = 0.08;
/** An update that takes longer leaves time for what takes the screen's place. */
const UPDATE_SHARE = 0.5;
/** What a mount gets at least, however late the code has come. */
const MOUNT_SHARE = 0.25;

/**
 * Brings remotes to the screen and keeps each other's failures apart. Nothing here throws: what went wrong is
 * told to `onState`, and every failure to `onFailed`. States and their changes are in host-states.ts; what is tried
 * after what, and for how long, in attempts.ts.
 */
export function createRemoteHost(options: RemoteHostOptions) {
  return {
    /** Fetches the code of a remote's screen ahead of a visit. A failure is left to the visit itself. */
    prefetch(name: string, pathname: string): void {
      const remote = options.channel.remotes[name];
      if (!remote) return;
      options
        .load(name, remote, false)
        .then((module) => module.prefetch?.(pathname))
        .catch(() => {});
    },

    /** Mounts a remote into `place`. `onState` is told of every change until `remove()`. */
    host(name: string, place: HTMLElement, props: VisitProps, onState: (state: HostedState) => void): HostedRemote {
      const remote = options.channel.remotes[name];
      if (!remote) throw new Error(`The channel has no remote ${name}`);
      return new Visit(name, remote, place, props, onState, options);
    },
  };
}

export type RemoteHost = ReturnType<typeof createRemoteHost>;

interface VisitProps {
  platform: Platform;
  location: PlatformLocation;
}

class Visit implements HostedRemote {
  readonly #name: string;
  readonly #remote: ChannelRemote;
  readonly #place: HTMLElement;
  readonly #platform: Platform;
  readonly #onState: (state: HostedState) => void;
  readonly #options: RemoteHostOptions;
  readonly #budgetMs: number;

  #state: HostState = 'loading';
  /** Ends the time of the present state, and counts the wait of the person at the screen. */
  readonly #clock: WaitClock;
  /** When that wait has begun. */
  #waitsSince = 0;
  #failures: FailedAttempt[] = [];
  #attempt: Attempt | null = null;
  #mounted: MountedVersion | null = null;
  #wantedLocation: PlatformLocation;
  #shownLocation: PlatformLocation;

  constructor(
    name: string,
    remote: ChannelRemote,
    place: HTMLElement,
    { platform, location }: VisitProps,
    onState: (state: HostedState) => void,
    options: RemoteHostOptions,
  ) {
    this.#name = name;
    this.#remote = remote;
    this.#place = place;
    this.#platform = platform;
    this.#onState = onState;
    this.#options = options;
    this.#budgetMs = options.budgetMs ?? SCREEN_BUDGET_MS;
    this.#clock = new WaitClock(this.#budgetMs);
    this.#wantedLocation = location;
    this.#shownLocation = location;
    this.#begin();
  }

  update({ location }: { location: PlatformLocation }): void {
    this.#wantedLocation = location;
    if (this.#attempt) void this.#showWanted(this.#attempt);
  }

  retry(): void {
    if (!this.#move('retried')) return;
    void this.#close();
    this.#begin();
  }

  remove(): void {
    this.#move('removed');
    void this.#close();
  }

  /** Null where the state does not know the event. Every state has its own time, which ends with it. */
  #move(event: HostEvent): HostState | null {
    const next = TRANSITIONS[this.#state][event];
    if (!next) return null;
    this.#state = next;
    if (WAITING.has(next)) this.#clock.forget();
    else this.#clock.stop();
    return next;
  }

  #beginWait(): void {
    this.#waitsSince = performance.now();
    this.#clock.restart();
  }

  #begin(): void {
    this.#failures = [];
    this.#beginWait();
    this.#onState({ status: 'loading' });
    const first = this.#choose();
    if (first) this.#try(first);
  }

  #choose(): Attempt | null {
    return nextAttempt({
      remote: this.#remote,
      pathname: this.#wantedLocation.pathname,
      failures: this.#failures,
      elapsedMs: this.#clock.elapsedMs,
      budgetMs: this.#budgetMs,
      hasCrashed: (version) => this.#options.crashes.hasCrashed(this.#name, version),
    });
  }

  #try(attempt: Attempt): void {
    this.#attempt = attempt;
    const { version, waitMs, limitMs, isFresh } = attempt;
    const begin = () => {
      const endMs = this.#clock.elapsedMs + limitMs;
      this.#clock.after(limitMs, () =>
        this.#broke(attempt, 'VITAE-REMOTE-002', `no answer within ${limitMs / 1000} s`),
      );
      this.#options.load(this.#name, version, isFresh).then(
        (lifecycles) => this.#mount(attempt, lifecycles, endMs - this.#clock.elapsedMs),
        (error) => this.#broke(attempt, 'VITAE-REMOTE-001', error),
      );
    };
    if (waitMs > 0) this.#clock.after(waitMs, begin);
    else begin();
  }

  /** Also for a try that was given up, whose code comes before anything else is there. */
  async #mount(attempt: Attempt, lifecycles: RemoteLifecycles, leftMs: number): Promise<void> {
    const wasFailed = this.#state === 'failed';
    if (!this.#move('loaded')) return;
    if (wasFailed) {
      this.#clock.restart();
      this.#onState({ status: 'loading' });
    }
    void this.#close();
    this.#attempt = attempt;
    const { version } = attempt.version;
    const limitMs = Math.max(leftMs, this.#budgetMs * MOUNT_SHARE);
    this.#clock.after(limitMs, () => this.#broke(attempt, 'VITAE-REMOTE-005', new TookTooLong(limitMs)));
    this.#shownLocation = this.#wantedLocation;
    const { mountParcel, guardPage, emptyMs = EMPTY_MS } = this.#options;
    const mounted = mountVersion({
      remote: this.#name,
      version,
      emits: attempt.version.emits,
      lifecycles,
      mountParcel,
      guardPage,
      place: this.#place,
      platform: this.#platform,
      location: this.#shownLocation,
      emptyMs,
      onBroken: (code, reason) => void this.#broke(attempt, code, reason),
      onTrouble: (code, reason) => this.#report(new RemoteError(code, this.#name, version, reason), 'untouched'),
    });
    this.#mounted = mounted;
    try {
      await mounted.mounted;
    } catch (error) {
      return this.#broke(attempt, 'VITAE-REMOTE-005', error);
    }
    if (this.#mounted !== mounted || !this.#move('mounted')) return;
    const isRestarted = this.#failures.some(({ wasShown }) => wasShown);
    this.#onState({ status: 'mounted', version, isRestarted });
    this.#options.onMounted({ remote: this.#name, version, durationMs: performance.now() - this.#waitsSince });
    void this.#showWanted(attempt);
  }

  /** One update at a time, and the last location wins. */
  async #showWanted(attempt: Attempt): Promise<void> {
    const mounted = this.#mounted;
    if (!mounted || this.#shownLocation === this.#wantedLocation || !this.#move('moved')) return;
    this.#shownLocation = this.#wantedLocation;
    this.#beginWait();
    const limitMs = this.#budgetMs * UPDATE_SHARE;
    this.#clock.after(limitMs, () => this.#broke(attempt, 'VITAE-REMOTE-008', new TookTooLong(limitMs)));
    try {
      await mounted.update({ location: this.#shownLocation });
    } catch (error) {
      return this.#broke(attempt, 'VITAE-REMOTE-006', error);
    }
    if (this.#mounted === mounted && this.#move('updated')) void this.#showWanted(attempt);
  }

  async #broke(attempt: Attempt, code: RemoteErrorCode, reason: unknown): Promise<void> {
    if (attempt !== this.#attempt) return;
    const before = this.#state;
    // A mount that was left to itself behind the panel.
    if (before === 'failed') return this.#close();
    if (!this.#move('broke')) return;
    const wasShown = before === 'shown' || before === 'updating';
    if (before === 'shown') this.#beginWait();
    const { version } = attempt.version;
    const error = new RemoteError(code, this.#name, version, reason);
    const isLate = reason instanceof TookTooLong;
    const mayCome = isLate && !wasShown;
    const [cause] = await Promise.all([
      this.#causeOf(error, attempt, before !== 'loading'),
      mayCome ? null : this.#close(),
    ]);
    if (cause === 'code' && code !== 'VITAE-REMOTE-001') {
      this.#options.crashes.remember(this.#name, version, !wasShown && !isLate);
    }
    this.#failures = [...this.#failures, { version, cause, wasShown }];
    const next = this.#choose();
    this.#report(error, outcomeOf(next, version, wasShown));
    if (mayCome && next) await this.#close();
    if (!this.#move(next ? 'began' : 'gaveUp')) return;
    if (!next) return this.#onState({ status: 'failed', error, cause });
    if (wasShown) this.#onState({ status: 'loading' });
    this.#try(next);
  }

  async #causeOf(error: RemoteError, attempt: Attempt, hasRun: boolean): Promise<FailureCause> {
    // A network that does not answer would not answer this either.
    if (error.code === 'VITAE-REMOTE-002') return 'network';
    if (error.cause instanceof TookTooLong && this.#options.isLoading(attempt.version)) return 'network';
    return this.#options.findCause(error.cause, this.#name, attempt, hasRun);
  }

  async #close(): Promise<void> {
    const mounted = this.#mounted;
    this.#mounted = null;
    await mounted?.close(this.#budgetMs * UNMOUNT_SHARE);
  }

  #report(error: RemoteError, outcome: RemoteOutcome): void {
    const { remote, version, code, message } = error;
    this.#options.onFailed({ remote, version, code, message, outcome });
  }
}

/** A mount or an update that has not ended in time. */
class TookTooLong extends Error {
  constructor(limitMs: number) {
    super(`not there after ${(limitMs / 1000).toFixed(1)} s`);
  }
}

function outcomeOf(next: Attempt | null, failedVersion: string, wasShown: boolean): RemoteOutcome {
  if (!next) return 'panel';
  if (next.version.version !== failedVersion) return 'previous';
  return wasShown ? 'restarted' : 'retried';
}
