/** The text as a part of a regular expression that matches it alone. */
export function escapePattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/**
 * A part of a regular expression (flag `u`) for any of the phrases, the longest first. A blank in a phrase stands for
 * any one white space.
 */
export function anyOf(phrases: Iterable<string>): string {
  return longestFirst(phrases)
    .map((phrase) => escapePattern(phrase).replace(/ /g, '\\s'))
    .join('|');
}

/** As `anyOf`, where a dot and the blank behind a dot may be missing, and `*` stands for letters: `b. sc`, `*schule`. */
export function anyAbbreviationOf(phrases: Iterable<string>): string {
  return longestFirst(phrases)
    .map((phrase) =>
      escapePattern(phrase)
        .replace(/\\\. /g, '\\.?\\s?')
        .replace(/\\\./g, '\\.?')
        .replace(/\\\*/g, (_, at: number) => (at === 0 ? '\\p{L}+' : '\\p{L}*')),
    )
    .join('|');
}

function longestFirst(phrases: Iterable<string>): string[] {
  return [...phrases].sort((one, other) => other.length - one.length);
}
