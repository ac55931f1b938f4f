/** FNV-1a, 32 bits. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  return value >>> 0;
}

/** Chooses among ways to say the same, by person and job; each turn, counted from 0, another one. */
export type Choose = <Way>(slot: string, ways: readonly [Way, ...Way[]] | readonly Way[]) => Way;

export function chooserFor(person: string, job: string, turn: number): Choose {
  return (slot, ways) => ways[(hash(`${slot}|${person}|${job}`) + turn) % ways.length]!;
}
