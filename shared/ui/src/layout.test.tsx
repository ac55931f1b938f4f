import { columns, tiles } from './layout.tsx';

test('columns fold into one that long words cannot widen', () => {
  expect(columns('1fr 2fr').styles).toMatch(
    /grid-template-columns:1fr 2fr;@media \(max-width: 960px\)\{grid-template-columns:minmax\(0, 1fr\);\}/,
  );
  expect(columns('1fr 1fr', 'narrow').styles).toContain('@media (max-width: 640px)');
});

test('tiles are never wider than the window', () => {
  expect(tiles('280px').styles).toContain('minmax(min(100%, 280px), 1fr)');
});
