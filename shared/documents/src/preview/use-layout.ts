import { useEffect, useMemo, useRef, useState } from 'react';
import type { FontLibrary } from '../fonts/library.ts';
import type { LaidOutDocument } from '../layout/page.ts';
import { reuseUnchanged } from '../layout/reuse.ts';

export interface LayoutState {
  /** The newest layout whose fonts are all there; null before the first one. */
  document: LaidOutDocument | null;
  /** Why fonts could not be loaded. */
  error: Error | null;
}

/**
 * Lays a document out whenever `layOut` changes (wrap it in `useCallback`), and again when the fonts that it needs
 * have arrived. Meanwhile the last complete layout stays.
 */
export function useLayout(library: FontLibrary, layOut: () => LaidOutDocument): LayoutState {
  const [fontRound, setFontRound] = useState(0);
  const [error, setError] = useState<Error | null>(null);
  const lastComplete = useRef<LaidOutDocument | null>(null);

  // A new round of fonts calls for a new layout.
  const current = useMemo(() => {
    void fontRound;
    const next = library.attempt(layOut);
    return next && reuseUnchanged(lastComplete.current, next);
  }, [library, layOut, fontRound]);

  useEffect(() => {
    void fontRound;
    if (current) {
      lastComplete.current = current;
      return;
    }
    let isCurrent = true;
    library.loadWanted().then(
      () => isCurrent && setFontRound((round) => round + 1),
      (reason: unknown) => isCurrent && setError(reason instanceof Error ? reason : new Error(String(reason))),
    );
    return () => {
      isCurrent = false;
    };
  }, [current, library, fontRound]);

  return { document: current ?? lastComplete.current, error };
}
