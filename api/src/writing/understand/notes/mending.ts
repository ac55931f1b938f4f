/** What is typed in haste, and what a letter says in its place. */
export type Mending = readonly [pattern: RegExp, as: string | ((match: string, ...groups: string[]) => string)];

/** `text` with each of `mendings`, in their order: a later one meets what an earlier one made. */
export const mendedBy = (mendings: readonly Mending[], text: string): string =>
  mendings.reduce(
    (mended, [pattern, as]) => (typeof as === 'string' ? mended.replace(pattern, as) : mended.replace(pattern, as)),
    text,
  );
