export type PathSegment =
  | { kind: 'move' | 'line'; x: number; y: number }
  | { kind: 'curve'; x1: number; y1: number; x2: number; y2: number; x: number; y: number }
  | { kind: 'close' };

const COMMAND = /([MmLlHhVvCcZz])([^MmLlHhVvCcZz]*)/g;
const NUMBER = /-?(?:\d+\.?\d*|\.\d+)/g;

/** Reads the path data of the icons: moves, lines and cubic curves, absolute or relative. */
export function parseSvgPath(data: string): PathSegment[] {
  const segments: PathSegment[] = [];
  let x = 0;
  let y = 0;
  let startX = 0;
  let startY = 0;
  for (const [, command, operands] of data.matchAll(COMMAND)) {
    const values = (operands!.match(NUMBER) ?? []).map(Number);
    const isRelative = command === command!.toLowerCase();
    let at = 0;
    const next = (base: number) => values[at++]! + (isRelative ? base : 0);
    switch (command!.toLowerCase()) {
      case 'z':
        segments.push({ kind: 'close' });
        x = startX;
        y = startY;
        break;
      case 'h':
        while (at < values.length) {
          x = next(x);
          segments.push({ kind: 'line', x, y });
        }
        break;
      case 'v':
        while (at < values.length) {
          y = next(y);
          segments.push({ kind: 'line', x, y });
        }
        break;
      case 'c':
        while (at < values.length) {
          const [x1, y1, x2, y2] = [next(x), next(y), next(x), next(y)];
          x = next(x);
          y = next(y);
          segments.push({ kind: 'curve', x1, y1, x2, y2, x, y });
        }
        break;
      default:
        for (let isFirst = true; at < values.length; isFirst = false) {
          x = next(x);
          y = next(y);
          const isMove = isFirst && command!.toLowerCase() === 'm';
          segments.push({ kind: isMove ? 'move' : 'line', x, y });
          if (isMove) {
            startX = x;
            startY = y;
          }
        }
    }
  }
  return segments;
}
