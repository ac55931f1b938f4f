import fc from 'fast-check';
import { applyChanges, changesBetween, inverseOf, isSameJson } from './changes.ts';
import { emptyResume, type Resume, workExperienceSchema } from './resume.ts';

const job = (id: string, jobTitle = '') => workExperienceSchema.parse({ id, jobTitle });

const resumes: fc.Arbitrary<Resume> = fc
  .record({
    firstName: fc.constantFrom('', 'Ada', 'Ada '),
    website: fc.array(fc.constantFrom('a.example', 'b.example'), { maxLength: 2 }),
    jobs: fc.uniqueArray(fc.record({ id: fc.constantFrom('a', 'b', 'c', 'd'), title: fc.constantFrom('', 'x', 'y') }), {
      selector: ({ id }) => id,
    }),
    hidden: fc.uniqueArray(fc.constantFrom('skills', 'awards')),
    award: fc.constantFrom('', 'First', 'Second'),
  })
  .map(({ firstName, website, jobs, hidden, award }) => {
    const resume = emptyResume();
    return {
      ...resume,
      personal: { ...resume.personal, firstName, website },
      workExperience: jobs.map(({ id, title }) => job(id, title)),
      hiddenSections: hidden,
      awards: {
        blocks: award
          ? [{ key: 'b1', text: award, type: 'unstyled', depth: 0, inlineStyleRanges: [], entityRanges: [], data: {} }]
          : [],
        entityMap: {},
      },
    } satisfies Resume;
  });

test('the changes between two resumes make the one of the other, and back', () => {
  fc.assert(
    fc.property(resumes, resumes, (before, after) => {
      const changes = changesBetween(before, after);
      const forth = applyChanges(before, changes);
      expect(forth.conflicts).toEqual([]);
      expect(forth.document).toEqual(after);
      expect(applyChanges(after, inverseOf(changes)).document).toEqual(before);
      // A write that comes a second time, because its answer was lost, changes nothing.
      expect(applyChanges(after, changes)).toEqual({ document: after, conflicts: [] });
    }),
  );
});

test('of what two people change nothing is lost in silence', () => {
  fc.assert(
    fc.property(resumes, resumes, resumes, (base, mine, theirs) => {
      const own = changesBetween(base, mine);
      const { document, conflicts } = applyChanges(theirs, own);
      // What is not in conflict is in the document: making it again changes nothing.
      const isInConflict = (path: string[]) => conflicts.some((conflict) => isSameJson(conflict.path, path));
      const settled = own.filter(({ path }) => !isInConflict(path) && path.at(-1) !== '*order');
      expect(applyChanges(document, settled).document).toEqual(document);
      // What only they have changed is still there.
      const touched = new Set(own.map(({ path }) => path[0]));
      for (const { path, after } of changesBetween(base, theirs)) {
        if (!touched.has(path[0]))
          expect(applyChanges(document, [{ path, before: null, after }]).document).toBe(document);
      }
    }),
  );
});

test('edits of different fields of one entry go together; of the same field they are shown', () => {
  const base = { ...emptyResume(), workExperience: [job('a', 'Clerk')] };
  const mine = { ...base, workExperience: [{ ...job('a', 'Chief clerk'), company: 'North' }] };
  const theirs = { ...base, workExperience: [{ ...job('a', 'Clerk'), location: 'York' }] };
  const merged = applyChanges(theirs, changesBetween(base, mine));
  expect(merged.conflicts).toEqual([]);
  expect(merged.document.workExperience[0]).toMatchObject({
    jobTitle: 'Chief clerk',
    company: 'North',
    location: 'York',
  });

  const other = { ...base, workExperience: [job('a', 'Senior clerk')] };
  const clash = applyChanges(other, changesBetween(base, mine));
  expect(clash.conflicts).toEqual([
    { path: ['workExperience', 'a', 'jobTitle'], before: 'Clerk', after: 'Chief clerk', theirs: 'Senior clerk' },
  ]);
  expect(clash.document.workExperience[0]).toMatchObject({ jobTitle: 'Senior clerk', company: 'North' });
});

test('an edit of an entry that was deleted meanwhile is a conflict', () => {
  const base = { ...emptyResume(), workExperience: [job('a', 'Clerk')] };
  const mine = { ...base, workExperience: [job('a', 'Chief clerk')] };
  const { conflicts } = applyChanges({ ...base, workExperience: [] }, changesBetween(base, mine));
  expect(conflicts).toEqual([expect.objectContaining({ after: 'Chief clerk', theirs: null })]);
});

test('two people add and move entries, and no entry is lost', () => {
  const base = { ...emptyResume(), workExperience: [job('a'), job('b')] };
  const mine = { ...base, workExperience: [job('c'), job('b'), job('a')] };
  const theirs = { ...base, workExperience: [job('a'), job('b'), job('d')] };
  const { document, conflicts } = applyChanges(theirs, changesBetween(base, mine));
  expect(conflicts).toEqual([]);
  expect(document.workExperience.map(({ id }) => id)).toEqual(['c', 'b', 'd', 'a']);
});

test('equality takes fields in any order, and nothing for null', () => {
  expect(isSameJson({ a: 1, b: [{ c: null }] }, { b: [{ c: undefined }], a: 1 })).toBe(true);
  expect(isSameJson([1, 2], [2, 1])).toBe(false);
});

describe('a list whose items have no ids', () => {
  const skill = (name: string, level = '') => ({ name, level, keywords: [] as string[] });
  const base = { skills: [skill('Baking'), skill('Pastry'), skill('Sugar work')], courses: ['Bread', 'Cakes'] };
  /** What becomes of both changes, whichever comes first. */
  const together = (mine: typeof base, theirs: typeof base) =>
    applyChanges(theirs, changesBetween(base, mine)) as { document: typeof base; conflicts: unknown[] };

  test('takes in changes of different items, and of different fields of one item', () => {
    const mine = { ...base, skills: [skill('Baking', 'expert'), ...base.skills.slice(1)] };
    const theirs = { ...base, skills: [skill('Bread baking'), skill('Pastry'), skill('Sugar sculpture')] };
    expect(together(mine, theirs)).toEqual({
      document: { ...base, skills: [skill('Bread baking', 'expert'), skill('Pastry'), skill('Sugar sculpture')] },
      conflicts: [],
    });
  });

  test('keeps what both have added, and what one has added while the other took another out', () => {
    const mine = { ...base, skills: [...base.skills, skill('Chocolate')], courses: ['Cakes'] };
    const theirs = { ...base, skills: [...base.skills, skill('Ice cream')], courses: ['Bread', 'Cakes', 'Jam'] };
    const { document, conflicts } = together(mine, theirs);
    expect(document.skills.map(({ name }) => name)).toEqual([
      'Baking',
      'Pastry',
      'Sugar work',
      'Ice cream',
      'Chocolate',
    ]);
    expect(document.courses).toEqual(['Cakes', 'Jam']);
    expect(conflicts).toEqual([]);
  });

  test('is a conflict where both have changed one field of one item', () => {
    const mine = { ...base, skills: [skill('Bread'), ...base.skills.slice(1)] };
    const theirs = { ...base, skills: [skill('Rolls'), ...base.skills.slice(1)] };
    const { document, conflicts } = together(mine, theirs);
    expect(document).toEqual(theirs);
    expect(conflicts).toHaveLength(1);
  });

  test('adds nothing when a write comes a second time, whichever items are equal', () => {
    const words = ['a', 'b', 'c'];
    const longer = (lists: string[][]) => lists.flatMap((list) => words.map((word) => [...list, word]));
    const lists = [[[]], longer([[]]), longer(longer([[]])), longer(longer(longer([[]])))].flat();
    const grown: unknown[] = [];
    for (const before of lists) {
      for (const mine of lists) {
        const changes = changesBetween({ courses: before }, { courses: mine });
        for (const theirs of lists) {
          const first = applyChanges({ courses: theirs }, changes);
          if (first.conflicts.length > 0) continue;
          const second = applyChanges(first.document, changes);
          if (!isSameJson(second.document, first.document)) grown.push({ before, mine, theirs });
        }
      }
    }
    expect(grown).toEqual([]);
  });

  test('gives both sides the same items whoever writes first', () => {
    const item = fc.record({ name: fc.constantFrom('a', 'b', 'c', 'd'), level: fc.constantFrom('', '1') });
    fc.assert(
      fc.property(fc.array(item, { maxLength: 6 }), fc.nat(5), fc.nat(5), (items, first, second) => {
        const start = { items };
        const mine = { items: items.map((one, at) => (at === first ? { ...one, name: 'mine' } : one)) };
        const theirs = { items: items.map((one, at) => (at === second ? { ...one, level: 'theirs' } : one)) };
        const one = applyChanges(theirs, changesBetween(start, mine));
        const other = applyChanges(mine, changesBetween(start, theirs));
        expect(one.conflicts).toEqual([]);
        expect(one.document).toEqual(other.document);
      }),
    );
  });
});
