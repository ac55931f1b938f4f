import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { UNKNOWABLE_FIRST, UNKNOWABLE_SECOND, UNKNOWABLE_THIRD } from '../../evaluation/drawn-questions.ts';
import { UNKNOWABLE } from '../../evaluation/questions.ts';
import { UNKNOWABLE_FITTED, UNKNOWABLE_TYPED } from '../../evaluation/typed-questions.ts';
import { readKnowledge } from '../../knowledge/read-knowledge.ts';
import { isSure } from './as-wished.ts';
import { NO_WISH, readWishes } from './read-wishes.ts';
import { FEATURE_COUNT, featuresOf } from './wish-features.ts';
import { isAlike, reweighed, sharesOf, WITHOUT_ANSWER, type WishModel, writeModel } from './wish-model.ts';

// Trains what tells wishes from each other, and says how often it is right on phrasings that it was not trained on:
//   pnpm train:wishes

const FOLDS = 5;
const ROUNDS = 24;
const FIRST_STEP = 2;
const SLOWER = 0.25;
const DECAY = 2e-5;
const MOST = 127;
/** Of the askings of the knowledge base, which are no wishes, one in so many is learnt from. */
const ASKINGS_STEP = 6;

interface Said {
  text: string;
  id: string;
}

/** The same numbers on every run. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return state / 0x7fffffff;
  };
}

function train(said: readonly Said[], ids: readonly string[]): WishModel & { weights: Float32Array } {
  const model = { ids, scale: 1, weights: new Float32Array(FEATURE_COUNT * ids.length) };
  const { weights } = model;
  const seen = said.map(({ text, id }) => ({ features: featuresOf(text), wish: ids.indexOf(id) }));
  const next = seeded(3);
  for (let round = 0; round < ROUNDS; round += 1) {
    const step = FIRST_STEP / (1 + round * SLOWER);
    const order = seen.map((each) => [next(), each] as const).sort(([a], [b]) => a - b);
    for (const [, { features, wish }] of order) {
      const shares = sharesOf(features, model);
      shares[wish]! -= 1;
      for (const [feature, value] of features)
        for (let each = 0; each < ids.length; each += 1) {
          const at = feature * ids.length + each;
          weights[at] = weights[at]! * (1 - DECAY * step) - step * value * shares[each]!;
        }
    }
  }
  return model;
}

const wishes = [...readWishes('en'), ...readWishes('ar')];
const ids = [...new Set(wishes.map(({ id }) => id))];
const orders = new Set(wishes.map(({ order }) => order));
const phrasings = wishes.flatMap(({ id, phrasings, order }) =>
  [...phrasings, order].filter(Boolean).map((text) => ({ text, id })),
);
const askings = readKnowledge()
  .filter(({ en, ar }) => ![en, ar].some(({ title }) => orders.has(title)))
  .flatMap(({ en, ar }) => [...en.asked, ...ar.asked])
  .filter((_, at) => at % ASKINGS_STEP === 0);
const beyond = [
  UNKNOWABLE,
  UNKNOWABLE_TYPED,
  UNKNOWABLE_FITTED,
  UNKNOWABLE_FIRST,
  UNKNOWABLE_SECOND,
  UNKNOWABLE_THIRD,
].flat();
const said: Said[] = [...phrasings, ...[...askings, ...beyond].map((text) => ({ text, id: NO_WISH }))];
console.log(
  `${ids.length - 1} wishes, ${phrasings.length} phrasings, ${said.length - phrasings.length} askings that are no wish`,
);

const next = seeded(11);
const folds = said.map(() => Math.floor(next() * FOLDS));
const held = Array.from({ length: FOLDS }, (_, fold) => {
  const model = train(
    said.filter((_, at) => folds[at] !== fold),
    ids,
  );
  return said
    .filter((_, at) => folds[at] === fold)
    .map(({ text, id }) => {
      const shares = sharesOf(featuresOf(text), model);
      // A wish of a practice interview is possible in one alone.
      const isPractised = id.startsWith('practice-');
      const possible = ids
        .map((each, wish) => ({ id: each, share: shares[wish]! }))
        .filter(({ id: each }) => each === NO_WISH || each.startsWith('practice-') === isPractised);
      const likely = reweighed(possible, WITHOUT_ANSWER);
      return { text, id, likely };
    });
}).flat();
report(held);

const model = train(said, ids);
const scale = MOST / model.weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0);
const weights = Int8Array.from(model.weights, (weight) => Math.round(weight * scale));
writeFileSync(join(import.meta.dirname, 'wish-weights.json'), writeModel({ ids, scale, weights }));

function report(each: typeof held): void {
  const share = (some: number, all: number) => `${((100 * some) / all).toFixed(1)} %`;
  const isRight = ({ id, likely }: (typeof held)[number]) => isAlike(likely[0]!.id, id);
  const wished = each.filter(({ id }) => id !== NO_WISH);
  const acted = each.filter(({ likely }) => isSure(likely));
  const ofWishes = acted.filter(({ id }) => id !== NO_WISH);
  const right = ofWishes.filter(isRight);
  const known = new Set(askings);
  const others = each.filter(({ id, text }) => id === NO_WISH && !known.has(text));
  const amongThree = wished.filter(({ id, likely }) => likely.slice(0, 3).some((one) => isAlike(one.id, id)));
  console.log(
    `wishes: the first right of ${share(wished.filter(isRight).length, wished.length)}, among three ${share(amongThree.length, wished.length)}`,
  );
  console.log(
    `sure of a wish: ${share(right.length, ofWishes.length)} right; ${share(right.length, wished.length)} found`,
  );
  console.log(`no wish: ${acted.filter((one) => others.includes(one)).length} of ${others.length} taken for one;`);
  console.log(
    `askings of the knowledge base, which the coach answers before: ${acted.filter(({ text }) => known.has(text)).length} of ${known.size}`,
  );
  if (process.argv.includes('--wrong'))
    for (const { text, id, likely } of acted.filter((one) => !isRight(one)))
      console.log(`  ${likely[0]!.share.toFixed(2)} ${text}: ${id} > ${likely[0]!.id}`);
}
