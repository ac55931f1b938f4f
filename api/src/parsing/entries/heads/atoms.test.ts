import { readingOrder } from '../../layout/reading-order.ts';
import { readPlainText } from '../../text/plain.ts';
import type { EntryKind } from '../entry-kind.ts';
import { atomsOf, pieceOf } from './atoms.ts';

const atoms = (text: string, kind: EntryKind = 'jobs') =>
  atomsOf(kind, readingOrder(readPlainText(new TextEncoder().encode(text), false)), new Map());

it('parts a head at every mark, with dates apart', () => {
  expect(
    atoms('Marlow Center, Fairhaven (cook II, 2016–2021)').map(({ text, join, isDate }) => [text, join, isDate]),
  ).toEqual([
    ['Marlow Center', 'start', false],
    ['Fairhaven', 'comma', false],
    ['cook II', 'open', false],
    ['2016–2021', 'comma', true],
  ]);
  expect(atoms('Engineer at Globex').map(({ text, join }) => [text, join])).toEqual([
    ['Engineer', 'start'],
    ['Globex', 'word'],
  ]);
});

it('parts a degree from its school at words that stand within titles of jobs', () => {
  const texts = (kind: EntryKind) => atoms('Richterin (Probe) am Landgericht', kind).map(({ text }) => text);
  expect(texts('jobs')).toEqual(['Richterin', 'Probe', 'am Landgericht']);
  expect(texts('schools')).toEqual(['Richterin', 'Probe', 'Landgericht']);
});

it('parts no body from what it is for', () => {
  const texts = (text: string) => atoms(text).map((atom) => atom.text);
  expect(texts('Centre for Fire Research, University of Example')).toEqual([
    'Centre for Fire Research',
    'University of Example',
  ]);
  expect(texts('Driver for Globex')).toEqual(['Driver', 'Globex']);
});

it('puts atoms together as they were printed, with the bracket that they open', () => {
  const [degree, honours, school] = atoms('B.Mus. (First Class), University of Example');
  expect(pieceOf([degree!, honours!])?.text).toBe('B.Mus. (First Class)');
  expect(pieceOf([school!])?.text).toBe('University of Example');
});

it('takes no time over a long line', () => {
  expect(atoms('a, '.repeat(100_000)).length).toBeLessThanOrEqual(40);
});
