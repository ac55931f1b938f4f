import { startsWithBullet } from '@vitae/language/bullets';
import { findDates } from './dates.ts';
import { isOnlyDates } from './only-dates.ts';
import { looksLikePlace } from './places.ts';

/** "Elm School, Leeds / Class Teacher", as some of the most used templates of office suites set a head. */
const SLASHED = /^([^,/\t]{2,80}), ([^/\t]{2,60}?)\s\/\s(\S[^\t]{0,100})$/u;
/** Characters. */
const MAX_LINE = 160;
const MAX_REST = 80;
const LEAST_HEADS = 2;

export interface SlashedHead {
  /** With its town. */
  house: string;
  post: string;
  /** Lines that it takes. */
  count: number;
}

/** Heads of that form, each above dates on a line of their own, by the number of the line. None where it may be chance. */
export function slashedHeads(texts: readonly string[]): Map<number, SlashedHead> {
  const heads = new Map<number, SlashedHead>();
  for (const at of texts.keys()) {
    const head = headAt(texts, at);
    if (head) heads.set(at, head);
  }
  const isUsual =
    heads.size >= LEAST_HEADS || [...heads.values()].some(({ house }) => looksLikePlace(house.split(', ').at(-1)!));
  return isUsual ? heads : new Map();
}

function headAt(texts: readonly string[], at: number): SlashedHead | null {
  const text = texts[at]!.trim();
  if (text.length > MAX_LINE || startsWithBullet(text)) return null;
  const [, house = '', town = '', post = ''] = SLASHED.exec(text) ?? [];
  if (house === '' || findDates(text).length > 0) return null;
  const [next = '', afterNext = ''] = [texts[at + 1], texts[at + 2]];
  const name = `${house}, ${town}`;
  if (isDates(next)) return { house: name, post, count: 1 };
  const isWrapped = next !== '' && next.length <= MAX_REST && !startsWithBullet(next.trim()) && isDates(afterNext);
  return isWrapped && findDates(next).length === 0 ? { house: name, post: `${post} ${next.trim()}`, count: 2 } : null;
}

const isDates = (text: string) => text.trim() !== '' && text.length <= MAX_REST && isOnlyDates(text);
