import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readAdvert } from '../adverts/read-advert.ts';
import { parseResume } from '../parsing/parse.ts';
import { type Candidate, readCandidate } from './candidate.ts';
import { ADVERTS } from './evaluation/adverts.ts';
import { PEOPLE } from './evaluation/people.ts';
import { type Ranked, rankingFigures } from './evaluation/ranking.ts';
import { matchAdvert } from './match.ts';

// Scores every advert against its pool of resumes and prints how well the scores order them:
//   node api/src/ats/evaluate.ts [--corpus DIR --match FILE] [--predictions FILE] [--json]
// Without --match it takes the people and adverts of evaluation/.

/** Years are counted up to here, so that the figures are the same next year. */
const CHECKED_AT = new Date('2026-01-01T00:00:00Z');

interface MatchFile {
  pool: string[];
  adverts: { job: string; grades: Record<string, number> }[];
}

const { values: options } = parseArgs({
  options: {
    corpus: { type: 'string' },
    match: { type: 'string' },
    predictions: { type: 'string' },
    json: { type: 'boolean', default: false },
  },
});

const { pool, adverts } = options.match ? readMatchFile(options.match) : ownSet();
const candidates = new Map<string, Candidate>();
for (const [name, file] of pool) candidates.set(name, readCandidate(await parseResume(file), CHECKED_AT));

const predictions = adverts.flatMap(({ job, text }) => {
  const advert = readAdvert(text);
  return [...candidates].map(([resume, candidate]) => ({
    job,
    resume,
    score: matchAdvert(advert, candidate).total * 100,
  }));
});
if (options.predictions) writeFileSync(options.predictions, `${JSON.stringify(predictions, null, 1)}\n`);

const rows = adverts.map(({ job, grades }) => {
  const ranked: Ranked[] = predictions
    .filter((prediction) => prediction.job === job)
    .map(({ resume, score }) => ({ resume, score, grade: grades[resume] ?? 0 }));
  return { job, ...rankingFigures(ranked) };
});
const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
const summary = { ndcg: mean(rows.map(({ ndcg }) => ndcg)), mrr: mean(rows.map(({ rank }) => 1 / rank)) };
if (options.json) console.log(JSON.stringify({ ...summary, rows }, null, 1));
else {
  for (const { job, ndcg, rank, first } of rows)
    console.log(`${job.padEnd(58)} NDCG@10 ${ndcg.toFixed(3)}  a best one at ${rank}  first: ${first}`);
  console.log(`${rows.length} adverts, NDCG@10 ${summary.ndcg.toFixed(3)}, MRR ${summary.mrr.toFixed(3)}`);
}

type Pool = [name: string, file: Parameters<typeof parseResume>[0]][];

function ownSet(): { pool: Pool; adverts: { job: string; text: string; grades: Readonly<Record<string, number>> }[] } {
  const encoder = new TextEncoder();
  return {
    pool: Object.entries(PEOPLE).map(([name, text]) => [
      name,
      { bytes: encoder.encode(text), fileName: `${name}.txt`, isResume: true },
    ]),
    adverts: ADVERTS.map(({ id, text, grades }) => ({ job: id, text, grades })),
  };
}

function readMatchFile(file: string): ReturnType<typeof ownSet> {
  const match = JSON.parse(readFileSync(file, 'utf8')) as MatchFile;
  const corpus = resolve(options.corpus ?? join(file, '..'));
  if (!existsSync(corpus)) throw new Error(`No corpus at ${corpus}: name its folder with --corpus DIR.`);
  return {
    pool: match.pool.map((name) => [
      name,
      { bytes: new Uint8Array(readFileSync(join(corpus, name))), fileName: name, isResume: true },
    ]),
    adverts: match.adverts.map(({ job, grades }) => ({ job, text: readFileSync(join(corpus, job), 'utf8'), grades })),
  };
}
