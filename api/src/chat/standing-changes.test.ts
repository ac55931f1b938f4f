import { applyChanges, type Change } from '@vitae/documents/model/changes';
import { changesLeft } from './standing-changes.ts';

const skills = (...names: string[]) => names.map((name) => ({ name, level: '', keywords: [] }));
const add: Change = { path: ['skills'], before: skills('Excel'), after: skills('Excel', 'SQL') };
const move: Change = { path: ['skills'], before: skills('Excel', 'SQL'), after: skills('SQL', 'Excel') };

const acceptedInTurn = (proposals: readonly (readonly Change[])[]) =>
  proposals.reduce(
    (document, changes) => {
      const applied = applyChanges(document, changesLeft(changes, document));
      expect(applied.conflicts).toEqual([]);
      return applied.document;
    },
    { skills: skills('Excel') },
  );

test('of two proposals that hold the same skill, whichever comes second adds it no more', () => {
  expect(acceptedInTurn([[add], [add, move]])).toEqual({ skills: skills('SQL', 'Excel') });
  expect(acceptedInTurn([[add, move], [add]])).toEqual({ skills: skills('SQL', 'Excel') });
});

test('a block that was corrected does not come back', () => {
  const block = (text: string) => ({ key: 'k', text });
  const document = { certifications: { blocks: [block('First Aid, 2023')] } };
  const change = { path: ['certifications', 'blocks'], before: [], after: [block('First Aid, 2024')] };
  expect(changesLeft([change], document)).toEqual([]);
});

test('all else is left as it is', () => {
  const change = { path: ['personal', 'profile'], before: 'a', after: 'b' };
  expect(changesLeft([change], { personal: { profile: 'a' } })).toEqual([change]);
});
