import { gerundOf, inflect, pastOf, readVerb, thirdPersonOf } from './verbs.ts';

test.each([
  ['lead', 'led', 'leading', 'leads'],
  ['write', 'wrote', 'writing', 'writes'],
  ['plan', 'planned', 'planning', 'plans'],
  ['supply', 'supplied', 'supplying', 'supplies'],
  ['oversee', 'oversaw', 'overseeing', 'oversees'],
  ['teach', 'taught', 'teaching', 'teaches'],
  ['monitor', 'monitored', 'monitoring', 'monitors'],
  ['offer', 'offered', 'offering', 'offers'],
])('%s: %s, %s, %s', (base, past, gerund, third) => {
  expect([pastOf(base), gerundOf(base), thirdPersonOf(base)]).toEqual([past, gerund, third]);
  expect(readVerb(past)).toMatchObject({ form: 'past' });
  expect(readVerb(gerund)).toMatchObject({ base, form: 'gerund' });
});

test('spellings of both sides of the ocean, prefixes and unknown verbs', () => {
  expect(readVerb('modelled')).toMatchObject({ base: 'model', form: 'past' });
  expect(readVerb('organised')).toMatchObject({ form: 'past' });
  expect(readVerb('Co-founded')).toMatchObject({ form: 'past' });
  expect(readVerb('Gamified')).toMatchObject({ form: 'past' });
  expect(readVerb('Experienced')).toBeNull();
  expect(readVerb('Python')).toBeNull();
});

test('inflects what it has read', () => {
  expect(inflect(readVerb('managing')!, 'past')).toBe('managed');
  expect(inflect(readVerb('redesigning')!, 'base')).toBe('redesign');
  expect(inflect(readVerb('Gamified')!, 'base')).toBeNull();
});
