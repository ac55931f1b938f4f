import { isBullet } from '../layout/bullets.ts';
import type { Line } from '../layout/line.ts';
import { findDates } from '../phrases/dates.ts';
import { isOnlyDates } from '../phrases/only-dates.ts';
import { blocksOf, endsAsSentence } from './blocks.ts';

/**
 * An employer over a title over what was done there, and the dates last, as all jobs of a section are printed: the dates
 * right above what was done.
 */
export function withDatesAboveText(lines: readonly Line[]): readonly Line[] {
  const parted = blocksOf(lines);
  const closed = closedByDates(lines);
  // Where no gap parts the jobs, each ends in its dates.
  const blocks = parted.length < closed.length && closed.every((block) => startOfText(block) > 0) ? closed : parted;
  const told = blocks.map(startOfText);
  const endsInDates = told.filter((at) => at > 0).length;
  const dated = blocks.filter((block) => block.some(isDates)).length;
  if (endsInDates === 0 || endsInDates < dated) return lines;
  return blocks.flatMap((block, i) => {
    const at = told[i]!;
    if (at <= 0) return block;
    const [dates, { baseline }] = [block.at(-1)!, block[at]!];
    return [...block.slice(0, at), { ...dates, baseline }, ...block.slice(at, -1)];
  });
}

function closedByDates(lines: readonly Line[]): Line[][] {
  const blocks: Line[][] = [];
  lines.forEach((line, at) => {
    if (at === 0 || isDates(lines[at - 1]!)) blocks.push([line]);
    else blocks.at(-1)!.push(line);
  });
  return blocks;
}

const isDates = ({ text }: Line) => findDates(text).length > 0 && isOnlyDates(text);

/** Where in a block that ends in its dates the text above them begins; 0 where none does, or a date stands above it. */
function startOfText(block: readonly Line[]): number {
  const last = block.length - 1;
  if (last < 2 || !isDates(block[last]!)) return 0;
  let at = last;
  while (at > 0 && tells(block[at - 1]!)) at--;
  return at === last || block.slice(0, at).some(({ text }) => findDates(text).length > 0) ? 0 : at;
}

/** A list item, the rest of one, or a sentence. */
const tells = (line: Line) => isBullet(line) || endsAsSentence(line) || /^\p{Ll}/u.test(line.text);
