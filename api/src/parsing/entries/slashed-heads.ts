import { isBullet } from '../layout/bullets.ts';
import { type Line, withText } from '../layout/line.ts';
import { slashedHeads } from '../phrases/slashed-heads.ts';

/** Employer (or school) and post (or degree) of "Elm School, Leeds / Class Teacher" each on a line of its own. */
export function withSlashedHeadsApart(lines: readonly Line[]): Line[] {
  const heads = slashedHeads(lines.map((line) => (line.cells.length === 1 && !isBullet(line) ? line.text : '')));
  const apart: Line[] = [];
  for (let at = 0; at < lines.length; at++) {
    const head = heads.get(at);
    if (!head) apart.push(lines[at]!);
    else {
      apart.push(withText(lines[at]!, head.house), withText(lines[at + head.count - 1]!, head.post));
      at += head.count - 1;
    }
  }
  return apart;
}
