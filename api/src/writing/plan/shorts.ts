/** "CSCS" of "CSCS black card": the names in capitals by which a qualification goes. */
export const shortsIn = (name: string): string[] => name.match(/(?<!\p{L})\p{Lu}{3,8}(?!\p{L})/gu) ?? [];
