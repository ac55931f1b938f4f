import { readdirSync, readFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { LETTER_TONES, type LetterTone } from '@vitae/contract/cover-letter';
import { COVER_LETTER_TEMPLATES as TEMPLATES } from '../../cover-letters/templates.ts';
import { readResume } from '../../parsing/read-resume.ts';
import { createWriter } from '../create-writer.ts';
import { letterRequest } from '../fixtures/letter-request.ts';
import { LETTER_PAIRS, type LetterPair } from '../fixtures/pairs.ts';
import { bulletFigures, HASTY_LINES, judgeBullets } from './bullet-figures.ts';
import { caseFigures } from './case-figures.ts';
import { coverageOf } from './coverage.ts';
import type { Finding } from './finding.ts';
import { createJudge, type Judge } from './judge.ts';
import { countWords, frameOf, sharedShare, stockShare } from './measures.ts';
import { stemsOf } from './text.ts';

/** A resume and an advert with their names, so that letters for one advert can be compared. */
interface EvaluatedPair extends LetterPair {
  resumeName: string;
  advertName: string;
}

interface Measurement {
  resume: string;
  advert: string;
  tone: LetterTone;
  template: string;
  letter: string;
  words: number;
  sentences: string[];
  frames: string[];
  findings: Finding[];
  met: string[];
  proven: string[];
}

/** Words: a shorter letter is a note, a longer one is not read. */
const WORDS = { fewest: 180, most: 400 };
const RESUME_FILES = /\.(?:pdf|docx?|txt|md)$/i;
const NO_RESUMES = /(?:^|\/)(?:jobs|bad|skills|json)(?:\/|$)|(?:^|\/)(?:README|MANIFEST)[^/]*$/;

/** Every resume of a folder, whatever lies how deep in it, with every advert of its `jobs` folders. */
async function corpusPairs(corpus: string): Promise<EvaluatedPair[]> {
  const files = readdirSync(corpus, { recursive: true, encoding: 'utf8' }).sort();
  const adverts = files.filter((file) => /(?:^|\/)jobs\/[^/]+\.txt$/.test(file));
  const pairs: EvaluatedPair[] = [];
  for (const file of files.filter((one) => RESUME_FILES.test(one) && !NO_RESUMES.test(one))) {
    const bytes = new Uint8Array(readFileSync(join(corpus, file)));
    const read = await readResume({ bytes, fileName: basename(file) }).catch((error: Error) => {
      console.error(`${file}: ${error.message}`);
      return null;
    });
    if (!read) continue;
    for (const advert of adverts)
      pairs.push({
        name: `${file} × ${advert}`,
        resumeName: file,
        advertName: advert,
        jobTitle: basename(advert, extname(advert))
          .replace(/^\d+_[a-z]+_/, '')
          .replace(/_/g, ' '),
        companyName: '',
        resumeText: read.text,
        resume: read.resume,
        jobDescription: readFileSync(join(corpus, advert), 'utf8'),
      });
  }
  return pairs;
}

function ownPairs(): EvaluatedPair[] {
  return LETTER_PAIRS.map((pair) => {
    const [resumeName = '', advertName = resumeName] = pair.name.split(' × ');
    return { ...pair, resumeName, advertName };
  });
}

function linesOfJobs(all: EvaluatedPair[]): string[] {
  return all.flatMap(({ resume }) => resume.jobs.flatMap(({ bullets: items }) => items.map(({ value }) => value)));
}

async function measure(
  pair: EvaluatedPair,
  tone: LetterTone,
  template: (typeof TEMPLATES)[number],
  judge: Judge,
): Promise<Measurement> {
  const { letter } = await createWriter({}).writeLetter(letterRequest(pair, { template, tone }));
  const advert = [pair.jobTitle, pair.companyName, pair.jobDescription].join('\n');
  const { sentences, findings } = await judge({ letter, resume: pair.resumeText, advert });
  const own = stemsOf(`${pair.resumeText}\n${advert}`);
  const { met, proven } = coverageOf(pair.jobDescription, pair.resumeText, sentences);
  return {
    resume: pair.resumeName,
    advert: pair.advertName,
    tone,
    template: template.name,
    letter,
    words: countWords(letter),
    sentences,
    frames: sentences.map((sentence) => frameOf(sentence, own)),
    findings,
    met,
    proven,
  };
}

const mean = (values: number[]) =>
  values.length === 0 ? Number.NaN : values.reduce((sum, value) => sum + value, 0) / values.length;
const percent = (value: number) => `${(value * 100).toFixed(1)} %`;

/** The figures of all letters; each share says of what. */
function summarise(measurements: Measurement[], refused: Map<string, number>): Record<string, string | number> {
  const sentences = measurements.reduce((sum, one) => sum + one.sentences.length, 0);
  const of = (group: Finding['group']) =>
    measurements.map(({ findings }) => findings.filter((finding) => finding.group === group));
  const sentencesWith = (group: Finding['group']) =>
    of(group).reduce((sum, found) => sum + new Set(found.map(({ sentence }) => sentence)).size, 0);
  const met = measurements.reduce((sum, one) => sum + one.met.length, 0);
  const proven = measurements.reduce((sum, one) => sum + one.proven.length, 0);
  const stock = measurements.map((one) => {
    const others = measurements.filter((other) => other.resume !== one.resume && other.advert !== one.advert);
    return others.length === 0 ? null : stockShare(one.frames, new Set(others.flatMap(({ frames }) => frames)));
  });
  return {
    letters: measurements.length,
    'asked for more instead of writing': [...refused.values()].reduce((sum, count) => sum + count, 0),
    sentences,
    'false statements': sentencesWith('false'),
    'letters with a false statement': percent(
      of('false').filter(({ length }) => length > 0).length / measurements.length,
    ),
    'sentences with an error of English, in 100': ((sentencesWith('english') / sentences) * 100).toFixed(2),
    'letters with an error of English': percent(
      of('english').filter(({ length }) => length > 0).length / measurements.length,
    ),
    'letters with a fault of form': percent(of('form').filter(({ length }) => length > 0).length / measurements.length),
    'letters with a senseless statement': percent(
      of('sense').filter(({ length }) => length > 0).length / measurements.length,
    ),
    'essential requirements that the resume meets': met,
    'of them proven': percent(proven / met),
    'sentences from a stock frame': percent(mean(stock.filter((one) => one !== null))),
    'sentences shared by two applicants for one job': percent(mean(sharedByPairs(measurements))),
    words: Math.round(mean(measurements.map(({ words }) => words))),
    [`letters of ${WORDS.fewest} to ${WORDS.most} words`]: percent(
      measurements.filter(({ words }) => words >= WORDS.fewest && words <= WORDS.most).length / measurements.length,
    ),
  };
}

/** For each letter and each of another applicant for the same job, in the same tone and template: the share in common. */
function sharedByPairs(measurements: Measurement[]): number[] {
  const groups = Map.groupBy(measurements, ({ advert, tone, template }) => `${advert}|${tone}|${template}`);
  return [...groups.values()].flatMap((group) =>
    group.flatMap((one) =>
      group.filter((other) => other.resume !== one.resume).map((other) => sharedShare(one.sentences, other.sentences)),
    ),
  );
}

function countByRule(measurements: Measurement[]): Record<string, { found: number; example: string; what: string }> {
  const rules: Record<string, { found: number; example: string; what: string }> = {};
  for (const { group, rule, sentence, what } of measurements.flatMap(({ findings }) => findings)) {
    const key = `${group}: ${rule}`;
    rules[key] ??= { found: 0, example: sentence.slice(0, 110), what: what.slice(0, 60) };
    rules[key].found += 1;
  }
  return rules;
}

const { values } = parseArgs({ options: { corpus: { type: 'string' }, json: { type: 'boolean' } } });
const judge = await createJudge();
const figures = await caseFigures(judge);
const pairs = values.corpus ? await corpusPairs(values.corpus) : ownPairs();
const measurements: Measurement[] = [];
const refused = new Map<string, number>();
const turns = LETTER_TONES.flatMap((tone) => TEMPLATES.map((template) => ({ tone, template })));
const adverts = [...new Set(pairs.map(({ advertName }) => advertName))];
for (const pair of pairs) {
  // A corpus: one tone and template for each advert, so that its applicants can be compared. Few pairs: each of all.
  const chosen = values.corpus ? [turns[adverts.indexOf(pair.advertName) % turns.length]!] : turns;
  for (const { tone, template } of chosen) {
    try {
      measurements.push(await measure(pair, tone, template, judge));
    } catch (error) {
      const { message } = error as Error;
      refused.set(message, (refused.get(message) ?? 0) + 1);
    }
  }
}
const summary = summarise(measurements, refused);
const lines = [...HASTY_LINES, ...linesOfJobs(pairs)];
const bullets = await judgeBullets(lines);
const help = bulletFigures(lines, bullets);
if (values.json)
  console.log(
    JSON.stringify(
      { judge: figures, summary, refused: Object.fromEntries(refused), measurements, help, bullets },
      null,
      2,
    ),
  );
else {
  console.log('The judge on sentences written by hand:');
  console.table(figures);
  console.table(countByRule(measurements));
  console.table(summary);
  console.log('Lines of jobs, and lines typed in haste, as the help while writing changes them:');
  console.table(help);
  for (const { before, after, faults } of bullets.filter((one) => one.faults.length > 0))
    console.log(`${before}\n  → ${after}\n    ${faults.join('; ')}`);
  for (const [reason, count] of refused) console.log(`${count} × ${reason}`);
  if (!values.corpus) console.log('Own fixtures only; --corpus DIR takes the resumes and adverts of a corpus instead.');
}
