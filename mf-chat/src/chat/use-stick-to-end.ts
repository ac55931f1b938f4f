import { useEffect, useRef } from 'react';

/** So near the end one counts as being there. */
const NEAR_PX = 120;

/** A frame that stays at its end while what it shows grows, unless the reader has scrolled up. */
export function useStickToEnd(changes: readonly unknown[]) {
  const frame = useRef<HTMLDivElement>(null);
  const isAtEnd = useRef(true);
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const onScroll = () => {
      isAtEnd.current = element.scrollHeight - element.scrollTop - element.clientHeight < NEAR_PX;
    };
    element.addEventListener('scroll', onScroll, { passive: true });
    return () => element.removeEventListener('scroll', onScroll);
  }, []);
  // The caller names what makes the content grow.
  useEffect(() => {
    if (isAtEnd.current && frame.current) frame.current.scrollTop = frame.current.scrollHeight;
  }, changes);
  return frame;
}
