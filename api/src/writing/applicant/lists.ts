import { startsWithBullet, withoutBullet } from '../language/clean-text.ts';
import { isLoneDate } from './dates.ts';

const MAX_SKILL_WORDS = 5;
const MAX_SKILL_LENGTH = 48;

/** Splits at commas outside brackets: "Docker (Compose, Swarm), Go". */
function splitList(line: string): string[] {
  const items: string[] = [];
  let depth = 0;
  let item = '';
  for (const character of line) {
    if (character === '(') depth += 1;
    if (character === ')') depth -= 1;
    if (depth <= 0 && /[,;|•·،]/.test(character)) {
      items.push(item);
      item = '';
    } else item += character;
  }
  return [...items, item];
}

/** The items of a section that lists them, one a line or several, with or without a label in front. */
export function listItemsOf(lines: string[]): string[] {
  const items: string[] = [];
  const text: string[] = [];
  for (const line of lines) {
    const last = text.at(-1);
    // The layout broke a list in two: "Distributed" / "Systems".
    const isBroken = last !== undefined && (/,$/.test(last.trim()) || (last.length > 60 && last.split(',').length > 3));
    if (isBroken && line.trim() !== '' && !/^[^,]{2,40}:/.test(line) && !startsWithBullet(line))
      text[text.length - 1] = `${last?.trim()} ${line.trim()}`;
    else text.push(line);
  }
  for (const line of text) {
    const list = withoutBullet(line).replace(/^[^:,(]{2,40}:\s+/, '');
    for (const part of splitList(list)) {
      const item = part
        .replace(
          /\((?:native|fluent|good|basic|advanced|intermediate|expert|beginner|mother tongue|proficient)[^)]*\)/gi,
          '',
        )
        .replace(/^[\s\-–*]+|[\s.:;\-–]+$/g, '')
        .replace(/^(?:and|etc)\s+/i, '')
        .trim();
      if (item.length < 1 || item.length > MAX_SKILL_LENGTH || item.split(' ').length > MAX_SKILL_WORDS) continue;
      if (/^\p{Ll}+(?:ing|ed) .* /u.test(item) || /\b(?:19|20)\d{2}\b/.test(item)) continue;
      if (
        !/\p{L}/u.test(item) ||
        /@|https?:|\.com\b/.test(item) ||
        isLoneDate(item) ||
        item.split('(').length !== item.split(')').length
      )
        continue;
      items.push(item);
    }
  }
  return [...new Map(items.map((item) => [item.toLowerCase(), item])).values()];
}
