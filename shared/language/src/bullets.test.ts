import { isLoneBullet, startsWithBullet, stripBullet } from './bullets.ts';

test.each([
  '• Led a team',
  '- Led a team',
  '–  Led a team',
  '➢Led a team',
  'o Led a team',
  '> Led a team',
  '>Led a team',
  '-> Led a team',
  '=>Led a team',
  '(a) Led a team',
  '(iv) Led a team',
  '+ Led a team',
])('finds the bullet of "%s"', (line) => {
  expect(startsWithBullet(line)).toBe(true);
  expect(stripBullet(line)).toBe('Led a team');
});

test.each([
  '-5 % of cost',
  '>5 years',
  '+44 20 7946 0000',
  '(two) teams',
  '(a)',
  'o que fiz',
  'offers',
  'Led • a team',
])('finds none in "%s"', (line) => {
  expect(startsWithBullet(line)).toBe(false);
  expect(stripBullet(line)).toBe(line);
});

test('knows a bullet that stands alone', () => {
  expect(['•', '–', '*'].every(isLoneBullet)).toBe(true);
  expect(isLoneBullet('o')).toBe(false);
});
