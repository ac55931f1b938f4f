import { tightItems } from './tight-items.ts';

test('parts the items of a list that stand in one line, each behind its stroke', () => {
  expect(tightItems('-Ran the desk of an in-house team -Wrote the rota -')).toEqual([
    'Ran the desk of an in-house team',
    'Wrote the rota',
  ]);
});

test.each(['-Ran the desk', 'Sales - North, West -East', '- Ran the desk - North'])('"%s" is no such list', (text) => {
  expect(tightItems(text)).toEqual([]);
});
