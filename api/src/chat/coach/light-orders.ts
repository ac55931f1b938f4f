/** Words that tell as often as they order: "she said", "I want". */
export const LIGHT_ORDERS: ReadonlySet<string> = new Set(['tell', 'want', 'explain', 'fit', 'judge', 'fill', 'write']);
