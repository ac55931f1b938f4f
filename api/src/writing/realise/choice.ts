/** FNV-1a, 32 bits. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  return value >>> 0;
}

/** Chooses among ways to say the same, by person and job; each turn, counted from 0, another one. Words that are not wanted give way. */
export type Choose = <Way>(slot: string, ways: readonly [Way, ...Way[]] | readonly Way[]) => Way;

export function chooserFor(
  person: string,
  job: string,
  turn: number,
  isUnwanted: (text: string) => boolean = () => false,
): Choose {
  return (slot, ways) => {
    const wanted = ways.filter((way) => typeof way !== 'string' || !isUnwanted(way));
    const open = wanted.length > 0 ? wanted : ways;
    return open[(hash(`${slot}|${person}|${job}`) + turn) % open.length]!;
  };
}
