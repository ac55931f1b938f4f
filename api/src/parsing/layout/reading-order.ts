import type { Fragment, TextDocument } from '../text/model.ts';

export interface Line {
  text: string;
  fragments: Fragment[];
}

/** The lines of a document in the order in which a person reads them. */
export function readingOrder(document: TextDocument): Line[] {
  return document.pages.flatMap((page) => {
    const lines: Line[] = [];
    for (const fragment of [...page.fragments].sort((a, b) => a.baseline - b.baseline || a.x - b.x)) {
      const last = lines.at(-1);
      if (last && Math.abs(last.fragments[0]!.baseline - fragment.baseline) < 2) last.fragments.push(fragment);
      else lines.push({ text: '', fragments: [fragment] });
    }
    return lines.map((line) => ({ ...line, text: line.fragments.map((fragment) => fragment.text).join('\t') }));
  });
}
