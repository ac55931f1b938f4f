import { OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { actualTextOf } from './actual-text.ts';
import { hasRightToLeft } from './arabic.ts';
import { apply, IDENTITY, type Matrix, multiply } from './matrix.ts';
import type { Rule } from './model.ts';

/** One glyph as drawn, in points from the page's top left corner. */
export interface Glyph {
  text: string;
  x: number;
  width: number;
  baseline: number;
  size: number;
  font: string;
  color: string;
  isVisible: boolean;
}

export interface FilledBox extends Rule {
  color: string;
}

export interface Drawing {
  glyphs: Glyph[];
  rules: Rule[];
  boxes: FilledBox[];
  /** Filled shapes of many curves: letters, where a file draws them as shapes. */
  outlines: FilledBox[];
  /** Small dots and squares: bullets that are drawn, not typed. */
  markers: Rule[];
  hasImages: boolean;
  /** How many glyphs run to the right, down, to the left and up. Only those that run to the right are noted. */
  directions: [right: number, down: number, left: number, up: number];
}

interface OperatorList {
  fnArray: ArrayLike<number>;
  argsArray: ArrayLike<unknown>;
}

interface FontGlyph {
  unicode: string;
  width: number;
  isSpace: boolean;
  vmetric?: [number, number, number];
}

interface TextState {
  matrix: Matrix;
  font: string;
  fontSize: number;
  charSpacing: number;
  wordSpacing: number;
  horizontalScale: number;
  leading: number;
  rise: number;
  mode: number;
  fill: string;
  isTransparent: boolean;
}

export interface GlyphFont {
  fontMatrix?: number[];
  vertical?: boolean;
}

/** Drawn with a width of its own it is a hyphen like any other. */
const SOFT_HYPHEN = '\u00ad';
const INVISIBLE_TEXT_MODE = 3;
const CLIP_ONLY_TEXT_MODE = 7;
/** A box thinner than this is a drawn line, not a background. Points. */
const MAX_RULE_THICKNESS = 3;
const MIN_RULE_LENGTH = 8;
/** Drawn bullets are about as wide as high, and smaller than a letter. Points. */
const MIN_MARKER_SIZE = 1.2;
const MAX_MARKER_SIZE = 6.5;
const MIN_MARKER_RATIO = 0.7;
const MAX_ROTATION_SINE = 0.2;
/** A page with more filled boxes than this is a drawing; each glyph's background is looked up among them. */
const MAX_BOXES = 2_000;

/** Plays a page's drawing operators and notes where each glyph, line and box comes to lie. */
export function playOperators(
  operators: OperatorList,
  pageTransform: Matrix,
  fontOf: (name: string) => GlyphFont | undefined,
): Drawing {
  const drawing: Drawing = {
    glyphs: [],
    rules: [],
    boxes: [],
    outlines: [],
    markers: [],
    hasImages: false,
    directions: [0, 0, 0, 0],
  };
  let state: TextState = {
    matrix: pageTransform,
    font: '',
    fontSize: 0,
    charSpacing: 0,
    wordSpacing: 0,
    horizontalScale: 1,
    leading: 0,
    rise: 0,
    mode: 0,
    fill: '#000000',
    isTransparent: false,
  };
  const stack: TextState[] = [];
  let textMatrix: Matrix = IDENTITY;
  let lineX = 0;
  let lineY = 0;
  let x = 0;
  let y = 0;
  /** Marked stretches that have begun: what the glyphs from one on say, where that is stated. */
  const marks: ({ text: string; from: number } | null)[] = [];

  const save = () => stack.push({ ...state });
  const restore = () => {
    state = stack.pop() ?? state;
  };
  const moveText = (dx: number, dy: number) => {
    lineX += dx;
    lineY += dy;
    x = lineX;
    y = lineY;
  };

  const showText = (glyphs: readonly (FontGlyph | number)[]) => {
    const font = fontOf(state.font);
    const unit = font?.fontMatrix?.[0] ?? 0.001;
    const advanceScale = state.fontSize * unit;
    const toPage = multiply(state.matrix, textMatrix);
    const stretch = Math.hypot(toPage[0], toPage[1]) || 1;
    const size = Math.abs(state.fontSize) * Math.hypot(toPage[2], toPage[3]);
    const sine = toPage[1] / stretch;
    const isAcross = Math.abs(sine) < MAX_ROTATION_SINE;
    const isLevel = isAcross && toPage[0] > 0;
    drawing.directions[isAcross ? (isLevel ? 0 : 2) : sine > 0 ? 1 : 3] += glyphs.length;
    const isVisible = state.mode !== INVISIBLE_TEXT_MODE && state.mode !== CLIP_ONLY_TEXT_MODE && !state.isTransparent;
    for (const glyph of glyphs) {
      if (typeof glyph === 'number') {
        x -= (glyph * state.fontSize * state.horizontalScale) / 1000;
        continue;
      }
      const spacing = (glyph.isSpace ? state.wordSpacing : 0) + state.charSpacing;
      const width = glyph.width * advanceScale * state.horizontalScale;
      if ((glyph.unicode || marks.at(-1)) && isLevel) {
        const [px, py] = apply(toPage, x, y + state.rise);
        drawing.glyphs.push({
          text: glyph.unicode === SOFT_HYPHEN && width > 0 ? '-' : glyph.unicode,
          x: width < 0 ? px + width * stretch : px,
          width: Math.abs(width) * stretch,
          baseline: py,
          size,
          font: state.font,
          color: state.fill,
          isVisible,
        });
      }
      if (font?.vertical) y -= state.fontSize + spacing;
      else x += width + spacing * state.horizontalScale;
    }
  };

  for (let i = 0; i < operators.fnArray.length; i++) {
    const args = (operators.argsArray[i] ?? []) as readonly unknown[];
    switch (operators.fnArray[i]) {
      case OPS.save:
        save();
        break;
      case OPS.restore:
        restore();
        break;
      case OPS.transform:
        state.matrix = multiply(state.matrix, args as unknown as Matrix);
        break;
      case OPS.paintFormXObjectBegin:
        save();
        if (args[0]) state.matrix = multiply(state.matrix, args[0] as Matrix);
        break;
      case OPS.paintFormXObjectEnd:
        restore();
        break;
      case OPS.beginAnnotation: {
        save();
        state.matrix = pageTransform;
        if (args[2]) state.matrix = multiply(state.matrix, args[2] as Matrix);
        if (args[3]) state.matrix = multiply(state.matrix, args[3] as Matrix);
        break;
      }
      case OPS.endAnnotation:
        restore();
        break;
      case OPS.setGState:
        for (const [key, value] of args[0] as unknown as [string, unknown][]) {
          if (key === 'ca') state.isTransparent = (value as number) < 0.05;
          if (key === 'Font') [state.font, state.fontSize] = value as [string, number];
        }
        break;
      case OPS.setFillRGBColor:
        state.fill = args[0] as string;
        break;
      case OPS.setFillColorN:
        // A pattern or gradient: visible, of no colour worth comparing.
        state.fill = '#808080';
        break;
      case OPS.beginText:
        textMatrix = IDENTITY;
        lineX = lineY = x = y = 0;
        break;
      case OPS.setFont:
        state.font = args[0] as string;
        state.fontSize = args[1] as number;
        break;
      case OPS.setCharSpacing:
        state.charSpacing = args[0] as number;
        break;
      case OPS.setWordSpacing:
        state.wordSpacing = args[0] as number;
        break;
      case OPS.setHScale:
        state.horizontalScale = (args[0] as number) / 100;
        break;
      case OPS.setLeading:
        state.leading = -(args[0] as number);
        break;
      case OPS.setTextRise:
        state.rise = args[0] as number;
        break;
      case OPS.setTextRenderingMode:
        state.mode = args[0] as number;
        break;
      case OPS.setTextMatrix:
        textMatrix = Array.from(args[0] as ArrayLike<number>) as unknown as Matrix;
        lineX = lineY = x = y = 0;
        break;
      case OPS.moveText:
        moveText(args[0] as number, args[1] as number);
        break;
      case OPS.setLeadingMoveText:
        state.leading = args[1] as number;
        moveText(args[0] as number, args[1] as number);
        break;
      case OPS.nextLine:
        moveText(0, state.leading);
        break;
      case OPS.showText:
      case OPS.showSpacedText:
        showText(args[0] as unknown as (FontGlyph | number)[]);
        break;
      case OPS.constructPath:
        notePath(drawing, state, args as unknown as PathArguments);
        break;
      case OPS.beginMarkedContent: {
        const text = actualTextOf((args[0] as { name?: string } | undefined)?.name);
        marks.push(text ? { text, from: drawing.glyphs.length } : null);
        break;
      }
      case OPS.beginMarkedContentProps:
        marks.push(null);
        break;
      case OPS.endMarkedContent: {
        const mark = marks.pop();
        if (mark) drawing.glyphs.push(...sayActualText(drawing.glyphs.splice(mark.from), mark.text));
        break;
      }
      case OPS.paintImageXObject:
      case OPS.paintInlineImageXObject:
      case OPS.paintImageMaskXObject:
      case OPS.paintImageXObjectRepeat:
        drawing.hasImages = true;
        break;
    }
  }
  if (marks.length > 0) drawing.glyphs = drawing.glyphs.filter((glyph) => glyph.text !== '');
  return drawing;
}

/** Nothing, a control character, or one that only its font knows. */
const UNREADABLE = /^[\p{Cc}\p{Co}\p{Cn}\uFFFD]*$/u;

/** The glyphs with the text that is stated for them, where they do not tell it themselves. */
function sayActualText(glyphs: Glyph[], text: string): Glyph[] {
  const first = glyphs[0];
  const drawn = glyphs.filter((glyph) => glyph.text !== '');
  if (!first || text.trim() === '') return drawn;
  // pdf.js takes what a font has no character for for a blank, too.
  const isBlank = glyphs.every((glyph) => glyph.text.trim() === '');
  // A letter of Arabic drawn in two parts, of which the font knows one by another sign: "ل²".
  const isTorn = hasRightToLeft(text) && drawn.some((glyph) => !hasRightToLeft(glyph.text));
  if (!isBlank && !isTorn && !glyphs.some((glyph) => UNREADABLE.test(glyph.text))) return glyphs;
  if (glyphs.some((glyph) => glyph.baseline !== first.baseline)) return drawn;
  const x = Math.min(...glyphs.map((glyph) => glyph.x));
  const end = Math.max(...glyphs.map((glyph) => glyph.x + glyph.width));
  return [{ ...first, text: text.replaceAll(SOFT_HYPHEN, '-'), x, width: end - x }];
}

type PathArguments = [
  operator: number,
  path: readonly [ArrayLike<number> | null] | null,
  bounds: ArrayLike<number> | null,
];

/** Numbers that a path takes to be more than a box with round corners. */
const MIN_OUTLINE_NUMBERS = 60;
/** From here on a shape is no box that text could stand upon. */
const MIN_PICTURE_NUMBERS = 200;

/** Numbers that belong to each step of a path (move, line, curve, quadratic curve, close), its last two the point it leads to. */
const STEP_NUMBERS = [2, 2, 6, 4, 0];
/** A pill, a box whose ends are half circles, fills this share of the box around it and more. */
const MIN_FILLED_SHARE = 0.75;
const MAX_PILL_NUMBERS = 1_000;

/** Whether a path is a box with round corners, however many curves a browser makes of them. */
function fillsItsBounds(path: ArrayLike<number>, bounds: ArrayLike<number>): boolean {
  if (path.length > MAX_PILL_NUMBERS) return false;
  const points: [x: number, y: number][] = [];
  for (let i = 0; i < path.length; ) {
    const count = STEP_NUMBERS[path[i]!];
    if (count === undefined || (path[i] === 0 && points.length > 0)) return false;
    i += count + 1;
    if (count > 0) points.push([path[i - 2]!, path[i - 1]!]);
  }
  const area = points.reduce((sum, [x, y], i) => {
    const [nextX, nextY] = points[(i + 1) % points.length]!;
    return sum + (x * nextY - nextX * y) / 2;
  }, 0);
  const whole = Math.abs((bounds[2]! - bounds[0]!) * (bounds[3]! - bounds[1]!));
  return Math.abs(area) >= whole * MIN_FILLED_SHARE;
}

function isMarker({ width, height }: Rule): boolean {
  const [short, long] = [Math.min(width, height), Math.max(width, height)];
  return short >= MIN_MARKER_SIZE && long <= MAX_MARKER_SIZE && short / long > MIN_MARKER_RATIO;
}

const PAINTING: ReadonlySet<number> = new Set([
  OPS.fill,
  OPS.eoFill,
  OPS.stroke,
  OPS.closeStroke,
  OPS.fillStroke,
  OPS.eoFillStroke,
  OPS.closeFillStroke,
  OPS.closeEOFillStroke,
]);
const STROKING: ReadonlySet<number> = new Set([OPS.stroke, OPS.closeStroke]);

function notePath(drawing: Drawing, state: TextState, [operator, path, bounds]: PathArguments): void {
  if (!bounds || bounds.length < 4 || !PAINTING.has(operator)) return;
  const [x0, y0] = apply(state.matrix, bounds[0]!, bounds[1]!);
  const [x1, y1] = apply(state.matrix, bounds[2]!, bounds[3]!);
  const box = { x: Math.min(x0, x1), y: Math.min(y0, y1), width: Math.abs(x1 - x0), height: Math.abs(y1 - y0) };
  if (!Number.isFinite(box.width) || !Number.isFinite(box.height)) return;
  const numbers = path?.[0]?.length ?? 0;
  if (
    numbers >= MIN_OUTLINE_NUMBERS &&
    !STROKING.has(operator) &&
    !state.isTransparent &&
    drawing.outlines.length < MAX_BOXES
  )
    drawing.outlines.push({ ...box, color: state.fill });
  if (numbers >= MIN_PICTURE_NUMBERS && !fillsItsBounds(path![0]!, bounds)) return;
  if (isMarker(box)) {
    drawing.markers.push(box);
    return;
  }
  const isThin = Math.min(box.width, box.height) <= MAX_RULE_THICKNESS;
  if (isThin) {
    if (Math.max(box.width, box.height) >= MIN_RULE_LENGTH) drawing.rules.push(box);
  } else if (!STROKING.has(operator) && !state.isTransparent && drawing.boxes.length < MAX_BOXES) {
    drawing.boxes.push({ ...box, color: state.fill });
  }
}
