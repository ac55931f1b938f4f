import { placeByDate } from './place-by-date.ts';

const now = { id: 'now', startDate: '2022-03', endDate: '', current: true };
const before = { id: 'before', startDate: '2019', endDate: '2022-02', current: false };
const first = { id: 'first', startDate: '2015-09', endDate: '2018', current: false };
const undated = { id: 'undated', startDate: '', endDate: '', current: false };
const idsOf = (entries: { id: string }[]) => entries.map(({ id }) => id).join(' ');

test.each([
  ['an older job that was added at the top', [first, now, before], 'first', 'now before first'],
  ['one between two', [before, now, first], 'before', 'now before first'],
  ['the newest', [now, before, first], 'now', 'now before first'],
  ['one without dates stays', [undated, now, before], 'undated', 'undated now before'],
  ['beside one without dates stays', [first, now, undated], 'first', 'first now undated'],
  ['in a list of another order stays', [before, first, now], 'before', 'before first now'],
  ['one that is gone', [now, before], 'first', 'now before'],
])('%s', (_, entries, id, expected) => {
  expect(idsOf(placeByDate(entries, id))).toBe(expected);
});

test('entries that know no dates stay', () => {
  expect(idsOf(placeByDate([{ id: 'b' }, { id: 'a' }], 'b'))).toBe('b a');
});
