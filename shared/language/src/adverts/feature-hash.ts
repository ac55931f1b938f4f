const { imul } = Math;

/** A feature's number among as many as a power of two: FNV-1a of its name, folded. */
export function featureNumber(name: string, count: number): number {
  let value = 0x811c9dc5;
  for (let i = 0; i < name.length; i++) value = imul(value ^ name.charCodeAt(i), 0x01000193);
  return ((value >>> 13) ^ value) & (count - 1);
}
