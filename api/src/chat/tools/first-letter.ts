export const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

/** As it goes on behind a semicolon: "Served on …" as "served on …", and "IT" as it is. */
export const lowered = (text: string): string =>
  /^\p{Lu}\p{Ll}/u.test(text) ? text[0]!.toLowerCase() + text.slice(1) : text;
