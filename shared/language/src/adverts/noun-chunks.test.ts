import { tokenise } from '../tokens.ts';
import { nounChunks } from './noun-chunks.ts';

it.each([
  ['keeping accurate kiln records and oven charts', ['kiln records', 'oven charts']],
  ["They haven't led small boats", ['boats']],
  ['utility-scale solar farms, rigging', ['utility scale solar farms', 'rigging']],
  ['one two three four five six masts', ['five six masts']],
  ['cope cheerfully', ['cope']],
])('finds in “%s” what may name something', (line, chunks) => {
  const tokens = tokenise(line);
  const found = nounChunks(tokens).map(({ start, end }) =>
    tokens
      .slice(start, end)
      .map(({ text }) => text)
      .join(' '),
  );
  expect(found).toEqual(chunks);
});
