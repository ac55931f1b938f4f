// pnpm bench:documents [--json] [--corpus DIR] [--templates a,b] [--screenshots DIR]
// Draws every template with every sample in a browser, exports it, reads the PDF back and prints what differs.
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { chromium, type Page } from 'playwright';
import { exportResumeText } from '../src/export/resume-text.ts';
import { restore } from '../src/model/restore.ts';
import { PAGE_SIZES, type PageSizeName, type Resume, TEMPLATE_IDS, type TemplateId } from '../src/model/resume.ts';
import { TEMPLATES } from '../src/resume/templates.ts';
import { buildBenchPage, serveFolder } from './bench-page.ts';
import { measureBundles } from './bundle-sizes.ts';
import { compareLines, phrasesOfRuns, textOfRuns } from './compare.ts';
import { checkDocx } from './docx-check.ts';
import type { Bench, DrawnRun } from './page/main.tsx';
import { readPdf, runPdftotext } from './pdf-text.ts';
import { loadParser, scoreRoundTrip } from './round-trip.ts';
import { SAMPLE_RESUMES } from './samples/resumes.ts';
import { shareFound, shareInOrder, shareInPhrases, wordsOf } from './words.ts';

const DEFAULT_CORPUS = fileURLToPath(new URL('../../../../shared/corpus', import.meta.url));

const { values: args } = parseArgs({
  options: {
    json: { type: 'boolean', default: false },
    corpus: { type: 'string', default: process.env.VITAE_CORPUS ?? DEFAULT_CORPUS },
    templates: { type: 'string' },
    screenshots: { type: 'string' },
  },
});

interface Result {
  template: TemplateId;
  pageSize: PageSizeName;
  resume: string;
  previewPages: number;
  pdfPages: number;
  /** CSS pixels. */
  worstOffset: number;
  lines: number;
  missingLines: string[];
  /** Shares from 0 to 1. */
  pdfJsWords: number;
  pdftotextWords: number | null;
  contentWords: number;
  roundTrip: number | null;
  kilobytes: number;
  exportMs: number;
}

const say = (line: string) => process.stderr.write(`${line}\n`);

async function corpusResumes(): Promise<Record<string, Resume>> {
  const folder = join(args.corpus, 'json');
  if (!existsSync(folder)) {
    say(`Corpus: skipped, there is no ${folder}`);
    return {};
  }
  const resumes: Record<string, Resume> = {};
  for (const file of (await readdir(folder)).filter((name) => name.endsWith('.json'))) {
    const { resume } = restore(await readFile(join(folder, file), 'utf8'));
    if (resume.workExperience.length > 0) resumes[file] = resume;
  }
  return resumes;
}

type BenchWindow = typeof window & { bench: Bench };

async function measure(
  page: Page,
  name: string,
  resume: Resume,
  parse: Awaited<ReturnType<typeof loadParser>>,
): Promise<Result> {
  await page.evaluate((value) => (window as unknown as BenchWindow).bench.showResume(value), resume);
  const drawn: DrawnRun[] = await page.evaluate(() => (window as unknown as BenchWindow).bench.drawnRuns());
  const previewPages = await page.evaluate(() => (window as unknown as BenchWindow).bench.pageCount());
  const { pdf, durationMs } = await page.evaluate(
    (value) => (window as unknown as BenchWindow).bench.exportResume(value),
    resume,
  );
  const bytes = new Uint8Array(Buffer.from(pdf, 'base64'));
  const content = await readPdf(bytes);
  const comparison = compareLines(drawn, content.runs);
  const text = textOfRuns(drawn);
  const expected = wordsOf(text);
  // In the order of the file poppler tears lines that run from right to left into their runs; in its own order of
  // reading it keeps them whole, but takes columns as it likes: what counts is the order within what stands together.
  const isRtl = resume.language === 'ar';
  const poppler = await runPdftotext(bytes, !isRtl);
  const popplerShare = (found: string[]) =>
    isRtl ? shareInPhrases(phrasesOfRuns(drawn).map(wordsOf), found) : shareInOrder(expected, found);
  const lower = (text: string) => wordsOf(text.toLowerCase().replace(/[,،:|·()•–-]/g, ' '));
  return {
    template: resume.selectedTemplate,
    pageSize: resume.pageSize,
    resume: name,
    previewPages,
    pdfPages: content.pageCount,
    worstOffset: comparison.worstOffset,
    lines: comparison.lineCount,
    missingLines: comparison.missing,
    pdfJsWords: shareInOrder(expected, wordsOf(content.text)),
    pdftotextWords: poppler === null ? null : popplerShare(wordsOf(poppler)),
    contentWords: shareFound(lower(exportResumeText(resume)), lower(content.text)),
    roundTrip: parse && scoreRoundTrip(resume, await parse(bytes)),
    kilobytes: bytes.length / 1024,
    exportMs: durationMs,
  };
}

function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

function percentile(values: number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(Math.floor(sorted.length * share), sorted.length - 1)] ?? 0;
}

function summarize(results: readonly Result[]) {
  const rows = [];
  for (const template of TEMPLATE_IDS) {
    for (const pageSize of PAGE_SIZES) {
      const group = results.filter((result) => result.template === template && result.pageSize === pageSize);
      if (group.length === 0) continue;
      const least = (values: (number | null)[]) => Math.min(...values.map((value) => value ?? 1)) * 100;
      const roundTrips = group.flatMap((result) => (result.roundTrip === null ? [] : [result.roundTrip]));
      rows.push({
        template,
        size: pageSize,
        resumes: group.length,
        'pages equal': `${group.filter((result) => result.previewPages === result.pdfPages).length}/${group.length}`,
        lines: group.reduce((sum, result) => sum + result.lines, 0),
        lost: group.reduce((sum, result) => sum + result.missingLines.length, 0),
        'offset px': Number(Math.max(...group.map((result) => result.worstOffset)).toFixed(2)),
        'pdf.js %': Number(least(group.map((result) => result.pdfJsWords)).toFixed(2)),
        'pdftotext %': Number(least(group.map((result) => result.pdftotextWords)).toFixed(2)),
        'content %': Number(least(group.map((result) => result.contentWords)).toFixed(2)),
        'parsed F1':
          roundTrips.length === 0 ? '–' : (roundTrips.reduce((a, b) => a + b) / roundTrips.length).toFixed(3),
        'F1 min': roundTrips.length === 0 ? '–' : Math.min(...roundTrips).toFixed(3),
        kB: Math.round(median(group.map((result) => result.kilobytes))),
        'kB max': Math.round(Math.max(...group.map((result) => result.kilobytes))),
        ms: Math.round(median(group.map((result) => result.exportMs))),
        'ms max': Math.round(Math.max(...group.map((result) => result.exportMs))),
      });
    }
  }
  return rows;
}

/** Of the mean parsed F1, by the number of columns. */
const ROUND_TRIP_BARS = { 1: 0.98, 2: 0.95 } as const;

/** Key presses in a resume of three pages. */
const TYPED = 'and wrote the handbook that new colleagues now start with. ';

async function measureTyping(page: Page) {
  const { academic } = SAMPLE_RESUMES;
  const resume: Resume = { ...academic!, customSections: [], workExperience: academic!.workExperience.slice(0, 6) };
  const type = () =>
    page.evaluate(([value, typed]) => (window as unknown as BenchWindow).bench.typeInto(value, typed), [
      resume,
      TYPED,
    ] as const);
  await type();
  const durations = await type();
  const pages = await page.evaluate(() => (window as unknown as BenchWindow).bench.pageCount());
  const costs = await page.evaluate(
    ([value, typed]) => (window as unknown as BenchWindow).bench.layoutCosts(value, typed),
    [resume, TYPED] as const,
  );
  const incrementalMs = median(costs.map((cost) => cost.incrementalMs));
  const wholeMs = median(costs.map((cost) => cost.wholeMs));
  return {
    pages,
    medianMs: median(durations),
    p95Ms: percentile(durations, 0.95),
    incrementalMs,
    wholeMs,
    changedLines: median(costs.map((cost) => cost.changedLines)),
    lines: median(costs.map((cost) => cost.lines)),
  };
}

async function takeScreenshots(page: Page, folder: string, templates: readonly TemplateId[]): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const template of templates) {
    const resume: Resume = { ...SAMPLE_RESUMES.engineer!, selectedTemplate: template };
    await page.evaluate((value) => (window as unknown as BenchWindow).bench.showResume(value), resume);
    await page.locator('[data-page="1"]').screenshot({ path: join(folder, `${template}.png`) });
  }
  await page.evaluate(() => (window as unknown as BenchWindow).bench.showGallery(null));
  await page.waitForFunction((count) => document.querySelectorAll('svg').length >= count, TEMPLATE_IDS.length);
  await page.screenshot({ path: join(folder, 'gallery.png'), fullPage: true });
}

const templates = args.templates ? TEMPLATE_IDS.filter((id) => args.templates!.split(',').includes(id)) : TEMPLATE_IDS;
const resumes = { ...SAMPLE_RESUMES, ...(await corpusResumes()) };
const parse = await loadParser();
if (!parse) say('Round trip: skipped, the parser of this repository could not be loaded');

const folder = await mkdtemp(join(tmpdir(), 'vitae-documents-'));
say('Bundling the bench page');
await buildBenchPage(folder);
const { server, url } = await serveFolder(folder);
const browser = await chromium.launch({
  args: ['--no-sandbox'],
  ...(existsSync('/usr/bin/chromium') ? { executablePath: '/usr/bin/chromium' } : {}),
});
try {
  const page = await browser.newPage({ viewport: { width: 1280, height: 1000 } });
  await page.goto(url);
  const results: Result[] = [];
  for (const template of templates) {
    say(`${TEMPLATES[template].name} with ${Object.keys(resumes).length} resumes`);
    for (const pageSize of PAGE_SIZES) {
      for (const [name, resume] of Object.entries(resumes)) {
        results.push(await measure(page, name, { ...resume, selectedTemplate: template, pageSize }, parse));
      }
    }
  }
  const typing = await measureTyping(page);
  const galleryMs = (resume: Resume) =>
    page.evaluate((value) => (window as unknown as BenchWindow).bench.galleryCost(value), resume);
  const gallery = {
    ownMs: await galleryMs(SAMPLE_RESUMES.engineer!),
    longMs: await galleryMs(SAMPLE_RESUMES.academic!),
  };
  if (args.screenshots) await takeScreenshots(page, args.screenshots, templates);
  say('Bundling the entry points');
  const bundles = await measureBundles(folder);
  say('Opening the DOCX files in LibreOffice');
  const docx = await checkDocx(SAMPLE_RESUMES);
  if (args.json) {
    console.log(JSON.stringify({ results, typing, gallery, bundles, docx }, null, 1));
  } else {
    console.table(summarize(results));
    console.log('pages equal, lost, offset: preview against PDF. pdf.js %, pdftotext %: words in order, worst resume.');
    console.log(
      `parsed F1: name, contacts, jobs with dates, education, skills; bars: ${ROUND_TRIP_BARS[1]} for one column, ${ROUND_TRIP_BARS[2]} for two.`,
    );
    console.log(
      `Key press to changed pages, script, ${typing.pages} pages: median ${typing.medianMs.toFixed(1)} ms, p95 ${typing.p95Ms.toFixed(1)} ms`,
    );
    console.log(
      `Layout after a key press ${typing.incrementalMs.toFixed(2)} ms, whole layout ${typing.wholeMs.toFixed(2)} ms:` +
        ` ${(typing.incrementalMs / typing.wholeMs).toFixed(2)} of it; lines drawn anew: ${typing.changedLines} of ${typing.lines}`,
    );
    console.log(
      `Gallery of ${TEMPLATE_IDS.length} thumbnails with the visitor's data, script: ${gallery.ownMs.toFixed(0)} ms; with a resume of six pages: ${gallery.longMs.toFixed(0)} ms`,
    );
    console.table(bundles);
    if (docx === null) console.log('DOCX: skipped, LibreOffice is not installed');
    else console.table(docx);
  }
  if (args.screenshots) await writeFile(join(args.screenshots, 'results.json'), JSON.stringify(results, null, 1));
} finally {
  await browser.close();
  server.close();
  await rm(folder, { recursive: true });
}
