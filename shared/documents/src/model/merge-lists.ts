type Json = unknown;

/** What a merge needs to know of its items. */
interface ItemRules {
  isSame(a: Json, b: Json): boolean;
  /** An item that both sides have changed, or null where their changes do not go together. */
  merge(before: Json, mine: Json, theirs: Json): { value: Json } | null;
}

/**
 * Two changes of one list whose items have no ids, as one list: items that only one side has changed, added or taken
 * out go together. Null where both have changed the same place in different ways.
 *
 * Which of two equal items a side has kept can't be told, so changes of a list that holds one twice may be found
 * again as other ones. Null there too: a write that comes a second time, because its answer was lost, must add nothing.
 */
export function mergeLists(
  before: readonly Json[],
  mine: readonly Json[],
  theirs: readonly Json[],
  rules: ItemRules,
): Json[] | null {
  const merged = mergeOnce(before, mine, theirs, rules);
  const again = merged && mergeOnce(before, mine, merged, rules);
  return again && !rules.isSame(again, merged) ? null : merged;
}

function mergeOnce(
  before: readonly Json[],
  mine: readonly Json[],
  theirs: readonly Json[],
  rules: ItemRules,
): Json[] | null {
  const keptByMe = keptItems(before, mine, rules.isSame);
  const keptByThem = keptItems(before, theirs, rules.isSame);
  const merged: Json[] = [];
  let from = { before: 0, mine: 0, theirs: 0 };
  for (let at = 0; at <= before.length; at += 1) {
    const isEnd = at === before.length;
    const inMine = isEnd ? mine.length : keptByMe.get(at);
    const inTheirs = isEnd ? theirs.length : keptByThem.get(at);
    if (inMine === undefined || inTheirs === undefined) continue;
    const chunk = mergeChunk(
      before.slice(from.before, at),
      mine.slice(from.mine, inMine),
      theirs.slice(from.theirs, inTheirs),
      rules,
    );
    if (chunk === null) return null;
    merged.push(...chunk, ...(isEnd ? [] : [before[at]]));
    from = { before: at + 1, mine: inMine + 1, theirs: inTheirs + 1 };
  }
  return merged;
}

/** What stands between two items that both sides have kept. */
function mergeChunk(before: Json[], mine: Json[], theirs: Json[], rules: ItemRules): Json[] | null {
  const { isSame } = rules;
  if (isSame(mine, before)) return theirs;
  if (isSame(theirs, before) || isSame(mine, theirs)) return mine;
  if (before.length === 0) return [...theirs, ...mine.filter((item) => !theirs.some((other) => isSame(item, other)))];
  if (mine.length !== before.length || theirs.length !== before.length) return null;
  const merged: Json[] = [];
  for (const [index, item] of before.entries()) {
    const one = rules.merge(item, mine[index], theirs[index]);
    if (one === null) return null;
    merged.push(one.value);
  }
  return merged;
}

/** Where the items that a side has kept stand in it: the longest common sequence. */
function keptItems(before: readonly Json[], side: readonly Json[], isSame: ItemRules['isSame']): Map<number, number> {
  const longest = Array.from({ length: before.length + 1 }, () => new Uint16Array(side.length + 1));
  for (let i = before.length - 1; i >= 0; i -= 1) {
    for (let j = side.length - 1; j >= 0; j -= 1) {
      longest[i]![j] = isSame(before[i], side[j])
        ? longest[i + 1]![j + 1]! + 1
        : Math.max(longest[i + 1]![j]!, longest[i]![j + 1]!);
    }
  }
  const kept = new Map<number, number>();
  for (let i = 0, j = 0; i < before.length && j < side.length; ) {
    if (isSame(before[i], side[j])) {
      kept.set(i, j);
      i += 1;
      j += 1;
    } else if (longest[i + 1]![j]! >= longest[i]![j + 1]!) i += 1;
    else j += 1;
  }
  return kept;
}
