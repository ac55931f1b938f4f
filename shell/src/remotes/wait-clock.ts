/** Parts of the longest wait after which the clock looks at the time. */
const TICKS = 60;
/** What is counted of the time between two looks, in ticks: a page that was not asked for longer was not at work. */
const TICKS_COUNTED_MAX = 5;

/**
 * How long a person has waited for a screen while the page was at work. A machine that leaves a page without its
 * processor for seconds makes everything late, timers too; that tells nothing of a remote, and is not counted.
 */
export class WaitClock {
  readonly #tickMs: number;
  #interval: ReturnType<typeof setInterval> | undefined;
  #countedMs = 0;
  #lookedAt = 0;
  #limitMs = Number.POSITIVE_INFINITY;
  #work = () => {};

  /** @param longestMs The longest wait that it is asked for. */
  constructor(longestMs: number) {
    this.#tickMs = longestMs / TICKS;
  }

  /** Milliseconds since `restart()`. */
  get elapsedMs(): number {
    const betweenMs = performance.now() - this.#lookedAt;
    return this.#countedMs + Math.min(betweenMs, TICKS_COUNTED_MAX * this.#tickMs);
  }

  restart(): void {
    this.stop();
    this.#countedMs = 0;
    this.#lookedAt = performance.now();
    this.#interval = setInterval(() => this.#look(), this.#tickMs);
  }

  stop(): void {
    this.forget();
    clearInterval(this.#interval);
  }

  /** Does `work` once so many milliseconds have been counted, in place of what was to be done before. */
  after(milliseconds: number, work: () => void): void {
    this.#limitMs = this.elapsedMs + milliseconds;
    this.#work = work;
  }

  /** Nothing is to be done; the count goes on. */
  forget(): void {
    this.#limitMs = Number.POSITIVE_INFINITY;
  }

  #look(): void {
    this.#countedMs = this.elapsedMs;
    this.#lookedAt = performance.now();
    if (this.#countedMs < this.#limitMs) return;
    this.forget();
    this.#work();
  }
}
