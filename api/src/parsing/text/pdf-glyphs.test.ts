import { OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { playOperators } from './pdf-glyphs.ts';

const CURVES_A_TURN = 48;

/** A closed path around the origin, its distance from there told by the angle, as curves that end on it. */
function draw(reach: (angle: number) => readonly [x: number, y: number]) {
  const points = Array.from({ length: CURVES_A_TURN }, (_, i) => reach((i / CURVES_A_TURN) * 2 * Math.PI));
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const path = [0, ...points[0]!, ...points.slice(1).flatMap(([x, y]) => [2, x, y, x, y, x, y]), 4];
  const bounds = [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
  return playOperators(
    { fnArray: [OPS.setFillRGBColor, OPS.constructPath], argsArray: [['#334455'], [OPS.fill, [path], bounds]] },
    [1, 0, 0, 1, 0, 0],
    () => undefined,
  );
}

describe('playOperators', () => {
  it('takes a pill of many curves for a box that text stands upon', () => {
    const pill = draw((angle) => [Math.max(-40, Math.min(40, 60 * Math.cos(angle))), 10 * Math.sin(angle)]);
    expect(pill.boxes.map(({ color }) => color)).toEqual(['#334455']);
  });

  it('takes no picture for one', () => {
    const star = draw((angle) => {
      const reach = 20 + 15 * Math.cos(angle * 8);
      return [reach * Math.cos(angle), reach * Math.sin(angle)];
    });
    expect(star.boxes).toEqual([]);
  });
});
