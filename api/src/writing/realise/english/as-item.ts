import { fold } from '@vitae/language/fold';
import { asItBegins, BEGINS_WITH_UNIT, isWordOfEveryDay } from '../../text/words.ts';

/** A line of a page as an item of a list. */
export const asItem = (line: string) =>
  line
    .replace(/ +(?=[,;]|: )/g, '')
    .replace(/,{2,}/g, ',')
    .replace(/(?<=\d)\.,/g, ',')
    // An empty cell of a table.
    .replace(/, [–—-](?=,| \(|$)/g, '')
    .replace(/,(?= \()/g, '')
    .replace(/(?<=(?:19|20)\d\d) - (?=(?:(?:19|20)\d\d|present|now)\b)/g, '–')
    // "1. 5-star hotel"
    .replace(/^\d{1,2}\.\s+(?=\S)/, '')
    // "Paralegal Certificate (approved)        Expected May 2025"
    .replace(
      /(?<=[\p{L})]) (Expected|Anticipated|Completed) (?=\p{Lu}\p{Ll}+ \d{4}|\d{4})/u,
      (_, word: string) => `, ${word.toLowerCase()} `,
    )
    // "Marine First Aid.........2024"
    .replace(/ *\.{4,} */g, ', ')
    // "SITES: …"
    .replace(/^(?=\p{Lu}{5}|(?:\p{Lu}*[AEIOU]){2})\p{Lu}{4,}(?: (?:& )?\p{Lu}{2,}){0,2}(?=: )/u, (label) =>
      label.split(/[ &]+/).every((word) => isWordOfEveryDay(fold(word).replace(/(?<!s)s$/, '')))
        ? label.charAt(0) + label.slice(1).toLowerCase()
        : label,
    )
    // "memoQ" and "iOS" are written so.
    .replace(/^\p{Ll}(?![\p{Ll}-]*\p{Lu})/u, (letter, _, line: string) =>
      BEGINS_WITH_UNIT.test(line) || asItBegins(line) === line ? letter : letter.toUpperCase(),
    )
    // "since june"
    .replace(MONTH_OR_DAY, (name) => name.charAt(0).toUpperCase() + name.slice(1));
const MONTH_OR_DAY =
  /(?<=\b(?:in|since|from|until|till|to|on|by|every|\d{1,2}) )(?:january|february|march(?= \d)|april|june|july|august|september|october|november|december|(?:mon|tues|wednes|thurs|fri|satur|sun)days?)\b/g;
