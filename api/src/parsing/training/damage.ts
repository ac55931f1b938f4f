import { startsWithBullet, stripBullet } from '@vitae/language/bullets';
import { foldWords } from '@vitae/language/fold';
import { HEADINGS } from '@vitae/language/headings';
import type { Fragment, TextDocument } from '../text/model.ts';

type Damage = (document: TextDocument) => TextDocument;

const withFragments = (document: TextDocument, change: (fragments: Fragment[]) => Fragment[]): TextDocument => ({
  ...document,
  pages: document.pages.map((page) => ({ ...page, fragments: change(page.fragments) })),
});

const withText = (fragment: Fragment, text: string): Fragment => {
  const [first] = fragment.spans;
  return first ? { ...fragment, text, spans: [{ ...first, text, width: fragment.width }] } : fragment;
};

/** Nothing is bold, large or coloured any more. */
const withoutLook: Damage = (document) =>
  withFragments(document, (fragments) =>
    fragments.map((fragment) => ({
      ...fragment,
      size: 10,
      spans: fragment.spans.map((span) => ({
        ...span,
        size: 10,
        bold: false,
        italic: false,
        color: '#000000',
        fontName: '',
      })),
    })),
  );

/** No item of a list is marked. */
const withoutBullets: Damage = (document) =>
  withFragments(document, (fragments) =>
    fragments
      .map(({ structure, ...fragment }) => {
        const bare = { ...fragment, ...(structure ? { structure: { ...structure, isListItem: false } } : {}) };
        return startsWithBullet(bare.text) ? withText(bare, stripBullet(bare.text)) : bare;
      })
      .filter(({ text }) => text !== ''),
  );

/** Headings that every reader knows are not printed. */
const withoutHeadings: Damage = (document) =>
  withFragments(document, (fragments) => fragments.filter(({ text }) => !HEADINGS.has(foldWords(text))));

/** Files as other people would have written them: they are read worse, and their truth stays. */
export const DAMAGES: Readonly<Record<string, Damage>> = {
  'without look': withoutLook,
  'without look and bullets': (document) => withoutLook(withoutBullets(document)),
  'without headings': withoutHeadings,
};
