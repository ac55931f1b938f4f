/** What the first group that matched has found, of an expression whose alternatives hold a group each; undefined where none has. */
export const firstGroup = (match: RegExpExecArray | null): string | undefined => match?.slice(1).find(Boolean);
