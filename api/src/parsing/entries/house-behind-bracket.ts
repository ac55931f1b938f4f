import { isBullet } from '../layout/bullets.ts';
import { type Line, withCells } from '../layout/line.ts';
import { organisationScore, titleScore } from '../phrases/words.ts';

const SURE = 0.5;
const POST_AND_HOUSE = /^(\p{Lu}[^(),|–—]{3,60}) (\([^()]{2,30}\)) (\p{Lu}[\p{L}&'’. -]{4,80})$/u;

/** "Rotational Pharmacist (Band 6) Elm Hospitals NHS Trust": where a comma is missing between a post and its house. */
export function withHouseBehindBracketApart(lines: readonly Line[]): Line[] {
  return lines.map((line) => {
    const [first, ...others] = line.cells;
    const [, post = '', bracket = '', house = ''] = (first && POST_AND_HOUSE.exec(first.text.trim())) ?? [];
    if (!first || post === '' || isBullet(line) || titleScore(post) < SURE || organisationScore(house) < SURE)
      return line;
    const text = `${post} ${bracket}, ${house}`;
    return withCells(line, [{ ...first, text, spans: [{ ...first.spans.at(-1)!, text }] }, ...others]);
  });
}
