import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { jsPDF } from 'jspdf';
import { createTextWork } from '../workers/text-work.ts';
import { UnreadableResumeError } from './errors.ts';
import type { ResumeFile } from './read-file.ts';

// Reads damaged files and prints what came of it as JSON. VITAE_FUZZ_COUNT sets how many are tried (2000 for a full
// run), VITAE_FUZZ_SEED repeats a run, and the labelled corpus is used where it is at hand. A process of its own, since
// the memory of another one is shared with whatever runs beside it.

const COUNT = Number(process.env.VITAE_FUZZ_COUNT ?? 100);
const SEED = Number(process.env.VITAE_FUZZ_SEED ?? 1);
const CORPUS = resolve(process.env.VITAE_CORPUS ?? join(import.meta.dirname, '../../../../shared/corpus'));
const ACCEPTABLE = new Set([
  'empty',
  'too_large',
  'unsupported_type',
  'type_mismatch',
  'encrypted',
  'image_only',
  'corrupt',
  'not_a_resume',
]);
export interface FuzzReport {
  /** What ended in anything but a resume or a reason. */
  bad: string[];
  /** Of the whole process. */
  growthMb: number;
}

const BYTES_PER_MB = 1024 * 1024;

/** mulberry32: small, seedable, good enough to spread damage. */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

function mutate(bytes: Uint8Array, random: () => number): Uint8Array {
  const at = () => Math.floor(random() * bytes.length);
  const result = bytes.slice();
  switch (Math.floor(random() * 5)) {
    case 0:
      return result.subarray(0, at());
    case 1: {
      const from = at();
      return Uint8Array.from([...result.subarray(0, from), ...result.subarray(at())]);
    }
    case 2: {
      const from = at();
      return result.fill(0, from, from + Math.floor(random() * 200));
    }
    case 3:
      return Uint8Array.from([...result, ...result.subarray(at(), at() + 4000)]);
    default:
      for (let i = 0; i < 1 + random() * 40; i++) result[at()] = Math.floor(random() * 256);
      return result;
  }
}

function ownFiles(): ResumeFile[] {
  const lines = [
    'Jo Marsh',
    'jo@example.org | +1 503 555 0117',
    'EXPERIENCE',
    'Engineer, Blue Door Ltd',
    'Jan 2019 - Present',
    '- Built things.',
    'SKILLS',
    'Rust, Go',
  ];
  const pdf = new jsPDF();
  lines.forEach((line, i) => {
    pdf.text(line, 20, 20 + i * 8);
  });
  const encode = (text: string) => new TextEncoder().encode(text);
  return [
    { bytes: new Uint8Array(pdf.output('arraybuffer')), fileName: 'own.pdf' },
    { bytes: encode(lines.join('\n')), fileName: 'own.txt' },
    { bytes: encode(`{\\rtf1 ${lines.join('\\par ')}}`), fileName: 'own.doc' },
    {
      bytes: encode(`<html><body><table><tr><td>${lines.join('</td><td>')}</td></tr></table></body></html>`),
      fileName: 'page.doc',
    },
  ];
}

function corpusFiles(): ResumeFile[] {
  const manifest = join(CORPUS, 'MANIFEST.json');
  if (!existsSync(manifest)) {
    console.error(`Only own files are damaged: no corpus at ${CORPUS}.`);
    return [];
  }
  const { files } = JSON.parse(readFileSync(manifest, 'utf8')) as { files: { file: string; expected?: unknown }[] };
  return files
    .filter(({ expected }) => expected)
    .map(({ file }) => ({ bytes: new Uint8Array(readFileSync(join(CORPUS, file))), fileName: file }));
}

const random = randomOf(SEED);
const files = [...ownFiles(), ...corpusFiles()];
const work = createTextWork({ text: { size: 1 } });
const startMb = process.memoryUsage.rss() / BYTES_PER_MB;
const bad: string[] = [];
for (let i = 0; i < COUNT; i++) {
  const file = files[Math.floor(random() * files.length)]!;
  const bytes = mutate(file.bytes, random);
  const error = await work.readResume({ ...file, bytes }).then(
    () => null,
    (reason: unknown) => reason,
  );
  if (error && !(error instanceof UnreadableResumeError && ACCEPTABLE.has(error.code)))
    bad.push(`${i} ${file.fileName}: ${error}`);
}
await work.close();
const report: FuzzReport = { bad, growthMb: process.memoryUsage.rss() / BYTES_PER_MB - startMb };
console.log(JSON.stringify(report));
