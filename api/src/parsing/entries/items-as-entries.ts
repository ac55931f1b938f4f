import { isBullet, withoutBullet } from '../layout/bullets.ts';
import { type Line, withText } from '../layout/line.ts';
import { findDates } from '../phrases/dates.ts';

const MIN_ITEMS = 2;
/** Behind its dates: the next sentence. */
const GOES_ON = /^\)?[.;]\s+[\p{Lu}\p{Lo}]/u;

/** Of entries, so many may have no range: "Seasonal, Elm Farm. Fall 2015 and 2016." */
const MOST_WITHOUT_RANGE = 1;

/**
 * "- Welder at Elm Works, 2014 to 2018. Structural steel.": where each line of a section is an item that states dates and
 * some go on in what was done, the items are the entries.
 */
export function withItemsAsEntries(lines: readonly Line[]): readonly Line[] {
  if (lines.length < MIN_ITEMS || !lines.every(isBullet)) return lines;
  const ranges = lines.map(({ text }) => findDates(text).find(({ isRange }) => isRange));
  const goOn = lines.some(({ text }, i) => ranges[i] && GOES_ON.test(text.slice(ranges[i].index + ranges[i].length)));
  const withoutRange = lines.filter((_, i) => !ranges[i]);
  const areDated = withoutRange.every(({ text }) => findDates(text).length > 0);
  const areFew = withoutRange.length <= MOST_WITHOUT_RANGE && lines.length - withoutRange.length >= MIN_ITEMS;
  if (!goOn || !areDated || !areFew) return lines;
  return lines.flatMap((line) => {
    const { structure, ...bare } = withoutBullet(line);
    const text = bare.cells.map((cell) => cell.text).join('\t');
    // What was done may name years of its own: "No accidents since 2019."
    const dates = bare.cells.length === 1 ? findDates(text) : [];
    const date = dates.find(({ isRange }) => isRange) ?? dates.at(-1);
    const end = date ? date.index + date.length : text.length;
    const told = GOES_ON.exec(text.slice(end));
    return told
      ? [withText(bare, text.slice(0, end)), { ...withText(bare, text.slice(end + told[0].length - 1)), isTold: true }]
      : [{ ...bare, text }];
  });
}
