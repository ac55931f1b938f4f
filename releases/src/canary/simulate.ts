import { type Evidence, judgeCanary } from './rule.ts';

export interface Simulation {
  /** Share of the canary's tabs that fail. */
  failureRate: number;
  releases: number;
  takenBack: number;
  /** Over those that were taken back: visits to the whole site, tabs of the canary and seconds until then. */
  median: { visits: number; canaryTabs: number; seconds: number } | null;
  slowest: { visits: number; canaryTabs: number; seconds: number } | null;
}

export interface SimulatedSite {
  percent: number;
  visitsPerSecond: number;
  /** Share of tabs in which the stable version fails. */
  stableFailureRate: number;
  /** The site is watched for so long after each release. */
  seconds: number;
  /** Between two looks. */
  everySeconds: number;
}

export const A_SITE: SimulatedSite = {
  percent: 5,
  visitsPerSecond: 5,
  stableFailureRate: 0.002,
  seconds: 4 * 3600,
  everySeconds: 15,
};

/** Releases one after the other, each watched until it is taken back or its time is over. `seed` makes it repeatable. */
export function simulate(failureRate: number, releases: number, site: SimulatedSite = A_SITE, seed = 1): Simulation {
  const random = randomOf(seed);
  const ends: { visits: number; canaryTabs: number; seconds: number }[] = [];
  for (let release = 0; release < releases; release += 1) {
    const end = simulateOne(failureRate, site, random);
    if (end) ends.push(end);
  }
  ends.sort((one, other) => one.visits - other.visits);
  return {
    failureRate,
    releases,
    takenBack: ends.length,
    median: ends[Math.floor((ends.length - 1) / 2)] ?? null,
    slowest: ends.at(-1) ?? null,
  };
}

function simulateOne(failureRate: number, site: SimulatedSite, random: () => number) {
  const canary = none();
  const stable = none();
  let visits = 0;
  for (let seconds = site.everySeconds; seconds <= site.seconds; seconds += site.everySeconds) {
    const arriving = Math.round(site.everySeconds * site.visitsPerSecond);
    for (let visit = 0; visit < arriving; visit += 1) {
      const isCanary = random() * 100 < site.percent;
      add(isCanary ? canary : stable, random() < (isCanary ? failureRate : site.stableFailureRate));
    }
    visits += arriving;
    if (judgeCanary(canary, stable).is === 'bad') return { visits, canaryTabs: canary.sessions, seconds };
  }
  return null;
}

function none(): Evidence {
  return { sessions: 0, failed: 0, addresses: 0, failingAddresses: 0, mountMs: null };
}

/** Each visit from an address of its own. */
function add(evidence: Evidence, hasFailed: boolean): void {
  evidence.sessions += 1;
  evidence.addresses += 1;
  if (!hasFailed) return;
  evidence.failed += 1;
  evidence.failingAddresses += 1;
}

/** mulberry32: the same numbers from the same seed. */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const SHOWN_RATES = [0.002, 0.01, 0.05, 0.2];

export function simulateAll(): Simulation[] {
  return SHOWN_RATES.map((rate) => simulate(rate, 100));
}

export function formatSimulations(simulations: readonly Simulation[], site: SimulatedSite = A_SITE): string {
  const head = `${site.percent} % of ${site.visitsPerSecond} visits a second get the canary; the stable version fails for ${site.stableFailureRate * 100} %; looked at every ${site.everySeconds} s for ${site.seconds / 3600} h`;
  const lines = simulations.map(({ failureRate, releases, takenBack, median, slowest }) => {
    const isSound = failureRate <= site.stableFailureRate;
    const times =
      median && slowest
        ? `; half of them within ${median.canaryTabs} of its tabs, ${median.seconds} s, ${median.visits} visits of the site; the slowest ${slowest.canaryTabs} tabs, ${slowest.seconds} s`
        : '';
    return `fails for ${(failureRate * 100).toFixed(1).padStart(4)} %: ${takenBack} of ${releases} taken back${isSound ? ' (false alarms)' : ''}${times}`;
  });
  return [head, ...lines].join('\n');
}
