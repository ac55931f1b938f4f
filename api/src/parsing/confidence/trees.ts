import type { Features } from './text-features.ts';

/**
 * Small trees whose leaves add up. A node is its feature's number, the value up to which its first branch is taken, and
 * the numbers of its branches' nodes; a leaf is what it adds.
 */
export interface Forest {
  features: readonly string[];
  base: number;
  trees: readonly Tree[];
}

/** As it is kept in a file: the features' names with bars between them, the trees as JSON. */
export interface StoredForest {
  features: string;
  base: number;
  trees: string;
}

export function restoreForest({ features, base, trees }: StoredForest): Forest {
  return { features: features.split('|'), base, trees: JSON.parse(trees) as Tree[] };
}

export function storeForest({ features, base, trees }: Forest): StoredForest {
  return { features: features.join('|'), base, trees: JSON.stringify(trees) };
}

export type Tree = number | [feature: number, upTo: number, first: Tree, second: Tree];

/** The sum of all trees for what was seen; a feature that was not looked at is 0. */
export function sumOf({ features, base, trees }: Forest, seen: Features): number {
  const values = features.map((name) => seen[name] ?? 0);
  return trees.reduce<number>((sum, tree) => sum + leafOf(tree, values), base);
}

export function leafOf(tree: Tree, values: ArrayLike<number>): number {
  let at = tree;
  while (typeof at !== 'number') at = values[at[0]]! <= at[1] ? at[2] : at[3];
  return at;
}

export const shareOfSum = (sum: number) => 1 / (1 + Math.exp(-sum));
