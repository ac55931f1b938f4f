import type { Span } from './model.ts';

/** How large the letters of small capitals are beside a whole one. */
const SHARE = { least: 0.55, most: 0.88 };
/** Points. */
const SAME_SIZE = 0.5;

const isCapitals = (text: string) => /\p{Lu}/u.test(text) && !/\p{Ll}/u.test(text);

/** "S" in 9 points and "ENIOR" in 6 right behind it: "Senior", in capitals that are drawn from a smaller size. */
const isDrawnSmall = (before: Span | undefined, span: Span | undefined): boolean =>
  before !== undefined &&
  span !== undefined &&
  isCapitals(before.text) &&
  isCapitals(span.text) &&
  /\p{Lu}$/u.test(before.text) &&
  /^\p{Lu}/u.test(span.text) &&
  span.size > before.size * SHARE.least &&
  span.size < before.size * SHARE.most;

/** The spans of a line, those of such capitals with the letters that they stand for, in one size and one span. */
export function withoutSmallCaps(spans: readonly Span[]): readonly Span[] {
  if (!spans.some((span, at) => isDrawnSmall(spans[at - 1], span))) return spans;
  const whole: Span[] = [];
  spans.forEach((span, at) => {
    const before = whole.at(-1);
    const isSmall = isDrawnSmall(spans[at - 1], span);
    const goesOn =
      before !== undefined &&
      isDrawnSmall(spans[at - 2], spans[at - 1]) &&
      Math.abs(span.size - before.size) < SAME_SIZE &&
      span.bold === before.bold;
    if (before && (isSmall || goesOn)) {
      before.text += isSmall ? span.text.toLowerCase() : span.text;
      before.width = span.x + span.width - before.x;
    } else whole.push({ ...span });
  });
  return whole;
}
