import { useCallback, useEffect, useRef } from 'react';

/** So near the end one counts as being there. */
const NEAR_PX = 120;

/**
 * A frame that stays at its end while what it shows grows, unless the reader has scrolled up. What grows is also what
 * is laid out late: out of view, a message's height is a guess.
 *
 * @param begins Changes when something begins that is to be seen: the frame goes to its end, wherever the reader was.
 * @returns the ref of the frame, whose only child is what it shows.
 */
export function useStickToEnd(begins: unknown) {
  const frame = useRef<HTMLElement>(null);
  const isAtEnd = useRef(true);
  const ref = useCallback((element: HTMLElement | null) => {
    frame.current = element;
    const content = element?.firstElementChild;
    if (!element || !content || typeof ResizeObserver === 'undefined') return;
    let top = element.scrollTop;
    const onScroll = () => {
      const isNear = element.scrollHeight - element.scrollTop - element.clientHeight < NEAR_PX;
      // Only a reader scrolls up; growth above moves the frame down, and growth below does not move it.
      if (isNear) isAtEnd.current = true;
      else if (element.scrollTop < top) isAtEnd.current = false;
      top = element.scrollTop;
    };
    const toEnd = () => {
      if (isAtEnd.current) element.scrollTop = element.scrollHeight;
    };
    const growth = new ResizeObserver(toEnd);
    growth.observe(content);
    growth.observe(element);
    element.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      growth.disconnect();
      element.removeEventListener('scroll', onScroll);
    };
  }, []);
  useEffect(() => {
    if (begins === undefined) return;
    isAtEnd.current = true;
    if (frame.current) frame.current.scrollTop = frame.current.scrollHeight;
  }, [begins]);
  return ref;
}
