import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cuesOf, FEATURE_COUNT, featuresOf } from './clause-features.ts';
import type { Clause } from './clauses.ts';

/** What a clause is: a demand, a wish, a duty or fact of the job, anything else; and headings of such clauses. */
export const CLAUSE_CLASSES = [
  'required',
  'preferred',
  'mentioned',
  'ignored',
  'heads required',
  'heads preferred',
  'heads mentioned',
  'heads ignored',
] as const;

export type ClauseClass = (typeof CLAUSE_CLASSES)[number];

/** How two clauses follow each other. */
const STEPS = ['same line', 'below heading', 'item', 'line'] as const;

const COUNT = CLAUSE_CLASSES.length;
/** A weight for each feature and class, then for each way of following, class before and class. */
export const WEIGHT_COUNT = FEATURE_COUNT * COUNT + STEPS.length * COUNT * COUNT;

/** A byte a weight; `scale` is worth one. Written by `pnpm train:adverts`. */
export interface ClauseModel {
  scale: number;
  weights: ArrayLike<number>;
}

const FILE = join(import.meta.dirname, 'clause-weights.json');

let model: ClauseModel | undefined;

/** Reads by other weights from now on, or again by those of the file: to judge what a training brings. */
export function setClauseModel(other: ClauseModel | undefined): void {
  model = other;
}

/** How likely each clause of an advert is to be of each class, shares that sum to 1, in steps that grow with the advert. */
export function classifyClauses(clauses: readonly Clause[]): Readonly<Record<ClauseClass, number>>[] {
  model ??= readModel();
  const cues = cuesOf(clauses);
  const features = featuresOf(clauses).map((numbers, index) => [...numbers, ...cues[index]!]);
  return readChain(features, stepsOf(clauses), model).shares.map(
    (shares) => Object.fromEntries(CLAUSE_CLASSES.map((name, i) => [name, shares[i]!])) as Record<ClauseClass, number>,
  );
}

function readModel(): ClauseModel {
  const { scale, weights } = JSON.parse(readFileSync(FILE, 'utf8')) as { scale: number; weights: string };
  return { scale, weights: new Int8Array(Buffer.from(weights, 'base64')) };
}

/** How each clause follows the one before, as an index. */
export function stepsOf(clauses: readonly Clause[]): number[] {
  return clauses.map(({ kind, place }, index) => {
    if (place > 0) return STEPS.indexOf('same line');
    if (clauses[index - 1]?.kind === 'heading') return STEPS.indexOf('below heading');
    return STEPS.indexOf(kind === 'item' ? 'item' : 'line');
  });
}

/** Where a step's weights stand: behind all features', class before by class before. */
export const stepWeight = (step: number, before: number, after: number): number =>
  FEATURE_COUNT * COUNT + (step * COUNT + before) * COUNT + after;

export const featureWeight = (feature: number, of: number): number => feature * COUNT + of;

/** What both passes along the chain find: shares of classes, and of pairs of classes that follow each other. */
export interface Chain {
  shares: number[][];
  /** Of the clause before, class by class; empty for the first. */
  pairs: number[][];
}

/** A linear chain's shares by the sums of weights, forwards and backwards once. */
export function readChain(
  features: readonly number[][],
  steps: readonly number[],
  { scale, weights }: ClauseModel,
): Chain {
  const own = features.map((numbers) => {
    const sums = new Array<number>(COUNT).fill(0);
    for (const feature of numbers)
      for (let of = 0; of < COUNT; of++) sums[of]! += (weights[featureWeight(feature, of)] ?? 0) / scale;
    const most = Math.max(...sums);
    return sums.map((sum) => Math.exp(sum - most));
  });
  const follows = STEPS.map((_, step) =>
    Array.from({ length: COUNT * COUNT }, (_, pair) =>
      Math.exp((weights[stepWeight(step, Math.floor(pair / COUNT), pair % COUNT)] ?? 0) / scale),
    ),
  );
  const forwards: number[][] = [];
  own.forEach((values, index) => {
    const before = forwards[index - 1];
    const follow = follows[steps[index]!]!;
    forwards.push(
      inShares(
        values.map((value, of) =>
          before ? value * before.reduce((sum, share, other) => sum + share * follow[other * COUNT + of]!, 0) : value,
        ),
      ),
    );
  });
  const backwards: number[][] = new Array(own.length);
  for (let index = own.length - 1; index >= 0; index--) {
    const [next, values, follow] = [backwards[index + 1], own[index + 1], follows[steps[index + 1] ?? 0]!];
    backwards[index] = inShares(
      CLAUSE_CLASSES.map((_, of) =>
        next ? next.reduce((sum, share, other) => sum + share * values![other]! * follow[of * COUNT + other]!, 0) : 1,
      ),
    );
  }
  return {
    shares: forwards.map((values, index) => inShares(values.map((value, of) => value * backwards[index]![of]!))),
    pairs: own.map((values, index) => {
      const before = forwards[index - 1];
      const follow = follows[steps[index]!]!;
      return before
        ? inShares(
            follow.map((weight, pair) => {
              const of = pair % COUNT;
              return before[Math.floor(pair / COUNT)]! * weight * values[of]! * backwards[index]![of]!;
            }),
          )
        : [];
    }),
  };
}

function inShares(values: number[]): number[] {
  const total = values.reduce((sum, value) => sum + value, 0);
  return values.map((value) => value / total);
}
