/** Phrases are looked at by several steps in turn, and in many readings: this many of the last ones are remembered. */
const MEMORY_SIZE = 4_000;
/** Longer texts are no phrases, and would fill the memory. */
const MAX_LENGTH = 1_000;

const memories: Map<string, unknown>[] = [];

/** The same function of a text, asked once for each of the last texts: it must depend on nothing else. */
export function remembered<Result>(look: (text: string) => Result): (text: string) => Result {
  const memory = new Map<string, Result>();
  memories.push(memory);
  return (text) => {
    if (text.length > MAX_LENGTH) return look(text);
    const known = memory.get(text);
    if (known !== undefined) return known;
    if (memory.size >= MEMORY_SIZE) memory.clear();
    const found = look(text);
    memory.set(text, found);
    return found;
  };
}

/** For when something that all phrases are looked at by has changed: what has been learned of them. */
export function forgetPhrases(): void {
  for (const memory of memories) memory.clear();
}
