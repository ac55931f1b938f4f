import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { SAMPLE_RESUMES } from '@vitae/documents/bench/sample-resumes';
import { exportResumeDocxBytes } from '@vitae/documents/export/resume-docx';
import { fullNameOf, type Resume } from '@vitae/documents/model/resume';
import { findInstalledChromium, findOnPath } from '../../../releases/src/mounting/find-chromium.ts';
import { degreeOf, locationOf, sampleHtml } from './evaluation/sample-html.ts';
import { type Outcome, scoreFiles } from './evaluation/score.ts';
import { parseResume } from './parse.ts';
import { toMonth } from './phrases/dates.ts';
import { type Prediction, toPrediction } from './prediction.ts';

// Writes every sample resume in several ways and prints how well each is read back:
//   node api/src/parsing/evaluate-round-trip.ts [--json]

const run = promisify(execFile);
const MISSES_PER_WAY = 6;

/** Writes all samples into a folder as `<name>.<extension>`. */
interface Way {
  name: string;
  extension: 'pdf' | 'docx';
  program?: string | undefined;
  write(folder: string): Promise<void>;
}

const samples = Object.entries(SAMPLE_RESUMES);
const chromium = await findInstalledChromium();
const [soffice] = findOnPath('soffice');

const ways: Way[] = [
  { name: 'own DOCX', extension: 'docx', write: writeDocx },
  {
    name: 'DOCX saved again by LibreOffice',
    extension: 'docx',
    program: soffice ?? 'soffice',
    write: async (folder) => {
      await writeDocx(join(folder, 'own'));
      await convert(join(folder, 'own'), 'docx', 'odt:writer8');
      await convert(join(folder, 'own'), 'odt', 'docx:MS Word 2007 XML', folder);
    },
  },
  {
    name: 'PDF by LibreOffice',
    extension: 'pdf',
    program: soffice ?? 'soffice',
    write: async (folder) => {
      await writeDocx(folder);
      await convert(folder, 'docx', 'pdf');
    },
  },
  { name: 'PDF printed by Chromium', extension: 'pdf', program: chromium ?? 'chromium', write: printHtml },
];

const { values: options } = parseArgs({ options: { json: { type: 'boolean', default: false } } });
const results: { way: string; meanF1: number | null; misses: Outcome[] }[] = [];
for (const way of ways) results.push({ way: way.name, ...(await measure(way)) });
if (options.json) console.log(JSON.stringify(results, null, 1));
else for (const result of results) print(result);

async function measure(way: Way): Promise<{ meanF1: number | null; misses: Outcome[] }> {
  if (way.program !== undefined && !existsSync(way.program)) return { meanF1: null, misses: [] };
  const folder = await mkdtemp(join(tmpdir(), 'vitae-round-trip-'));
  try {
    await way.write(folder);
    const predictions: Record<string, Prediction> = {};
    for (const [name] of samples) {
      const fileName = `${name}.${way.extension}`;
      const bytes = new Uint8Array(await readFile(join(folder, fileName)));
      predictions[name] = toPrediction(await parseResume({ bytes, fileName }));
    }
    const labelled = samples.map(([name, resume]) => ({ file: name, expected: expectedOf(resume) }));
    const { meanF1, outcomes } = scoreFiles(labelled, predictions);
    return { meanF1, misses: outcomes.filter((outcome) => !outcome.isHit) };
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** The fields of a sample in the form in which corpora are labelled; what only some ways print is left out. */
function expectedOf({ personal, workExperience, education, skills }: Resume): Prediction {
  return {
    name: fullNameOf(personal),
    email: personal.email,
    phone: personal.phone,
    location: locationOf(personal),
    jobs: workExperience.map(({ jobTitle, company, startDate, endDate, current }) => ({
      title: jobTitle,
      company,
      start: toMonth(startDate),
      end: current ? 'present' : toMonth(endDate),
    })),
    education: education.map((school) => ({ institution: school.institution, degree: degreeOf(school) })),
    skills: skills.flatMap((skill) => (skill.keywords.length > 0 ? skill.keywords : [skill.name])),
  };
}

async function writeDocx(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const [name, resume] of samples)
    await writeFile(join(folder, `${name}.docx`), await exportResumeDocxBytes(resume));
}

async function convert(folder: string, from: string, to: string, target = folder): Promise<void> {
  const files = samples.map(([name]) => join(folder, `${name}.${from}`));
  const profile = `-env:UserInstallation=file://${folder}/profile`;
  await run(soffice!, ['--headless', profile, '--convert-to', to, '--outdir', target, ...files]);
}

async function printHtml(folder: string): Promise<void> {
  for (const [name, resume] of samples) {
    const page = join(folder, `${name}.html`);
    await writeFile(page, sampleHtml(resume));
    await run(chromium!, [
      '--headless',
      '--no-sandbox',
      '--no-pdf-header-footer',
      `--user-data-dir=${join(folder, 'profile')}`,
      `--print-to-pdf=${join(folder, `${name}.pdf`)}`,
      `file://${page}`,
    ]);
  }
}

function print({ way, meanF1, misses }: (typeof results)[number]): void {
  if (meanF1 === null) {
    console.log(`${way}: skipped, the program for it is not installed`);
    return;
  }
  console.log(`${way}: mean F1 ${(meanF1 * 100).toFixed(1)} over ${samples.length} resumes`);
  for (const { file, field, expected, found } of misses.slice(0, MISSES_PER_WAY))
    console.log(`  ${file}, ${field}: wanted ${JSON.stringify(expected)}, found ${JSON.stringify(found)}`);
}
