import { startTransition, useEffect, useState } from 'react';

/** Messages that are drawn at once; the others follow by as many, without holding up who is typing. */
const STEP = 40;

/** The end of a list at once, and what comes before it little by little. */
export function useLastFirst<Item>(items: readonly Item[]): readonly Item[] {
  const [count, setCount] = useState(STEP);
  const isWhole = count >= items.length;
  useEffect(() => {
    if (!isWhole) startTransition(() => setCount(count + STEP));
  }, [isWhole, count]);
  return isWhole ? items : items.slice(-count);
}
