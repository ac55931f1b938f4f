import type { Role } from './role.ts';
import { withoutStartOfTeam } from './same-post.ts';

const role = (title: string, place: string, start: string, end: string, asWritten = ''): Role => ({
  kind: 'job',
  title,
  place,
  start,
  end,
  lines: [],
  asWritten,
});

const now = role('Social Worker', 'Elm Council, Children', '2021-03', 'present');

test.each([
  [
    'the same post in another team right before',
    role('Social Worker (Level 2)', '', '2019-09', '2021-02', 'Social Worker (Level 2), Duty, Elm Council'),
    '',
  ],
  ['another post', role('Support Worker', 'Elm Council', '2019-09', '2021-02'), '2021-03'],
  ['another house', role('Social Worker', 'Oak Council', '2019-09', '2021-02'), '2021-03'],
  ['years before', role('Social Worker', 'Elm Council', '2015-09', '2017-02'), '2021-03'],
])('%s', (_, before, start) => {
  expect(withoutStartOfTeam(now, [now, before]).start).toBe(start);
});
