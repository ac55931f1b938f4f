const OPENS_ITEM = /^-(?=\p{Lu}\p{Ll})/u;
const BETWEEN_ITEMS = /\s-\s?(?=\p{Lu}\p{Ll})/u;

/** "-Ran the desk -Wrote the rota -": the items of a list that its strokes part, in one line; empty where a text is none. */
export const tightItems = (text: string): string[] =>
  OPENS_ITEM.test(text.trim()) && BETWEEN_ITEMS.test(text)
    ? text.trim().replace(OPENS_ITEM, '').replace(/\s-$/, '').split(BETWEEN_ITEMS)
    : [];
