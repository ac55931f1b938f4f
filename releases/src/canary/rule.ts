/**
 * When a canary is taken back. In words:
 *
 * - A tab counts once, as sound or failed, and an address (an IPv6 network) for three tabs at most. Under 20 tabs, and
 *   where fewer than 5 addresses saw a failure, nothing is decided: one visitor, or one forger, decides nothing.
 * - What the stable version fails with is what is tolerated: its rate of the same day, with two standard errors on top,
 *   begun as if 200 tabs had failed with 0.5 %, and 0.3 % at least.
 * - The canary goes back once its count is 2,000 times likelier under some higher rate, averaged over a list of them,
 *   than under the tolerated one. This may be looked at after every visit: the chance that a sound canary ever gets
 *   there is 1 in 2,000 (Ville's inequality), however often and long one looks.
 * - It also goes back when the median address waits for its mount more than twice as long as with the stable version
 *   and half a second more, seen from 30 addresses each.
 */
export interface Evidence {
  /** Tabs in which the version was mounted or failed; no address counts for more than `TABS_PER_ADDRESS`. */
  sessions: number;
  /** Of them those with a failure. */
  failed: number;
  addresses: number;
  failingAddresses: number;
  /** Median over addresses of what a visitor waited, in milliseconds; null without a mount. */
  mountMs: number | null;
}

export const NO_EVIDENCE: Evidence = { sessions: 0, failed: 0, addresses: 0, failingAddresses: 0, mountMs: null };

export type Verdict =
  /** Too little is known. */
  | { is: 'open' }
  /** Enough visitors were there, and nothing speaks against it. */
  | { is: 'sound' }
  | { is: 'bad'; why: string };

export const FEWEST_SESSIONS = 20;
export const FEWEST_FAILING_ADDRESSES = 5;
const LIKELIER = 2_000;
const PRIOR = { sessions: 200, failed: 1 };
const TOLERATED_AT_LEAST = 0.003;
const STANDARD_ERRORS = 2;
/** Rates that a bad version may fail with: multiples of the tolerated one, and rates of their own. */
const MULTIPLES = [2, 4, 10];
const RATES = [0.05, 0.1, 0.2, 0.4, 0.7, 0.95];
const SLOW = { times: 2, moreMs: 500, addresses: 30 };

export function judgeCanary(canary: Evidence, stable: Evidence): Verdict {
  if (canary.sessions < FEWEST_SESSIONS) return { is: 'open' };
  if (canary.failingAddresses >= FEWEST_FAILING_ADDRESSES) {
    const tolerated = toleratedRate(stable);
    const evidence = likelihoodRatio(canary.failed, canary.sessions, tolerated);
    if (evidence >= LIKELIER)
      return {
        is: 'bad',
        why: `${round(canary.failed)} of ${round(canary.sessions)} tabs failed, on ${canary.failingAddresses} addresses; ${percent(tolerated)} is tolerated, since ${round(stable.failed)} of ${round(stable.sessions)} did with the stable version`,
      };
  }
  if (isSlow(canary, stable))
    return {
      is: 'bad',
      why: `mounts take ${Math.round(canary.mountMs!)} ms, against ${Math.round(stable.mountMs!)} ms of the stable version`,
    };
  return { is: 'sound' };
}

function toleratedRate({ sessions, failed }: Evidence): number {
  const seen = sessions + PRIOR.sessions;
  const rate = (failed + PRIOR.failed) / seen;
  return Math.max(TOLERATED_AT_LEAST, rate + STANDARD_ERRORS * Math.sqrt((rate * (1 - rate)) / seen));
}

/** How much likelier the count is under the higher rates, on average, than under the tolerated one. */
function likelihoodRatio(failed: number, sessions: number, tolerated: number): number {
  const rates = [...MULTIPLES.map((times) => times * tolerated), ...RATES].filter(
    (rate) => rate > tolerated && rate < 1,
  );
  if (rates.length === 0) return 0;
  const sum = rates.reduce(
    (total, rate) =>
      total +
      Math.exp(failed * Math.log(rate / tolerated) + (sessions - failed) * Math.log((1 - rate) / (1 - tolerated))),
    0,
  );
  return sum / rates.length;
}

function isSlow(canary: Evidence, stable: Evidence): boolean {
  if (canary.mountMs === null || stable.mountMs === null) return false;
  if (Math.min(canary.addresses, stable.addresses) < SLOW.addresses) return false;
  return canary.mountMs > SLOW.times * stable.mountMs && canary.mountMs > stable.mountMs + SLOW.moreMs;
}

const round = (count: number) => Math.round(count * 10) / 10;
const percent = (rate: number) => `${(rate * 100).toFixed(2)} %`;
