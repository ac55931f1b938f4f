import { withPostsOfRows } from './posts-in-row.ts';
import type { Role } from './role.ts';

const role: Role = {
  kind: 'job',
  title: 'Legal Secretary',
  place: 'Elm Inc.',
  start: '2018-11',
  end: '2021-12',
  lines: [],
};

test('two posts of one house in one row are one time of work', () => {
  const row = 'Elm Inc., Bellville\nLegal Secretary Nov 2018 – Dec 2021; Paralegal Jan 2022 – current';
  expect(withPostsOfRows(row)(role)).toMatchObject({
    title: 'Legal Secretary, then Paralegal',
    start: '2018-11',
    end: 'present',
  });
  expect(withPostsOfRows(row)({ ...role, title: '' }).title).toBe('Legal Secretary, then Paralegal');
});

test.each([
  'Legal Secretary Nov 2018 – Dec 2021',
  'Legal Secretary Nov 2018 – Dec 2021; travelled Jan 2022 – current',
  'Legal Secretary Jan 2010 – Dec 2011; Paralegal Jan 2022 – current',
])('any other row leaves the post as it was read: %s', (row) => {
  expect(withPostsOfRows(row)(role)).toEqual(role);
});
