// pnpm bench:editing: what a key press costs in the resume editor, in script time, by Chromium's own count.
// SITE_URL names a site that runs already; otherwise one is started. --json prints the rows as JSON.
import { existsSync } from 'node:fs';
import { type CDPSession, chromium, type Page } from 'playwright';
import { startSite } from '../site.ts';

const KEY_PRESSES = 60;
const EDITS = 1000;
const CPU_RATES = [1, 4];
/** Jobs that fill so many pages, in the default look. */
const SIZES = [
  { pages: 1, jobs: 5 },
  { pages: 3, jobs: 24 },
  { pages: 10, jobs: 84 },
];

interface Row {
  pages: number;
  cpu: number;
  p50: number;
  p95: number;
}

const resumeWith = (jobs: number) => ({
  basics: { name: 'Ada King', email: 'ada@example.org' },
  work: Array.from({ length: jobs }, (_, index) => ({
    name: `Works ${index}`,
    position: 'Engineer',
    startDate: `${2020 - (index % 30)}-01`,
    highlights: [
      `Led ${index} people through a change of systems in nine months.`,
      'Wrote the plan that four teams still follow, and the tests that keep it.',
      'Cut the cost of every order by a tenth without a complaint.',
    ],
  })),
});

/** Seconds of script since the page was opened. */
async function scriptSeconds(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0;
}

const settle = (page: Page) =>
  page.evaluate(
    () => new Promise((resolve) => setTimeout(() => requestAnimationFrame(() => setTimeout(resolve, 20)), 20)),
  );

async function open(page: Page, url: string, jobs: number): Promise<number> {
  await page.goto(`${url}/Upload-resume`);
  const buffer = Buffer.from(JSON.stringify(resumeWith(jobs)));
  await page.locator('input[type=file]').setInputFiles({ name: 'ada.json', mimeType: 'application/json', buffer });
  await page.getByRole('heading', { name: 'Is this right?' }).waitFor();
  await page.goto(`${url}/resume-form/cv-heading`);
  await page.locator('[data-resume-preview=pages]').waitFor();
  await page.getByLabel('Job title').focus();
  return page.locator('[data-page]').count();
}

const percentile = (values: number[], share: number) =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))]!;

const site = process.env.SITE_URL ? null : await startSite({ env: { RATE_LIMIT_FACTOR: '100' } });
const url = process.env.SITE_URL ?? site!.url;
const browser = await chromium.launch({
  executablePath: process.env.CHROME_PATH ?? ['/usr/bin/chromium', '/usr/bin/google-chrome'].find(existsSync),
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
});
try {
  const rows: Row[] = [];
  let heap = { before: 0, after: 0 };
  for (const { jobs } of SIZES) {
    const context = await browser.newContext({ viewport: { width: 1280, height: 860 } });
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Performance.enable');
    const pages = await open(page, url, jobs);
    for (const rate of CPU_RATES) {
      await session.send('Emulation.setCPUThrottlingRate', { rate });
      const costs: number[] = [];
      for (let press = 0; press < KEY_PRESSES; press += 1) {
        const before = await scriptSeconds(session);
        await page.keyboard.press('abcdefgh'[press % 8]!);
        await settle(page);
        costs.push((await scriptSeconds(session)) - before);
      }
      // Chromium counts the throttled time.
      rows.push({ pages, cpu: rate, p50: percentile(costs, 0.5) * 1000, p95: percentile(costs, 0.95) * 1000 });
    }
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    if (pages === 3 || jobs === SIZES[1]!.jobs) {
      const used = async () => {
        await session.send('HeapProfiler.collectGarbage');
        return (await session.send('Runtime.getHeapUsage')).usedSize / 1e6;
      };
      const before = await used();
      for (let edit = 0; edit < EDITS; edit += 1) await page.keyboard.press(edit % 40 === 39 ? 'Control+z' : 'x');
      await settle(page);
      heap = { before, after: await used() };
    }
    await context.close();
  }
  if (process.argv.includes('--json')) console.log(JSON.stringify({ rows, heap }, null, 2));
  else {
    console.log('pages  CPU   p50 ms   p95 ms   of script, from key press to changed page');
    for (const { pages, cpu, p50, p95 } of rows) {
      console.log(
        `${String(pages).padStart(5)}  ${cpu}×  ${p50.toFixed(1).padStart(7)}  ${p95.toFixed(1).padStart(7)}`,
      );
    }
    console.log(
      `heap of the ${SIZES[1]!.pages}-page resume: ${heap.before.toFixed(1)} MB, after ${EDITS} edits ${heap.after.toFixed(1)} MB`,
    );
  }
} finally {
  await browser.close();
  await site?.stop();
}
