import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { type Canvas, createCanvas, GlobalFonts } from '@napi-rs/canvas';
import { jsPDF } from 'jspdf';
import { createTextWork } from '../../workers/text-work.ts';
import type { GivenUpScans } from './testing/given-up-scans.ts';

const require = createRequire(import.meta.url);
const PDFJS = dirname(require.resolve('pdfjs-dist/package.json'));
const CAIRO = dirname(require.resolve('@expo-google-fonts/cairo/package.json'));
GlobalFonts.registerFromPath(join(PDFJS, 'standard_fonts/LiberationSans-Regular.ttf'), 'Latin');
GlobalFonts.registerFromPath(join(CAIRO, '400Regular/Cairo_400Regular.ttf'), 'Arabic');

const WIDTH = 420;
const HEIGHT = 300;
/** As office scanners do: 200 dots an inch. */
const SCALE = 200 / 72;

interface Scan {
  isRightToLeft?: boolean;
  /** Of the paper on the glass. */
  degrees?: number;
}

/** A picture of lines of text, the first of them a large name. */
function scanOf(lines: readonly string[], { isRightToLeft = false, degrees = 0 }: Scan = {}): Canvas {
  const isSideways = Math.abs(Math.sin((degrees * Math.PI) / 180)) > 0.7;
  const [width, height] = isSideways ? [HEIGHT, WIDTH] : [WIDTH, HEIGHT];
  const canvas = createCanvas(Math.round(width * SCALE), Math.round(height * SCALE));
  const context = canvas.getContext('2d');
  context.fillStyle = '#fdfdfb';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.scale(SCALE, SCALE);
  context.translate(width / 2, height / 2);
  context.rotate((degrees * Math.PI) / 180);
  context.translate(-WIDTH / 2, -HEIGHT / 2);
  context.fillStyle = '#1a1a1a';
  context.direction = isRightToLeft ? 'rtl' : 'ltr';
  context.textAlign = isRightToLeft ? 'right' : 'left';
  lines.forEach((line, i) => {
    context.font = `${i === 0 ? 20 : 11}px ${isRightToLeft ? 'Arabic' : 'Latin'}`;
    context.fillText(line, isRightToLeft ? WIDTH - 30 : 30, 45 + i * 21);
  });
  return canvas;
}

function pdfOf(...scans: Canvas[]): Uint8Array {
  const format = (canvas: Canvas): [number, number] => [canvas.width / SCALE, canvas.height / SCALE];
  const orientation = (canvas: Canvas) => (canvas.width > canvas.height ? 'landscape' : 'portrait');
  const pdf = new jsPDF({ unit: 'pt', format: format(scans[0]!), orientation: orientation(scans[0]!) });
  scans.forEach((canvas, i) => {
    if (i > 0) pdf.addPage(format(canvas), orientation(canvas));
    pdf.addImage(new Uint8Array(canvas.toBuffer('image/jpeg', 80)), 'JPEG', 0, 0, ...format(canvas));
  });
  return new Uint8Array(pdf.output('arraybuffer'));
}

const ENGLISH = [
  'Jane Whitfield',
  'jane.whitfield@example.org | +44 20 7946 0123',
  'EXPERIENCE',
  'Senior Accountant, Northgate Retail Ltd',
  'March 2019 - Present',
  'Closed the monthly books of 14 shops in 4 days.',
  'Led a team of 5 and moved its reports to Power BI.',
  'EDUCATION',
  'BSc Accounting, University of Leeds, 2011 - 2014',
  'SKILLS',
  'Excel, IFRS, Budgeting, Forecasting',
];

const ARABIC = [
  'سالم عبد الله الحداد',
  'salim.haddad@example.org | +971 50 123 4567',
  'الخبرات العملية',
  'محاسب، شركة النور للتجارة',
  '2015 - 2019',
  'إعداد التقارير المالية والحسابات الشهرية',
  'المهارات',
  'التحليل المالي، الموازنات، Excel، SAP',
  'البيانات الشخصية',
  'الحالة الاجتماعية: متزوج',
];

/** Reading a picture takes a second or two of a processor that other tests may want as well. */
const PATIENCE_MS = 120_000;

describe('a resume whose pages are pictures', () => {
  const work = createTextWork();
  afterAll(() => work.close());

  it(
    'is read in English, with progress, and marked as read off pictures',
    async () => {
      const shares: number[] = [];
      const pages: string[] = [];
      const file = { bytes: pdfOf(scanOf(ENGLISH)), fileName: 'scan.pdf' };
      const resume = await work.scanResume(file, {
        onProgress: ({ share, pagesRead, pageCount }) => {
          shares.push(share);
          pages.push(`${pagesRead} of ${pageCount}`);
        },
      });
      expect(resume).toMatchObject({
        source: 'ocr',
        name: { value: 'Jane Whitfield' },
        email: { value: 'jane.whitfield@example.org' },
        phone: { value: '+44 20 7946 0123' },
        jobs: [
          {
            title: { value: 'Senior Accountant' },
            company: { value: 'Northgate Retail Ltd' },
            start: { value: '2019-03' },
            end: { value: 'present' },
          },
        ],
      });
      expect(resume.skills.map((skill) => skill.value)).toEqual(['Excel', 'IFRS', 'Budgeting', 'Forecasting']);
      expect(resume.email?.confidence).toBeLessThanOrEqual(0.8);
      expect(resume.email?.place?.x).toBeCloseTo(30, -0.5);
      expect(shares.at(-1)).toBe(1);
      expect([...new Set(pages)]).toEqual(['0 of 1', '1 of 1']);
      expect(shares).toEqual([...shares].sort((a, b) => a - b));
      expect(new Set(shares).size).toBeGreaterThan(3);
    },
    PATIENCE_MS,
  );

  it(
    'is read in Arabic, with the Latin words in it',
    async () => {
      const bytes = pdfOf(scanOf(ARABIC, { isRightToLeft: true }));
      const resume = await work.scanResume({ bytes, fileName: 'scan.pdf' });
      expect(resume).toMatchObject({
        source: 'ocr',
        name: { value: 'سالم عبد الله الحداد' },
        email: { value: 'salim.haddad@example.org' },
        phone: { value: '+971 50 123 4567' },
        jobs: [{ title: { value: 'محاسب' }, company: { value: expect.stringContaining('شركة النور') } }],
        personal: { maritalStatus: { value: 'متزوج' } },
      });
      expect(resume.skills.map((skill) => skill.value)).toEqual(expect.arrayContaining(['Excel', 'SAP']));
    },
    PATIENCE_MS,
  );

  it.each([2.5, 90, 180])(
    'is read from paper that lay turned by %d degrees',
    async (degrees) => {
      const bytes = pdfOf(scanOf(ENGLISH, { degrees }));
      const resume = await work.scanResume({ bytes, fileName: 'scan.pdf' });
      expect(resume.name?.value).toBe('Jane Whitfield');
      expect(resume.jobs[0]?.company?.value).toBe('Northgate Retail Ltd');
    },
    PATIENCE_MS,
  );

  it(
    'is refused where its pictures hold no words',
    async () => {
      const bytes = pdfOf(scanOf([]));
      await expect(work.scanResume({ bytes, fileName: 'scan.pdf' })).rejects.toMatchObject({
        code: 'image_only',
      });
    },
    PATIENCE_MS,
  );

  it(
    'gives its text where it is no resume',
    async () => {
      const bytes = pdfOf(scanOf(ENGLISH));
      const text = await work.scanText({ bytes, fileName: 'scan.pdf' });
      expect(text).toContain('Northgate Retail Ltd');
    },
    PATIENCE_MS,
  );

  it.each([
    ['a text file', 'resume.txt', 'Jane Whitfield\nExperience\n', 'unsupported_type'],
    ['what only begins like a PDF', 'scan.pdf', '%PDF-1.7\nnothing', 'corrupt'],
    ['what only begins like a picture', 'scan.jpg', '\xff\xd8\xff\xe0nothing', 'corrupt'],
  ])('is refused where it is %s', async (_what, fileName, content, code) => {
    const bytes = Uint8Array.from(Buffer.from(content, 'latin1'));
    await expect(work.scanResume({ bytes, fileName })).rejects.toMatchObject({ code });
  });

  it('is given up when its time is up', async () => {
    const hasty = createTextWork({ scan: { timeoutMs: 1_500 } });
    const bytes = pdfOf(...Array.from({ length: 6 }, () => scanOf(ENGLISH)));
    const reason = await hasty.scanResume({ bytes, fileName: 'scan.pdf' }).catch((error) => error);
    expect(reason).toMatchObject({ code: 'timeout', message: expect.stringContaining('Reading the pictures') });
  });

  it(
    'leaves no thread behind when it is given up, by who reads it or by the clock',
    async () => {
      const folder = await mkdtemp(join(tmpdir(), 'vitae-scan-'));
      const path = join(folder, 'scan.pdf');
      await writeFile(path, pdfOf(...Array.from({ length: 6 }, () => scanOf(ENGLISH))));
      const script = join(import.meta.dirname, 'testing/given-up-scans.ts');
      const run = await promisify(execFile)(process.execPath, ['--no-warnings', script, path]);
      await rm(folder, { recursive: true });
      const { threadsAtRest, threadsReading, byReader, byClock } = JSON.parse(run.stdout) as GivenUpScans;
      expect(threadsReading).toBeGreaterThan(threadsAtRest);
      expect([byReader.reason, byClock.reason]).toEqual(['AbortError', 'timeout']);
      expect(Math.max(byReader.threadsLeft, byClock.threadsLeft)).toBeLessThanOrEqual(threadsAtRest);
    },
    PATIENCE_MS,
  );
});
