const INPUTS = ['keydown', 'pointerdown', 'pointermove', 'wheel', 'touchmove', 'input'];

/** Calls back for each thing that the person at the screen does, and not for what scripts make up; returns its end. */
export function watchInput(onInput: () => void): () => void {
  const listening = new AbortController();
  const hear = (event: Event) => {
    // A mouse that only passes over the page asks for nothing.
    if (event.isTrusted && !(event.type === 'pointermove' && (event as PointerEvent).buttons === 0)) onInput();
  };
  for (const type of INPUTS) {
    window.addEventListener(type, hear, { capture: true, passive: true, signal: listening.signal });
  }
  return () => listening.abort();
}
