import type { Fragment, TextDocument } from '../parsing/text/model.ts';
import { drawnPages, layoutFlags } from './layout-flags.ts';

const fragment = (text: string, x: number, y: number, structure?: Fragment['structure']): Fragment => ({
  spans: [],
  text,
  x,
  y,
  width: text.length * 5,
  height: 12,
  baseline: y + 10,
  size: 10,
  page: 1,
  isRightToLeft: false,
  ...(structure && { structure }),
});
const page = (fragments: Fragment[], changes: Partial<TextDocument> = {}): TextDocument => ({
  format: 'pdf',
  hasFixedPages: true,
  pages: [{ number: 1, width: 612, height: 792, fragments, rules: [], links: [], hidden: [], hasImages: false }],
  metadata: {},
  ...changes,
});
const lines = (count: number, x: number, text: string, pitch = 16) =>
  Array.from({ length: count }, (_, index) => fragment(`${text} ${index}`, x, 100 + index * pitch));

it('flags a column beside another at its place', () => {
  const document = page([...lines(12, 40, 'Skill', 23), ...lines(18, 260, 'Led the team that built the warehouse')]);
  expect(layoutFlags(document)).toEqual([
    expect.objectContaining({ kind: 'columns', page: 1, place: expect.objectContaining({ x: 40, y: 100 }) }),
  ]);
});

it('says nothing of one column', () => {
  expect(layoutFlags(page(lines(20, 40, 'Led the team that built the warehouse')))).toEqual([]);
});

it('flags tables, text boxes and headers of flowing formats without a place', () => {
  const document = page(
    [
      fragment('Jane Doe', 40, 40, { paragraph: 1, origin: 'header-or-footer' }),
      fragment('Languages', 40, 80, { paragraph: 2, origin: 'text-box' }),
      fragment('2020', 40, 120, { paragraph: 3, cell: { table: 1, row: 0, column: 0 } }),
      fragment('Cook', 140, 120, { paragraph: 4, cell: { table: 1, row: 0, column: 1 } }),
    ],
    { format: 'docx', hasFixedPages: false },
  );
  const flags = layoutFlags(document);
  expect(flags.map(({ kind }) => kind).sort()).toEqual(['running_line', 'table', 'text_box']);
  expect(flags.every(({ place }) => place === null)).toBe(true);
  expect(drawnPages(document)).toEqual([]);
});
