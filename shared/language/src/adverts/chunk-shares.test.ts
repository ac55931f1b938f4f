import { tokenise } from '../tokens.ts';
import { setChunkModel, shareOfChunk } from './chunk-shares.ts';

const LINE = tokenise('Knowledge of kiln maintenance');

it('has learned that what somebody is to know of is asked for rather than the word for knowing', () => {
  const [knowledge, kiln] = [
    { start: 0, end: 1 },
    { start: 2, end: 4 },
  ];
  expect(shareOfChunk(LINE, kiln)).toBeGreaterThan(0.5);
  expect(shareOfChunk(LINE, knowledge)).toBeLessThan(0.2);
});

it('is undecided where it has learned nothing', () => {
  setChunkModel({ scale: 1, weights: [] });
  expect(shareOfChunk(LINE, { start: 2, end: 4 })).toBe(0.5);
  setChunkModel(undefined);
});
