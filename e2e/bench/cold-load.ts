import type { Browser } from 'playwright';

/** A mediocre mobile connection and half a laptop. */
const LATENCY_MS = 75;
const BYTES_PER_SECOND = 4_800_000 / 8;
const CPU_SLOWDOWN = 2;
const ROUNDS = 9;
const RATIO_LIMIT = 1;
const LOAD_LIMIT_MS = 60_000;

export interface ColdLoadRow {
  name: string;
  path: string;
  /** Medians, until the remote's heading is drawn. */
  composedMs: number;
  monolithMs: number;
  ratio: number;
  isWithin: boolean;
}

/** Loads one page of each remote with an empty cache, composed and monolith in turn. */
export async function compareColdLoads(
  browser: Browser,
  urls: { composed: string; monolith: string },
  pages: { name: string; path: string }[],
): Promise<ColdLoadRow[]> {
  const rows: ColdLoadRow[] = [];
  for (const { name, path } of pages) {
    const times = { composed: [] as number[], monolith: [] as number[] };
    for (let round = 0; round <= ROUNDS; round += 1) {
      for (const variant of ['composed', 'monolith'] as const) {
        const time = await loadCold(browser, urls[variant] + path);
        // The first round warms up the server and the machine.
        if (round > 0) times[variant].push(time);
      }
    }
    const composedMs = median(times.composed);
    const monolithMs = median(times.monolith);
    const ratio = composedMs / monolithMs;
    rows.push({ name, path, composedMs, monolithMs, ratio, isWithin: ratio <= RATIO_LIMIT });
  }
  return rows;
}

/** Milliseconds from the start of the navigation to the frame that shows the mounted remote's heading. */
async function loadCold(browser: Browser, url: string): Promise<number> {
  // A context of its own has nothing cached.
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: LATENCY_MS,
      downloadThroughput: BYTES_PER_SECOND,
      uploadThroughput: BYTES_PER_SECOND,
    });
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    await page.addInitScript(() => {
      const observer = new MutationObserver(() => {
        if (!document.querySelector('[data-remote-version] h1')) return;
        observer.disconnect();
        requestAnimationFrame(() => performance.mark('remote-drawn'));
      });
      observer.observe(document, { subtree: true, childList: true, attributes: true });
    });
    await page.goto(url, { waitUntil: 'commit' });
    const mark = await page.waitForFunction(() => performance.getEntriesByName('remote-drawn')[0]?.startTime, null, {
      timeout: LOAD_LIMIT_MS,
    });
    return (await mark.jsonValue()) ?? Number.NaN;
  } finally {
    await context.close();
  }
}

function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}

export function formatColdLoads(rows: ColdLoadRow[]): string {
  return [
    `Cold load until the heading is drawn (${LATENCY_MS} ms, ${(BYTES_PER_SECOND * 8) / 1e6} Mbit/s, CPU ${CPU_SLOWDOWN}×; median of ${ROUNDS})`,
    ...rows.map(
      ({ name, path, composedMs, monolithMs, ratio, isWithin }) =>
        `  ${name.padEnd(16)}composed ${composedMs.toFixed(0).padStart(5)} ms  monolith ${monolithMs.toFixed(0).padStart(5)} ms  ratio ${ratio.toFixed(2)}  bar ${RATIO_LIMIT.toFixed(2)}  ${isWithin ? 'held' : 'NOT HELD'}  ${path}`,
    ),
  ].join('\n');
}
