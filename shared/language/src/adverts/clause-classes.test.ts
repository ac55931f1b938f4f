import { CLAUSE_CLASSES, classifyClauses, readChain, setClauseModel, stepsOf, WEIGHT_COUNT } from './clause-classes.ts';
import { cuesOf, featuresOf } from './clause-features.ts';
import { readClauses } from './clauses.ts';

const ADVERT = `Potter, two days a week
We have fired our kiln every Friday since 1987.
What the right person knows
- Glazes
What would tip the scales
- Raku`;

describe('what is learned of clauses', () => {
  it('gives each clause shares that sum to 1', () => {
    const shares = classifyClauses(readClauses(ADVERT));
    expect(shares).toHaveLength(6);
    for (const each of shares) {
      expect(Object.values(each).every((share) => share >= 0 && share <= 1)).toBe(true);
      expect(Object.values(each).reduce((sum, share) => sum + share, 0)).toBeCloseTo(1);
    }
  });

  it('finds the shares that all sequences of classes together give', () => {
    const clauses = readClauses('One.\nTwo.\n- Three');
    const weights = Float64Array.from({ length: WEIGHT_COUNT }, (_, index) => ((index * 7919) % 13) / 13);
    const [features, steps] = [featuresOf(clauses), stepsOf(clauses)];
    const count = CLAUSE_CLASSES.length;
    const weightOf = (at: number) => weights[at]!;
    const expected = clauses.map(() => new Array<number>(count).fill(0));
    let total = 0;
    for (let sequence = 0; sequence < count ** 3; sequence++) {
      const classes = [sequence % count, Math.floor(sequence / count) % count, Math.floor(sequence / count ** 2)];
      let sum = 0;
      classes.forEach((of, index) => {
        for (const feature of features[index]!) sum += weightOf(feature * count + of);
        if (index > 0)
          sum += weightOf(
            WEIGHT_COUNT - 4 * count * count + (steps[index]! * count + classes[index - 1]!) * count + of,
          );
      });
      total += Math.exp(sum);
      classes.forEach((of, index) => {
        expected[index]![of]! += Math.exp(sum);
      });
    }
    readChain(features, steps, { scale: 1, weights }).shares.forEach((shares, index) => {
      shares.forEach((share, of) => {
        expect(share).toBeCloseTo(expected[index]![of]! / total);
      });
    });
  });

  it('leaves all classes as likely to a model that has learned nothing', () => {
    setClauseModel({ scale: 1, weights: [] });
    const [first] = classifyClauses(readClauses(ADVERT));
    setClauseModel(undefined);
    for (const share of Object.values(first!)) expect(share).toBeCloseTo(1 / CLAUSE_CLASSES.length);
  });

  it('looks at no more of a clause, however long it is, than tells what it asks for', () => {
    const [features] = featuresOf(readClauses(`Potter ${'clay '.repeat(50_000)}`));
    expect(features!.length).toBeLessThan(300);
    expect(cuesOf(readClauses(ADVERT)).every((cues) => cues.length <= 4)).toBe(true);
  });
});
