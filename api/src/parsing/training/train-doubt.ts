import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { shareWithCaution } from '../confidence/confidence.ts';
import { type Forest, leafOf, storeForest, type Tree } from '../confidence/trees.ts';
import type { ValueKind } from '../confidence/values.ts';
import { DAMAGES } from './damage.ts';
import { type StoredRow, storedRows, storeRows } from './doubt-examples.ts';
import { type DoubtRow, makeRows, type RowSource } from './doubt-rows.ts';
import { type Example, type Growth, growTrees } from './grow-trees.ts';
import { PLANTS } from './plant.ts';

// Trains how sure the parser may be of a value, on rows of what was seen of values whose truth is known:
//   pnpm train:doubt [--people SOURCES.json] [--held-out]
// With --people the rows are made anew first: a list of { people, folder, reader?, isDamaged? }, see RowSource.
// With --held-out each group of people is judged by trees that were grown without it; nothing is written.

const FILE = join(import.meta.dirname, '../confidence/weights.json');
const GROWTH: Growth = {
  trees: 200,
  depth: 5,
  rate: 0.07,
  featureShare: 0.2,
  exampleShare: 0.7,
  ridge: 4,
  minWeight: 2,
};
/** What a row counts for; files as they are count 1. */
const WEIGHT_OF_DAMAGED = 0.4;
const WEIGHT_OF_PLANTED = 0.03;
const KINDS_TO_PRINT: readonly ValueKind[] = [
  'title',
  'company',
  'job start',
  'job end',
  'done',
  'institution',
  'degree',
  'school end',
  'name',
  'place',
  'skill',
];

const { values: options } = parseArgs({
  options: { people: { type: 'string' }, 'held-out': { type: 'boolean', default: false } },
});

if (options.people) await makeAllRows(options.people);
const { features, rows } = storedRows();
const examples = rows.map((row): Example => ({ values: row.values, isRight: row.isRight, weight: weightOf(row) }));
console.log(
  `${rows.length} rows of ${new Set(rows.map(({ people, person }) => `${people} ${person}`)).size} people, ${features.length} features`,
);
if (options['held-out']) judgeHeldOut();
else
  writeFileSync(
    FILE,
    `${JSON.stringify(storeForest(withoutUnused(growTrees(examples, features, GROWTH))), null, 2)}\n`,
  );

async function makeAllRows(list: string): Promise<void> {
  const made: DoubtRow[] = [];
  for (const source of JSON.parse(readFileSync(list, 'utf8')) as RowSource[]) made.push(...(await makeRows(source)));
  storeRows(made);
}

function weightOf({ change }: StoredRow): number {
  if (change in DAMAGES) return WEIGHT_OF_DAMAGED;
  return change in PLANTS ? WEIGHT_OF_PLANTED : 1;
}

function judgeHeldOut(): void {
  const judged: { row: StoredRow; sure: number }[] = [];
  for (const people of new Set(rows.map((row) => row.people))) {
    const forest = growTrees(
      examples.filter((_, i) => rows[i]!.people !== people),
      features,
      GROWTH,
    );
    for (const row of rows)
      if (row.people === people && row.change === '') judged.push({ row, sure: sureBy(forest, row) });
  }
  for (const [reader, own] of Map.groupBy(judged, ({ row }) => row.reader)) {
    console.log(`\n== read by ${reader || 'the reader of today'}`);
    const print = (name: string, some: readonly (typeof judged)[number][]) => {
      console.log(`${name.padEnd(14)} before  ${bandsOf(some.map(({ row }) => ({ row, sure: row.confidence })))}`);
      console.log(`${''.padEnd(14)} after   ${bandsOf(some)}`);
    };
    print(
      'all',
      own.filter(({ row }) => row.kind !== 'done' && row.kind !== 'item'),
    );
    for (const kind of KINDS_TO_PRINT)
      print(
        kind,
        own.filter(({ row }) => row.kind === kind),
      );
    for (const [people, some] of Map.groupBy(own, ({ row }) => row.people))
      print(
        people,
        some.filter(({ row }) => row.kind !== 'done' && row.kind !== 'item'),
      );
  }
}

/** The trees with their features numbered anew, those left out that none asks for. */
function withoutUnused({ base, features: all, trees }: Forest): Forest {
  const asked = (tree: Tree): number[] =>
    typeof tree === 'number' ? [] : [tree[0], ...asked(tree[2]), ...asked(tree[3])];
  const used = [...new Set(trees.flatMap(asked))].sort((a, b) => a - b);
  const numbered = (tree: Tree): Tree =>
    typeof tree === 'number' ? tree : [used.indexOf(tree[0]), tree[1], numbered(tree[2]), numbered(tree[3])];
  return { features: used.map((column) => all[column]!), base, trees: trees.map(numbered) };
}

function sureBy({ base, trees }: Forest, { values }: StoredRow): number {
  return shareWithCaution(trees.reduce<number>((sum, tree) => sum + leafOf(tree, values), base));
}

function bandsOf(judged: readonly { row: StoredRow; sure: number }[]): string {
  const band = (from: number, to: number) => {
    const own = judged.filter(({ sure }) => sure >= from && sure < to);
    return `${percent(own.filter(({ row }) => row.isRight).length / own.length)} of ${String(own.length).padStart(4)}`;
  };
  const right = judged.filter(({ row }) => row.isRight);
  const lost = right.filter(({ sure }) => sure < 0.75).length / right.length;
  return `0.9: ${band(0.9, 2)}, 0.75: ${band(0.75, 0.9)}, less: ${band(0, 0.75)}, right and lost ${percent(lost)}`;
}

function percent(share: number): string {
  return (Number.isNaN(share) ? '-' : (share * 100).toFixed(1)).padStart(5);
}
