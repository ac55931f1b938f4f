import { beginsItem } from './item-words.ts';

it('tells an item of its own from the rest of the line before', () => {
  expect(beginsItem('Written SQL procs for the daily sales load of 480 stores', 'automated the stock report')).toBe(
    true,
  );
  expect(beginsItem('Handling returns from forty shops', 'trained six new starters')).toBe(true);
  expect(beginsItem('Built a tool for the team, which', 'reduced waiting times by half')).toBe(false);
  expect(beginsItem('Led a team of five that was', 'awarded the spring prize')).toBe(false);
  expect(beginsItem('Stock reports for 480 stores', 'automated by script')).toBe(false);
  expect(beginsItem('Ran the desk of the day ward', 'and its four porters')).toBe(false);
});
