import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { deflateSync, inflateSync } from 'node:zlib';
import { NO_WISH } from './read-wishes.ts';
import { FEATURE_COUNT, featuresOf } from './wish-features.ts';

/** How much each feature speaks for each wish: multinomial logistic regression, trained by `train-wishes.ts`. */
export interface WishModel {
  ids: readonly string[];
  /** Weights are whole numbers, each so many times too large. */
  scale: number;
  /** By feature, then by wish. */
  weights: Int8Array | Float32Array;
}

const FILE = join(import.meta.dirname, 'wish-weights.json');

/** How likely each wish is meant, in the order of the model's; together they come to one. */
export function sharesOf(features: ReadonlyMap<number, number>, { ids, scale, weights }: WishModel): Float32Array {
  const shares = new Float32Array(ids.length);
  for (const [feature, value] of features) {
    const at = feature * ids.length;
    for (let wish = 0; wish < ids.length; wish += 1) shares[wish]! += (weights[at + wish]! / scale) * value;
  }
  const most = Math.max(...shares);
  let sum = 0;
  for (let wish = 0; wish < shares.length; wish += 1) {
    shares[wish] = Math.exp(shares[wish]! - most);
    sum += shares[wish]!;
  }
  return shares.map((share) => share / sum);
}

export function writeModel({ ids, scale, weights }: WishModel & { weights: Int8Array }): string {
  return `${JSON.stringify({ ids, scale, weights: deflateSync(weights, { level: 9 }).toString('base64') })}\n`;
}

export function readModel(text: string): WishModel {
  const { ids, scale, weights } = JSON.parse(text) as { ids: string[]; scale: number; weights: string };
  const bytes = inflateSync(Buffer.from(weights, 'base64'));
  if (bytes.length !== FEATURE_COUNT * ids.length)
    throw new Error('The weights of the wishes are not of these features.');
  return { ids, scale, weights: new Int8Array(bytes.buffer, bytes.byteOffset, bytes.length) };
}

let trained: WishModel | undefined;

export interface LikelyWish {
  id: string;
  /** How likely it is the one that is meant: 0 to 1. */
  share: number;
}

/** Wishes whose answers serve each other's: which of them is meant need not be sure. */
const ALIKE: readonly (readonly string[])[] = [
  ['mail-follow-up', 'mail-application-status'],
  ['rewrite-summary', 'tailor-summary'],
  ['check-resume', 'improve-bullets'],
  ['likely-questions', 'prepare-interview'],
];

/** The likeliest first; of those that are alike the likelier one stands for all of them. */
function ranked(wishes: readonly LikelyWish[]): LikelyWish[] {
  const sorted = wishes.toSorted((a, b) => b.share - a.share);
  const firstOf = (ids: readonly string[]) => sorted.find(({ id }) => ids.includes(id));
  return sorted
    .flatMap((wish) => {
      const alike = ALIKE.find((ids) => ids.includes(wish.id));
      if (!alike) return [wish];
      const share = sorted.reduce((sum, each) => (alike.includes(each.id) ? sum + each.share : sum), 0);
      return firstOf(alike) === wish ? [{ ...wish, share }] : [];
    })
    .toSorted((a, b) => b.share - a.share);
}

export const isAlike = (id: string, other: string): boolean =>
  id === other || ALIKE.some((ids) => ids.includes(id) && ids.includes(other));

/**
 * That a message is no wish was learnt from questions that the knowledge base answers: where it has no answer, that is so
 * much less likely.
 */
export const WITHOUT_ANSWER = 0.3;

/** The same shares where "no wish" is so many times as likely as it was learnt. */
export function reweighed(wishes: readonly LikelyWish[], ofNoWish: number): LikelyWish[] {
  const weighed = wishes.map(({ id, share }) => ({ id, share: id === NO_WISH ? share * ofNoWish : share }));
  const sum = weighed.reduce((all, { share }) => all + share, 0);
  return ranked(weighed.map(({ id, share }) => ({ id, share: share / sum })));
}

/** What a message may want among what is possible where it is said, the likeliest first. */
export function likelyWishes(text: string, isPossible: (id: string) => boolean, ofNoWish = 1): LikelyWish[] {
  trained ??= readModel(readFileSync(FILE, 'utf8'));
  const shares = sharesOf(featuresOf(text), trained);
  const possible = trained.ids.map((id, wish) => ({ id, share: shares[wish]! })).filter(({ id }) => isPossible(id));
  return reweighed(possible, ofNoWish);
}
