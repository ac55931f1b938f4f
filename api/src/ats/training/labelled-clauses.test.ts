import { CLAUSE_CLASSES } from '@vitae/language/adverts/clause-classes';
import { labelledSets } from '../evaluation/labelled-sets.ts';
import { examplesOf, writtenExamples } from './labelled-clauses.ts';

it('has a class for every clause of every labelled advert', () => {
  const adverts = [...labelledSets().values()].flat();
  const examples = examplesOf(adverts);
  expect(examples).toHaveLength(adverts.length);
  const all = [...examples, ...writtenExamples()];
  for (const { classes, features, steps } of all) {
    expect(classes.every((of) => of >= 0 && of < CLAUSE_CLASSES.length)).toBe(true);
    expect([features.length, steps.length]).toEqual([classes.length, classes.length]);
  }
});
