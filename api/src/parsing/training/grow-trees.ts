import type { Forest, Tree } from '../confidence/trees.ts';
import { leafOf, shareOfSum } from '../confidence/trees.ts';
import { Random } from '../evaluation/people/person.ts';

export interface Example {
  /** By feature, 0 to 15 each. */
  values: ArrayLike<number>;
  isRight: boolean;
  weight: number;
}

export interface Growth {
  trees: number;
  depth: number;
  rate: number;
  /** Of the features, looked at for each tree. */
  featureShare: number;
  exampleShare: number;
  /** Against leaves of few examples. */
  ridge: number;
  minWeight: number;
}

const STEPS = 16;

/** Gradient-boosted trees for the share that is right (logistic loss). The same examples give the same trees. */
export function growTrees(examples: readonly Example[], features: readonly string[], growth: Growth): Forest {
  const random = new Random(7);
  const count = examples.length;
  const right = examples.reduce((sum, { isRight, weight }) => sum + (isRight ? weight : 0), 0);
  const all = examples.reduce((sum, { weight }) => sum + weight, 0);
  const base = Math.log(right / (all - right));
  const sums = new Float64Array(count).fill(base);
  const slope = new Float64Array(count);
  const bend = new Float64Array(count);
  const trees: Tree[] = [];
  const columnOf = features.map((_, column) => Uint8Array.from(examples, ({ values }) => values[column]!));
  const at = new Float64Array(STEPS);
  const atBend = new Float64Array(STEPS);

  const grow = (own: Uint32Array, columns: readonly number[], depth: number): Tree => {
    let [slopes, bends] = [0, 0];
    for (let n = 0; n < own.length; n++) {
      slopes += slope[own[n]!]!;
      bends += bend[own[n]!]!;
    }
    const leaf = () => Number(((growth.rate * slopes) / (bends + growth.ridge)).toFixed(4));
    if (depth === 0 || bends < 2 * growth.minWeight) return leaf();
    let best = { gain: 1e-3, column: -1, upTo: 0 };
    const whole = slopes ** 2 / (bends + growth.ridge);
    for (const column of columns) {
      at.fill(0);
      atBend.fill(0);
      const values = columnOf[column]!;
      for (let n = 0; n < own.length; n++) {
        const i = own[n]!;
        const value = values[i]!;
        at[value]! += slope[i]!;
        atBend[value]! += bend[i]!;
      }
      let [first, firstBend] = [0, 0];
      for (let upTo = 0; upTo < STEPS - 1; upTo++) {
        first += at[upTo]!;
        firstBend += atBend[upTo]!;
        if (atBend[upTo] === 0 || firstBend < growth.minWeight || bends - firstBend < growth.minWeight) continue;
        const gain =
          first ** 2 / (firstBend + growth.ridge) + (slopes - first) ** 2 / (bends - firstBend + growth.ridge) - whole;
        if (gain > best.gain) best = { gain, column, upTo };
      }
    }
    if (best.column < 0) return leaf();
    const values = columnOf[best.column]!;
    const isFirst = (i: number) => values[i]! <= best.upTo;
    return [
      best.column,
      best.upTo,
      grow(own.filter(isFirst), columns, depth - 1),
      grow(
        own.filter((i) => !isFirst(i)),
        columns,
        depth - 1,
      ),
    ];
  };

  for (let n = 0; n < growth.trees; n++) {
    for (let i = 0; i < count; i++) {
      const share = shareOfSum(sums[i]!);
      const { isRight, weight } = examples[i]!;
      slope[i] = weight * ((isRight ? 1 : 0) - share);
      bend[i] = weight * share * (1 - share);
    }
    const own = Uint32Array.from(examples.keys()).filter(() => random.next() < growth.exampleShare);
    const columns = features.map((_, i) => i).filter(() => random.next() < growth.featureShare);
    const tree = grow(own, columns, growth.depth);
    trees.push(tree);
    for (let i = 0; i < count; i++) sums[i]! += leafOf(tree, examples[i]!.values);
  }
  return { features, base: Number(base.toFixed(4)), trees };
}
