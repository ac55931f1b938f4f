/** Files whose texts are not messages yet. A file leaves the list when it is moved; none joins it. */
const NOT_YET_MOVED = [/^mf-ats\//];

export function notYetMoved(file: string): boolean {
  return NOT_YET_MOVED.some((pattern) => pattern.test(file));
}
