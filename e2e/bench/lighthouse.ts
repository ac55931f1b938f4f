// pnpm bench:lighthouse: what Lighthouse says of six screens on a phone, the median of three runs of each.
// SITE_URL names a site that runs already; otherwise one is started. --json prints the rows as JSON, --desktop measures
// a desk. What is below its bar is named with what Lighthouse found. Figures count on a quiet machine only.
import { existsSync } from 'node:fs';
import lighthouse, { desktopConfig, type RunnerResult } from 'lighthouse';
import { chromium } from 'playwright';
import { findFreePort, startSite } from '../site.ts';

const PATHS = [
  '/',
  '/coverletter',
  '/coverletter-builder',
  '/ats-checker',
  '/ai-chat-landingpage',
  '/choose-your-resumeflow',
];
const RUNS = 3;
/** On a busy machine Lighthouse misses the beginning of a load now and then. */
const MAX_FAILURES = 3;
/** Of 100. */
const BARS = { performance: 90, accessibility: 100, 'best-practices': 100, seo: 100 } as const;
type Category = keyof typeof BARS;
const CATEGORIES = Object.keys(BARS) as Category[];

interface Row {
  path: string;
  scores: Record<Category, number>;
  /** Milliseconds until the largest thing is drawn, milliseconds of blocked script, and how much moved. */
  largestPaint: number;
  blocked: number;
  shift: number;
  /** What costs points in a category below its bar. */
  findings: string[];
}

const isDesk = process.argv.includes('--desktop');
const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;

async function measure(url: string, port: number, path: string): Promise<Row> {
  const reports: RunnerResult['lhr'][] = [];
  for (let run = 0; run < RUNS + MAX_FAILURES && reports.length < RUNS; run++) {
    const flags = { port, onlyCategories: CATEGORIES, logLevel: 'silent' as const };
    const result = await lighthouse(`${url}${path}`, flags, isDesk ? desktopConfig : undefined);
    if (result && !result.lhr.runtimeError) reports.push(result.lhr);
    else console.error(`${path}: a run came to nothing. ${result?.lhr.runtimeError?.message ?? ''}`);
  }
  if (reports.length < RUNS) throw new Error(`Lighthouse could not measure ${path}.`);
  const ofAudit = (id: string) => median(reports.map(({ audits }) => audits[id]?.numericValue ?? Number.NaN));
  const scores = Object.fromEntries(
    CATEGORIES.map((name) => [
      name,
      median(reports.map(({ categories }) => Math.round((categories[name]?.score ?? 0) * 100))),
    ]),
  ) as Record<Category, number>;
  const below = CATEGORIES.filter((name) => scores[name] < BARS[name]);
  const { audits, categories } = reports.at(-1)!;
  const findings = below.flatMap((name) =>
    categories[name]!.auditRefs.filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9).map(({ id }) =>
      `${name}: ${audits[id]!.title} ${audits[id]!.displayValue ?? ''}`.trim(),
    ),
  );
  return {
    path,
    scores,
    largestPaint: ofAudit('largest-contentful-paint'),
    blocked: ofAudit('total-blocking-time'),
    shift: ofAudit('cumulative-layout-shift'),
    findings,
  };
}

const site = process.env.SITE_URL ? null : await startSite();
const url = process.env.SITE_URL ?? site!.url;
const port = await findFreePort();
const browser = await chromium.launch({
  executablePath: process.env.CHROME_PATH ?? ['/usr/bin/chromium', '/usr/bin/google-chrome'].find(existsSync),
  args: [`--remote-debugging-port=${port}`, ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
});
try {
  const rows: Row[] = [];
  for (const path of PATHS) rows.push(await measure(url, port, path));
  if (process.argv.includes('--json')) console.log(JSON.stringify(rows, null, 2));
  else {
    console.table(
      rows.map(({ path, scores, largestPaint, blocked, shift }) => ({
        path,
        ...scores,
        'largest paint, s': (largestPaint / 1000).toFixed(1),
        'blocked, ms': Math.round(blocked),
        shift: shift.toFixed(3),
      })),
    );
    for (const { path, findings } of rows) for (const finding of findings) console.log(`${path}  ${finding}`);
  }
} finally {
  await browser.close();
  await site?.stop();
}
