import { useCallback, useEffect, useState } from 'react';
import {
  attachmentLineOf,
  type LetterInput,
  letterLabelsOf,
  letterSchema,
  paragraphsOfLetterText,
} from '../model/letter.ts';
import { PageStack } from '../preview/PageStack.tsx';
import { useLayout } from '../preview/use-layout.ts';
import { VISUALLY_HIDDEN } from '../preview/visually-hidden.ts';
import { letterFonts } from './letter-fonts.ts';
import { LetterLayout } from './letter-layout.ts';

/**
 * A letter on its real pages: what `exportLetterPdf()` makes of the same letter has the same lines on the same
 * pages. `zoom` 1 is the size in print. Until the fonts are there, and where they cannot be loaded, the letter's
 * plain text is shown.
 */
export function LetterPreview(props: { letter: LetterInput; zoom?: number }) {
  const { letter, zoom = 1 } = props;
  const [layout] = useState(() => new LetterLayout(letterFonts));
  const layOut = useCallback(() => layout.layOut(letter), [layout, letter]);
  const { document, error } = useLayout(letterFonts, layOut);

  useEffect(() => {
    if (error) console.error('The fonts of the letter could not be loaded', error);
  }, [error]);

  return (
    <div data-letter-preview={document ? 'pages' : error ? 'text' : 'loading'}>
      <LetterText letter={letter} isHidden={document !== null} />
      {document && <PageStack document={document} zoom={zoom} />}
    </div>
  );
}

/** The letter for assistive technology, to which pages of placed lines say little. */
function LetterText(props: { letter: LetterInput; isHidden: boolean }) {
  const letter = letterSchema.parse(props.letter);
  const contact = [letter.email, letter.phone, letter.location, letter.date, letter.companyName, letter.companyAddress];
  const paragraphs = [...paragraphsOfLetterText(letter.introduction), ...paragraphsOfLetterText(letter.closing)];
  const lines = [
    letter.fullName,
    ...contact,
    ...paragraphs.map((paragraph) => paragraph.lines.join(' ')),
    letter.skills.length > 0 ? `${letterLabelsOf(letter).skills}: ${letter.skills.join(', ')}` : '',
    attachmentLineOf(letter),
  ].filter((line) => line !== '');
  return (
    <article lang={letter.language} dir="auto" style={props.isHidden ? VISUALLY_HIDDEN : { padding: 24 }}>
      {lines.map((line, index) => (
        <p key={index}>{line}</p>
      ))}
    </article>
  );
}
