import { tightHelp } from './helped-tail.ts';

test.each([
  [
    'Helped with setting up 3 market stalls, was also involved in the till and the paperwork for it',
    'Helped set up 3 market stalls, and helped with the till and the paperwork',
  ],
  [
    'Helped with the move of 40 desks, was also involved in cabling',
    'Helped with the move of 40 desks, and with cabling',
  ],
  [
    'Assisted in running the canteen and was involved with the rota',
    'Helped run the canteen, and helped with the rota',
  ],
])('says the same in fewer words: %s', (line, tight) => {
  expect(tightHelp(line)).toBe(tight);
});

test.each([
  'Led a team of 4, was also involved in hiring',
  'Helped with cleaning rotas',
  'Helped with loading, part of team Blue',
  'Helped customers find parts',
  'Supported the audit of 2021',
])('leaves as it is: %s', (line) => {
  expect(tightHelp(line)).toBe(line);
});
