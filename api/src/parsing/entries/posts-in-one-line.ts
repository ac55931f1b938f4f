import { isBullet } from '../layout/bullets.ts';
import { type Line, withCells } from '../layout/line.ts';
import { findDates } from '../phrases/dates.ts';
import { splitLabel } from '../phrases/labels.ts';
import { isOnlyDates } from '../phrases/only-dates.ts';
import { blocksOf } from './blocks.ts';

const MAX_HEAD_LINES = 5;
const MAX_LINE_LENGTH = 300;
/** What stands in a bracket behind a post, up to the next post or the end. */
const POST = /([^()]{3,80}?)\s?\(([^()]{4,40})\)(?:\s*[,;/]\s*(?:and\s)?|\s+and\s|$)/uy;
/** "Post held:" */
const LABEL = /^[^:：()]{2,30}[:：]\s*/u;

interface Post {
  title: string;
  dates: string;
}

/**
 * "Senior Agent (from Feb 2021); Agent (March 2018 - Jan 2021)" beside the dates of the whole stay: each post with its own
 * dates below the employer's name, and what was done below the latest.
 */
export function withPostsApart(lines: readonly Line[]): readonly Line[] {
  if (!lines.some(({ text }) => postsIn(text).length > 1)) return lines;
  return blocksOf(lines).flatMap(withPostsOfBlock);
}

function withPostsOfBlock(block: readonly Line[]): readonly Line[] {
  const at = block.slice(0, MAX_HEAD_LINES).findIndex((line) => !isBullet(line) && postsIn(line.text).length > 1);
  const dated = block.slice(0, MAX_HEAD_LINES).findIndex((line) => saysWhen(line.text.replace(LABEL, '')));
  const last = Math.max(at, dated);
  if (at < 0 || dated < 0 || block.slice(0, last).some(isBullet)) return block;
  // All others of these lines name the employer.
  if (last + 1 < MIN_HEAD_LINES || last > MAX_HEAD_LINES) return block;
  const [latest, ...earlier] = latestFirst(postsIn(block[at]!.text).map((post) => withEnd(post, block[dated]!.text)));
  const headOf = ({ title, dates }: Post) =>
    block
      .slice(0, last + 1)
      .map((line, i) => (i === at ? saying(line, title) : i === dated ? saying(line, dates) : line));
  const foot = block.at(-1)!;
  const below = (lines: readonly Line[], number: number) =>
    lines.map((line, i) => ({
      ...line,
      baseline: foot.baseline + foot.size * (2 * number + (i + 1) / MAX_HEAD_LINES),
    }));
  return [...headOf(latest!), ...block.slice(last + 1), ...earlier.flatMap((post, i) => below(headOf(post), i + 1))];
}

const MIN_HEAD_LINES = 3;
const saysWhen = (text: string) => isOnlyDates(text) && findDates(text).some(({ isRange }) => isRange);

/** The posts of a line that states nothing else, each with its dates in a bracket. */
function postsIn(text: string): Post[] {
  if (text.length > MAX_LINE_LENGTH || !text.includes('(')) return [];
  const label = splitLabel(text)?.labels.includes('title') ? (LABEL.exec(text)?.[0].length ?? 0) : 0;
  const posts: Post[] = [];
  let at = label;
  while (at < text.length) {
    POST.lastIndex = at;
    const [whole, title, dates] = POST.exec(text) ?? [];
    if (!whole || findDates(dates!).length === 0 || !isOnlyDates(dates!)) return [];
    posts.push({ title: title!.trim(), dates: dates! });
    at += whole.length;
  }
  return posts;
}

const endOf = ({ dates }: Post) => findDates(dates).at(-1)?.end ?? '';

/** The one that goes on, or ended last, before all others. */
const latestFirst = (posts: readonly Post[]): Post[] =>
  posts.toSorted((one, other) => (endOf(one) < endOf(other) ? 1 : endOf(one) > endOf(other) ? -1 : 0));

/** "from Feb 2021" within "March 2018 to date": as long as the stay. */
const withEnd = (post: Post, stay: string): Post =>
  IS_OPEN.test(post.dates) && findDates(stay).at(-1)?.end === 'present'
    ? { ...post, dates: `${post.dates.replace(IS_OPEN, '')} - present` }
    : post;

const IS_OPEN = /^(?:from|since)\s(?=[^–—-]+$)/i;

/** The line with another value behind its label. */
function saying(line: Line, value: string): Line {
  const first = line.cells[0]!;
  const label = line.cells.length > 1 ? `${first.text} ` : (LABEL.exec(line.text)?.[0] ?? '');
  const text = `${label}${value}`;
  return withCells(line, [{ ...first, text, spans: [{ ...first.spans[0]!, text }] }]);
}
