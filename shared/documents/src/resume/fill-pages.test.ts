import { BREAK_COST, type Slice } from '../layout/slice.ts';
import { fillPages } from './fill-pages.ts';
import type { PagePlan } from './plan.ts';

const PAGE_HEIGHT = 400;

/** Sections of 20 points with 10 between them; each draws one rectangle. */
function planOf(sections: number): PagePlan {
  const slices = Array.from({ length: sections }, (_, index): Slice => {
    const rect = {
      kind: 'rect' as const,
      x: index,
      y: 0,
      width: 1,
      height: 20,
      fill: null,
      stroke: null,
      strokeWidth: 0,
      radius: 0,
    };
    return { height: 20, spaceBefore: 10, breakCost: BREAK_COST.section, stripes: [], items: [rect] };
  });
  return { header: [], flows: [{ slices, frameOf: () => ({ x: 0, y: 0, height: PAGE_HEIGHT }) }] };
}

function topsOf(plan: PagePlan): number[][] {
  return fillPages(plan).map((items) => items.flatMap((item) => (item.kind === 'rect' ? [item.y] : [])));
}

test('spaces stay as the template has them where the pages are well filled', () => {
  const [first, second] = topsOf(planOf(22));
  expect(first).toEqual(Array.from({ length: 13 }, (_, index) => index * 30));
  expect(second).toHaveLength(9);
});

test('spaces shrink, and no more than needed, where that saves a page of a few lines', () => {
  const pages = topsOf(planOf(14));
  expect(pages).toHaveLength(1);
  const [first, second] = pages[0]!;
  expect(second! - first!).toBeCloseTo(20 + 10 * 0.85);
});

test('spaces stay where shrinking would save no page', () => {
  const pages = topsOf(planOf(17));
  expect(pages).toHaveLength(2);
  expect(pages[0]![1]).toBe(30);
});
