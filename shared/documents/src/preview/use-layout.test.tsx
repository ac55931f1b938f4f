import { render, screen } from '@testing-library/react';
import { useCallback, useState } from 'react';
import { createNodeFontLibrary } from '../../bench/node-fonts.ts';
import { FontLibrary } from '../fonts/library.ts';
import { LetterLayout } from '../letter/letter-layout.ts';
import { useLayout } from './use-layout.ts';

function Lines(props: { library: FontLibrary; templateName: string }) {
  const { library, templateName } = props;
  const [layout] = useState(() => new LetterLayout(library));
  const layOut = useCallback(
    () => layout.layOut({ templateName, introduction: 'Hello there' }),
    [layout, templateName],
  );
  const { document, error } = useLayout(library, layOut);
  const texts = document?.pages[0]?.items.flatMap((item) => (item.kind === 'text' ? [item.text] : []));
  return <p>{error ? 'no fonts' : `${templateName}: ${texts?.join(' ') ?? 'loading'}`}</p>;
}

test('several documents on one screen all get their fonts', async () => {
  const library = createNodeFontLibrary();
  render(
    ['Default', 'Classic', 'Story', 'Modern'].map((name) => <Lines key={name} library={library} templateName={name} />),
  );
  for (const name of ['Default', 'Classic', 'Story', 'Modern']) {
    expect(await screen.findByText(`${name}: Hello there`)).toBeInTheDocument();
  }
});

test('a font that cannot be read is an error, and is read again by the next document', async () => {
  let isDown = true;
  const working = createNodeFontLibrary();
  const library = new FontLibrary(async (file) => {
    if (isDown) throw new Error('offline');
    working.take(file);
    await working.loadWanted();
    return working.take(file)!.font.view.buffer as ArrayBuffer;
  });
  const { unmount } = render(<Lines library={library} templateName="Default" />);
  expect(await screen.findByText('no fonts')).toBeInTheDocument();
  unmount();
  isDown = false;
  render(<Lines library={library} templateName="Default" />);
  expect(await screen.findByText('Default: Hello there')).toBeInTheDocument();
});
